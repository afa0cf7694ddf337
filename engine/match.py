"""A match from its lobby to its result: ``Match.apply(event) -> Match`` is a pure function.

Live play, restart, replay and tests all run it. An event that the rules refuse raises IllegalInput and changes nothing.
What each event does is in ``engine.seat_transitions`` (people) and ``engine.round_transitions`` (rounds); both work on
``engine.state.MatchState``, so that they need not import this module.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from engine import round_transitions, seat_transitions
from engine.errors import Code, IllegalInput
from engine.events import Event, Opened, move_event
from engine.rules import check_options
from engine.seats import Computer, Person, Seat
from engine.state import (
    MISSES_ALLOWED,
    RETURNS_ALLOWED,
    SUBSTITUTE_LEVEL,
    Handler,
    MatchState,
    Phase,
    RoundRecord,
    evolve,
)
from engine.variants import VARIANTS

__all__ = [
    "MISSES_ALLOWED",
    "RETURNS_ALLOWED",
    "SUBSTITUTE_LEVEL",
    "Computer",
    "Match",
    "Person",
    "Phase",
    "RoundRecord",
    "Seat",
    "move_event",
]


_HANDLERS: Mapping[type[Event], Handler] = {**seat_transitions.HANDLERS, **round_transitions.HANDLERS}


@dataclass(frozen=True)
class Match(MatchState):
    """A ``MatchState`` that events can be applied to."""

    @classmethod
    def open(cls, event: Opened) -> Match:
        """The lobby opened by the first event of a log. Raises IllegalInput (BAD_OPTION)."""
        rules = VARIANTS.get(event.options.variant)
        if rules is None:
            raise IllegalInput(
                Code.BAD_OPTION, option="variant", value=event.options.variant, allowed=", ".join(VARIANTS)
            )
        check_options(rules, event.options)
        seats = (Seat(Person(event.host), since=1), *(Seat() for _ in range(event.options.seats - 1)))
        scores = (0,) * len(event.options.sides)
        return cls(
            rules,
            event.options,
            seats,
            event.host,
            Phase.LOBBY,
            seq=1,
            scores=scores,
            seed=event.seed,
            secrets_used=event.secrets_used,
        )

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Match:
        """The match after all events of a log. Raises ValueError for a log that does not begin with ``Opened``."""
        log = iter(events)
        first = next(log, None)
        if not isinstance(first, Opened):
            raise ValueError("the log of a match begins with Opened")  # noqa: TRY004 (the log is wrong, not a type)
        match = cls.open(first)
        for event in log:
            match = match.apply(event)
        return match

    def apply(self, event: Event) -> Match:
        """The match after one more event. Raises IllegalInput where the rules refuse it."""
        return evolve(_HANDLERS[type(event)](self, event), seq=self.seq + 1)

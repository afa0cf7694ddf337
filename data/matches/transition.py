"""What one input causes: the events that follow from it by the rules, by chance and by time running out.

Nothing is stored here. A transition runs until a person, a computer's delay or a pause between rounds has to be waited
for; then it is committed whole.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from random import Random

from data.records.matches import LeftTurn, Table, User
from engine.events import Absence, Closed, Event, Opened, Reason, RoundDealt, Started, StopWithdrawn, TimedOut, Unseated
from engine.match import MISSES_ALLOWED, SUBSTITUTE_LEVEL, Computer, Match, Person, Phase, move_event
from engine.round import Move, MoveSource
from engine.view import SeatView, seat_view

_log = logging.getLogger(__name__)

Chooser = Callable[[SeatView, str], Awaitable[Move]]
"""A computer's move from what its seat may see and its level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Delays:
    """How long things wait, in milliseconds. A person's turn time is an option of the match."""

    computer: tuple[int, int] = (700, 2000)
    """The least and the most that a computer seems to think."""
    lobby: int = 900_000
    """An idle lobby expires."""
    pause: int = 15_000
    """Between two rounds."""
    call: int = 20_000
    """A person who has not pressed anything by then gets a reminder."""


@dataclass(slots=True)
class Transition:
    """Events applied to a match one after the other, with the actor and the people they concern."""

    match: Match
    """After all ``events``."""
    make_secret: Callable[[], bytes]
    chooser: Chooser
    events: list[Event] = field(default_factory=list[Event])
    actor: int | None = None
    """The key of the person whose input this is."""
    people: Mapping[int, User] = field(default_factory=dict[int, User])
    """People who are new at the table or on its guest list, or are called otherwise now."""

    @classmethod
    def open(cls, opened: Opened, *, make_secret: Callable[[], bytes], chooser: Chooser) -> Transition:
        """The transition of a new match. Raises IllegalInput (BAD_OPTION)."""
        return cls(Match.open(opened), make_secret, chooser, [opened], opened.host)

    @property
    def starts(self) -> bool:
        """Whether the match starts in it."""
        return any(isinstance(event, Started) for event in self.events)

    def apply(self, event: Event) -> None:
        """Add an event. Raises IllegalInput where the rules refuse it."""
        self.match = self.match.apply(event)
        self.events.append(event)

    async def run_until_waiting(self) -> None:
        """Apply all that follows by itself, until a person, a computer's delay or a pause is awaited.

        Without people a lobby closes, and in a running match the computers play on to its end at once.
        """
        self.apply_forced()
        if self.match.phase is Phase.LOBBY and not self.match.persons:
            self.apply(Closed(Reason.EMPTY))
        while self.match.is_live and not self.match.persons:
            await self._computer_moves(MoveSource.OCCUPANT)
            await asyncio.sleep(0)  # a whole match may follow: others get their turn between two moves

    async def time_out(self) -> None:
        """Apply what is due when the time of a match is up, and all that follows."""
        match = self.match
        if match.phase is Phase.LOBBY:
            self.apply(Closed(Reason.EXPIRED))
        elif match.phase is Phase.BETWEEN:
            self._deal()
        elif match.on_turn is not None and match.seats[match.on_turn].person is None:
            await self._computer_moves(MoveSource.OCCUPANT)
        elif match.on_turn is not None:
            await self._turn_is_over(match.on_turn)
        await self.run_until_waiting()

    async def _turn_is_over(self, seat: int) -> None:
        """The computer makes the moves of a turn that timed out; a person who has missed too many loses the seat."""
        since, late = self.match.turn_since, self.match.seats[seat].person
        self.apply(TimedOut(seat))
        if late is not None and self.match.seats[seat].misses >= MISSES_ALLOWED:
            self.apply(Unseated(late, Absence.MISSED))
        while self.match.on_turn == seat and self.match.turn_since == since:
            await self._computer_moves(MoveSource.TIMEOUT)

    async def _computer_moves(self, by: MoveSource) -> None:
        seat, view = self.match.on_turn, None
        if seat is not None:
            view = seat_view(self.match, seat)
        if seat is None or view is None:
            raise RuntimeError("a computer was to move and no move is awaited")
        occupant = self.match.seats[seat].occupant
        # Where computers are left alone they play on at once, while everything else waits: there is no time to think.
        alone = not self.match.persons
        level = occupant.level if isinstance(occupant, Computer) and not alone else SUBSTITUTE_LEVEL
        try:
            self.apply(move_event(seat, await self.chooser(view, level), by))
        except Exception:  # noqa: BLE001
            # An opponent that fails, or answers with a move that the rules refuse, must not hold up a table: any legal
            # move will do, and the log has the fault.
            _log.exception("the %s computer failed; its first legal move is played", level)
            self.apply(move_event(seat, view.moves[0], by))
        self.apply_forced()

    def apply_forced(self) -> None:
        while True:
            forced = self.match.forced()
            if forced is not None:
                self.apply(forced)
            elif self.match.wants_deal:
                self._deal()
            else:
                return

    def _deal(self) -> None:
        # A wish to end the match without a result is one for the score of its round: it must not wait for a day on
        # which the other side would like to.
        for seat in self.match.seats:
            if seat.stops and seat.person is not None:
                self.apply(StopWithdrawn(seat.person))
        secret = self.match.next_secret
        self.apply(RoundDealt(self.make_secret().hex()) if secret is None else RoundDealt(secret, procedure=2))


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a table is due, the span given, and when its person gets a reminder. Milliseconds."""

    at: int | None = None
    span: int = 0
    call_at: int | None = None
    left_turn: LeftTurn | None = None


def next_deadline(before: Table | None, match: Match, *, now: int, delays: Delays, rng: Random) -> Deadline:
    """When a match is due after an input: unchanged while the same thing is awaited, else a full span from now.

    A person who leaves during their turn and comes back has only the rest of it; else they could stall for ever.
    """
    awaited, left_turn = _awaited(match), None if before is None else _left_turn(before, match)
    if before is not None and awaited == _awaited(before.match):
        return Deadline(before.due_at, before.due_span, before.call_at, left_turn)
    match awaited:
        case None:
            return Deadline()
        case ("lobby", _):
            span, call_at = delays.lobby, None
        case ("pause", _):
            span, call_at = delays.pause, None
        case ("computer", _):
            span, call_at = rng.randint(*delays.computer), None
        case _:
            span, call_at = match.options.turn_time * 1000, now + delays.call
            if left_turn is not None and awaited[1] == left_turn.person:
                return Deadline(left_turn.due_at, span, call_at, left_turn)
    return Deadline(now + span, span, call_at, left_turn)


def _left_turn(before: Table, match: Match) -> LeftTurn | None:
    """The person who left during the current turn, if one did."""
    if match.on_turn is None or match.turn_since != before.match.turn_since:
        return None
    seat = before.match.on_turn
    person = None if seat is None else before.match.seats[seat].person
    if person is None or person == match.seats[match.on_turn].person or before.due_at is None:
        return before.left_turn
    return LeftTurn(person, before.due_at)


def deadline_after(before: Table | None, match: Match, *, now: int, delays: Delays, rng: Random) -> Deadline:
    """``next_deadline`` for a table that may be paused: then only its lobby still expires."""
    if before is not None and before.paused_at is not None and match.phase in (Phase.PLAYING, Phase.BETWEEN):
        same = _awaited(before.match) == _awaited(match)
        return Deadline(span=before.due_span if same else 0)  # what is left of the time
    return next_deadline(before, match, now=now, delays=delays, rng=rng)


def _awaited(match: Match) -> tuple[object, ...] | None:
    """A value that stays the same as long as the same thing is awaited."""
    if not match.is_live:
        return None
    if match.phase is Phase.LOBBY:
        return ("lobby", match.seq)
    if match.on_turn is None:
        return ("pause", len(match.records))
    occupant = match.seats[match.on_turn].occupant
    if isinstance(occupant, Person):
        return ("person", occupant.key, match.turn_since)
    # What people do meanwhile (come, go, invite) does not delay a computer.
    return ("computer", (match.turn_since, 0 if match.round is None else len(match.round.acts)))

"""A match from its lobby to its result: ``Match.apply(event) -> Match`` is a pure function of its log.

Live play, restart, replay and tests all run it. An event that the rules refuse raises IllegalInput and changes nothing.
What each event does is in ``engine.seat_transitions`` (people) and ``engine.round_transitions`` (rounds).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine import round_transitions, seat_transitions
from engine.errors import Code, IllegalInput
from engine.events import Event, Opened, Reason
from engine.round import MoveSource, Round
from engine.round_transitions import move_event
from engine.rules import Options, Rules, check_options, winners
from engine.seats import Computer, Handover, Occupant, Person, Seat
from engine.state import MISSES_ALLOWED, SUBSTITUTE_LEVEL, Phase, RoundRecord, evolve
from engine.variants import VARIANTS

__all__ = [
    "MISSES_ALLOWED",
    "SUBSTITUTE_LEVEL",
    "Computer",
    "Match",
    "Person",
    "Phase",
    "RoundRecord",
    "Seat",
    "move_event",
]

_HANDLERS = {**seat_transitions.HANDLERS, **round_transitions.HANDLERS}


@dataclass(frozen=True)
class Match:
    """Everything that is true of a match after ``seq`` events. Not slotted: see ``engine.state.but``."""

    rules: Rules
    options: Options
    seats: tuple[Seat, ...]
    host: int
    """The person key of who may start and stop."""
    phase: Phase
    seq: int
    scores: tuple[int, ...]
    """By side."""
    kept: tuple[int | None, ...] = ()
    """Lobby of a rematch: the person whom each seat is kept for; empty elsewhere."""
    started: int | None = None
    """The ``seq`` at which the lobby became a running match."""
    round: Round | None = None
    secret: str | None = None
    """Of the running or last round; published only when that round is over."""
    turn_since: int = 0
    """The ``seq`` at which the present turn began."""
    handovers: tuple[Handover, ...] = ()
    """Seats that have changed hands since the present round was dealt, in order."""
    records: tuple[RoundRecord, ...] = ()
    rated: bool = False
    """Settled at the start: the lobby's option, and all owners people, at least two."""
    reason: Reason | None = None
    private: bool = False
    """Whether only invited people may sit down, in the lobby and later."""
    invited: tuple[int, ...] = ()
    """People whom the host has asked to the table."""
    unwelcome: tuple[int, ...] = ()
    """People whom the host has sent away from the lobby, until they are invited."""
    claimed: int | None = None
    """The side that won because its last person claimed a table of computers."""

    @property
    def is_live(self) -> bool:
        return self.phase not in (Phase.FINISHED, Phase.CLOSED)

    @property
    def on_turn(self) -> int | None:
        """The seat whose move is awaited."""
        return self.round.turn if self.phase is Phase.PLAYING and self.round and not self.round.over else None

    @property
    def persons(self) -> tuple[int, ...]:
        """Keys of the people who hold a seat now, in the order of seats."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def wants_deal(self) -> bool:
        """Whether the next round should be dealt at once: the match has just started, or everybody is ready."""
        if self.phase is Phase.PLAYING:
            return self.round is None
        return self.phase is Phase.BETWEEN and all(seat.ready for seat in self.seats if seat.person is not None)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that won; several where they share the first place, none before the end."""
        if self.phase is not Phase.FINISHED:
            return ()
        if self.claimed is not None:
            return (self.claimed,)
        return winners(self.rules, self.options.goal, self.scores, last=self.records[-1].winner)

    @property
    def cut_short(self) -> bool:
        """Whether the match ended while a round was running, which is in no record therefore."""
        last = self.records[-1].secret if self.records else None
        return not self.is_live and self.round is not None and self.secret != last

    @property
    def free_seats(self) -> tuple[int, ...]:
        """Seats of a running match that the computer holds for somebody who left."""
        if self.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_free)

    def may_join(self, person: int) -> Code | None:
        """Why a person may not sit down in the lobby; None when they may, if there is a seat."""
        if self.phase is not Phase.LOBBY:
            return Code.NOT_A_LOBBY if self.is_live else Code.NOT_RUNNING
        if person in self.persons:
            return Code.ALREADY_SEATED
        return self._unwanted(person)

    def may_take(self, person: int, seat: int) -> Code | None:
        """Why a person may not take a seat of the running match; None when they may.

        A free seat is open to its owner and to substitutes, to nobody who has sat on another seat (H8), and to
        strangers only as far as the host lets them in.
        """
        if self.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return Code.NOT_RUNNING
        if person in self.persons:
            return Code.ALREADY_SEATED
        if seat not in self.free_seats:
            return Code.SEAT_TAKEN
        if any(person in other.sitters for number, other in enumerate(self.seats) if number != seat):
            return Code.SEAT_BARRED
        return None if person in self.seats[seat].sitters else self._unwanted(person)

    def can_claim(self, person: int) -> bool:
        """Whether a person may end the match as it stands and win it: nobody else is left, somebody was (H9)."""
        return self.persons == (person,) and bool(self.free_seats)

    def _unwanted(self, person: int) -> Code | None:
        if person in self.unwelcome:
            return Code.SENT_AWAY
        return Code.NOT_INVITED if self.private and person not in self.invited else None

    def holder(self, seat: int, moves: int) -> Occupant | None:
        """Who held a seat when so many moves of the present round had been made; at its deal for -1."""
        changes = (each for each in self.handovers if each.seat == seat and each.moves > moves)
        change = next(changes, None)
        return self.seats[seat].occupant if change is None else change.before

    def maker(self, number: int) -> Occupant | None:
        """Who made a move of the present round, by its number from 0; whose time was up where it was made for them."""
        assert self.round is not None
        act = self.round.acts[number]
        holder = self.holder(act.seat, number)
        if act.by is not MoveSource.TIMEOUT or isinstance(holder, Person):
            return holder
        # The second time that is missed in a row frees the seat before the move is made.
        late = [
            each.before
            for each in self.handovers
            if each.seat == act.seat and each.moves <= number and isinstance(each.before, Person)
        ]
        return late[-1] if late else holder

    def has_sat(self, person: int) -> bool:
        """Whether a person has sat here since the first deal."""
        return any(person in seat.sitters for seat in self.seats)

    def seat_of(self, person: int) -> int | None:
        """The seat that a person holds now."""
        return next((number for number, seat in enumerate(self.seats) if seat.person == person), None)

    def is_fresh(self, seq: int) -> bool:
        """Whether something shown at ``seq`` still belongs to the present turn."""
        return self.turn_since <= seq <= self.seq

    def showed_running(self, seq: int) -> bool:
        """Whether something shown at ``seq`` showed this match running, not its lobby."""
        return self.started is not None and self.started <= seq <= self.seq

    def forced(self) -> Event | None:
        """The event that the rules add by themselves, None when somebody has to decide."""
        if self.on_turn is None or self.round is None:
            return None
        move = self.round.forced()
        return None if move is None else move_event(self.on_turn, move, MoveSource.RULES)

    @classmethod
    def open(cls, event: Opened) -> Match:
        """The lobby that the first event of a log opens. Raises IllegalInput (BAD_OPTION)."""
        rules = VARIANTS.get(event.options.variant)
        if rules is None:
            raise IllegalInput(
                Code.BAD_OPTION, option="variant", value=event.options.variant, allowed=", ".join(VARIANTS)
            )
        check_options(rules, event.options)
        seats = (Seat(Person(event.host), since=1), *(Seat() for _ in range(event.options.seats - 1)))
        scores = (0,) * len(event.options.sides)
        return cls(rules, event.options, seats, event.host, Phase.LOBBY, 1, scores)

    @classmethod
    def replay(cls, events: Iterable[Event]) -> Match:
        """The match that a log tells. Raises ValueError for a log that does not begin with ``Opened``."""
        log = iter(events)
        first = next(log, None)
        if not isinstance(first, Opened):
            raise ValueError("the log of a match begins with Opened")
        match = cls.open(first)
        for event in log:
            match = match.apply(event)
        return match

    def apply(self, event: Event) -> Match:
        """The match after one more event. Raises IllegalInput where the rules refuse it."""
        return evolve(_HANDLERS[type(event)](self, event), seq=self.seq + 1)

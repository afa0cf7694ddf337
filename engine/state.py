"""``MatchState``, everything that is true of a match, and what event handlers use to make the next state."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol, TypeVar

from engine.errors import Code, IllegalInput
from engine.events import Event, Reason, move_event
from engine.fairness import ROUNDS, round_secret
from engine.moves import MoveSource
from engine.round import Round
from engine.rules import EndReason, Options, Rules, winners
from engine.seats import Handover, Occupant, Person, Seat
from engine.tiles import Tile

SUBSTITUTE_LEVEL = "medium"
"""The level of the computer that holds a seat for a person who left, or moves for one whose time ran out."""

MISSES_ALLOWED = 2
"""Missing this many turn times in a row is leaving (H10)."""

RETURNS_ALLOWED = 2
"""How often an owner may take their seat of a rated match back (H18)."""


class Phase(Enum):
    """Where a match is between its opening and its end."""

    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A round is over, the next one not dealt yet."""
    FINISHED = "finished"
    CLOSED = "closed"
    """Ended without a result."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round: who earned what, and the hands as they were shown."""

    end_reason: EndReason
    seat: int
    """The seat that went out, made the last move, or reached the target."""
    winner: int | None
    """The side that won the round."""
    hands: tuple[tuple[Tile, ...], ...]
    pips: tuple[int, ...]
    """What was left in each hand, as the variant values tiles."""
    points: tuple[int, ...]
    """What each side scored by the end of the round, without what its plays had scored before."""
    dropped: int
    """Points that an exact target refused at the end of the round."""
    scores: tuple[int, ...]
    """The running scores after it, by side."""
    secret: str
    people: tuple[int | None, ...] = ()
    """Who held each seat at its end, by key; None for a computer."""
    best_play: tuple[int, int] | None = None
    """The person who made the play that scored most, the first of several, and its points; plays that the computer or
    the rules made do not count."""


@dataclass(frozen=True)
class MatchState:
    """Everything that is true of a match after ``seq`` events. Not slotted: see ``evolve``."""

    rules: Rules
    options: Options
    seats: tuple[Seat, ...]
    host: int
    """The key of the person who may start and stop the match."""
    phase: Phase
    seq: int
    scores: tuple[int, ...]
    """By side."""
    kept: tuple[int | None, ...] = ()
    """In the lobby of a rematch: the person each seat is kept for; empty elsewhere."""
    started: int | None = None
    """The ``seq`` at which the lobby became a running match."""
    round: Round | None = None
    secret: str | None = None
    """Of the running or last round; published when that round is over."""
    procedure: int = 1
    """How the running or last round was derived from its secret, one of ``fairness.PROCEDURES``."""
    deal_presses: tuple[int, ...] = ()
    """``presses`` at the deal of that round."""
    seed: str | None = None
    """Where the secrets of all rounds come from; None where each round has one of its own (procedure 1)."""
    secrets_used: int = 0
    """How many of them have been dealt from, here and in the match of which this is the rematch."""
    presses: tuple[int, ...] = ()
    """The ids of all presses of Start and Ready so far, in order; they go into each deal (procedure 2)."""
    turn_since: int = 0
    """The ``seq`` at which the present turn began."""
    handovers: tuple[Handover, ...] = ()
    """Changes of occupants since the present round was dealt, in order."""
    records: tuple[RoundRecord, ...] = ()
    rated: bool = False
    """Decided at the start: the option of the lobby, and only people on the seats."""
    reason: Reason | None = None
    private: bool = False
    """Whether only invited people may sit down, in the lobby and later."""
    invited: tuple[int, ...] = ()
    """People whom the host has invited."""
    invitations: tuple[int, ...] = ()
    """Whom the host has invited each time, also those who were sent away since."""
    rated_since: int = 0
    """The ``seq`` at which the last computer was sent away from a lobby that counts without one; 0 if none was."""
    unwelcome: tuple[int, ...] = ()
    """People whom the host has sent away and not invited since."""
    claimed: int | None = None
    """The side that won because the last person at the table claimed the match."""

    @property
    def is_live(self) -> bool:
        return self.phase not in (Phase.FINISHED, Phase.CLOSED)

    @property
    def on_turn(self) -> int | None:
        """The seat that has to move."""
        return self.round.turn if self.phase is Phase.PLAYING and self.round and not self.round.over else None

    @property
    def persons(self) -> tuple[int, ...]:
        """Keys of the people who hold seats, in the order of seats."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def is_solo(self) -> bool:
        """Whether one person plays against computers only, since the first deal; such a match is never rated."""
        return sum(isinstance(seat.owner, Person) for seat in self.seats) == 1 == len(self.persons)

    @property
    def wants_deal(self) -> bool:
        """Whether the next round is to be dealt now: the match has just started, or all people are ready."""
        if self.phase is Phase.PLAYING:
            return self.round is None
        return self.phase is Phase.BETWEEN and all(seat.ready for seat in self.seats if seat.person is not None)

    @property
    def next_secret(self) -> str | None:
        """From which the next round will be dealt; its commitment may be shown, it may not. None where the match has no
        seed, or the seed no more secrets: then a round gets one of its own, by procedure 1."""
        if self.seed is None or self.secrets_used >= ROUNDS:
            return None
        return round_secret(self.seed, self.secrets_used + 1)

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
        """Whether the match ended during a round, which therefore has no record."""
        last = self.records[-1].secret if self.records else None
        return not self.is_live and self.round is not None and self.secret != last

    @property
    def free_seats(self) -> tuple[int, ...]:
        """Seats of a running match that the computer holds for people who left."""
        if self.phase not in (Phase.PLAYING, Phase.BETWEEN):
            return ()
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_free)

    def may_join(self, person: int) -> Code | None:
        """Why a person may not sit down in the lobby, whether or not a seat is free; None when they may."""
        if self.phase is not Phase.LOBBY:
            return Code.NOT_A_LOBBY if self.is_live else Code.NOT_RUNNING
        if person in self.persons:
            return Code.ALREADY_SEATED
        return self._unwanted(person)

    def may_take(self, person: int, seat: int) -> Code | None:
        """Why a person may not take a seat of the running match; None when they may.

        A free seat is open to all who have sat on it, and to others unless they have sat on another seat (H8), were
        sent away, or are not invited to a private table.
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

    def may_sit_down(self, person: int, seat: int) -> Code | None:
        """As ``may_take``, but an owner takes the seat of a rated match back twice only (H18).

        ``may_take`` alone decides about events, so that logs from before that rule can be replayed.
        """
        code = self.may_take(person, seat)
        if code is None and self.rated:
            held = self.seats[seat]
            if held.owner == Person(person) and held.returns >= RETURNS_ALLOWED:
                return Code.RETURNED_TWICE
        return code

    def can_claim(self, person: int) -> bool:
        """Whether a person may end the match now and win it: all other people have left, at least one (H9)."""
        return self.persons == (person,) and bool(self.free_seats)

    def _unwanted(self, person: int) -> Code | None:
        if person in self.unwelcome:
            return Code.SENT_AWAY
        return Code.NOT_INVITED if self.private and person not in self.invited else None

    def holder(self, seat: int, moves: int) -> Occupant | None:
        """The occupant of a seat after this many moves of the present round; at its deal for -1."""
        changes = (each for each in self.handovers if each.seat == seat and each.moves > moves)
        change = next(changes, None)
        return self.seats[seat].occupant if change is None else change.before

    def maker(self, number: int) -> Occupant | None:
        """Who made a move of the present round, by its number from 0; for a missed turn, the person who missed it."""
        assert self.round is not None
        act = self.round.acts[number]
        holder = self.holder(act.seat, number)
        if act.by is not MoveSource.TIMEOUT or isinstance(holder, Person):
            return holder
        # The second missed turn in a row frees the seat before the move is made.
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
        """The event of a move that the rules make, None when a seat has to decide."""
        if self.on_turn is None or self.round is None:
            return None
        move = self.round.forced()
        return None if move is None else move_event(self.on_turn, move, MoveSource.RULES)


StateT = TypeVar("StateT", bound=MatchState)
"""A handler returns the class that it was given: ``MatchState`` or ``engine.match.Match``."""


class Handler(Protocol):
    """The state after an event of one kind. Raises IllegalInput where the rules refuse it."""

    def __call__(self, match: StateT, event: Any, /) -> StateT: ...


VIEW = "public view"
"""Where ``engine.view`` keeps that of a state, which many ask for."""


def evolve(match: StateT, **changes: Any) -> StateT:
    """``dataclasses.replace`` without validation, which no field needs: five times as fast, and every event uses it."""
    after: StateT = object.__new__(type(match))
    after.__dict__.update(match.__dict__, **changes)
    after.__dict__.pop(VIEW, None)
    return after


def require(match: MatchState, *phases: Phase) -> None:
    """Raise IllegalInput (NOT_A_LOBBY, NOT_RUNNING) unless the match is in one of these phases."""
    if match.phase not in phases:
        lobby_is_past = phases == (Phase.LOBBY,) and match.is_live
        raise IllegalInput(Code.NOT_A_LOBBY if lobby_is_past else Code.NOT_RUNNING)


def seat_of(match: MatchState, person: int) -> int:
    """The seat that a person holds. Raises IllegalInput (NOT_SEATED)."""
    number = match.seat_of(person)
    if number is None:
        raise IllegalInput(Code.NOT_SEATED)
    return number


def with_seat(match: MatchState, number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats of a match with one of them replaced."""
    return (*match.seats[:number], seat, *match.seats[number + 1 :])

"""A match from its lobby to its result: ``Match.apply(event) -> Match`` is a pure function of its log.

Live play, restart, replay and tests all run it. An event that the rules refuse raises IllegalInput and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine.errors import Code, IllegalInput
from engine.events import (
    Closed,
    ComputerAdded,
    Drew,
    Event,
    Joined,
    Left,
    Opened,
    Passed,
    Played,
    Readied,
    Reason,
    RoundDealt,
    SeatsKept,
    SeatTaken,
    Started,
    StopWanted,
    TimedOut,
)
from engine.round import By, Draw, Move, Pass, Play, Round
from engine.rules import How, Options, Rules, book, check_options, is_decided, next_leader, side_of, winners
from engine.seats import Computer, Person, Seat
from engine.tiles import Tile
from engine.variants import VARIANTS

SUBSTITUTE_LEVEL = "medium"
"""The level at which the computer holds a seat for somebody who left, and moves for somebody whose time ran out."""


class Phase(Enum):
    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A round is over, the next one not dealt yet."""
    FINISHED = "finished"
    CLOSED = "closed"
    """Ended without a result."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round: who earned what, and the hands as they were turned up."""

    how: How
    seat: int
    """Who went out, made the last move, or reached the target."""
    winner: int | None
    """The side that won the round."""
    hands: tuple[tuple[Tile, ...], ...]
    pips: tuple[int, ...]
    """What was left in each hand, as the variant values tiles."""
    points: tuple[int, ...]
    """What each side was booked for the end of the round (points in play are booked as they fall)."""
    dropped: int
    """Points that an exact target refused at the end of the round."""
    scores: tuple[int, ...]
    """The running scores after it, by side."""
    secret: str


@dataclass(frozen=True)
class Match:
    """Everything that is true of a match after ``seq`` events. Not slotted: see ``_but``."""

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
    records: tuple[RoundRecord, ...] = ()
    rated: bool = False
    """Settled at the start: the lobby's option, and all owners people, at least two."""
    reason: Reason | None = None

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
        return winners(self.rules, self.options.goal, self.scores, last=self.records[-1].winner)

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
        return None if move is None else move_event(self.on_turn, move, By.RULES)

    @classmethod
    def open(cls, event: Opened) -> Match:
        """The lobby that the first event of a log opens. Raises IllegalInput (BAD_OPTION)."""
        rules = VARIANTS.get(event.options.variant)
        if rules is None:
            raise IllegalInput(
                Code.BAD_OPTION, option="variant", value=event.options.variant, allowed=", ".join(VARIANTS)
            )
        check_options(rules, event.options)
        seats = (Seat(Person(event.host)), *(Seat() for _ in range(event.options.seats - 1)))
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
        return _but(_HANDLERS[type(event)](self, event), seq=self.seq + 1)


def _but(match: Match, **changes: Any) -> Match:
    """``dataclasses.replace`` for a value that has nothing to check: a fifth of its time, and every event needs it."""
    after = object.__new__(Match)
    after.__dict__.update(match.__dict__, **changes)
    return after


def _move(event: Played | Drew | Passed) -> Move:
    match event:
        case Played():
            return Play(event.tile, event.arm)
        case Drew():
            return Draw()
        case Passed():
            return Pass()


def move_event(seat: int, move: Move, by: By = By.OCCUPANT) -> Played | Drew | Passed:
    """The event that records a move."""
    match move:
        case Play(tile, arm):
            return Played(seat, tile, arm, by)
        case Draw():
            return Drew(seat, by)
        case Pass():
            return Passed(seat, by)


def _require(match: Match, *phases: Phase) -> None:
    if match.phase not in phases:
        lobby_is_past = phases == (Phase.LOBBY,) and match.is_live
        raise IllegalInput(Code.NOT_A_LOBBY if lobby_is_past else Code.NOT_RUNNING)


def _seat_of(match: Match, person: int) -> int:
    number = match.seat_of(person)
    if number is None:
        raise IllegalInput(Code.NOT_SEATED)
    return number


def _with_seat(match: Match, number: int, seat: Seat) -> tuple[Seat, ...]:
    return (*match.seats[:number], seat, *match.seats[number + 1 :])


def _seated(match: Match, event: Joined | ComputerAdded) -> Match:
    _require(match, Phase.LOBBY)
    if isinstance(event, Joined) and event.person in match.persons:
        raise IllegalInput(Code.ALREADY_SEATED)
    occupant = Person(event.person) if isinstance(event, Joined) else Computer(event.level)
    return _but(match, seats=_with_seat(match, _place_for(match, occupant), Seat(occupant)))


def _place_for(match: Match, occupant: Person | Computer) -> int:
    """The free seat that somebody new takes: the own one, else one that is kept for nobody, else any."""
    free = [number for number, seat in enumerate(match.seats) if seat.occupant is None]
    if not free:
        raise IllegalInput(Code.LOBBY_FULL, seats=len(match.seats))
    kept = match.kept or (None,) * len(match.seats)
    own = [number for number in free if isinstance(occupant, Person) and kept[number] == occupant.key]
    return (own or [number for number in free if kept[number] is None] or free)[0]


def _seats_kept(match: Match, event: SeatsKept) -> Match:
    _require(match, Phase.LOBBY)
    if len(event.people) != len(match.seats):
        raise IllegalInput(Code.BAD_OPTION, option="seats", value=len(event.people), allowed=str(len(match.seats)))
    if any(seat.occupant is not None and seat.person != match.host for seat in match.seats):
        raise IllegalInput(Code.SEAT_TAKEN)
    host = Person(match.host)
    empty = _but(match, seats=(Seat(),) * len(match.seats), kept=event.people)
    return _but(empty, seats=_with_seat(empty, _place_for(empty, host), Seat(host)))


def _started(match: Match, event: Started) -> Match:
    _require(match, Phase.LOBBY)
    taken = sum(seat.occupant is not None for seat in match.seats)
    if taken < len(match.seats):
        raise IllegalInput(Code.TOO_FEW, taken=taken, seats=len(match.seats))
    seats = tuple(
        replace(seat, owner=seat.occupant, sitters=() if seat.person is None else (seat.person,))
        for seat in match.seats
    )
    rated = match.options.rated and len(match.persons) == len(seats)
    return _but(match, seats=seats, phase=Phase.PLAYING, rated=rated, started=match.seq + 1)


def _left(match: Match, event: Left) -> Match:
    _require(match, Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN)
    number = _seat_of(match, event.person)
    if match.phase is Phase.LOBBY:
        seats = _with_seat(match, number, Seat())
    else:
        seats = _with_seat(
            match, number, replace(match.seats[number], occupant=Computer(SUBSTITUTE_LEVEL), misses=0, stops=False)
        )
    after = _but(match, seats=seats)
    if match.host == event.person and after.persons:
        after = _but(after, host=after.persons[0])
    return _stopped_if_agreed(after)


def _dealt(match: Match, event: RoundDealt) -> Match:
    _require(match, Phase.PLAYING, Phase.BETWEEN)
    if match.on_turn is not None:
        raise IllegalInput(Code.ROUND_NOT_OVER)
    leader = None
    if match.records:
        last = match.records[-1]
        leader = next_leader(match.rules, how=last.how, seat=last.seat)
    dealt = Round.deal(match.rules, match.options, bytes.fromhex(event.secret), leader)
    seats = tuple(replace(seat, ready=False) for seat in match.seats)
    return _but(match, phase=Phase.PLAYING, round=dealt, secret=event.secret, seats=seats, turn_since=match.seq + 1)


def _moved(match: Match, event: Played | Drew | Passed) -> Match:
    _require(match, Phase.PLAYING)
    number, by, move = event.seat, event.by, _move(event)
    if match.round is None or match.on_turn is None:
        raise IllegalInput(Code.ROUND_OVER)
    moved = match.round.apply(number, move, by)
    seats = match.seats
    if by is By.OCCUPANT and seats[number].misses:
        seats = _with_seat(match, number, replace(seats[number], misses=0))
    stays = isinstance(move, Draw) and not moved.over
    after = _but(match, round=moved, seats=seats, turn_since=match.turn_since if stays else match.seq + 1)
    if isinstance(move, Play) and (moved.over or moved.points):
        return _booked(after, moved, number)
    return _ended(after, moved, number) if moved.over else after


def _booked(match: Match, played: Round, number: int) -> Match:
    """Book what a play earned: the points of the ends first, then those of the round's end (rules G7, G9, F3)."""
    side, act = side_of(match.options.sides, number), played.acts[-1]
    went_out, score = played.how is How.OUT, played.score
    bonus = score.points[side] if went_out and score else 0
    booking = book(match.rules, match.options.goal, match.scores, side=side, points=act.points + bonus)
    if act.points and not booking.counted:
        played = played.uncounted()
    after = _but(match, round=played, scores=booking.scores)
    if went_out:
        own, dropped = (bonus, 0) if booking.counted else (0, bonus)
        return _ended(after, played, number, own=own, dropped=dropped)
    if booking.reached:
        return _recorded(after, played, How.TARGET, number, winner=side, points=(0,) * len(match.scores), dropped=0)
    return _ended(after, played, number) if played.over else after


def _ended(match: Match, played: Round, number: int, *, own: int | None = None, dropped: int = 0) -> Match:
    """Record a finished round. ``own`` is what the side that went out was booked already, None when nobody did."""
    end, score = played.end, played.score
    assert end is not None
    assert score is not None
    already = None if own is None else end.side
    scores, booked = match.scores, [0] * len(match.scores)
    if already is not None and own is not None:
        booked[already] = own
    for side, points in enumerate(score.points):
        if points and side != already:
            booking = book(match.rules, match.options.goal, scores, side=side, points=points)
            scores, booked[side] = booking.scores, points
    how, winner = end.how, score.winner
    after = _but(match, scores=scores)
    return _recorded(after, played, how, number, winner=winner, points=tuple(booked), dropped=dropped)


def _recorded(
    match: Match, played: Round, how: How, number: int, *, winner: int | None, points: tuple[int, ...], dropped: int
) -> Match:
    assert match.secret is not None
    record = RoundRecord(
        how=how,
        seat=number,
        winner=winner,
        hands=played.hands,
        pips=tuple(sum(map(match.rules.tile_value, hand)) for hand in played.hands),
        points=points,
        dropped=dropped,
        scores=match.scores,
        secret=match.secret,
    )
    records = (*match.records, record)
    finished = is_decided(match.options.goal, match.scores, rounds=len(records))
    return _but(match, records=records, phase=Phase.FINISHED if finished else Phase.BETWEEN)


def _timed_out(match: Match, event: TimedOut) -> Match:
    _require(match, Phase.PLAYING)
    if match.on_turn != event.seat:
        raise IllegalInput(Code.NOT_YOUR_TURN)
    seat = match.seats[event.seat]
    return _but(match, seats=_with_seat(match, event.seat, replace(seat, misses=seat.misses + 1)))


def _seat_taken(match: Match, event: SeatTaken) -> Match:
    _require(match, Phase.PLAYING, Phase.BETWEEN)
    if event.person in match.persons:
        raise IllegalInput(Code.ALREADY_SEATED)
    if not 0 <= event.seat < len(match.seats) or not match.seats[event.seat].is_free:
        raise IllegalInput(Code.SEAT_TAKEN)
    if any(event.person in seat.sitters for number, seat in enumerate(match.seats) if number != event.seat):
        raise IllegalInput(Code.SEAT_BARRED)
    seat = match.seats[event.seat]
    sitters = seat.sitters if seat.sitters[-1:] == (event.person,) else (*seat.sitters, event.person)
    taken = replace(seat, occupant=Person(event.person), sitters=sitters, misses=0, ready=False)
    after = _but(match, seats=_with_seat(match, event.seat, taken))
    return after if match.host in after.persons else _but(after, host=event.person)


def _readied(match: Match, event: Readied) -> Match:
    _require(match, Phase.BETWEEN)
    number = _seat_of(match, event.person)
    return _but(match, seats=_with_seat(match, number, replace(match.seats[number], ready=True)))


def _stop_wanted(match: Match, event: StopWanted) -> Match:
    _require(match, Phase.PLAYING, Phase.BETWEEN)
    number = _seat_of(match, event.person)
    return _stopped_if_agreed(_but(match, seats=_with_seat(match, number, replace(match.seats[number], stops=True))))


def _stopped_if_agreed(match: Match) -> Match:
    """Closed where everybody who still sits there wants it: by a wish, or because the last who did not has left."""
    if match.persons and all(seat.stops for seat in match.seats if seat.person is not None):
        return _but(match, phase=Phase.CLOSED, reason=Reason.STOPPED)
    return match


def _closed(match: Match, event: Closed) -> Match:
    _require(match, Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN)
    return _but(match, phase=Phase.CLOSED, reason=event.reason)


def _opened_again(match: Match, event: Opened) -> Match:
    raise IllegalInput(Code.NOT_A_LOBBY)


_HANDLERS: dict[type[Event], Callable[[Match, Any], Match]] = {
    Opened: _opened_again,
    SeatsKept: _seats_kept,
    Joined: _seated,
    ComputerAdded: _seated,
    Left: _left,
    Started: _started,
    RoundDealt: _dealt,
    Played: _moved,
    Drew: _moved,
    Passed: _moved,
    TimedOut: _timed_out,
    SeatTaken: _seat_taken,
    Readied: _readied,
    StopWanted: _stop_wanted,
    Closed: _closed,
}

"""Handlers of seat events: people come and go, in the lobby and later, and end a match together or alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from engine.errors import Code, IllegalInput
from engine.events import (
    Absence,
    Claimed,
    Closed,
    ComputerAdded,
    Event,
    Invited,
    Joined,
    Left,
    MadePrivate,
    Opened,
    Reason,
    SeatsKept,
    SeatTaken,
    SentAway,
    Started,
    StopWanted,
    StopWithdrawn,
    Unseated,
)
from engine.rules import side_of
from engine.seats import Computer, Handover, Person, Seat
from engine.state import (
    MISSES_ALLOWED,
    SUBSTITUTE_LEVEL,
    Handler,
    MatchState,
    Phase,
    StateT,
    evolve,
    require,
    seat_of,
    with_seat,
)

_RUNNING = (Phase.PLAYING, Phase.BETWEEN)
_LIVE = (Phase.LOBBY, *_RUNNING)


# ---- lobby -----------------------------------------------------------------------------------------------------------


def _made_private(match: StateT, event: MadePrivate) -> StateT:
    require(match, Phase.LOBBY)
    return evolve(match, private=True)


def _invited(match: StateT, event: Invited) -> StateT:
    require(match, *_LIVE)
    others = tuple(person for person in match.invited if person != event.person)
    welcome = tuple(person for person in match.unwelcome if person != event.person)
    invitations = (*match.invitations, event.person)
    return evolve(match, invited=(*others, event.person), unwelcome=welcome, invitations=invitations)


def _joined(match: StateT, event: Joined) -> StateT:
    require(match, Phase.LOBBY)
    code = match.may_join(event.person)
    if code is not None:
        raise IllegalInput(code)
    return _seated(match, Person(event.person))


def _computer_added(match: StateT, event: ComputerAdded) -> StateT:
    require(match, Phase.LOBBY)
    return _seated(match, Computer(event.level))


def _seated(match: StateT, occupant: Person | Computer) -> StateT:
    taken = Seat(occupant, since=match.seq + 1)
    return evolve(match, seats=with_seat(match, _place_for(match, occupant), taken))


def _place_for(match: MatchState, occupant: Person | Computer) -> int:
    """The free seat of a newcomer: the one kept for them, else one not kept for anyone, else any."""
    free = [number for number, seat in enumerate(match.seats) if seat.occupant is None]
    if not free:
        raise IllegalInput(Code.LOBBY_FULL, seats=len(match.seats))
    kept = match.kept or (None,) * len(match.seats)
    own = [number for number in free if isinstance(occupant, Person) and kept[number] == occupant.key]
    return (own or [number for number in free if kept[number] is None] or free)[0]


def _seats_kept(match: StateT, event: SeatsKept) -> StateT:
    require(match, Phase.LOBBY)
    if len(event.people) != len(match.seats):
        raise IllegalInput(Code.BAD_OPTION, option="seats", value=len(event.people), allowed=str(len(match.seats)))
    if any(seat.occupant is not None and seat.person != match.host for seat in match.seats):
        raise IllegalInput(Code.SEAT_TAKEN)
    return _seated(evolve(match, seats=(Seat(),) * len(match.seats), kept=event.people), Person(match.host))


def _sent_away(match: StateT, event: SentAway) -> StateT:
    require(match, Phase.LOBBY)
    if not 0 <= event.seat < len(match.seats) or match.seats[event.seat].occupant is None:
        raise IllegalInput(Code.STALE)
    person = match.seats[event.seat].person
    if person == match.host:
        raise IllegalInput(Code.HOST_STAYS)
    after = evolve(match, seats=with_seat(match, event.seat, Seat(since=match.seq + 1)))
    if person is None:
        with_computer = any(isinstance(seat.occupant, Computer) for seat in after.seats)
        return after if with_computer or not match.options.rated else evolve(after, rated_since=match.seq + 1)
    return evolve(
        after,
        invited=tuple(key for key in match.invited if key != person),
        unwelcome=(*match.unwelcome, person),
        kept=tuple(None if key == person else key for key in match.kept),
    )


def _started(match: StateT, event: Started) -> StateT:
    require(match, Phase.LOBBY)
    taken = sum(seat.occupant is not None for seat in match.seats)
    if taken < len(match.seats):
        raise IllegalInput(Code.TOO_FEW, taken=taken, seats=len(match.seats))
    seats = tuple(
        replace(seat, owner=seat.occupant, sitters=() if seat.person is None else (seat.person,))
        for seat in match.seats
    )
    rated = match.options.rated and len(match.persons) == len(seats)
    presses = match.presses if event.press is None else (*match.presses, event.press)
    return evolve(match, seats=seats, phase=Phase.PLAYING, rated=rated, started=match.seq + 1, presses=presses)


# ---- people come and go ----------------------------------------------------------------------------------------------


def _left(match: StateT, event: Left) -> StateT:
    require(match, *_LIVE)
    return _vacated(match, seat_of(match, event.person))


def _unseated(match: StateT, event: Unseated) -> StateT:
    require(match, *_RUNNING)
    number = seat_of(match, event.person)
    if event.why is Absence.MISSED and match.seats[number].misses < MISSES_ALLOWED:
        raise IllegalInput(Code.STALE)
    return _vacated(match, number)


def _vacated(match: StateT, number: int) -> StateT:
    """Its person has gone: in a lobby the seat is free, in a running match the computer holds it for a substitute.

    Requests to stop the match are cleared, because they were made at another table; those who are left may repeat them.
    Leaving itself stops nothing: else the last person who disagreed could void a match instead of paying for leaving.
    """
    person, seat = match.seats[number].person, Seat(since=match.seq + 1)
    if match.phase is not Phase.LOBBY:
        held = Computer(SUBSTITUTE_LEVEL)
        seat = replace(match.seats[number], occupant=held, since=seat.since, misses=0, ready=False, stops=False)
    seats = tuple(replace(each, stops=False) if each.stops else each for each in with_seat(match, number, seat))
    after = evolve(match, seats=seats, handovers=_handed_over(match, number))
    if match.host == person and after.persons:
        after = evolve(after, host=after.persons[0])
    return after


def _handed_over(match: MatchState, number: int) -> tuple[Handover, ...]:
    """The handovers of the round and one more for this seat."""
    before = match.seats[number].occupant
    if match.round is None or before is None:
        return match.handovers
    return (*match.handovers, Handover(number, before, len(match.round.acts)))


def _seat_taken(match: StateT, event: SeatTaken) -> StateT:
    code = match.may_take(event.person, event.seat)
    if code is not None:
        raise IllegalInput(code)
    seat = match.seats[event.seat]
    sitters = seat.sitters if seat.sitters[-1:] == (event.person,) else (*seat.sitters, event.person)
    taken = replace(
        seat,
        occupant=Person(event.person),
        since=match.seq + 1,
        sitters=sitters,
        misses=0,
        ready=False,
        stops=False,
        returns=seat.returns + (seat.owner == Person(event.person)),
    )
    seats = with_seat(match, event.seat, taken)
    after = evolve(match, seats=seats, handovers=_handed_over(match, event.seat))
    return after if match.host in after.persons else evolve(after, host=event.person)


# ---- the end by people -----------------------------------------------------------------------------------------------


def _claimed(match: StateT, event: Claimed) -> StateT:
    require(match, *_RUNNING)
    number = seat_of(match, event.person)
    if not match.can_claim(event.person):
        raise IllegalInput(Code.STALE)
    return evolve(match, phase=Phase.FINISHED, claimed=side_of(match.options.sides, number))


def _stop_wanted(match: StateT, event: StopWanted) -> StateT:
    require(match, *_RUNNING)
    number = seat_of(match, event.person)
    if match.rated and match.can_claim(event.person):
        raise IllegalInput(Code.CLAIM_OR_LEAVE)
    after = evolve(match, seats=with_seat(match, number, replace(match.seats[number], stops=True)))
    if all(seat.stops for seat in after.seats if seat.person is not None):
        return evolve(after, phase=Phase.CLOSED, reason=Reason.STOPPED)
    return after


def _stop_withdrawn(match: StateT, event: StopWithdrawn) -> StateT:
    require(match, *_RUNNING)
    number = seat_of(match, event.person)
    if not match.seats[number].stops:
        raise IllegalInput(Code.STALE)
    return evolve(match, seats=with_seat(match, number, replace(match.seats[number], stops=False)))


def _closed(match: StateT, event: Closed) -> StateT:
    require(match, *_LIVE)
    return evolve(match, phase=Phase.CLOSED, reason=event.reason)


def _opened_again(match: StateT, event: Opened) -> StateT:
    raise IllegalInput(Code.NOT_A_LOBBY)


HANDLERS: Mapping[type[Event], Handler] = {
    Opened: _opened_again,
    MadePrivate: _made_private,
    Invited: _invited,
    SeatsKept: _seats_kept,
    Joined: _joined,
    ComputerAdded: _computer_added,
    SentAway: _sent_away,
    Started: _started,
    Left: _left,
    Unseated: _unseated,
    SeatTaken: _seat_taken,
    Claimed: _claimed,
    StopWanted: _stop_wanted,
    StopWithdrawn: _stop_withdrawn,
    Closed: _closed,
}

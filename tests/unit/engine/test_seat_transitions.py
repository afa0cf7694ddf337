"""People come and go: who may sit where, and what stays with the seat."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import Code, IllegalInput
from engine.events import (
    Absence,
    Claimed,
    ComputerAdded,
    Event,
    Invited,
    Joined,
    Left,
    MadePrivate,
    Opened,
    RoundDealt,
    SeatsKept,
    SeatTaken,
    SentAway,
    Started,
    StopWanted,
    TimedOut,
    Unseated,
    decode,
    encode,
)
from engine.match import MISSES_ALLOWED, Computer, Match, Person, Phase, move_event
from engine.round import MoveSource
from engine.rules import Goal, Options
from engine.view import public_view
from tests.support.random_matches import finished, lobby, next_event, opened, options, people_event, started, states
from tests.support.refusals import refusal


def applied(match: Match, *events: Event) -> Match:
    for event in events:
        match = match.apply(event)
    return match


def private(*invited: int) -> Match:
    """A private lobby of person 1 for two."""
    return applied(opened(), MadePrivate(), *map(Invited, invited))


# ---- guests of a lobby -----------------------------------------------------------------------------------------------


def test_only_invited_people_sit_down_at_a_private_table() -> None:
    match = private(2)
    assert refusal(match, Joined(3)).code is Code.NOT_INVITED
    assert match.apply(Joined(2)).persons == (1, 2)
    assert match.apply(Invited(3)).apply(Joined(3)).persons == (1, 3)
    assert opened().apply(Joined(3)).persons == (1, 3), "an open table needs no invitation"


def test_being_invited_twice_is_being_invited_once() -> None:
    assert private(2, 3, 2).invited == (3, 2)


def test_a_table_becomes_private_in_its_lobby_only() -> None:
    assert refusal(started(), MadePrivate()).code is Code.NOT_A_LOBBY
    assert refusal(finished(Random(1)), Invited(9)).code is Code.NOT_RUNNING
    assert started().apply(Invited(9)).invited == (9,)


def test_a_removed_player_comes_back_only_when_invited() -> None:
    match = applied(opened(), Joined(2), SentAway(1))
    assert (match.persons, match.unwelcome) == ((1,), (2,))
    assert refusal(match, Joined(2)).code is Code.SENT_AWAY
    assert match.apply(Joined(3)).persons == (1, 3)
    back = applied(match, Invited(2), Joined(2))
    assert (back.persons, back.unwelcome) == ((1, 2), ())
    again = back.apply(SentAway(1))
    assert (again.invited, again.unwelcome) == ((), (2,))


def test_a_removed_player_cannot_take_a_seat_later() -> None:
    match = applied(opened(), Joined(2), SentAway(1), Joined(3), Started(), RoundDealt("00" * 32), Left(3))
    assert refusal(match, SeatTaken(1, 2)).code is Code.SENT_AWAY
    assert applied(match, Invited(2), SeatTaken(1, 2)).persons == (1, 2)


def test_the_host_and_empty_seats_are_not_sent_away() -> None:
    assert refusal(opened(), SentAway(0)).code is Code.HOST_STAYS
    assert refusal(opened(), SentAway(1)).code is Code.STALE
    assert refusal(opened(), SentAway(2)).code is Code.STALE
    assert refusal(started(), SentAway(1)).code is Code.NOT_A_LOBBY
    computer = opened().apply(ComputerAdded("easy"))
    assert computer.apply(SentAway(1)).seats[1].occupant is None


def test_a_seat_is_not_kept_for_a_removed_player() -> None:
    match = applied(Match.open(Opened(options("ceza", seats=3), 1)), SeatsKept((1, 2, 3)), Joined(2), SentAway(1))
    assert match.kept == (1, None, 3)
    assert match.apply(Joined(9)).seats[1].person == 9


def test_a_seat_says_since_when_it_is_held() -> None:
    match = opened()
    assert [seat.since for seat in match.seats] == [1, 0]
    match = match.apply(Joined(2))
    assert match.seats[1].since == match.seq
    match = match.apply(SentAway(1))
    assert match.seats[1].since == match.seq
    match = started().apply(Left(2))
    assert match.seats[1].since == match.seq
    match = match.apply(SeatTaken(1, 7))
    assert match.seats[1].since == match.seq


# ---- substitutes -----------------------------------------------------------------------------------------------------


def test_a_vacated_seat_keeps_its_tiles_score_and_turn() -> None:
    match = started(seed=5)
    on_turn = match.on_turn
    for person in (1, 2):
        after = match.apply(Left(person))
        seat = after.seats[person - 1]
        assert (seat.owner, seat.occupant, seat.is_free) == (Person(person), Computer("medium"), True)
        assert after.round == match.round
        assert after.on_turn == on_turn
        assert after.scores == match.scores


def test_a_substitute_takes_over_and_the_owner_may_come_back_only_while_the_seat_is_free() -> None:
    match = started().apply(Left(2)).apply(SeatTaken(1, 7))
    assert match.seats[1].sitters == (2, 7)
    assert match.seat_of(7) == 1
    assert refusal(match, SeatTaken(1, 2)).code is Code.SEAT_TAKEN
    back = match.apply(Left(7)).apply(SeatTaken(1, 2))
    assert back.seats[1].sitters == (2, 7, 2)
    assert not back.seats[1].is_free


def test_a_player_has_one_seat_per_match_also_after_leaving_it() -> None:
    match = started().apply(Left(1)).apply(Left(2))
    assert refusal(match, SeatTaken(0, 2)).code is Code.SEAT_BARRED
    assert refusal(match.apply(SeatTaken(0, 1)), SeatTaken(1, 1)).code is Code.ALREADY_SEATED
    assert refusal(match, SeatTaken(5, 9)).code is Code.SEAT_TAKEN


def test_a_computers_seat_cannot_be_taken() -> None:
    assert refusal(started(people=1), SeatTaken(1, 9)).code is Code.SEAT_TAKEN


def test_a_move_resets_the_count_of_missed_turns() -> None:
    match = started(seed=5)
    seat = match.on_turn
    assert seat is not None
    missed = match.apply(TimedOut(seat))
    assert missed.seats[seat].misses == 1
    assert missed.on_turn == seat
    assert refusal(match, TimedOut(1 - seat)).code is Code.NOT_YOUR_TURN
    assert missed.round is not None
    move = missed.round.legal()[0]
    assert missed.apply(move_event(seat, move, MoveSource.TIMEOUT)).seats[seat].misses == 1
    assert missed.apply(move_event(seat, move)).seats[seat].misses == 0


def test_may_take_says_what_taking_a_seat_would_be_refused_with() -> None:
    match = started(options("ceza", seats=4), people=3).apply(Left(2))
    for person in (1, 2, 3, 9):
        for seat in range(-1, 5):
            code = match.may_take(person, seat)
            if code is None:
                assert match.apply(SeatTaken(seat, person)).seat_of(person) == seat
            else:
                assert refusal(match, SeatTaken(seat, person)).code is code
    assert match.free_seats == (1,)
    assert match.may_take(2, 1) is None
    assert match.may_take(9, 1) is None
    assert match.may_take(9, 3) is Code.SEAT_TAKEN, "a computer's own seat"
    assert opened().may_take(2, 1) is Code.NOT_RUNNING
    assert finished(Random(1)).may_take(2, 1) is Code.NOT_RUNNING


def test_at_a_private_table_only_guests_and_who_sat_there_take_a_seat() -> None:
    match = applied(private(2, 3), Joined(2), Started(), RoundDealt("00" * 32), Left(2))
    assert match.may_take(9, 1) is Code.NOT_INVITED
    assert match.may_take(3, 1) is None
    assert match.may_take(2, 1) is None
    assert match.apply(Invited(9)).may_take(9, 1) is None


def test_no_seat_is_free_before_or_after_a_match() -> None:
    assert opened().free_seats == ()
    match = started().apply(Left(2))
    assert match.free_seats == (1,)
    assert match.apply(Claimed(1)).free_seats == ()


# ---- turn time -------------------------------------------------------------------------------------------------------


def test_missing_too_many_turns_frees_the_seat() -> None:
    match = started(seed=5)
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    missed = match.apply(TimedOut(seat))
    assert refusal(missed, Unseated(person, Absence.MISSED)).code is Code.STALE
    twice = missed.apply(TimedOut(seat))
    assert twice.seats[seat].misses == MISSES_ALLOWED
    gone = twice.apply(Unseated(person, Absence.MISSED))
    assert (gone.seats[seat].occupant, gone.seats[seat].misses) == (Computer("medium"), 0)
    assert (gone.on_turn, gone.turn_since, gone.scores) == (seat, match.turn_since, match.scores)
    assert gone.apply(SeatTaken(seat, person)).seats[seat].misses == 0


def test_a_match_with_a_computer_as_an_owner_is_not_rated() -> None:
    assert started(options("ceza", seats=3), people=3).rated
    assert not started(options("ceza", seats=3), people=2).rated


def test_a_player_no_longer_in_the_server_has_left() -> None:
    match = started()
    gone = match.apply(Unseated(1, Absence.GONE))
    assert (gone.host, gone.persons, gone.free_seats) == (2, (2,), (0,))
    assert refusal(gone, Unseated(1, Absence.GONE)).code is Code.NOT_SEATED
    assert refusal(opened(), Unseated(1, Absence.GONE)).code is Code.NOT_RUNNING
    assert started().apply(StopWanted(2)).apply(Unseated(1, Absence.GONE)).is_live


# ---- the last one ----------------------------------------------------------------------------------------------------


def test_the_last_person_at_a_table_of_computers_claims_the_win() -> None:
    match = started(options("ceza", seats=3), people=3).apply(Left(1))
    assert not match.can_claim(2)
    assert refusal(match, Claimed(2)).code is Code.STALE
    match = match.apply(Left(3))
    assert (match.can_claim(2), match.can_claim(1)) == (True, False)
    assert refusal(match, Claimed(1)).code is Code.NOT_SEATED
    won = match.apply(Claimed(2))
    assert (won.phase, won.claimed, won.winners, won.records) == (Phase.FINISHED, 1, (1,), ())
    assert won.cut_short
    assert (won.on_turn, won.forced(), won.wants_deal) == (None, None, False)
    assert refusal(won, Claimed(2)).code is Code.NOT_RUNNING


def test_a_partner_claims_for_the_pair() -> None:
    match = started(options("straight", seats=4, pairs=True), people=4)
    won = applied(match, Left(1), Left(2), Left(3), Claimed(4))
    assert (won.claimed, won.winners) == (1, (1,))


def test_against_computers_from_the_start_there_is_nothing_to_claim() -> None:
    assert not started(people=1).can_claim(1)
    match = started(options("ceza", seats=3), people=2)
    assert match.apply(Left(2)).can_claim(1)


def test_a_substitute_may_be_the_one_who_claims() -> None:
    match = applied(started(), Left(1), SeatTaken(0, 7), Left(2))
    assert match.apply(Claimed(7)).winners == (0,)


def test_a_claim_between_rounds_cuts_nothing_short() -> None:
    match = next(m for _, m in states(Random(3)) if m.phase is Phase.BETWEEN)
    won = applied(match, Left(1), Claimed(2))
    assert not won.cut_short
    view = public_view(won)
    assert view is not None
    assert view.number == len(won.records)


def test_the_round_that_is_cut_short_keeps_its_number() -> None:
    match = next(m for _, m in states(Random(3)) if m.records and m.phase is Phase.PLAYING and m.round)
    before = public_view(match)
    after = public_view(applied(match, Left(1), Claimed(2)))
    assert before is not None
    assert after is not None
    assert after.number == before.number == len(match.records) + 1
    assert after.secret == match.secret, "the deal can be checked"


# ---- whatever happens ------------------------------------------------------------------------------------------------


AGREED = [
    options(goal=Goal(target=50)),
    options("ceza", seats=3),
    options("ceza", seats=4),
    options("straight", seats=4, pairs=True),
]


def check(before: Match, event: Event, after: Match) -> None:
    """What holds whoever comes and goes."""
    seats = after.seats
    assert len(after.persons) == len(set(after.persons))
    assert [seat.owner for seat in seats] == [seat.owner for seat in before.seats]
    for person in range(1, 9):
        assert sum(person in seat.sitters for seat in seats) <= 1, "no player has two seats of a match"
    for seat in seats:
        assert seat.person is None or seat.sitters[-1] == seat.person
        assert not isinstance(seat.owner, Person) or seat.sitters[0] == seat.owner.key
        assert isinstance(seat.owner, Person) or seat.person is None
    assert after.host in after.persons or not after.persons
    if not isinstance(event, RoundDealt) and getattr(event, "by", None) is None:
        assert (after.round, after.scores, after.records) == (before.round, before.scores, before.records)
        assert after.turn_since == before.turn_since
        assert not after.is_live or after.on_turn == before.on_turn


def outcome(match: Match, event: Event) -> Match | Code:
    """The state after an event, or why it is refused."""
    try:
        return match.apply(event)
    except IllegalInput as refused:
        return refused.code


@pytest.mark.parametrize("agreed", AGREED, ids=lambda agreed: f"{agreed.variant}-{agreed.seats}-{agreed.pairs}")
def test_seats_keep_their_state_through_random_arrivals_and_departures(agreed: Options) -> None:
    kinds: set[str] = set()
    for seed in range(20):
        rng = Random(seed)
        log = [*lobby(agreed, people=agreed.seats - seed % 2), RoundDealt(rng.randbytes(32).hex())]
        match = Match.replay(log)
        while match.is_live and len(log) < 250:
            event = people_event(match, rng) if rng.random() < 0.4 else next_event(match, rng)
            after = outcome(match, event)
            if isinstance(event, SeatTaken):
                assert match.may_take(event.person, event.seat) == (after if isinstance(after, Code) else None)
            if isinstance(after, Match):
                check(match, event, after)
                log.append(event)
                kinds.add(type(event).__name__)
                match = after
        assert Match.replay(decode(*encode(event)) for event in log) == match
    assert kinds >= {"Left", "SeatTaken", "TimedOut", "Unseated", "Claimed", "Invited"}

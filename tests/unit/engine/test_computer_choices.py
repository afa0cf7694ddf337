"""H18: the computer does not play a rated match for its people."""

from __future__ import annotations

from random import Random

import pytest

from engine.errors import Code
from engine.events import Event, Left, RoundDealt, SeatTaken, TimedOut, decode, encode
from engine.ladder import Settled, Share, Sitting, match_points, settle_seat
from engine.match import RETURNS_ALLOWED, Match, Phase, move_event
from engine.moves import MoveSource
from engine.rating import Rating, rate
from tests.support.random_matches import lobby, next_event, options, started


def played_by_computer(
    *, share: int, seed: int = 0, rated: bool = True, missed: bool = False
) -> tuple[Match, list[Event], int, int]:
    """A match in which the computer makes ``share`` of every four choices of person 1: after Left, or for missed turns.

    Returned with its log, and the choices counted here: all, and those of the computer.
    """
    rng = Random(seed)
    log: list[Event] = [*lobby(options(rated=rated)), RoundDealt(rng.randbytes(32).hex())]
    match = Match.replay(log)
    made = computers = 0

    def apply(event: Event) -> None:
        nonlocal match
        match = match.apply(event)
        log.append(event)

    while match.is_live:
        if match.on_turn != 0 or match.forced() is not None:
            apply(next_event(match, rng))
            continue
        assert match.round is not None
        legal = match.round.legal()
        by_computer = made % 4 < share
        if len(legal) > 1:
            made, computers = made + 1, computers + by_computer
            if by_computer and missed:
                apply(TimedOut(0))
                apply(move_event(0, legal[0], MoveSource.TIMEOUT))
                continue
            if by_computer:
                apply(Left(1))
                apply(move_event(0, legal[0]))
                if match.is_live:
                    apply(SeatTaken(0, 1))
                continue
        apply(move_event(0, rng.choice(legal)))
    return match, log, made, computers


@pytest.mark.parametrize("missed", [False, True])
@pytest.mark.parametrize("share", [0, 1, 2, 3, 4])
def test_choices_are_counted_by_who_made_them(share: int, missed: bool) -> None:
    for seed in range(5):
        match, log, made, computers = played_by_computer(share=share, seed=seed, missed=missed)
        seat = match.seats[0]
        assert (seat.choices, seat.computer_choices) == (made, computers)
        assert seat.computer_played is (computers > made - computers)
        assert Match.replay(decode(*encode(event)) for event in log) == match


@pytest.mark.parametrize("missed", [False, True])
@pytest.mark.parametrize("share", [0, 4])
def test_an_owner_gains_nothing_where_the_computer_made_most_of_the_choices(share: int, missed: bool) -> None:
    outcomes: set[int] = set()
    for seed in range(12):
        match, *_ = played_by_computer(share=share, seed=seed, missed=missed)
        if match.seats[0].person != 1:
            continue
        points, rule = match_points(match, {1: 0, 2: 0})[1]
        won = match.winners == (0,)
        outcomes.add(won)
        if share == 4:
            assert (points, rule) == (0 if won else -7, Settled.LEFT)
        else:
            assert (points, rule) == (7 if won else -7, Settled.STAYED)
    assert outcomes == {True, False}


def test_half_of_the_choices_are_not_most_of_them() -> None:
    assert settle_seat(7, Sitting((1,), held=True), {}, stake=7) == {1: Share(7, Settled.STAYED)}
    played = Sitting((1,), held=True, returned=True, computer_played=True)
    assert settle_seat(7, played, {}, stake=7) == {1: Share(0, Settled.LEFT)}
    assert settle_seat(-7, played, {}, stake=7) == {1: Share(-7, Settled.LEFT)}
    match, *_ = played_by_computer(share=2, seed=1)
    seat = match.seats[0]
    assert seat.computer_played is (seat.computer_choices * 2 > seat.choices)


def test_a_substitute_is_not_settled_by_what_the_computer_did_before() -> None:
    sitting = Sitting((1, 2), held=True, computer_played=True)
    assert settle_seat(7, sitting, {2: 0}, stake=7) == {1: Share(0, Settled.LEFT), 2: Share(7, Settled.SAT_IN)}


def test_ratings_take_such_an_owner_as_absent() -> None:
    match, *_ = next(
        each
        for each in (played_by_computer(share=4, seed=seed, missed=True) for seed in range(20))
        if each[0].winners == (0,)
    )
    moved = rate(match, {})
    assert set(moved) == {1}
    assert moved[1].mu < Rating().mu


def test_nothing_is_counted_in_an_unrated_match() -> None:
    match, *_ = played_by_computer(share=4, rated=False)
    assert [(seat.choices, seat.computer_choices) for seat in match.seats] == [(0, 0), (0, 0)]


@pytest.mark.parametrize("rated", [True, False])
def test_an_owner_takes_a_seat_of_a_rated_match_back_twice(rated: bool) -> None:
    match = started(options(rated=rated))
    for count in range(RETURNS_ALLOWED):
        match = match.apply(Left(1))
        assert match.may_sit_down(1, 0) is None
        match = match.apply(SeatTaken(0, 1))
        assert match.seats[0].returns == count + 1
    match = match.apply(Left(1))
    assert match.may_sit_down(1, 0) == (Code.RETURNED_TWICE if rated else None)
    assert match.may_sit_down(7, 0) is None
    assert match.apply(SeatTaken(0, 1)).phase is Phase.PLAYING, "logs from before the rule are still read"


def test_a_substitute_may_come_back_more_often() -> None:
    match = started(options()).apply(Left(1)).apply(SeatTaken(0, 7))
    for _ in range(3):
        match = match.apply(Left(7))
        assert match.may_sit_down(7, 0) is None
        match = match.apply(SeatTaken(0, 7))
    assert match.seats[0].returns == 0

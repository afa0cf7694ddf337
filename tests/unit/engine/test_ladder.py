"""Ladder points: every row of the rules on places, pairs, half-finished matches and stakes."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations, product
from random import Random

import pytest

from engine.events import Claimed, Left, SeatTaken
from engine.ladder import (
    LIMIT,
    Settled,
    Share,
    Sitting,
    match_points,
    placement,
    places,
    seat_points,
    settle_seat,
    stake,
)
from engine.match import Match, Phase
from engine.rules import Goal
from engine.variants import VARIANTS
from tests.support.random_matches import finished, lobby, options, played_out

OWNER, FIRST, SECOND = 1, 2, 3
PAIRS = ((0, 2), (1, 3))
SINGLES = ((0,), (1,), (2,), (3,))


def settled(points: int, *people: int, held: bool = True, rich: int = 0, stake: int = 11) -> dict[int, int]:
    """The shares of the people of one seat; the account of ``rich`` has passed the limit, all others are at it."""
    balances = {person: LIMIT + (person == rich) for person in people}
    return _points(settle_seat(points, Sitting(people, held=held), balances, stake=stake))


def _points(shares: Mapping[int, Share]) -> dict[int, int]:
    return {person: share.points for person, share in shares.items()}


def booked(match: Match, balances: Mapping[int, int]) -> dict[int, int]:
    """What a match pays, by person."""
    return _points(match_points(match, balances))


# ---- stakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variant", "stakes"),
    [
        ("draw", {25: 3, 50: 7, 100: 11, 150: 11}),
        ("para", {25: 3, 50: 7, 100: 11, 150: 11}),
        ("all_fives", {50: 3, 100: 5, 150: 7, 200: 9, 250: 11}),
        ("fives_threes", {31: 3, 61: 5, 121: 9}),
        ("straight", {100: 5, 150: 7, 250: 11}),
        ("ceza", {}),
    ],
)
def test_the_stake_of_a_target_is_fixed(variant: str, stakes: dict[int, int]) -> None:
    rules = VARIANTS[variant]
    assert {goal.target: stake(rules, goal) for goal in rules.goals if goal.target} == stakes


@pytest.mark.parametrize(("variant", "rounds"), [("para", [1]), ("ceza", [1, 3, 5, 7, 9, 11])])
def test_a_match_of_rounds_is_played_for_their_number(variant: str, rounds: list[int]) -> None:
    rules = VARIANTS[variant]
    assert sorted(stake(rules, goal) for goal in rules.goals if goal.rounds) == rounds


# ---- places --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "points"),
    [
        ((5, 4), (11, -11)),
        ((5, 5), (0, 0)),
        ((9, 5, 1), (11, 0, -11)),
        ((9, 9, 1), (5, 5, -11)),
        ((9, 1, 1), (11, -5, -5)),
        ((4, 4, 4), (0, 0, 0)),
        ((9, 5, 3, 1), (11, 5, -5, -11)),
        ((9, 9, 3, 1), (8, 8, -5, -11)),
        ((9, 5, 5, 1), (11, 0, 0, -11)),
        ((9, 5, 1, 1), (11, 5, -8, -8)),
        ((9, 9, 1, 1), (8, 8, -8, -8)),
        ((9, 9, 9, 1), (3, 3, 3, -11)),
        ((9, 1, 1, 1), (11, -3, -3, -3)),
        ((2, 2, 2, 2), (0, 0, 0, 0)),
    ],
)
def test_places_do_not_depend_on_the_order_of_seats(scores: tuple[int, ...], points: tuple[int, ...]) -> None:
    for order in permutations(range(len(scores))):
        shuffled = [scores[seat] for seat in order]
        expected = tuple(points[seat] for seat in order)
        assert placement(shuffled, stake=11) == expected
        assert placement([-score for score in shuffled], stake=11, fewest_win=True) == expected


@pytest.mark.parametrize("stake", range(1, 12))
def test_a_better_place_never_pays_less_and_only_rounding_changes_the_sum(stake: int) -> None:
    for scores in product(range(4), repeat=4):
        points = placement(scores, stake=stake)
        ranked = [earned for _, earned in sorted(zip(scores, points, strict=True))]
        assert ranked == sorted(ranked)
        assert abs(sum(points)) < 4
        assert max(map(abs, points)) <= stake


def test_partners_win_and_lose_together() -> None:
    assert seat_points((10, 20), PAIRS, stake=7) == (-7, 7, -7, 7)
    assert seat_points((10, 20), PAIRS, stake=7, fewest_win=True) == (7, -7, 7, -7)
    assert seat_points((10, 10), PAIRS, stake=7) == (0, 0, 0, 0)
    assert seat_points((4, 3, 2, 1), SINGLES, stake=5) == (5, 2, -2, -5)


def test_a_single_round_is_won_even_for_no_points() -> None:
    sides = SINGLES[:2]
    assert seat_points((0, 0), sides, stake=1, winners=(1,)) == (-1, 1)
    assert seat_points((0, 0), sides, stake=1, winners=()) == (0, 0)
    assert seat_points((8, 8), sides, stake=1, fewest_win=True, winners=(0, 1)) == (0, 0)


# ---- half-finished matches -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("points", [-11, -5, 0, 5, 11])
def test_an_owner_who_stayed_gets_the_whole_gain_or_loss_at_any_balance(points: int) -> None:
    assert settled(points, OWNER) == settled(points, OWNER, rich=OWNER) == {OWNER: points}


@pytest.mark.parametrize("points", [-11, -5, 0, 5, 11])
def test_a_substitute_gains_but_never_loses(points: int) -> None:
    assert settled(points, OWNER, FIRST) == {OWNER: min(0, points), FIRST: max(0, points)}


def test_a_substitute_above_the_limit_gains_nothing_and_no_one_else_does() -> None:
    assert settled(11, OWNER, FIRST, rich=FIRST) == {OWNER: 0, FIRST: 0}
    assert settled(-11, OWNER, FIRST, rich=FIRST) == {OWNER: -11, FIRST: 0}
    assert settled(11, OWNER, FIRST, SECOND, rich=SECOND) == {OWNER: 0, FIRST: 0, SECOND: 0}
    assert settled(11, OWNER, FIRST, rich=OWNER) == {OWNER: 0, FIRST: 11}


def test_only_the_last_of_several_substitutes_gains() -> None:
    assert settled(5, OWNER, FIRST, SECOND) == {OWNER: 0, FIRST: 0, SECOND: 5}
    assert settled(-5, OWNER, FIRST, SECOND) == {OWNER: -5, FIRST: 0, SECOND: 0}
    assert settled(5, OWNER, FIRST, SECOND, FIRST) == {OWNER: 0, FIRST: 5, SECOND: 0}


@pytest.mark.parametrize("points", [-11, 0, 11])
def test_an_owner_who_came_back_is_the_owner(points: int) -> None:
    assert settled(points, OWNER, FIRST, OWNER, rich=OWNER) == {OWNER: points, FIRST: 0}


@pytest.mark.parametrize("points", [-11, -5, 0, 5, 11])
def test_leaving_a_seat_to_the_computer_costs_the_stake_whatever_it_earns(points: int) -> None:
    assert settled(points, OWNER, held=False) == {OWNER: -11}
    assert settled(points, OWNER, FIRST, held=False, stake=7) == {OWNER: -7, FIRST: 0}
    assert settled(points, OWNER, FIRST, OWNER, held=False) == {OWNER: -11, FIRST: 0}


def rules(points: int, *people: int, held: bool = True, rich: int = 0, returned: bool = False) -> dict[int, Settled]:
    """The rule that each person's share is named by."""
    balances = {person: LIMIT + (person == rich) for person in people}
    shares = settle_seat(points, Sitting(people, held=held, returned=returned), balances, stake=11)
    return {person: share.rule for person, share in shares.items()}


def test_every_share_names_its_rule() -> None:
    assert rules(11, OWNER) == {OWNER: Settled.STAYED}
    assert rules(11, OWNER, returned=True) == {OWNER: Settled.RETURNED}
    assert rules(-11, OWNER, FIRST, OWNER) == {OWNER: Settled.RETURNED, FIRST: Settled.PASSED_ON}
    assert rules(11, OWNER, FIRST) == {OWNER: Settled.LEFT, FIRST: Settled.SAT_IN}
    assert rules(0, OWNER, FIRST) == rules(-11, OWNER, FIRST) == {OWNER: Settled.LEFT, FIRST: Settled.SAT_IN_NO_GAIN}
    assert rules(11, OWNER, FIRST, rich=FIRST) == {OWNER: Settled.LEFT, FIRST: Settled.SAT_IN_OVER_LIMIT}
    assert rules(-5, OWNER, FIRST, rich=FIRST)[FIRST] is Settled.SAT_IN_NO_GAIN
    assert rules(11, OWNER, held=False) == {OWNER: Settled.LEFT_TO_COMPUTER}
    assert rules(11, OWNER, FIRST, SECOND) == {
        OWNER: Settled.LEFT,
        FIRST: Settled.PASSED_ON,
        SECOND: Settled.SAT_IN,
    }
    assert [rule for rule in Settled if rule.owned] == [
        Settled.STAYED,
        Settled.RETURNED,
        Settled.LEFT,
        Settled.LEFT_TO_COMPUTER,
    ]


# ---- a match -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_winner_gains_the_stake_and_the_loser_loses_it(variant: str) -> None:
    for seed in range(4):
        match = finished(Random(seed), options(variant))
        paid = stake(match.rules, match.options.goal)
        shares = booked(match, {1: 0, 2: 0})
        if len(match.winners) == 1:
            (winner,) = match.winners
            assert shares == {winner + 1: paid, 2 - winner: -paid}
        else:
            assert shares == {1: 0, 2: 0}


def test_four_places_of_a_whole_match_with_every_kind_of_seat() -> None:
    """Seat 0 went to a substitute, seat 1 to the computer, seat 2's owner came back, seat 3 stayed."""
    came_and_went = (Left(1), SeatTaken(0, 7), Left(2), Left(3), SeatTaken(2, 3))
    for seed in range(6):
        match = played_out(options("ceza", seats=4, goal=Goal(rounds=3)), *came_and_went, seed=seed)
        places = placement(match.scores, stake=3, fewest_win=True)
        assert booked(match, dict.fromkeys((1, 2, 3, 4, 7), 0)) == {
            1: min(0, places[0]),
            7: max(0, places[0]),
            2: -3,
            3: places[2],
            4: places[3],
        }


def test_partners_are_settled_seat_by_seat() -> None:
    agreed = options("straight", pairs=True, goal=Goal(target=100))
    match = played_out(agreed, Left(1), SeatTaken(0, 7), Left(2))
    won = match.winners == (0,)
    shares = booked(match, dict.fromkeys((1, 2, 3, 4, 7), 0))
    assert shares == {1: 0 if won else -5, 7: 5 if won else 0, 3: 5 if won else -5, 2: -5, 4: -5 if won else 5}


def test_every_owner_pays_when_all_have_left() -> None:
    match = played_out(options("ceza", seats=3), Left(1), Left(2), Left(3))
    assert booked(match, {1: 0, 2: 0, 3: 0}) == {1: -11, 2: -11, 3: -11}


def test_only_a_rated_match_with_a_result_is_booked() -> None:
    unrated = finished(Random(0), options(rated=False))
    assert unrated.phase is Phase.FINISHED
    for match in (unrated, Match.replay(lobby())):
        with pytest.raises(ValueError, match="rated"):
            match_points(match, {1: 0, 2: 0})


@pytest.mark.parametrize("back", [False, True])
def test_an_owner_who_took_the_seat_back_is_settled_as_returned(back: bool) -> None:
    between = (Left(1), SeatTaken(0, 1)) if back else ()
    match = played_out(options("draw"), *between)
    rule = match_points(match, {1: 0, 2: 0})[1].rule
    assert rule is (Settled.RETURNED if back else Settled.STAYED)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_claim_wins_whatever_the_score(seats: int) -> None:
    agreed = options("ceza", seats=seats, goal=Goal(rounds=5)) if seats > 2 else options()
    paid = stake(VARIANTS[agreed.variant], agreed.goal)
    match = played_out(agreed, *(Left(person) for person in range(2, seats + 1)), Claimed(1))
    assert match_points(match, dict.fromkeys(range(1, seats + 1), 0)) == {
        1: Share(paid, Settled.STAYED),
        **{person: Share(-paid, Settled.LEFT_TO_COMPUTER) for person in range(2, seats + 1)},
    }
    assert places(match)[0] == 1


def test_a_substitute_may_claim_too() -> None:
    match = played_out(options(), Left(1), SeatTaken(0, 7), Left(2), Claimed(7))
    assert match_points(match, {1: 0, 2: 0, 7: 0}) == {
        1: Share(0, Settled.LEFT),
        7: Share(7, Settled.SAT_IN),
        2: Share(-7, Settled.LEFT_TO_COMPUTER),
    }

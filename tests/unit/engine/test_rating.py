"""Skill ratings: everybody by the result when all stayed, only the absent otherwise."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.events import Left, SeatTaken
from engine.ladder import places
from engine.match import Match
from engine.rating import Rating, rate
from engine.rules import Goal
from tests.support.random_matches import finished, lobby, options, played_out

NEW = Rating()


def gains(match: Match, ratings: dict[int, Rating] | None = None) -> dict[int, float]:
    """What each mean moves by."""
    before = ratings or {}
    return {person: after.mu - before.get(person, NEW).mu for person, after in rate(match, before).items()}


def test_a_new_rating_is_shown_as_a_thousand() -> None:
    assert NEW.shown == 1000
    assert Rating(mu=30, sigma=2).shown == 1960


def test_the_winner_of_two_rises_as_the_other_falls() -> None:
    match = finished(Random(1))
    (winner,) = match.winners
    moved = gains(match)
    assert moved[winner + 1] > 0
    assert sum(moved.values()) == pytest.approx(0)
    favourite = {winner + 1: Rating(mu=35, sigma=3)}
    assert 0 < gains(match, favourite)[winner + 1] < moved[winner + 1], "a win that was expected tells less"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_better_place_never_gets_less_and_level_people_get_the_same(seats: int) -> None:
    """Case P114: level people are competitors of their own."""
    levels = 0
    for seed in range(12):
        match = played_out(options("ceza", seats=seats, goal=Goal(rounds=1)), seed=seed)
        moved, place = gains(match), places(match)
        ordered = sorted((rank, -moved[side + 1]) for side, rank in enumerate(place))
        for (rank, gain), (next_rank, next_gain) in pairwise(ordered):
            levels += rank == next_rank
            assert gain == pytest.approx(next_gain) if rank == next_rank else gain < next_gain
        assert sum(moved.values()) == pytest.approx(0, abs=0.2)
    assert levels, "no two were ever level"


def test_a_win_never_shows_a_minus() -> None:
    """Certain and uncertain, strong and weak people, also where some share the first place."""
    rng, shared = Random(10), 0
    played = [
        played_out(options("ceza", seats=seats, goal=Goal(rounds=1)), seed=seed)
        for seats in (3, 4)
        for seed in range(60)
    ]
    for match in (*played, finished(Random(1)), finished(Random(2))):
        won = [side + 1 for side, place in enumerate(places(match)) if place == 1 < max(places(match))]
        shared += len(won) > 1
        for _ in range(40):
            before = {
                person: Rating(rng.uniform(0, 50), rng.uniform(0.5, 8.3)) for person in range(1, len(match.seats) + 1)
            }
            after = rate(match, before)
            for person in won:
                assert after[person].shown >= before[person].shown
            assert all(after[person].sigma <= before[person].sigma for person in before)
    assert shared, "no two ever shared the first place"


def test_traded_wins_settle_nothing_and_many_matches_do() -> None:
    """Case N10: shown ratings compare people only where they are certain enough."""
    first = next(match for seed in range(20) if (match := finished(Random(seed))).winners == (0,))
    second = next(match for seed in range(20) if (match := finished(Random(seed))).winners == (1,))
    pair = {1: NEW, 2: NEW}
    for _ in range(20):
        pair = rate(second, rate(first, pair))
    assert all(rating.provisional for rating in pair.values())

    def career(share: float, matches: int) -> list[Rating]:
        """Against settled opponents, a few such careers."""
        careers: list[Rating] = []
        for seed in range(20):
            rng, own = Random(seed), NEW
            for _ in range(matches):
                own = rate(first if rng.random() < share else second, {1: own, 2: Rating(23.5, 2.0)})[1]
            careers.append(own)
        return careers

    assert all(rating.provisional for rating in career(0.65, 12))
    good, level, poor = career(0.65, 60), career(0.5, 40), career(0.35, 100)
    assert not any(rating.provisional for rating in (*good, *level, *poor))
    means = [sum(rating.shown for rating in ratings) / len(ratings) for ratings in (good, level, poor)]
    assert means == sorted(means, reverse=True)


def test_partners_are_a_team_and_move_together() -> None:
    match = played_out(options("straight", pairs=True, goal=Goal(target=100)))
    moved = gains(match)
    assert moved[1] == pytest.approx(moved[3])
    assert moved[2] == pytest.approx(moved[4])
    assert moved[1 if match.winners == (0,) else 2] > 0


def test_only_who_left_moves_and_as_if_last() -> None:
    agreed = options("ceza", seats=4, goal=Goal(rounds=1))
    # The seat of person 1 goes to a substitute, that of person 2 to the computer; person 3 comes back.
    match = played_out(agreed, Left(1), SeatTaken(0, 7), Left(2), Left(3), SeatTaken(2, 3))
    moved = gains(match)
    assert set(moved) == {1, 2}
    assert moved[1] == pytest.approx(moved[2])
    assert moved[1] < 0


def test_leaving_a_match_of_two_costs_as_much_as_losing_it() -> None:
    left = gains(played_out(options(), Left(1)))
    lost = next(moved[1] for seed in range(20) if (moved := gains(finished(Random(seed))))[1] < 0)
    assert left == {1: pytest.approx(lost)}


def test_an_owner_who_came_back_is_rated_by_the_result() -> None:
    assert set(gains(played_out(options(), Left(1), SeatTaken(0, 1)))) == {1, 2}


def test_only_a_rated_match_with_a_result_is_rated() -> None:
    for match in (finished(Random(0), options(rated=False)), Match.replay(lobby())):
        with pytest.raises(ValueError, match="rated"):
            rate(match, {})

"""The computer plays legally, never stalls, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai import choose
from engine.layout import Arm
from engine.match import Match
from engine.round import Move, Play
from engine.tiles import Tile
from engine.view import SeatView, seat_view
from tests.support.positions import position
from tests.support.random_matches import at_random, started, states


def test_every_choice_is_one_of_the_legal_moves() -> None:
    for seed in range(30):
        for _, match in states(Random(seed), choose=checked):
            assert isinstance(match, Match)


def checked(view: SeatView, rng: Random) -> Move:
    move = choose(view, rng)
    assert move in view.moves
    return move


def test_it_is_not_asked_out_of_turn() -> None:
    match = started()
    view = seat_view(match, 1 - (match.on_turn or 0))
    assert view is not None
    with pytest.raises(ValueError, match="no move"):
        choose(view, Random(0))


def test_it_beats_chance_most_of_the_time() -> None:
    wins = 0
    for seed in range(100):
        mine = seed % 2
        *_, (_, match) = states(
            Random(seed), choose=lambda view, rng, mine=mine: (choose if view.seat == mine else at_random)(view, rng)
        )
        wins += match.winners == (mine,)
    assert wins >= 62


def choices(match: Match) -> set[Move]:
    """All that the computer on turn would do, whatever chance says."""
    assert match.on_turn is not None
    view = seat_view(match, match.on_turn)
    assert view is not None
    return {choose(view, Random(seed)) for seed in range(5)}


@pytest.mark.parametrize(
    ("variant", "table"),
    [
        ("all_fives", "5-5 5-1>left 6-5>right"),  # 1 + 4 = 5
        ("straight", "5-5 5-1>left 6-5>right"),
        ("fives_threes", "5-5 5-2>left 6-5>right"),  # 2 + 4 = 6, two threes
    ],
)
def test_it_takes_points_before_it_gets_rid_of_a_heavier_tile(variant: str, table: str) -> None:
    match = position(variant, "6-4 6-6 2-1", "3-3 1-1", table=table)
    assert choices(match) == {Play(Tile(4, 6), Arm.RIGHT)}


NEAR = "6-2 2-1>right 6-1>right 6-6>left"


@pytest.mark.parametrize(("score", "arm"), [(0, Arm.RIGHT), (52, Arm.RIGHT), (53, Arm.RIGHT), (54, Arm.LEFT)])
def test_points_that_an_exact_target_would_drop_do_not_tempt_it(score: int, arm: Arm) -> None:
    """On the right the 6-3 makes 12 + 3 = 15, which is 8 points; on the left 3 + 6 = 9, which is 3 points, of 61."""
    match = position("fives_threes", "6-3 6-5", "1-1 2-2", table=NEAR, scores=(score, 0))
    assert choices(match) == {Play(Tile(3, 6), arm)}


@pytest.mark.parametrize(("score", "arm"), [(56, Arm.RIGHT), (57, Arm.LEFT), (58, Arm.LEFT)])
def test_the_point_for_going_out_counts_with_the_last_tile(score: int, arm: Arm) -> None:
    """The 6-3 makes 6 + 6 = 12 on the right, 4 points, or 3 + 3 = 6 on the left, 2 points; and 1 for going out."""
    match = position("fives_threes", "6-3", "1-1 2-2", table="6-4 4-3>right", scores=(score, 0))
    assert choices(match) == {Play(Tile(3, 6), arm)}


def test_where_the_fewest_points_win_the_dearest_tile_goes_first() -> None:
    match = position("ceza", "0-0 6-5 2-1", "3-3 4-4", table="6-0")
    assert choices(match) == {Play(Tile(0, 0), Arm.RIGHT)}

"""The levels: legal, blind to what is hidden, bound by their budget, and each the better player.

``AYAZ_SOAK_ROUNDS`` in the environment says how many rounds every level plays at each kind of table.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

import engine.ai
from engine.ai import LEVELS, Budget, choose
from engine.events import RoundDealt
from engine.layout import Arm
from engine.match import Match, move_event
from engine.round import Move, Play
from engine.rules import Options
from engine.tiles import Tile
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view
from tests.support.positions import position
from tests.support.random_matches import at_random, lobby, settle, started, states
from tests.support.variant_tables import every_table, table_id
from tests.support.views import reshuffled, turn_view

ROUNDS = int(os.environ.get("AYAZ_SOAK_ROUNDS", "1"))
WORK = 400
"""A budget for hard that is enough to see how it works."""


every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
@every_table
def test_a_level_plays_rounds_to_their_ends_with_legal_moves(agreed: Options, level: str) -> None:
    rng = Random(f"{table_id(agreed)} {level}")
    start = Match.replay(lobby(agreed, people=agreed.seats))
    for _ in range(ROUNDS):
        match = settle(start.apply(RoundDealt(rng.randbytes(32).hex())))
        for _ in range(120):  # 28 tiles drawn and played, and some passes
            if match.on_turn is None:
                break
            view = turn_view(match)
            move = choose(view, rng, level, budget=Budget(WORK))
            assert move in view.moves
            match = settle(match.apply(move_event(match.on_turn, move)))
        assert match.on_turn is None


@every_level
@every_table
def test_nothing_hidden_changes_a_choice(agreed: Options, level: str) -> None:
    """The same match to the seat: all tiles hidden from it are dealt again at random."""
    compared = 0
    for number, (_, match) in enumerate(states(Random(table_id(agreed)), agreed)):
        if match.on_turn is None or match.forced() is not None or len(turn_view(match).moves) < 2:
            continue
        other = reshuffled(match, match.on_turn, Random(number))
        moves = [choose(turn_view(each), Random(number), level, budget=Budget(WORK)) for each in (match, other)]
        assert moves[0] == moves[1]
        compared += 1
        if compared == 6:
            break
    assert compared > 2


def test_computers_know_traits_of_rules_and_no_variants() -> None:
    codes = re.compile("|".join(rf"[\"']{code}[\"']" for code in VARIANTS) + r"|\.(code|variant)\b")
    sources = list(Path(engine.ai.__file__).parent.glob("*.py"))
    assert len(sources) > 8
    for source in sources:
        assert [line for line in source.read_text(encoding="utf-8").splitlines() if codes.search(line)] == [], source
        assert "engine.variants" not in source.read_text(encoding="utf-8")


def test_easy_is_careless_three_times_in_ten() -> None:
    match = position("draw", "6-5 2-1 1-0 2-0 6-1", "3-3 4-4", table="6-2")
    moves = [choose(turn_view(match), Random(seed), "easy") for seed in range(600)]
    best = max(map(moves.count, set(moves)))
    assert len(set(moves)) == len(turn_view(match).moves) == 4
    assert 0.72 < best / 600 < 0.83  # seven in ten, and one in four of the others


@every_level
def test_points_that_cost_nothing_are_taken(level: str) -> None:
    match = position("all_fives", "6-4 6-1", "3-3 1-1", table="5-5 5-1>left 6-5>right")
    moves = [choose(turn_view(match), Random(seed), level, budget=Budget(WORK)) for seed in range(30)]
    assert moves.count(Play(Tile(4, 6), Arm.RIGHT)) > 15


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="expert"):
        choose(turn_view(started()), Random(0), "expert")


def test_hard_stops_on_request() -> None:
    asked: list[int] = []
    match = undecided()

    def stop() -> bool:
        asked.append(len(asked))
        return len(asked) == 3

    move = choose(turn_view(match), Random(1), "hard", budget=Budget(should_stop=stop))
    assert len(asked) == 3
    assert move in turn_view(match).moves


def test_hard_stopped_at_once_plays_as_medium_does() -> None:
    match = undecided()
    view = turn_view(match)
    assert choose(view, Random(2), "hard", budget=Budget(1)) == choose(view, Random(2), "medium")


def undecided() -> Match:
    """A match just dealt with several plays to choose between."""
    return next(match for seed in range(99) if len(turn_view(match := started(seed=seed)).moves) > 3)


def test_a_budget_is_a_number_of_tiles() -> None:
    """The same budget gives the same move, whatever the time is."""
    view = turn_view(undecided())
    assert len({choose(view, Random(5), "hard", budget=Budget(3000)) for _ in range(3)}) == 1


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


def test_the_most_expensive_tile_goes_first_where_the_fewest_points_win() -> None:
    match = position("ceza", "0-0 6-5 2-1", "3-3 4-4", table="6-0")
    assert choices(match) == {Play(Tile(0, 0), Arm.RIGHT)}

"""What hard searches with: observations, the likelihood of what the others chose, and exact endings."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from engine.ai import Budget, choose, hard, medium
from engine.ai.core import Core
from engine.ai.evaluation import DEFAULT_WEIGHTS, HiddenHand, evaluator_of
from engine.ai.hard import likelihood, seen_plays
from engine.ai.observation import Observation, possible_tiles
from engine.ai.sampler import Sampler
from engine.ai.solver import Solver
from engine.layout import Arm, Layout
from engine.round import Act, Draw, Pass, Play
from engine.tiles import BIT, EVERY_TILE, Tile, bits_of
from tests.support.positions import position, tiles
from tests.support.random_matches import options, started, states
from tests.support.views import turn_view


def test_draws_and_passes_tell_what_a_hand_has_not() -> None:
    acts = (
        Act(0, Play(Tile(6, 6))),
        Act(1, Draw()),  # no six until a tile came that fits, and it was played
        Act(1, Play(Tile(5, 6), Arm.LEFT)),
        Act(0, Play(Tile(0, 5), Arm.LEFT)),
        Act(1, Pass()),
    )
    with_six = bits_of(tile for tile in BIT if tile.has(6))
    with_blank = bits_of(tile for tile in BIT if tile.has(0))
    assert possible_tiles(Layout(), acts[:2], seats=2) == [EVERY_TILE, EVERY_TILE & ~with_six]
    assert possible_tiles(Layout(), acts, seats=2) == [EVERY_TILE, EVERY_TILE & ~with_six & ~with_blank]


def test_a_later_draw_may_bring_back_what_was_lacking() -> None:
    acts = (Act(0, Play(Tile(6, 6))), Act(1, Pass()), Act(0, Play(Tile(5, 6), Arm.LEFT)))
    acts += (Act(0, Play(Tile(0, 6), Arm.RIGHT)), Act(1, Draw()))
    held = possible_tiles(Layout(), acts, seats=2)[1]
    assert held & BIT[Tile(1, 6)]
    assert not held & BIT[Tile(0, 1)]


def test_the_chance_that_a_hand_has_a_tile() -> None:
    sixes = bits_of(tile for tile in BIT if tile.has(6))
    assert HiddenHand(sixes, 3).probability(sixes) == 1.0
    assert HiddenHand(sixes, 3).probability(EVERY_TILE & ~sixes) == 0.0
    assert 0.0 < HiddenHand(EVERY_TILE, 3).probability(sixes) < HiddenHand(EVERY_TILE, 7).probability(sixes) < 1.0
    assert HiddenHand(0, 0).probability(sixes) == 0.0


def test_hands_that_would_have_played_otherwise_are_unlikely() -> None:
    """The other seat left 1-0 on the table with a choice of its own; a heavy double in its hand speaks against that."""
    start = position("draw", "6-6 6-1 3-2", "5-0 1-0 6-5", table="6-4 4-4>right")
    view = turn_view(start)
    observation = Observation(view)
    before = Layout().lead(Tile(4, 6))
    play = Play(Tile(1, 6), Arm.LEFT)
    plays = [
        hard.SeenPlay(1, observation.core.automaton.at(before), observation.core.action(before, play), BIT[Tile(1, 6)]),
    ]
    evaluator = evaluator_of(observation.core, DEFAULT_WEIGHTS)
    heavy, light = bits_of(tiles("6-6 5-4")), bits_of(tiles("3-2 1-0"))
    assert likelihood(plays, [0, heavy], evaluator, 6.0) < 0.5 * likelihood(plays, [0, light], evaluator, 6.0)
    assert likelihood(plays, [0, light], evaluator, 6.0) == 1.0  # there was nothing else to play
    assert likelihood([], [0, heavy], evaluator, 6.0) == 1.0


def test_only_plays_since_the_last_draw_are_seen_plays() -> None:
    after_draws = 0
    for _, match in states(Random(3), options("draw")):
        if match.on_turn is None or match.round is None:
            continue
        view = turn_view(match)
        drew = [number for number, act in enumerate(view.public.acts) if act.seat != view.seat and act.move == Draw()]
        found = seen_plays(Observation(view), view)
        later = [act.move for act in view.public.acts[drew[-1] if drew else 0 :] if act.seat != view.seat]
        plays = [move for move in later if isinstance(move, Play) and move.arm]
        assert [each.action.bit for each in reversed(found)] == [BIT[play.tile] for play in plays]
        after_draws += bool(drew)
    assert after_draws


@pytest.mark.parametrize("variant", ["draw", "fives_threes", "straight", "ceza"])
def test_hard_plays_the_best_move_when_nothing_is_hidden(variant: str) -> None:
    found = 0
    for seed in range(200):
        for _, match in states(Random(seed), options(variant)):
            played = match.round
            if match.on_turn is None or played is None or played.drawable or match.forced() is not None:
                continue
            view = turn_view(match)
            observation = Observation(view)
            if len(observation.actions()) < 2 or sum(observation.counts) > 12 or Sampler(view).count > 1:
                continue
            core, side = observation.core, observation.core.side[observation.seat]
            move = choose(view, Random(seed), "hard", budget=Budget(100_000))
            assert isinstance(move, Play)
            deal = core.determinized(core.observed(view), list(map(bits_of, played.hands)), [])
            utility = hard.match_win_probability(core, side, view.public.number - 1)
            values = Solver(core, side, utility, Budget(100_000)).values(deal, observation.actions())
            assert values is not None
            assert values[core.action(view.public.layout, move)] == max(values.values())
            found += 1
        if found > 1:
            break
    assert found > 1


def test_endings_are_not_solved_where_points_may_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A deal with a known boneyard would count on points that no player can foresee."""
    solved: list[Core] = []

    def noting(core: Core, *rest: Any) -> Solver:
        solved.append(core)
        return Solver(core, *rest)

    monkeypatch.setattr(hard, "Solver", noting)
    counts = {True: 0, False: 0}
    for seed, agreed in product(range(4), (options("all_fives"), options("draw"))):
        for _, match in states(Random(seed), agreed):
            if match.on_turn is None or match.round is None or match.forced() is not None:
                continue
            view = turn_view(match)
            observation = Observation(view)
            left = sum(observation.counts) + observation.drawable
            if len(observation.actions()) < 2 or left > hard.DEFAULT_CONFIG.max_solved_tiles:
                continue
            del solved[:]
            choose(view, Random(seed), "hard", budget=Budget(400))
            assert bool(solved) == (not observation.core.rules.ends_points or not observation.drawable)
            counts[bool(solved)] += 1
    assert min(counts.values()) > 5


def test_the_static_evaluation_counts_beside_simulation() -> None:
    """With a large weight hard plays as medium does, with none it differs, and the default lies in between."""
    agree = dict.fromkeys((0.0, hard.DEFAULT_CONFIG.eval_weight, 10.0), 0)
    for seed in range(60):
        view = turn_view(started(seed=seed))
        if len(Observation(view).actions()) < 2:
            continue
        medium_play = medium.choose(Observation(view), Random(seed))
        for each in agree:
            config = replace(hard.DEFAULT_CONFIG, eval_weight=each)
            agree[each] += medium_play == hard.choose(Observation(view), view, Random(seed), Budget(2_000), config)
    never, usual, always = agree.values()
    assert never < always
    assert never <= usual <= always

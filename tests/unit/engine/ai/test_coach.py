"""The coach judges by what the seat saw, exactly where it can, and by chance never finds an error in the best play."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai import coach
from engine.ai.budget import Budget
from engine.ai.coach import Valuation, valuation, valuations
from engine.ai.core import Knowledge, Position
from engine.ai.evaluation import DEFAULT_WEIGHTS, InferringPolicy, evaluator_of
from engine.ai.observation import Observation, core_of
from engine.ai.sampler import Determinization, Sampler
from engine.ai.solver import Solver
from engine.ai.win_model import match_win_probability
from engine.layout import Arm
from engine.match import Match
from engine.moves import Play
from engine.rules import Options
from engine.tiles import BIT, EVERY_TILE, Tile, bits_of
from engine.variants import VARIANTS
from engine.view import SeatView
from tests.support.positions import laid, position
from tests.support.random_matches import options, states
from tests.support.variant_tables import every_table, table_id
from tests.support.views import reshuffled, turn_view

STEPS = 1_500


def judged(view: SeatView, played: Play, seed: int = 0) -> Valuation:
    found = valuation(view, played, Random(seed), steps=STEPS)
    assert found is not None
    return found


@every_table
def test_nothing_hidden_changes_a_judgement(agreed: Options) -> None:
    """The same match to the seat: all tiles hidden from it are dealt again at random."""
    compared = 0
    for number, (_, match) in enumerate(states(Random(table_id(agreed)), agreed)):
        if match.on_turn is None or match.forced() is not None or len(turn_view(match).moves) < 2:
            continue
        views = [turn_view(each) for each in (match, reshuffled(match, match.on_turn, Random(number)))]
        play = views[0].moves[0]
        assert isinstance(play, Play)
        first, second = (valuation(view, play, Random(number), steps=STEPS) for view in views)
        assert first == second
        compared += first is not None
        if compared == 3:
            break
    assert compared > 1


@pytest.mark.parametrize("variant", ["draw", "fives_threes", "straight", "ceza"])
def test_where_one_deal_is_possible_the_loss_is_the_solver_s(variant: str) -> None:
    found = lost = 0
    for seed in range(200):
        for _, match in states(Random(seed), options(variant)):
            held = match.round
            if match.on_turn is None or held is None or held.drawable or match.forced() is not None:
                continue
            view = turn_view(match)
            observation = Observation(view)
            actions = observation.actions()
            if len(actions) < 2 or sum(observation.counts) > 12 or Sampler(view).count > 1:
                continue
            core, side = observation.core, observation.core.side[observation.seat]
            deal = core.determinized(core.observed(view), list(map(bits_of, held.hands)), [])
            utility = match_win_probability(core, side, view.public.number - 1)
            values = Solver(core, side, utility, Budget(100_000)).values(deal, actions)
            assert values is not None
            for action in actions:
                judgement = judged(view, observation.play(action), seed)
                assert judgement.is_exact
                assert judgement.error == 0.0
                assert judgement.loss == pytest.approx(max(values.values()) - values[action])
                lost += judgement.loss > 0
            found += 1
        if found > 1 and lost:
            break
    assert found > 1
    assert lost


def test_a_forced_play_is_no_decision() -> None:
    alone = position("draw", "6-5 2-1", "3-3 4-4", table="6-6")
    assert valuation(turn_view(alone), Play(Tile(5, 6), Arm.LEFT), Random(0), steps=STEPS) is None
    # 6-6 alone on the table: the tile fits left and right, which makes no difference.
    assert len(turn_view(alone).moves) == 2


def test_the_same_seed_gives_the_same_judgement() -> None:
    view = turn_view(undecided())
    play = view.moves[0]
    assert isinstance(play, Play)
    assert judged(view, play, 1) == judged(view, play, 1)
    assert judged(view, play, 1) != judged(view, play, 2)


def test_not_taking_the_points_that_win_the_match_is_an_error() -> None:
    start = position("all_fives", "6-4 6-1", "3-3 1-1 4-2", table="5-5 5-1>left 6-5>right", scores=(95, 95))
    plays = [Play(Tile(4, 6), Arm.RIGHT), Play(Tile(1, 6), Arm.RIGHT)]
    good, bad = valuations(turn_view(start), plays, Random(1), steps=STEPS)
    assert good.loss == 0.0
    assert good.ways[good.played].value == 1.0
    assert bad.loss - 1.64 * bad.error > 0.05
    assert bad.ways[bad.best].play == plays[0]
    assert bad.ways[bad.played].play == plays[1]


def test_several_plays_are_judged_over_the_same_deals() -> None:
    view = turn_view(undecided())
    plays = [play for play in view.moves if isinstance(play, Play)]
    found = valuations(view, plays, Random(3), steps=STEPS)
    assert len({each.ways for each in found}) == 1
    assert [each.ways[each.played].play.tile for each in found] == [play.tile for play in plays]
    assert min(each.loss for each in found) <= 0.0 < max(each.loss for each in found)


def test_the_best_of_equal_ways_loses_nothing_on_average() -> None:
    """What is best in one half by chance is no better in the other, so noise is no error."""
    rng = Random(5)
    losses: list[float] = []
    for _ in range(400):
        deals = [coach.Deal(1.0, [rng.random() for _ in range(6)]) for _ in range(40)]
        loss, error = coach.cross_fitted(deals, 0)
        losses.append(loss)
        assert error >= 0
    assert abs(sum(losses) / len(losses)) < 0.01


def test_open_hands_are_another_figure() -> None:
    view = turn_view(undecided())
    play = view.moves[0]
    assert isinstance(play, Play)
    rng = Random(4)
    sampler = Sampler(view)
    found = {coach.open_loss(view, play, sampler.determinization(rng)) for _ in range(30)}
    assert len(found) > 1
    assert min(found) == 0.0
    alone = turn_view(position("draw", "6-5 2-1", "3-3 4-4", table="6-6"))
    assert coach.open_loss(alone, Play(Tile(5, 6), Arm.LEFT), Determinization([0, 0], [])) == 0.0


def test_simulation_knows_what_a_seat_could_not_play() -> None:
    """A seat that drew on fives has none, so an end with a five is left for it."""
    core = core_of(VARIANTS["draw"], options("draw"))
    policy = InferringPolicy(evaluator_of(core, DEFAULT_WEIGHTS))
    node = core.automaton.at(laid(VARIANTS["draw"].spinner, "6-6"))
    hands = [bits_of([Tile(5, 6), Tile(1, 6)]), bits_of([Tile(3, 4), Tile(2, 2), Tile(0, 3)])]
    boneyard = [BIT[tile] for tile in (Tile(5, 5), Tile(1, 5), Tile(1, 1), Tile(0, 1))]
    held = Position(hands, boneyard, node, 0, [0, 0])
    chosen: list[int] = []
    for pip in (5, 1):
        knowledge = policy.knowledge = Knowledge([EVERY_TILE, EVERY_TILE], held, 0)
        knowledge.is_stuck(1, bits_of(tile for tile in BIT if tile.has(pip)))
        chosen.append(policy(node, hands[0], 0, hands, [0, 0])[0])
    assert chosen == [BIT[Tile(5, 6)], BIT[Tile(1, 6)]]


def test_a_drawing_seat_may_draw_what_it_lacked_and_a_passing_one_may_not() -> None:
    core = core_of(VARIANTS["draw"], options("draw"))
    sixes, fives = (bits_of(tile for tile in BIT if tile.has(pip)) for pip in (6, 5))
    for boneyard, lacked in (([BIT[Tile(1, 1)]], fives), ([], sixes | fives)):
        knowledge = Knowledge([EVERY_TILE, EVERY_TILE], Position([1, 2], boneyard, core.automaton.start, 0, [0, 0]), 0)
        knowledge.is_stuck(1, sixes)
        knowledge.is_stuck(1, fives)
        assert knowledge.possible == [EVERY_TILE, EVERY_TILE & ~lacked]


def undecided() -> Match:
    """A position of Draw Dominoes with several ways and hidden tiles."""
    for _, match in states(Random(11), options("draw")):
        if match.on_turn is None or match.forced() is not None:
            continue
        if len(Observation(turn_view(match)).actions()) > 2:
            return match
    raise AssertionError("no such position")

"""What the end of a round is worth: more the likelier it makes winning the match."""

from __future__ import annotations

import pytest

from engine.ai.core import Core, RoundOutcome
from engine.ai.win_model import match_win_probability, win_model_of
from engine.rules import EndReason, Goal, default_options
from engine.variants import VARIANTS


def core(variant: str, **named: object) -> Core:
    rules = VARIANTS[variant]
    return Core(rules, default_options(rules, **named))  # type: ignore[arg-type]


def ended(*scores: int, winner: int | None = 0) -> RoundOutcome:
    return RoundOutcome(EndReason.OUT, 0, winner, (0,) * len(scores), 0, scores)


@pytest.mark.parametrize("variant", ["draw", "all_fives", "fives_threes", "straight"])
def test_a_race_is_fair(variant: str) -> None:
    table = core(variant)
    model, target = win_model_of(table), table.target
    for own in range(0, target, 7):
        assert model.win_probability(own, own, rounds=0) == pytest.approx(0.5)
        for other in range(0, target, 7):
            one, two = model.win_probability(own, other, rounds=0), model.win_probability(other, own, rounds=0)
            assert one + two == pytest.approx(1.0)
            assert 0.0 <= one <= 1.0


@pytest.mark.parametrize("variant", ["draw", "all_fives", "straight"])
def test_who_is_nearer_to_the_target_is_ahead(variant: str) -> None:
    table = core(variant)
    model, target = win_model_of(table), table.target
    chances = [model.win_probability(own, target // 2, rounds=0) for own in range(0, target, 5)]
    assert chances == sorted(chances)
    assert chances[0] < 0.4
    assert chances[-1] > 0.6


def test_an_exact_target_is_near_where_one_play_earns_just_what_is_left() -> None:
    """From 57 of 61 a total of 12 or 20 does it, from 60 one of 3 or 5; a single play never earns 7 or 5."""
    model = win_model_of(core("fives_threes"))
    level = model.win_probability(50, 50, rounds=0)
    assert model.win_probability(60, 54, rounds=0) > level
    assert model.win_probability(58, 56, rounds=0) > level  # three is left against five
    assert model.win_probability(57, 56, rounds=0) > level
    assert model.win_probability(60, 56, rounds=0) > 0.5


def test_penalties_are_bad_and_the_more_certain_the_fewer_rounds_are_left() -> None:
    model = win_model_of(core("ceza", goal=Goal(rounds=11)))
    assert model.win_probability(0, 20, rounds=1) > model.win_probability(0, 20, rounds=8) > 0.5
    assert model.win_probability(20, 0, rounds=3) < 0.5


def test_a_decided_match_is_won_drawn_or_lost() -> None:
    draw = match_win_probability(core("draw"), 0, 3)
    ceza = match_win_probability(core("ceza", goal=Goal(rounds=1)), 0, 0)
    assert [draw(ended(50, 20)), draw(ended(20, 50))] == [1.0, 0.0]
    assert [ceza(ended(0, 12)), ceza(ended(12, 0)), ceza(ended(5, 5))] == [1.0, 0.0, 0.5]
    para = match_win_probability(core("para"), 0, 0)
    assert [para(ended(9, 0, winner=0)), para(ended(0, 0, winner=None)), para(ended(0, 9, winner=1))] == [1.0, 0.5, 0.0]


def test_each_of_several_opponents_is_beaten_or_not() -> None:
    utility = match_win_probability(core("ceza", seats=4, goal=Goal(rounds=1)), 0, 0)
    assert [utility(ended(5, *others)) for others in ((9, 9, 9), (1, 9, 9), (1, 5, 9), (1, 1, 1))] == pytest.approx(
        [1.0, 2 / 3, 0.5, 0.0]
    )
    running = match_win_probability(core("straight", seats=3), 1, 0)
    assert running(ended(0, 90, 0)) > running(ended(90, 90, 0)) > running(ended(90, 0, 90))


def test_near_the_target_points_are_not_all_the_same() -> None:
    """Ten points more are worth much when they win the match, and next to nothing when the other is far behind."""
    utility = match_win_probability(core("draw"), 0, 4)
    assert utility(ended(50, 45)) - utility(ended(40, 45)) > 0.3
    assert utility(ended(40, 5)) - utility(ended(30, 5)) < 0.2

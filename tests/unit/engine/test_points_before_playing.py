"""Points before playing: what a view promises for a play is what the play scores."""

from __future__ import annotations

from random import Random

import pytest

from engine.match import move_event
from engine.moves import Arm, Play
from engine.rules import Goal, side_of
from engine.tiles import Tile
from engine.variants import VARIANTS
from engine.view import seat_view
from tests.support.positions import position
from tests.support.random_matches import options, states
from tests.support.variant_tables import every_variant


@every_variant
def test_a_play_scores_what_was_promised(variant: str) -> None:
    rules, scoring = VARIANTS[variant], 0
    for seed, goal in enumerate(rules.goals[:3]):
        for _, match in states(Random(seed), options(variant, goal=goal, seats=rules.seat_counts[-1])):
            if match.on_turn is None or match.forced() is not None:
                continue
            view, side = seat_view(match, match.on_turn), side_of(match.options.sides, match.on_turn)
            assert view is not None
            for play in view.moves:
                if not isinstance(play, Play):
                    continue
                after = match.apply(move_event(view.seat, play))
                assert after.round is not None
                act, gained = after.round.acts[-1], after.scores[side] - match.scores[side]
                # What the others hold is scored at the end of a round, and cannot be known before.
                assert view.points(play) == (gained if after.on_turn is not None or rules.exact else act.points)
                scoring += view.points(play) > 0
    assert (scoring > 0) is (rules.ends_points is not None)


@pytest.mark.parametrize(
    ("score", "held", "promised"),
    [(0, "6-3 1-1", 8), (23, "6-3 1-1", 8), (24, "6-3 1-1", 0), (22, "6-3", 9), (23, "6-3", 0)],
)
def test_points_that_an_exact_target_drops_are_not_promised(score: int, held: str, promised: int) -> None:
    """12 + 3 = 15 scores 8; a last tile scores one more, with it as one score, and 31 must be hit exactly."""
    match = position("fives_threes", held, "5-4", table="6-6", scores=(score, 0), goal=Goal(target=31))
    view = seat_view(match, 0)
    assert view is not None
    assert view.points(Play(Tile(3, 6), Arm.LEFT)) == promised

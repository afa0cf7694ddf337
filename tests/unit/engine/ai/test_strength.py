"""Where the levels stand among the ratings of people."""

from __future__ import annotations

from random import Random

import pytest
from openskill.models import BradleyTerryFull

from engine.ai import LEVELS
from engine.ai.strength import HARD_BEATS_MEDIUM, INITIAL_MEAN, MEANS, MEDIUM_BEATS_EASY, level_like
from engine.rating import Rating


def test_levels_are_ordered_and_medium_is_the_initial_rating() -> None:
    assert list(MEANS) == list(LEVELS)
    assert list(MEANS.values()) == sorted(MEANS.values())
    assert MEANS["medium"] == INITIAL_MEAN == Rating().mu


@pytest.mark.parametrize(
    ("stronger", "weaker", "share"), [("hard", "medium", HARD_BEATS_MEDIUM), ("medium", "easy", MEDIUM_BEATS_EASY)]
)
def test_levels_are_as_far_apart_as_converged_ratings(stronger: str, weaker: str, share: float) -> None:
    """Two who play often and of whom one wins this share end up about that far apart."""
    model, dice = BradleyTerryFull(), Random(0)
    one, other = model.rating(), model.rating()
    apart: list[float] = []
    for number in range(4000):
        ranks = [0.0, 1.0] if dice.random() < share else [1.0, 0.0]
        ((one,), (other,)) = model.rate([[one], [other]], ranks=ranks)
        if number >= 1000:
            apart.append(one.mu - other.mu)
    assert sum(apart) / len(apart) == pytest.approx(MEANS[stronger] - MEANS[weaker], rel=0.2)


def test_a_player_meets_the_nearest_level() -> None:
    assert [level_like(mean) for mean in MEANS.values()] == list(LEVELS)
    assert level_like(-10) == "easy"
    assert level_like(60) == "hard"

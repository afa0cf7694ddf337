"""How strong the levels are on the scale of ratings, and which level is closest to a rating.

People's ratings come from matches between people, so no computer has one. Medium stands where ratings begin, and the
others as far from it as their matches against each other put them, all variants together (``python -m bench ai --only
"medium / easy|hard / medium"``).
"""

from __future__ import annotations

from math import log, sqrt

INITIAL_MEAN = 25.0
"""The mean at which every rating begins."""
_SPREAD = sqrt(2) * 25 / 6
"""The difference of means at which one wins e times as often as the other, once both ratings are certain."""
HARD_BEATS_MEDIUM, MEDIUM_BEATS_EASY = 0.59, 0.77
"""Share of matches."""


def _difference(share: float) -> float:
    """The difference of means between two players of whom one wins this share of their matches."""
    return _SPREAD * log(share / (1 - share))


MEANS = {
    "easy": INITIAL_MEAN - _difference(MEDIUM_BEATS_EASY),
    "medium": INITIAL_MEAN,
    "hard": INITIAL_MEAN + _difference(HARD_BEATS_MEDIUM),
}
"""The mean of each level."""


def level_like(mean: float) -> str:
    """The level closest to a rating with this mean."""
    return min(MEANS, key=lambda level: abs(MEANS[level] - mean))

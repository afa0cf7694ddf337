"""How strong the levels are on the scale of ratings, and which one is about as strong as somebody.

People's ratings come from matches between people, so no computer has one. The medium level stands where ratings begin,
and the others as far from it as their matches against each other put them, all variants together (``python -m bench ai
--only "medium / easy|hard / medium"``).
"""

from __future__ import annotations

from math import log, sqrt

BEGINNING = 25.0
"""The mean at which everybody's rating begins."""
_SPREAD = sqrt(2) * 25 / 6
"""By how much more than somebody one has to be rated to win e times as often as they do, when both ratings are sure."""
HARD_BEATS_MEDIUM, MEDIUM_BEATS_EASY = 0.59, 0.77
"""Share of matches."""


def _apart(share: float) -> float:
    """How far the means of two lie apart, of whom one wins this share of their matches."""
    return _SPREAD * log(share / (1 - share))


MEANS = {
    "easy": BEGINNING - _apart(MEDIUM_BEATS_EASY),
    "medium": BEGINNING,
    "hard": BEGINNING + _apart(HARD_BEATS_MEDIUM),
}
"""Where each level stands."""


def level_like(mean: float) -> str:
    """The level that is nearest to a rating with this mean."""
    return min(MEANS, key=lambda level: abs(MEANS[level] - mean))

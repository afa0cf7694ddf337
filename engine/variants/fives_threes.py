"""5s & 3s, for two, to an exact target.

Tiles, lead, line, drawing and passing as in Draw Dominoes. After each play the two ends are added up: one point for
each five in a multiple of five and one for each three in a multiple of three; a multiple of both scores both. Going out
scores one point more, as one score with the points of the last tile; a blocked round scores nothing. The target must be
hit exactly: points that would exceed it are dropped, but the tile stays played.

Source: the Turkish rule page of Fives and Threes (decisions F1 to F10).
"""

from __future__ import annotations

from engine.rules import EndReason, Example, Goal, RoundEnd, RoundScore, Rules, winner_takes


def _points(total: int) -> int:
    return (total // 5 if total % 5 == 0 else 0) + (total // 3 if total % 3 == 0 else 0)


def _score(end: RoundEnd) -> RoundScore:
    if end.end_reason is EndReason.BLOCKED:
        return RoundScore(None, (0,) * len(end.sides))
    return winner_takes(end, lambda side, end: 1)


RULES = Rules(
    code="fives_threes",
    position=3,
    redeal=True,
    goals=(Goal(target=61), Goal(target=31), Goal(target=121)),
    stakes={31: 3, 61: 5, 121: 9},
    exact=True,
    ends_points=_points,
    score=_score,
    examples=(Example(page=3, plays="6-6 6-3>right"),),
)

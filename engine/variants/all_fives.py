"""All Fives, for two, with one spinner.

Tiles, lead, drawing and passing as in Draw Dominoes. The leading double is the spinner: up and down of it open once
left and right both have a tile; later doubles never branch. After each play all open ends are added up (a double at an
end counts both halves, the spinner until its second neighbour); a multiple of five scores that many points at once, the
lead included. Going out scores what the other has left; in a blocked round the lower hand scores the difference. Both
are rounded to the nearest five. The match ends the moment the target is reached or exceeded.

Source: the Turkish and Portuguese rule page of All Fives (decisions A1 to A9).
"""

from __future__ import annotations

from engine.layout import Spinner
from engine.rules import Example, Goal, RoundEnd, Rules, difference, nearest_five, whole_fives, winner_takes


def _rounded(side: int, end: RoundEnd) -> int:
    return nearest_five(difference(side, end))


RULES = Rules(
    code="all_fives",
    position=2,
    spinner=Spinner.AFTER_LINE,
    redeal=True,
    goals=(Goal(target=100), Goal(target=50), Goal(target=150), Goal(target=200), Goal(target=250)),
    stakes={50: 3, 100: 5, 150: 7, 200: 9, 250: 11},
    ends_points=whole_fives,
    score=lambda end: winner_takes(end, _rounded),
    examples=(
        Example(page=2, plays="6-6 6-4>right 6-1>left 6-3>down"),
        Example(page=3, plays="6-6 6-3>right"),
    ),
)

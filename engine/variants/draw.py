"""Draw Dominoes, for two, to 50 points.

Seven tiles each, fourteen in the boneyard. The highest double leads and is laid automatically; when no hand has a
double the tiles are dealt again. One line with two ends. A seat that cannot play draws until a tile fits, down to an
empty boneyard, then passes. The round goes to the seat that plays its last tile, or to the lower hand when both are
blocked. It scores the difference of the hands, nothing when they are equal. The first to reach the target wins; it may
be exceeded.

Source: the Turkish and Portuguese rule page of Draw Dominoes (decisions D1 to D6).
"""

from __future__ import annotations

from engine.rules import Example, Goal, Rules, difference, winner_takes

RULES = Rules(
    code="draw",
    position=1,
    redeal=True,
    goals=(Goal(target=50), Goal(target=25), Goal(target=100), Goal(target=150)),
    stakes={25: 3, 50: 7, 100: 11, 150: 11},
    score=lambda end: winner_takes(end, difference),
    examples=(
        Example(page=2, plays="6-6 6-4>right 6-1>left 4-4>right"),
        Example(page=3, plays="5-5 5-2>right 6-5>left 2-1>right", left=("", "4-4 3-0")),
    ),
)

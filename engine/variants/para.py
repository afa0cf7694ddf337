"""Para Oyunu, for two: one round is the whole match, or a target is agreed.

Seven tiles each; the last two tiles of the boneyard are never drawn. The highest double leads and is laid
automatically; without a double the heaviest tile leads, the larger half deciding between equals. One line. A seat that
cannot play draws until a tile fits or the reserve is reached, then passes. The round goes to the seat that plays its
last tile, or to the lower hand when both are blocked, and scores the difference; blocked with equal hands it is a draw.

Source: the Turkish rule page of Para Oyunu (decisions P1 to P5, P8).
"""

from __future__ import annotations

from engine.rules import Example, Goal, Rules, difference, winner_takes

RULES = Rules(
    code="para",
    position=5,
    reserve=2,
    automatic=False,
    goals=(Goal(rounds=1), Goal(target=25), Goal(target=50), Goal(target=100), Goal(target=150)),
    stakes={25: 3, 50: 7, 100: 11, 150: 11},
    score=lambda end: winner_takes(end, difference),
    examples=(Example(page=2, plays="5-5 6-5>left 5-2>right 2-2>right"),),
)

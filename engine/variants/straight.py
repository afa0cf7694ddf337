"""Straight Dominoes, for two to four, or four as two pairs, with four arms, to 250 points.

Seven tiles each. A random seat leads the first round and every round after a blocked one, otherwise the seat that went
out; any tile may lead. The lead is the spinner, double or not: all four sides are open at once, and the long sides of a
non-double take either of its halves; later doubles never branch. A seat that cannot play draws until a tile fits or the
boneyard is empty, then passes. After each play all open ends are added up (a double counts both halves, a double
spinner until its second neighbour, a non-double one its free ends); a multiple of five scores that many points at once.
The side that goes out, or has the fewest pips of a blocked round (a pair adds them up), scores all that the opponents
have left, rounded once to the nearest five; no side does when two are level. The match ends the moment the target is
reached or exceeded.

Source: the Turkish rule page of Straight Dominoes (decisions R1 to R15).
"""

from __future__ import annotations

from engine.layout import Spinner
from engine.rules import Example, Goal, Leader, RoundEnd, Rules, nearest_five, whole_fives, winner_takes


def _opponents_rest(side: int, end: RoundEnd) -> int:
    return nearest_five(sum(end.totals) - end.totals[side])


RULES = Rules(
    code="straight",
    position=6,
    seat_counts=(2, 3, 4),
    pairs=True,
    spinner=Spinner.OPEN,
    leader=Leader.RANDOM,
    winner_leads=True,
    automatic=False,
    goals=(Goal(target=250), Goal(target=100), Goal(target=150)),
    stakes={100: 5, 150: 7, 250: 11},
    ends_points=whole_fives,
    score=lambda end: winner_takes(end, _opponents_rest),
    examples=(
        Example(page=2, plays="6-4 4-1>right"),
        Example(page=3, plays="6-4 4-4>right 6-1>up"),
    ),
)

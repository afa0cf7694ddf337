"""Turkish penalty domino, for two to four, or four as two pairs, over an agreed number of rounds.

Seven tiles each, or five. Lots decide the lead of the first round and of a round after a blocked one: the highest tile
drawn leads; otherwise the seat that went out leads. The leader may lead any double or the heaviest tile of the hand.
One line. A seat that cannot play draws until a tile fits, down to an empty boneyard, then passes. When a seat goes out
or all are blocked, each hand's remaining pips are its penalty; the double blank, the *ayaz*, counts 20. After the last
round the lowest penalty wins; pairs add theirs up.

Source: the Turkish rule page of the eleven-round penalty domino (decisions T1 to T17).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules import EndReason, Example, Goal, Leader, RoundEnd, RoundScore, Rules
from engine.tiles import Tile

AYAZ = Tile(0, 0)


def _lead_choice(hand: Sequence[Tile]) -> tuple[Tile, ...]:
    """Every double, and every tile with the highest sum."""
    highest = max(tile.pips for tile in hand)
    return tuple(tile for tile in hand if tile.is_double or tile.pips == highest)


def _value(tile: Tile) -> int:
    return 20 if tile == AYAZ else tile.pips


def _score(end: RoundEnd) -> RoundScore:
    return RoundScore(end.side if end.end_reason is EndReason.OUT else None, end.totals)


RULES = Rules(
    code="ceza",
    position=4,
    seat_counts=(2, 3, 4),
    pairs=True,
    hand_sizes=(7, 5),
    leader=Leader.LOTS,
    winner_leads=True,
    lead_choice=_lead_choice,
    automatic=False,
    goals=tuple(Goal(rounds=rounds) for rounds in (11, 1, 3, 5, 7, 9)),
    fewest_win=True,
    tile_value=_value,
    score=_score,
    examples=(Example(page=4, plays="5-5 5-2>right 5-3>left 2-1>right", left=("", "6-4 0-0")),),
)

"""Perft: how many ways a fixed deal can go, move by move, and what they score. A changed rule changes a number."""

from __future__ import annotations

from pathlib import Path

from engine.round import Round
from engine.rules import Options
from engine.variants import VARIANTS
from tests.support.random_matches import options

FILE = Path(__file__).with_name("perft.txt")
DEALS = (1, 2)
MOST = 300
"""Depths with more rounds than this are not counted."""

HEAD = """\
# Rounds after each number of moves from a fixed deal, counted over all legal moves, forced ones too:
# how many, +how many of them over, and the points all their plays made.
"""


def table() -> str:
    """The whole file."""
    lines = [
        f"{called(agreed)} deal {deal}: " + "  ".join(counts(agreed, deal)) for agreed in tables() for deal in DEALS
    ]
    return HEAD + "\n".join(lines) + "\n"


def tables() -> list[Options]:
    return [
        options(rules.code, seats=seats, hand_size=hand_size)
        for rules in VARIANTS.values()  # partners move as others do
        for seats in rules.seat_counts
        for hand_size in rules.hand_sizes
    ]


def called(agreed: Options) -> str:
    return f"{agreed.variant} {agreed.seats} x{agreed.hand_size}"


def counts(agreed: Options, deal: int) -> list[str]:
    """One text a depth, as far as ``MOST`` allows."""
    rounds = [Round.deal(VARIANTS[agreed.variant], agreed, bytes([deal]) * 32, leader=None)]
    found: list[str] = []
    while rounds and len(rounds) <= MOST and len(found) < 12:
        over = sum(each.over for each in rounds)
        points = sum(act.points for each in rounds for act in each.acts)
        found.append(f"{len(rounds)}{f'+{over}' if over else ''}/{points}")
        rounds = [each.apply(each.turn, move) for each in rounds for move in each.legal()]
    return found

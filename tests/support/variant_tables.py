"""Every combination of options that a lobby can agree on, and parametrisations over them."""

from __future__ import annotations

from itertools import product

import pytest

from engine.rules import Options, default_options
from engine.variants import VARIANTS


def tables() -> list[Options]:
    """Every combination of options with the shortest goal, and each variant once with its default goal."""
    agreed: list[Options] = []
    for rules in VARIANTS.values():
        shortest = min(rules.goals, key=lambda goal: goal.target or goal.rounds)
        for seats, hand_size in product(rules.seat_counts, rules.hand_sizes):
            ways = (False, True) if rules.pairs and seats == 4 else (False,)
            agreed += [
                default_options(rules, seats=seats, pairs=pairs, hand_size=hand_size, goal=shortest) for pairs in ways
            ]
        agreed.append(default_options(rules, automatic=not rules.automatic))
    return agreed


def table_id(agreed: Options) -> str:
    goal = agreed.goal.target or agreed.goal.rounds
    pairs = "p" if agreed.pairs else ""
    return f"{agreed.variant}-{agreed.seats}{pairs}-{agreed.hand_size}-{goal}"


every_table = pytest.mark.parametrize("agreed", tables(), ids=table_id)
every_variant = pytest.mark.parametrize("variant", VARIANTS)

"""The solver finds what a plain search through all moves of the public engine finds, and stops on request.

``AYAZ_SOAK_ENDINGS`` in the environment says how many positions of each kind of table are searched.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from engine.ai.budget import STOP_CHECK_INTERVAL, Budget
from engine.ai.core import Core, Position, Utility
from engine.ai.solver import Solver, score_lead
from engine.match import Match, move_event
from engine.round import Play
from engine.rules import Options
from engine.tiles import BIT, bits_of
from engine.variants import VARIANTS
from engine.view import seat_view
from tests.support.random_matches import options, states
from tests.support.variant_tables import table_id, tables
from tests.support.views import core_outcome

TWO_SIDES = [agreed for agreed in tables() if len(agreed.sides) == 2]
POSITIONS = int(os.environ.get("AYAZ_SOAK_ENDINGS", "3"))
TILES = 8
"""Positions with at most so many tiles in the hands and to be drawn are searched through."""

every_table = pytest.mark.parametrize("agreed", TWO_SIDES, ids=table_id)


def position_of(core: Core, match: Match) -> Position:
    """A running round as the core sees it with all hands turned up."""
    assert match.round is not None
    assert match.on_turn is not None
    view = seat_view(match, match.on_turn)
    assert view is not None
    boneyard = [BIT[tile] for tile in match.round.boneyard]
    return core.determinized(core.observed(view), list(map(bits_of, match.round.hands)), boneyard)


def endings(agreed: Options) -> Iterator[Match]:
    """Where few tiles are left and the seat on turn has a choice, in one random match after the other."""
    for seed in count():
        for _, match in states(Random(seed), agreed):
            if match.on_turn is None or match.round is None or len(match.round.legal()) < 2:
                continue
            if sum(map(len, match.round.hands)) + match.round.drawable <= TILES and match.round.layout.laid:
                yield match


def searched(match: Match, core: Core, utility: Utility, side: int) -> float:
    """What both sides reach: every legal move tried on the public engine, down to the end of the round."""
    if match.on_turn is None or match.round is None:
        return utility(core_outcome(match))
    best = max if core.side[match.on_turn] == side else min
    return best(
        searched(match.apply(move_event(match.on_turn, move)), core, utility, side) for move in match.round.legal()
    )


@every_table
def test_values_are_those_of_a_search_through_all_moves(agreed: Options) -> None:
    core = Core(VARIANTS[agreed.variant], agreed)
    for number, match in enumerate(islice(endings(agreed), POSITIONS)):
        assert match.round is not None
        assert match.on_turn is not None
        side = number % 2
        utility, position, budget = score_lead(core, side), position_of(core, match), Budget(100_000)
        truth = {
            core.action(match.round.layout, move): searched(
                match.apply(move_event(match.on_turn, move)), core, utility, side
            )
            for move in match.round.legal()
            if isinstance(move, Play)
        }
        before = position.copy()
        assert Solver(core, side, utility, budget).values(position, list(truth)) == truth
        found = Solver(core, side, utility, budget).best(position)
        assert found is not None
        own = core.side[match.on_turn] == side
        assert found.value == (max if own else min)(truth.values()) == truth[found.action]
        assert position == before


def ending(seed: int = 3, tiles: int = 14) -> tuple[Core, Position]:
    """A position of two pairs that takes some hundreds of steps."""
    agreed = options("straight", seats=4, pairs=True)
    core = Core(VARIANTS["straight"], agreed)
    for _, match in states(Random(seed), agreed):
        if match.round and match.on_turn is not None and sum(map(len, match.round.hands)) <= tiles:
            position = position_of(core, match)
            if position.playable().bit_count() > 1:
                return core, position
    raise AssertionError("no such position in this match")


def test_it_stops_where_the_budget_ends_and_says_so() -> None:
    core, position = ending()
    whole = Budget(1_000_000)
    found = Solver(core, 0, score_lead(core, 0), whole).best(position)
    spent = 1_000_000 - whole.steps
    assert found is not None
    assert spent > 2 * STOP_CHECK_INTERVAL
    exactly = Budget(spent)
    assert Solver(core, 0, score_lead(core, 0), exactly).best(position) == found
    assert exactly.steps == 0
    short = Budget(spent - 1)
    assert Solver(core, 0, score_lead(core, 0), short).best(position) is None
    assert short.steps == -1
    assert not short.spend()


def test_it_stops_on_request() -> None:
    core, position = ending()
    asked: list[int] = []
    budget = Budget(1_000_000, lambda: len(asked) == 1 or asked.append(1) is not None)
    assert Solver(core, 0, score_lead(core, 0), budget).best(position) is None
    assert (asked, budget.steps) == ([1], -1)


def test_a_solved_position_speeds_up_the_next() -> None:
    core, position = ending()
    budget = Budget(1_000_000)
    solver = Solver(core, 0, score_lead(core, 0), budget)
    first = solver.best(position)
    spent = 1_000_000 - budget.steps
    assert solver.best(position) == first
    assert 1_000_000 - budget.steps < spent + 20


def test_three_sides_and_empty_hands_are_refused() -> None:
    core = Core(VARIANTS["ceza"], options("ceza", seats=3))
    with pytest.raises(ValueError, match="two sides"):
        Solver(core, 0, score_lead(core, 0), Budget(1))
    core, position = ending()
    with pytest.raises(ValueError, match="nothing to play"):
        Solver(core, 0, score_lead(core, 0), Budget(1)).values(position, [])

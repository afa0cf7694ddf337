"""The part of ``python -m bench engine`` on the simulation core: random rounds, and solved endings."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from engine.ai.budget import Budget
from engine.ai.core import Core, Position, random_policy
from engine.ai.solver import Solver, score_lead
from engine.layout import Layout
from engine.rules import Options, RoundEnd, RoundScore, Rules, default_options, winner_takes
from engine.tiles import BIT, EVERY_TILE, Tile, bits_of

LEFT, ENDINGS = 9, 12
"""The most tiles in the hands of an ending, and the number of endings solved together."""

_BITS = tuple(BIT.values())


def random_rounds(rules: Rules, options: Options, rng: Random, *, scored: bool = False) -> Callable[[], object]:
    """A random round of the core, from a shuffled set to its end, which ``scored`` also scores."""
    core, policy = Core(rules, options), random_policy(rng)
    deal = _halves(options, rng) if len(_BITS) - rules.reserve <= options.seats * options.hand_size else None
    deal = deal or _shuffled(options, rng)
    finish = core.play if scored else core.run

    def play() -> object:
        while True:
            hands, boneyard = deal()
            try:
                position = core.begin(hands, boneyard, leader=0)
            except ValueError:  # to be dealt again
                continue
            return finish(position, policy)

    return play


Dealer = Callable[[], tuple[list[int], tuple[int, ...]]]


def _shuffled(options: Options, rng: Random) -> Dealer:
    """Hands, and the rest in drawing order."""
    size, dealt, chance = options.hand_size, options.seats * options.hand_size, rng.random

    def deal() -> tuple[list[int], tuple[int, ...]]:
        tiles = tuple(sorted(_BITS, key=lambda _: chance()))
        return [sum(tiles[place : place + size]) for place in range(0, dealt, size)], tiles[dealt:]

    return deal


def _halves(options: Options, rng: Random) -> Dealer | None:
    """Hands of seven where nothing is drawn, so the order does not matter: random halves of the set, and halves of
    those; None for other tables."""
    if options.seats not in (2, 4) or options.hand_size != 7:
        return None
    bits, full = rng.getrandbits, len(_BITS)
    boneyard = _BITS[: full - 7 * options.seats]  # never drawn, so any tiles will do

    def pair(half: int) -> list[int]:
        while (hand := bits(full) & half).bit_count() != 7:
            pass
        return [hand, half ^ hand]

    def deal() -> tuple[list[int], tuple[int, ...]]:
        while (half := bits(full)).bit_count() != 14:
            pass
        return pair(half) + (pair(EVERY_TILE ^ half) if options.seats == 4 else []), boneyard

    return deal


class Ending(NamedTuple):
    """One position in the form of both programs."""

    table: Any
    position: Position


def _all_that_is_left(end: RoundEnd) -> RoundScore:
    return winner_takes(end, lambda side, end: sum(end.totals))


def endings(block: Rules, rng: Random) -> tuple[Callable[[], object], Callable[[], object]] | None:
    """All endings solved by ``dominoes.search.alphabeta`` and by our solver; None where that is not installed.

    Four play as two pairs by the rules of that program: the pair that goes out, or has less left, scores all that is
    left. Raises ArithmeticError where the two disagree on a value.
    """
    try:
        peer: Any = import_module("dominoes")
    except ImportError:
        return None
    rules = replace(block, pairs=True, score=_all_that_is_left)
    core = Core(rules, default_options(rules, seats=4, pairs=True))
    found = [_ending(peer, core, rng) for _ in range(ENDINGS)]

    def theirs() -> list[float]:
        return [peer.search.alphabeta(deepcopy(each.table))[1] for each in found]

    def ours() -> list[float]:
        solvers = [Solver(core, 0, score_lead(core, 0), Budget(10**9)) for _ in found]
        best = [solver.best(each.position) for solver, each in zip(solvers, found, strict=True)]
        return [each.value for each in best if each]

    if theirs() != ours():
        raise ArithmeticError("the solver and dominoes.search.alphabeta do not agree")
    return theirs, ours


def _ending(peer: Any, core: Core, rng: Random) -> Ending:
    """A random round of the peer, played until few tiles are left and there is a choice."""
    while True:
        table = peer.Game.new()
        while table.result is None:
            hands = [bits_of(Tile.of(each.first, each.second) for each in hand) for hand in table.hands]
            if sum(map(len, table.hands)) <= LEFT and len(table.valid_moves) > 1:
                ends = Tile.of(table.board.left_end(), table.board.right_end())
                node = core.automaton.at(Layout().lead(ends))
                return Ending(table, Position(hands, [], node, table.turn, [0, 0]))
            table.make_move(*rng.choice(table.valid_moves))

"""Opponents: a computer's move is a function of what its seat may see and of an injected source of chance."""

from __future__ import annotations

from random import Random

from engine.layout import Layout
from engine.round import Draw, Move, Pass, Play
from engine.rules import side_of
from engine.tiles import Tile
from engine.view import SeatView

LEVELS = ("medium",)


def choose(view: SeatView, rng: Random) -> Move:
    """The move of a computer on turn: points first, then heavy and unbending tiles out, many numbers kept, and ends
    left that the next opponent is known to lack.

    Raises ValueError when it is not this seat's turn.
    """
    if not view.moves:
        raise ValueError("no move is awaited from this seat")
    if len(view.moves) == 1:
        return view.moves[0]
    lacking = _lacking(view)
    return max(view.moves, key=lambda move: (_worth(view, move, lacking), rng.random()))


def _worth(view: SeatView, move: Move, lacking: frozenset[int]) -> float:
    """How good a move looks, in points and pips."""
    if not isinstance(move, Play):
        return 0.0
    layout, public = view.public.layout, view.public
    after = layout.after(move.tile, move.arm) if move.arm else layout.lead(move.tile)
    rest = [tile for tile in view.hand if tile != move.tile]
    points = public.rules.ends_points(after.total) if public.rules.ends_points else 0
    open_pips = [pip for pips in after.ends().values() for pip in pips]
    worth = 2.0 * points + public.rules.tile_value(move.tile) + (3.0 if move.tile.is_double else 0.0)
    worth += 1.5 * _variety(rest) + 2.0 * sum(1 for tile in rest if any(tile.has(pip) for pip in open_pips))
    return worth + 3.0 * sum(pip in lacking for pip in open_pips)


def _variety(hand: list[Tile]) -> int:
    """How many different numbers a hand can still answer."""
    return len({half for tile in hand for half in tile})


def _lacking(view: SeatView) -> frozenset[int]:
    """The numbers that the next opponent is known not to hold.

    Drawing goes on until a tile fits, and that tile is played: so a draw tells as much as a pass, until the next draw.
    """
    public = view.public
    target = (view.seat + 1) % len(public.seats)
    if target in public.sides[side_of(public.sides, view.seat)]:
        return frozenset()
    layout = Layout(public.layout.spinner)
    lacking: frozenset[int] = frozenset()
    for act in public.acts:
        open_pips = frozenset(pip for pips in layout.ends().values() for pip in pips)
        match act.move:
            case Play(tile, arm):
                layout = layout.after(tile, arm) if arm else layout.lead(tile)
            case Draw() if act.seat == target:
                lacking = open_pips
            case Pass() if act.seat == target:
                lacking |= open_pips
            case _:
                pass
    return lacking

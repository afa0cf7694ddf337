"""Opponents: a computer's move is a function of what its seat may see and of an injected source of chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from engine.layout import Layout
from engine.round import Draw, Move, Pass, Play
from engine.rules import How, RoundEnd, Rules, side_of
from engine.tiles import Tile
from engine.view import SeatView

LEVELS = ("medium",)

_POINT, _LEAST_POINT = 300, 2.0
"""What a point of a play is worth in pips: the first by the target of the match, but never less than the second."""
_IDLE = 0.25
"""What a pip is worth that nobody scores."""
_DECIDES = 1000.0
"""What a play that ends the match is worth: more than anything else."""


def never() -> bool:
    """Nothing stops it."""
    return False


@dataclass(frozen=True, slots=True)
class Budget:
    """What a level that searches may spend on a move."""

    work: int = 0
    """In units of the level's own; 0: as much as it is made for."""
    should_stop: Callable[[], bool] = never
    """Asked now and then; once it is true, what was found has to do. Clocks are the caller's."""


def choose(view: SeatView, rng: Random, level: str = "medium", *, budget: Budget | None = None) -> Move:
    """The move of a computer on turn: points first, then heavy and unbending tiles out, many numbers kept, and ends
    left that the next opponent is known to lack and the partner is not. It takes no search, so it needs no ``budget``.

    Raises ValueError when it is not this seat's turn, or for a level that there is not.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    if not view.moves:
        raise ValueError("no move is awaited from this seat")
    if len(view.moves) == 1:
        return view.moves[0]
    seats = len(view.public.seats)
    sides = view.public.sides
    partners = [seat for seat in sides[side_of(sides, view.seat)] if seat != view.seat]
    lacking = _lacking(view, (view.seat + 1) % seats)
    missed = _lacking(view, partners[0]) if partners else frozenset[int]()
    return max(view.moves, key=lambda move: (_worth(view, move, lacking, missed), rng.random()))


def _worth(view: SeatView, move: Move, lacking: frozenset[int], missed: frozenset[int]) -> float:
    """How good a move looks, in pips; ``lacking`` are numbers the next opponent has not, ``missed`` the partner."""
    if not isinstance(move, Play):
        return 0.0
    layout = view.public.layout
    after = layout.after(move.tile, move.arm) if move.arm else layout.lead(move.tile)
    rest = [tile for tile in view.hand if tile != move.tile]
    open_pips = [pip for pips in after.ends().values() for pip in pips]
    worth = _points(view, after) + _weight(view.public.rules, move.tile) + (3.0 if move.tile.is_double else 0.0)
    worth += 1.5 * _variety(rest) + 2.0 * sum(1 for tile in rest if any(tile.has(pip) for pip in open_pips))
    return worth + 3.0 * sum(pip in lacking for pip in open_pips) - 1.5 * sum(pip in missed for pip in open_pips)


def _points(view: SeatView, after: Layout) -> float:
    """What the ends of the layout ``after`` a play earn, in pips; nothing where an exact target would drop it."""
    public = view.public
    rules, target = public.rules, public.options.goal.target
    if rules.ends_points is None or not target:
        return 0.0
    points, score = rules.ends_points(after.total), public.seats[view.seat].score
    if rules.exact and len(view.hand) == 1:  # one score with what going out earns whatever the others hold
        end = RoundEnd(How.OUT, view.seat, (0,) * len(public.seats), public.sides)
        points += rules.score(end).points[end.side]
    if rules.exact and score + points > target:
        return 0.0
    return _DECIDES if score + points >= target else points * max(_POINT / target, _LEAST_POINT)


def _weight(rules: Rules, tile: Tile) -> float:
    """What it costs to be left with a tile; little where a round's end earns the same whatever is left."""
    alone = RoundEnd(How.OUT, 0, (0, 0), ((0,), (1,)))
    earns = rules.score(alone) != rules.score(alone._replace(pips=(0, 20)))
    return rules.tile_value(tile) * (1.0 if earns else _IDLE)


def _variety(hand: list[Tile]) -> int:
    """How many different numbers a hand can still answer."""
    return len({half for tile in hand for half in tile})


def _lacking(view: SeatView, target: int) -> frozenset[int]:
    """The numbers that the seat ``target`` is known not to hold.

    Drawing goes on until a tile fits, and that tile is played: so a draw tells as much as a pass, until the next draw.
    """
    public = view.public
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

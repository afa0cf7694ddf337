"""What a seat observes, with what everybody can infer about the hands, in a form that is fast to query."""

from __future__ import annotations

from engine.ai.automaton import Action, Node
from engine.ai.core import Core
from engine.layout import Layout
from engine.moves import Act, Draw, Pass, Play
from engine.rules import Options, Rules
from engine.tiles import BIT, EVERY_TILE, bits_of
from engine.view import SeatView

_cores: dict[tuple[int, Options], Core] = {}
_MAX_CORES = 64
"""How many tables are cached."""


def core_of(rules: Rules, options: Options) -> Core:
    """The core of a table, made once for all moves at tables like it."""
    key = id(rules), options  # rules cannot be hashed; a cached core keeps its rules alive, so the id stays theirs
    core = _cores.get(key)
    if core is None:
        if len(_cores) >= _MAX_CORES:
            _cores.clear()
        core = _cores[key] = Core(rules, options)
    return core


class Observation:
    """What the seat of a view observes when it has to choose between plays."""

    __slots__ = (
        "core",
        "counts",
        "drawable",
        "hand",
        "layout",
        "node",
        "plays",
        "possible",
        "scores",
        "seat",
        "unseen",
    )

    def __init__(self, view: SeatView) -> None:
        public = view.public
        self.core = core = core_of(public.rules, public.options)
        self.seat = view.seat
        self.hand = bits_of(view.hand)
        self.layout = public.layout
        self.node: Node = core.automaton.at(public.layout)
        self.plays = [move for move in view.moves if isinstance(move, Play)]
        self.counts = [seat.tiles for seat in public.seats]
        """How many tiles each seat holds."""
        self.drawable = public.drawable
        self.scores = [public.seats[seats[0]].score for seats in core.sides]
        """Of the match, by side."""
        self.unseen = EVERY_TILE & ~self.hand & ~bits_of([each.tile for each in public.layout.laid])
        self.possible = possible_tiles(Layout(public.rules.spinner), public.acts, seats=len(public.seats))
        """By seat: the tiles that its draws and passes do not exclude, including tiles that are seen elsewhere."""

    def actions(self) -> list[Action]:
        """The plays that differ for the rules."""
        tiles = dict.fromkeys([BIT[play.tile] for play in self.plays])
        return [Action(bit, node) for bit in tiles for node in self.node.after[bit]]

    def play(self, action: Action) -> Play:
        """A legal play with the effect of this action."""
        plays = [play for play in self.plays if BIT[play.tile] == action.bit]
        if len(plays) == 1 or len(self.node.after[action.bit]) == 1:
            return plays[0]
        return next(play for play in plays if self.core.action(self.layout, play) == action)


def possible_tiles(layout: Layout, acts: tuple[Act, ...], *, seats: int) -> list[int]:
    """By seat the tiles that may be in its hand.

    A seat that passes has nothing that fits. Nor has a seat that draws, once its turn is over: it draws until a tile
    fits and plays that tile. But the tiles drawn before that one may be any that were excluded earlier.
    """
    possible = [EVERY_TILE] * seats
    left = sum(not isinstance(act.move, Play) for act in acts)
    for act in acts:
        if not left:
            break
        match act.move:
            case Play():
                layout = layout.played(act.move)
                continue
            case Draw():
                possible[act.seat] = EVERY_TILE & ~layout.open.fit
            case Pass():
                possible[act.seat] &= ~layout.open.fit
        left -= 1
    return possible

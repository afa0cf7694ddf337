"""What everybody at a table may conclude about the hands, in a form that is fast to ask."""

from __future__ import annotations

from engine.ai.automaton import Action, Node
from engine.ai.core import Core
from engine.layout import Layout
from engine.moves import Act, Draw, Pass, Play
from engine.rules import Options, Rules
from engine.tiles import BIT, EVERY_TILE, bits_of
from engine.view import SeatView

_cores: dict[tuple[int, Options], Core] = {}
_MOST = 64
"""Tables remembered at once."""


def core_of(rules: Rules, options: Options) -> Core:
    """The core of a table, made once for all moves at tables like it."""
    key = id(rules), options  # rules hold what cannot be hashed; a core that is kept keeps its rules alive
    core = _cores.get(key)
    if core is None:
        if len(_cores) >= _MOST:
            _cores.clear()
        core = _cores[key] = Core(rules, options)
    return core


class Observation:
    """What the seat of a view knows when it has to choose between plays."""

    __slots__ = ("core", "counts", "drawable", "hand", "layout", "may", "node", "plays", "scores", "seat", "unseen")

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
        self.may = may_hold(Layout(public.rules.spinner), public.acts, seats=len(public.seats))
        """By seat what it may hold for all that its draws and passes tell, tiles seen elsewhere among it."""

    def ways(self) -> list[Action]:
        """The ways to play that differ for the rules."""
        tiles = dict.fromkeys([BIT[play.tile] for play in self.plays])
        return [Action(bit, node) for bit in tiles for node in self.node.after[bit]]

    def play(self, way: Action) -> Play:
        """A legal play that goes this way."""
        plays = [play for play in self.plays if BIT[play.tile] == way.bit]
        if len(plays) == 1 or len(self.node.after[way.bit]) == 1:
            return plays[0]
        return next(play for play in plays if self.core.way(self.layout, play) == way)


def may_hold(layout: Layout, acts: tuple[Act, ...], *, seats: int) -> list[int]:
    """By seat the tiles that its hand may have in it.

    Who passes has nothing that fits. Nor has who draws, when the turn is over: drawing goes on until a tile fits, and
    that tile is played; but what was drawn on the way may be anything that was excluded before.
    """
    may = [EVERY_TILE] * seats
    left = sum(not isinstance(act.move, Play) for act in acts)
    for act in acts:
        if not left:
            break
        match act.move:
            case Play():
                layout = layout.played(act.move)
                continue
            case Draw():
                may[act.seat] = EVERY_TILE & ~layout.open.fit
            case Pass():
                may[act.seat] &= ~layout.open.fit
        left -= 1
    return may

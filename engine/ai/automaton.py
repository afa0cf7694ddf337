"""The open ends of a layout as the states of a finite automaton: what fits, what the ends earn, where a tile leads.

Unlike ``engine.ends`` a node has no arms: two layouts that the rules cannot tell apart are one node, and a tile that
may be played in two places with the same effect is one action. Draw Dominoes has 28 nodes, 5s & 3s 98, All Fives some
5,000, Straight some ten times as many; they are made on first use and dropped when there are too many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from engine.ai.bits import BY_NUMBER, bits_in, tile_of
from engine.layout import Layout, Spinner
from engine.moves import Arm
from engine.rules import Rules
from engine.tiles import BIT, EVERY_TILE, TILES, Tile

_JOINS = tuple(
    tuple([(BIT[tile], tile.other(pip) * (1 + tile.is_double)) for tile in TILES if tile.has(pip)]) for pip in range(7)
)
"""By number: the tiles that join an end with it, and what the end that each makes counts."""


class End(NamedTuple):
    """An open end."""

    pips: tuple[int, ...]
    """The numbers that match: one, or both of a non-double root on its empty long side."""
    counts: int
    """What it adds to the total; always 0 where totals do not score."""
    bare: bool = False
    """Whether a tile played here touches the ``Root``."""


class Root(NamedTuple):
    """A double root whose ends still change with its first neighbours."""

    pip: int
    tips: int
    """How many arms have a tile, 0 or 1."""


class Action(NamedTuple):
    """A tile to play, as its bit, and the node that it leads to."""

    bit: int
    node: Node


class Node:
    """The open ends, a value. Nodes with the same ``number`` are equal."""

    __slots__ = ("after", "alone", "ends", "fit", "number", "points", "root")

    ends: tuple[End, ...]
    """In the order of tuples; none on an empty table."""
    root: Root | None
    number: int
    fit: int
    """The tiles that may be played, as bits; every tile on an empty table."""
    points: int
    """What these ends earn for the play that made them."""
    after: _After
    """By the bit of a tile that fits: the nodes that it may lead to, one for each action."""
    alone: tuple[Node]
    """The node as a value of ``after``, shared by all nodes from which a tile leads only here: a tuple for each would
    be a hundred thousand more objects for the garbage collector."""

    def actions(self, tiles: int) -> list[Action]:
        """The actions with these tiles, bits that fit."""
        return [Action(bit, node) for bit in bits_in(tiles) for node in self.after[bit]]

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Node) and (self.ends, self.root) == (other.ends, other.root))

    def __hash__(self) -> int:
        return hash((self.ends, self.root))

    def __repr__(self) -> str:
        return f"Node({self.ends}, {self.root})"


class _After(dict[int, tuple["Node", ...]]):
    """Filled on demand: most tiles are never played from most nodes."""

    __slots__ = ("automaton", "node")

    def __init__(self, automaton: Automaton, node: Node) -> None:
        self.automaton, self.node = automaton, node

    def __missing__(self, bit: int) -> tuple[Node, ...]:
        nodes = self[bit] = self.automaton.after(self.node, bit)
        return nodes


class Automaton:
    """All nodes for one kind of spinner and one scoring of the ends; ``capacity`` of them are kept."""

    def __init__(self, spinner: Spinner, ends_points: Callable[[int], int] | None, *, capacity: int = 20_000) -> None:
        self.spinner = spinner
        self._ends_points = ends_points
        self._nodes: dict[tuple[tuple[End, ...], Root | None], Node] = {}
        self._created = 0
        self._capacity = capacity
        self.start = self._node((), None)
        """The empty table."""

    def __len__(self) -> int:
        """How many nodes are kept now."""
        return len(self._nodes)

    def at(self, layout: Layout) -> Node:
        """The node of a layout of the public engine. Raises ValueError for one with another kind of spinner."""
        if layout.spinner is not self.spinner:
            raise ValueError(f"a layout with spinner {layout.spinner} among {self.spinner}")
        root = layout.root
        if root is None:
            return self.start
        ends, first = self._root_ends(root.tile)
        bare = {Arm.LEFT: ends[0], Arm.RIGHT: ends[1], Arm.UP: ends[-1], Arm.DOWN: ends[-1]}
        tips = [tip for arm in Arm if (tip := layout.tip(arm))]
        grown = [self._end(tip.outer, double=tip.tile.is_double) for tip in tips]
        beside = [arm for arm in layout.ends() if not layout.tip(arm)]
        if first and self.spinner is Spinner.NONE:
            first = first if not tips else None
            bare = bare if not tips else dict.fromkeys(Arm, self._end(root.inner, double=True))
        elif first:
            first = Root(first.pip, len(tips)) if len(tips) < 2 else None
            bare = bare if first else dict.fromkeys(Arm, End((root.inner,), 0))
        return self._node([*grown, *(bare[arm] for arm in beside)], first)

    def after(self, node: Node, bit: int) -> tuple[Node, ...]:
        """The nodes that a tile leads to, computed; use ``node.after``. Raises KeyError where it does not fit."""
        if not bit & node.fit:
            raise KeyError(bit)
        tile = tile_of(bit)
        if node is self.start:
            return self._node(*self._root_ends(tile)).alone
        ends = [end for end in dict.fromkeys(node.ends) if any(map(tile.has, end.pips))]
        nodes = list(dict.fromkeys(self._after_join(node, end, tile) for end in ends))
        return nodes[0].alone if len(nodes) == 1 else tuple(nodes)

    def best_points(self, node: Node) -> dict[int, int]:
        """By the bit of a tile that fits: the most that the ends earn after it.

        The same as the maximum over ``node.after``, but once the root cannot change any more without making nodes:
        looking two plays ahead would otherwise make all there are.
        """
        if self._ends_points is None:
            return {}
        if node.root or not node.ends:
            return {bit: max([each.points for each in node.after[bit]]) for bit in bits_in(node.fit)}
        earned, total, found = self._ends_points, sum([end.counts for end in node.ends]), dict[int, int]()
        for end in dict.fromkeys(node.ends):
            for pip in end.pips:
                for bit, counts in _JOINS[pip]:
                    found[bit] = max(found.get(bit, 0), earned(total - end.counts + counts))
        return found

    def _after_join(self, node: Node, end: End, tile: Tile) -> Node:
        """The node after a tile joined this end."""
        ends, root = list(node.ends), node.root
        ends.remove(end)
        if root and self.spinner is Spinner.NONE:
            ends = [
                self._end(root.pip, double=True)
            ]  # a lone double counts its pips once, as an end of two tiles twice
            root = None
        elif root and end.bare and root.tips:
            sides = 2 if self.spinner is Spinner.AFTER_LINE else 0
            ends = [each._replace(bare=False) for each in ends] + [End((root.pip,), 0)] * sides
            root = None
        elif root and end.bare:
            root = Root(root.pip, 1)
        inner = next(filter(tile.has, end.pips))
        return self._node([*ends, self._end(tile.other(inner), double=tile.is_double)], root)

    def _root_ends(self, tile: Tile) -> tuple[list[End], Root | None]:
        """The ends of a lone root: left, right, and the long sides where they are open."""
        high, low = tile.high, tile.low
        plain = [self._end(high), self._end(low)]
        if not tile.is_double:
            return (plain + [End((high, low), 0)] * 2 if self.spinner is Spinner.OPEN else plain), None
        if self.spinner is Spinner.NONE:
            return plain, Root(high, 0) if self._ends_points else None
        return [End((high,), counts=0, bare=True)] * (4 if self.spinner is Spinner.OPEN else 2), Root(high, 0)

    def _end(self, pip: int, *, double: bool = False) -> End:
        return End((pip,), pip * (1 + double) if self._ends_points else 0)

    def _node(self, ends: Iterable[End], root: Root | None) -> Node:
        key = tuple(sorted(ends)), root
        node = self._nodes.get(key)
        if node is None:
            if len(self._nodes) >= self._capacity:  # drop all and cut their references, so that they can be freed
                for each in self._nodes.values():
                    each.after.clear()
                self._nodes.clear()
            node = self._nodes[key] = Node()
            node.ends, node.root = key
            node.number, self._created = self._created, self._created + 1
            node.after = _After(self, node)
            node.alone = (node,)
            node.fit = 0 if node.ends else EVERY_TILE
            for end in node.ends:
                for pip in end.pips:
                    node.fit |= BY_NUMBER[pip]
            node.points = self._points(node)
        return node

    def _points(self, node: Node) -> int:
        if self._ends_points is None or not node.ends:
            return 0
        alone = 2 * node.root.pip if node.root and self.spinner is not Spinner.NONE else 0
        return self._ends_points(sum(end.counts for end in node.ends) + alone)


def automaton_of(rules: Rules) -> Automaton:
    """The automaton of a variant, shared by all with the same spinner and the same scoring of the ends."""
    return _automaton(rules.spinner, rules.ends_points)


@cache
def _automaton(spinner: Spinner, ends_points: Callable[[int], int] | None) -> Automaton:
    return Automaton(spinner, ends_points)

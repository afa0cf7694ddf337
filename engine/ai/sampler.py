"""Samples the tiles that a seat does not see, uniformly among all deals that agree with what it has seen.

That is more than what lies on the table. A seat that passes or draws holds nothing that fits the open ends; a seat that
plays after drawing plays the tile drawn last; no seat was dealt a tile that would have led instead of the lead. So a
hand consists of *groups*: the tiles dealt, and those that each turn of drawing left in it. A group cannot have tiles
that fitted at a time when its seat could not play, from the arrival of the group on; older groups exclude all that
younger ones do. A tile that is played may have come from any of several groups.

Deals are counted in two steps. ``_HandHistory`` counts the ways in which the tiles that a seat has played may have come
from its groups, for each number of tiles left in them. ``_Assignments`` counts the ways to fill what is left with
hidden tiles: hidden tiles that the same groups may have form one class, and a table runs over the classes. The order of
tiles in hands and boneyard would multiply every count by the same number, so it is not counted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, product
from math import comb, prod
from random import Random
from typing import NamedTuple

from engine.ai.bits import bits_in
from engine.layout import Layout
from engine.moves import Act, Draw, Pass, Play
from engine.rules import Leader, Rules, find_leader
from engine.tiles import BIT, EVERY_TILE, TILES, Tile, bits_of
from engine.view import SeatView

Sizes = tuple[int, ...]
"""How many tiles are left in each group."""


class Determinization(NamedTuple):
    """A complete deal that agrees with what was seen: hands by seat as bits, and the boneyard with its reserve, each
    tile as its bit, the next to be drawn first; the arguments of ``Core.determinized``."""

    hands: list[int]
    boneyard: list[int]


class Sampler:
    """The deals that are possible for one seat; made once for a decision."""

    def __init__(self, view: SeatView) -> None:
        """``view`` is that of a seat on turn, or of any seat once nothing can be drawn."""
        public = view.public
        self._seat, self._own = view.seat, bits_of(view.hand)
        hidden = EVERY_TILE & ~self._own & ~bits_of(each.tile for each in public.layout.laid)
        self._others = [seat for seat in range(len(public.seats)) if seat != view.seat]
        histories = _histories(view)
        self._groups: list[tuple[int, int]] = []
        """Seat and possible tiles of every group of the others."""
        ways: list[dict[Sizes, int]] = []
        for seat in self._others:
            masks, left = histories[seat].left_of(hidden)
            self._groups += [(seat, mask) for mask in masks]
            ways.append(left)
        self._assignments = _Assignments([mask for _, mask in self._groups], hidden)
        starts: dict[Sizes, int] = {}
        for chosen in product(*(each.items() for each in ways)):
            sizes = tuple(size for part, _ in chosen for size in part)
            count = prod(count for _, count in chosen) * self._assignments.count(sizes)
            if count:
                starts[sizes] = count
        self._starts = list(starts)
        self._totals = list(accumulate(starts.values()))
        if not starts:
            raise ValueError("no deal agrees with what was seen")

    @property
    def count(self) -> int:
        """How many deals are possible, not counting orders."""
        return self._totals[-1]

    def determinization(self, rng: Random) -> Determinization:
        """One of the possible deals, each as likely as the others."""
        sizes = self._starts[bisect_right(self._totals, rng.randrange(self._totals[-1]))]
        held, boneyard = self._assignments.draw(sizes, rng)
        hands = [0] * (len(self._others) + 1)
        hands[self._seat] = self._own
        for (seat, _), tiles in zip(self._groups, held, strict=True):
            hands[seat] |= tiles
        rng.shuffle(boneyard)
        return Determinization(hands, boneyard)


class _HandHistory:
    """What the acts of a round say about the hand of one other seat."""

    def __init__(self, dealt: int, excluded: int) -> None:
        """``dealt`` tiles, none of which is among ``excluded``."""
        self._excluded = [excluded]
        self._left: dict[Sizes, int] = {(dealt,): 1}

    def lacks(self, tiles: int) -> None:
        """None of these tiles is in the hand now."""
        self._excluded = [each | tiles for each in self._excluded]

    def draws(self, excluded: int, *, again: bool) -> None:
        """A tile that is none of these is drawn; ``again`` if in the same turn as the last one."""
        if again:
            self._left = {(*sizes[:-1], sizes[-1] + 1): count for sizes, count in self._left.items()}
        else:
            self._excluded.append(excluded)
            self._left = {(*sizes, 1): count for sizes, count in self._left.items()}

    def plays(self, bit: int) -> None:
        """A tile is played from one of the groups that may have it."""
        left: dict[Sizes, int] = {}
        for sizes, count in self._left.items():
            for place, size in enumerate(sizes):
                if size and not bit & self._excluded[place]:
                    after = (*sizes[:place], size - 1, *sizes[place + 1 :])
                    left[after] = left.get(after, 0) + count
        self._left = left

    def left_of(self, hidden: int) -> tuple[tuple[int, ...], dict[Sizes, int]]:
        """The distinct groups, by the hidden tiles that each may have, and the number of ways for each number of tiles
        left in them."""
        masks = [hidden & ~each for each in self._excluded]
        distinct = tuple(dict.fromkeys(masks))
        merged: dict[Sizes, int] = {}
        for sizes, count in self._left.items():
            together = [0] * len(distinct)
            for mask, size in zip(masks, sizes, strict=True):
                place = distinct.index(mask)
                together[place] += size
                count *= comb(together[place], size)  # which of the merged tiles are those of this group
            key = tuple(together)
            merged[key] = merged.get(key, 0) + count
        return distinct, merged


def _histories(view: SeatView) -> list[_HandHistory]:
    """The history of every hand, from the acts of the round."""
    public = view.public
    rules, options = public.rules, public.options
    outranking = _outranking(rules, public.layout.root.tile) if public.layout.root else 0
    histories = [_HandHistory(options.hand_size, outranking) for _ in public.seats]
    layout = Layout(rules.spinner)
    drew: Act | None = None
    for place, act in enumerate(public.acts):
        following = public.acts[place + 1] if place + 1 < len(public.acts) else None
        history, fit = histories[act.seat], layout.open.fit
        match act.move:
            case Play(tile):
                if act.move.arm is None:
                    history.lacks(_unled(rules, tile))
                if drew is None:
                    history.plays(BIT[tile])
                layout = layout.played(act.move)
            case Draw():
                history.lacks(fit)
                if following is None or not isinstance(following.move, Play):
                    history.draws(fit if following else 0, again=drew is not None and following is not None)
            case Pass():
                history.lacks(fit)
        drew = act if isinstance(act.move, Draw) else None
    return histories


def _outranking(rules: Rules, root: Tile) -> int:
    """The tiles that would have led instead of this one, if any seat had been dealt them."""
    if rules.leader is not Leader.HIGHEST_DOUBLE:
        return 0
    led = (0, root)
    return bits_of(tile for tile in TILES if tile != root and find_leader(rules, [[root], [tile]]) not in (led, None))


def _unled(rules: Rules, root: Tile) -> int:
    """The tiles with which in hand a leader could not have chosen this one."""
    choice = rules.lead_choice
    if choice is None or rules.leader is Leader.HIGHEST_DOUBLE:
        return 0
    return bits_of(tile for tile in TILES if tile != root and root not in choice((root, tile)))


class _Assignments:
    """The ways to fill groups with hidden tiles; the rest lies in the boneyard."""

    def __init__(self, masks: list[int], hidden: int) -> None:
        """``masks`` are the tiles that each group may have."""
        classes: dict[tuple[int, ...], list[int]] = {}
        for bit in bits_in(hidden):
            classes.setdefault(tuple(place for place, mask in enumerate(masks) if bit & mask), []).append(bit)
        self._boneyard = classes.pop((), [])
        """Tiles that no hand can have."""
        self._classes = sorted(classes.items(), key=lambda each: len(each[0]))
        self._after = [*accumulate((len(bits) for _, bits in reversed(self._classes)), initial=0)][::-1]
        """How many tiles are in each class and those after it."""
        self._counts: dict[tuple[int, Sizes], int] = {}
        self._steps: dict[tuple[int, Sizes], tuple[list[int], list[Sizes]]] = {}

    def count(self, sizes: Sizes, place: int = 0) -> int:
        """The number of ways to fill groups of these sizes with the classes from ``place`` on."""
        if place == len(self._classes):
            return not any(sizes)
        if sum(sizes) > self._after[place]:
            return 0
        key = place, sizes
        count = self._counts.get(key)
        if count is None:
            count = self._counts[key] = sum(ways for _, ways in self._spread(place, sizes))
        return count

    def _spread(self, place: int, sizes: Sizes) -> Iterator[tuple[Sizes, int]]:
        """The sizes that one class may leave to be filled, each with the number of ways to fill everything."""
        groups, bits = self._classes[place]
        partial: list[tuple[Sizes, int, int]] = [(sizes, len(bits), 1)]
        for group in groups:
            partial = [
                ((*left[:group], left[group] - take, *left[group + 1 :]), rest - take, ways * comb(rest, take))
                for left, rest, ways in partial
                for take in range(min(rest, left[group]) + 1)
            ]
        for left, _, ways in partial:
            further = self.count(left, place + 1)
            if further:
                yield left, ways * further

    def draw(self, sizes: Sizes, rng: Random) -> tuple[list[int], list[int]]:
        """A random assignment, uniform: the tiles of each group, and the boneyard."""
        held, boneyard = [0] * len(sizes), self._boneyard.copy()
        for place, (groups, bits) in enumerate(self._classes):
            key = place, sizes
            if key not in self._steps:
                steps = list(self._spread(place, sizes))
                self._steps[key] = list(accumulate(ways for _, ways in steps)), [left for left, _ in steps]
            totals, lefts = self._steps[key]
            left = lefts[bisect_right(totals, rng.randrange(totals[-1]))]
            tiles = rng.sample(bits, len(bits))
            for group in groups:
                for _ in range(sizes[group] - left[group]):
                    held[group] |= tiles.pop()
            boneyard += tiles
            sizes = left
        return held, boneyard

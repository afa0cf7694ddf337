"""What the tiles that a seat does not see may be, drawn at random: every deal that agrees with all that was seen is as
likely as every other.

Seen is more than what lies on the table. Who passes, or draws, holds nothing that fits the open ends; who plays after
drawing plays the tile drawn last; nobody was dealt a tile that would have led instead of the lead. So a hand falls into
*groups*: the tiles dealt, and those that each turn of drawing left in it. A group may not hold what fitted whenever its
seat could not play since it came; older groups exclude all that younger ones do. A tile played later may have come from
several of them.

A deal is counted in two steps. ``_Holder`` counts the ways in which the tiles that a seat has played may have come from
its groups, for each number of tiles that they have left. ``_Filling`` counts the ways to fill what is left with hidden
tiles: hidden tiles that the same groups may hold are one class, and a table runs over the classes. Labelled places in
hands and boneyard would multiply every count by the same number, so they are not told apart.
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
    """All tiles as they may be: hands by seat as bits, and the boneyard with its reserve, each tile as its bit, the
    next to be drawn first; as ``Core.dealt`` takes them."""

    hands: list[int]
    boneyard: list[int]


class Sampler:
    """The worlds that are possible for one seat; made once for a decision."""

    def __init__(self, view: SeatView) -> None:
        """``view`` is that of a seat on turn (of any seat, where nothing can be drawn no more than that seat knows)."""
        public = view.public
        self._seat, self._own = view.seat, bits_of(view.hand)
        hidden = EVERY_TILE & ~self._own & ~bits_of(each.tile for each in public.layout.laid)
        self._others = [seat for seat in range(len(public.seats)) if seat != view.seat]
        holders = _held(view)
        self._groups: list[tuple[int, int]] = []
        """Seat and possible tiles of every group of the others."""
        ways: list[dict[Sizes, int]] = []
        for seat in self._others:
            masks, left = holders[seat].left_of(hidden)
            self._groups += [(seat, mask) for mask in masks]
            ways.append(left)
        self._filling = _Filling([mask for _, mask in self._groups], hidden)
        starts: dict[Sizes, int] = {}
        for chosen in product(*(each.items() for each in ways)):
            sizes = tuple(size for part, _ in chosen for size in part)
            count = prod(count for _, count in chosen) * self._filling.count(sizes)
            if count:
                starts[sizes] = count
        self._starts = list(starts)
        self._totals = list(accumulate(starts.values()))
        if not starts:
            raise ValueError("no deal agrees with what was seen")

    @property
    def count(self) -> int:
        """How many possible deals there are, places in a group not told apart."""
        return self._totals[-1]

    def determinization(self, rng: Random) -> Determinization:
        """One of the possible deals, each as likely as the others."""
        sizes = self._starts[bisect_right(self._totals, rng.randrange(self._totals[-1]))]
        held, boneyard = self._filling.draw(sizes, rng)
        hands = [0] * (len(self._others) + 1)
        hands[self._seat] = self._own
        for (seat, _), tiles in zip(self._groups, held, strict=True):
            hands[seat] |= tiles
        rng.shuffle(boneyard)
        return Determinization(hands, boneyard)


class _Holder:
    """The hand of one other seat, as the acts of a round tell of it."""

    def __init__(self, dealt: int, excluded: int) -> None:
        """``dealt`` tiles, none of which is among ``excluded``."""
        self._excluded = [excluded]
        self._left: dict[Sizes, int] = {(dealt,): 1}

    def lacks(self, tiles: int) -> None:
        """None of these is in the hand now."""
        self._excluded = [each | tiles for each in self._excluded]

    def draws(self, excluded: int, *, again: bool) -> None:
        """A tile that is none of these has come; ``again`` in the same turn as the last one."""
        if again:
            self._left = {(*sizes[:-1], sizes[-1] + 1): count for sizes, count in self._left.items()}
        else:
            self._excluded.append(excluded)
            self._left = {(*sizes, 1): count for sizes, count in self._left.items()}

    def plays(self, bit: int) -> None:
        """A tile has gone that was in one of the groups that may hold it."""
        left: dict[Sizes, int] = {}
        for sizes, count in self._left.items():
            for place, size in enumerate(sizes):
                if size and not bit & self._excluded[place]:
                    after = (*sizes[:place], size - 1, *sizes[place + 1 :])
                    left[after] = left.get(after, 0) + count
        self._left = left

    def left_of(self, hidden: int) -> tuple[tuple[int, ...], dict[Sizes, int]]:
        """The groups that differ in what they may hold of the hidden tiles, and in how many ways they may have come to
        have so many left."""
        masks = [hidden & ~each for each in self._excluded]
        distinct = tuple(dict.fromkeys(masks))
        merged: dict[Sizes, int] = {}
        for sizes, count in self._left.items():
            together = [0] * len(distinct)
            for mask, size in zip(masks, sizes, strict=True):
                place = distinct.index(mask)
                together[place] += size
                count *= comb(together[place], size)  # in how many ways these tiles are those of this group
            key = tuple(together)
            merged[key] = merged.get(key, 0) + count
        return distinct, merged


def _held(view: SeatView) -> list[_Holder]:
    """What the acts of the round tell of every hand."""
    public = view.public
    rules, options = public.rules, public.options
    outranking = _outranking(rules, public.layout.root.tile) if public.layout.root else 0
    holders = [_Holder(options.hand_size, outranking) for _ in public.seats]
    layout = Layout(rules.spinner)
    drew: Act | None = None
    for place, act in enumerate(public.acts):
        following = public.acts[place + 1] if place + 1 < len(public.acts) else None
        holder, fit = holders[act.seat], layout.open.fit
        match act.move:
            case Play(tile):
                if act.move.arm is None:
                    holder.lacks(_unled(rules, tile))
                if drew is None:
                    holder.plays(BIT[tile])
                layout = layout.played(act.move)
            case Draw():
                holder.lacks(fit)
                if following is None or not isinstance(following.move, Play):
                    holder.draws(fit if following else 0, again=drew is not None and following is not None)
            case Pass():
                holder.lacks(fit)
        drew = act if isinstance(act.move, Draw) else None
    return holders


def _outranking(rules: Rules, root: Tile) -> int:
    """The tiles that would have led instead of this one, had anybody been dealt them."""
    if rules.leader is not Leader.HIGHEST_DOUBLE:
        return 0
    led = (0, root)
    return bits_of(tile for tile in TILES if tile != root and find_leader(rules, [[root], [tile]]) not in (led, None))


def _unled(rules: Rules, root: Tile) -> int:
    """The tiles beside which a leader could not have chosen this one."""
    choice = rules.lead_choice
    if choice is None or rules.leader is Leader.HIGHEST_DOUBLE:
        return 0
    return bits_of(tile for tile in TILES if tile != root and root not in choice((root, tile)))


class _Filling:
    """The ways to fill groups with hidden tiles; what is over lies in the boneyard."""

    def __init__(self, masks: list[int], hidden: int) -> None:
        """``masks`` are what each group may hold."""
        classes: dict[tuple[int, ...], list[int]] = {}
        for bit in bits_in(hidden):
            classes.setdefault(tuple(place for place, mask in enumerate(masks) if bit & mask), []).append(bit)
        self._boneyard = classes.pop((), [])
        """Tiles that nobody can hold."""
        self._classes = sorted(classes.items(), key=lambda each: len(each[0]))
        self._after = [*accumulate((len(bits) for _, bits in reversed(self._classes)), initial=0)][::-1]
        """How many tiles are in a class and in those after it."""
        self._counts: dict[tuple[int, Sizes], int] = {}
        self._steps: dict[tuple[int, Sizes], tuple[list[int], list[Sizes]]] = {}

    def count(self, sizes: Sizes, place: int = 0) -> int:
        """The number of ways to fill groups of these sizes with the classes from ``place`` on."""
        if place == len(self._classes):
            return not any(sizes)
        if sum(sizes) > self._after[place]:
            return 0
        key = place, sizes
        known = self._counts.get(key)
        if known is None:
            known = self._counts[key] = sum(ways for _, ways in self._spread(place, sizes))
        return known

    def _spread(self, place: int, sizes: Sizes) -> Iterator[tuple[Sizes, int]]:
        """What one class may leave to be filled, and in how many ways it all can be filled then."""
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
        """One filling, each as likely as the others: the tiles of each group and those that are over."""
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

"""The open ends of a layout, as what may be played on them: a small set of values, shared by all layouts.

A line has 49 of them, a layout with four arms some thousands. Each computes once which tiles fit where, and caches the
step to the next. So a play costs one look-up, and the plays of a hand one for each arm.
"""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from engine.moves import ARMS, Arm, Play
from engine.tiles import BIT, HIGHEST, TILES, Tile, bits_of


class Laid(NamedTuple):
    """One tile on the table. ``inner`` touches its arm, ``outer`` became the end; for the root (``arm`` None)
    ``inner`` lies to the left and ``outer`` to the right."""

    tile: Tile
    arm: Arm | None
    inner: int
    outer: int


Pips = tuple[tuple[int, ...], ...]
"""By arm, in the order of ``ARMS``: the pips that match, none where the arm is not open."""


Waiting = tuple[int, tuple[Arm, ...]]
"""The number of a double root whose side arms open once these arms have a tile."""

Step = tuple[int, "Ends", Laid]
"""The bit of the tile played, the ends open after it, and how it lies."""


class Ends:
    """Which arms are open and what matches there. A value; only ``Ends.at`` makes them."""

    __slots__ = ("_suits", "anybody", "fit", "pips", "steps", "waiting")

    pips: Pips
    waiting: Waiting | None
    fit: int
    """The tiles of the set that fit on any arm, as bits."""
    anybody: int
    """``fit`` repeated four times, for testing the hands of all seats, 28 bits each, at once."""
    steps: dict[Play, Step]
    """The results of ``step`` so far."""
    _suits: _Suits

    @staticmethod
    def at(pips: Pips, waiting: Waiting | None = None) -> Ends:
        """The ends with these pips; two values on an arm where a tile may join with either."""
        known = _KNOWN.get((pips, waiting))
        if known is None:
            if len(_KNOWN) >= _MOST:  # drop all and cut the steps between them, so that they can be freed
                for each in _KNOWN.values():
                    each.steps.clear()
                _KNOWN.clear()
            known = _KNOWN[pips, waiting] = Ends()
            known.pips, known.waiting, known.steps = pips, waiting, {}
            known._suits = _suits(pips)
            known.fit = 0
            for pip in chain.from_iterable(pips):
                known.fit |= _TILES[pip]
            known.anybody = known.fit * _FOUR
        return known

    def plays(self, tiles: int) -> tuple[Play, ...]:
        """The plays of these tiles (bits; those above the 28 are ignored), in the order of ``ARMS``."""
        left, on_left, right, on_right, others = self._suits
        found = on_left[tiles & left] + on_right[tiles & right]
        for fitting, suit in others:
            found += suit[tiles & fitting]
        return found

    def step(self, play: Play) -> Step:
        """What a play on an arm leads to, cached in ``steps``.

        Raises KeyError for a play that is not among ``plays`` of its tile.
        """
        tile, arm = play
        if arm is None or play not in self.plays(BIT[tile]):
            raise KeyError(play)
        place = ARMS.index(arm)
        inner = next(pip for pip in self.pips[place] if tile.has(pip))
        outer = tile.other(inner)
        pips = (*self.pips[:place], PIP[outer], *self.pips[place + 1 :])
        step = self.steps[play] = BIT[tile], self._then(pips, arm), Laid(tile, arm, inner, outer)
        return step

    def _then(self, pips: Pips, arm: Arm) -> Ends:
        """The ends after a play on this arm, with the side arms if they open now."""
        if self.waiting is None:
            return Ends.at(pips)
        root, bare = self.waiting
        bare = tuple(each for each in bare if each is not arm)
        if bare:
            return Ends.at(pips, (root, bare))
        return Ends.at((*pips[:2], PIP[root], PIP[root]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Ends) and (self.pips, self.waiting) == (other.pips, other.waiting)

    def __hash__(self) -> int:
        return hash((self.pips, self.waiting))

    def __repr__(self) -> str:
        return f"Ends.at({self.pips}, {self.waiting})"

    def __reduce__(self) -> tuple[object, ...]:
        return Ends.at, (self.pips, self.waiting)


_Suit = dict[int, tuple[Play, ...]]
"""The plays on one arm with the tiles of one number, for each of the 128 sets of these tiles."""


def _suit(arm: Arm, pip: int) -> _Suit:
    plays: _Suit = {0: ()}
    for tile in reversed(TILES):
        if tile.has(pip):
            play = (Play(tile, arm),)
            plays |= {tiles | BIT[tile]: before + play for tiles, before in plays.items()}
    return plays


_Suits = tuple[int, _Suit, int, _Suit, tuple[tuple[int, _Suit], ...]]
"""For left, for right and for each number that matches on the side arms: the tiles with it, and their plays."""


def _suits(pips: Pips) -> _Suits:
    found: list[tuple[int, _Suit]] = []
    for arm, open_pips in zip(ARMS, pips, strict=True):
        seen = 0
        for pip in open_pips:
            found.append(
                (_TILES[pip] & ~seen, _SUITS[arm, pip])
            )  # a tile that matches with both halves is still one play
            seen |= _TILES[pip]
    left, right, *others = found or [(0, _SUITS[Arm.LEFT, 0]), (0, _SUITS[Arm.RIGHT, 0])]
    return *left, *right, tuple(others)


_TILES = tuple(bits_of(tile for tile in TILES if tile.has(pip)) for pip in range(HIGHEST + 1))
_SUITS = {(arm, pip): _suit(arm, pip) for arm in ARMS for pip in range(HIGHEST + 1)}
_FOUR = sum(1 << len(TILES) * seat for seat in range(4))
_KNOWN: dict[tuple[Pips, Waiting | None], Ends] = {}
_MOST = 4096
"""How many are cached, about 3 kB each."""

PIP = tuple((pip,) for pip in range(HIGHEST + 1))
"""The open pips of an end with one number."""
CLOSED = Ends.at(((), (), (), ()))
"""An empty table."""

"""Sets of tiles as integers of 28 bits (``engine.tiles.BIT``), split by tables for both halves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from engine.tiles import TILES, Tile

HALF = 14
LOW = (1 << HALF) - 1
"""Mask of the lower half: ``tiles & LOW`` and ``tiles >> HALF`` are the indexes into a pair of tables."""

Bits = tuple[int, ...]
"""Single tiles, each as its bit."""


def _halves(first: int) -> tuple[Bits, ...]:
    found: list[Bits] = [()]
    for place in range(first, first + HALF):
        bit = (1 << place,)
        found += [each + bit for each in found]
    return tuple(found)


LOW_BITS, HIGH_BITS = _halves(0), _halves(HALF)
"""For each set of one half of the bits its tiles, lowest first."""


def bits_in(tiles: int) -> Bits:
    """The tiles of a set, each as its bit, lowest first."""
    return LOW_BITS[tiles & LOW] + HIGH_BITS[tiles >> HALF]


def tile_of(bit: int) -> Tile:
    return TILES[bit.bit_length() - 1]


def tiles_in(tiles: int) -> tuple[Tile, ...]:
    """The tiles of a set in the order of ``TILES``."""
    return tuple(map(tile_of, bits_in(tiles)))


Sums = tuple[tuple[int, ...], tuple[int, ...]]
"""A pair of tables: the total value of each set of the lower and of the upper half."""


def sums(value: Callable[[Tile], int]) -> Sums:
    """The tables for one valuation of tiles, made once for all that value them alike."""
    return _sums(tuple(map(value, TILES)))


@cache
def _sums(values: tuple[int, ...]) -> Sums:
    halves: list[tuple[int, ...]] = []
    for half in (values[:HALF], values[HALF:]):
        found = [0]
        for each in half:
            found += [total + each for total in found]
        halves.append(tuple(found))
    return halves[0], halves[1]


BY_NUMBER = tuple(sum(1 << place for place, tile in enumerate(TILES) if tile.has(pip)) for pip in range(7))
"""By number: the tiles that have it."""
DOUBLES = sum(1 << place for place, tile in enumerate(TILES) if tile.is_double)

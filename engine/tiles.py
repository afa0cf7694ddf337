"""The double-six set: 28 tiles, each number from 0 to 6 on eight halves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from engine.errors import Code, IllegalInput

HIGHEST = 6
_NAME = re.compile(r"([0-6])-([0-6])", re.ASCII)


class Tile(NamedTuple):
    """One domino; ``low <= high``. Tiles sort as tuples, which has no meaning in the rules."""

    low: int
    high: int

    @classmethod
    def of(cls, one: int, other: int) -> Tile:
        """The tile with these two halves, in either order."""
        return cls(min(one, other), max(one, other))

    @classmethod
    def parse(cls, name: str) -> Tile:
        """The tile called ``"a-b"``; the order of the halves does not matter.

        Raises IllegalInput (BAD_TILE) for anything else.
        """
        found = _NAME.fullmatch(name)
        if found is None:
            raise IllegalInput(Code.BAD_TILE, tile=name)
        return cls.of(int(found[1]), int(found[2]))

    @property
    def is_double(self) -> bool:
        return self.low == self.high

    @property
    def pips(self) -> int:
        """Sum of both halves, 0 to 12."""
        return self.low + self.high

    def has(self, half: int) -> bool:
        return half in (self.low, self.high)

    def other(self, half: int) -> int:
        """The half that stays free when ``half`` is joined."""
        return self.high if half == self.low else self.low

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


TILES: tuple[Tile, ...] = tuple(Tile(low, high) for low in range(HIGHEST + 1) for high in range(low, HIGHEST + 1))
"""The whole set, 28 tiles, in a fixed order; the deck of a round is a permutation of it."""


PIPS: dict[Tile, int] = {tile: tile.pips for tile in TILES}
"""The sum of both halves by tile."""


BIT: dict[Tile, int] = {tile: 1 << place for place, tile in enumerate(TILES)}
"""The bit of each tile in a set of tiles that is an integer of 28 bits; the first of ``TILES`` is the lowest."""

EVERY_TILE = (1 << len(TILES)) - 1


def bits_of(tiles: Iterable[Tile]) -> int:
    """These tiles as a set of bits."""
    bits = 0
    for tile in tiles:
        bits |= BIT[tile]
    return bits


def weight(tile: Tile) -> tuple[int, int]:
    """The rank of a tile: its sum, then its larger half (rules T3, P1)."""
    return tile.pips, tile.high

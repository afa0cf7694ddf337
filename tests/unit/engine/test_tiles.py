"""The set and the names of its tiles."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.errors import Code, IllegalInput
from engine.tiles import TILES, Tile, weight


def test_the_set_has_28_tiles_168_pips_and_every_number_on_eight_halves() -> None:
    assert len(set(TILES)) == 28
    assert sum(tile.pips for tile in TILES) == 168
    assert set(Counter(half for tile in TILES for half in tile).values()) == {8}


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_name_reads_back_in_either_order(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile == Tile.parse(f"{tile.low}-{tile.high}")


@pytest.mark.parametrize("name", ["", "7-0", "6", "6-", "66", "6-6 ", "-1-2", "६-६", "6-6\n", "a-b"])
def test_anything_else_is_refused(name: str) -> None:
    with pytest.raises(IllegalInput) as refused:
        Tile.parse(name)
    assert refused.value.code is Code.BAD_TILE


def test_weight_is_the_sum_then_the_larger_half() -> None:
    assert weight(Tile.parse("6-1")) > weight(Tile.parse("4-2"))
    assert weight(Tile.parse("6-3")) > weight(Tile.parse("5-4"))
    assert weight(Tile.parse("6-0")) > weight(Tile.parse("3-1"))

"""Tiles as emojis: within Discord's limits, and each another picture."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from engine.tiles import TILES
from renderer.tile_emoji import SIZE, render_tile_emoji


def test_every_tile_is_a_small_square_with_nothing_around_it() -> None:
    pictures = [render_tile_emoji(tile) for tile in TILES]
    assert len(set(pictures)) == len(TILES)
    assert max(map(len, pictures)) < 10_000
    for picture in pictures:
        image = Image.open(BytesIO(picture))
        assert (image.format, image.mode, image.size) == ("PNG", "RGBA", (SIZE, SIZE))
        assert image.getpixel((0, 0)) == (0, 0, 0, 0)


def test_every_pip_is_seen_at_the_size_of_a_button() -> None:
    """A tile with more pips is darker, also where it is 22 pixels high."""
    ink: dict[int, set[int]] = {}
    for tile in TILES:
        image = Image.open(BytesIO(render_tile_emoji(tile))).resize((22, 22), Image.Resampling.LANCZOS)
        shades = image.convert("LA").split()[0].crop((2, 6, 20, 16)).histogram()
        ink.setdefault(tile.pips, set()).add(sum(shades[:128]))
    darkest = [max(ink[pips]) for pips in sorted(ink)]
    assert darkest == sorted(darkest)
    assert darkest[0] == 0 < darkest[1]

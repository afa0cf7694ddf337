"""A tile as an emoji: small enough for a button, so flat, with larger pips than on a board, and nothing around it."""

from __future__ import annotations

from io import BytesIO

from PIL import Image, ImageDraw

from engine.tiles import Tile
from renderer import theme
from renderer.sprites import PIP_SPOTS

SIZE = 128
"""Pixels of a side. Clients show it about 22 high."""
_SCALE = 4
_HEIGHT = 76
"""Of the tile. A little more than half its length, which the pips of a six need."""
_EDGE, _RADIUS = 5, 16
_PIP, _ALONG, _ACROSS = 7.5, 17.5, 20.0
"""Radius of a pip, and its pitches along the tile and across."""


def render_tile_emoji(tile: Tile) -> bytes:
    """A tile that lies, the higher half on its left as in its name, as a PNG of 128 x 128 pixels; at most 10 kB."""
    image = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)
    top = (SIZE - _HEIGHT) / 2
    _box(draw, 0, top, SIZE, top + _HEIGHT, _RADIUS, theme.PIP)
    _box(draw, _EDGE, top + _EDGE, SIZE - _EDGE, top + _HEIGHT - _EDGE, _RADIUS - _EDGE, theme.IVORY_TOP)
    _box(draw, SIZE / 2 - 1.5, top + 14, SIZE / 2 + 1.5, top + _HEIGHT - 14, 1, theme.PIP)
    for pips, middle in ((tile.high, SIZE / 4 - 0.5), (tile.low, SIZE * 3 / 4 + 0.5)):
        for across, along in PIP_SPOTS[pips]:  # turned by a quarter, so that a six runs along the tile
            x, y = middle + along * _ALONG, SIZE / 2 - across * _ACROSS
            _box(draw, x - _PIP, y - _PIP, x + _PIP, y + _PIP, _PIP, theme.PIP)
    buffer = BytesIO()
    image.reduce(_SCALE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def _box(
    draw: ImageDraw.ImageDraw, left: float, top: float, right: float, bottom: float, radius: float, fill: theme.Colour
) -> None:
    corners = (left * _SCALE, top * _SCALE, right * _SCALE - 1, bottom * _SCALE - 1)
    draw.rounded_rectangle(corners, radius * _SCALE, fill=fill)

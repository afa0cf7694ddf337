"""Encodes a composed picture as PNG: one fixed palette for each kind of picture, no dithering.

``python -m bench palettes`` makes the palettes from a gallery of boards and hands.
"""

from __future__ import annotations

from enum import Enum
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path

from PIL import Image

from renderer.theme import Colour

_LEVEL, *_TIGHTER = 3, 6, 9
"""Level 3 takes half the time of 6 for a fifth more bytes, which pictures can afford, and 9 ten times that of 6."""
MOST_BYTES = 40_000
"""The limit for a picture. Crowded ones exceed it at the first level and get a higher one."""

Image.preinit()  # else Pillow loads its file formats at the first picture


class Palette(Enum):
    """The 256 colours of one kind of picture; the value names the file, 768 bytes of red, green, blue."""

    BOARD = "board"
    HAND = "hand"

    @property
    def path(self) -> Path:
        return Path(__file__).parent / "assets" / f"{self.value}.palette"

    @cached_property
    def colours(self) -> bytes:
        return self.path.read_bytes()


@cache
def _palette_image(palette: Palette) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette.colours)
    return image


def quantised(picture: Image.Image, palette: Palette | None) -> Image.Image:
    """``picture`` (RGB) in the palette's colours, mode P; unchanged without a palette."""
    if palette is None:
        return picture
    return picture.quantize(palette=_palette_image(palette), dither=Image.Dither.NONE)


def canvas(size: tuple[int, int], colour: Colour, palette: Palette | None) -> Image.Image:
    """A blank picture in one colour, for pasting pictures of the same palette."""
    if palette is None:
        return Image.new("RGB", size, colour)
    dot = quantised(Image.new("RGB", (1, 1), colour), palette)
    image = Image.new("P", size, dot.getpixel((0, 0)))
    image.putpalette(palette.colours)
    return image


def encode(picture: Image.Image) -> bytes:
    """A ``quantised`` picture as an 8-bit palette PNG."""
    png = _saved(picture, _LEVEL)
    for level in _TIGHTER:
        if len(png) <= MOST_BYTES:
            break
        png = _saved(picture, level)
    return png


def _saved(final: Image.Image, level: int) -> bytes:
    buffer = BytesIO()
    final.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()

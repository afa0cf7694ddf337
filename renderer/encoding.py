"""From a composed picture to PNG bytes: one fixed palette per kind of picture, no dither.

The palettes are made by ``python -m renderer.assets.build_palettes`` from a gallery of boards and hands.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

# Boards are drawn most and have bytes to spare: half the time of level 6 for a fifth more bytes.
_BOARD_LEVEL, _HAND_LEVEL, _SMALLEST = 3, 6, 9
MOST_BYTES = 40_000
"""What a picture should not exceed; only crowded ones would, with some builds of zlib, and they get the best level."""

Image.preinit()  # Pillow would load its file formats only at the first picture


class Palette(Enum):
    """The 256 colours of one kind of picture; the value names the file, 768 bytes of red, green, blue."""

    BOARD = "board"
    HAND = "hand"

    @property
    def path(self) -> Path:
        return Path(__file__).parent / "assets" / f"{self.value}.palette"


@cache
def _palette_image(palette: Palette) -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette.path.read_bytes())
    return image


def quantised(picture: Image.Image, palette: Palette) -> Image.Image:
    """``picture`` (RGB) in the palette's colours, mode P."""
    return picture.quantize(palette=_palette_image(palette), dither=Image.Dither.NONE)


def encode(picture: Image.Image, palette: Palette) -> bytes:
    """``picture`` (RGB) as an 8-bit palette PNG."""
    final = quantised(picture, palette)
    png = _saved(final, _BOARD_LEVEL if palette is Palette.BOARD else _HAND_LEVEL)
    return png if len(png) <= MOST_BYTES else _saved(final, _SMALLEST)


def _saved(final: Image.Image, level: int) -> bytes:
    buffer = BytesIO()
    final.save(buffer, "PNG", compress_level=level)
    return buffer.getvalue()

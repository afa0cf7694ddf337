"""From a composed picture to PNG bytes: one fixed palette per kind of picture, no dither.

The palettes are made by ``python -m renderer.assets.build_palettes`` from a gallery of boards and hands.
"""

from __future__ import annotations

from enum import Enum
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

_LEVEL = 6

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
    """``picture`` as an 8-bit palette PNG."""
    buffer = BytesIO()
    quantised(picture, palette).save(buffer, "PNG", compress_level=_LEVEL)
    return buffer.getvalue()

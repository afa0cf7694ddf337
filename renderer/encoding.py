"""Encodes a composed picture as PNG: one fixed palette for each kind of picture, no dithering.

``python -m bench palettes`` makes the palettes from a gallery of boards and hands.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from enum import Enum
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from renderer.theme import Colour

_LEVELS = 3, 6, 9
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


class Packed(NamedTuple):
    """The upper rows of a picture, deflated, for any number of pictures that begin with them."""

    height: int
    deflated: bytes
    adler: int
    """The checksum of the rows before they were deflated."""


_NOTHING = Packed(0, b"", 1)


def packed(picture: Image.Image, level: int) -> Packed:
    """The rows of a ``quantised`` picture, to be followed by others."""
    rows = _rows(picture)
    return Packed(picture.height, _deflated(rows, level, zlib.Z_FULL_FLUSH), zlib.adler32(rows))


def encode(picture: Image.Image, *, above: Callable[[int], Packed] | None = None) -> bytes:
    """A ``quantised`` picture as an 8-bit palette PNG; ``above`` returns rows above it, of the same width and palette,
    by the level of compression.

    Written here and not by Pillow, so that what several pictures share is deflated once.
    """
    png, rows, palette = b"", _rows(picture), bytes(picture.getpalette() or ())
    for level in _LEVELS:
        top = above(level) if above else _NOTHING
        checksum = zlib.adler32(rows, top.adler).to_bytes(4)
        data = b"\x78\x5e" + top.deflated + _deflated(rows, level, zlib.Z_FINISH) + checksum
        size = picture.width.to_bytes(4) + (top.height + picture.height).to_bytes(4)
        parts = (b"IHDR", size + b"\x08\x03\0\0\0"), (b"PLTE", palette), (b"IDAT", data), (b"IEND", b"")
        png = b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in parts)
        if len(png) <= MOST_BYTES:
            break
    return png


def _rows(picture: Image.Image) -> bytes:
    """The pixels with a zero before each row, which says that PNG's row filters are not used."""
    image = Image.new("P", (picture.width + 1, picture.height), 0)
    image.paste(picture, (1, 0))
    return image.tobytes()


def _deflated(rows: bytes, level: int, flush: int) -> bytes:
    deflate = zlib.compressobj(level, zlib.DEFLATED, -15, 9)
    return deflate.compress(rows) + deflate.flush(flush)


def _chunk(name: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4) + name + content + zlib.crc32(content, zlib.crc32(name)).to_bytes(4)


FRAME_TIME, LAST_FRAME_TIME = 900, 4000
"""How long a picture of an animation stays, in milliseconds."""


def animation(frames: Sequence[bytes], size: tuple[int, int], palette: Palette) -> bytes:
    """Pictures, given as the pixels of ``quantised`` ones, as a GIF that begins again after the last one."""
    pictures = [Image.frombytes("P", size, frame) for frame in frames]
    for picture in pictures:
        picture.putpalette(palette.colours)
    buffer = BytesIO()
    pictures[0].save(
        buffer,
        "GIF",
        save_all=True,
        append_images=pictures[1:],
        duration=[FRAME_TIME] * (len(pictures) - 1) + [LAST_FRAME_TIME],
        loop=0,
        optimize=False,  # it would look for unused colours in each picture
    )
    return buffer.getvalue()

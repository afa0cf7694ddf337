"""Encodes a composed picture as PNG: one fixed palette, no dithering.

``python -m bench palette`` makes the palette from a gallery of boards, hands and results.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from renderer.theme import Colour

LEVELS = 3, 6, 9
"""Level 3 takes half the time of 6 for a fifth more bytes, which pictures can afford, and 9 ten times that of 6."""
MOST_BYTES = 40_000
"""The limit for a picture. Crowded ones exceed it at the first level and get a higher one."""

Image.preinit()  # else Pillow loads its file formats at the first picture


@dataclass(frozen=True)
class Palette:
    """256 colours; the file has 768 bytes of red, green, blue."""

    path: Path

    @cached_property
    def colours(self) -> bytes:
        return self.path.read_bytes()


PALETTE = Palette(Path(__file__).parent / "assets" / "pictures.palette")
"""That of all pictures, so that they can share what they show alike."""


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
    """Some rows of a picture, deflated so that others may follow."""

    height: int
    size: int
    """Bytes before they were deflated."""
    adler: int
    """Their checksum."""
    deflated: bytes


def packed(rows: bytes, height: int, level: int) -> Packed:
    """Rows of a ``quantised`` picture, each after the zero that says that no filter of PNG is used."""
    deflate = zlib.compressobj(level, zlib.DEFLATED, -15, 8)
    deflated = deflate.compress(rows) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Packed(height, len(rows), zlib.adler32(rows), deflated)


def encode(picture: Image.Image) -> bytes:
    """A ``quantised`` picture as an 8-bit palette PNG."""
    image = Image.new("P", (picture.width + 1, picture.height), 0)
    image.paste(picture, (1, 0))
    rows = image.tobytes()
    return png(picture.width, lambda level: [packed(rows, picture.height, level)])


def png(width: int, rows: Callable[[int], Sequence[Packed]]) -> bytes:
    """An 8-bit palette PNG of the rows that are returned for a level of compression.

    Written here and not by Pillow, so that rows that several pictures share are deflated once.
    """
    whole = b""
    for level in LEVELS:
        parts = rows(level)
        size = width.to_bytes(4) + sum(part.height for part in parts).to_bytes(4)
        data = b"\x78\x5e" + b"".join(part.deflated for part in parts) + _END + _checksum(parts).to_bytes(4)
        chunks = (b"IHDR", size + b"\x08\x03\0\0\0"), (b"PLTE", PALETTE.colours), (b"IDAT", data), (b"IEND", b"")
        whole = b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in chunks)
        if len(whole) <= MOST_BYTES:
            break
    return whole


_END = b"\x03\0"
"""An empty last block of deflated data."""
_ADLER = 65521


def _checksum(parts: Sequence[Packed]) -> int:
    """Adler-32 of all rows, from those of the parts."""
    low, high = 1, 0
    for part in parts:
        high += part.size * (low - 1) + (part.adler >> 16)
        low += (part.adler & 0xFFFF) - 1
    return high % _ADLER << 16 | low % _ADLER


def _chunk(name: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4) + name + content + zlib.crc32(content, zlib.crc32(name)).to_bytes(4)


FRAME_TIME, LAST_FRAME_TIME = 900, 4000
"""How long a picture of an animation stays, in milliseconds."""


def animation(frames: Sequence[bytes], size: tuple[int, int]) -> bytes:
    """Pictures, given as the pixels of ``quantised`` ones, as a GIF that begins again after the last one."""
    pictures = [Image.frombytes("P", size, frame) for frame in frames]
    for picture in pictures:
        picture.putpalette(PALETTE.colours)
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

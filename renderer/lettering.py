"""Renders lines of text as 8-bit masks, cached; the caller chooses the colour."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont, features

from renderer.glyphs import ELLIPSIS, Face, Run, drawable, graphemes, right_to_left, runs

SHAPING: bool = features.check("raqm") is True
"""Whether this machine can shape complex scripts (Raqm loads FriBidi at run time)."""


@lru_cache(maxsize=64)
def _font(face: Face, size: int, *, shaping: bool) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if shaping else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(face.path), size, layout_engine=engine)


def _width(line: tuple[Run, ...], size: int, *, shaping: bool) -> float:
    return sum(_font(run.face, size, shaping=shaping).getlength(run.text) for run in line)


def _shorten(text: str, size: int, *, limit: int, shaping: bool) -> tuple[Run, ...]:
    """The longest prefix of ``text`` that fits into ``limit`` pixels with an ellipsis, cut between graphemes."""
    pieces = graphemes(text)
    low, high = 0, len(pieces) - 1
    while low < high:
        middle = (low + high + 1) // 2
        line = runs("".join(pieces[:middle]).rstrip() + ELLIPSIS)
        if _width(line, size, shaping=shaping) <= limit:
            low = middle
        else:
            high = middle - 1
    return runs("".join(pieces[:low]).rstrip() + ELLIPSIS)


@lru_cache(maxsize=1024)
def text_mask(text: str, size: int, *, limit: int | None = None, shaping: bool = SHAPING) -> Image.Image:
    """``text`` at ``size`` pixels as an L image, baseline at 1.07 of ``size``, no wider than about ``limit`` pixels.

    Every character must be drawable (see ``glyphs.drawable``).
    """
    line = runs(text)
    if limit is not None and _width(line, size, shaping=shaping) > limit:
        line = _shorten(text, size, limit=limit, shaping=shaping)
    width = int(_width(line, size, shaping=shaping)) + 2
    mask = Image.new("L", (width, int(size * 1.6)), 0)
    draw = ImageDraw.Draw(mask)
    x = 0.0
    # Each run is shaped in its own direction; the runs of a right-to-left name are also in reverse order.
    for run in reversed(line) if right_to_left(text) else line:
        font = _font(run.face, size, shaping=shaping)
        draw.text((x, int(size * 1.07)), run.text, font=font, fill=255, anchor="ls")
        x += font.getlength(run.text)
    return mask


def name_mask(name: str, seat: int, size: int, *, limit: int, shaping: bool = SHAPING) -> Image.Image:
    """A person's name, or the number of the ``seat`` (counted from 1) where nothing of the name can be drawn."""
    text = drawable(name, shaping=shaping)
    return text_mask(str(seat) if text is None else text, size, limit=limit, shaping=shaping)


def digits_top(middle: int, size: int) -> int:
    """The top of a mask whose digits and capitals are to be centred on the row ``middle``."""
    return middle - round(size * 0.713)


def ink_mask(text: str, size: int) -> Image.Image:
    """``text`` cropped to its ink, for centring."""
    mask = text_mask(text, size)
    return mask.crop(mask.getbbox())

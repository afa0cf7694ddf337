"""The footer: how many tiles the boneyard has, every open end with its pips, and the total of the ends."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.layout import Layout
from engine.moves import Arm
from engine.view import PublicView
from renderer import sprites, theme
from renderer.encoding import Palette
from renderer.lettering import digits_top, text_mask
from renderer.sheet import Patch, Placed, cut_out, inked
from renderer.theme import Colour

_BADGE = 42
_BETWEEN = 26
_SIZE, _TOTAL_SIZE, _TIMES_SIZE = 33, 38, 22
_MIDDLE = theme.FOOTER_HEIGHT // 2 + 1


class End(NamedTuple):
    """An open end in the footer: the pips that match, and how many times they count towards the total (0 to 2)."""

    arm: Arm
    pips: tuple[int, ...]
    times: int


def counted_ends(layout: Layout) -> list[End]:
    """Every open end, with how many times its pips count towards the total; together they add up to it."""
    counted = layout.counted()
    free = [arm for arm in (Arm.LEFT, Arm.RIGHT) if arm.value not in counted]

    def times(arm: Arm) -> int:
        tip = layout.tip(arm)
        if arm.value in counted:
            tile = layout.laid[0].tile if tip is None else tip.tile
            return 2 if tile.is_double else 1
        if f"spinner_{arm.value}" in counted or "chain" in counted:
            return 1
        # A double root that still counts does so with both halves: one on each free side of the line, or both on the
        # only free side.
        if "spinner" in counted and arm in free:
            return 2 // len(free)
        return 0

    return [End(arm, pips, times(arm)) for arm, pips in layout.ends().items()]


def footer_patches(view: PublicView, top: int, palette: Palette | None = None) -> Iterator[Placed]:
    """The footer, as wide as a picture, from the row ``top`` on."""
    middle, total = top + _MIDDLE, view.total if view.layout.laid else None
    icon = _boneyard(palette)
    yield icon.at(16, middle - 17)
    boneyard = _text(str(view.boneyard), _SIZE, theme.WHITE, palette)
    yield boneyard.at(16 + icon.image.width + 12, digits_top(middle, _SIZE))
    yield from _ends(counted_ends(view.layout), middle, scoring=view.total is not None, palette=palette)
    if total is not None:
        colour = theme.GREEN if view.scored > 0 else theme.WHITE
        sum_, equals = _text(str(total), _TOTAL_SIZE, colour, palette), _text("=", _SIZE, colour, palette)
        x = theme.WIDTH - 18 - sum_.image.width
        yield sum_.at(x, digits_top(middle, _TOTAL_SIZE))
        yield equals.at(x - 12 - equals.image.width, digits_top(middle, _SIZE))


def _value(end: End) -> str:
    return "/".join(str(pips) for pips in sorted(end.pips, reverse=True))


def _ends(ends: list[End], middle: int, *, scoring: bool, palette: Palette | None) -> Iterator[Placed]:
    """The ends in the middle of the footer; where ends score, those that do not count are dim."""
    texts = [
        _text(_value(end), _SIZE, theme.DIM if scoring and not end.times else theme.WHITE, palette) for end in ends
    ]
    twice = _text("×2", _TIMES_SIZE, theme.SOFT, palette)
    widths = [
        _BADGE + 7 + text.image.width + (twice.image.width if scoring and end.times == 2 else 0)
        for end, text in zip(ends, texts, strict=True)
    ]
    x = (theme.WIDTH - sum(widths) - _BETWEEN * (len(widths) - 1)) // 2
    for end, text, width in zip(ends, texts, widths, strict=True):
        yield _badge(end.arm, palette).at(x, middle - _BADGE // 2)
        at = x + _BADGE + 7
        yield text.at(at, digits_top(middle, _SIZE))
        if scoring and end.times == 2:
            yield twice.at(at + text.image.width, digits_top(middle + 5, _TIMES_SIZE))
        x += width + _BETWEEN


def _text(text: str, size: int, colour: Colour, palette: Palette | None) -> Patch:
    return inked(text_mask, text, size, colour=colour, ground=theme.BAR, palette=palette)


@lru_cache(maxsize=8)
def _badge(arm: Arm, palette: Palette | None) -> Patch:
    sprite = sprites.badge(arm, _BADGE)
    return cut_out(sprite, Image.new("RGB", sprite.image.size, theme.BAR), palette)


@lru_cache(maxsize=2)
def _boneyard(palette: Palette | None) -> Patch:
    icon = sprites.boneyard_icon(34)
    return cut_out(icon, Image.new("RGB", icon.image.size, theme.BAR), palette)

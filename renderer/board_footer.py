"""The footer: how many tiles the boneyard has, every open end with its pips, and the total of the ends."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.layout import Layout
from engine.moves import Arm
from engine.view import PublicView
from renderer import sprites, theme
from renderer.encoding import Palette, quantised
from renderer.lettering import digits_top, text_mask
from renderer.sprites import stamp

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


def strip(view: PublicView, palette: Palette | None = None) -> Image.Image:
    """The footer, as wide as a picture; in full colour without a palette."""
    total = view.total if view.layout.laid else None
    counts = _Counts(view.boneyard, tuple(counted_ends(view.layout)), total, scored=view.scored > 0)
    return _strip(counts, scoring=view.total is not None, palette=palette)


class _Counts(NamedTuple):
    """The numbers of a footer; ``scored`` when the newest play scored the total."""

    boneyard: int
    ends: tuple[End, ...]
    total: int | None
    scored: bool


@lru_cache(maxsize=16)
def _strip(counts: _Counts, *, scoring: bool, palette: Palette | None) -> Image.Image:
    """Cached: the board and every hand of one moment share it."""
    image = Image.new("RGB", (theme.WIDTH, theme.FOOTER_HEIGHT), theme.BAR)
    icon = sprites.boneyard_icon(34)
    image.paste(icon.image, (16, _MIDDLE - 17), icon.mask)
    boneyard = text_mask(str(counts.boneyard), _SIZE)
    stamp(image, boneyard, (16 + icon.image.width + 12, digits_top(_MIDDLE, _SIZE)), theme.WHITE)
    _draw_ends(image, counts.ends, scoring=scoring)
    if counts.total is not None:
        colour = theme.GREEN if counts.scored else theme.WHITE
        total = text_mask(str(counts.total), _TOTAL_SIZE)
        x = theme.WIDTH - 18 - total.width
        stamp(image, total, (x, digits_top(_MIDDLE, _TOTAL_SIZE)), colour)
        equals = text_mask("=", _SIZE)
        stamp(image, equals, (x - 12 - equals.width, digits_top(_MIDDLE, _SIZE)), colour)
    return quantised(image, palette)


def _value(end: End) -> str:
    return "/".join(str(pips) for pips in sorted(end.pips, reverse=True))


def _draw_ends(image: Image.Image, ends: tuple[End, ...], *, scoring: bool) -> None:
    """The ends in the middle of the footer; where ends score, those that do not count are dim."""
    texts = [text_mask(_value(end), _SIZE) for end in ends]
    twice = text_mask("×2", _TIMES_SIZE)
    widths = [
        _BADGE + 7 + text.width + (twice.width if scoring and end.times == 2 else 0)
        for end, text in zip(ends, texts, strict=True)
    ]
    x = (theme.WIDTH - sum(widths) - _BETWEEN * (len(widths) - 1)) // 2
    for end, text, width in zip(ends, texts, widths, strict=True):
        badge = sprites.badge(end.arm, _BADGE)
        image.paste(badge.image, (x, _MIDDLE - _BADGE // 2), badge.mask)
        at = x + _BADGE + 7
        stamp(image, text, (at, digits_top(_MIDDLE, _SIZE)), theme.DIM if scoring and not end.times else theme.WHITE)
        if scoring and end.times == 2:
            stamp(image, twice, (at + text.width, digits_top(_MIDDLE + 5, _TIMES_SIZE)), theme.SOFT)
        x += width + _BETWEEN

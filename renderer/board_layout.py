"""The felt with the layout, the badges of the open ends and the points of the newest play."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.layout import Spinner
from engine.moves import Arm
from engine.view import PublicView
from renderer import sprites, theme
from renderer.encoding import Palette, quantised
from renderer.lettering import ink_mask
from renderer.placement import ZOOM_STEPS, Frame, Placement, frame, place
from renderer.sheet import Ground, Patch, Placed, cut_out, inside
from renderer.sprites import Sprite, stamp
from renderer.theme import Colour

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""
_FELT_MARGIN = 7
_RIM = 2
_CORNER = 14
_CLEAR = 14
"""The distance between the points of a play and the border of the felt."""
_RING = 8
"""The distance between the points of a play and its tile, which has a ring around it."""
_FAINT = 10
"""Of 255: where a shadow is no darker it does not erase that of the tile beside it."""
_BAND = 48
"""Rows of the felt that are encoded together."""
_BADGES_MATTER = 3
"""How much worse it is to cover the badge of an open end than a tile."""


class Felt(NamedTuple):
    """The part of a picture between the bar and the footer: its upper and lower edge in pixels."""

    top: int
    bottom: int


@lru_cache(maxsize=12)
def empty_board(felt: Felt, palette: Palette | None) -> Ground:
    """The whole picture, bar and footer included, with nothing on it."""
    width, (top, bottom) = theme.WIDTH, felt
    height = bottom + theme.FOOTER_HEIGHT
    image = Image.new("RGB", (width, height), theme.FELT_EDGE)
    # The felt is flat: a gradient would cost bytes and show bands.
    for inset, colour in ((0, theme.FELT_RIM), (_RIM, theme.FELT)):
        margin = _FELT_MARGIN + inset
        panel = sprites.rounded(width - 2 * margin, bottom - top - 2 * margin, _CORNER - inset)
        stamp(image, panel, (margin, top + margin), colour)
    draw = ImageDraw.Draw(image)
    for row in range(6):  # the bar casts a short shadow
        shade = 1 - 0.42 * (1 - row / 6) ** 1.5
        draw.line((0, top + row, width, top + row), fill=tuple(round(part * shade) for part in theme.FELT_EDGE))
    draw.rectangle((0, 0, width, top - 1), fill=theme.BAR)
    draw.rectangle((0, bottom, width, height), fill=theme.BAR)
    # Bands count from the middle, where the root lies: so a lower felt has the same ones.
    first = top + (bottom - top) // 2 % _BAND + _BAND
    return Ground(quantised(image, palette), (0, top, *range(first, bottom - _BAND // 2, _BAND), bottom))


def layout_patches(view: PublicView, felt: Felt, palette: Palette | None) -> Iterator[Placed]:
    """The layout on the felt."""
    if not view.layout.laid:
        outline = _outline(palette)
        middle = (felt.top + felt.bottom) // 2
        yield outline.at((theme.WIDTH - outline.image.width) // 2, middle - outline.image.height // 2)
        return
    placement = place(view.layout)
    seen = frame(placement, width=theme.WIDTH, height=felt.bottom - felt.top)
    seen = seen._replace(y=seen.y + felt.top)
    settled = view.hands is not None
    yield from _tiles(placement, seen, view, palette)
    diameter = max(seen.cell, theme.BADGE_SETTLED if settled else theme.BADGE)
    for arm, slot in placement.slots.items():
        x, y = seen.point(slot.near)
        yield _badge(arm, diameter, palette).at(x - diameter // 2, y - diameter // 2)
    if view.scored > 0 and view.last is not None:
        left, upper, _, _ = points_box(placement, seen, view, felt, diameter=diameter)
        yield _pill(view.scored, palette).at(left, upper)


def _tiles(placement: Placement, seen: Frame, view: PublicView, palette: Palette | None) -> Iterator[Placed]:
    corners = [seen.box(tile.rect)[:2] for tile in placement.placed]
    for tile, corner in zip(placement.placed, corners, strict=True):
        yield _around(seen.cell, upright=tile.upright, palette=palette).at(*corner)
    if view.last is not None:
        colour, upright = theme.GREEN if view.scored > 0 else theme.GOLD, placement.placed[view.last].upright
        yield _around(seen.cell, upright=upright, ring=colour, palette=palette).at(*corners[view.last])
    pinned = view.layout.spinner is Spinner.OPEN or _side_arms_open(placement)
    for index, (tile, corner) in enumerate(zip(placement.placed, corners, strict=True)):
        spinner = pinned and index == 0
        yield _tile(tile.faces, seen.cell, upright=tile.upright, spinner=spinner, palette=palette).at(*corner)


@lru_cache(maxsize=128)
def _around(cell: int, *, upright: bool, palette: Palette | None, ring: Colour | None = None) -> Patch:
    """The shadow of a tile, and a ring around it, without the tile."""
    shadow, halo = sprites.shadow(cell, upright=upright), sprites.ring(cell, upright=upright)
    drop, margin = max(1, round(cell * 0.07)), max(shadow.margin, halo.margin)
    width, height = sprites.tile_size(cell, upright=upright)
    image = Image.new("RGB", (width + 2 * margin, height + 2 * margin + drop), theme.FELT)
    seen = Image.new("L", image.size, 0)
    at = margin - shadow.margin, margin - shadow.margin + drop
    stamp(image, shadow.mask, at, theme.SHADOW)
    seen.paste(shadow.mask, at)
    if ring is not None:
        at = margin - halo.margin, margin - halo.margin
        stamp(image, halo.mask, at, ring)
        seen.paste(halo.mask, at, halo.mask)
    return Patch(quantised(image, palette), inside(seen, _FAINT), (-margin, -margin))


@lru_cache(maxsize=4096)
def _tile(faces: tuple[int, int], cell: int, *, upright: bool, spinner: bool, palette: Palette | None) -> Patch:
    """A tile; its edge is blended with its own shadow."""
    sprite, around = (
        sprites.tile(*faces, cell, upright=upright, spinner=spinner),
        _around(cell, upright=upright, palette=None),
    )
    left, top = around.offset
    ground = around.image.crop((-left, -top, sprite.image.width - left, sprite.image.height - top))
    whole = Image.composite(sprite.image, ground, sprite.mask)
    return Patch(quantised(whole, palette), _tile_mask(cell, upright=upright))


@lru_cache(maxsize=64)
def _tile_mask(cell: int, *, upright: bool) -> Image.Image:
    """The pixels of a tile, whatever its faces."""
    return inside(sprites.tile(0, 0, cell, upright=upright).mask, 0)


@lru_cache(maxsize=128)
def _badge(arm: Arm, diameter: int, palette: Palette | None) -> Patch:
    sprite = sprites.badge(arm, diameter)
    return cut_out(sprite, Image.new("RGB", sprite.image.size, theme.FELT), palette)


@lru_cache(maxsize=4)
def _outline(palette: Palette | None) -> Patch:
    """Where the first tile will lie."""
    mask = sprites.outline(ZOOM_STEPS[0])
    image = Image.new("RGB", mask.size, theme.FELT)
    stamp(image, mask, (0, 0), theme.FELT_RIM)
    return Patch(quantised(image, palette))


def _side_arms_open(placement: Placement) -> bool:
    return Arm.UP in placement.slots


@lru_cache(maxsize=64)
def _pill(points: int, palette: Palette | None) -> Patch:
    """A green label that says ``+points``."""
    ink = ink_mask(f"+{points}", 27)
    width, height = ink.width + 26, 40
    image = Image.new("RGB", (width, height), theme.BADGE_EDGE)
    stamp(image, sprites.rounded(width - 4, height - 4, 16), (2, 2), theme.GREEN)
    stamp(image, ink, ((width - ink.width) // 2, (height - ink.height) // 2), theme.DARK)
    sprite = Sprite(image, sprites.rounded(width, height, 18))
    return cut_out(sprite, Image.new("RGB", image.size, theme.FELT), palette)


def _hidden(box: Box, taken: list[Box], felt: Box) -> int:
    """How many pixels of ``taken`` the box would cover, plus how many of its own would lie outside the felt."""
    left, top, right, bottom = box
    inside = max(0, min(right, felt[2]) - max(left, felt[0])) * max(0, min(bottom, felt[3]) - max(top, felt[1]))
    hidden = (right - left) * (bottom - top) - inside
    for other in taken:
        width = min(right, other[2]) - max(left, other[0])
        height = min(bottom, other[3]) - max(top, other[1])
        if width > 0 and height > 0:
            hidden += width * height
    return hidden


def points_box(placement: Placement, seen: Frame, view: PublicView, felt: Felt, *, diameter: int) -> Box:
    """The box for the points of the newest play: beside its tile, where it hides nothing or the least.

    ``diameter`` is that of the badges of the open ends.
    """
    assert view.last is not None
    width, height = _pill(view.scored, None).image.size
    taken = [seen.box(tile.rect) for tile in placement.placed]
    newest, reach = taken[view.last], diameter // 2 + 1
    for slot in placement.slots.values():
        x, y = seen.point(slot.near)
        taken += [(x - reach, y - reach, x + reach, y + reach)] * _BADGES_MATTER
    inside = (_CLEAR, felt.top + _CLEAR, theme.WIDTH - _CLEAR, felt.bottom - _CLEAR)
    best, least = newest, theme.WIDTH * theme.HEIGHT
    for x, y in _places_around(newest, width, height, step=seen.cell // 2):
        box = (x, y, x + width, y + height)
        hidden = _hidden(box, taken, inside)
        if hidden < least:
            best, least = box, hidden
        if not hidden:
            break
    return best


def _places_around(tile: Box, width: int, height: int, *, step: int) -> Iterator[tuple[int, int]]:
    """Positions for a label around a tile, the nearest and most natural first."""
    left, top, right, bottom = tile
    middle_x, middle_y = (left + right - width) // 2, (top + bottom - height) // 2
    for away in (_RING, _RING + step, _RING + 2 * step, _RING + 4 * step):
        above, below, before, behind = top - height - away, bottom + away, left - width - away, right + away
        yield from ((middle_x, above), (middle_x, below), (behind, middle_y), (before, middle_y))
        yield from ((x, y) for y in (above, below) for x in (left, right - width, behind, before))

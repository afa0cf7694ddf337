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
from renderer.lettering import ink_mask
from renderer.placement import ZOOM_STEPS, Frame, Placement, frame, place
from renderer.sprites import stamp

Box = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels."""
_FELT_MARGIN = 7
_RIM = 2
_CORNER = 14
_CLEAR = 14
"""The distance between the points of a play and the border of the felt."""
_RING = 8
"""The distance between the points of a play and its tile, which has a ring around it."""
_BADGES_MATTER = 3
"""How much worse it is to cover the badge of an open end than a tile."""


class Felt(NamedTuple):
    """The part of a picture between the bar and the footer: its upper and lower edge in pixels."""

    top: int
    bottom: int


@lru_cache(maxsize=8)
def empty_board(felt: Felt) -> Image.Image:
    """The whole picture, bar and footer included, with nothing on it. Cached: copy it before drawing."""
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
    return image


def draw_layout(picture: Image.Image, view: PublicView, felt: Felt) -> None:
    """Draw the layout onto the felt of ``picture``."""
    if not view.layout.laid:
        outline = sprites.outline(ZOOM_STEPS[0])
        middle = (felt.top + felt.bottom) // 2
        stamp(picture, outline, ((theme.WIDTH - outline.width) // 2, middle - outline.height // 2), theme.FELT_RIM)
        return
    placement = place(view.layout)
    seen = frame(placement, width=theme.WIDTH, height=felt.bottom - felt.top)
    seen = seen._replace(y=seen.y + felt.top)
    settled = view.hands is not None
    _draw_tiles(picture, placement, seen, view)
    diameter = max(seen.cell, theme.BADGE_SETTLED if settled else theme.BADGE)
    for arm, slot in placement.slots.items():
        badge = sprites.badge(arm, diameter)
        x, y = seen.point(slot.near)
        picture.paste(badge.image, (x - diameter // 2, y - diameter // 2), badge.mask)
    if view.scored > 0 and view.last is not None:
        pill = _pill(view.scored)
        left, upper, _, _ = points_box(placement, seen, view, felt, diameter=diameter)
        picture.paste(pill.image, (left, upper), pill.mask)


def _draw_tiles(picture: Image.Image, placement: Placement, seen: Frame, view: PublicView) -> None:
    boxes = [seen.box(tile.rect) for tile in placement.placed]
    drop = max(1, round(seen.cell * 0.07))
    for tile, (x, y, _, _) in zip(placement.placed, boxes, strict=True):
        shadow = sprites.shadow(seen.cell, upright=tile.upright)
        stamp(picture, shadow.mask, (x - shadow.margin, y - shadow.margin + drop), theme.SHADOW)
    if view.last is not None:
        x, y, _, _ = boxes[view.last]
        ring = sprites.ring(seen.cell, upright=placement.placed[view.last].upright)
        colour = theme.GREEN if view.scored > 0 else theme.GOLD
        stamp(picture, ring.mask, (x - ring.margin, y - ring.margin), colour)
    pinned = view.layout.spinner is Spinner.OPEN or _side_arms_open(placement)
    for index, (tile, (x, y, _, _)) in enumerate(zip(placement.placed, boxes, strict=True)):
        spinner = pinned and index == 0
        sprite = sprites.tile(*tile.faces, seen.cell, upright=tile.upright, spinner=spinner)
        picture.paste(sprite.image, (x, y), sprite.mask)


def _side_arms_open(placement: Placement) -> bool:
    return Arm.UP in placement.slots


@lru_cache(maxsize=64)
def _pill(points: int) -> sprites.Sprite:
    """A green label that says ``+points``."""
    ink = ink_mask(f"+{points}", 27)
    width, height = ink.width + 26, 40
    image = Image.new("RGB", (width, height), theme.BADGE_EDGE)
    stamp(image, sprites.rounded(width - 4, height - 4, 16), (2, 2), theme.GREEN)
    stamp(image, ink, ((width - ink.width) // 2, (height - ink.height) // 2), theme.DARK)
    return sprites.Sprite(image, sprites.rounded(width, height, 18))


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
    width, height = _pill(view.scored).image.size
    taken = [seen.box(tile.rect) for tile in placement.placed]
    newest, reach = taken[view.last], diameter // 2 + 1
    for slot in placement.slots.values():
        x, y = seen.point(slot.near)
        taken += [(x - reach, y - reach, x + reach, y + reach)] * _BADGES_MATTER
    inside = (_CLEAR, felt.top + _CLEAR, theme.WIDTH - _CLEAR, felt.bottom - _CLEAR)
    best, least = newest, theme.WIDTH * theme.HEIGHT
    for x, y in _around(newest, width, height, step=seen.cell // 2):
        box = (x, y, x + width, y + height)
        hidden = _hidden(box, taken, inside)
        if hidden < least:
            best, least = box, hidden
        if not hidden:
            break
    return best


def _around(tile: Box, width: int, height: int, *, step: int) -> Iterator[tuple[int, int]]:
    """Positions for a label around a tile, the nearest and most natural first."""
    left, top, right, bottom = tile
    middle_x, middle_y = (left + right - width) // 2, (top + bottom - height) // 2
    for away in (_RING, _RING + step, _RING + 2 * step, _RING + 4 * step):
        above, below, before, behind = top - height - away, bottom + away, left - width - away, right + away
        yield from ((middle_x, above), (middle_x, below), (behind, middle_y), (before, middle_y))
        yield from ((x, y) for y in (above, below) for x in (left, right - width, behind, before))

"""The bar above the layout: a chip for every seat, and after a round the hands."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.tiles import Tile
from engine.view import PublicView
from renderer import sprites, theme
from renderer.encoding import Palette, quantised
from renderer.glyphs import number_text
from renderer.lettering import SHAPING, name_mask, text_mask
from renderer.sprites import stamp

MARGIN, GAP, EDGE = 10, 8, 6
CHIP_HEIGHT = theme.BAR_HEIGHT - 2 * EDGE
_INDENT = 14
_FRAME = 4


class Chip(NamedTuple):
    """All that one chip shows; ``hand`` and its ``value`` only after a round."""

    number: int
    name: str
    tiles: int
    score: int
    pair: int | None
    active: bool
    passed: bool
    hand: tuple[Tile, ...] | None
    value: int


def bar_height(view: PublicView) -> int:
    """Height of the bar in pixels."""
    return theme.BAR_HEIGHT + (0 if view.hands is None else theme.HANDS_HEIGHT)


def draw_seats(picture: Image.Image, view: PublicView, names: tuple[str, ...], palette: Palette | None) -> None:
    """Draw the chips of all seats onto the bar of ``picture``, which is in the palette's colours."""
    count = len(view.seats)
    width = (theme.WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
    for index, seat in enumerate(view.seats):
        hand = None if view.hands is None else view.hands[index]
        chip = Chip(
            number=index + 1,
            name=names[index],
            tiles=seat.tiles,
            score=seat.score,
            pair=seat.pair,
            active=view.turn == index,
            passed=seat.passed and hand is None,
            hand=hand,
            value=sum(map(view.rules.tile_value, hand or ())),
        )
        picture.paste(_chip(chip, width, palette, shaping=SHAPING), (MARGIN + index * (width + GAP), EDGE))


@lru_cache(maxsize=48)
def _chip(chip: Chip, width: int, palette: Palette | None, *, shaping: bool) -> Image.Image:
    height = CHIP_HEIGHT + (0 if chip.hand is None else theme.HANDS_HEIGHT)
    image = Image.new("RGB", (width, height), theme.BAR)
    stamp(image, sprites.rounded(width, height, 10), (0, 0), theme.GOLD if chip.active else theme.CHIP)
    if chip.active:
        inner = sprites.rounded(width - 2 * _FRAME, height - 2 * _FRAME, 10 - _FRAME)
        stamp(image, inner, (_FRAME, _FRAME), theme.CHIP_ACTIVE)
    _draw_name(image, chip, shaping=shaping)
    _draw_counts(image, chip)
    if chip.hand is not None:
        _draw_hand(image, chip.hand)
    return quantised(image, palette)


def _draw_name(image: Image.Image, chip: Chip, *, shaping: bool) -> None:
    x = _INDENT
    if chip.pair is not None:
        mark = sprites.side_mark(chip.pair, 22)
        stamp(image, mark, (x, 17), theme.PAIRS[chip.pair])
        x += mark.width + 9
    mask = name_mask(chip.name, chip.number, 27, limit=image.width - x - _INDENT, shaping=shaping)
    stamp(image, mask, (x, 6), theme.GOLD if chip.active else theme.WHITE)


def _draw_counts(image: Image.Image, chip: Chip) -> None:
    """The number of tiles, a struck tile after a pass (or the value of a shown hand), and the score."""
    x, y = _INDENT + 2, 46
    icon = sprites.tile_icon(27)
    stamp(image, icon, (x, y + 1), theme.IVORY_BOTTOM)
    x += icon.width + 8
    count = text_mask(str(chip.tiles), 26)
    stamp(image, count, (x, y - 5), theme.WHITE if chip.active else theme.SOFT)
    x += count.width + 12
    score = text_mask(number_text(chip.score), 31)
    right = image.width - _INDENT - score.width
    stamp(image, score, (right, y - 10), theme.WHITE)
    if chip.passed:
        stamp(image, sprites.tile_icon(27, struck=True), (x, y + 1), theme.STRUCK)
    elif chip.hand:
        value = text_mask(f"= {chip.value}", 26)
        if x + value.width <= right:  # else left out: the message beside the picture has it too
            stamp(image, value, (x - 4, y - 5), theme.WHITE)


class Grid(NamedTuple):
    """A grid of upright tiles: pixels of half a tile, gap between tiles, tiles in a full row."""

    cell: int
    gap: int
    columns: int

    def rows(self, count: int) -> int:
        return -(-count // self.columns)


def fit(count: int, *, width: int, height: int, largest: int) -> Grid:
    """The grid of ``count`` upright tiles with the largest tiles that fit into the box."""

    def with_rows(rows: int) -> Grid:
        columns = -(-count // rows)
        # A gap is an eighth of a cell.
        cell = min(largest, int(width / (columns + (columns - 1) / 8)), int(height / (2 * rows + (rows - 1) / 8)))
        cell -= cell % 2
        return Grid(cell, cell // 8, columns)

    return max((with_rows(rows) for rows in range(1, 5)), key=lambda grid: grid.cell)


def _draw_hand(image: Image.Image, hand: tuple[Tile, ...]) -> None:
    top, width = CHIP_HEIGHT + 2, image.width - 2 * _INDENT
    height = image.height - top - 12
    if not hand:
        check = sprites.check_mark(84)
        stamp(image, check, ((image.width - 84) // 2, top + (height - 84) // 2), theme.GOLD)
        return
    cell, gap, columns = grid = fit(len(hand), width=width, height=height, largest=56)
    rows = grid.rows(len(hand))
    y = top + (height - rows * 2 * cell - (rows - 1) * gap) // 2
    left = (image.width - columns * cell - (columns - 1) * gap) // 2
    for index, (low, high) in enumerate(hand):
        row, column = divmod(index, columns)
        sprite = sprites.tile(high, low, cell, upright=True)
        image.paste(sprite.image, (left + column * (cell + gap), y + row * (2 * cell + gap)), sprite.mask)

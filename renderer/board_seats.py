"""The bar above the layout: a chip for every seat, and after a round the hands."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import NamedTuple

from PIL import Image

from engine.tiles import Tile
from engine.view import PublicView
from renderer import sprites, theme
from renderer.encoding import Palette, quantised
from renderer.glyphs import number_text
from renderer.lettering import SHAPING, name_mask, text_mask
from renderer.sheet import Patch, Placed, inked
from renderer.sprites import stamp
from renderer.theme import Colour

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


def seat_patches(view: PublicView, names: tuple[str, ...], palette: Palette | None) -> Iterator[Placed]:
    """The chips of all seats on the bar."""
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
        left = MARGIN + index * (width + GAP)
        for placed in _chip(chip, width, palette, shaping=SHAPING):
            yield Placed(placed.patch, left + placed.x, EDGE + placed.y)


@lru_cache(maxsize=2048)
def _chip(chip: Chip, width: int, palette: Palette | None, *, shaping: bool) -> tuple[Placed, ...]:
    """The patches of a chip, from its corner."""
    plate = _plate(chip.hand, width, palette, active=chip.active).at(0, 0)
    return plate, *_name(chip, width, palette, shaping=shaping), *_counts(chip, width, palette)


@lru_cache(maxsize=32)
def _plate(hand: tuple[Tile, ...] | None, width: int, palette: Palette | None, *, active: bool) -> Patch:
    """A chip before anything is written on it; with the tiles of a ``hand`` that is shown."""
    height = CHIP_HEIGHT + (0 if hand is None else theme.HANDS_HEIGHT)
    image = Image.new("RGB", (width, height), theme.BAR)
    stamp(image, sprites.rounded(width, height, 10), (0, 0), theme.GOLD if active else theme.CHIP)
    if active:
        inner = sprites.rounded(width - 2 * _FRAME, height - 2 * _FRAME, 10 - _FRAME)
        stamp(image, inner, (_FRAME, _FRAME), theme.CHIP_ACTIVE)
    if hand is not None:
        _draw_hand(image, hand)
    return Patch(quantised(image, palette))


def _name(chip: Chip, width: int, palette: Palette | None, *, shaping: bool) -> Iterator[Placed]:
    ink = partial(inked, ground=_ground(chip), palette=palette)
    x = _INDENT
    if chip.pair is not None:
        mark = ink(sprites.side_mark, chip.pair, 22, colour=theme.PAIRS[chip.pair])
        yield mark.at(x, 17)
        x += mark.image.width + 9
    colour, room = theme.GOLD if chip.active else theme.WHITE, width - x - _INDENT
    yield ink(name_mask, chip.name, chip.number, 27, limit=room, shaping=shaping, colour=colour).at(x, 6)


def _counts(chip: Chip, width: int, palette: Palette | None) -> Iterator[Placed]:
    """The number of tiles, a struck tile after a pass (or the value of a shown hand), and the score."""
    ink = partial(inked, ground=_ground(chip), palette=palette)
    x, y = _INDENT + 2, 46
    icon = ink(sprites.tile_icon, 27, colour=theme.IVORY_BOTTOM)
    yield icon.at(x, y + 1)
    x += icon.image.width + 8
    count = ink(text_mask, str(chip.tiles), 26, colour=theme.WHITE if chip.active else theme.SOFT)
    yield count.at(x, y - 5)
    x += count.image.width + 12
    score = ink(text_mask, number_text(chip.score), 31, colour=theme.WHITE)
    right = width - _INDENT - score.image.width
    yield score.at(right, y - 10)
    if chip.passed:
        yield ink(sprites.tile_icon, 27, struck=True, colour=theme.STRUCK).at(x, y + 1)
    elif chip.hand:
        value = ink(text_mask, f"= {chip.value}", 26, colour=theme.WHITE)
        if x + value.image.width <= right:  # else left out: the message beside the picture has it too
            yield value.at(x - 4, y - 5)


def _ground(chip: Chip) -> Colour:
    return theme.CHIP_ACTIVE if chip.active else theme.CHIP


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

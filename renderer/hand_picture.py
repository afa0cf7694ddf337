"""The picture of one seat's hand: a small board, and below it upright tiles, the playable ones raised and marked."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.moves import Arm
from engine.tiles import Tile
from engine.view import PublicView, SeatView
from renderer import sprites, theme
from renderer.board_picture import Labels, board_sheet
from renderer.encoding import Palette, canvas, quantised
from renderer.placement import frame, place
from renderer.sheet import Ground, Patch, Placed, Sheet
from renderer.sprites import Sprite, stamp

_FELTS = 300, 380
"""Heights of the small board's felt. The first in which tiles are large enough; so in a round it grows once at most."""
_LARGE_ENOUGH = 40
"""Pixels of half a tile on the small board."""
_IN_A_ROW = 9
"""The most tiles in one row; more are in two."""
_LARGEST_CELL, _CELL_OF_MANY = 104, 72
"""The largest cell in one row and in two, so that the picture becomes neither too high nor too large a file."""
_GAP = 24
_RAISED, _RESTING = 16, 34
_BELOW = 70
"""The height of a row beyond its tiles: the space above them, and the marks below."""
_MARK, _MARK_GAP = 40, 4
_EDGE = 20


class Arrangement(NamedTuple):
    """A grid of tiles: how many, rows, tiles in a full row, pixels of half a tile, pixels between tiles."""

    tiles: int
    rows: int
    columns: int
    cell: int
    gap: int

    @property
    def row_height(self) -> int:
        return 2 * self.cell + _BELOW

    @property
    def height(self) -> int:
        return self.rows * self.row_height + _EDGE

    def corner(self, index: int) -> tuple[int, int]:
        """Left edge of the tile and top edge of its row; every row is centred."""
        row, column = divmod(index, self.columns)
        here = min(self.columns, self.tiles - row * self.columns)
        left = (theme.WIDTH - here * self.cell - (here - 1) * self.gap) // 2
        return left + column * (self.cell + self.gap), row * self.row_height


def arrange(count: int) -> Arrangement:
    """``count`` tiles in rows that are as even as possible."""
    rows = 1 if count <= _IN_A_ROW else 2
    columns = max(1, -(-count // rows))
    room = theme.WIDTH - 2 * _EDGE
    cell = min(_LARGEST_CELL if rows == 1 else _CELL_OF_MANY, room // columns - 14) // 2 * 2
    gap = min(_GAP, (room - columns * cell) // max(1, columns - 1))
    return Arrangement(count, rows, columns, cell, gap)


def tiles_sheet(view: SeatView, palette: Palette | None) -> Sheet:
    """The tiles of the hand, in the palette's colours; in full colour without a palette."""
    plan = arrange(len(view.hand))
    return Sheet(_felt(plan.height, palette), tuple(_tiles(view, plan, palette)))


@lru_cache(maxsize=32)
def _felt(height: int, palette: Palette | None) -> Ground:
    return Ground(canvas((theme.WIDTH, height), theme.FELT, palette))


def _tiles(view: SeatView, plan: Arrangement, palette: Palette | None) -> Iterator[Placed]:
    plays, own_turn = view.plays, view.public.turn == view.seat
    for index, tile in enumerate(view.hand):
        x, y = plan.corner(index)
        state = _State.PLAYABLE if tile in plays else _State.VEILED if own_turn else _State.PLAIN
        yield _column(tile, state, plan.cell, plan.gap, palette).at(x - plan.gap // 2, y)
        yield from _marks(plays.get(tile, ()), (x, y + _RAISED), plan, palette)


def small_board(view: PublicView, labels: Labels, palette: Palette | None) -> Sheet:
    """The board that is shown above the tiles, in the palette's colours; in full colour without a palette."""
    placement = place(view.layout)
    cells = {felt: frame(placement, width=theme.WIDTH, height=felt).cell for felt in _FELTS}
    felt = next((felt for felt, cell in cells.items() if cell >= _LARGE_ENOUGH), _FELTS[-1])
    height = theme.BAR_HEIGHT + felt + theme.FOOTER_HEIGHT
    return board_sheet(view, labels, palette, height=height)


class _State(Enum):
    """How a tile is shown."""

    PLAYABLE = "playable"
    VEILED = "veiled"
    """Dimmed: it cannot be played, but others can."""
    PLAIN = "plain"
    """Bright and lower: it is not this seat's turn."""


@lru_cache(maxsize=1024)
def _column(tile: Tile, state: _State, cell: int, gap: int, palette: Palette | None) -> Patch:
    """A tile and the felt around it, down to the marks and to the middle of the gaps on both sides.

    Composed once and then pasted as a whole, because masks take most of the time of a picture.
    """
    at = gap // 2, _RAISED if state is _State.PLAYABLE else _RESTING
    column = Image.new("RGB", (cell + gap, 2 * cell + _BELOW), theme.FELT)
    shadow = sprites.shadow(cell, upright=True)
    stamp(column, shadow.mask, (at[0] - shadow.margin, at[1] - shadow.margin + round(cell * 0.07)), theme.SHADOW)
    if state is _State.PLAYABLE:
        ring = sprites.ring(cell, upright=True)
        stamp(column, ring.mask, (at[0] - ring.margin, at[1] - ring.margin), theme.GOLD)
    face = sprites.tile(tile.high, tile.low, cell, upright=True)
    image = face.image
    if state is _State.VEILED:
        image = Image.blend(image, Image.new("RGB", image.size, theme.VEIL), theme.VEILED)
    column.paste(image, at, face.mask)
    return Patch(quantised(column, palette))


def _marks(arms: tuple[Arm, ...], at: tuple[int, int], plan: Arrangement, palette: Palette | None) -> Iterator[Placed]:
    """The marks of the open ends that a tile fits, in a row below it; smaller where there are many."""
    size = min(_MARK, (plan.cell + plan.gap) // max(1, len(arms)) - _MARK_GAP)
    left = at[0] + (plan.cell - len(arms) * (size + _MARK_GAP) + _MARK_GAP) // 2
    for index, arm in enumerate(arms):
        y = at[1] + 2 * plan.cell + 30 - size // 2
        yield _mark(arm, size, palette).at(left + index * (size + _MARK_GAP), y)


@lru_cache(maxsize=32)
def _mark(arm: Arm, size: int, palette: Palette | None) -> Patch:
    return Patch(quantised(_on_felt(sprites.badge(arm, size)), palette))


def _on_felt(sprite: Sprite) -> Image.Image:
    return Image.composite(sprite.image, Image.new("RGB", sprite.image.size, theme.FELT), sprite.mask)

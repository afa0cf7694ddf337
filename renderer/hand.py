"""The picture of one seat's hand: its tiles upright, what can be played raised and marked."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.layout import Arm
from engine.tiles import Tile
from engine.view import SeatView
from renderer import sprites, theme
from renderer.footer import draw_footer
from renderer.sprites import Sprite, stamp

_IN_A_ROW = 9
_LARGEST_CELL, _CELL_OF_MANY = 116, 84
"""Half a tile in up to two rows, and in more, so that the picture grows neither too high nor too heavy."""
_GAP = 24
_RAISED, _RESTING = 16, 34
_BELOW = 70
"""Room of a row beside its tiles: above them, and for the marks below."""
_MARK, _MARK_GAP = 40, 4
_EDGE = 20


class Arrangement(NamedTuple):
    """How tiles stand: their number, rows, tiles in a full row, pixels of half a tile, pixels between tiles."""

    tiles: int
    rows: int
    columns: int
    cell: int
    gap: int

    @property
    def row_height(self) -> int:
        return 2 * self.cell + _BELOW

    def corner(self, index: int) -> tuple[int, int]:
        """Left edge of the tile and top edge of its row; every row is centred."""
        row, column = divmod(index, self.columns)
        here = min(self.columns, self.tiles - row * self.columns)
        left = (theme.WIDTH - here * self.cell - (here - 1) * self.gap) // 2
        return left + column * (self.cell + self.gap), row * self.row_height


def arrange(count: int) -> Arrangement:
    """The rows for ``count`` tiles, as even as they can be."""
    rows = max(1, -(-count // _IN_A_ROW))
    columns = max(1, -(-count // rows))
    room = theme.WIDTH - 2 * _EDGE
    cell = min(_LARGEST_CELL if rows < 3 else _CELL_OF_MANY, room // columns - 14) // 2 * 2
    gap = min(_GAP, (room - columns * cell) // max(1, columns - 1))
    return Arrangement(count, rows, columns, cell, gap)


def compose_hand(view: SeatView) -> Image.Image:
    """The hand as an RGB image, the strip of the open ends below it."""
    plan = arrange(len(view.hand))
    felt = plan.rows * plan.row_height + 18
    picture = Image.new("RGB", (theme.WIDTH, felt + theme.FOOTER_HEIGHT), theme.FELT)
    picture.paste(theme.BAR, (0, felt, theme.WIDTH, felt + theme.FOOTER_HEIGHT))
    draw_footer(picture, view.public, top=felt)
    if not view.hand:
        check = sprites.check_mark(150)
        stamp(picture, check, ((theme.WIDTH - check.width) // 2, (felt - check.height) // 2), theme.GOLD)
    own_turn = view.public.turn == view.seat
    plays = view.plays
    for index, tile in enumerate(view.hand):
        x, y = plan.corner(index)
        if tile in plays:
            _draw_playable(picture, tile, (x, y + _RAISED), plan)
            _draw_marks(picture, plays[tile], (x, y + _RAISED), plan)
        else:
            _draw_resting(picture, tile, (x, y + _RESTING), plan.cell, veiled=own_turn)
    return picture


def _paste(picture: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    picture.paste(sprite.image, at, sprite.mask)


def _draw_shadow(picture: Image.Image, at: tuple[int, int], cell: int) -> None:
    shadow = sprites.shadow(cell, upright=True)
    stamp(picture, shadow.mask, (at[0] - shadow.margin, at[1] - shadow.margin + round(cell * 0.07)), theme.SHADOW)


def _draw_playable(picture: Image.Image, tile: Tile, at: tuple[int, int], plan: Arrangement) -> None:
    _draw_shadow(picture, at, plan.cell)
    ring = sprites.ring(plan.cell, upright=True)
    stamp(picture, ring.mask, (at[0] - ring.margin, at[1] - ring.margin), theme.GOLD)
    _paste(picture, sprites.tile(tile.high, tile.low, plan.cell, upright=True), at)


def _draw_marks(picture: Image.Image, arms: tuple[Arm, ...], at: tuple[int, int], plan: Arrangement) -> None:
    """The open ends that a tile fits, in a row under it; smaller where there are more than have room."""
    size = min(_MARK, (plan.cell + plan.gap) // max(1, len(arms)) - _MARK_GAP)
    left = at[0] + (plan.cell - len(arms) * (size + _MARK_GAP) + _MARK_GAP) // 2
    for index, arm in enumerate(arms):
        y = at[1] + 2 * plan.cell + 30 - size // 2
        _paste(picture, sprites.badge(arm, size), (left + index * (size + _MARK_GAP), y))


def _draw_resting(picture: Image.Image, tile: Tile, at: tuple[int, int], cell: int, *, veiled: bool) -> None:
    """A tile that cannot be played now: dim while others can, plain while it is not this seat's turn."""
    _draw_shadow(picture, at, cell)
    if veiled:
        _paste(picture, sprites.veiled_tile(tile.high, tile.low, cell), at)
    else:
        _paste(picture, sprites.tile(tile.high, tile.low, cell, upright=True), at)

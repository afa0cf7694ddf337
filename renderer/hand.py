"""The picture of one seat's hand: its tiles upright, what can be played raised and marked."""

from __future__ import annotations

from PIL import Image

from engine.layout import Arm
from engine.tiles import Tile
from engine.view import SeatView
from renderer import sprites, theme
from renderer.footer import draw_footer
from renderer.sprites import Sprite, stamp

_IN_A_ROW = 9
_LARGEST_CELL, _CELL_OF_MANY = 116, 96
"""Half a tile in up to two rows, and in more, so that the picture does not grow too high."""
_GAP = 24
_RAISED, _RESTING = 16, 34
_BELOW = 70
"""Room of a row beside its tiles: above them, and for the marks below."""
_MARK, _MARK_GAP = 40, 4
_EDGE = 20


def compose_hand(view: SeatView) -> Image.Image:
    """The hand as an RGB image, the strip of the open ends below it."""
    count = len(view.hand)
    rows = max(1, -(-count // _IN_A_ROW))
    columns = max(1, -(-count // rows))
    cell = min(_LARGEST_CELL if rows < 3 else _CELL_OF_MANY, (theme.WIDTH - 2 * _EDGE) // columns - 14) // 2 * 2
    gap = min(_GAP, (theme.WIDTH - 2 * _EDGE - columns * cell) // max(1, columns - 1))
    row_height = 2 * cell + _BELOW
    felt = rows * row_height + 18
    picture = Image.new("RGB", (theme.WIDTH, felt + theme.FOOTER_HEIGHT), theme.FELT)
    picture.paste(theme.BAR, (0, felt, theme.WIDTH, felt + theme.FOOTER_HEIGHT))
    draw_footer(picture, view.public, top=felt)
    own_turn = view.public.turn == view.seat
    plays = view.plays
    if not count:
        check = sprites.check_mark(150)
        stamp(picture, check, ((theme.WIDTH - check.width) // 2, (felt - check.height) // 2), theme.GOLD)
    for index, tile in enumerate(view.hand):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        x = (theme.WIDTH - in_row * cell - (in_row - 1) * gap) // 2 + column * (cell + gap)
        y = row * row_height
        if tile in plays:
            _draw_playable(picture, tile, plays[tile], (x, y + _RAISED), cell, gap)
        else:
            _draw_resting(picture, tile, (x, y + _RESTING), cell, veiled=own_turn)
    return picture


def _draw_shadow(picture: Image.Image, at: tuple[int, int], cell: int) -> None:
    shadow = sprites.shadow(cell, upright=True)
    stamp(picture, shadow.mask, (at[0] - shadow.margin, at[1] - shadow.margin + round(cell * 0.07)), theme.SHADOW)


def _paste(picture: Image.Image, sprite: Sprite, at: tuple[int, int]) -> None:
    picture.paste(sprite.image, at, sprite.mask)


def _draw_playable(
    picture: Image.Image, tile: Tile, arms: tuple[Arm, ...], at: tuple[int, int], cell: int, gap: int
) -> None:
    x, y = at
    _draw_shadow(picture, at, cell)
    ring = sprites.ring(cell, upright=True)
    stamp(picture, ring.mask, (x - ring.margin, y - ring.margin), theme.GOLD)
    _paste(picture, sprites.tile(tile.high, tile.low, cell, upright=True), at)
    size = min(_MARK, (cell + gap) // max(1, len(arms)) - _MARK_GAP)
    left = x + (cell - len(arms) * (size + _MARK_GAP) + _MARK_GAP) // 2
    for index, arm in enumerate(arms):
        _paste(picture, sprites.badge(arm, size), (left + index * (size + _MARK_GAP), y + 2 * cell + 30 - size // 2))


def _draw_resting(picture: Image.Image, tile: Tile, at: tuple[int, int], cell: int, *, veiled: bool) -> None:
    """A tile that cannot be played now: dim while others can, plain while it is not this seat's turn."""
    _draw_shadow(picture, at, cell)
    sprite = (
        sprites.veiled_tile(tile.high, tile.low, cell)
        if veiled
        else sprites.tile(tile.high, tile.low, cell, upright=True)
    )
    _paste(picture, sprite, at)

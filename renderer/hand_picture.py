"""The picture of one seat's hand: upright tiles, the playable ones raised and marked."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine.moves import Arm
from engine.tiles import Tile
from engine.view import SeatView
from renderer import sprites, theme
from renderer.board_footer import strip
from renderer.encoding import Palette, canvas, quantised
from renderer.sprites import Sprite, stamp

_IN_A_ROW = 9
_LARGEST_CELL, _CELL_OF_MANY = 116, 84
"""The largest cell in up to two rows and in more, so that the picture becomes neither too high nor too large a file."""
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

    def corner(self, index: int) -> tuple[int, int]:
        """Left edge of the tile and top edge of its row; every row is centred."""
        row, column = divmod(index, self.columns)
        here = min(self.columns, self.tiles - row * self.columns)
        left = (theme.WIDTH - here * self.cell - (here - 1) * self.gap) // 2
        return left + column * (self.cell + self.gap), row * self.row_height


def arrange(count: int) -> Arrangement:
    """``count`` tiles in rows that are as even as possible."""
    rows = max(1, -(-count // _IN_A_ROW))
    columns = max(1, -(-count // rows))
    room = theme.WIDTH - 2 * _EDGE
    cell = min(_LARGEST_CELL if rows < 3 else _CELL_OF_MANY, room // columns - 14) // 2 * 2
    gap = min(_GAP, (room - columns * cell) // max(1, columns - 1))
    return Arrangement(count, rows, columns, cell, gap)


def compose_hand(view: SeatView, palette: Palette | None = Palette.HAND) -> Image.Image:
    """The hand with the footer below it, in the palette's colours; in full colour without a palette."""
    plan = arrange(len(view.hand))
    felt = plan.rows * plan.row_height + 18
    picture = canvas((theme.WIDTH, felt + theme.FOOTER_HEIGHT), theme.FELT, palette)
    picture.paste(strip(view.public, palette), (0, felt))
    if not view.hand:
        check = sprites.check_mark(150)
        at = (theme.WIDTH - check.width) // 2, (felt - check.height) // 2
        picture.paste(quantised(_on_felt(Sprite(Image.new("RGB", check.size, theme.GOLD), check)), palette), at)
    plays, own_turn = view.plays, view.public.turn == view.seat
    for index, tile in enumerate(view.hand):
        x, y = plan.corner(index)
        state = _State.PLAYABLE if tile in plays else _State.VEILED if own_turn else _State.PLAIN
        column = _column(tile, state, plan.cell, plan.gap, palette)
        picture.paste(column, (x - plan.gap // 2, y))
        _draw_marks(picture, plays.get(tile, ()), (x, y + _RAISED), plan, palette)
    return picture


class _State(Enum):
    """How a tile is shown."""

    PLAYABLE = "playable"
    VEILED = "veiled"
    """Dimmed: it cannot be played, but others can."""
    PLAIN = "plain"
    """Bright and lower: it is not this seat's turn."""


@lru_cache(maxsize=256)
def _column(tile: Tile, state: _State, cell: int, gap: int, palette: Palette | None) -> Image.Image:
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
    return quantised(column, palette)


def _draw_marks(
    picture: Image.Image, arms: tuple[Arm, ...], at: tuple[int, int], plan: Arrangement, palette: Palette | None
) -> None:
    """The marks of the open ends that a tile fits, in a row below it; smaller where there are many."""
    size = min(_MARK, (plan.cell + plan.gap) // max(1, len(arms)) - _MARK_GAP)
    left = at[0] + (plan.cell - len(arms) * (size + _MARK_GAP) + _MARK_GAP) // 2
    for index, arm in enumerate(arms):
        y = at[1] + 2 * plan.cell + 30 - size // 2
        picture.paste(_mark(arm, size, palette), (left + index * (size + _MARK_GAP), y))


@lru_cache(maxsize=32)
def _mark(arm: Arm, size: int, palette: Palette | None) -> Image.Image:
    return quantised(_on_felt(sprites.badge(arm, size)), palette)


def _on_felt(sprite: Sprite) -> Image.Image:
    return Image.composite(sprite.image, Image.new("RGB", sprite.image.size, theme.FELT), sprite.mask)

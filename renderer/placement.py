"""Where every tile of a layout lies: integer geometry, no pixels and no Pillow.

Unit ``h`` is half a cell; one half of a tile is 2h x 2h, x grows to the right, y grows downwards and the middle of the
root is the origin.  A place depends only on the plays before it, so a laid tile never moves: pictures of the same round
differ by zoom and pan alone.

A line runs left and right and folds at its limits, the left arm upwards and the right arm downwards.  With four arms
each keeps a quadrant of its own: left the top left, up the top right, right the bottom right, down the bottom left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from engine.layout import Laid, Layout, Spinner
from engine.moves import Arm
from engine.tiles import Tile


class Point(NamedTuple):
    """A point or a direction, in h."""

    x: int
    y: int

    def step(self, direction: Point, times: int = 1) -> Point:
        """The point ``times`` h further in ``direction``."""
        return Point(self.x + direction.x * times, self.y + direction.y * times)


LEFT, RIGHT, UP, DOWN = Point(-1, 0), Point(1, 0), Point(0, -1), Point(0, 1)


class Rect(NamedTuple):
    """A box in h; ``right`` and ``bottom`` are its far edges."""

    left: int
    top: int
    right: int
    bottom: int

    def cover(self, other: Rect) -> Rect:
        """The smallest box around both."""
        return Rect(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


def half_rect(centre: Point) -> Rect:
    """The box of the half of a tile around ``centre``."""
    return Rect(centre.x - 1, centre.y - 1, centre.x + 1, centre.y + 1)


class Slot(NamedTuple):
    """A place for a tile: the middle of the half that touches the arm and of the half that becomes its end."""

    near: Point
    far: Point

    @property
    def rect(self) -> Rect:
        (x1, y1), (x2, y2) = self
        return Rect(min(x1, x2) - 1, min(y1, y2) - 1, max(x1, x2) + 1, max(y1, y2) + 1)

    @property
    def upright(self) -> bool:
        return self.near.x == self.far.x


class Placed(NamedTuple):
    """A laid tile and its place; for the root ``inner`` is its left (upper) half."""

    tile: Tile
    arm: Arm | None
    inner: int
    outer: int
    slot: Slot
    rect: Rect

    @property
    def upright(self) -> bool:
        return self.slot.upright

    @property
    def faces(self) -> tuple[int, int]:
        """The pips of both halves in drawing order: left then right, or top then bottom."""
        return (self.inner, self.outer) if self.slot.near < self.slot.far else (self.outer, self.inner)


@dataclass(frozen=True, slots=True)
class Placement:
    """The places of all tiles of a layout.

    ``slots`` has for every open arm the place of its next tile (not a double); that place is free.  ``bounds`` is the
    box of all tiles and of the near halves of all next slots, ``spread`` its greatest width and height so far in this
    round.
    """

    placed: tuple[Placed, ...]
    slots: dict[Arm, Slot]
    bounds: Rect
    spread: tuple[int, int]


class Room(NamedTuple):
    """How far the rows of an arm may reach, in h, measured towards the arm's own side; ``widen`` is added every two
    folds."""

    outer: int
    inner: int
    widen: int


_LINE = Room(outer=18, inner=-18, widen=0)
_WIDE_ARM = Room(outer=20, inner=5, widen=12)
_SIDE_ARM = Room(outer=20, inner=1, widen=12)


class Pen(NamedTuple):
    """The growing end of an arm.

    ``anchor`` is the middle of the outgoing edge, ``heading`` the direction it grows in, ``fold`` the direction it
    turns to at every fold, ``row`` the direction of its current or next row.  ``stem``: the first tile of a side arm is
    still to come. ``column``: a vertical tile is the end.  ``crossed``: the end is a crosswise double.  ``beside``: the
    next row starts beside the column instead of beyond it.
    """

    anchor: Point
    heading: Point
    fold: Point
    row: Point
    side: int
    room: Room
    turns: int = 0
    stem: bool = False
    column: bool = False
    crossed: bool = False
    beside: bool = False

    def reaches(self, length: int) -> bool:
        """Whether ``length`` more h fit into the current row."""
        end = (self.anchor.x + self.row.x * length) * self.side
        if self.row.x == self.side:
            return end <= self.room.outer + self.room.widen * (self.turns // 2)
        return end >= self.room.inner


def advance(pen: Pen, *, double: bool) -> tuple[Slot, Pen]:
    """Where the arm's next tile goes, and the arm after it."""
    if pen.stem:
        return _along_stem(pen)
    if pen.column:
        return _from_column(pen, double=double)
    if double:
        return _across_row(pen)
    if pen.reaches(4):
        return _along(pen, pen._replace(anchor=pen.anchor.step(pen.heading, 4), crossed=False))
    return _fold(pen)


def _along(pen: Pen, after: Pen) -> tuple[Slot, Pen]:
    return Slot(pen.anchor.step(pen.heading), pen.anchor.step(pen.heading, 3)), after


def _along_stem(pen: Pen) -> tuple[Slot, Pen]:
    # The first tile of a side arm stands on the root, a double too.  A double can only come here when the
    # root is a flat non-double, and lying across it would touch a double that opens the left or right arm.
    return _along(pen, pen._replace(anchor=pen.anchor.step(pen.heading, 4), stem=False))


def _across_row(pen: Pen) -> tuple[Slot, Pen]:
    middle = pen.anchor.step(pen.heading)
    slot = Slot(middle.step(pen.fold, -1), middle.step(pen.fold))
    return slot, pen._replace(anchor=pen.anchor.step(pen.heading, 2), crossed=True)


def _fold(pen: Pen) -> tuple[Slot, Pen]:
    """Turn out of a full row, from the side of its last half or from the end of its crosswise double."""
    edge = pen.anchor.step(pen.heading, -1).step(pen.fold, 2 if pen.crossed else 1)
    after = pen._replace(
        anchor=edge.step(pen.fold, 4),
        heading=pen.fold,
        row=Point(-pen.row.x, 0),
        turns=pen.turns + 1,
        column=True,
        crossed=False,
        beside=pen.crossed,
    )
    return Slot(edge.step(pen.fold), edge.step(pen.fold, 3)), after


def _from_column(pen: Pen, *, double: bool) -> tuple[Slot, Pen]:
    beyond = pen.anchor.step(pen.heading)
    if double:  # flat over the column's end: it lies across the column and along the coming row
        slot, anchor = Slot(beyond.step(pen.row, -1), beyond.step(pen.row)), beyond.step(pen.row, 2)
    elif pen.beside:
        edge = pen.anchor.step(pen.heading, -1).step(pen.row)
        slot, anchor = Slot(edge.step(pen.row), edge.step(pen.row, 3)), edge.step(pen.row, 4)
    else:
        slot, anchor = Slot(beyond, beyond.step(pen.row, 2)), beyond.step(pen.row, 3)
    return slot, pen._replace(anchor=anchor, heading=pen.row, column=False, crossed=False)


def _opening_slot(tile: Tile) -> Slot:
    return Slot(Point(0, -1), Point(0, 1)) if tile.is_double else Slot(Point(-1, 0), Point(1, 0))


def _pens(tile: Tile, spinner: Spinner) -> dict[Arm, Pen]:
    """A pen for every arm that may leave the root in this round."""
    four = spinner is Spinner.OPEN or (spinner is Spinner.AFTER_LINE and tile.is_double)
    across, along = (1, 2) if tile.is_double else (2, 1)
    wide = _WIDE_ARM if four else _LINE
    pens = {
        Arm.LEFT: Pen(Point(-across, 0), LEFT, fold=UP, row=LEFT, side=-1, room=wide, crossed=tile.is_double),
        Arm.RIGHT: Pen(Point(across, 0), RIGHT, fold=DOWN, row=RIGHT, side=1, room=wide, crossed=tile.is_double),
    }
    if four:
        # On a flat root the side arms start 1h nearer to the line; their rows then leave from beyond the stem
        # instead of from beside it, so that two crosswise doubles still pass each other.
        up = Pen(Point(0, -along), UP, fold=UP, row=RIGHT, side=1, room=_SIDE_ARM, beside=tile.is_double)
        down = Pen(Point(0, along), DOWN, fold=DOWN, row=LEFT, side=-1, room=_SIDE_ARM, beside=tile.is_double)
        pens[Arm.UP] = up._replace(stem=True, column=True)
        pens[Arm.DOWN] = down._replace(stem=True, column=True)
    return pens


class _Growth(NamedTuple):
    """What the place of the next play depends on; immutable."""

    placed: tuple[Placed, ...]
    pens: dict[Arm, Pen]
    slots: dict[Arm, Slot]
    tiles: Rect
    spread: tuple[int, int]

    @property
    def bounds(self) -> Rect:
        """The box of all tiles and of the near halves of the next slots."""
        across = [slot.near.x for slot in self.slots.values()]
        along = [slot.near.y for slot in self.slots.values()]
        return self.tiles.cover(Rect(min(across) - 1, min(along) - 1, max(across) + 1, max(along) + 1))

    def widened(self) -> _Growth:
        """The same with its bounds included in the spread."""
        left, top, right, bottom = self.bounds
        return self._replace(spread=(max(self.spread[0], right - left), max(self.spread[1], bottom - top)))


def _placed(laid: Laid, slot: Slot) -> Placed:
    return Placed(*laid, slot, slot.rect)


@lru_cache(maxsize=2048)
def _grow(spinner: Spinner, laid: tuple[Laid, ...]) -> _Growth:
    # A round is drawn after every play, so all but the newest tile is usually cached from the picture before.
    *_, newest = laid
    if newest.arm is None:
        opening = _placed(newest, _opening_slot(newest.tile))
        pens = _pens(newest.tile, spinner)
        slots = {arm: advance(pen, double=False)[0] for arm, pen in pens.items()}
        return _Growth((opening,), pens, slots, opening.rect, (0, 0)).widened()
    before = _grow(spinner, laid[:-1])
    slot, pen = advance(before.pens[newest.arm], double=newest.tile.is_double)
    placed = _placed(newest, slot)
    pens = before.pens | {newest.arm: pen}
    slots = before.slots | {newest.arm: advance(pen, double=False)[0]}
    return _Growth((*before.placed, placed), pens, slots, before.tiles.cover(placed.rect), before.spread).widened()


def place(layout: Layout) -> Placement:
    """Place all tiles of ``layout``; for an empty one ``bounds`` is the place of the root."""
    if not layout.laid:
        return Placement((), {}, Rect(-2, -2, 2, 2), (4, 4))
    growth = _grow(layout.spinner, layout.laid)
    slots = {arm: growth.slots[arm] for arm in layout.ends()}
    return Placement(growth.placed, slots, growth.bounds, growth.spread)


class Frame(NamedTuple):
    """A view of a placement: ``cell`` pixels a half tile (even), the origin of the layout at pixel (x, y)."""

    cell: int
    x: int
    y: int

    def box(self, rect: Rect) -> tuple[int, int, int, int]:
        """``rect`` in pixels: left, top, right, bottom."""
        h = self.cell // 2
        return self.x + rect.left * h, self.y + rect.top * h, self.x + rect.right * h, self.y + rect.bottom * h

    def point(self, at: Point) -> tuple[int, int]:
        """``at`` in pixels."""
        h = self.cell // 2
        return self.x + at.x * h, self.y + at.y * h


# Pixels a half tile at 1000 px.  The steps below 24 are for the smaller window below the hands of a finished round.
ZOOM_STEPS = (64, 58, 52, 48, 44, 40, 36, 32, 28, 26, 24, 22, 20, 18, 16)
_PADDING = 0.9


def frame(placement: Placement, *, width: int, height: int) -> Frame:
    """A view of ``width`` x ``height`` pixels on a placement.

    The zoom follows the greatest spread so far, so it never zooms back in; the view is centred on the root and slides
    only as far as it must.
    """
    wide, high = (extent + 2 * _PADDING for extent in placement.spread)
    fitting = (step for step in ZOOM_STEPS if wide * step / 2 <= width and high * step / 2 <= height)
    cell = next(fitting, ZOOM_STEPS[-1])
    h = cell / 2
    bounds = placement.bounds
    middle_x = _slide(bounds.left, bounds.right, window=width / h)
    middle_y = _slide(bounds.top, bounds.bottom, window=height / h)
    return Frame(cell, round(width / 2 - middle_x * h), round(height / 2 - middle_y * h))


def _slide(low: int, high: int, *, window: float) -> float:
    """How far the middle of a ``window`` (in h) must move from the origin to contain ``low`` .. ``high`` and the
    padding."""
    half = window / 2
    if high + _PADDING > half:
        return high + _PADDING - half
    return min(0.0, low - _PADDING + half)

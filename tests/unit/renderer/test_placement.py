"""Placement: the promises of the geometry, after every play of thousands of random rounds."""

from __future__ import annotations

import os
from itertools import combinations, pairwise

import pytest

from bench.rounds import random_rounds
from engine.layout import Arm, Laid, Layout, Spinner
from engine.tiles import TILES, Tile
from renderer.placement import ZOOM_STEPS, Placed, Placement, Point, Rect, frame, half_rect, place

ROUNDS = int(os.environ.get("AYAZ_ROUNDS", "120"))
"""Rounds per kind of spinner; set it to 100000 for a long run."""

TABLE = (1000, 482)
SMALL_TABLE = (1000, 336)
LIVE_STEPS = [step for step in ZOOM_STEPS if step >= 24]


def gap(one: Rect, other: Rect) -> int:
    """Clear h between two boxes: 0 when they touch, negative when they overlap."""
    across = max(one.left, other.left) - min(one.right, other.right)
    along = max(one.top, other.top) - min(one.bottom, other.bottom)
    return max(across, along)


def contact(one: Rect, other: Rect) -> int:
    """Length of the edge that two boxes share, 0 if they only meet at a corner or not at all."""
    across = min(one.right, other.right) - max(one.left, other.left)
    along = min(one.bottom, other.bottom) - max(one.top, other.top)
    return max(across, along) if min(across, along) == 0 else 0


def parent_of(placed: tuple[Placed, ...], index: int) -> Placed:
    """The tile that ``placed[index]`` was joined to."""
    before = [tile for tile in placed[1:index] if tile.arm is placed[index].arm]
    return before[-1] if before else placed[0]


def check_joint(parent: Placed, child: Placed) -> None:
    """The two touch along one full half edge, only at the halves that match; a double lies across its arm."""
    near, far = half_rect(child.slot.near), half_rect(child.slot.far)
    assert contact(parent.rect, child.rect) == 2
    stem_on_flat_root = parent.arm is None and not parent.tile.is_double and child.arm in (Arm.UP, Arm.DOWN)
    crosswise = child.tile.is_double and not stem_on_flat_root
    assert contact(near, parent.rect) == (1 if crosswise else 2)
    assert contact(far, parent.rect) == (1 if crosswise else 0)
    if stem_on_flat_root:
        assert contact(near, half_rect(parent.slot.near)) == contact(near, half_rect(parent.slot.far)) == 1
        assert child.inner in parent.tile
    elif parent.tile.is_double:
        assert child.inner == parent.outer
    else:
        touched, value = (parent.slot.far, parent.outer)
        if parent.arm is None and child.arm is Arm.LEFT:
            touched, value = parent.slot.near, parent.inner
        assert contact(half_rect(touched), child.rect) == 2
        assert value == child.inner


def check_newest(placement: Placement) -> None:
    """The newest tile keeps its distance from every other and is joined to its parent."""
    placed = placement.placed
    newest = placed[-1]
    assert newest.rect == half_rect(newest.slot.near).cover(half_rect(newest.slot.far))
    if newest.arm is None:
        return
    parent = parent_of(placed, len(placed) - 1)
    check_joint(parent, newest)
    rect = newest.rect
    for other in placed[:-1]:
        assert other is parent or gap(other.rect, rect) >= 1


def check_slots(placement: Placement, layout: Layout) -> None:
    """Every open end has a free place, clear of all tiles but the arm's end and of the other places."""
    assert list(placement.slots) == list(layout.ends())
    for arm, slot in placement.slots.items():
        own = [tile for tile in placement.placed if tile.arm is arm]
        tip = own[-1] if own else placement.placed[0]
        assert contact(half_rect(slot.near), tip.rect) == 2
        for tile in placement.placed:
            assert tile is tip or gap(tile.rect, slot.rect) >= 1
    for one, other in combinations([slot.rect for slot in placement.slots.values()], 2):
        assert gap(one, other) >= 1


def check_view(placement: Placement, *, table: tuple[int, int], steps: list[int], badge: int) -> int:
    """All tiles and end badges lie inside the table; returns the zoom."""
    width, height = table
    view = frame(placement, width=width, height=height)
    assert view.cell in steps
    for tile in placement.placed:
        left, top, right, bottom = view.box(tile.rect)
        assert 0 <= left < right <= width
        assert 0 <= top < bottom <= height
    radius = max(view.cell, badge) / 2
    for slot in placement.slots.values():
        x, y = view.point(slot.near)
        assert radius - 1 <= x <= width - radius + 1
        assert radius - 1 <= y <= height - radius + 1
    return view.cell


@pytest.mark.parametrize("spinner", Spinner)
def test_every_position_of_random_rounds(spinner: Spinner) -> None:
    for layouts in random_rounds(len(spinner.value), spinner, ROUNDS):
        before: tuple[Placed, ...] = ()
        final: Placement | None = None
        zoom = ZOOM_STEPS[0]
        for layout in layouts:
            placement = place(layout)
            assert [tile[:4] for tile in placement.placed] == [
                (laid.tile, laid.arm, laid.inner, laid.outer) for laid in layout.laid
            ]
            assert placement.placed[:-1] == before, "a laid tile has moved"
            check_newest(placement)
            check_slots(placement, layout)
            now = check_view(placement, table=TABLE, steps=LIVE_STEPS, badge=38)
            assert now <= zoom, "zoomed back in"
            before, zoom = placement.placed, now
            final = placement
        assert final is not None
        check_view(final, table=SMALL_TABLE, steps=list(ZOOM_STEPS), badge=28)


# -- Chosen layouts: the longest lines and the shapes that went wrong elsewhere ---------------------------------------


def full_chain() -> list[tuple[Tile, int]]:
    """All 28 tiles in one line, each with the pips of its first half (every number occurs an even number of times)."""
    unused = set(TILES)
    trail = [0]
    chain: list[int] = []
    while trail:
        tile = next((tile for tile in sorted(unused) if tile.has(trail[-1])), None)
        if tile is None:
            chain.append(trail.pop())
        else:
            unused.remove(tile)
            trail.append(tile.other(trail[-1]))
    return [(Tile.of(one, other), one) for one, other in pairwise(chain)]


def line_of_28(root: int) -> list[Layout]:
    """The layouts of a line with ``root`` tiles left of its opening tile and the rest right of it."""
    chain = full_chain()
    tile, left = chain[root]
    layout = Layout.of(Spinner.NONE, [Laid(tile, None, left, tile.other(left))])
    layouts = [layout]
    for tile, _ in chain[root + 1 :]:
        layouts.append(layouts[-1].after(tile, Arm.RIGHT))
    for tile, _ in reversed(chain[:root]):
        layouts.append(layouts[-1].after(tile, Arm.LEFT))
    return layouts


def drawn_halves(placement: Placement) -> list[dict[Point, int]]:
    """From the drawing list: for each tile the pips at the middle of each half."""
    halves: list[dict[Point, int]] = []
    for tile in placement.placed:
        first, second = sorted(tile.slot)
        halves.append({first: tile.faces[0], second: tile.faces[1]})
    return halves


@pytest.mark.parametrize("root", range(28))
def test_touching_halves_of_the_longest_lines_carry_the_same_pips(root: int) -> None:
    placement = place(line_of_28(root)[-1])
    assert len(placement.placed) == 28
    halves = drawn_halves(placement)
    joints = 0
    for (one, one_halves), (other, other_halves) in combinations(zip(placement.placed, halves, strict=True), 2):
        if gap(one.rect, other.rect) > 0:
            continue
        joints += 1
        touching = {
            (pips, others)
            for middle, pips in one_halves.items()
            for other_middle, others in other_halves.items()
            if contact(half_rect(middle), half_rect(other_middle)) > 0
        }
        assert all(pips == others for pips, others in touching), (one, other)
    assert joints == 27
    check_view(placement, table=TABLE, steps=LIVE_STEPS, badge=38)


def test_lines_turn_in_every_direction() -> None:
    headings: set[tuple[Arm | None, bool, int, int]] = set()
    for root in range(28):
        for tile in place(line_of_28(root)[-1]).placed:
            near, far = tile.slot
            headings.add((tile.arm, tile.tile.is_double, far.x - near.x, far.y - near.y))
    for arm, up_or_down in ((Arm.LEFT, -2), (Arm.RIGHT, 2)):
        assert {(arm, False, -2, 0), (arm, False, 2, 0), (arm, False, 0, up_or_down)} <= headings


@pytest.mark.parametrize("opening", [Tile(2, 6), Tile(6, 6)])
def test_left_is_left_and_right_is_right(opening: Tile) -> None:
    layout = Layout(Spinner.NONE).lead(opening)
    layout = layout.after(Tile.of(layout.laid[0].inner, 5), Arm.LEFT).after(Tile.of(layout.laid[0].outer, 1), Arm.RIGHT)
    root, left, right = place(layout).placed
    assert left.rect.right == root.rect.left
    assert right.rect.left == root.rect.right
    assert left.faces == (5, layout.laid[0].inner)
    assert root.faces == (layout.laid[0].inner, layout.laid[0].outer)
    assert right.faces == (layout.laid[0].outer, 1)


def test_side_arms_of_a_flat_root_start_in_the_middle_of_its_long_edges() -> None:
    layout = Layout(Spinner.OPEN).lead(Tile(4, 6))
    for tile, arm in ((Tile(6, 6), Arm.UP), (Tile(4, 4), Arm.RIGHT), (Tile(0, 6), Arm.LEFT), (Tile(1, 4), Arm.DOWN)):
        layout = layout.after(tile, arm)
    root, up, right, left, down = place(layout).placed
    assert root.rect == (-2, -1, 2, 1)
    assert up.rect == (-1, -5, 1, -1), "a double stands on a flat root, or it would touch the double beside it"
    assert right.rect == (2, -2, 4, 2)
    assert left.rect == (-6, -1, -2, 1)
    assert down.rect == (-1, 1, 1, 5)
    assert (up.faces, down.faces, left.faces) == ((6, 6), (4, 1), (0, 6))


def test_an_empty_table_has_room_for_the_opening_tile() -> None:
    placement = place(Layout())
    assert placement.placed == ()
    assert placement.slots == {}
    assert frame(placement, width=1000, height=482) == (64, 500, 241)

"""Open ends, where tiles fit, what the ends count."""

from __future__ import annotations

import pytest

from engine.layout import Arm, Layout, Spinner
from engine.tiles import Tile
from tests.support.positions import laid


def fits(layout: Layout, name: str) -> list[str]:
    return [arm.value for arm in layout.fits(Tile.parse(name))]


def test_an_empty_table_has_no_ends() -> None:
    assert Layout().ends() == {}
    assert Layout().total == 0
    assert Layout().root is None


def test_the_lead_opens_two_ends_its_higher_half_on_the_left() -> None:
    layout = laid(Spinner.NONE, "6-2")
    assert layout.ends() == {Arm.LEFT: (6,), Arm.RIGHT: (2,)}
    assert layout.after(Tile.parse("6-1"), Arm.LEFT).ends()[Arm.LEFT] == (1,)


def test_a_tile_fits_only_where_a_half_matches() -> None:
    layout = laid(Spinner.NONE, "0-0 0-5>right")
    assert fits(layout, "3-0") == ["left"]
    assert layout.after(Tile.parse("3-0"), Arm.LEFT).ends() == {Arm.LEFT: (3,), Arm.RIGHT: (5,)}


def test_the_side_arms_open_once_left_and_right_have_a_tile() -> None:
    assert fits(laid(Spinner.AFTER_LINE, "4-4 4-1>left"), "4-0") == ["right"]
    assert fits(laid(Spinner.AFTER_LINE, "4-4 4-1>left 4-2>right"), "4-0") == ["up", "down"]


def test_a_blank_spinner_opens_its_side_arms_too() -> None:
    layout = laid(Spinner.AFTER_LINE, "0-0 3-0>left 2-0>right")
    assert layout.ends() == {Arm.LEFT: (3,), Arm.RIGHT: (2,), Arm.UP: (0,), Arm.DOWN: (0,)}
    assert layout.total == 5
    assert fits(layout, "6-0") == ["up", "down"]


def test_each_side_of_the_spinner_takes_one_tile() -> None:
    layout = laid(Spinner.AFTER_LINE, "4-4 4-1>left 4-2>right 4-0>up 4-6>down")
    assert list(layout.ends().values()) == [(1,), (2,), (0,), (6,)]
    assert fits(layout, "4-3") == []


def test_a_non_double_never_becomes_a_spinner_after_line() -> None:
    assert fits(laid(Spinner.AFTER_LINE, "4-3 4-1>left 3-2>right"), "4-0") == []


def test_the_long_sides_of_a_non_double_take_either_half() -> None:
    layout = laid(Spinner.OPEN, "6-4")
    assert layout.ends()[Arm.UP] == (6, 4)
    assert layout.after(Tile.parse("4-1"), Arm.UP).laid[-1].inner == 4


@pytest.mark.parametrize(
    ("spinner", "plays", "tile", "choices"),
    [
        (Spinner.NONE, "5-5", "5-2", 1),
        (Spinner.NONE, "5-4", "5-4", 2),
        (Spinner.NONE, "5-5 5-3>left 5-1>right 3-2>left 1-2>right", "2-0", 1),
        (Spinner.NONE, "2-1 2-2>left 1-2>right", "2-0", 2),
        (Spinner.AFTER_LINE, "5-5", "5-2", 1),
        (Spinner.AFTER_LINE, "5-5 5-3>left", "5-2", 1),
        (Spinner.AFTER_LINE, "5-5 5-3>left 5-1>right", "5-2", 1),
        (Spinner.AFTER_LINE, "5-5 5-3>left", "5-3", 2),
        (Spinner.OPEN, "5-5", "5-2", 1),
        (Spinner.OPEN, "6-4", "6-1", 2),
    ],
)
def test_a_choice_is_offered_only_where_it_matters(spinner: Spinner, plays: str, tile: str, choices: int) -> None:
    layout, chosen = laid(spinner, plays), Tile.parse(tile)
    merged = layout.same_after(chosen, layout.fits(chosen))
    assert set(merged) == set(layout.fits(chosen))
    assert len(set(merged.values())) == choices


def test_merged_arms_count_the_same() -> None:
    layout = laid(Spinner.NONE, "5-5 5-3>left 5-1>right 3-2>left 1-2>right")
    tile = Tile.parse("2-2")
    for arm, first in layout.same_after(tile, layout.fits(tile)).items():
        assert layout.after(tile, arm).total == layout.after(tile, first).total


def test_a_layout_built_from_its_tiles_is_the_same() -> None:
    layout = laid(Spinner.AFTER_LINE, "4-4 4-1>left 4-2>right 4-0>up 4-6>down 6-6>down")
    again = Layout.of(layout.spinner, layout.laid)
    assert again == layout
    assert again.ends() == layout.ends()
    assert again.counted() == layout.counted()

"""Pictures in bands: what is taken from an earlier picture looks as if it had been drawn for this one."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image, ImageChops

from bench.gallery import hands, labels, public_view
from bench.rounds import POLICIES, random_round
from engine.layout import Spinner
from renderer import sheet
from renderer.board_picture import board_sheet
from renderer.encoding import PALETTE, quantised
from renderer.hand_picture import small_board, tiles_sheet
from renderer.paint import Labels, render_board, render_hand
from renderer.sheet import Sheet

NAMES = Labels(("Ada", "İlker"))


def decoded(png: bytes) -> Image.Image:
    """The pixels of a picture; its checksums are checked on the way."""
    Image.open(BytesIO(png)).verify()
    return Image.open(BytesIO(png)).convert("RGB")


def whole(*sheets: Sheet) -> Image.Image:
    """The sheets below each other, composed without bands."""
    parts = [each.compose().convert("RGB") for each in sheets]
    picture = Image.new("RGB", (parts[0].width, sum(part.height for part in parts)))
    top = 0
    for part in parts:
        picture.paste(part, (0, top))
        top += part.height
    return picture


def same(one: Image.Image, other: Image.Image) -> bool:
    return one.size == other.size and ImageChops.difference(one, other).getbbox() is None


@pytest.mark.parametrize("spinner", list(Spinner))
def test_every_board_of_a_round_is_the_one_composed_as_a_whole(spinner: Spinner) -> None:
    for number, layout in enumerate(random_round(Random(4), spinner, POLICIES["random"], hands=2)):
        view = public_view(layout, (7, 7), turn=number % 2, boneyard=14, scored=5 * (number % 3))
        assert same(decoded(render_board(view, NAMES)), whole(board_sheet(view, NAMES, PALETTE)))


def test_every_hand_is_the_one_composed_as_a_whole() -> None:
    for view in hands(24, seed=9):
        names = labels(view.public)
        parts = small_board(view.public, names, PALETTE), tiles_sheet(view, PALETTE)
        assert same(decoded(render_hand(view, names)), whole(*parts))


def test_patches_blend_as_in_full_colour() -> None:
    for view in hands(12, seed=2):
        names = labels(view.public)
        plain = quantised(board_sheet(view.public, names).compose(), PALETTE).convert("RGB")
        assert same(board_sheet(view.public, names, PALETTE).compose().convert("RGB"), plain)


def test_rows_are_deflated_once_for_all_pictures_that_show_them() -> None:
    layouts = list(random_round(Random(7), Spinner.NONE, POLICIES["random"], hands=2))
    view = public_view(layouts[3], (7, 7), boneyard=14)
    sheet.packed_band.cache_clear()
    sheet.encode((small_board(view, NAMES, PALETTE),))
    of_hand = sheet.packed_band.cache_info().misses
    render_board(view, NAMES)
    with_board = sheet.packed_band.cache_info().misses
    assert with_board - of_hand <= 3, "the edges of the larger felt, and what is empty"
    render_board(view, NAMES)
    assert sheet.packed_band.cache_info().misses == with_board

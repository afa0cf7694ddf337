"""The look: a few pictures against the kept ones.

Compared after a blur, so that another build of Pillow or FreeType, which moves letters by a pixel, changes nothing,
while one pip or mark more or less does: the smallest pip that is missing makes twice the difference that is allowed.
"""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from bench.gallery import layout_of, public_view
from engine.layout import Layout, Spinner
from engine.tiles import Tile
from renderer.lettering import SHAPING
from renderer.paint import Labels, render_board
from tests.support.picture_scenes import GOLDEN, SCENES

WORST, AVERAGE = 66, 0.6
"""Largest difference of one pixel and mean difference, of 255, after the blur."""


def difference(one: bytes, other: bytes, *, top: int = 0) -> tuple[int, float]:
    """Largest and mean difference of two pictures of one size, from the row ``top`` down."""
    whole = [Image.open(BytesIO(png)).convert("RGB") for png in (one, other)]
    blur = ImageFilter.GaussianBlur(3)
    small = [picture.crop((0, top, *picture.size)).filter(blur).reduce(4) for picture in whole]
    assert small[0].size == small[1].size
    differing = ImageStat.Stat(ImageChops.difference(*small))
    return max(high for _, high in differing.extrema), max(differing.mean)


@pytest.mark.parametrize("name", SCENES)
def test_pictures_look_as_they_did(name: str) -> None:
    drawn, kept = SCENES[name](), (GOLDEN / f"{name}.png").read_bytes()
    # Without shaping the names of some scenes are seat numbers: only what is below the names is compared.
    worst, average = difference(drawn, kept, top=52 if name.startswith("board") and not SHAPING else 0)
    assert worst <= WORST
    assert average <= AVERAGE


@pytest.mark.parametrize("plays", ["6-6 6-5:left", "6-6 6-3:right", "6-5"])
def test_the_comparison_notices_a_changed_layout(plays: str) -> None:
    kept, changed = (
        render_board(public_view(layout_of(Spinner.NONE, line), (6, 6)), Labels(("Ada", "Berk")))
        for line in ("6-6 6-3:left", plays)
    )
    assert difference(kept, changed)[0] > WORST


def test_the_comparison_notices_the_turn() -> None:
    layout, names = Layout(Spinner.NONE).lead(Tile(6, 6)), Labels(("Ada", "Berk"))
    mine, other = (render_board(public_view(layout, (6, 6), turn=turn), names) for turn in (0, 1))
    assert difference(mine, other)[0] > WORST


def test_the_comparison_forgives_a_name_that_is_a_pixel_off() -> None:
    kept = (GOLDEN / "board-early.png").read_bytes()
    image = Image.open(BytesIO(kept)).convert("RGB")
    image.paste(image.crop((20, 8, 300, 46)), (21, 8))
    moved = BytesIO()
    image.save(moved, "PNG")
    assert 0 < difference(kept, moved.getvalue())[0] <= WORST

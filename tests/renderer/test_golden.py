"""The look: a few pictures against the kept ones.

Compared at a quarter of the size and with some tolerance, so that another build of Pillow or FreeType, which moves the
edges of letters by a fraction of a pixel, changes nothing, while one pip, mark or digit more or less does.
"""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops, ImageStat

from bench.gallery import layout_of, public_view
from engine.layout import Layout, Spinner
from engine.tiles import Tile
from renderer.lettering import SHAPING
from renderer.paint import Labels, render_board
from tests.renderer.scenes import GOLDEN, SCENES

WORST, AVERAGE = 48, 0.6
"""Largest difference of one pixel and mean difference, of 255, at a quarter of the size."""


def difference(one: bytes, other: bytes) -> tuple[int, float]:
    """Largest and mean difference of two pictures of one size."""
    small = [Image.open(BytesIO(png)).convert("RGB").reduce(4) for png in (one, other)]
    assert small[0].size == small[1].size
    differing = ImageStat.Stat(ImageChops.difference(*small))
    return max(high for _, high in differing.extrema), max(differing.mean)


@pytest.mark.parametrize("name", SCENES)
def test_pictures_look_as_they_did(name: str) -> None:
    drawn, kept = SCENES[name](), (GOLDEN / f"{name}.png").read_bytes()
    worst, average = difference(drawn, kept)
    # Without shaping the one right-to-left name among the scenes is drawn as a number.
    assert worst <= WORST or not SHAPING
    assert average <= AVERAGE


@pytest.mark.parametrize("plays", ["6-6 6-5:left", "6-6 6-3:right", "6-5"])
def test_the_comparison_notices_a_changed_layout(plays: str) -> None:
    kept, changed = (
        render_board(public_view(layout_of(Spinner.NONE, line), (6, 6)), Labels(("Ada", "Berk")))
        for line in ("6-6 6-3:left", plays)
    )
    assert difference(kept, changed)[0] > WORST


def test_the_comparison_notices_a_score() -> None:
    view, names = public_view(Layout(Spinner.NONE).lead(Tile(6, 6)), (6, 6)), Labels(("Ada", "Berk"))
    other = public_view(Layout(Spinner.NONE).lead(Tile(6, 6)), (6, 6), scores=(38, 60))
    assert difference(render_board(view, names), render_board(other, names))[0] > WORST

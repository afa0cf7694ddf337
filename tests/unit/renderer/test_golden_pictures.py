"""The look: a few pictures against the kept ones.

Compared after a blur, so that another build of Pillow or FreeType, which moves letters by a pixel, changes nothing,
while one pip or mark more or less does: the smallest pip that is missing makes twice the difference that is allowed.
"""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from bench.gallery import layout_of, public_view
from engine.layout import Layout, Spinner
from engine.tiles import Tile
from renderer.lettering import SHAPING
from renderer.paint import Labels, render_board
from tests.support import ROOT
from tests.support.picture_scenes import DIFFERENT_UNSHAPED, GOLDEN, SCENES, kept

WORST, AVERAGE = 66, 0.6
"""Largest difference of one pixel and mean difference, of 255, after the blur."""


def difference(one: bytes, other: bytes) -> tuple[int, float]:
    """Largest and mean difference of two pictures of one size."""
    whole = [Image.open(BytesIO(png)).convert("RGB") for png in (one, other)]
    blur = ImageFilter.GaussianBlur(3)
    small = [picture.filter(blur).reduce(4) for picture in whole]
    assert small[0].size == small[1].size
    differing = ImageStat.Stat(ImageChops.difference(*small))
    return max(high for _, high in differing.extrema), max(differing.mean)


def look_alike(drawn: bytes, other: bytes) -> bool:
    """Whether two pictures differ by no more than builds of Pillow and FreeType do."""
    worst, average = difference(drawn, other)
    return worst <= WORST and average <= AVERAGE


@pytest.mark.parametrize("name", SCENES)
def test_pictures_look_as_they_did(name: str) -> None:
    assert look_alike(SCENES[name](), kept(name, shaping=SHAPING))


@pytest.fixture(scope="module")
def unshaped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scenes as a machine without FriBidi draws them, whatever this one has; by a process of its own, for whether
    it is there is asked once."""
    folder = tmp_path_factory.mktemp("unshaped")
    script = """
import sys
from pathlib import Path
from PIL import features
features.check = lambda feature: False
from tests.support.picture_scenes import SCENES
for name, draw in SCENES.items():
    Path(sys.argv[1], f"{name}.png").write_bytes(draw())
"""
    subprocess.run([sys.executable, "-c", script, str(folder)], check=True, cwd=ROOT)
    return folder


@pytest.mark.parametrize("name", SCENES)
def test_pictures_look_as_they_did_without_fribidi(name: str, unshaped: Path) -> None:
    assert look_alike((unshaped / f"{name}.png").read_bytes(), kept(name, shaping=False))


@pytest.mark.parametrize("name", sorted(DIFFERENT_UNSHAPED))
def test_the_comparison_notices_whether_letters_are_shaped(name: str) -> None:
    assert not look_alike(kept(name, shaping=False), kept(name, shaping=True))


@pytest.mark.parametrize("plays", ["6-6 6-5:left", "6-6 6-3:right", "6-5"])
def test_the_comparison_notices_a_changed_layout(plays: str) -> None:
    before, changed = (
        render_board(public_view(layout_of(Spinner.NONE, line), (6, 6)), Labels(("Ada", "Berk")))
        for line in ("6-6 6-3:left", plays)
    )
    assert difference(before, changed)[0] > WORST


def test_the_comparison_notices_the_turn() -> None:
    layout, names = Layout(Spinner.NONE).lead(Tile(6, 6)), Labels(("Ada", "Berk"))
    mine, other = (render_board(public_view(layout, (6, 6), turn=turn), names) for turn in (0, 1))
    assert difference(mine, other)[0] > WORST


def test_the_comparison_forgives_a_name_that_is_a_pixel_off() -> None:
    before = (GOLDEN / "board-early.png").read_bytes()
    image = Image.open(BytesIO(before)).convert("RGB")
    image.paste(image.crop((20, 8, 300, 46)), (21, 8))
    moved = BytesIO()
    image.save(moved, "PNG")
    assert 0 < difference(before, moved.getvalue())[0] <= WORST

"""Pictures as small images on a ground, encoded in bands of rows.

A band that looks as it did in an earlier picture is neither composed nor deflated again.  Two boards of one round
differ in a few bands, and a board and the small one above a hand often show the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from renderer.encoding import Packed, Palette, packed, png, quantised
from renderer.sprites import Sprite, stamp
from renderer.theme import Colour

_CACHED_BANDS = 1500
"""About 5 kB each."""


@dataclass(frozen=True, slots=True, eq=False)
class Patch:
    """A small image in the colours of the picture, already blended with the ground that it will lie on: blending takes
    most of the time of a picture.

    Without a mask it is pasted as it is. Patches are cached where they are made, so the same patch looks the same.
    """

    image: Image.Image
    mask: Image.Image | None = None
    offset: tuple[int, int] = (0, 0)
    """From the corner of what it shows to its own."""

    def at(self, x: int, y: int) -> Placed:
        """The patch where what it shows has its corner."""
        return Placed(self, x + self.offset[0], y + self.offset[1])


class Placed(NamedTuple):
    """A patch and where its corner is."""

    patch: Patch
    x: int
    y: int

    def paste(self, picture: Image.Image, *, right: int = 0) -> None:
        """Paste it, ``right`` pixels further to the right."""
        picture.paste(self.patch.image, (self.x + right, self.y), self.patch.mask)


def cut_out(sprite: Sprite, ground: Image.Image, palette: Palette | None) -> Patch:
    """A sprite on ``ground``, without the pixels of the ground where the sprite is not."""
    whole = Image.composite(sprite.image, ground, sprite.mask)
    return Patch(quantised(whole, palette), inside(sprite.mask, 0))


@lru_cache(maxsize=2048)
def inked(
    make: Callable[..., Image.Image],
    *arguments: Hashable,
    colour: Colour,
    ground: Colour,
    palette: Palette | None,
    **options: Hashable,
) -> Patch:
    """The mask ``make(*arguments, **options)`` in one colour on a ground of one colour."""
    mask = make(*arguments, **options)
    image = Image.new("RGB", mask.size, ground)
    stamp(image, mask, (0, 0), colour)
    return Patch(quantised(image, palette), inside(mask, 0))


def inside(mask: Image.Image, faint: int) -> Image.Image:
    """The pixels where a mask is more than ``faint``."""
    return mask.point([255 * (value > faint) for value in range(256)], "1")  # type: ignore[reportUnknownMemberType]


@dataclass(frozen=True, slots=True, eq=False)
class _Rows:
    """Some rows of a ground, with the zero before each row that PNG wants there: it means that no filter is used."""

    image: Image.Image

    @property
    def height(self) -> int:
        return self.image.height


@dataclass(frozen=True, eq=False)
class Ground:
    """What lies under all patches of a picture, cut into bands that begin at the rows ``cuts``."""

    image: Image.Image
    cuts: tuple[int, ...] = (0,)
    rows: tuple[_Rows, ...] = field(init=False)
    """By band."""

    def __post_init__(self) -> None:
        bands: tuple[_Rows, ...] = ()
        if self.image.mode == "P":
            bands = tuple(self._band(top, bottom) for top, bottom in pairwise((*self.cuts, self.image.height)))
        object.__setattr__(self, "rows", bands)

    def _band(self, top: int, bottom: int) -> _Rows:
        band = Image.new("P", (self.image.width + 1, bottom - top), 0)
        band.paste(self.image.crop((0, top, self.image.width, bottom)), (1, 0))
        return _known_rows(band.size, band.tobytes())


@lru_cache(maxsize=256)
def _known_rows(size: tuple[int, int], content: bytes) -> _Rows:
    """Grounds share the rows that look the same, so that they share their bands."""
    return _Rows(Image.frombytes("P", size, content))


class Sheet(NamedTuple):
    """A picture or a part of one: a ground, and patches on it from the lowest to the topmost."""

    ground: Ground
    patches: Sequence[Placed]

    def compose(self) -> Image.Image:
        """The picture."""
        picture = self.ground.image.copy()
        for placed in self.patches:
            placed.paste(picture)
        return picture

    def bands(self) -> Iterator[Band]:
        """The picture from top to bottom."""
        cuts = (*self.ground.cuts, self.ground.image.height)
        spans = [(placed, placed.y, placed.y + placed.patch.image.height) for placed in self.patches]
        for rows, (top, bottom) in zip(self.ground.rows, pairwise(cuts), strict=True):
            here = [
                Placed(placed.patch, placed.x, upper - top)
                for placed, upper, lower in spans
                if upper < bottom and lower > top
            ]
            yield Band(rows, tuple(here))


class Band(NamedTuple):
    """All that a band shows."""

    rows: _Rows
    patches: tuple[Placed, ...]


@lru_cache(maxsize=_CACHED_BANDS)
def packed_band(band: Band, level: int) -> Packed:
    """The rows of a band."""
    picture = band.rows.image.copy()
    for placed in band.patches:
        placed.paste(picture, right=1)
    return packed(picture.tobytes(), band.rows.height, level)


def encode(sheets: Iterable[Sheet]) -> bytes:
    """Sheets of one width, below each other, as a PNG; at most 40 kB."""
    bands = [band for sheet in sheets for band in sheet.bands()]
    width = bands[0].rows.image.width - 1
    return png(width, lambda level: [packed_band(band, level) for band in bands])

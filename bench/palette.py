"""``python -m bench palette`` rebuilds the palette of the renderer from the gallery.

Flat colours are included exactly; the rest are chosen by median cut and k-means over all other pixels, weighted by how
common they are. Run it after a change of the look, then check the sizes of pictures with ``python -m bench render``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from PIL import Image

from bench.gallery import boards, hands, labels, results
from renderer import theme
from renderer.board_picture import board_sheet
from renderer.encoding import PALETTE
from renderer.hand_picture import small_board, tiles_sheet
from renderer.result_picture import compose_result
from renderer.theme import Colour

_FLAT = (
    theme.FELT, theme.FELT_EDGE, theme.FELT_RIM, theme.BAR, theme.CHIP, theme.CHIP_ACTIVE, theme.GOLD, theme.GREEN,
    theme.WHITE, theme.SOFT, theme.DIM, theme.DARK, theme.STRUCK, theme.IVORY_TOP, theme.IVORY_BOTTOM, theme.IVORY_EDGE,
    theme.PIP, theme.BADGE_EDGE, *(mark.fill for mark in theme.ENDS.values()), *theme.PAIRS, *theme.BACKS,
)  # fmt: skip
_COLOURS = 256


_MOST = 1500
"""The weight of a colour at most: a felt or a tile does not need more than one."""


def build(pictures: Iterable[tuple[Image.Image, int]], flat: Iterable[Colour]) -> bytes:
    """256 colours for pictures with their weights: all of ``flat`` and the best others, as 768 bytes."""
    kept = list(dict.fromkeys(flat))
    seen: Counter[Colour] = Counter()
    for picture, weight in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            assert isinstance(colour, tuple)
            seen[colour[0], colour[1], colour[2]] += count * weight
    sample: list[Colour] = []
    for colour, count in seen.items():
        if colour not in kept:
            sample += [colour] * max(1, min(_MOST, int(count**0.75 / 8)))
    side = int(len(sample) ** 0.5)
    strip = Image.new("RGB", (side, side))
    strip.putdata(sample[: side * side])  # type: ignore[reportUnknownMemberType]
    rest = strip.quantize(_COLOURS - len(kept), Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    values = [part for colour in kept for part in colour] + rest
    return bytes(values[: 3 * _COLOURS]).ljust(3 * _COLOURS, b"\0")


def _pictures() -> Iterator[tuple[Image.Image, int]]:
    """Pictures with their weights; the tiles of hands have colours of their own, which are in no other picture."""
    yield from ((board_sheet(view, names).compose(), 1) for view, names in boards(60))
    for view in hands(60):
        yield small_board(view.public, labels(view.public), None).compose(), 1
        yield tiles_sheet(view, None).compose(), 3
    yield from ((compose_result(view, names.names), 1) for view, names in results(30))


def main(arguments: list[str]) -> int:
    PALETTE.path.write_bytes(build(_pictures(), _FLAT))
    print("palette written")
    return 0

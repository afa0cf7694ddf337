"""``python -m bench palettes`` rebuilds the two palettes of the renderer from the gallery.

Flat colours are included exactly; the rest are chosen by median cut and k-means over all other pixels, weighted by how
common they are. Run it after a change of the look, then check the sizes of pictures with ``python -m bench render``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from PIL import Image

from bench.gallery import boards, hands, labels
from renderer import theme
from renderer.board_picture import compose_board
from renderer.encoding import Palette
from renderer.hand_picture import Table, compose_tiles, small_board
from renderer.theme import Colour

_FLAT = (
    theme.FELT, theme.FELT_EDGE, theme.FELT_RIM, theme.BAR, theme.CHIP, theme.CHIP_ACTIVE, theme.GOLD, theme.GREEN,
    theme.WHITE, theme.SOFT, theme.DIM, theme.DARK, theme.STRUCK, theme.IVORY_TOP, theme.IVORY_BOTTOM, theme.IVORY_EDGE,
    theme.PIP, theme.BADGE_EDGE, *(mark.fill for mark in theme.ENDS.values()), *theme.PAIRS, *theme.BACKS,
)  # fmt: skip
_COLOURS = 256


def build(pictures: Iterable[Image.Image], flat: Iterable[Colour]) -> bytes:
    """256 colours for ``pictures``: all of ``flat`` and the best others, as 768 bytes."""
    kept = list(dict.fromkeys(flat))
    seen: Counter[Colour] = Counter()
    for picture in pictures:
        for count, colour in picture.getcolors(picture.width * picture.height) or ():
            assert isinstance(colour, tuple)
            seen[colour[0], colour[1], colour[2]] += count
    sample: list[Colour] = []
    for colour, count in seen.items():
        if colour not in kept:
            sample += [colour] * max(1, min(400, int(count**0.75 / 8)))
    side = int(len(sample) ** 0.5)
    strip = Image.new("RGB", (side, side))
    strip.putdata(sample[: side * side])  # type: ignore[reportUnknownMemberType]
    rest = strip.quantize(_COLOURS - len(kept), Image.Quantize.MEDIANCUT, kmeans=3).getpalette() or []
    values = [part for colour in kept for part in colour] + rest
    return bytes(values[: 3 * _COLOURS]).ljust(3 * _COLOURS, b"\0")


def main(arguments: list[str]) -> int:
    board = build((compose_board(view, names) for view, names in boards(60)), _FLAT)
    Palette.BOARD.path.write_bytes(board)
    tables = (small_board(Table.of(view.public, labels(view.public)), None) for view in hands(60))
    tiles = (compose_tiles(view, None) for view in hands(60))
    Palette.HAND.path.write_bytes(build(chain(tables, tiles), _FLAT))
    print("palettes written")
    return 0

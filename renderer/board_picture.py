"""The board of a match: a bar with the seats, the felt with the layout, and the footer."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.view import PublicView
from renderer import theme
from renderer.board_footer import strip
from renderer.board_layout import Felt, draw_layout, empty_board
from renderer.board_seats import bar_height, draw_seats
from renderer.encoding import Palette


class Labels(NamedTuple):
    """What a board shows beyond its view: the names by seat, as people wrote them."""

    names: tuple[str, ...]


def compose_board(
    view: PublicView, labels: Labels, palette: Palette | None = None, *, height: int = theme.HEIGHT
) -> Image.Image:
    """The board, 1000 pixels wide, in the palette's colours; in full colour without a palette.

    Raises ValueError when ``labels`` does not name every seat.
    """
    if len(labels.names) != len(view.seats):
        raise ValueError(f"{len(labels.names)} names for {len(view.seats)} seats")
    felt = Felt(bar_height(view), height - theme.FOOTER_HEIGHT)
    picture = empty_board(felt, palette).copy()
    draw_seats(picture, view, labels.names, palette)
    draw_layout(picture, view, felt, palette)
    picture.paste(strip(view, palette), (0, felt.bottom))
    return picture

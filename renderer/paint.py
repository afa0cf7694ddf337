"""The pictures: of a match the board for everybody and the hand of one seat; of a person the rating over time."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.view import PublicView, SeatView
from renderer import theme
from renderer.chart import RatingLine, compose_rating
from renderer.encoding import Palette, encode, quantised
from renderer.footer import strip
from renderer.hand import compose_hand
from renderer.seats import bar_height, draw_seats
from renderer.table import draw_table, empty_table


class Labels(NamedTuple):
    """What a picture shows and the engine does not know: the seats' names, in order and as people wrote them."""

    names: tuple[str, ...]


def compose_board(view: PublicView, labels: Labels) -> Image.Image:
    """The board as an RGB image of 1000 x 640 pixels."""
    top = bar_height(view)
    picture = empty_table(top).copy()
    draw_seats(picture, view, labels.names)
    draw_table(picture, view, top=top)
    picture.paste(strip(view), (0, theme.HEIGHT - theme.FOOTER_HEIGHT))
    return picture


def render_board(view: PublicView, labels: Labels) -> bytes:
    """The board as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    if len(labels.names) != len(view.seats):
        raise ValueError(f"{len(labels.names)} names for {len(view.seats)} seats")
    return encode(quantised(compose_board(view, labels), Palette.BOARD))


def render_hand(view: SeatView) -> bytes:
    """The hand of one seat as PNG: 1000 pixels wide, as high as its rows need, at most 40 kB."""
    return encode(compose_hand(view))


def render_rating(line: RatingLine) -> bytes:
    """A rating over time as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when there is nothing to draw.
    """
    return encode(quantised(compose_rating(line), Palette.BOARD))

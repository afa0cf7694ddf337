"""Renders pictures as PNG: the board of a match, the hand of one seat, the result, and a rating over time."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from engine.view import PublicView, ResultView, SeatView
from renderer import theme
from renderer.board_footer import strip
from renderer.board_layout import draw_layout, empty_board
from renderer.board_seats import bar_height, draw_seats
from renderer.encoding import Palette, encode, quantised
from renderer.hand_picture import compose_hand
from renderer.rating_chart import RatingLine, compose_rating
from renderer.result_picture import compose_result


class Labels(NamedTuple):
    """What a board shows beyond its view: the names by seat, as people wrote them."""

    names: tuple[str, ...]


def compose_board(view: PublicView, labels: Labels) -> Image.Image:
    """The board as an RGB image of 1000 x 640 pixels."""
    top = bar_height(view)
    picture = empty_board(top).copy()
    draw_seats(picture, view, labels.names)
    draw_layout(picture, view, top=top)
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


def render_result(view: ResultView, labels: Labels) -> bytes:
    """The result of a match as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    seats = sum(map(len, view.sides))
    if len(labels.names) != seats:
        raise ValueError(f"{len(labels.names)} names for {seats} seats")
    return encode(quantised(compose_result(view, labels.names), Palette.BOARD))

"""Renders pictures as PNG: the board of a match, the hand of one seat, the result, and a rating over time."""

from __future__ import annotations

from engine.view import PublicView, ResultView, SeatView
from renderer.board_picture import Labels, compose_board
from renderer.encoding import Palette, encode, quantised
from renderer.hand_picture import Table, compose_tiles, packed_board
from renderer.rating_chart import RatingLine, compose_rating
from renderer.result_picture import compose_result


def render_board(view: PublicView, labels: Labels) -> bytes:
    """The board as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    return encode(compose_board(view, labels, Palette.BOARD))


def render_hand(view: SeatView, labels: Labels) -> bytes:
    """The hand of one seat below a small board as PNG: 1000 pixels wide, as high as it needs, at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    table = Table.of(view.public, labels)
    return encode(compose_tiles(view, Palette.HAND), above=lambda level: packed_board(table, level))


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

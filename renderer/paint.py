"""Renders pictures as PNG: the board of a match, the hand of one seat, the result, and a rating over time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import PublicView, ResultView, SeatView
from renderer import theme
from renderer.board_picture import Labels, compose_board
from renderer.encoding import Palette, animation, encode, quantised
from renderer.hand_picture import Table, compose_tiles, packed_board
from renderer.rating_chart import RatingLine, compose_rating
from renderer.result_picture import compose_result

FILM_FRAMES = 80
"""Of a film at most; one takes some 16 kB and 5 ms."""


def render_board(view: PublicView, labels: Labels) -> bytes:
    """The board as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    return encode(compose_board(view, labels, Palette.BOARD))


def render_frame(view: PublicView, labels: Labels) -> bytes:
    """The board at half size, as the pixels that ``render_film`` takes.

    Frames are drawn one by one, so that other pictures need not wait for a whole film.
    """
    return quantised(compose_board(view, labels).reduce(2), Palette.BOARD).tobytes()


def render_film(frames: Sequence[bytes]) -> bytes:
    """Frames one after the other as a GIF of 500 x 320 pixels that begins again; at most 1.5 MB for ``FILM_FRAMES``.

    Raises ValueError where there is no frame.
    """
    if not frames:
        raise ValueError("a film without a frame")
    return animation(frames, (theme.WIDTH // 2, theme.HEIGHT // 2), Palette.BOARD)


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

"""Renders pictures as PNG: the board of a match, the hand of one seat, the result, and a rating over time."""

from __future__ import annotations

from collections.abc import Sequence

from engine.view import PublicView, ResultView, SeatView
from renderer import theme
from renderer.board_picture import Labels, board_sheet
from renderer.encoding import PALETTE, animation, encode, quantised
from renderer.hand_picture import small_board, tiles_sheet
from renderer.rating_chart import RatingLine, compose_rating
from renderer.result_picture import compose_result
from renderer.sheet import encode as encode_sheets

FILM_FRAMES = 80
"""Of a film at most; one takes some 16 kB and 5 ms."""


def render_board(view: PublicView, labels: Labels) -> bytes:
    """The board as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    return encode_sheets((board_sheet(view, labels, PALETTE),))


def render_frame(view: PublicView, labels: Labels) -> bytes:
    """The board at half size, as the pixels that ``render_film`` takes.

    Frames are drawn one by one, so that other pictures need not wait for a whole film.
    """
    return quantised(board_sheet(view, labels, None).compose().reduce(2), PALETTE).tobytes()


def render_film(frames: Sequence[bytes]) -> bytes:
    """Frames one after the other as a GIF of 500 x 320 pixels that begins again; at most 1.5 MB for ``FILM_FRAMES``.

    Raises ValueError where there is no frame.
    """
    if not frames:
        raise ValueError("a film without a frame")
    return animation(frames, (theme.WIDTH // 2, theme.HEIGHT // 2))


def render_hand(view: SeatView, labels: Labels) -> bytes:
    """The hand of one seat below a small board as PNG: 1000 pixels wide, as high as it needs, at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    board = small_board(view.public, labels, PALETTE)
    return encode_sheets((board, tiles_sheet(view, PALETTE)))


def render_rating(line: RatingLine) -> bytes:
    """A rating over time as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when there is nothing to draw.
    """
    return encode(quantised(compose_rating(line), PALETTE))


def render_result(view: ResultView, labels: Labels) -> bytes:
    """The result of a match as PNG: always 1000 x 640 pixels and at most 40 kB.

    Raises ValueError when ``labels`` does not name every seat.
    """
    seats = sum(map(len, view.sides))
    if len(labels.names) != seats:
        raise ValueError(f"{len(labels.names)} names for {seats} seats")
    return encode(quantised(compose_result(view, labels.names), PALETTE))

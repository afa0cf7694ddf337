"""The board of a match: a bar with the seats, the felt with the layout, and the footer."""

from __future__ import annotations

from typing import NamedTuple

from engine.view import PublicView
from renderer import theme
from renderer.board_footer import footer_patches
from renderer.board_layout import Felt, empty_board, layout_patches
from renderer.board_seats import bar_height, seat_patches
from renderer.encoding import Palette
from renderer.sheet import Sheet


class Labels(NamedTuple):
    """What a board shows beyond its view: the names by seat, as people wrote them."""

    names: tuple[str, ...]


def board_sheet(
    view: PublicView, labels: Labels, palette: Palette | None = None, *, height: int = theme.HEIGHT
) -> Sheet:
    """The board, 1000 pixels wide, in the palette's colours; in full colour without a palette.

    Raises ValueError when ``labels`` does not name every seat.
    """
    if len(labels.names) != len(view.seats):
        raise ValueError(f"{len(labels.names)} names for {len(view.seats)} seats")
    felt = Felt(bar_height(view), height - theme.FOOTER_HEIGHT)
    seats, layout = seat_patches(view, labels.names, palette), layout_patches(view, felt, palette)
    return Sheet(empty_board(felt, palette), (*seats, *layout, *footer_patches(view, felt.bottom, palette)))

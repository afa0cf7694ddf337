"""What the drawing process does, for ``renderer.worker``.

A request is the function that draws a picture with its arguments. It imports the rules and the renderer only.
"""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Iterator

from engine.rules import default_options
from engine.sample_match import sample_match, sample_round
from engine.variants import VARIANTS
from engine.view import public_view, result_view, seat_view
from renderer.paint import Labels, render_board, render_hand, render_result

NICENESS = 0
"""People wait for pictures."""


def handle(request: bytes) -> bytes:
    """The picture; empty where it could not be drawn, with the traceback on standard error."""
    try:
        draw, arguments = pickle.loads(request)
        return draw(*arguments)
    except Exception:  # noqa: BLE001 (the process stays for the next picture)
        traceback.print_exc()
        return b""


def warm_up() -> None:
    """Draw something of every variant: fonts, sprites and tables that are made when they are needed are there then."""
    for rules in VARIANTS.values():
        match = sample_match(default_options(rules))
        board, hand = public_view(match), seat_view(match, match.on_turn or 0)
        assert board is not None
        assert hand is not None
        labels = Labels(tuple(f"Ağaç {seat}" for seat in range(len(board.seats))))
        render_board(board, labels)
        render_hand(hand, labels)


def prepare() -> Iterator[None]:
    """A round of every variant, a picture at a time: tiles of all sizes are there before somebody waits for them."""
    for rules in VARIANTS.values():
        for match in sample_round(default_options(rules)):
            labels = Labels(tuple(f"Ağaç {seat}" for seat in range(len(match.seats))))
            board, result = public_view(match), result_view(match)
            if board is not None:
                yield _discard(render_board(board, labels))
            for seat in range(len(match.seats)):
                hand = seat_view(match, seat)
                if hand is not None:
                    yield _discard(render_hand(hand, labels))
            if result is not None:
                yield _discard(render_result(result, labels))


def _discard(_picture: bytes) -> None:
    """Only what was made on the way to a picture is wanted."""

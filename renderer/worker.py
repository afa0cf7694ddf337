"""Drawing beside the event loop, in a process of its own, so that the loop shares no interpreter with it.

The renderer knows of no event loop; a coroutine says ``await asyncio.wrap_future(renderer.board(view, labels))``.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager, nullcontext

from engine.tiles import Tile
from engine.view import PublicView, ResultView, SeatView
from renderer.paint import Labels, render_board, render_film, render_frame, render_hand, render_rating, render_result
from renderer.rating_chart import RatingLine
from renderer.tile_emoji import render_tile_emoji
from workers.worker_process import WorkerProcess

DRAWING = "renderer.drawing"
"""What the process runs."""


class Renderer:
    """Draws pictures one after the other.

    Make one per process and ``close`` it at the end.  A picture still waiting can be cancelled.  Where the process is
    not there, before its ``start`` and while it comes back after it failed, a thread of this process draws.
    """

    def __init__(self, process: WorkerProcess) -> None:
        self._process = process
        self.timed: Callable[[str], AbstractContextManager[object]] = nullcontext
        """Surrounds each drawing, in the thread that waits for it; gets what is drawn, as "board"."""

    def start(self) -> None:
        """Begin to start the process; nothing waits for it."""
        self._process.start()

    @property
    def pid(self) -> int | None:
        """The id of the process while it is there to draw."""
        return self._process.pid

    def board(self, view: PublicView, labels: Labels) -> Future[bytes]:
        """See ``render_board``."""
        return self._process.submit(self._drawn, render_board, view, labels)

    def frame(self, view: PublicView, labels: Labels) -> Future[bytes]:
        """See ``render_frame``."""
        return self._process.submit(self._drawn, render_frame, view, labels)

    def film(self, frames: Sequence[bytes]) -> Future[bytes]:
        """See ``render_film``."""
        return self._process.submit(self._drawn, render_film, frames)

    def hand(self, view: SeatView, labels: Labels) -> Future[bytes]:
        """See ``render_hand``."""
        return self._process.submit(self._drawn, render_hand, view, labels)

    def result(self, view: ResultView, labels: Labels) -> Future[bytes]:
        """See ``render_result``."""
        return self._process.submit(self._drawn, render_result, view, labels)

    def tile_emoji(self, tile: Tile) -> Future[bytes]:
        """See ``render_tile_emoji``."""
        return self._process.submit(self._drawn, render_tile_emoji, tile)

    def rating(self, line: RatingLine) -> Future[bytes]:
        """See ``render_rating``."""
        return self._process.submit(self._drawn, render_rating, line)

    def close(self) -> None:
        """Drop the pictures that wait, and end the process and the thread."""
        self._process.close(drop=True)

    def _drawn(self, draw: Callable[..., bytes], *what: object) -> bytes:
        # What the process cannot draw, this one cannot either: but here the error reaches who wants the picture.
        with self.timed(draw.__name__.removeprefix("render_")):
            drawn = self._process.request(pickle.dumps((draw, what))) if self._process.pid else None
            return drawn or draw(*what)

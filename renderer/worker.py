"""Drawing beside the event loop: one thread, so that the caches need no locks and the loop never waits.

The renderer knows of no event loop; a coroutine says ``await asyncio.wrap_future(renderer.board(view, labels))``.
"""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from engine.view import PublicView, SeatView
from renderer.chart import RatingLine
from renderer.paint import Labels, render_board, render_hand, render_rating


class Renderer:
    """Draws pictures one after the other in a thread of its own.

    Make one per process and ``close`` it at the end.  A picture still waiting can be cancelled.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="renderer")

    def board(self, view: PublicView, labels: Labels) -> Future[bytes]:
        """See ``render_board``."""
        return self._thread.submit(render_board, view, labels)

    def hand(self, view: SeatView) -> Future[bytes]:
        """See ``render_hand``."""
        return self._thread.submit(render_hand, view)

    def rating(self, line: RatingLine) -> Future[bytes]:
        """See ``render_rating``."""
        return self._thread.submit(render_rating, line)

    def close(self) -> None:
        """Finish the picture in hand, drop those that wait, and end the thread."""
        self._thread.shutdown(wait=True, cancel_futures=True)

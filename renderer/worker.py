"""Drawing beside the event loop: one thread, so that the caches need no locks and the loop never waits."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from engine.view import PublicView, SeatView
from renderer.paint import Labels, render_board, render_hand


class Renderer:
    """Draws pictures one after the other in a thread of its own.

    Make one per process and ``close`` it at the end.
    """

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="renderer")

    async def board(self, view: PublicView, labels: Labels) -> bytes:
        """See ``render_board``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, render_board, view, labels)

    async def hand(self, view: SeatView) -> bytes:
        """See ``render_hand``."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, render_hand, view)

    def close(self) -> None:
        """Finish the picture in hand, drop those that wait, and end the thread."""
        self._thread.shutdown(wait=True, cancel_futures=True)

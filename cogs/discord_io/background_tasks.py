"""Background tasks: named, with their errors logged, and finished or cancelled when the bot stops."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from data.records.errors import CannotSave

log = logging.getLogger(__name__)


class BackgroundTasks:
    """Starts tasks, keeps a reference to each until it is done, and logs the exception of one that fails."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run ``work`` in a task, which raises nothing but CancelledError; ``name`` is what the log calls it."""
        task = asyncio.create_task(_logged(work, name), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self, *, grace: float) -> None:
        """Wait for running tasks for up to ``grace`` seconds, then cancel the rest."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=grace)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _logged(work: Coroutine[Any, Any, None], name: str) -> None:
    try:
        await work
    except CannotSave:
        log.debug("%s: not saved", name)  # the database has logged it, once a minute
    except Exception:
        log.exception("%s failed", name)

"""The one way to Discord for requests with the bot token: never more than so many a second, the urgent ones first.

Answers to presses and commands do not come through here; Discord counts them elsewhere.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Awaitable, Callable
from enum import IntEnum
from itertools import count


class Priority(IntEnum):
    """Who goes first when requests have to wait."""

    CALL = 0
    """Telling somebody that it is their turn."""
    BOARD = 1
    CLEAN = 2
    """Taking away what is no longer needed."""


class RateLimiter:
    """At most ``per_second`` turns within any one second.

    A turn is given at once while the second is not full, without a task; only when turns have to wait does one task
    run, and it ends with the last of them.
    """

    def __init__(
        self,
        *,
        per_second: int = 45,
        window: float = 1.0,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """``clock`` and ``sleep`` are those of the event loop unless a test brings its own; all times in seconds."""
        self._given: deque[float] = deque(maxlen=per_second)
        self._window = window
        self._clock = clock
        self._sleep = sleep
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        self._order = count()
        self._task: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """How many turns are being waited for."""
        return len(self._waiting)

    async def acquire(self, priority: Priority) -> None:
        """Return when a request may be sent now."""
        if not self._waiting and not self._delay():
            self._grant_next()
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (priority, next(self._order), turn))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._grant_in_order(), name="rate limiter")
        await turn

    def close(self) -> None:
        """Cancel everybody who waits."""
        if self._task is not None:
            self._task.cancel()
        for _, _, turn in self._waiting:
            turn.cancel()
        self._waiting.clear()

    async def _grant_in_order(self) -> None:
        while self._waiting:
            delay = self._delay()
            if delay:
                await self._sleep(delay)
                continue
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                self._grant_next()
                turn.set_result(None)

    def _now(self) -> float:
        return self._clock() if self._clock is not None else asyncio.get_running_loop().time()

    def _delay(self) -> float:
        """Seconds until the next turn may be given."""
        if len(self._given) < (self._given.maxlen or 0):
            return 0.0
        return max(0.0, self._given[0] + self._window - self._now())

    def _grant_next(self) -> None:
        self._given.append(self._now())

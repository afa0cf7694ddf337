"""The rate limit of requests with the bot token: so many a second at most, urgent ones first.

Answers to interactions do not pass through it; Discord counts those separately.
"""

from __future__ import annotations

import asyncio
import heapq
import math
from collections import deque
from collections.abc import Awaitable, Callable
from enum import IntEnum
from itertools import count


class Priority(IntEnum):
    """Which of the waiting requests goes first."""

    CALL = 0
    """A message that calls a player."""
    BOARD = 1
    CLEAN = 2
    """Removing or replacing what is out of date."""


class RateLimiter:
    """Grants at most ``per_second`` requests within any ``window`` of time, and none in the first ``start_delay``.

    Discord counts a channel's messages over five seconds, and a process that was killed may have used them up; the
    next one cannot know.

    While the window is not full, a request is granted at once and without a task. A task runs only while requests
    wait, and ends with the last of them.
    """

    def __init__(
        self,
        *,
        per_second: int = 45,
        window: float = 1.0,
        start_delay: float = 0.0,
        clock: Callable[[], float] | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """All times are seconds; ``clock`` is the event loop's unless a test brings its own."""
        self._granted: deque[float] = deque(maxlen=per_second)
        """When each of the latest requests was granted."""
        self._window = window
        self._clock = clock
        self._sleep = sleep
        self._opens_at = self._now() + start_delay if start_delay else -math.inf
        self._waiting: list[tuple[Priority, int, asyncio.Future[None]]] = []
        """A heap; the number keeps requests of the same priority in order."""
        self._order = count()
        self._task: asyncio.Task[None] | None = None
        self.on_wait: list[Callable[[float], None]] = []
        """Called with the seconds that a request has waited, if it had to."""

    @property
    def per_second(self) -> int:
        """How many requests are granted in a window of one second."""
        assert self._granted.maxlen is not None
        return self._granted.maxlen

    @property
    def waiting(self) -> int:
        """How many requests are waiting."""
        return len(self._waiting)

    async def acquire(self, priority: Priority) -> None:
        """Return when a request may be sent."""
        if not self._waiting and not self._delay():
            self._grant()
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asked_at = self._now()
        heapq.heappush(self._waiting, (priority, next(self._order), granted))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._grant_in_order(), name="rate limiter")
        await granted
        for waited in self.on_wait:
            waited(self._now() - asked_at)

    def close(self) -> None:
        """Cancel all waiting requests."""
        if self._task is not None:
            self._task.cancel()
        for _, _, granted in self._waiting:
            granted.cancel()
        self._waiting.clear()

    async def _grant_in_order(self) -> None:
        while self._waiting:
            delay = self._delay()
            if delay:
                await self._sleep(delay)
                continue
            _, _, granted = heapq.heappop(self._waiting)
            if not granted.done():
                self._grant()
                granted.set_result(None)

    def _now(self) -> float:
        return self._clock() if self._clock is not None else asyncio.get_running_loop().time()

    def _delay(self) -> float:
        """Seconds until the next request may be granted."""
        free_at = self._opens_at
        if len(self._granted) == self._granted.maxlen:
            free_at = max(free_at, self._granted[0] + self._window)
        return max(0.0, free_at - self._now())

    def _grant(self) -> None:
        self._granted.append(self._now())

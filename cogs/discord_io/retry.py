"""Patience with Discord: how long a request may go unanswered, when to try again, and duties that may take a while."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass

import aiohttp
import discord

from cogs.discord_io.background_tasks import BackgroundTasks

log = logging.getLogger(__name__)

REQUEST_SECONDS = 15.0
"""Seconds that Discord gets for the answer to one request."""
SHORTEST, LONGEST = 1_000, 60_000
"""Milliseconds between two attempts: each pause is twice the one before."""
MAX_ATTEMPTS = 10
"""Of a duty, over some five minutes."""

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request may end with; a TimeoutError is an OSError."""
NO_CHANNEL = frozenset({10003, 10004})
ARCHIVED = 50083
"""The code for a change in a thread that is archived."""
_FORBIDDEN = frozenset({50001, 50013, 160005, ARCHIVED})

_watched: ContextVar[tuple[asyncio.Timeout, float] | None] = ContextVar("_watched", default=None)


@asynccontextmanager
async def request_timeout(seconds: float = REQUEST_SECONDS) -> AsyncGenerator[None]:
    """Raise TimeoutError when a request inside has had no answer for so many seconds.

    Only sessions with ``watch`` are looked at. Time in which discord.py waits for a rate limit to pass does not count:
    giving up then and coming back would only make it longer.
    """
    async with asyncio.timeout(None) as timeout:
        token = _watched.set((timeout, seconds))
        try:
            yield
        finally:
            _watched.reset(token)


def timeout_trace() -> aiohttp.TraceConfig:
    """What a client's session needs for ``limited``."""

    async def begins(*_: object) -> None:
        _reschedule(running=True)

    async def ends(*_: object) -> None:
        _reschedule(running=False)

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(begins)
    trace.on_request_end.append(ends)
    trace.on_request_exception.append(ends)
    return trace


def _reschedule(*, running: bool) -> None:
    watched = _watched.get()
    if watched is None or watched[0].expired():
        return
    timeout, seconds = watched
    timeout.reschedule(asyncio.get_running_loop().time() + seconds if running else None)


def backoff(failures: int) -> int:
    """Milliseconds to wait after so many failures in a row, at least one."""
    return min(SHORTEST << min(failures - 1, 10), LONGEST)


def retry_after(error: Exception) -> int:
    """For how many milliseconds Discord asked to be left alone."""
    seconds: float = 0
    if isinstance(error, discord.RateLimited):
        seconds = error.retry_after
    elif isinstance(error, discord.HTTPException) and error.status == 429:
        try:
            seconds = float(error.response.headers.get("Retry-After", 0))
        except ValueError:
            seconds = LONGEST / 1000
    return math.ceil(seconds * 1000)


def is_forbidden(error: Exception) -> bool:
    """Whether Discord does not let the bot do it, and would not next time either."""
    return isinstance(error, discord.HTTPException) and (error.status == 403 or error.code in _FORBIDDEN)


@dataclass(slots=True)
class _RetryJob:
    name: str
    work: Callable[[], Awaitable[None]]
    failures: int = 0
    due_at: int = 0
    running: bool = False


class RetryQueue:
    """Small requests that nobody waits for; after an error on Discord's side they are tried again, with growing pauses.

    ``clock`` gives milliseconds.
    """

    def __init__(self, background: BackgroundTasks, *, clock: Callable[[], int]) -> None:
        self._background = background
        self._clock = clock
        self._duties: list[_RetryJob] = []

    def submit(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do it soon; ``work`` may be called several times, and is done once it raises nothing."""
        duty = _RetryJob(name, work)
        self._duties.append(duty)
        self._start(duty)

    def retry_due(self) -> None:
        """Go on with what is due; called every now and then."""
        now = self._clock()
        for duty in self._duties:
            if not duty.running and duty.due_at <= now:
                self._start(duty)

    def _start(self, duty: _RetryJob) -> None:
        duty.running = True
        self._background.start(self._try(duty), duty.name)

    async def _try(self, duty: _RetryJob) -> None:
        done = True
        try:
            await duty.work()
        except FAILURES as error:
            duty.failures += 1
            code = error.code if isinstance(error, discord.HTTPException) else 0
            lost = code in NO_CHANNEL or (is_forbidden(error) and code != ARCHIVED)  # the next post opens a thread
            done = lost or duty.failures >= MAX_ATTEMPTS
            duty.due_at = self._clock() + max(backoff(duty.failures), retry_after(error))
            log.info("%s: %s%s", duty.name, error, ", given up" if done else "")
        finally:
            duty.running = False
            if done:
                self._duties.remove(duty)

"""Timeouts and retries: how long a request may take, which errors are worth a retry, and when it is made."""

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

REQUEST_TIMEOUT = 15.0
"""Seconds that Discord gets to answer one request."""
MIN_BACKOFF, MAX_BACKOFF = 1_000, 60_000
"""Milliseconds between two attempts; the pause doubles after each failure."""
MAX_ATTEMPTS = 10
"""Attempts at one job of a ``RetryQueue``; they take about five minutes."""

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""The exceptions that a request may raise; a TimeoutError is an OSError."""
NO_CHANNEL = frozenset({10003, 10004})
"""Error codes: unknown channel, unknown server."""
ARCHIVED = 50083
"""Error code: the thread is archived."""
TOO_MANY_EDITS = 30046
"""Error code: too many edits of a message that is older than an hour."""
_FORBIDDEN = frozenset({50001, 50013, 160005, ARCHIVED})
"""Error codes: no access, missing permissions, thread locked, thread archived."""

_PASSING = frozenset({401, 408, 429})
"""Answers that do not concern what was sent: not logged in, too slow, too many requests."""

_watched: ContextVar[tuple[asyncio.Timeout, float] | None] = ContextVar("_watched", default=None)


@asynccontextmanager
async def request_timeout(seconds: float = REQUEST_TIMEOUT) -> AsyncGenerator[None]:
    """Raise TimeoutError when a request inside the block has been running for ``seconds``.

    It works in sessions with ``timeout_trace`` only. The time in which discord.py waits for a rate limit does not
    count: cancelling the request then and repeating it would only prolong the wait.
    """
    async with asyncio.timeout(None) as timeout:
        token = _watched.set((timeout, seconds))
        try:
            yield
        finally:
            _watched.reset(token)


def timeout_trace() -> aiohttp.TraceConfig:
    """The trace that an aiohttp session needs for ``request_timeout``."""

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


def backoff(failures: int, longest: int = MAX_BACKOFF) -> int:
    """Milliseconds to wait after ``failures`` failures in a row; at least one."""
    return min(MIN_BACKOFF << min(failures - 1, 10), longest)


def retry_after(error: Exception) -> int:
    """Milliseconds for which Discord asked not to be called again; 0 if it did not."""
    seconds: float = 0
    if isinstance(error, discord.RateLimited):
        seconds = error.retry_after
    elif isinstance(error, discord.HTTPException) and error.status == 429:
        try:
            seconds = float(error.response.headers.get("Retry-After", 0))
        except ValueError:
            seconds = MAX_BACKOFF / 1000
    return math.ceil(seconds * 1000)


def describe(error: Exception) -> str:
    """An error for the log; some, like a TimeoutError, say nothing themselves."""
    return str(error) or type(error).__name__


def is_forbidden(error: Exception) -> bool:
    """Whether the bot may not do it, so that a retry would fail as well."""
    return isinstance(error, discord.HTTPException) and (error.status == 403 or error.code in _FORBIDDEN)


def is_refused(error: Exception) -> bool:
    """Whether Discord refuses the request as it is, for whatever reason, so that the same one would fail again."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status not in _PASSING


class RetryTimer:
    """Counts failures in a row and says when the next attempt is due.

    ``clock`` gives milliseconds; ``longest`` is the longest pause between attempts that Discord has not asked for.
    """

    def __init__(self, clock: Callable[[], int], *, longest: int = MAX_BACKOFF) -> None:
        self._clock = clock
        self._longest = longest
        self.failures = 0
        self._failed_at = 0
        """When the first of these failures was."""
        self._due_at = 0
        self._not_before = 0
        """When the time is over for which Discord asked not to be called."""

    @property
    def is_due(self) -> bool:
        """Whether an attempt is due without a particular reason."""
        return self._due_at <= self._clock()

    @property
    def is_allowed(self) -> bool:
        """Whether an attempt may be made for a reason, as when a player presses something."""
        return self._not_before <= self._clock()

    @property
    def failing_for(self) -> int:
        """Milliseconds since the first failure in a row; 0 where the last attempt worked."""
        return self._clock() - self._failed_at if self.failures else 0

    def failed(self, error: Exception) -> None:
        """An attempt ended with ``error``."""
        now, asked = self._clock(), retry_after(error)
        self._failed_at = self._failed_at if self.failures else now
        self.failures += 1
        self._not_before = now + asked
        self._due_at = now + max(asked, backoff(self.failures, self._longest))

    def succeeded(self) -> None:
        """An attempt worked: the next failure is the first again."""
        self.failures = self._due_at = 0


@dataclass(slots=True)
class _RetryJob:
    name: str
    work: Callable[[], Awaitable[None]]
    timer: RetryTimer
    running: bool = False


class RetryQueue:
    """Runs small requests in the background and repeats those that fail for a passing reason, with growing pauses.

    ``clock`` gives milliseconds.
    """

    def __init__(self, background: BackgroundTasks, *, clock: Callable[[], int]) -> None:
        self._background = background
        self._clock = clock
        self._jobs: list[_RetryJob] = []

    def submit(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run ``work`` now and, while it raises one of ``FAILURES``, again later; ``name`` is for the log."""
        job = _RetryJob(name, work, RetryTimer(self._clock))
        self._jobs.append(job)
        self._start(job)

    def retry_due(self) -> None:
        """Start the jobs whose pause is over; called at every tick."""
        for job in self._jobs:
            if not job.running and job.timer.is_due:
                self._start(job)

    def _start(self, job: _RetryJob) -> None:
        job.running = True
        self._background.start(self._try(job), job.name)

    async def _try(self, job: _RetryJob) -> None:
        done = True
        try:
            await job.work()
        except FAILURES as error:
            job.timer.failed(error)
            hopeless = is_refused(error) and getattr(error, "code", 0) != ARCHIVED  # a later post opens a thread
            done = hopeless or job.timer.failures >= MAX_ATTEMPTS
            log.info("%s: %s%s", job.name, describe(error), ", given up" if done else "")
        finally:
            job.running = False
            if done:
                self._jobs.remove(job)

"""Whether presses can arrive, and for how long they could not: the gateway was away, or the process stood still."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from data.matches.breaks import BreakDetector

LEAVE_TIMEOUT = 1.0
"""Seconds that Discord has to confirm the end of a session."""
_NORMAL_CLOSURE = 1000
HEARTBEAT_SLACK = 5.0
"""Seconds that the answer to a heartbeat may be late. discord.py itself waits for more than a minute."""


class GatewayConnection:
    """Connected or not; not connected at first, until the first session has begun. ``clock`` gives milliseconds."""

    def __init__(self, client: discord.Client, *, clock: Callable[[], int], breaks: BreakDetector) -> None:
        self._client = client
        self._clock = clock
        self._breaks = breaks
        self._disconnected_at: int | None = clock()
        """None while connected."""
        self._disconnects = 0
        """How often ``disconnected`` was called."""
        self._silent = False
        """Whether it counts as disconnected though no one reported it: it is connected again once it is heard."""

    @property
    def is_connected(self) -> bool:
        return self._disconnected_at is None

    def disconnected(self) -> None:
        """The connection is lost, or an attempt to restore it failed."""
        self.beat()
        if self._disconnected_at is None:
            self._disconnected_at = self._clock()
        self._disconnects += 1
        self._silent = False

    async def connected(self, catch_up: Callable[[int], Awaitable[None]]) -> None:
        """The connection is back: call ``catch_up`` with the length of the outage in milliseconds.

        It counts as connected after that, unless it was lost again meanwhile.
        """
        if self._disconnected_at is None:
            return
        disconnects = self._disconnects
        try:
            await catch_up(self._clock() - self._disconnected_at)
        finally:  # also after an error, or no match would ever go on
            if disconnects == self._disconnects:
                self._disconnected_at, self._silent = None, False

    def beat(self) -> None:
        """Called all the time: notice that the process stood still or the clock was set. In a longer outage that is
        part of it."""
        length = self._breaks.beat()
        if length and self._disconnected_at is None:
            self._disconnected_at, self._silent = self._clock() - length, True

    def check(self) -> bool:
        """Notice a connection that is silent though it was not lost; True when a break that was noticed here or by
        ``beat`` is over."""
        silence = self._silent_for()
        if silence > 0 and self._disconnected_at is None:
            self._disconnected_at, self._silent = self._clock() - silence, True
        return silence == 0 and self._silent

    def _silent_for(self) -> int:
        """Milliseconds since the last heartbeat if one is overdue, else 0, also without a connection."""
        heart = getattr(self._client.ws, "_keep_alive", None)
        heard, interval = getattr(heart, "_last_recv", None), getattr(heart, "interval", None)
        if heard is None or interval is None:
            return 0
        seconds = time.perf_counter() - heard
        return round(seconds * 1000) if seconds > interval + HEARTBEAT_SLACK else 0


async def leave(client: discord.Client) -> None:
    """End the gateway session, but let the client handle what Discord sends until it has confirmed the end.

    discord.py itself throws away what arrives in between, and presses are among it. ``client.is_closed()`` has to be
    true, or it would connect again. Returns when events that have arrived are being handled.
    """
    socket: Any = getattr(client.ws, "socket", None)
    if socket is None or socket.closed:
        return
    ended = asyncio.ensure_future(client.wait_for("disconnect", timeout=LEAVE_TIMEOUT))
    await asyncio.sleep(0)
    client.ws._close_code = _NORMAL_CLOSURE  # pyright: ignore[reportPrivateUsage]
    with contextlib.suppress(TimeoutError, ConnectionError):
        await socket._writer.close(_NORMAL_CLOSURE)
        await ended
    await asyncio.sleep(0.05)  # a press is handled in tasks that start one another

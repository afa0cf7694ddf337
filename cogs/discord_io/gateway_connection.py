"""Whether presses can arrive, and for how long they could not: the gateway was away, or the process stood still."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord

from data.matches.breaks import BreakDetector
from data.records.shards import Shards

LEAVE_TIMEOUT = 1.0
"""Seconds that Discord has to confirm the end of a session."""
_NORMAL_CLOSURE = 1000
HEARTBEAT_SLACK = 5.0
"""Seconds that the answer to a heartbeat may be late. discord.py itself waits for more than a minute."""


CatchUp = Callable[[int, Shards], Awaitable[None]]
"""Called with the length of a break, in milliseconds, and the shards that it is over for."""


class Gateway:
    """The connections of the shards of this process, each connected or not; ``clock`` gives milliseconds."""

    def __init__(
        self, client: discord.Client, shards: Shards, *, clock: Callable[[], int], breaks: BreakDetector
    ) -> None:
        self._shards = shards
        self._breaks = breaks
        self._connections = {
            shard: _Connection(partial(_websocket, client, shard), clock=clock) for shard in shards.ids
        }

    @property
    def is_connected(self) -> bool:
        """Whether all are."""
        return all(each.is_connected for each in self._connections.values())

    @property
    def connected_shards(self) -> Shards:
        """Those that are."""
        return self._shards.only(shard for shard, each in self._connections.items() if each.is_connected)

    def disconnected(self, shard: int) -> None:
        """The connection is lost, or an attempt to restore it failed."""
        self.beat()
        self._connections[shard].disconnected()

    async def connected(self, shard: int, catch_up: CatchUp) -> None:
        """The connection is back: call ``catch_up``. It counts as connected after that, unless it was lost again
        meanwhile."""
        await self._connections[shard].connected(lambda away: catch_up(away, self._shards.only((shard,))))

    def beat(self) -> None:
        """Called all the time: notice that the process stood still or the clock was set. In a longer outage that is
        part of it."""
        length = self._breaks.beat()
        if length:
            for each in self._connections.values():
                each.was_deaf(length)

    async def check(self, catch_up: CatchUp) -> None:
        """Notice connections that are silent though they were not lost, and what was noticed here or by ``beat`` and is
        over."""
        for shard, each in self._connections.items():
            if each.check():
                await self.connected(shard, catch_up)


class _Connection:
    """Connected or not; not connected at first, until the first session has begun."""

    def __init__(self, websocket: Callable[[], Any], *, clock: Callable[[], int]) -> None:
        self._websocket = websocket
        self._clock = clock
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
        if self._disconnected_at is None:
            self._disconnected_at = self._clock()
        self._disconnects += 1
        self._silent = False

    async def connected(self, catch_up: Callable[[int], Awaitable[None]]) -> None:
        if self._disconnected_at is None:
            return
        disconnects = self._disconnects
        try:
            await catch_up(self._clock() - self._disconnected_at)
        finally:  # also after an error, or no match would ever go on
            if disconnects == self._disconnects:
                self._disconnected_at, self._silent = None, False

    def was_deaf(self, length: int) -> None:
        """Nothing could be heard for so long, up to now."""
        if self._disconnected_at is None:
            self._disconnected_at, self._silent = self._clock() - length, True

    def check(self) -> bool:
        """Notice silence; True when it is over."""
        silence = self._silent_for()
        if silence > 0:
            self.was_deaf(silence)
        return silence == 0 and self._silent

    def _silent_for(self) -> int:
        """Milliseconds since the last heartbeat if one is overdue, else 0, also without a connection."""
        heart = getattr(self._websocket(), "_keep_alive", None)
        heard, interval = getattr(heart, "_last_recv", None), getattr(heart, "interval", None)
        if heard is None or interval is None:
            return 0
        seconds = time.perf_counter() - heard
        return round(seconds * 1000) if seconds > interval + HEARTBEAT_SLACK else 0


def _websocket(client: discord.Client, shard: int) -> Any:
    """The connection of a shard as discord.py has it; None where it has none yet."""
    try:
        return client._get_websocket(shard_id=shard)  # pyright: ignore[reportPrivateUsage]
    except KeyError:
        return None


async def leave(client: discord.Client, shards: Shards) -> None:
    """End the gateway sessions, but let the client handle what Discord sends until it has confirmed the end.

    discord.py itself throws away what arrives in between, and presses are among it. ``client.is_closed()`` has to be
    true, or it would connect again. Returns when events that have arrived are being handled.
    """
    await asyncio.gather(*(_leave(client, shard) for shard in shards.ids))
    await asyncio.sleep(0.05)  # a press is handled in tasks that start one another


async def _leave(client: discord.Client, shard: int) -> None:
    connection = _websocket(client, shard)
    socket: Any = getattr(connection, "socket", None)
    if socket is None or socket.closed:
        return
    ended = asyncio.ensure_future(
        client.wait_for("shard_disconnect", check=lambda ended: ended == shard, timeout=LEAVE_TIMEOUT)
    )
    await asyncio.sleep(0)
    connection._close_code = _NORMAL_CLOSURE
    with contextlib.suppress(TimeoutError, ConnectionError):
        await socket._writer.close(_NORMAL_CLOSURE)
        await ended

"""Deleted boards: without the messages intent Discord does not announce them, so the bot asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import FAILURES
from cogs.live.boards import Boards
from data.records.matches import Table

CHECK_INTERVAL = 60_000
"""Milliseconds between two checks of the same board."""
CHECK_TIMEOUT = 1.0
"""Seconds to wait for the answers: the interaction that wants to know has to be answered within three."""


class BoardFinder:
    """Asks Discord whether the boards of tables exist; ``clock`` gives milliseconds."""

    def __init__(
        self,
        boards: Boards,
        *,
        channel_client: ChannelClient,
        permissions: Permissions,
        background: BackgroundTasks,
        clock: Callable[[], int],
    ) -> None:
        self._channel_client = channel_client
        self._permissions = permissions
        self._boards = boards
        self._background = background
        self._clock = clock
        self._checked: dict[int, int] = {}
        """By message, when it was checked; older checks are forgotten."""

    async def find_deleted(self, tables: Iterable[Table]) -> frozenset[int]:
        """Repost the boards that were deleted; the ids of their tables, as far as they are known in time."""
        now, lost = self._clock(), set[int]()
        self._checked = {message: at for message, at in self._checked.items() if now - at < CHECK_INTERVAL}
        checks: list[asyncio.Task[None]] = []
        for table in tables:
            message = table.board
            if message is not None and message not in self._checked and self._can_check(table):
                self._checked[message] = now
                checks.append(
                    self._background.start(self._check(table, message, lost), f"looking for match {table.id}")
                )
        if checks:
            await asyncio.wait(checks, timeout=CHECK_TIMEOUT)
        return frozenset(lost)

    async def without_deleted(self, tables: Collection[Table]) -> list[Table]:
        """As ``find_deleted``; these tables, those without their board as long as it is only being posted again: so no
        link leads to a deleted message."""
        lost = await self.find_deleted(tables)
        return [replace(table, board=None) if table.id in lost else table for table in tables]

    def _can_check(self, table: Table) -> bool:
        permissions = self._permissions
        return permissions.can_show(table.place, table.id) and permissions.allows(table.place, "read_message_history")

    async def _check(self, table: Table, message: int, lost: set[int]) -> None:
        await self._channel_client.acquire(Priority.BOARD)
        with suppress(*FAILURES):
            if not await self._channel_client.exists(table.place, message):
                lost.add(table.id)
                self._boards.redraw(table, repost=True)

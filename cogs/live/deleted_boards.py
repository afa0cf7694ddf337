"""Boards that somebody has deleted: Discord announces that to nobody without the messages intent, so it is asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import FAILURES
from cogs.live.boards import Boards
from data.matches.records import Table

CHECK_INTERVAL = 60_000
"""Milliseconds between two questions for the board of one table."""
CHECK_TIMEOUT = 1.0
"""Seconds to wait for the answers: who wants to know has a press to answer within three."""


class BoardFinder:
    """Asks Discord for the messages of tables; ``clock`` gives milliseconds."""

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
        self._asked: dict[int, int] = {}
        """By message, when it was asked for; what was longer ago is forgotten."""

    async def find_deleted(self, tables: Iterable[Table]) -> frozenset[int]:
        """The ids of those of these tables whose message was deleted, as far as is known; each is posted anew."""
        now, lost = self._clock(), set[int]()
        self._asked = {message: at for message, at in self._asked.items() if now - at < CHECK_INTERVAL}
        questions: list[asyncio.Task[None]] = []
        for table in tables:
            message = table.board
            if message is not None and message not in self._asked and self._can_ask(table):
                self._asked[message] = now
                questions.append(
                    self._background.start(self._ask(table, message, lost), f"looking for match {table.id}")
                )
        if questions:
            await asyncio.wait(questions, timeout=CHECK_TIMEOUT)
        return frozenset(lost)

    def _can_ask(self, table: Table) -> bool:
        return self._permissions.can_show(table.place) and self._permissions.allows(table.place, "read_message_history")

    async def _ask(self, table: Table, message: int, lost: set[int]) -> None:
        await self._channel_client.acquire(Priority.BOARD)
        with suppress(*FAILURES):
            if not await self._channel_client.exists(table.place, message):
                lost.add(table.id)
                self._boards.redraw(table, repost=True)

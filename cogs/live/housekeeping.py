"""Work that no one waits for: boards and threads of ended matches, final tables of months, and data of servers that
have removed the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import discord

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.live.ended_boards import EndedBoards
from cogs.live.match_threads import MatchThreads
from cogs.live.season_posts import SeasonPosts
from data.records.errors import CannotSave
from data.retention import Retention

DELETION_INTERVAL = 3_600_000
"""Milliseconds between two looks for data whose time has come."""


class Housekeeping:
    """One task at a time; ``clock`` gives milliseconds."""

    def __init__(
        self,
        client: discord.Client,
        retention: Retention,
        season_posts: SeasonPosts,
        ended_boards: EndedBoards,
        threads: MatchThreads,
        *,
        background: BackgroundTasks,
        clock: Callable[[], int],
    ) -> None:
        self._client = client
        self._retention = retention
        self._season_posts = season_posts
        self._ended_boards = ended_boards
        self._threads = threads
        self._background = background
        self._clock = clock
        self._task: asyncio.Task[None] | None = None
        self._servers_known = False
        self._compared = False
        self._deleted_at = 0

    def tick(self) -> None:
        """Do a piece of the work in the background, unless one is being done."""
        if self._servers_known and (self._task is None or self._task.done()):
            self._task = self._background.start(self._run(), "housekeeping")

    def servers_known(self) -> None:
        """The client knows all servers in which the bot is: the next tick sees which have come and gone."""
        self._servers_known, self._compared = True, False

    async def server_added(self, guild: int) -> None:
        """The bot was added to a server, or is there again."""
        with suppress(CannotSave):
            await self._retention.added(guild)

    async def server_removed(self, guild: int) -> None:
        """The bot was removed from a server."""
        with suppress(CannotSave):
            await self._retention.removed(guild)

    async def _run(self) -> None:
        with suppress(CannotSave):
            if not self._compared:
                await self._retention.compare(self._present())
                self._compared = True
            await self._ended_boards.redraw_next()
            await self._season_posts.post_due()
            await self._threads.archive_due()
            if abs(self._clock() - self._deleted_at) >= DELETION_INTERVAL:
                self._deleted_at = self._clock()
                await self._retention.delete_due(self._present())

    def _present(self) -> frozenset[int]:
        return frozenset(guild.id for guild in self._client.guilds)

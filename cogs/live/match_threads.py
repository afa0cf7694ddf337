"""Threads for tables: one is opened for a table that wants its own, and archived some time after the last end in it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord

from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions, permission_names
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import FAILURES, describe
from cogs.live.boards import Boards
from cogs.texts.catalogue import Catalogue
from data.matches.service import MatchService
from data.records.matches import Place, Table, Update

log = logging.getLogger(__name__)

ARCHIVED_AFTER = 600_000
"""Milliseconds after the end of a match until its thread is archived: there may be a rematch."""
MAX_WAIT = 1.5
"""Seconds until a table does without a thread: the command has to be answered within three. Where too many threads were
opened, discord.py would wait for minutes."""
MAX_NAME = 100
"""Characters of a thread's name."""
NEEDED = ("create_public_threads", "send_messages_in_threads")
"""The permissions that it takes."""


class MatchThreads:
    """Opens and archives the threads; ``clock`` gives milliseconds. What Discord does not allow is done without."""

    def __init__(
        self,
        client: discord.Client,
        matches: MatchService,
        boards: Boards,
        *,
        channel_client: ChannelClient,
        permissions: Permissions,
        clock: Callable[[], int],
    ) -> None:
        self._client = client
        self._matches = matches
        self._boards = boards
        self._channel_client = channel_client
        self._permissions = permissions
        self._clock = clock
        self._ended: dict[Place, int] = {}
        """When the last match in a thread ended. In memory only: Discord archives a thread itself after an hour without
        messages."""

    def obstacle(self, language: str, place: Place, channel: object) -> str:
        """A sentence on why no thread can be opened in a channel; empty where one can."""
        texts = Catalogue(language)
        if getattr(channel, "type", None) is not discord.ChannelType.text:
            return texts.text("thread-not-here")
        missing = tuple(flag for flag in NEEDED if not self._permissions.allows(place, flag))
        if missing:
            return texts.text("thread-not-allowed", permissions=permission_names(language, missing))
        return ""

    async def move(self, table: Table) -> Table | None:
        """Open a thread in the table's channel, and show the table there from now on; None where Discord opens none."""
        texts = Catalogue(table.language)
        variant = texts.text(f"variant-{table.match.options.variant}-name")
        name = texts.text("thread-name", variant=variant, name=table.host_user.name)[:MAX_NAME]
        try:
            async with asyncio.timeout(MAX_WAIT):
                await self._channel_client.acquire(Priority.CALL)  # the command is answered after it
                thread = await self._channel_client.start_thread(table.place, name)
        except FAILURES as error:
            log.info("match %d has no thread of its own: %s", table.id, describe(error))
            return None
        moved = await self._matches.play.move_to(table.id, thread)
        self._boards.redraw(moved, wake=True)
        return moved

    def updated(self, update: Update) -> None:
        """Note where a match has ended, or a rematch begun."""
        place = update.table.place
        if update.table.match.is_live:
            self._ended.pop(place, None)
        elif self._is_own(place):
            self._ended[place] = self._clock()

    async def archive_due(self) -> None:
        """Archive the threads in which no match has been played for a while."""
        due = [place for place, at in self._ended.items() if self._clock() - at >= ARCHIVED_AFTER]
        for place in due:
            del self._ended[place]
            if self._is_own(place) and not await self._matches.queries.tables_in(place.channel):
                await self._archive(place)

    async def _archive(self, place: Place) -> None:
        await self._channel_client.acquire(Priority.CLEAN)
        try:
            await self._channel_client.archive(place)
        except FAILURES as error:
            log.info("thread %d was not archived: %s", place.channel, describe(error))

    def _is_own(self, place: Place) -> bool:
        """Whether it is a thread that the bot has opened."""
        guild, me = self._client.get_guild(place.guild), self._client.user
        thread = None if guild is None else guild.get_thread(place.channel)
        return thread is not None and me is not None and thread.owner_id == me.id

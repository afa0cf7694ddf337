"""Channels that Discord does not list: an archived thread is left alone, one that is gone closes its tables.

Of threads Discord lists those that are not archived, and it announces no deletion of the others. So the bot asks, once
for each, when a session begins or a channel is deleted. Asking must not be posting: that would open the thread.
"""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import NO_CHANNEL, RetryQueue
from cogs.live.boards import Boards
from data.matches.service import MatchService
from data.records.matches import Place, Whereabouts


class UnlistedChannels:
    """Asks Discord about the channels of live tables that are not listed."""

    def __init__(
        self,
        matches: MatchService,
        boards: Boards,
        *,
        channel_client: ChannelClient,
        permissions: Permissions,
        retry_queue: RetryQueue,
    ) -> None:
        self._matches = matches
        self._boards = boards
        self._channel_client = channel_client
        self._permissions = permissions
        self._retry_queue = retry_queue
        self._parents: dict[int, int] = {}
        """By thread, its channel, as far as it is known."""
        self._asking: set[int] = set()
        """Channels about which a request is to be made."""

    def learn(self, thread: int, parent: int) -> None:
        """A thread belongs to a channel: with that it is deleted."""
        self._parents[thread] = parent

    async def check(self, found: Iterable[Whereabouts]) -> None:
        """Ask about each of these channels that is not listed; close the tables of servers without the bot."""
        for each in found:
            if not self._permissions.is_member_of(each.place.guild):
                await self._matches.play.close_lost(each.match_id)
            elif not self._permissions.is_listed(each.place):
                self._ask(each.place)

    async def deleted(self, channel: Place) -> None:
        """A channel was deleted, and with it its threads, also those that were not listed."""
        await self._matches.play.close_lost(channel)
        for each in await self._matches.queries.whereabouts():
            if each.place.guild != channel.guild or self._permissions.is_listed(each.place):
                continue
            parent = self._parents.get(each.place.channel)
            if parent == channel.channel:
                await self._matches.play.close_lost(each.match_id)
            elif parent is None:
                self._ask(each.place)

    def _ask(self, place: Place) -> None:
        if place.channel not in self._asking:
            self._asking.add(place.channel)
            self._retry_queue.submit(f"looking for channel {place.channel}", lambda: self._look(place))

    async def _look(self, place: Place) -> None:
        await self._channel_client.acquire(Priority.CLEAN)
        self._asking.discard(place.channel)
        try:
            channel = await self._channel_client.fetch(place)
        except discord.Forbidden:
            self._permissions.mark_refused(place)
        except discord.NotFound as error:
            if error.code not in NO_CHANNEL:
                raise
            if not self._permissions.is_down(place):
                await self._matches.play.close_lost(place)
        else:
            await self._found(place, channel)

    async def _found(self, place: Place, channel: object) -> None:
        if isinstance(channel, discord.Thread):
            self.learn(channel.id, channel.parent_id)
            if channel.archived:
                if channel.locked:
                    self._permissions.mark_refused(place, archived=True)
                return
        for table in await self._matches.queries.tables_in(place.channel):
            self._boards.redraw(table, wake=True)

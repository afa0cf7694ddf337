"""Posts the final table of each month once, where the people who manage a server want it."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord

from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import FAILURES, NO_CHANNEL
from cogs.texts.catalogue import Catalogue
from cogs.texts.months import month_name
from cogs.texts.names import safe_name
from data.ladder.seasons import Seasons
from data.records.ladder import FinalTable
from data.records.matches import Place
from data.records.settings import LANGUAGE
from data.servers import Servers
from renderer.glyphs import number_text

log = logging.getLogger(__name__)

INTERVAL = 60_000
"""Milliseconds between two looks for what is due."""
MAX_NAMED = 10
"""People who are named; more share the first three places only where very few points were made."""
ACCENT = 0xFFC83D
"""The colour of the frame: that of a finished match."""


class SeasonPosts:
    """Freezes months that are over and posts their tables; ``clock`` gives milliseconds."""

    def __init__(
        self,
        seasons: Seasons,
        servers: Servers,
        *,
        permissions: Permissions,
        channel_client: ChannelClient,
        clock: Callable[[], int],
    ) -> None:
        self._seasons = seasons
        self._servers = servers
        self._permissions = permissions
        self._channel_client = channel_client
        self._clock = clock
        self._next_at = 0

    async def post_due(self) -> None:
        """Freeze and post what is due; called at every tick. What fails is tried again after ``INTERVAL``,
        unless the channel is gone."""
        now = self._clock()
        if 0 <= self._next_at - now <= INTERVAL:
            return
        self._next_at = now + INTERVAL
        await self._seasons.freeze_due()
        for table in await self._seasons.unposted():
            place = Place(table.guild, table.channel)
            if (
                not self._permissions.is_member_of(table.guild)
                or self._permissions.missing_in(place)
                or self._permissions.is_down(place)
            ):
                continue
            try:
                language = self._servers.settings(table.guild)[LANGUAGE] or table.language
                message = await self._show(table, place, final_table(Catalogue(language), table))
            except FAILURES as error:
                if isinstance(error, discord.NotFound) and error.code in NO_CHANNEL:
                    await self._seasons.set_posted(table, message=None)
                log.info("the final table of %s was not posted: %s", table.month, error)
            else:
                await self._seasons.set_posted(table, message=message)

    async def _show(self, table: FinalTable, place: Place, screen: Screen) -> int | None:
        """Post or edit the message of a table; its id, None where it was deleted."""
        await self._channel_client.acquire(Priority.CLEAN)
        if table.message is not None:
            return table.message if await self._channel_client.edit(place, table.message, screen) else None
        if self._permissions.allows(place, "read_message_history"):
            # A post whose id could not be kept: the process ended between the two.
            posted = await self._channel_client.find_own(place, _whole_table(table))
            if posted is not None:
                return posted
            await self._channel_client.acquire(Priority.CLEAN)
        return await self._channel_client.send(place, screen, key=f"season {table.guild} {table.month}")


def final_table(texts: Catalogue, table: FinalTable) -> Screen:
    """The public message: the first three places, and a button with the whole table, which has everybody's own line."""
    lines = [texts.text("season-title", month=month_name(texts, table.month)), ""]
    for row in table.best[:MAX_NAMED]:
        name = safe_name(row.name) if row.name else texts.text("ranks-former")
        lines.append(texts.text("season-place", place=row.rank, name=name, points=number_text(row.value)))
    players = texts.text("season-players", players=table.players)
    small = texts.text("season-about", players=players, matches=texts.text("profile-played", count=table.matches))
    button = Button(texts.text("button-season-table"), _whole_table(table))
    return Screen("\n".join(lines), ((button,),), small=f"-# {small}", accent=ACCENT)


def _whole_table(table: FinalTable) -> ScreenCustomId:
    return ScreenCustomId("top", ("server", "points", table.month, "any", "1"))

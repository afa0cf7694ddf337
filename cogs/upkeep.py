"""What happens without anybody pressing: time, places that vanish, the start, and the list of commands at Discord."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord.ext import commands, tasks

from cogs.desk import Desk
from cogs.rights import INVITED_WITH
from data.records import BrokenLog, Place
from data.store import Store

log = logging.getLogger(__name__)

SYNCED = "commands"
"""The note in the database that says which commands Discord was told of."""


class Upkeep(commands.Cog):
    """Listens to the gateway and to the clock."""

    def __init__(self, client: discord.Client, desk: Desk, *, beat: float, unseen: tuple[int, ...]) -> None:
        """``unseen`` are matches that are over and may not have been shown to be."""
        self.tick.change_interval(seconds=beat)
        self._client = client
        self._desk = desk
        self._unseen = unseen
        self._greeted = False
        self._beat: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the clock."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the clock."""
        self.tick.cancel()

    @tasks.loop(seconds=0.5)
    async def tick(self) -> None:
        """Let matches act on their time, in a task of its own: an error there is logged and the clock goes on."""
        if not self._desk.closing and (self._beat is None or self._beat.done()):
            self._beat = self._desk.boards.spawn(self._act(), "a beat of the clock")

    async def _act(self) -> None:
        await self._desk.matches.tick()
        self._desk.boards.retry()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Show every table again, once a process: Discord says READY after each long break of the connection."""
        if self._greeted:
            return
        self._greeted = True
        user = self._client.user
        link = discord.utils.oauth_url(user.id, permissions=INVITED_WITH) if user else ""
        log.info("ready as %s in %d servers; invite: %s", user, len(self._client.guilds), link)
        for match_id in (*self._unseen, *await self._desk.matches.live_tables()):
            try:
                table = await self._desk.matches.table(match_id)
            except BrokenLog as error:
                log.error("%s", error)
                continue
            # A channel that is gone shows itself when its board is drawn; a server that is gone is known right away.
            if self._client.get_guild(table.place.guild) is not None:
                await self._desk.boards.redraw_in_peace(table)
            elif table.match.is_live:
                await self._desk.matches.close_lost(table.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel that was deleted."""
        await self._desk.matches.close_lost(Place(channel.guild.id, channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a thread that was deleted."""
        await self._desk.matches.close_lost(Place(thread.guild_id, thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that sent the bot away."""
        await self._desk.matches.close_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        self._desk.rights.forget(guild=channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """It may have been opened again."""
        self._desk.rights.forget(guild=thread.guild_id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Permissions may have changed."""
        self._desk.rights.forget(guild=role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """The bot may have got or lost a role, or its time-out be over; of others nothing is announced."""
        self._desk.rights.forget(guild=member.guild.id)


async def sync_commands(bot: commands.Bot, store: Store, dev_guild: int | None) -> None:
    """Tell Discord of the commands when they, or their texts in any language, are not those it was told of last."""
    translator = bot.tree.translator
    assert translator is not None  # set before
    payload: list[dict[str, Any]] = [
        await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()
    ]
    told = json.dumps([bot.application_id, dev_guild, payload], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    async with store.reading() as ledger:
        if await ledger.note(SYNCED) == digest:
            return
    guild = None if dev_guild is None else discord.Object(dev_guild)
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    try:
        await bot.tree.sync(guild=guild)
    except discord.HTTPException as error:
        # With the commands that Discord knows from before the bot is of more use than without a bot.
        log.error("commands were not sent to Discord: %s", error)
        return
    async with store.transaction() as ledger:
        await ledger.set_note(SYNCED, digest)
    log.info("commands were sent to Discord")

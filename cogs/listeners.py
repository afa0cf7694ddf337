"""What happens without an interaction: time, gateway events, deleted channels, and the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord
from discord.ext import commands, tasks

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.gateway_connection import GatewayConnection
from cogs.discord_io.permissions import INVITE_PERMISSIONS
from cogs.discord_io.retry import RetryQueue
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.live.reminders import Reminders
from cogs.live.suspension import Suspender
from data.matches.records import BrokenLog, Place, Refused
from data.matches.scheduler import MAX_DOWNTIME

log = logging.getLogger(__name__)

PASSES = 8
"""How many passes over what is due may be under way: one waits for computers that think, the next must not wait for it;
and where something hangs, they are not to pile up."""


class EventListeners(commands.Cog):
    """Listens to the gateway and to the clock."""

    def __init__(
        self,
        client: discord.Client,
        desk: InteractionDispatcher,
        *,
        reminders: Reminders,
        suspender: Suspender,
        retry_queue: RetryQueue,
        background: BackgroundTasks,
        beat: float,
        clock: Callable[[], int],
        unseen: tuple[int, ...],
    ) -> None:
        """``clock`` gives milliseconds; ``unseen`` are matches that are over and were not shown to be."""
        self.tick.change_interval(seconds=beat)
        self._client = client
        self._desk = desk
        self._reminders = reminders
        self._suspender = suspender
        self._retry_queue = retry_queue
        self._background = background
        self._clock = clock
        self._unseen = unseen
        self._greeted = False
        self._settled = False
        """Whether it is known which servers are there."""
        self._line = GatewayConnection(client, clock=clock)
        self._beat: asyncio.Task[None] | None = None
        self._passes: set[asyncio.Task[None]] = set()
        self._look: asyncio.Task[None] | None = None

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
            self._beat = self._background.start(self._act(), "a beat of the clock")

    async def _act(self) -> None:
        if self._line.check():
            await self._line.connected(self._catch_up)
        if self._line.is_connected and self._settled and (self._look is None or self._look.done()):
            self._look = self._background.start(self._suspender.check(), "a look at where tables are")
        if self._line.is_connected:  # nobody's time runs while nobody can press
            self._let_time_pass()
            self._reminders.warn(self._clock())
        self._desk.boards.retry_due()
        self._retry_queue.retry_due()
        self._reminders.retry_notices()

    def _let_time_pass(self) -> None:
        if len(self._passes) < PASSES:
            begun = self._background.start(self._desk.matches.tick(), "a pass over what is due")
            self._passes.add(begun)
            begun.add_done_callback(self._passes.discard)

    # ---- the connection --------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """The gateway is gone; also called for each attempt to get it back that failed."""
        self._line.disconnected()

    @commands.Cog.listener()
    async def on_connect(self) -> None:
        """A new session with the gateway has begun; the servers follow one by one."""
        self._settled = False
        await self._line.connected(self._catch_up)

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """The session goes on where it was."""
        await self._line.connected(self._catch_up)

    async def _catch_up(self, away: int) -> None:
        """Give everybody a full turn again after a long break, before any time runs on."""
        if away <= MAX_DOWNTIME:
            return
        log.info("back after %d s: everybody has a full turn again", away // 1000)
        await self._desk.matches.renew()
        if self._greeted:
            self._background.start(self._redraw_all(), "boards after a break")

    async def _redraw_all(self) -> None:
        for match_id in await self._desk.matches.queries.live_tables():
            await self._redraw(match_id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Show every table again, once a process. Discord says READY after each long break of the connection, too: then
        what happened meanwhile was not announced, and is looked for."""
        again, self._greeted, self._settled = self._greeted, True, True
        if not again:
            user = self._client.user
            link = discord.utils.oauth_url(user.id, permissions=INVITE_PERMISSIONS) if user else ""
            log.info("ready as %s in %d servers; invite: %s", user, len(self._client.guilds), link)
        self._desk.permissions.invalidate(*(guild.id for guild in self._client.guilds))
        await self._close_missing_places(None)
        if not again:
            for match_id in (*self._unseen, *await self._desk.matches.queries.live_tables()):
                await self._redraw(match_id, since_start=True)

    async def _redraw(self, match_id: int, *, since_start: bool = False) -> None:
        """Show a table again, if its server is there."""
        try:
            table = await self._desk.matches.queries.table(match_id)
            if self._client.get_guild(table.place.guild) is not None:
                await self._desk.boards.redraw_low_priority(match_id, since_start=since_start)
        except BrokenLog as error:
            log.error("%s", error)
        except Refused as error:  # it is over, and of rules that this code knows no more
            log.info("match %d is not shown again: %s", match_id, error)

    async def _close_missing_places(self, guild: int | None) -> None:
        """Close the tables of servers that are gone, and ask Discord for channels that it did not name: threads that
        are archived, or gone too."""
        for each in await self._desk.matches.queries.whereabouts():
            if guild not in (None, each.place.guild):
                continue
            there = self._client.get_guild(each.place.guild)
            if there is None:
                await self._desk.matches.play.close_lost(each.match_id)
            elif not there.unavailable and there.get_channel_or_thread(each.place.channel) is None:
                await self._redraw(each.match_id)

    # ---- places that vanish ----------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a channel that was deleted; its threads went with it, a category's channels stay."""
        await self._desk.matches.play.close_lost(Place(channel.guild.id, channel.id))
        self._desk.permissions.invalidate(channel.guild.id)
        await self._close_missing_places(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a thread that was deleted."""
        await self._desk.matches.play.close_lost(Place(thread.guild_id, thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that sent the bot away."""
        await self._desk.matches.play.close_server(guild.id)

    # ---- what may have opened or closed a place to the bot ---------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has lost the server for a while; it sent nobody away."""
        self._desk.permissions.invalidate(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """It is there again."""
        self._desk.permissions.invalidate(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        self._desk.permissions.invalidate(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """It may have been opened again, or closed for good: a locked one no post of ours opens."""
        place, state = Place(thread.guild_id, thread.thread_id), thread.data["thread_metadata"]
        self._desk.permissions.invalidate(place.guild)
        if state["archived"] and state.get("locked") and self._desk.boards.has_table_at(place):
            self._desk.permissions.mark_refused(place, archived=True)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Permissions may have changed."""
        self._desk.permissions.invalidate(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The bot may have had it."""
        self._desk.permissions.invalidate(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """The bot may have got or lost a role, or have been timed out; of others nothing is announced."""
        self._desk.permissions.invalidate(member.guild.id)

"""What happens without an interaction: time, gateway events, deleted channels, and the start."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import discord
from discord.ext import commands, tasks

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.gateway_connection import Gateway
from cogs.discord_io.permissions import Permissions, invite_link
from cogs.discord_io.retry import RetryQueue
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.live.boards import Boards
from cogs.live.hands import Hands
from cogs.live.housekeeping import Housekeeping
from cogs.live.other_processes import OtherProcesses
from cogs.live.reminders import Reminders
from cogs.live.suspension import Suspender
from cogs.live.unlisted_channels import UnlistedChannels
from data.matches.breaks import is_break
from data.matches.service import MatchService
from data.records.matches import Place, Refused
from data.records.shards import Shards

log = logging.getLogger(__name__)

MAX_MATCH_TICKS = 8
"""Running ticks of the matches at most. A tick waits for computers that think, and the next one must not wait for it;
but if something hangs, they must not pile up."""


class EventListeners(commands.Cog):
    """Handles gateway events, and runs the tick loop."""

    def __init__(
        self,
        client: discord.Client,
        matches: MatchService,
        *,
        dispatcher: InteractionDispatcher,
        boards: Boards,
        hands: Hands,
        reminders: Reminders,
        suspender: Suspender,
        unlisted_channels: UnlistedChannels,
        housekeeping: Housekeeping,
        other_processes: OtherProcesses,
        retry_queue: RetryQueue,
        permissions: Permissions,
        gateway: Gateway,
        background: BackgroundTasks,
        tick_interval: float,
        clock: Callable[[], int],
        unseen: tuple[int, ...],
    ) -> None:
        """``tick_interval`` in seconds; ``clock`` gives milliseconds; ``unseen`` are finished matches whose end has not
        been shown."""
        self.tick.change_interval(seconds=tick_interval)
        self._client = client
        self._matches = matches
        self._dispatcher = dispatcher
        self._boards = boards
        self._hands = hands
        self._reminders = reminders
        self._suspender = suspender
        self._unlisted_channels = unlisted_channels
        self._housekeeping = housekeeping
        self._other_processes = other_processes
        self._retry_queue = retry_queue
        self._permissions = permissions
        self._gateway = gateway
        self._background = background
        self._clock = clock
        self._unseen = unseen
        self._was_ready = False
        """Whether READY has come once in this process."""
        self._guilds_known = False
        """Whether READY has come in this session: only then the client knows which servers exist."""
        self._tick_task: asyncio.Task[None] | None = None
        self._match_ticks: set[asyncio.Task[None]] = set()
        self._suspension_check: asyncio.Task[None] | None = None

    async def cog_load(self) -> None:
        """Start the tick loop."""
        self.tick.start()

    async def cog_unload(self) -> None:
        """Stop the tick loop."""
        self.tick.cancel()

    @tasks.loop(seconds=0.5)
    async def tick(self) -> None:
        """Do what is due, in a task of its own: an error in it is logged and the loop goes on."""
        self._gateway.beat()
        self._keep_ticking()
        if not self._dispatcher.closing and (self._tick_task is None or self._tick_task.done()):
            self._tick_task = self._background.start(self._run_tick(), "a tick")

    def _keep_ticking(self) -> None:
        """Reschedule the next tick if it is not near.

        discord.py plans by the wall clock: set back by an hour it would tick again after an hour, and set forward, or
        after a standstill, it would catch up on each tick that was missed.
        """
        planned, interval = self.tick.next_iteration, self.tick.seconds
        assert planned is not None
        assert interval is not None
        early = (planned - discord.utils.utcnow()).total_seconds() - interval
        if is_break(round(early * 1000)):
            self.tick.restart()

    async def _run_tick(self) -> None:
        await self._gateway.check(self._catch_up)
        if (
            self._gateway.is_connected
            and self._guilds_known
            and (self._suspension_check is None or self._suspension_check.done())
        ):
            self._suspension_check = self._background.start(self._suspender.check(), "a check for suspensions")
        connected = self._gateway.connected_shards
        if connected.ids:  # while no press can arrive, no turn time runs
            self._start_match_tick(connected)
            self._reminders.warn(self._clock())
        self._boards.retry_due()
        self._hands.freeze_expiring()
        self._retry_queue.retry_due()
        self._reminders.retry_notices()
        self._housekeeping.tick()
        self._other_processes.tick()

    def _start_match_tick(self, shards: Shards) -> None:
        if len(self._match_ticks) < MAX_MATCH_TICKS:
            started = self._background.start(self._matches.tick(shards), "a tick of matches")
            self._match_ticks.add(started)
            started.add_done_callback(self._match_ticks.discard)

    # ---- the connection --------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """The connection is lost; comes again for each attempt to reconnect that fails."""
        self._gateway.disconnected(shard)

    @commands.Cog.listener()
    async def on_shard_connect(self, shard: int) -> None:
        """A new session has started; the servers follow one by one."""
        self._guilds_known = False
        await self._gateway.connected(shard, self._catch_up)

    @commands.Cog.listener()
    async def on_shard_resumed(self, shard: int) -> None:
        """The session continues."""
        await self._gateway.connected(shard, self._catch_up)

    async def _catch_up(self, away: int, shards: Shards) -> None:
        """After a break, give its time back to every waiting player before any time runs on."""
        if not is_break(away):
            return
        log.info("a break of %d s is over: that time is given back to everybody", away // 1000)
        await self._matches.renew(away, shards)
        if self._was_ready:
            self._background.start(self._redraw_all(shards), "boards after a break")

    async def _redraw_all(self, shards: Shards) -> None:
        for each in await self._matches.queries.whereabouts():
            if each.place.guild in shards:
                await self._redraw(each.match_id)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Show every table again, once per process. READY comes again after each long break: events of the time between
        were not sent, so deleted channels are looked for."""
        again, self._was_ready, self._guilds_known = self._was_ready, True, True
        if not again:
            user, guilds = self._client.user, len(self._client.guilds)
            log.info("ready as %s in %d servers; invite: %s", user, guilds, invite_link(self._client))
        self._permissions.invalidate(*(guild.id for guild in self._client.guilds))
        await self._unlisted_channels.check(await self._matches.queries.whereabouts())
        self._housekeeping.servers_known()
        if not again:
            for match_id in (*self._unseen, *await self._matches.queries.live_tables()):
                await self._redraw(match_id, since_start=True)

    async def _redraw(self, match_id: int, *, since_start: bool = False) -> None:
        """Show a table again, unless its server is gone."""
        try:
            table = await self._matches.queries.table(match_id)
            if self._client.get_guild(table.place.guild) is not None:
                await self._boards.redraw_low_priority(match_id, since_start=since_start)
        except Refused as error:  # it is over, and its rules are of a version that this code cannot read
            log.info("match %d is not shown again: %s", match_id, error)

    # ---- deleted channels ------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of the channel and of its threads; the channels of a deleted category stay."""
        self._permissions.invalidate(channel.guild.id)
        await self._unlisted_channels.deleted(Place(channel.guild.id, channel.id))

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of the thread."""
        await self._matches.play.close_lost(Place(thread.guild_id, thread.thread_id))

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from the server: close its tables. What is kept of it goes after a while."""
        await self._matches.play.close_server(guild.id)
        await self._housekeeping.server_removed(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was added to the server, perhaps again: what is still kept of it stays."""
        await self._housekeeping.server_added(guild.id)

    # ---- permissions -----------------------------------------------------------------------------------------------

    @commands.Cog.listener()
    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """An outage of the server at Discord; the bot is still in it."""
        self._permissions.invalidate(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The outage is over."""
        self._permissions.invalidate(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        self._permissions.invalidate(channel.guild.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """It may have been opened, or archived and locked: such a thread is not opened by posting in it."""
        place, state = Place(thread.guild_id, thread.thread_id), thread.data["thread_metadata"]
        self._unlisted_channels.learn(thread.thread_id, thread.parent_id)
        self._permissions.invalidate(place.guild)
        if state["archived"] and state.get("locked") and self._boards.has_table_at(place):
            self._permissions.mark_refused(place, archived=True)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Permissions may have changed."""
        self._permissions.invalidate(role.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """The bot may have had this role."""
        self._permissions.invalidate(role.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: object, member: discord.Member) -> None:
        """The bot's roles or its time-out may have changed; for other members no event is sent."""
        self._permissions.invalidate(member.guild.id)

"""The whole bot, step by step: services, what is live on Discord, screens, listeners."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import discord

from cogs.client import Application, AyazClient, ShardedAyazClient
from cogs.command_sync import sync_commands
from cogs.discord_io.gateway_connection import Gateway
from cogs.discord_io.identify_turns import IdentifyTurns
from cogs.discord_io.tile_emojis import TileEmojis
from cogs.listeners import EventListeners
from cogs.live.membership import MembershipChecker
from cogs.live.suspension import Suspender
from cogs.live.unlisted_channels import UnlistedChannels
from composition.environment import now, uptime
from composition.housekeeping import build_housekeeping
from composition.live import build_live
from composition.screens import build_screens
from composition.services import build_services
from data.matches.breaks import BreakDetector
from data.records.shards import Shards
from data.storage.opening import ServerTurns
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess


@dataclass(frozen=True, slots=True, kw_only=True)
class _Options:
    """What ``make_bot`` was given."""

    database: Path | str
    command_sync: bool
    dev_guild: int | None
    requests_per_second: int
    start_delay: float
    pace: tuple[int, int]
    tick_interval: float
    ai_processes: int
    render_process: bool
    tile_emojis: bool
    has_slow: bool
    shards: Shards
    standby: bool


def make_bot(
    database: Path | str,
    *,
    command_sync: bool = True,
    dev_guild: int | None = None,
    requests_per_second: int = 45,
    start_delay: float = 0.0,
    pace: tuple[int, int] = (700, 2000),
    tick_interval: float = 0.5,
    ai_processes: int | None = None,
    render_process: bool = True,
    tile_emojis: bool = False,
    single_process: bool = False,
    shards: Shards = Shards(),  # noqa: B008 (immutable)
    standby: bool = False,
) -> AyazClient:
    """The whole bot on a database, a file or the address of one on a server; not started yet, nor is that opened.

    ``start_delay``: seconds after the start without requests with the bot's token; ``pace``: shortest and longest time
    that a computer takes for a move, in milliseconds; ``tick_interval``: seconds between two checks of what is due;
    ``ai_processes``: how many processes think for hard computers, by default as many as the machine has room for;
    ``render_process``: whether pictures are drawn in a process of their own; ``tile_emojis``: whether tiles are
    uploaded as emojis of the application; ``single_process``: no process is started, and hard cannot be chosen;
    ``shards``: those that this process runs; ``standby``: where another process runs one of them, wait for its end.
    """
    if single_process:
        ai_processes, render_process = 0, False
    options = _Options(
        database=database,
        command_sync=command_sync,
        dev_guild=dev_guild,
        # Discord counts those of all shards together.
        requests_per_second=max(1, requests_per_second * len(shards.ids) // shards.count),
        start_delay=start_delay,
        pace=pace,
        tick_interval=tick_interval,
        ai_processes=(2 if (os.cpu_count() or 1) > 4 else 1) if ai_processes is None else ai_processes,
        render_process=render_process,
        tile_emojis=tile_emojis,
        has_slow=not single_process,
        shards=shards,
        standby=standby,
    )
    build = partial(_build, options=options)
    turns = ServerTurns(database) if standby and isinstance(database, str) else None
    if len(shards.ids) > 1:
        return ShardedAyazClient(build, shards, standby_turns=turns)
    shard = None if shards.count == 1 else next(iter(shards.ids))
    return AyazClient(build, shards, standby_turns=turns, shard_id=shard)


async def upload_tile_emojis(client: discord.Client) -> int:
    """Upload the tiles as emojis of the application of a client that has logged in; how many were missing."""
    renderer = Renderer(WorkerProcess(DRAWING, name="drawing"))
    try:
        return await TileEmojis(client, renderer.tile_emoji).install()
    finally:
        renderer.close()


async def _build(client: AyazClient, *, options: _Options) -> Application:
    services = await build_services(
        client.resources,
        options.database,
        shards=options.shards,
        standby=options.standby,
        ai_processes=options.ai_processes,
        pace=options.pace,
    )
    services.store.on_taken_over.append(client.taken_over)
    live = build_live(
        client, services, requests_per_second=options.requests_per_second, start_delay=options.start_delay
    )
    matches = services.matches
    # The order is that of the answers to an update: the mention of who is called comes before the boards.
    suspender = Suspender(matches, live.boards, permissions=live.permissions, clock=now)
    membership = MembershipChecker(
        matches, live.reminders, channel_client=live.channels, background=live.background, clock=uptime
    )
    matches.on_update.extend(
        each.updated for each in (live.reminders, suspender, membership, live.boards, live.hands, live.threads)
    )
    matches.on_draft.append(live.hands.drafted)
    matches.on_call.append(membership.call_or_free)
    services.store.on_queued.append(live.other_processes.queued)
    unseen = await matches.load()
    gateway = Gateway(
        client,
        options.shards,
        clock=now,
        breaks=BreakDetector(wall=now, monotonic=uptime, interval=round(options.tick_interval * 1000)),
    )
    dispatcher, commands = build_screens(client, services, live, has_slow=options.has_slow)
    listeners = EventListeners(
        client,
        matches,
        dispatcher=dispatcher,
        boards=live.boards,
        hands=live.hands,
        reminders=live.reminders,
        suspender=suspender,
        unlisted_channels=UnlistedChannels(
            matches,
            live.boards,
            channel_client=live.channels,
            permissions=live.permissions,
            retry_queue=live.retries,
        ),
        housekeeping=build_housekeeping(client, services, live),
        other_processes=live.other_processes,
        retry_queue=live.retries,
        permissions=live.permissions,
        gateway=gateway,
        background=live.background,
        tick_interval=options.tick_interval,
        clock=now,
        unseen=unseen,
    )
    return Application(
        matches=matches,
        servers=services.servers,
        people=services.people,
        computer_players=services.computer_players,
        renderer=services.renderer,
        background=live.background,
        limiter=live.limiter,
        gateway=gateway,
        identify_turns=IdentifyTurns(client, services.store.wait_for_turn),
        hands=live.hands,
        dispatcher=dispatcher,
        render_gate=live.gate,
        cogs=(*commands, listeners),
        sync_commands=partial(sync_commands, client, services.store, options.dev_guild)
        if options.command_sync
        else None,
        install_emojis=partial(live.tile_emojis.install_quietly, services.store) if options.tile_emojis else None,
        pools=(services.computer_players, services.renderer)
        if options.render_process
        else (services.computer_players,),
    )

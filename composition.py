"""The composition root: builds every object of the bot and connects them. Nothing else constructs a collaborator."""

from __future__ import annotations

import os
import secrets
from functools import partial
from pathlib import Path
from random import Random

import discord

from cogs.client import Application, AyazClient
from cogs.command_sync import sync_commands
from cogs.commands import leaderboard as stats
from cogs.commands import profile
from cogs.commands import settings as server_settings
from cogs.commands.domino import DominoCommands
from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.components import UnhandledPressListener
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import RateLimiter
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import RetryQueue
from cogs.interactions import computer_level as levels
from cogs.interactions import hand as table
from cogs.interactions import lobby
from cogs.interactions import rules as rule_pages
from cogs.interactions import seats as seating
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.listeners import EventListeners
from cogs.live.board_publisher import BoardServices
from cogs.live.boards import Boards
from cogs.live.deleted_boards import BoardFinder
from cogs.live.hands import Hands
from cogs.live.membership import MembershipChecker
from cogs.live.reminders import Reminders
from cogs.live.suspension import Suspender
from data.ladder.service import LadderService
from data.matches.service import MatchService
from data.opponents import Opponents
from data.servers import Servers
from data.storage.database import Database
from data.storage.store import Store
from engine.fairness import SECRET_BYTES
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess

_COMMANDS = (
    DominoCommands,
    stats.LeaderboardCommands,
    profile.ProfileCommands,
    server_settings.ServerSettingsCommands,
    server_settings.MeCommands,
)


def now() -> int:
    """Milliseconds since the epoch."""
    return int(discord.utils.utcnow().timestamp() * 1000)


def make_bot(
    database_path: Path,
    *,
    command_sync: bool = True,
    dev_guild: int | None = None,
    requests_per_second: int = 45,
    pace: tuple[int, int] = (700, 2000),
    tick_interval: float = 0.5,
    ai_processes: int | None = None,
    render_process: bool = True,
) -> AyazClient:
    """The whole bot on a database file, not started yet; it opens the file when it starts.

    ``pace``: shortest and longest time that a computer takes for a move, in milliseconds; ``tick_interval``: seconds
    between two checks of what is due; ``ai_processes``: how many processes think for hard computers, by default as many
    as the machine has room for; ``render_process``: whether pictures are drawn in a process of their own.
    """
    processes = (2 if (os.cpu_count() or 1) > 4 else 1) if ai_processes is None else ai_processes

    async def build(client: AyazClient) -> Application:
        database = await client.resources.enter_async_context(await Database.open(database_path))
        store = Store(database)
        opponents = Opponents(processes=processes, rng=Random())
        client.resources.callback(opponents.close)
        renderer = Renderer(WorkerProcess(DRAWING, what="that draws"))
        client.resources.callback(renderer.close)
        matches = MatchService(
            store,
            clock=now,
            make_secret=lambda: secrets.token_bytes(SECRET_BYTES),
            rng=Random(),
            chooser=opponents.choose,
            pace=pace,
        )
        statistics, servers = LadderService(store, now), Servers(store, now)

        background = BackgroundTasks()
        limiter = RateLimiter(per_second=requests_per_second)
        permissions = Permissions(client, clock=now)
        gate = RenderGate()
        channels = ChannelClient(client, limiter)
        retries = RetryQueue(background, clock=now)
        reminders = Reminders(
            matches, channel_client=channels, permissions=permissions, retry_queue=retries, background=background
        )
        boards = Boards(
            BoardServices(
                matches=matches,
                renderer=renderer,
                render_gate=gate,
                permissions=permissions,
                channel_client=channels,
                reminders=reminders,
                retry_queue=retries,
                background=background,
                clock=now,
            )
        )
        suspender = Suspender(matches, boards, permissions=permissions, clock=now)
        board_finder = BoardFinder(
            boards, channel_client=channels, permissions=permissions, background=background, clock=now
        )
        membership = MembershipChecker(matches, reminders, channel_client=channels, background=background, clock=now)
        hands = Hands(
            renderer=renderer,
            render_gate=gate,
            permissions=permissions,
            background=background,
            ladder=matches.queries.ladder_info,
            may_return=matches.seats.may_return,
        )
        dispatcher = InteractionDispatcher(
            matches=matches,
            stats=statistics,
            servers=servers,
            boards=boards,
            hands=hands,
            reminders=reminders,
            board_finder=board_finder,
            permissions=permissions,
            render_gate=gate,
            renderer=renderer,
            handlers=lobby.HANDLERS | levels.HANDLERS | seating.HANDLERS | table.HANDLERS | rule_pages.HANDLERS,
            lookers=rule_pages.LOOKERS | stats.LOOKERS | profile.LOOKERS | server_settings.LOOKERS,
        )
        matches.on_update.extend(each.updated for each in (reminders, suspender, membership, boards, hands))
        matches.on_call.append(membership.call_or_free)
        unseen = await matches.load()
        listeners = EventListeners(
            client,
            dispatcher,
            reminders=reminders,
            suspender=suspender,
            retry_queue=retries,
            background=background,
            beat=tick_interval,
            clock=now,
            unseen=unseen,
        )
        return Application(
            matches=matches,
            statistics=statistics,
            servers=servers,
            opponents=opponents,
            renderer=renderer,
            background=background,
            limiter=limiter,
            permissions=permissions,
            boards=boards,
            hands=hands,
            dispatcher=dispatcher,
            cogs=(UnhandledPressListener(), *(kind(dispatcher) for kind in _COMMANDS), listeners),
            sync_commands=partial(sync_commands, client, store, dev_guild) if command_sync else None,
            pools=(opponents, renderer) if render_process else (opponents,),
        )

    return AyazClient(build)

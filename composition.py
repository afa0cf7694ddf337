"""The composition root: builds every object of the bot and connects them. Nothing else constructs a collaborator."""

from __future__ import annotations

import os
import secrets
import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import discord
from discord.ext import commands

from cogs.client import Application, AyazClient
from cogs.command_sync import sync_commands
from cogs.commands.context_menus import PersonMenus
from cogs.commands.domino import DominoCommands
from cogs.commands.gold import GoldCommands
from cogs.commands.leaderboard import LeaderboardCommands
from cogs.commands.open_tables import OpenTables
from cogs.commands.own_data import AboutCommands, OwnDataCommands
from cogs.commands.profile import ProfileCommands
from cogs.commands.settings import SettingsCommands
from cogs.commands.table_choice import TableChoice
from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.components import UnhandledPressListener
from cogs.discord_io.gateway_connection import GatewayConnection
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import RateLimiter
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import RetryQueue
from cogs.discord_io.tile_emojis import TileEmojis
from cogs.interactions.about import AboutPages
from cogs.interactions.challenge import Challenges
from cogs.interactions.computer_level import ComputerLevels
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.gold_screen import GoldScreen
from cogs.interactions.hand import HandScreen
from cogs.interactions.invitations import InvitationScreens
from cogs.interactions.leaderboard_screen import LeaderboardScreen
from cogs.interactions.leaving import LeavingScreens
from cogs.interactions.lobby import Lobby
from cogs.interactions.menu import TableMenu
from cogs.interactions.moderation import ModerationScreens
from cogs.interactions.own_data import OwnDataScreens
from cogs.interactions.own_settings import OwnSettingsScreen
from cogs.interactions.profile_screen import ProfileScreen
from cogs.interactions.records_screen import RecordsScreen
from cogs.interactions.replay import ReplayScreen
from cogs.interactions.rules import RulesScreen
from cogs.interactions.seats import SeatScreens
from cogs.interactions.server_settings import ServerSettingsScreen
from cogs.interactions.table_endings import TableEndings
from cogs.interactions.table_requests import TableRequests
from cogs.interactions.verbs import register
from cogs.listeners import EventListeners
from cogs.live.board_publisher import BoardServices
from cogs.live.boards import Boards
from cogs.live.deleted_boards import BoardFinder
from cogs.live.ended_boards import EndedBoards
from cogs.live.hand_message import HandMessages
from cogs.live.hands import Hands
from cogs.live.housekeeping import Housekeeping
from cogs.live.match_threads import MatchThreads
from cogs.live.membership import MembershipChecker
from cogs.live.reminders import Reminders
from cogs.live.season_posts import SeasonPosts
from cogs.live.suspension import Suspender
from cogs.live.unlisted_channels import UnlistedChannels
from data.computer_players import ComputerPlayers
from data.gold.service import Gold
from data.ladder.service import LadderService
from data.matches.breaks import BreakDetector
from data.matches.service import MatchService
from data.moderation import Moderation
from data.outdated_boards import OutdatedBoards
from data.own_data import OwnData
from data.people import People
from data.records.settings import OWN_BOARD, OWN_TURN_CALLS, TURN_CALLS
from data.retention import Retention
from data.servers import Servers
from data.storage.database import Database
from data.storage.store import Store
from engine.fairness import SECRET_BYTES
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess


def now() -> int:
    """Milliseconds since the epoch."""
    return int(discord.utils.utcnow().timestamp() * 1000)


def uptime() -> int:
    """Milliseconds of the monotonic clock, for what is only kept in memory."""
    return int(time.monotonic() * 1000)


def version() -> str:
    """The version of the bot, which ``pyproject.toml`` says."""
    text = Path(__file__).with_name("pyproject.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["project"]["version"])


@dataclass(frozen=True, slots=True, kw_only=True)
class _Options:
    """What ``make_bot`` was given."""

    database_path: Path
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


@dataclass(frozen=True, slots=True, kw_only=True)
class _Services:
    """What knows nothing of Discord: the data, the computer players and the pictures."""

    store: Store
    matches: MatchService
    ladder: LadderService
    servers: Servers
    people: People
    gold: Gold
    computer_players: ComputerPlayers
    renderer: Renderer


@dataclass(frozen=True, slots=True, kw_only=True)
class _Live:
    """How the bot reaches Discord, and what it shows there unasked."""

    background: BackgroundTasks
    gate: RenderGate
    limiter: RateLimiter
    permissions: Permissions
    channels: ChannelClient
    retries: RetryQueue
    reminders: Reminders
    boards: Boards
    board_finder: BoardFinder
    threads: MatchThreads
    tile_emojis: TileEmojis
    hands: Hands


def make_bot(
    database_path: Path,
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
) -> AyazClient:
    """The whole bot on a database file, not started yet; it opens the file when it starts.

    ``start_delay``: seconds after the start without requests with the bot's token; ``pace``: shortest and longest time
    that a computer takes for a move, in milliseconds; ``tick_interval``: seconds between two checks of what is due;
    ``ai_processes``: how many processes think for hard computers, by default as many as the machine has room for;
    ``render_process``: whether pictures are drawn in a process of their own; ``tile_emojis``: whether tiles are
    uploaded as emojis of the application; ``single_process``: no process is started, and hard cannot be chosen.
    """
    if single_process:
        ai_processes, render_process = 0, False
    options = _Options(
        database_path=database_path,
        command_sync=command_sync,
        dev_guild=dev_guild,
        requests_per_second=requests_per_second,
        start_delay=start_delay,
        pace=pace,
        tick_interval=tick_interval,
        ai_processes=(2 if (os.cpu_count() or 1) > 4 else 1) if ai_processes is None else ai_processes,
        render_process=render_process,
        tile_emojis=tile_emojis,
        has_slow=not single_process,
    )
    return AyazClient(partial(_build, options=options))


async def upload_tile_emojis(client: discord.Client) -> int:
    """Upload the tiles as emojis of the application of a client that has logged in; how many were missing."""
    renderer = Renderer(WorkerProcess(DRAWING, name="drawing"))
    try:
        return await TileEmojis(client, renderer.tile_emoji).install()
    finally:
        renderer.close()


async def _build(client: AyazClient, *, options: _Options) -> Application:
    services = await _build_services(client, options)
    live = _build_live(client, services, options)
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
    unseen = await matches.load()
    dispatcher, commands = _build_screens(client, services, live, has_slow=options.has_slow)
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
        housekeeping=_build_housekeeping(client, services, live),
        retry_queue=live.retries,
        permissions=live.permissions,
        gateway=GatewayConnection(
            client,
            clock=now,
            breaks=BreakDetector(wall=now, monotonic=uptime, interval=round(options.tick_interval * 1000)),
        ),
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
        hands=live.hands,
        dispatcher=dispatcher,
        render_gate=live.gate,
        cogs=(*commands, listeners),
        sync_commands=partial(sync_commands, client, services.store, options.dev_guild)
        if options.command_sync
        else None,
        install_emojis=live.tile_emojis.install_quietly if options.tile_emojis else None,
        pools=(services.computer_players, services.renderer)
        if options.render_process
        else (services.computer_players,),
    )


async def _build_services(client: AyazClient, options: _Options) -> _Services:
    database = await client.resources.enter_async_context(await Database.open(options.database_path))
    store = Store(database)
    computer_players = ComputerPlayers(processes=options.ai_processes, rng=Random())
    client.resources.callback(computer_players.close)
    renderer = Renderer(WorkerProcess(DRAWING, name="drawing"))
    client.resources.callback(renderer.close)
    servers = await Servers.load(store, now)
    matches = MatchService(
        store,
        clock=now,
        make_secret=lambda: secrets.token_bytes(SECRET_BYTES),
        rng=Random(),
        chooser=computer_players.choose,
        limits=servers.limits,
        pace=options.pace,
    )
    return _Services(
        store=store,
        matches=matches,
        ladder=LadderService(store, now),
        servers=servers,
        people=await People.load(store),
        gold=Gold(store, now),
        computer_players=computer_players,
        renderer=renderer,
    )


def _build_live(client: AyazClient, services: _Services, options: _Options) -> _Live:
    matches, renderer = services.matches, services.renderer
    background, gate = BackgroundTasks(), RenderGate()
    limiter = RateLimiter(per_second=options.requests_per_second, start_delay=options.start_delay)
    permissions = Permissions(client, clock=uptime)
    channels = ChannelClient(client, limiter)
    retries = RetryQueue(background, clock=uptime)
    servers, people = services.servers, services.people
    reminders = Reminders(
        matches,
        channel_client=channels,
        permissions=permissions,
        retry_queue=retries,
        wants_calls=lambda guild, account: (
            servers.settings(guild)[TURN_CALLS] and people.settings(account)[OWN_TURN_CALLS]
        ),
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
            uptime=uptime,
        )
    )
    tile_emojis = TileEmojis(client, renderer.tile_emoji)
    return _Live(
        tile_emojis=tile_emojis,
        background=background,
        gate=gate,
        limiter=limiter,
        permissions=permissions,
        channels=channels,
        retries=retries,
        reminders=reminders,
        boards=boards,
        board_finder=BoardFinder(
            boards, channel_client=channels, permissions=permissions, background=background, clock=uptime
        ),
        threads=MatchThreads(client, matches, boards, channel_client=channels, permissions=permissions, clock=uptime),
        hands=Hands(
            HandMessages(
                renderer,
                ladder=matches.queries.ladder_info,
                may_return=matches.seats.may_return,
                board_style=lambda account: people.settings(account)[OWN_BOARD],
                emoji=tile_emojis.of,
            ),
            render_gate=gate,
            permissions=permissions,
            background=background,
        ),
    )


def _build_housekeeping(client: AyazClient, services: _Services, live: _Live) -> Housekeeping:
    return Housekeeping(
        client,
        Retention(services.store, services.servers, now),
        SeasonPosts(
            services.ladder.seasons,
            services.servers,
            permissions=live.permissions,
            channel_client=live.channels,
            clock=now,
        ),
        EndedBoards(
            OutdatedBoards(services.store),
            services.matches.queries,
            live.boards,
            renderer=services.renderer,
            render_gate=live.gate,
            permissions=live.permissions,
            channel_client=live.channels,
            clock=now,
        ),
        live.threads,
        background=live.background,
        clock=now,
    )


def _build_screens(
    client: AyazClient, services: _Services, live: _Live, *, has_slow: bool
) -> tuple[InteractionDispatcher, Sequence[commands.Cog]]:
    """What answers people: the dispatcher of presses, and the slash commands."""
    matches, ladder, servers, renderer = services.matches, services.ladder, services.servers, services.renderer
    queries, boards, hands, permissions = matches.queries, live.boards, live.hands, live.permissions
    hand = HandScreen(queries, matches.play, hands, boards)
    endings = TableEndings(queries, live.board_finder)
    leaving = LeavingScreens(queries, matches.seats, matches.play, hands, endings)
    menu = TableMenu(queries, matches.play, boards, permissions=permissions)
    levels = ComputerLevels(queries, matches.seats, ladder.profiles, has_slow=has_slow)
    lobby = Lobby(
        queries,
        matches.seats,
        matches.play,
        servers,
        boards=boards,
        hands=hands,
        reminders=live.reminders,
        levels=levels,
        permissions=permissions,
        threads=live.threads,
    )
    requests = TableRequests(lobby, endings)
    gold, purse = services.gold, GoldScreen(services.gold)
    leaderboard = LeaderboardScreen(ladder.leaderboards, ladder.seasons, gold)
    records, profile = RecordsScreen(ladder.leaderboards), ProfileScreen(ladder.profiles, gold, renderer)
    rules, replay = RulesScreen(queries, renderer), ReplayScreen(queries, ladder.profiles, renderer)
    server_settings = ServerSettingsScreen(servers, queries, matches.play, boards=boards, permissions=permissions)
    own_settings = OwnSettingsScreen(services.people, ladder.leaderboards)
    own_data = OwnDataScreens(
        OwnData(services.store, services.people, matches.forget_person, now),
        queries,
        matches.seats,
        boards,
        live.reminders,
    )
    moderation = ModerationScreens(Moderation(services.store, now), queries, matches.seats)
    screens = (
        hand,
        leaving,
        menu,
        SeatScreens(queries, matches.seats, matches.play, hands, ladder.profiles),
        InvitationScreens(queries, matches.seats, live.reminders),
        levels,
        lobby,
        requests,
        rules,
        replay,
        leaderboard,
        records,
        profile,
        server_settings,
        own_settings,
        purse,
        own_data,
        moderation,
    )
    dispatcher = InteractionDispatcher(
        register(verb for screen in screens for verb in screen.verbs()),
        queries,
        boards,
        endings,
        purse,
        place_of_match=matches.place_of,
        permissions=permissions,
        render_gate=live.gate,
    )
    domino = DominoCommands(
        dispatcher,
        TableChoice(queries),
        endings,
        OpenTables(queries, live.board_finder),
        live.board_finder,
        lobby=lobby,
        requests=requests,
        hand=hand,
        menu=menu,
        leaving=leaving,
        rules=rules,
        moderation=moderation,
        replay=replay,
    )
    return dispatcher, (
        UnhandledPressListener(),
        domino,
        LeaderboardCommands(dispatcher, leaderboard, records),
        ProfileCommands(dispatcher, profile),
        PersonMenus(client.tree, dispatcher, profile, Challenges(lobby, live.reminders)),
        SettingsCommands(dispatcher, server_settings, own_settings),
        GoldCommands(dispatcher, purse),
        OwnDataCommands(dispatcher, own_data),
        AboutCommands(dispatcher, AboutPages(version())),
    )

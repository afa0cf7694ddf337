"""The third step: what answers people, the dispatcher of presses and the slash commands."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from cogs.commands.context_menus import PersonMenus
from cogs.commands.domino import DominoCommands
from cogs.commands.gold import GoldCommands
from cogs.commands.leaderboard import LeaderboardCommands
from cogs.commands.open_tables import OpenTables
from cogs.commands.own_data import AboutCommands, OwnDataCommands
from cogs.commands.profile import ProfileCommands
from cogs.commands.settings import SettingsCommands
from cogs.commands.table_choice import TableChoice
from cogs.discord_io.components import UnhandledPressListener
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
from composition.environment import now, version
from composition.live import Live
from composition.services import Services
from data.moderation import Moderation
from data.own_data import OwnData


def build_screens(
    client: commands.Bot, services: Services, live: Live, *, has_slow: bool
) -> tuple[InteractionDispatcher, Sequence[commands.Cog]]:
    """Make the dispatcher of presses and the slash commands; ``has_slow``: whether hard can be chosen."""
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
    requests = TableRequests(lobby, endings, services.gold)
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
        live.erased_names,
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

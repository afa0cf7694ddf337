"""The command ``/domino`` and its subcommands, as Discord lists them."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands.open_tables import OpenTables
from cogs.commands.option_choices import VARIANT_CHOICES, choices, numbers
from cogs.commands.table_choice import TableChoice
from cogs.discord_io.responses import Interaction, catalogue_for, send_text
from cogs.interactions.computer_level import CHOICES
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.hand import HandScreen
from cogs.interactions.leaving import LeavingScreens
from cogs.interactions.lobby import Lobby
from cogs.interactions.menu import TableMenu
from cogs.interactions.moderation import ModerationScreens
from cogs.interactions.press import is_moderator, place_of
from cogs.interactions.replay import ReplayScreen
from cogs.interactions.rules import RulesScreen
from cogs.interactions.server_settings import require_manager
from cogs.interactions.table_endings import TableEndings
from cogs.interactions.table_requests import TableRequest, TableRequests
from cogs.live.deleted_boards import BoardFinder
from cogs.texts.command_text import command_str
from data.records.gold import STAKES
from data.records.matches import User
from data.records.settings import THREADS, TURN_TIME, VARIANT
from engine.rules import TURN_TIMES
from engine.variants import DEFAULT_VARIANT, VARIANTS

_PLAYERS = sorted({seats for rules in VARIANTS.values() for seats in rules.seat_counts})
_TARGETS = sorted({goal.target for rules in VARIANTS.values() for goal in rules.goals if goal.target})
_ROUNDS = sorted({goal.rounds for rules in VARIANTS.values() for goal in rules.goals if goal.rounds})
_TILES = sorted({size for rules in VARIANTS.values() for size in rules.hand_sizes})


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class DominoCommands(
    commands.GroupCog,
    group_name=command_str("command-domino-name"),
    group_description=command_str("command-domino-description"),
):
    """Every answer is private, except the lobby."""

    def __init__(
        self,
        dispatcher: InteractionDispatcher,
        table_choice: TableChoice,
        endings: TableEndings,
        open_tables: OpenTables,
        board_finder: BoardFinder,
        *,
        lobby: Lobby,
        requests: TableRequests,
        hand: HandScreen,
        menu: TableMenu,
        leaving: LeavingScreens,
        rules: RulesScreen,
        moderation: ModerationScreens,
        replay: ReplayScreen,
    ) -> None:
        super().__init__()
        self._dispatcher = dispatcher
        self._table_choice = table_choice
        self._endings = endings
        self._open_tables = open_tables
        self._board_finder = board_finder
        self._lobby = lobby
        self._requests = requests
        self._hand = hand
        self._menu = menu
        self._leaving = leaving
        self._rules = rules
        self._moderation = moderation
        self._replay = replay

    @app_commands.command(name=command_str("command-play-name"), description=command_str("command-play-description"))
    @app_commands.rename(
        variant=command_str("option-variant-name"),
        players=command_str("option-players-name"),
        pairs=command_str("option-pairs-name"),
        target=command_str("option-target-name"),
        rounds=command_str("option-rounds-name"),
        tiles=command_str("option-tiles-name"),
        turn_time=command_str("option-turn_time-name"),
        computers=command_str("option-computers-name"),
        level=command_str("option-level-name"),
        rated=command_str("option-rated-name"),
        automatic=command_str("option-automatic-name"),
        private=command_str("option-private-name"),
        call=command_str("option-call-name"),
        thread=command_str("option-thread-name"),
        stake=command_str("option-stake-name"),
    )
    @app_commands.describe(
        variant=command_str("option-variant-description"),
        players=command_str("option-players-description"),
        pairs=command_str("option-pairs-description"),
        target=command_str("option-target-description"),
        rounds=command_str("option-rounds-description"),
        tiles=command_str("option-tiles-description"),
        turn_time=command_str("option-turn_time-description"),
        computers=command_str("option-computers-description"),
        level=command_str("option-level-description"),
        rated=command_str("option-rated-description"),
        automatic=command_str("option-automatic-description"),
        private=command_str("option-private-description"),
        call=command_str("option-call-description"),
        thread=command_str("option-thread-description"),
        stake=command_str("option-stake-description"),
    )
    @app_commands.choices(variant=VARIANT_CHOICES)
    @app_commands.choices(
        players=numbers(_PLAYERS),
        target=numbers(_TARGETS),
        rounds=numbers(_ROUNDS),
        tiles=numbers(_TILES),
        turn_time=choices("turn_time", sorted(TURN_TIMES)),
        computers=numbers(range(1, max(_PLAYERS))),
        stake=numbers(STAKES),
    )
    @app_commands.choices(level=choices("level", CHOICES))
    async def play(
        self,
        interaction: Interaction,
        variant: str | None = None,
        players: int | None = None,
        pairs: bool = False,
        target: int | None = None,
        rounds: int | None = None,
        tiles: int | None = None,
        turn_time: int | None = None,
        computers: int | None = None,
        level: str | None = None,
        rated: bool = True,
        automatic: bool | None = None,
        private: bool = False,
        call: bool = False,
        thread: bool | None = None,
        stake: int = 0,
    ) -> None:
        """Open a table in this channel."""
        async with self._dispatcher.command(interaction):
            settings = self._lobby.settings(interaction)
            request = TableRequest(
                variant=variant or settings[VARIANT],
                players=players,
                pairs=pairs,
                target=target,
                rounds=rounds,
                tiles=tiles,
                turn_time=turn_time or settings[TURN_TIME],
                computers=int(level is not None) if computers is None else computers,  # a level asks for a computer
                level=level,
                rated=rated,
                automatic=automatic,
                private=private,
                call=call,
                thread=settings[THREADS] if thread is None else thread,
                stake=stake,
            )
            await self._requests.open(interaction, request)

    @app_commands.command(name=command_str("command-hand-name"), description=command_str("command-hand-description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the user's hand."""
        async with self._dispatcher.command(interaction):
            found = await self._table_choice.one_of(interaction, await self._table_choice.own(interaction), "hand")
            if found is not None:
                await self._hand.show(interaction, found)

    @app_commands.command(name=command_str("command-board-name"), description=command_str("command-board-description"))
    async def board(self, interaction: Interaction) -> None:
        """Post the board again, or show it in words to a user who only watches."""
        async with self._dispatcher.command(interaction):
            own = await self._table_choice.own(interaction)
            here = own or await self._table_choice.in_channel(interaction)
            found = await self._table_choice.one_of(interaction, here, "down" if own else "text")
            if found is None:
                return
            if own or is_moderator(interaction, found.place):
                await self._menu.repost_board(interaction, found)
            else:
                await self._board_finder.find_deleted((found,))
                await self._menu.show_text_board(interaction, found)

    @app_commands.command(
        name=command_str("command-tables-name"), description=command_str("command-tables-description")
    )
    async def tables(self, interaction: Interaction) -> None:
        """List the tables of this server where the user can sit down."""
        async with self._dispatcher.command(interaction):
            await self._open_tables.show(interaction)

    @app_commands.command(name=command_str("command-leave-name"), description=command_str("command-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask whether to leave the table."""
        async with self._dispatcher.command(interaction):
            found = await self._table_choice.one_of(interaction, await self._table_choice.own(interaction), "leave")
            if found is not None:
                await self._leaving.ask_to_leave(interaction, found)

    @app_commands.command(name=command_str("command-stop-name"), description=command_str("command-stop-description"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask whether to end the table; answer users who may end none here with who may."""
        async with self._dispatcher.command(interaction):
            tables, here = await self._table_choice.own(interaction), await self._table_choice.in_channel(interaction)
            if is_moderator(interaction, place_of(interaction)):
                tables = here or tables
            elif here and not tables:
                await self._endings.show(interaction, here)
                return
            found = await self._table_choice.one_of(interaction, tables, "stop")
            if found is not None:
                await self._leaving.ask_to_stop(interaction, found)

    @app_commands.command(
        name=command_str("command-replay-name"), description=command_str("command-replay-description")
    )
    async def replay(self, interaction: Interaction) -> None:
        """Show the user's newest match of this server again, step by step."""
        async with self._dispatcher.command(interaction):
            await self._replay.show_newest(interaction)

    @app_commands.command(
        name=command_str("command-verify-name"), description=command_str("command-verify-description")
    )
    async def verify(self, interaction: Interaction) -> None:
        """Show how the deals of the user's newest match of this server can be checked."""
        async with self._dispatcher.command(interaction):
            await self._replay.show_proof(interaction)

    @app_commands.command(name=command_str("command-rules-name"), description=command_str("command-rules-description"))
    @app_commands.rename(variant=command_str("option-variant-name"))
    @app_commands.describe(variant=command_str("option-variant-description"))
    @app_commands.choices(variant=VARIANT_CHOICES)
    async def rules(self, interaction: Interaction, variant: str = DEFAULT_VARIANT) -> None:
        """Show the rules of a variant."""
        async with self._dispatcher.command(interaction):
            await self._rules.show(interaction, VARIANTS[variant])

    @app_commands.command(name=command_str("command-bar-name"), description=command_str("command-bar-description"))
    @app_commands.rename(person=command_str("option-person-name"))
    @app_commands.describe(person=command_str("option-barred-description"))
    async def bar(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Keep a person away from the tables of this server, or show who is."""
        async with self._dispatcher.command(interaction):
            if not await require_manager(interaction):
                return
            if person is None:
                await self._moderation.show_bars(interaction)
            elif person.bot:
                await send_text(interaction, catalogue_for(interaction).text("bar-bot"))
            else:
                await self._moderation.bar(interaction, User(person.id, person.display_name))

    @app_commands.command(name=command_str("command-void-name"), description=command_str("command-void-description"))
    @app_commands.rename(result=command_str("option-result-name"))
    @app_commands.describe(result=command_str("option-result-description"))
    async def void(self, interaction: Interaction, result: str | None = None) -> None:
        """Ask whether to take a result off the ladder."""
        async with self._dispatcher.command(interaction):
            if not await require_manager(interaction):
                return
            if result is None:
                await self._moderation.choose_result(interaction)
            else:
                await self._moderation.ask_to_void(interaction, result)

"""The command ``/domino`` and its subcommands, as Discord lists them."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands import open_tables
from cogs.commands.option_choices import DEFAULT_VARIANT, VARIANT_CHOICES, choices, numbers
from cogs.discord_io.responses import Interaction, catalogue_for, send_text
from cogs.interactions import hand, lobby, rules
from cogs.interactions.computer_level import CHOICES
from cogs.interactions.dispatcher import InteractionDispatcher, is_moderator
from cogs.texts.command_text import command_str
from data.matches.records import Table
from engine.match import SUBSTITUTE_LEVEL
from engine.rules import TURN_TIMES, Goal, default_options
from engine.variants import VARIANTS

_PLAYERS = sorted({seats for rules in VARIANTS.values() for seats in rules.seats})
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
    """Commands answer in private, but for the lobby."""

    def __init__(self, desk: InteractionDispatcher) -> None:
        super().__init__()
        self._desk = desk

    @app_commands.command(name=command_str("command-play-name"), description=command_str("command-play-description"))
    @app_commands.rename(
        variant=command_str("option-variant-name"),
        players=command_str("option-players-name"),
        teams=command_str("option-teams-name"),
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
    )
    @app_commands.describe(
        variant=command_str("option-variant-description"),
        players=command_str("option-players-description"),
        teams=command_str("option-teams-description"),
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
    )
    @app_commands.choices(variant=VARIANT_CHOICES)
    @app_commands.choices(
        players=numbers(_PLAYERS),
        target=numbers(_TARGETS),
        rounds=numbers(_ROUNDS),
        tiles=numbers(_TILES),
        turn_time=choices("turn_time", sorted(TURN_TIMES)),
        computers=numbers(range(1, max(_PLAYERS))),
    )
    @app_commands.choices(level=choices("level", CHOICES))
    async def play(
        self,
        interaction: Interaction,
        variant: str = DEFAULT_VARIANT,
        players: int | None = None,
        teams: bool = False,
        target: int | None = None,
        rounds: int | None = None,
        tiles: int | None = None,
        turn_time: int = TURN_TIMES[0],
        computers: int | None = None,
        level: str | None = None,
        rated: bool = True,
        automatic: bool | None = None,
        private: bool = False,
        call: bool = False,
    ) -> None:
        """Open a table in this channel."""
        async with self._desk.command(interaction):
            chosen = VARIANTS[variant]
            objection = lobby.goal_objection(catalogue_for(interaction), chosen, target=target, rounds=rounds)
            if objection:
                await send_text(interaction, objection)
                return
            options = default_options(
                chosen,
                seats=players if players is not None or chosen.pairs else chosen.seats[0],
                pairs=teams,
                hand_size=tiles,
                goal=None if target is None and rounds is None else Goal(target=target or 0, rounds=rounds or 0),
                automatic=automatic,
                turn_time=turn_time,
                rated=rated,
            )
            wanted = int(level is not None) if computers is None else computers  # who names a level wants a computer
            await lobby.open_table(
                self._desk,
                interaction,
                options,
                computers=wanted,
                level=level or SUBSTITUTE_LEVEL,
                private=private,
                call=call,
            )

    @app_commands.command(name=command_str("command-hand-name"), description=command_str("command-hand-description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the reader's own tiles."""
        async with self._desk.command(interaction):
            found = await self._one_of(interaction, await self._desk.own_tables(interaction), "hand")
            if found is not None:
                await hand.show_hand(self._desk, interaction, found)

    @app_commands.command(name=command_str("command-board-name"), description=command_str("command-board-description"))
    async def board(self, interaction: Interaction) -> None:
        """Bring the board down, or show it in private to people who only watch."""
        async with self._desk.command(interaction):
            own = await self._desk.own_tables(interaction)
            here = own or await self._desk.matches.queries.tables_in(interaction.channel_id or 0)
            found = await self._one_of(interaction, here, "down" if own else "text")
            if found is None:
                return
            if own or is_moderator(interaction):
                await hand.bring_down(self._desk, interaction, found)
            else:
                await self._desk.board_finder.find_deleted((found,))
                await hand.show_text(self._desk, interaction, found)

    @app_commands.command(
        name=command_str("command-tables-name"), description=command_str("command-tables-description")
    )
    async def tables(self, interaction: Interaction) -> None:
        """List where on this server the reader can sit down."""
        async with self._desk.command(interaction):
            await open_tables.show_tables(self._desk, interaction)

    @app_commands.command(name=command_str("command-leave-name"), description=command_str("command-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask whether to leave the table."""
        async with self._desk.command(interaction):
            found = await self._one_of(interaction, await self._desk.own_tables(interaction), "leave")
            if found is not None:
                await hand.ask_leave(self._desk, interaction, found)

    @app_commands.command(name=command_str("command-stop-name"), description=command_str("command-stop-description"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask whether to end the table."""
        async with self._desk.command(interaction):
            tables = await self._desk.own_tables(interaction)
            if is_moderator(interaction):
                tables = await self._desk.matches.queries.tables_in(interaction.channel_id or 0) or tables
            found = await self._one_of(interaction, tables, "stop")
            if found is not None:
                await hand.ask_stop(self._desk, interaction, found)

    @app_commands.command(name=command_str("command-rules-name"), description=command_str("command-rules-description"))
    @app_commands.rename(variant=command_str("option-variant-name"))
    @app_commands.describe(variant=command_str("option-variant-description"))
    @app_commands.choices(variant=VARIANT_CHOICES)
    async def rules(self, interaction: Interaction, variant: str = DEFAULT_VARIANT) -> None:
        """Show the rules of a variant."""
        async with self._desk.command(interaction):
            await rules.show_rules(self._desk, interaction, VARIANTS[variant])

    async def _one_of(self, interaction: Interaction, tables: list[Table], verb: str) -> Table | None:
        """The table that a command means; None when there is none or the person has been asked which."""
        if not tables:
            key = "screen-no-table-here" if verb in ("text", "stop") else "screen-not-seated-here"
            await send_text(interaction, catalogue_for(interaction).text(key))
        elif len(tables) > 1:
            await hand.pick_table(interaction, tables, verb)
        return tables[0] if len(tables) == 1 else None

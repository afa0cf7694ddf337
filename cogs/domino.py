"""The command ``/domino`` and its subcommands, as Discord lists them."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import help as rule_pages
from cogs import lobby, openings, table
from cogs.answers import Interaction, catalogue, explain, say
from cogs.choices import DEFAULT_VARIANT, VARIANT_CHOICES, choices, numbers
from cogs.desk import Desk, is_moderator
from cogs.levels import CHOICES
from cogs.text import words
from data.records import Table
from engine.match import SUBSTITUTE_LEVEL
from engine.rules import TURN_TIMES, Goal, default_options
from engine.variants import VARIANTS

log = logging.getLogger(__name__)

_PLAYERS = sorted({seats for rules in VARIANTS.values() for seats in rules.seats})
_TARGETS = sorted({goal.target for rules in VARIANTS.values() for goal in rules.goals if goal.target})
_ROUNDS = sorted({goal.rounds for rules in VARIANTS.values() for goal in rules.goals if goal.rounds})
_TILES = sorted({size for rules in VARIANTS.values() for size in rules.hand_sizes})


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Domino(
    commands.GroupCog,
    group_name=words("command-domino-name"),
    group_description=words("command-domino-description"),
):
    """Commands answer in private, but for the lobby."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    @app_commands.command(name=words("command-play-name"), description=words("command-play-description"))
    @app_commands.rename(
        variant=words("option-variant-name"),
        players=words("option-players-name"),
        teams=words("option-teams-name"),
        target=words("option-target-name"),
        rounds=words("option-rounds-name"),
        tiles=words("option-tiles-name"),
        turn_time=words("option-turn_time-name"),
        computers=words("option-computers-name"),
        level=words("option-level-name"),
        rated=words("option-rated-name"),
        automatic=words("option-automatic-name"),
        private=words("option-private-name"),
        call=words("option-call-name"),
    )
    @app_commands.describe(
        variant=words("option-variant-description"),
        players=words("option-players-description"),
        teams=words("option-teams-description"),
        target=words("option-target-description"),
        rounds=words("option-rounds-description"),
        tiles=words("option-tiles-description"),
        turn_time=words("option-turn_time-description"),
        computers=words("option-computers-description"),
        level=words("option-level-description"),
        rated=words("option-rated-description"),
        automatic=words("option-automatic-description"),
        private=words("option-private-description"),
        call=words("option-call-description"),
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
        async with self._desk.serving(interaction):
            chosen = VARIANTS[variant]
            objection = lobby.goal_objection(catalogue(interaction), chosen, target=target, rounds=rounds)
            if objection:
                await say(interaction, objection)
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

    @app_commands.command(name=words("command-hand-name"), description=words("command-hand-description"))
    async def hand(self, interaction: Interaction) -> None:
        """Show the reader's own tiles."""
        async with self._desk.serving(interaction):
            found = await self._one_of(interaction, await self._desk.own_tables(interaction), "hand")
            if found is not None:
                await table.show_hand(self._desk, interaction, found)

    @app_commands.command(name=words("command-board-name"), description=words("command-board-description"))
    async def board(self, interaction: Interaction) -> None:
        """Bring the board down, or show it in private to people who only watch."""
        async with self._desk.serving(interaction):
            own = await self._desk.own_tables(interaction)
            here = own or await self._desk.matches.tables_in(interaction.channel_id or 0)
            found = await self._one_of(interaction, here, "down" if own else "text")
            if found is None:
                return
            if own or is_moderator(interaction):
                await table.bring_down(self._desk, interaction, found)
            else:
                await self._desk.boards.seeker.lost((found,))
                await table.show_text(self._desk, interaction, found)

    @app_commands.command(name=words("command-tables-name"), description=words("command-tables-description"))
    async def tables(self, interaction: Interaction) -> None:
        """List where on this server the reader can sit down."""
        async with self._desk.serving(interaction):
            await openings.show_tables(self._desk, interaction)

    @app_commands.command(name=words("command-leave-name"), description=words("command-leave-description"))
    async def leave(self, interaction: Interaction) -> None:
        """Ask whether to leave the table."""
        async with self._desk.serving(interaction):
            found = await self._one_of(interaction, await self._desk.own_tables(interaction), "leave")
            if found is not None:
                await table.ask_leave(self._desk, interaction, found)

    @app_commands.command(name=words("command-stop-name"), description=words("command-stop-description"))
    async def stop(self, interaction: Interaction) -> None:
        """Ask whether to end the table."""
        async with self._desk.serving(interaction):
            tables = await self._desk.own_tables(interaction)
            if is_moderator(interaction):
                tables = await self._desk.matches.tables_in(interaction.channel_id or 0) or tables
            found = await self._one_of(interaction, tables, "stop")
            if found is not None:
                await table.ask_stop(self._desk, interaction, found)

    @app_commands.command(name=words("command-rules-name"), description=words("command-rules-description"))
    @app_commands.rename(variant=words("option-variant-name"))
    @app_commands.describe(variant=words("option-variant-description"))
    @app_commands.choices(variant=VARIANT_CHOICES)
    async def rules(self, interaction: Interaction, variant: str = DEFAULT_VARIANT) -> None:
        """Show the rules of a variant."""
        async with self._desk.serving(interaction):
            await rule_pages.show_rules(self._desk, interaction, VARIANTS[variant])

    async def _one_of(self, interaction: Interaction, tables: list[Table], verb: str) -> Table | None:
        """The table that a command means; None when there is none or the person has been asked which."""
        if not tables:
            key = "screen-no-table-here" if verb in ("text", "stop") else "screen-not-seated-here"
            await say(interaction, catalogue(interaction).text(key))
        elif len(tables) > 1:
            await table.pick_table(interaction, tables, verb)
        return tables[0] if len(tables) == 1 else None


class Tree(app_commands.CommandTree[Any]):
    """The commands' door: as with presses, whatever goes wrong is told to who used the command."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Say why no command is taken now. Nothing may be raised here: discord.py would tell nobody."""
        desk: Desk = interaction.client.desk
        texts = catalogue(interaction)
        reason = "screen-restarting" if desk.closing else "screen-guild-only" if interaction.guild_id is None else None
        if reason is None:
            desk.rights.note(interaction)
            return True
        try:
            await say(interaction, texts.text(reason))
        except (discord.HTTPException, OSError) as error:
            log.warning("an answer to a command was lost: %s", error)
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Tell what kept a command from being carried out at all: Discord knows it otherwise than this version."""
        name = interaction.command.qualified_name if interaction.command else "?"
        await explain(interaction, error, what=f"command {name}")

"""``/leaderboard``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.option_choices import VARIANT_CHOICES, choices
from cogs.discord_io.responses import Interaction
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.leaderboard_screen import EVERYWHERE, HERE, LeaderboardQuery, LeaderboardScreen
from cogs.texts.command_text import command_str
from data.records.ladder import Metric, Period


class LeaderboardCommands(commands.Cog):
    """The command, without subcommands."""

    def __init__(self, dispatcher: InteractionDispatcher, screen: LeaderboardScreen) -> None:
        self._dispatcher = dispatcher
        self._screen = screen

    @app_commands.command(
        name=command_str("command-leaderboard-name"), description=command_str("command-leaderboard-description")
    )
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(
        where=command_str("option-where-name"),
        what=command_str("option-what-name"),
        period=command_str("option-period-name"),
        variant=command_str("option-variant-name"),
    )
    @app_commands.describe(
        where=command_str("option-where-description"),
        what=command_str("option-what-description"),
        period=command_str("option-period-description"),
        variant=command_str("option-variant-description"),
    )
    @app_commands.choices(
        where=choices("where", (HERE, EVERYWHERE)),
        what=choices("what", [metric.value for metric in Metric]),
        period=choices("period", [period.value for period in Period]),
        variant=VARIANT_CHOICES,
    )
    async def leaderboard(
        self,
        interaction: Interaction,
        where: str = HERE,
        what: str = Metric.POINTS.value,
        period: str = Period.ALL.value,
        variant: str | None = None,
    ) -> None:
        """Show a leaderboard to the user."""
        async with self._dispatcher.command(interaction):
            chosen = LeaderboardQuery(where == EVERYWHERE, Metric(what), Period(period), variant)
            await self._screen.show(interaction, chosen.normalized())

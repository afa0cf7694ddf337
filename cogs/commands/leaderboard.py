"""``/leaderboard``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.option_choices import VARIANT_CHOICES, choices
from cogs.discord_io.responses import Interaction, catalogue_for
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.leaderboard_screen import EVERYWHERE, HERE, RECORDS, LeaderboardQuery, LeaderboardScreen
from cogs.interactions.records_screen import RecordsScreen
from cogs.texts.command_text import command_str
from cogs.texts.months import is_month, month_name
from data.records.ladder import Metric, Period
from data.records.matches import Refusal, Refused


class LeaderboardCommands(commands.Cog):
    """The command, without subcommands."""

    def __init__(self, dispatcher: InteractionDispatcher, screen: LeaderboardScreen, records: RecordsScreen) -> None:
        self._dispatcher = dispatcher
        self._screen = screen
        self._records = records

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
        season=command_str("option-season-name"),
    )
    @app_commands.describe(
        where=command_str("option-where-description"),
        what=command_str("option-what-description"),
        period=command_str("option-period-description"),
        variant=command_str("option-variant-description"),
        season=command_str("option-season-description"),
    )
    @app_commands.choices(
        where=choices("where", (HERE, EVERYWHERE)),
        what=choices("what", [*(metric.value for metric in Metric), RECORDS]),
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
        season: str | None = None,
    ) -> None:
        """Show a leaderboard, the final table of a month, or the records of the server to the user."""
        async with self._dispatcher.command(interaction):
            if what == RECORDS:
                await self._records.show(interaction, variant)
                return
            if season is not None and not is_month(season):
                raise Refused(Refusal.NO_SUCH_SEASON)
            chosen = LeaderboardQuery(where == EVERYWHERE, Metric(what), Period(period), variant, season=season or "")
            await self._screen.show(interaction, chosen)

    @leaderboard.autocomplete("season")
    async def seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the months of which the server has a final table."""
        texts = catalogue_for(interaction)
        names = {month: month_name(texts, month) for month in await self._screen.months(interaction)}
        wanted = typed.strip().casefold()
        return [
            app_commands.Choice(name=name, value=month)
            for month, name in names.items()
            if wanted in name.casefold() or wanted in month
        ]

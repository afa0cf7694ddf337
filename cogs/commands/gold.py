"""``/gold``."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.discord_io.responses import Interaction
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.gold_screen import GoldScreen
from cogs.texts.command_text import command_str


class GoldCommands(commands.Cog):
    """The command, without subcommands."""

    def __init__(self, dispatcher: InteractionDispatcher, screen: GoldScreen) -> None:
        self._dispatcher = dispatcher
        self._screen = screen

    @app_commands.command(name=command_str("command-gold-name"), description=command_str("command-gold-description"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def gold(self, interaction: Interaction) -> None:
        """Show the user's gold."""
        async with self._dispatcher.command(interaction):
            await self._screen.show(interaction)

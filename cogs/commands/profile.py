"""``/profile``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io.responses import Interaction
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.profile_screen import ProfileScreen
from cogs.texts.command_text import command_str


class ProfileCommands(commands.Cog):
    """The command, without subcommands."""

    def __init__(self, dispatcher: InteractionDispatcher, screen: ProfileScreen) -> None:
        self._dispatcher = dispatcher
        self._screen = screen

    @app_commands.command(
        name=command_str("command-profile-name"), description=command_str("command-profile-description")
    )
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.rename(person=command_str("option-person-name"))
    @app_commands.describe(person=command_str("option-person-description"))
    async def profile(self, interaction: Interaction, person: discord.User | None = None) -> None:
        """Show a profile to the user."""
        async with self._dispatcher.command(interaction):
            await self._screen.show_person(interaction, person or interaction.user)

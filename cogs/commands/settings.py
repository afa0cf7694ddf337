"""``/settings``, for people who manage the server, and ``/me``, for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.discord_io.responses import Interaction
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.own_settings import OwnSettingsScreen
from cogs.interactions.server_settings import ServerSettingsScreen
from cogs.texts.command_text import command_str


class SettingsCommands(commands.Cog):
    """The commands, without subcommands: each shows one screen."""

    def __init__(self, dispatcher: InteractionDispatcher, server: ServerSettingsScreen, own: OwnSettingsScreen) -> None:
        self._dispatcher = dispatcher
        self._server = server
        self._own = own

    @app_commands.command(
        name=command_str("command-settings-name"), description=command_str("command-settings-description")
    )
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.default_permissions(manage_guild=True)
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings of the server. Discord hides the command from others, but a server can allow it to
        anybody, so the screen checks the permission itself."""
        async with self._dispatcher.command(interaction):
            await self._server.show(interaction)

    @app_commands.command(name=command_str("command-me-name"), description=command_str("command-me-description"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def me(self, interaction: Interaction) -> None:
        """Show the user's own settings."""
        async with self._dispatcher.command(interaction):
            await self._own.show(interaction)

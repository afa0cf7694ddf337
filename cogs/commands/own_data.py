"""``/mydata``, ``/privacy`` and ``/about``, for everybody."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.discord_io.responses import Interaction
from cogs.interactions.about import AboutPages
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.own_data import OwnDataScreens
from cogs.texts.command_text import command_str


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class OwnDataCommands(
    commands.GroupCog,
    group_name=command_str("command-mydata-name"),
    group_description=command_str("command-mydata-description"),
):
    """A person's own data, on all servers."""

    def __init__(self, dispatcher: InteractionDispatcher, screens: OwnDataScreens) -> None:
        super().__init__()
        self._dispatcher = dispatcher
        self._screens = screens

    @app_commands.command(
        name=command_str("command-export-name"), description=command_str("command-export-description")
    )
    async def export(self, interaction: Interaction) -> None:
        """Send the user a file with everything that is kept of them."""
        async with self._dispatcher.command(interaction):
            await self._screens.export(interaction)

    @app_commands.command(
        name=command_str("command-delete-name"), description=command_str("command-delete-description")
    )
    async def delete(self, interaction: Interaction) -> None:
        """Ask whether to erase it."""
        async with self._dispatcher.command(interaction):
            await self._screens.ask_to_erase(interaction)


class AboutCommands(commands.Cog):
    """The two pages."""

    def __init__(self, dispatcher: InteractionDispatcher, pages: AboutPages) -> None:
        self._dispatcher = dispatcher
        self._pages = pages

    @app_commands.command(
        name=command_str("command-privacy-name"), description=command_str("command-privacy-description")
    )
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is kept of people."""
        async with self._dispatcher.command(interaction):
            await self._pages.privacy(interaction)

    @app_commands.command(name=command_str("command-about-name"), description=command_str("command-about-description"))
    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    async def about(self, interaction: Interaction) -> None:
        """Show what the bot is."""
        async with self._dispatcher.command(interaction):
            await self._pages.about(interaction)

"""The commands in the menu of a person (Apps): their profile, and a private table with an invitation."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io.responses import Interaction
from cogs.interactions.challenge import Challenges
from cogs.interactions.dispatcher import InteractionDispatcher
from cogs.interactions.profile_screen import ProfileScreen
from cogs.texts.command_text import command_str


class PersonMenus(commands.Cog):
    """discord.py takes such commands into its tree one by one, not with their cog."""

    def __init__(
        self,
        tree: app_commands.CommandTree[commands.Bot],
        dispatcher: InteractionDispatcher,
        profile: ProfileScreen,
        challenges: Challenges,
    ) -> None:
        self._tree = tree
        self._dispatcher = dispatcher
        self._profile_screen = profile
        self._challenges = challenges

    async def cog_load(self) -> None:
        """Add the commands."""
        for key, callback in (("menu-profile", self._profile), ("menu-challenge", self._challenge)):
            menu = app_commands.ContextMenu(
                name=command_str(key),
                callback=callback,
                allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
                allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            )
            self._tree.add_command(menu)

    async def _profile(self, interaction: Interaction, person: discord.User) -> None:
        async with self._dispatcher.command(interaction):
            await self._profile_screen.show_person(interaction, person)

    async def _challenge(self, interaction: Interaction, person: discord.User) -> None:
        async with self._dispatcher.command(interaction):
            await self._challenges.challenge(interaction, person)

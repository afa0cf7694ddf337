"""``/settings``, for people who manage the server, and ``/me``, for everybody."""

from __future__ import annotations

from collections.abc import Collection

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.caller_role import CallerRoleScreen, require_manager
from cogs.interactions.dispatcher import InteractionDispatcher, user_of
from cogs.interactions.press import place_of
from cogs.texts.catalogue import Catalogue
from cogs.texts.command_text import command_str
from cogs.texts.names import safe_name
from data.ladder.leaderboards import Leaderboards
from data.matches.queries import MatchQueries
from data.records.matches import AuditEntry, User

MAX_LOG_LINES = 15
MAX_CHANNEL_NAME = 50
"""Characters of a channel's name in the log."""


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ServerSettingsCommands(
    commands.GroupCog,
    group_name=command_str("command-settings-name"),
    group_description=command_str("command-settings-description"),
):
    """For people who manage the server. Discord hides the commands from others, but a server can allow them to anybody,
    so each one checks the permission itself.
    """

    def __init__(self, dispatcher: InteractionDispatcher, caller_role: CallerRoleScreen, queries: MatchQueries) -> None:
        super().__init__()
        self._dispatcher = dispatcher
        self._caller_role = caller_role
        self._queries = queries

    @app_commands.command(
        name=command_str("command-caller_role-name"), description=command_str("command-caller_role-description")
    )
    @app_commands.rename(role=command_str("option-role-name"))
    @app_commands.describe(role=command_str("option-role-description"))
    async def caller_role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Choose the role that a lobby may call, or see which one it is."""
        async with self._dispatcher.command(interaction):
            if await require_manager(interaction):
                if role is None:
                    await self._caller_role.show(interaction)
                else:
                    await self._caller_role.choose(interaction, role)

    @app_commands.command(name=command_str("command-log-name"), description=command_str("command-log-description"))
    async def log(self, interaction: Interaction) -> None:
        """Show the newest lines of the server's log."""
        async with self._dispatcher.command(interaction):
            if await require_manager(interaction):
                entries = await self._queries.audit_log(place_of(interaction).guild, MAX_LOG_LINES)
                there = {
                    each.place.channel for each in entries if each.place and _exists(interaction, each.place.channel)
                }
                await respond(interaction, Screen(log_text(catalogue_for(interaction), entries, channels=there)))


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class MeCommands(
    commands.GroupCog,
    group_name=command_str("command-me-name"),
    group_description=command_str("command-me-description"),
):
    """For everybody."""

    def __init__(self, dispatcher: InteractionDispatcher, leaderboards: Leaderboards) -> None:
        super().__init__()
        self._dispatcher = dispatcher
        self._leaderboards = leaderboards

    @app_commands.command(
        name=command_str("command-global_board-name"), description=command_str("command-global_board-description")
    )
    @app_commands.rename(shown=command_str("option-shown-name"))
    @app_commands.describe(shown=command_str("option-shown-description"))
    async def global_board(self, interaction: Interaction, shown: bool) -> None:
        """Be on the global leaderboard or not."""
        async with self._dispatcher.command(interaction):
            await self._leaderboards.set_global(user_of(interaction), shown=shown)
            await send_text(interaction, catalogue_for(interaction).text("me-global-on" if shown else "me-global-off"))


def log_text(texts: Catalogue, entries: tuple[AuditEntry, ...], *, channels: Collection[int] = ()) -> str:
    """The lines of a server's log, newest first; ``channels`` are those that still exist."""
    if not entries:
        return texts.text("settings-log-empty")
    return "\n".join((texts.text("settings-log"), *(_entry(texts, each, channels) for each in entries)))


def _exists(interaction: Interaction, channel: int) -> bool:
    return interaction.guild is not None and interaction.guild.get_channel_or_thread(channel) is not None


def _entry(texts: Catalogue, entry: AuditEntry, channels: Collection[int]) -> str:
    """What was done by whom; below it the channel and the people of the match, where it concerns one."""
    line = texts.text(
        f"settings-log-{entry.kind}",
        when=f"<t:{entry.at // 1000}:f>",
        match=str(entry.match_id),
        name=_name(texts, entry.actor),
        person=_name(texts, entry.subject),
    )
    place = entry.place
    if place is None:
        return line
    if place.channel in channels or not place.name:
        channel = f"<#{place.channel}>"
    else:  # Discord does not show the name of a channel that is gone
        channel = f"#{safe_name(place.name, MAX_CHANNEL_NAME)}"
    people = ", ".join(_name(texts, user) for user in entry.people)
    return f"{line}\n{texts.text('settings-log-table', channel=channel, names=people)}"


def _name(texts: Catalogue, user: User | None) -> str:
    return safe_name(user.name) if user is not None and user.name else texts.text("ranks-former")

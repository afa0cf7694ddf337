"""``/settings``, what a server decides, and ``/me``, what a person decides for themselves."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.discord_io.components import Button, ScreenId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import InteractionDispatcher, Looker, ScreenPress, place_of, user_of
from cogs.texts.catalogue import Catalogue
from cogs.texts.command_text import command_str
from cogs.texts.names import safe_name
from data.matches.records import AuditEntry
from data.servers import CALL_AGAIN

_LOG_LINES = 15


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class ServerSettingsCommands(
    commands.GroupCog,
    group_name=command_str("command-settings-name"),
    group_description=command_str("command-settings-description"),
):
    """For people who manage the server: Discord hides the commands from others, and each one looks again.

    A server can give them to anybody, and a custom_id can be pressed by whoever sees it.
    """

    def __init__(self, desk: InteractionDispatcher) -> None:
        super().__init__()
        self._desk = desk

    @app_commands.command(
        name=command_str("command-caller_role-name"), description=command_str("command-caller_role-description")
    )
    @app_commands.rename(role=command_str("option-role-name"))
    @app_commands.describe(role=command_str("option-role-description"))
    async def caller_role(self, interaction: Interaction, role: discord.Role | None = None) -> None:
        """Choose the role that a lobby may call, or see which one it is."""
        async with self._desk.command(interaction):
            if await _may(interaction):
                if role is None:
                    await _show_role(self._desk, interaction)
                else:
                    await _choose_role(self._desk, interaction, role)

    @app_commands.command(name=command_str("command-log-name"), description=command_str("command-log-description"))
    async def log(self, interaction: Interaction) -> None:
        """Show the newest lines of the server's log."""
        async with self._desk.command(interaction):
            if await _may(interaction):
                entries = await self._desk.matches.queries.audit_log(place_of(interaction).guild, _LOG_LINES)
                await respond(interaction, Screen(log_text(catalogue_for(interaction), entries)))


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class MeCommands(
    commands.GroupCog,
    group_name=command_str("command-me-name"),
    group_description=command_str("command-me-description"),
):
    """For everybody."""

    def __init__(self, desk: InteractionDispatcher) -> None:
        super().__init__()
        self._desk = desk

    @app_commands.command(
        name=command_str("command-global_board-name"), description=command_str("command-global_board-description")
    )
    @app_commands.rename(shown=command_str("option-shown-name"))
    @app_commands.describe(shown=command_str("option-shown-description"))
    async def global_board(self, interaction: Interaction, shown: bool) -> None:
        """Be on the global leaderboard or not."""
        async with self._desk.command(interaction):
            await self._desk.stats.leaderboards.set_global(user_of(interaction), shown=shown)
            await send_text(interaction, catalogue_for(interaction).text("me-global-on" if shown else "me-global-off"))


def log_text(texts: Catalogue, entries: tuple[AuditEntry, ...]) -> str:
    """The lines of a server's log, newest first."""
    if not entries:
        return texts.text("settings-log-empty")
    return "\n".join((texts.text("settings-log"), *(_entry(texts, each) for each in entries)))


def _entry(texts: Catalogue, entry: AuditEntry) -> str:
    known = entry.actor is not None and entry.actor.name
    name = safe_name(entry.actor.name) if entry.actor is not None and known else texts.text("somebody")
    when = f"<t:{entry.at // 1000}:f>"
    return texts.text(f"settings-log-{entry.kind}", when=when, match=str(entry.match_id), name=name)


async def _may(interaction: Interaction) -> bool:
    """Whether somebody manages the server; who does not is told."""
    if interaction.permissions.manage_guild:
        return True
    await send_text(interaction, catalogue_for(interaction).text("settings-not-allowed"))
    return False


async def _show_role(desk: InteractionDispatcher, interaction: Interaction) -> None:
    texts, guild = catalogue_for(interaction), place_of(interaction).guild
    chosen = await desk.servers.caller_role(guild)
    if chosen is not None and interaction.guild is not None and interaction.guild.get_role(chosen) is None:
        await desk.servers.set_caller_role(guild, None)  # it was deleted
        chosen = None
    if chosen is None:
        await send_text(interaction, texts.text("settings-role-none"))
        return
    clear = Button(texts.text("button-caller-clear"), ScreenId("caller-clear"))
    await respond(interaction, Screen(_role_text(interaction, chosen), ((clear,),)))


async def _choose_role(desk: InteractionDispatcher, interaction: Interaction, role: discord.Role) -> None:
    if role.is_default():
        await send_text(interaction, catalogue_for(interaction).text("settings-role-everyone"))
        return
    await desk.servers.set_caller_role(place_of(interaction).guild, role.id)
    await send_text(interaction, _role_text(interaction, role.id))


def _role_text(interaction: Interaction, role_id: int) -> str:
    """Which role it is, and what keeps the bot from mentioning it in this channel."""
    texts = catalogue_for(interaction)
    text = texts.text("settings-role", role=f"<@&{role_id}>", minutes=CALL_AGAIN // 60_000)
    role = interaction.guild.get_role(role_id) if interaction.guild else None
    if role is None or role.mentionable or interaction.app_permissions.mention_everyone:
        return text
    return f"{text}\n{texts.text('settings-role-unmentionable')}"


async def _clear(desk: InteractionDispatcher, look: ScreenPress) -> None:
    if await _may(look.interaction):
        await desk.servers.set_caller_role(place_of(look.interaction).guild, None)
        texts = catalogue_for(look.interaction)
        await respond(look.interaction, Screen(texts.text("settings-role-cleared")))


LOOKERS: dict[str, Looker] = {"caller-clear": _clear}

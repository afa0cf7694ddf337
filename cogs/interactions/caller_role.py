"""The role that lobbies of a server may call for players: shown, chosen and cleared by people who manage the server."""

from __future__ import annotations

import discord

from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.verbs import ScreenVerb
from data.servers import CALL_AGAIN, Servers


async def require_manager(interaction: Interaction) -> bool:
    """Whether the user manages the server; if not, that is the answer."""
    if interaction.permissions.manage_guild:
        return True
    await send_text(interaction, catalogue_for(interaction).text("settings-not-allowed"))
    return False


class CallerRoleScreen:
    """Shows and changes the role, and handles the button that clears it."""

    def __init__(self, servers: Servers) -> None:
        self._servers = servers

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("caller-clear", self._clear),)

    async def show(self, interaction: Interaction) -> None:
        """Answer with the role, and a button to clear it."""
        texts, guild = catalogue_for(interaction), place_of(interaction).guild
        chosen = await self._servers.caller_role(guild)
        if chosen is not None and interaction.guild is not None and interaction.guild.get_role(chosen) is None:
            await self._servers.set_caller_role(guild, None)  # it was deleted
            chosen = None
        if chosen is None:
            await send_text(interaction, texts.text("settings-role-none"))
            return
        clear = Button(texts.text("button-caller-clear"), ScreenCustomId("caller-clear"))
        await respond(interaction, Screen(_role_text(interaction, chosen), ((clear,),)))

    async def choose(self, interaction: Interaction, role: discord.Role) -> None:
        """Set the role, and answer with it."""
        if role.is_default():
            await send_text(interaction, catalogue_for(interaction).text("settings-role-everyone"))
            return
        await self._servers.set_caller_role(place_of(interaction).guild, role.id)
        await send_text(interaction, _role_text(interaction, role.id))

    async def _clear(self, press: ScreenPress) -> None:
        if await require_manager(press.interaction):
            await self._servers.set_caller_role(place_of(press.interaction).guild, None)
            await respond(press.interaction, Screen(press.texts.text("settings-role-cleared")))


def _role_text(interaction: Interaction, role_id: int) -> str:
    """Which role it is, and what keeps the bot from mentioning it in this channel."""
    texts = catalogue_for(interaction)
    text = texts.text("settings-role", role=f"<@&{role_id}>", minutes=CALL_AGAIN // 60_000)
    role = interaction.guild.get_role(role_id) if interaction.guild else None
    if role is None or role.mentionable or interaction.app_permissions.mention_everyone:
        return text
    return f"{text}\n{texts.text('settings-role-unmentionable')}"

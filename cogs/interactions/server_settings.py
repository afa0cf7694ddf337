"""``/settings``: what a server has set, on one screen, changed by the people who manage it."""

from __future__ import annotations

from typing import Any

import discord

from cogs.discord_io.components import Button, Control, ScreenCustomId
from cogs.discord_io.form import open_form
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.press import ScreenPress, existing_channels, place_of
from cogs.interactions.server_log import log_text
from cogs.interactions.setting_controls import SettingControls, chosen_value
from cogs.interactions.verbs import ScreenVerb
from cogs.live.boards import Boards
from cogs.live.match_threads import NEEDED
from cogs.texts.catalogue import Catalogue
from data.matches.play import MatchPlay
from data.matches.queries import MatchQueries
from data.records.matches import Place
from data.records.settings import CHANNELS, LANGUAGE, PING_ROLE, SERVER_SETTINGS, THREADS, Kind, Setting, Settings
from data.servers import CALL_AGAIN, Servers

MAX_LOG_LINES = 15

_CONTROLS = SettingControls(SERVER_SETTINGS)


async def require_manager(interaction: Interaction) -> bool:
    """Whether the user manages the server; if not, that is the answer."""
    if interaction.permissions.manage_guild:
        return True
    await send_text(interaction, catalogue_for(interaction).text("settings-not-allowed"))
    return False


class ServerSettingsScreen:
    """Shows and changes the settings; each press asks again whether its user manages the server."""

    def __init__(
        self, servers: Servers, queries: MatchQueries, play: MatchPlay, *, boards: Boards, permissions: Permissions
    ) -> None:
        self._servers = servers
        self._queries = queries
        self._play = play
        self._boards = boards
        self._permissions = permissions

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (
            ScreenVerb("settings", self._pressed),
            ScreenVerb("settings-numbers", self._open_form),
            ScreenVerb("numbers-sent", self._form_sent),
            ScreenVerb("settings-log", self._show_log),
            ScreenVerb("settings-check", self._check),
        )

    async def show(self, interaction: Interaction) -> None:
        """Answer with all settings, to people who manage the server."""
        if await require_manager(interaction):
            await self._answer(interaction)

    async def _pressed(self, press: ScreenPress) -> None:
        """A setting was chosen in the first menu, or a value in the second one."""
        interaction, words = press.interaction, press.id.words[1:]
        if not await require_manager(interaction):
            return
        setting = _CONTROLS.named(words[0] if words else "".join(press.values))
        if not words:
            await self._answer(interaction, setting)
        elif setting is not None:
            await self._choose(interaction, setting, press)

    async def _choose(self, interaction: Interaction, setting: Setting[Any], press: ScreenPress) -> None:
        texts, guild = press.texts, place_of(interaction).guild
        try:
            value = chosen_value(setting, press.values)
        except ValueError:
            await send_text(interaction, texts.text("screen-expired"))
            return
        if setting is PING_ROLE and value == guild:
            await self._answer(interaction, setting, notice=texts.text("setting-ping_role-everyone"))
            return
        await self._servers.change(guild, setting, value)
        if setting is LANGUAGE and value:
            for table in await self._play.speak(guild, value):
                self._boards.redraw(table)
        await self._answer(interaction, setting)

    async def _open_form(self, press: ScreenPress) -> None:
        if await require_manager(press.interaction):
            settings, title = self._settings(press.interaction), press.texts.text("button-settings-numbers")
            form = _CONTROLS.numbers(press.texts, settings, title, "numbers-sent")
            await open_form(press.interaction, form)

    async def _form_sent(self, press: ScreenPress) -> None:
        if not await require_manager(press.interaction):
            return
        guild, texts, notices = place_of(press.interaction).guild, press.texts, list[str]()
        for setting, written in zip(_CONTROLS.number_settings, press.values, strict=False):
            try:
                await self._servers.change(guild, setting, setting.read(written.strip()))
            except ValueError:
                least, most = setting.bounds
                name = texts.text(f"setting-{setting.key}")
                notices.append(texts.text("setting-not-a-number", name=name, least=least, most=most))
        await self._answer(press.interaction, notice="\n".join(notices))

    async def _show_log(self, press: ScreenPress) -> None:
        if await require_manager(press.interaction):
            interaction, texts = press.interaction, press.texts
            entries = await self._queries.audit_log(place_of(interaction).guild, MAX_LOG_LINES)
            there = existing_channels(interaction, {each.place.channel for each in entries if each.place})
            await respond(interaction, Screen(log_text(texts, entries, channels=there), _back(texts)))

    async def _check(self, press: ScreenPress) -> None:
        """Show which permissions the bot lacks here and in the channels for tables."""
        interaction, texts = press.interaction, press.texts
        if not await require_manager(interaction):
            return
        here = place_of(interaction)
        settings = self._settings(interaction)
        channels, threads = dict.fromkeys((here.channel, *settings[CHANNELS])), NEEDED if settings[THREADS] else ()
        lines = [texts.text("check-title")]
        for channel in channels:
            lacking = self._permissions.lacking_in(Place(here.guild, channel), *threads)
            name = f"<#{channel}>"
            if lacking is None:
                lines.append(texts.text("check-unknown", channel=name))
            elif not lacking:
                lines.append(texts.text("check-fine", channel=name))
            for flag in lacking or ():
                permission = texts.text(f"permission-{flag}")
                lines.append(texts.text(f"check-{flag}", channel=name, permission=permission))
        await respond(interaction, Screen("\n".join(lines), _back(texts)))

    # ---- the screen ------------------------------------------------------------------------------------------------

    async def _answer(self, interaction: Interaction, setting: Setting[Any] | None = None, *, notice: str = "") -> None:
        """Show all settings, with the menu of one of them and a sentence about it."""
        texts, settings = catalogue_for(interaction), self._settings(interaction)
        lines = [notice] if notice else []
        lines += [texts.text("settings-title"), *_CONTROLS.lines(texts, settings)]
        rows: list[tuple[Control, ...]] = [(_CONTROLS.chooser(texts, setting, "settings"),)]
        if setting is not None:
            lines.append(texts.text("setting-about", text=_about(interaction, texts, setting, settings)))
            rows.append((_CONTROLS.menu(texts, setting, settings, "settings"),))
        rows.append(
            (
                Button(texts.text("button-settings-numbers"), ScreenCustomId("settings-numbers")),
                Button(texts.text("button-settings-check"), ScreenCustomId("settings-check")),
                Button(texts.text("button-settings-log"), ScreenCustomId("settings-log")),
            )
        )
        await respond(interaction, Screen("\n".join(lines), tuple(rows)))

    def _settings(self, interaction: Interaction) -> Settings:
        """What the server has set, without channels and roles that have been deleted."""
        settings = self._servers.settings(place_of(interaction).guild)
        for setting in SERVER_SETTINGS:
            value = settings[setting]
            if setting.kind is Kind.CHANNELS:
                settings = settings.with_value(setting, existing_channels(interaction, value))
            elif (setting.kind is Kind.CHANNEL and not existing_channels(interaction, (value,))) or (
                setting.kind is Kind.ROLE and _role(interaction, value) is None
            ):
                settings = settings.with_value(setting, setting.default)
        return settings


def _back(texts: Catalogue) -> tuple[tuple[Control, ...], ...]:
    return ((Button(texts.text("button-back"), ScreenCustomId("settings", ("back",))),),)


def _about(interaction: Interaction, texts: Catalogue, setting: Setting[Any], settings: Settings) -> str:
    """What a setting does, and what keeps it from working in this channel."""
    if setting is not PING_ROLE:
        return texts.text(f"setting-{setting.key}-help")
    text = texts.text("setting-ping_role-help", minutes=CALL_AGAIN // 60_000)
    role = _role(interaction, settings[PING_ROLE])
    if role is None or role.mentionable or interaction.app_permissions.mention_everyone:
        return text
    return f"{text} {texts.text('setting-ping_role-unmentionable')}"


def _role(interaction: Interaction, role: int) -> discord.Role | None:
    return interaction.guild.get_role(role) if interaction.guild is not None else None

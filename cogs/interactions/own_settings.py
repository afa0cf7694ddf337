"""``/me``: what a person has set for themselves, on one screen."""

from __future__ import annotations

from typing import Any

from cogs.discord_io.components import Button, Control, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import ScreenPress
from cogs.interactions.setting_controls import SettingControls, chosen_value
from cogs.interactions.verbs import ScreenVerb
from data.ladder.leaderboards import Leaderboards
from data.people import People
from data.records.settings import PERSON_SETTINGS, Setting

_CONTROLS = SettingControls(PERSON_SETTINGS)


class OwnSettingsScreen:
    """Shows and changes the settings of its user."""

    def __init__(self, people: People, leaderboards: Leaderboards) -> None:
        self._people = people
        self._leaderboards = leaderboards

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("me", self._pressed), ScreenVerb("me-global", self._toggle_global))

    async def show(self, interaction: Interaction, setting: Setting[Any] | None = None) -> None:
        """Answer with all settings, with the menu of one of them and a sentence about it."""
        texts, settings = catalogue_for(interaction), self._people.settings(interaction.user.id)
        is_global = await self._leaderboards.is_global(interaction.user.id)
        shown = texts.text("setting-on" if is_global else "setting-off")
        lines = [
            texts.text("me-title"),
            *_CONTROLS.lines(texts, settings),
            texts.text("setting-line", name=texts.text("me-global"), value=shown),
        ]
        rows: list[tuple[Control, ...]] = [(_CONTROLS.chooser(texts, setting, "me"),)]
        if setting is not None:
            lines.append(texts.text("setting-about", text=texts.text(f"setting-{setting.key}-help")))
            rows.append((_CONTROLS.menu(texts, setting, settings, "me"),))
        label = texts.text("button-me-global-off" if is_global else "button-me-global-on")
        rows.append((Button(label, ScreenCustomId("me-global", ("off" if is_global else "on",))),))
        await respond(interaction, Screen("\n".join(lines), tuple(rows)))

    async def _pressed(self, press: ScreenPress) -> None:
        """A setting was chosen in the first menu, or a value in the second one."""
        words = press.id.words[1:]
        setting = _CONTROLS.named(words[0] if words else "".join(press.values))
        if words and setting is not None:
            try:
                value = chosen_value(setting, press.values)
            except ValueError:
                await send_text(press.interaction, press.texts.text("screen-expired"))
                return
            await self._people.change(user_of(press.interaction), setting, value)
        await self.show(press.interaction, setting)

    async def _toggle_global(self, press: ScreenPress) -> None:
        await self._leaderboards.set_global(user_of(press.interaction), shown=press.id.words == ("on",))
        await self.show(press.interaction)

"""The parts of a screen of settings: the line of a setting, the menu that changes it, and the form of all numbers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from cogs.discord_io.components import ChannelMenu, Control, Menu, RoleMenu, ScreenCustomId
from cogs.discord_io.form import Field, Form
from cogs.discord_io.message import MAX_OPTION
from cogs.texts.catalogue import LANGUAGES, Catalogue
from cogs.texts.names import clip
from data.records.settings import Kind, Setting, Settings

NONE = "none"
"""The value of a menu's entry for no language; stored as an empty text."""


@dataclass(frozen=True, slots=True)
class SettingControls:
    """Makes the parts for one screen, by its table of settings. The verb of both menus is the same: what is chosen in
    the second one comes with the key of the setting."""

    table: tuple[Setting[Any], ...]

    def named(self, key: str) -> Setting[Any] | None:
        """The setting with a key; None for a key of another version."""
        return next((each for each in self.table if each.key == key), None)

    def lines(self, texts: Catalogue, settings: Settings) -> list[str]:
        """A line for each setting, with its value."""
        return [
            texts.text("setting-line", name=texts.text(f"setting-{each.key}"), value=value_text(texts, each, settings))
            for each in self.table
        ]

    def chooser(self, texts: Catalogue, chosen: Setting[Any] | None, verb: str) -> Menu:
        """The menu of the settings that are changed by a menu."""
        options = tuple((each.key, texts.text(f"setting-{each.key}")) for each in self.table if not _is_number(each))
        return Menu(
            texts.text("setting-choose"),
            ScreenCustomId(verb, _fresh()),
            tuple((key, clip(name, MAX_OPTION)) for key, name in options),
            None if chosen is None else chosen.key,
        )

    def menu(self, texts: Catalogue, setting: Setting[Any], settings: Settings, verb: str) -> Control:
        """The menu of the values of a setting, with the present one marked."""
        custom_id, value = ScreenCustomId(verb, (*_fresh(), setting.key)), settings[setting]
        name = texts.text("setting-value")
        match setting.kind:
            case Kind.CHANNELS:
                return ChannelMenu(name, custom_id, setting.bounds[1], value)
            case Kind.CHANNEL:
                return ChannelMenu(name, custom_id, chosen=(value,) if value else ())
            case Kind.ROLE:
                return RoleMenu(name, custom_id, value or None)
            case Kind.LANGUAGE:
                values = ("", *LANGUAGES)
            case _:
                values = tuple(map(setting.write, setting.choices))
        options = tuple((each or NONE, clip(_word(texts, setting, each), MAX_OPTION)) for each in values)
        return Menu(name, custom_id, options, setting.write(value) or NONE)

    def numbers(self, texts: Catalogue, settings: Settings, title: str, verb: str) -> Form:
        """The form of all settings that are numbers."""
        fields = tuple(
            Field(
                texts.text(f"setting-{each.key}"),
                str(settings[each]),
                texts.text("setting-bounds", least=each.bounds[0], most=each.bounds[1]),
                longest=len(str(each.bounds[1])),
            )
            for each in self.number_settings
        )
        return Form(title, ScreenCustomId(verb, _fresh()), fields)

    @property
    def number_settings(self) -> tuple[Setting[int], ...]:
        """What the form asks for, from top to bottom."""
        return tuple(each for each in self.table if _is_number(each))


def chosen_value(setting: Setting[Any], values: Sequence[str]) -> Any:
    """The value that was chosen in a menu. Raises ValueError for what cannot be chosen."""
    match setting.kind:
        case Kind.CHANNELS | Kind.CHANNEL | Kind.ROLE:
            return setting.read(" ".join(values)) if values else setting.default
        case Kind.LANGUAGE:
            (text,) = values
            if text not in (NONE, *LANGUAGES):
                raise ValueError(text)
            return "" if text == NONE else text
        case _:
            (text,) = values
            return setting.read(text)


def value_text(texts: Catalogue, setting: Setting[Any], settings: Settings) -> str:
    """The present value in words."""
    value = settings[setting]
    match setting.kind:
        case Kind.NUMBER:
            return str(value)
        case Kind.CHANNELS:
            return " ".join(f"<#{each}>" for each in value) or texts.text(f"setting-{setting.key}-none")
        case Kind.CHANNEL:
            return f"<#{value}>" if value else texts.text(f"setting-{setting.key}-none")
        case Kind.ROLE:
            return f"<@&{value}>" if value else texts.text(f"setting-{setting.key}-none")
        case _:
            return _word(texts, setting, setting.write(value))


def _word(texts: Catalogue, setting: Setting[Any], stored: str) -> str:
    """One of the choices in words, by what is stored for it."""
    match setting.kind:
        case Kind.SWITCH:
            return texts.text("setting-on" if setting.read(stored) else "setting-off")
        case Kind.LANGUAGE:
            known = stored in LANGUAGES
            return Catalogue(stored).text("language-name") if known else texts.text(f"setting-{setting.key}-none")
        case _ if setting.words:
            return texts.text(setting.words.format(stored))
        case _:
            return texts.text(f"setting-{setting.key}-{stored}")


def _is_number(setting: Setting[Any]) -> bool:
    return setting.kind is Kind.NUMBER


def _fresh() -> tuple[str]:
    """A word that makes a custom_id a new one: a client keeps what was chosen in a menu with the same custom_id."""
    return (secrets.token_hex(4),)

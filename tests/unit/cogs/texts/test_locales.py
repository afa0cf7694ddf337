"""Discord's locales and our languages."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from babel import Locale
from discord import app_commands

from cogs.texts.catalogue import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    language_for,
)
from cogs.texts.command_text import CommandTranslator, command_str


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("tr", "tr"),
        (discord.Locale.turkish, "tr"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        (discord.Locale.american_english, "en-US"),
        (discord.Locale.british_english, "en-US"),
        (discord.Locale.german, "en-US"),
        ("", "en-US"),
        (None, "en-US"),
    ],
)
def test_a_locale_picks_a_language(locale: discord.Locale | str | None, language: str) -> None:
    assert language_for(locale) == language


async def test_commands_reach_discord_in_every_language() -> None:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    group = app_commands.Group(
        name=command_str("command-domino-name"), description=command_str("command-domino-description")
    )

    @group.command(name=command_str("command-play-name"), description=command_str("command-play-description"))
    @app_commands.rename(time=command_str("option-turn_time-name"))
    @app_commands.describe(time=command_str("option-turn_time-description"))
    @app_commands.choices(time=[app_commands.Choice(name=command_str("choice-turn_time-60"), value=60)])
    async def play(interaction: discord.Interaction, time: int) -> None: ...

    payload = await group.get_translated_payload(tree, CommandTranslator())
    (command,) = payload["options"]
    assert command["name"] == "play"
    assert command["name_localizations"].keys() == set(LANGUAGES)
    assert command["name_localizations"].items() >= {"en-US": "play", "tr": "oyna", "pt-BR": "jogar"}.items()
    time_names = command["options"][0]["name_localizations"]
    assert time_names.items() >= {"en-US": "turn_time", "tr": "süre", "pt-BR": "tempo"}.items()
    assert command["options"][0]["choices"][0]["name_localizations"]["pt-BR"] == "1 minuto"


async def test_other_strings_and_other_languages_are_left_alone() -> None:
    translate = CommandTranslator().translate
    context: Any = None
    assert await translate(app_commands.locale_str("plain"), discord.Locale.turkish, context) is None
    assert await translate(command_str("command-play-name"), discord.Locale.german, context) is None


def test_the_default_language_comes_first_and_none_twice() -> None:
    assert LANGUAGES[0] == DEFAULT_LANGUAGE
    assert len(set(LANGUAGES)) == len(LANGUAGES) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_one_of_discords_and_has_plural_rules(language: str) -> None:
    """Fluent quietly counts as in English where CLDR does not know the locale."""
    assert language in {locale.value for locale in discord.Locale}
    assert Locale.parse(language, sep="-").language == language.partition("-")[0]

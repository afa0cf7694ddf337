"""Names and descriptions of slash commands, options and choices, in every language."""

from __future__ import annotations

import discord
from discord import app_commands

from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, Catalogue


def command_str(key: str) -> app_commands.locale_str:
    """The text of a key for a command, option or choice; ``CommandTranslator`` puts it into the other languages."""
    return app_commands.locale_str(Catalogue(DEFAULT_LANGUAGE).text(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Translates every ``command_str``, into the default language too; other clients show the default one."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        # discord.py asks for each of its thirty-odd locales.
        key = string.extras.get("key") if locale.value in LANGUAGES else None
        return Catalogue(locale.value).text(key) if isinstance(key, str) else None

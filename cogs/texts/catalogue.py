"""All words for people: Fluent catalogues in `locales/`, one a language; the language is always an argument.

A text that a key or a value is missing for is a mistake of ours and raises; nothing falls back to another language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol

import discord
from discord import app_commands
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

from cogs.texts.names import plain_name, safe_name

LANGUAGES = ("en-US", "tr", "pt-BR")
DEFAULT_LANGUAGE = LANGUAGES[0]
LOCALES = Path(__file__).parent / "locales"
KEPT = 2000
"""So many texts are kept as they were put together: labels and counts are asked for again with every press."""

_SHOWN_VALUE = 60
"""Longest value of a refusal, in characters, that is repeated to the person."""


_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class _Bundle:
    """One language: where each text stands in its file, and those that were asked for in Fluent's own form.

    The three files take the parser a whole second, longer than everything else that the bot does as it starts; so each
    text is parsed when it is first wanted. No text refers to another.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        whole = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
        found = list(_KEY.finditer(whole))
        ends = [*(key.start() for key in found[1:]), len(whole)]
        self._unread = {key[1]: whole[key.start() : end] for key, end in zip(found, ends, strict=True)}

    def has(self, key: str) -> bool:
        source = self._unread.pop(key, None)
        if source is not None:
            # Where each part stands in the text is of no use here and half of the parser's result.
            self.bundle.add_resource(FluentParser(with_spans=False).parse(source))
        return self.bundle.has_message(key)


_BUNDLES = {language: _Bundle(language) for language in LANGUAGES}


def pick_language(locale: discord.Locale | str | None) -> str:
    """The language of ours that suits a Discord locale: the same one, else one of the same family, else English."""
    wanted = str(locale) if locale is not None else DEFAULT_LANGUAGE
    if wanted in LANGUAGES:
        return wanted
    family = wanted.partition("-")[0]
    return next((language for language in LANGUAGES if language.partition("-")[0] == family), DEFAULT_LANGUAGE)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one of ``LANGUAGES``."""

    language: str

    def text(self, key: str, **values: str | int) -> str:
        """The text of a key. Whole numbers are written and counted as the language does; ids and times come as text.

        Raises KeyError for an unknown key and ValueError where a value is missing.
        """
        return _formatted(self.language, key, tuple(values.items()))

    def has(self, key: str) -> bool:
        return _BUNDLES[self.language].has(key)

    def pages(self, key: str) -> tuple[str, ...]:
        """The texts ``key-1``, ``key-2`` and so on, as many as there are."""
        found: list[str] = []
        while self.has(f"{key}-{len(found) + 1}"):
            found.append(self.text(f"{key}-{len(found) + 1}"))
        return tuple(found)


@lru_cache(maxsize=KEPT)
def _formatted(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """See ``Catalogue.text``."""
    if not _BUNDLES[language].has(key):
        raise KeyError(f"{language} has no text {key!r}")
    bundle = _BUNDLES[language].bundle
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"{language} has an empty text {key!r}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{language} {key!r}: {errors[0]}")
    return str(text)


class Refusing(Protocol):
    """What a refused input says of itself; the engine's and the data layer's errors both do."""

    @property
    def code(self) -> str: ...

    @property
    def details(self) -> Any:
        """Names and plain values, texts or whole numbers."""


def refusal(language: str, error: Refusing) -> str:
    """The sentence that tells a person why an input was refused and what is allowed."""
    catalogue = Catalogue(language)
    values: dict[str, str | int] = dict(error.details)
    option = values.get("option")
    if isinstance(option, str):
        values["option"] = catalogue.text(f"option-{option}-name")
        for name in ("value", "allowed"):
            choices = str(values[name]).split(", ")
            choices.sort(key=lambda choice: int(choice) if choice.isdecimal() else 0)
            values[name] = ", ".join(_choice(catalogue, option, choice) for choice in choices)
    shown = {
        name: safe_name(value, _SHOWN_VALUE) if isinstance(value, str) else value for name, value in values.items()
    }
    if isinstance(until := values.get("until"), int):
        shown["until"] = f"<t:{until // 1000}:R>"  # which counts for every reader in the reader's language
    return catalogue.text(f"refused-{error.code}", **shown)


def _choice(catalogue: Catalogue, option: str, value: str) -> str:
    """A value of a command option as the person chose it from the list."""
    key = f"variant-{value}-name" if option == "variant" else f"choice-{option}-{value}"
    return catalogue.text(key) if catalogue.has(key) else plain_name(value)


def locale_text(key: str) -> app_commands.locale_str:
    """A name or description of a command, option or choice, for ``CatalogueTranslator`` to put into each language."""
    return app_commands.locale_str(Catalogue(DEFAULT_LANGUAGE).text(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Gives commands their words in our languages, also in the default one; Discord falls back to the English ones."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        # discord.py asks for each of its thirty-odd locales.
        key = string.extras.get("key") if locale.value in LANGUAGES else None
        return Catalogue(locale.value).text(key) if isinstance(key, str) else None

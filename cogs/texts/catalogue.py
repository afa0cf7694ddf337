"""All texts that people read: Fluent catalogues in `locales/`, one file per language.

The language is always an argument. A missing key or value is a programming error and raises; nothing falls back to
another language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import discord
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern, TextElement, VariableReference
from fluent.syntax import FluentParser

LOCALES = Path(__file__).parent / "locales"
DEFAULT_LANGUAGE = "en-US"
LANGUAGES = (DEFAULT_LANGUAGE, *sorted({path.stem for path in LOCALES.glob("*.ftl")} - {DEFAULT_LANGUAGE}))
"""Discord's locale of every catalogue, the default language first."""

_CACHED_TEXTS = 2000
"""How many formatted texts are kept: labels and counts recur with every press."""
_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class _LazyBundle:
    """The Fluent bundle of one language, which parses each text at its first use.

    Parsing three whole catalogues takes a second, longer than the rest of the bot's start. It works because no text
    refers to another one.
    """

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        source = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
        found = list(_KEY.finditer(source))
        ends = [*(key.start() for key in found[1:]), len(source)]
        self._unparsed = {key[1]: source[key.start() : end] for key, end in zip(found, ends, strict=True)}

    def has(self, key: str) -> bool:
        source = self._unparsed.pop(key, None)
        if source is not None:
            # Spans, half of the parser's result, are of no use here.
            self.bundle.add_resource(FluentParser(with_spans=False).parse(source))
        return self.bundle.has_message(key)


_BUNDLES = {language: _LazyBundle(language) for language in LANGUAGES}


def match_language(locale: str) -> str | None:
    """The language for a locale: the same one, else the first of the same family; None if there is neither."""
    if locale in LANGUAGES:
        return locale
    return next((language for language in LANGUAGES if _family(language) == _family(locale)), None)


def language_for(locale: discord.Locale | str | None) -> str:
    """The language for a reader with this Discord locale, the default one where no catalogue suits it."""
    return match_language(str(locale or "")) or DEFAULT_LANGUAGE


def _family(locale: str) -> str:
    return locale.partition("-")[0]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one of ``LANGUAGES``."""

    language: str

    def text(self, key: str, **values: str | int) -> str:
        """The text of a key. Whole numbers are written and counted as the language does; ids and times are strings.

        Raises KeyError for an unknown key and ValueError for a missing value.
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


@lru_cache(maxsize=_CACHED_TEXTS)
def _formatted(language: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """See ``Catalogue.text``."""
    if not _BUNDLES[language].has(key):
        raise KeyError(f"{language} has no text {key!r}")
    bundle = _BUNDLES[language].bundle
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(f"{language} has an empty text {key!r}")
    plain = _filled_in(pattern, values)
    if plain is not None:
        return plain
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise ValueError(f"{language} {key!r}: {errors[0]}")
    return str(text)


def _filled_in(pattern: Pattern, values: tuple[tuple[str, str | int], ...]) -> str | None:
    """A text with nothing but strings in it; None where Fluent has to write numbers or to choose a form.

    Fluent takes fifteen times as long, which is felt where every press has ten new texts.
    """
    named, parts = dict(values), list[str]()
    # A single element stands for itself, whatever the type says.
    elements: Any = getattr(pattern, "elements", (pattern,))
    for element in elements:
        part: object = None
        expression = getattr(element, "expression", None)
        if isinstance(element, TextElement):
            part = element.value
        elif isinstance(expression, VariableReference):
            part = named.get(expression.id.name)
        if not isinstance(part, str):
            return None
        parts.append(part)
    return "".join(parts)


def timestamp(at: int) -> str:
    """A time in milliseconds as Discord's relative time, which each reader's client writes and counts down itself."""
    return f"<t:{at // 1000}:R>"

"""The catalogue files, parsed for the tests that check them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, LOCALES, Catalogue

PAGE = 1000
"""The maximum length of a rule page: one or two screens of a phone."""


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The catalogue of a language: texts by key, in file order."""
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}: not understood: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{language}: twice: {sorted({key for key in names if names.count(key) > 1})}"
    return dict(zip(names, messages, strict=True))


@cache
def keys() -> list[str]:
    """All text keys of a language."""
    return sorted(entries(DEFAULT_LANGUAGE))


def walk(node: Any) -> Iterator[ftl.BaseNode]:
    """The node and all its descendants."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


def variables(message: ftl.Message) -> set[str]:
    """The variables of a text."""
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def counted(message: ftl.Message) -> set[str]:
    """The variables used as selectors; they must be numbers."""
    return {
        node.selector.id.name
        for node in walk(message)
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference)
    }


def wording(message: ftl.Message) -> str:
    """A text without its placeables."""
    return " ".join(node.value for node in walk(message) if isinstance(node, ftl.TextElement))


def plain(language: str, key: str) -> str:
    """A text without variables."""
    return Catalogue(language).text(key)


def sample(language: str, key: str, count: int = 3, **values: str | int) -> str:
    """A text with every variable filled in: numbers for selectors, a name of maximum length for the rest."""
    numbers = {name for catalogue in map(entries, LANGUAGES) for name in counted(catalogue[key])}
    needed = variables(entries(DEFAULT_LANGUAGE)[key])
    filled: dict[str, str | int] = {name: count if name in numbers else "W" * 32 for name in needed}
    return Catalogue(language).text(key, **{**filled, **values})

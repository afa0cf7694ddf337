"""The catalogues as they stand in their files, for the tests that read them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from cogs.texts.catalogue import DEFAULT_LANGUAGE, LANGUAGES, LOCALES, Catalogue

PAGE = 1000
"""What a page of rules may have, so that a phone shows it in a screen or two."""


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    """The catalogue of a language: each text by its key, in the order of the file."""
    resource = FluentParser().parse((LOCALES / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{language}: not understood: {junk}"
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{language}: twice: {sorted({key for key in names if names.count(key) > 1})}"
    return dict(zip(names, messages, strict=True))


@cache
def keys() -> list[str]:
    """The keys of all texts."""
    return sorted(entries(DEFAULT_LANGUAGE))


def walk(node: Any) -> Iterator[ftl.BaseNode]:
    """The node and everything in it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for value in vars(node).values():
            yield from walk(value)
    elif isinstance(node, list):
        for each in node:
            yield from walk(each)


def variables(message: ftl.Message) -> set[str]:
    """The values that a text takes."""
    return {node.id.name for node in walk(message) if isinstance(node, ftl.VariableReference)}


def counted(message: ftl.Message) -> set[str]:
    """The values that a text is selected by; they have to be numbers."""
    return {
        node.selector.id.name
        for node in walk(message)
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference)
    }


def wording(message: ftl.Message) -> str:
    """A text without its values."""
    return " ".join(node.value for node in walk(message) if isinstance(node, ftl.TextElement))


def plain(language: str, key: str) -> str:
    """A text that takes no values."""
    return Catalogue(language).text(key)


def sample(language: str, key: str, count: int = 3, **values: str | int) -> str:
    """A text with something in every place: a name as long as names may be, and a number wherever one is counted."""
    numbers = {name for catalogue in map(entries, LANGUAGES) for name in counted(catalogue[key])}
    needed = variables(entries(DEFAULT_LANGUAGE)[key])
    filled: dict[str, str | int] = {name: count if name in numbers else "W" * 32 for name in needed}
    return Catalogue(language).text(key, **{**filled, **values})

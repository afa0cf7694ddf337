"""Verbs: what a button or menu does, by the name in its custom_id. Each is registered once, with its handler."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from enum import Enum, auto

from cogs.interactions.press import ScreenPress, TablePress


class Visibility(Enum):
    """Who sees the button of a verb, and the answer to a press."""

    PUBLIC = auto()
    """On messages that everybody sees; the press changes the table for everybody."""
    LOOK = auto()
    """On messages that everybody sees; the answer is private, so it is given on an outdated message too."""
    PRIVATE = auto()
    """On messages that only the presser sees. Its custom_id need not even name a table that exists."""


@dataclass(frozen=True, slots=True)
class TableVerb:
    """A verb of buttons that belong to a table."""

    name: str
    visibility: Visibility
    handle: Callable[[TablePress], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class ScreenVerb:
    """A verb of buttons that belong to no table; such screens are always private."""

    name: str
    handle: Callable[[ScreenPress], Awaitable[None]]


Verb = TableVerb | ScreenVerb


def register(verbs: Iterable[Verb]) -> dict[str, Verb]:
    """All verbs by name. Raises ValueError for a name that is registered twice."""
    registry: dict[str, Verb] = {}
    for verb in verbs:
        if verb.name in registry:
            raise ValueError(f"the verb {verb.name} is registered twice")
        registry[verb.name] = verb
    return registry

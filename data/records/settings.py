"""What servers and people can set: for each setting its kind, its choices, and what holds while nothing is chosen.

A setting is one constant here, in ``SERVER_SETTINGS`` or ``PERSON_SETTINGS``. The screens list these tables, and the
texts go by the keys: ``setting-<key>`` is its name, ``setting-<key>-help`` one sentence on what it does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from engine.rules import TURN_TIMES
from engine.variants import DEFAULT_VARIANT, VARIANTS

Value = TypeVar("Value")


class Kind(Enum):
    """How a setting is chosen."""

    CHOICE = auto()
    """One of a few values."""
    SWITCH = auto()
    """On or off."""
    LANGUAGE = auto()
    """One of the bot's languages; empty for none."""
    NUMBER = auto()
    """A whole number between two bounds."""
    CHANNELS = auto()
    """Channels of the server, or none."""
    CHANNEL = auto()
    """A channel of the server, or none."""
    ROLE = auto()
    """A role of the server, or none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setting(Generic[Value]):
    """One thing that can be set. The key is stored."""

    key: str
    kind: Kind
    default: Value
    read: Callable[[str], Value]
    """The value of a stored text. Raises ValueError for one that cannot be chosen."""
    write: Callable[[Value], str] = str
    """The text that is stored for a value."""
    choices: tuple[Value, ...] = ()
    """Of a ``CHOICE`` or ``SWITCH``."""
    bounds: tuple[int, int] = (0, 0)
    """Least and greatest value of a ``NUMBER``; of ``CHANNELS``, how many."""
    words: str = ""
    """The key of the text for a choice, with ``{}`` for what is stored; empty: ``setting-<key>-<what is stored>``."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server or person: ``settings[TURN_TIME]``."""

    stored: Mapping[str, str] = field(default_factory=dict[str, str])
    """By key, what differs from the default."""

    def __getitem__(self, setting: Setting[Value]) -> Value:
        text = self.stored.get(setting.key)
        if text is None:
            return setting.default
        try:
            return setting.read(text)
        except ValueError:  # stored by another version
            return setting.default

    def with_value(self, setting: Setting[Value], value: Value) -> Settings:
        """The same with another value. The default is not kept, so that it may change later."""
        others = {key: text for key, text in self.stored.items() if key != setting.key}
        return Settings(others if value == setting.default else {**others, setting.key: setting.write(value)})


def choice(
    key: str, choices: tuple[Value, ...], *, default: Value, words: str = "", kind: Kind = Kind.CHOICE
) -> Setting[Value]:
    """A setting with a few values; ``words`` as in ``Setting``."""
    by_text = {str(each): each for each in choices}

    def read(text: str) -> Value:
        if text not in by_text:
            raise ValueError(text)
        return by_text[text]

    return Setting(key=key, kind=kind, default=default, read=read, choices=choices, words=words)


def switch(key: str, *, default: bool) -> Setting[bool]:
    """A setting that is on or off."""
    return choice(key, (True, False), default=default, kind=Kind.SWITCH)


def number(key: str, *, least: int, most: int, default: int) -> Setting[int]:
    """A setting that is a number."""

    def read(text: str) -> int:
        found = int(text)
        if not least <= found <= most:
            raise ValueError(text)
        return found

    return Setting(key=key, kind=Kind.NUMBER, default=default, read=read, bounds=(least, most))


def language(key: str) -> Setting[str]:
    """A setting that is a language of the bot."""
    return Setting(key=key, kind=Kind.LANGUAGE, default="", read=str)


def channel(key: str) -> Setting[int]:
    """A setting that is the id of a channel; 0 for none."""
    return Setting(key=key, kind=Kind.CHANNEL, default=0, read=int)


def channels(key: str, *, most: int) -> Setting[tuple[int, ...]]:
    """A setting that is ids of channels."""

    def read(text: str) -> tuple[int, ...]:
        return tuple(map(int, text.split()))

    def write(ids: tuple[int, ...]) -> str:
        return " ".join(map(str, ids))

    return Setting(key=key, kind=Kind.CHANNELS, default=(), read=read, write=write, bounds=(0, most))


def role(key: str) -> Setting[int]:
    """A setting that is the id of a role; 0 for none."""
    return Setting(key=key, kind=Kind.ROLE, default=0, read=int)


# ---- servers ---------------------------------------------------------------------------------------------------------

LANGUAGE = language("language")
"""Of public messages; none: that of the person who opens a table."""
CHANNELS = channels("channels", most=25)
"""Where tables may be opened; none: anywhere."""
THREADS = switch("threads", default=False)
"""Whether each new table gets a thread of its own, where the person who opens it chooses nothing."""
VARIANT = choice("variant", tuple(VARIANTS), default=DEFAULT_VARIANT, words="variant-{}-name")
"""Played where the person who opens a table chooses none."""
TURN_TIME = choice("turn_time", tuple(sorted(TURN_TIMES)), default=TURN_TIMES[0], words="choice-turn_time-{}")
"""Seconds of a turn, where the person who opens a table chooses none."""
TURN_CALLS = switch("turn_calls", default=True)
"""Whether people are mentioned when their turn waits."""
PING_ROLE = role("ping_role")
"""The role that the person who opens a table may ping."""
SEASON_CHANNEL = channel("season_channel")
"""Where the final table of each month is posted."""
GOLD = switch("gold", default=False)
"""Whether people get free play money, and hosts may set a stake. Turned off, accounts keep what they have and running
matches pay out their pots."""
PER_CHANNEL = number("per_channel", least=1, most=25, default=3)
"""How many live tables a channel may have."""
PER_PERSON = number("per_person", least=1, most=10, default=2)
"""At how many live tables one person may sit."""

SERVER_SETTINGS: tuple[Setting[Any], ...] = (
    LANGUAGE,
    CHANNELS,
    THREADS,
    VARIANT,
    TURN_TIME,
    TURN_CALLS,
    PING_ROLE,
    SEASON_CHANNEL,
    GOLD,
    PER_CHANNEL,
    PER_PERSON,
)
"""In the order of the screen."""

# ---- people ----------------------------------------------------------------------------------------------------------

OWN_LANGUAGE = language("own_language")
"""Of private messages; none: that of the person's Discord."""
OWN_TURN_CALLS = switch("own_turn_calls", default=True)
"""Whether this person is mentioned when their turn waits."""

PICTURES, BOTH, TEXT = "pictures", "both", "text"
OWN_BOARD = choice("own_board", (PICTURES, BOTH, TEXT), default=PICTURES)
"""Whether this person's hand shows the table in pictures, in words, or in both."""

PERSON_SETTINGS: tuple[Setting[Any], ...] = (OWN_LANGUAGE, OWN_TURN_CALLS, OWN_BOARD)
"""In the order of the screen."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many live tables a channel may have, and how many one person may sit at."""

    per_channel: int = PER_CHANNEL.default
    per_person: int = PER_PERSON.default
    waiting: int = 3
    """How many more may wait for one person."""

"""What the options of commands offer to choose from, in the words of the catalogues."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from discord.app_commands import Choice

from cogs.texts.command_text import command_str
from engine.variants import VARIANTS

Value = TypeVar("Value", int, str)

DEFAULT_VARIANT = next(iter(VARIANTS))
VARIANT_CHOICES = [Choice(name=command_str(f"variant-{code}-name"), value=code) for code in VARIANTS]


def choices(option: str, values: Iterable[Value]) -> list[Choice[Value]]:
    """Those of an option, each with its text ``choice-<option>-<value>``."""
    return [Choice(name=command_str(f"choice-{option}-{value}"), value=value) for value in values]


def numbers(values: Iterable[int]) -> list[Choice[int]]:
    """Numbers, which are the same in any language."""
    return [Choice(name=str(value), value=value) for value in values]

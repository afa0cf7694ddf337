"""The choices of command options, with their names in every language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from discord.app_commands import Choice

from cogs.texts.command_text import command_str
from engine.variants import VARIANTS

Value = TypeVar("Value", int, str)

VARIANT_CHOICES = [Choice(name=command_str(f"variant-{code}-name"), value=code) for code in VARIANTS]


def choices(option: str, values: Iterable[Value]) -> list[Choice[Value]]:
    """The choices of an option, each named by the text ``choice-<option>-<value>``."""
    return [Choice(name=command_str(f"choice-{option}-{value}"), value=value) for value in values]


def numbers(values: Iterable[int]) -> list[Choice[int]]:
    """Choices that are numbers, the same in every language."""
    return [Choice(name=str(value), value=value) for value in values]

"""Why an input was refused, as the sentence for the person who made it."""

from __future__ import annotations

from typing import Any, Protocol

from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.names import plain_name, safe_name

_LONGEST_VALUE = 60
"""Characters of a refused value that the sentence repeats."""


class RefusedInput(Protocol):
    """What the refusals of the engine and of the data layer have in common."""

    @property
    def code(self) -> str: ...

    @property
    def details(self) -> Any:
        """Names and plain values, strings or whole numbers."""


def refusal_text(language: str, error: RefusedInput) -> str:
    """The sentence that says why an input was refused and what is allowed."""
    texts = Catalogue(language)
    details: dict[str, str | int] = dict(error.details)
    key, option = f"refused-{error.code}", details.get("option")
    if isinstance(option, str):
        key = f"{key}-only" if details["allowed"] and ", " not in str(details["allowed"]) else key
        details["option"] = texts.text(f"option-{option}-name")
        for name in ("value", "allowed"):
            details[name] = _choices(texts, option, str(details[name]).split(", "))
    values = {
        name: safe_name(value, _LONGEST_VALUE) if isinstance(value, str) else value for name, value in details.items()
    }
    if isinstance(until := details.get("until"), int):
        values["until"] = timestamp(until)
    return texts.text(key, **values)


def _choices(texts: Catalogue, option: str, values: list[str]) -> str:
    """Values of a command option as the person sees them in its list, numbers in order."""
    values.sort(key=lambda value: int(value) if value.isdecimal() else 0)
    return ", ".join(_choice(texts, option, value) for value in values)


def _choice(texts: Catalogue, option: str, value: str) -> str:
    key = f"variant-{value}-name" if option == "variant" else f"choice-{option}-{value}"
    return texts.text(key) if texts.has(key) else plain_name(value)

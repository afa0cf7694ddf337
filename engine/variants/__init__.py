"""The variants: each module here is one, found by its file, so that a new variant is one new file."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

from engine.rules import Rules


def _find() -> dict[str, Rules]:
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    rules: list[Rules] = [module.RULES for module in modules]
    return {each.code: each for each in sorted(rules, key=lambda each: each.position)}


VARIANTS: dict[str, Rules] = _find()
"""Every variant by its code, in the order of lists; the first is the default of the bot."""

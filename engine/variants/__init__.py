"""The variants, one a module. They are found by their files, so a new variant is one new file."""

from __future__ import annotations

import copyreg
from collections.abc import Callable
from importlib import import_module
from pickle import PicklingError
from pkgutil import iter_modules

from engine.rules import Rules


def _find() -> dict[str, Rules]:
    modules = (import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__))
    rules: list[Rules] = [module.RULES for module in modules]
    return {each.code: each for each in sorted(rules, key=lambda each: each.position)}


VARIANTS: dict[str, Rules] = _find()
"""All variants by code, in the order of lists."""
DEFAULT_VARIANT = next(iter(VARIANTS))
"""The variant of a table for which no other was chosen."""


def variant(code: str) -> Rules:
    """The rules of this code. Raises KeyError for an unknown one."""
    return VARIANTS[code]


def _by_code(rules: Rules) -> tuple[Callable[[str], Rules], tuple[str]]:
    """Pickle rules by their code: they hold functions, and every process has the same variants."""
    if VARIANTS.get(rules.code) is not rules:
        raise PicklingError(f"{rules.code!r} is not one of the variants")
    return variant, (rules.code,)


copyreg.pickle(Rules, _by_code)

"""A variant is one file of the engine; no other module names it."""

from __future__ import annotations

import ast

import pytest

from engine.variants import VARIANTS
from tests.support import ROOT

FOLDERS = ("engine", "data", "renderer", "cogs", "workers")
CODES = frozenset(VARIANTS) - {"draw"}  # the word for a move, too


def named(source: str) -> set[str]:
    """The codes that a source names: as a text, as an import, or to pick a variant."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Constant(value=str(text)) if text in CODES:
                found.add(text)
            case ast.ImportFrom(module=str(module)) if module.startswith("engine.variants."):
                found.add(module.rsplit(".", 1)[1])
            case ast.Subscript(value=ast.Name(id="VARIANTS"), slice=ast.Constant(value=str(text))):
                found.add(text)
    return found


def test_no_other_module_names_a_variant() -> None:
    sources = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")] + [ROOT / "bot.py"]
    assert len(sources) > 10
    own = ROOT / "engine" / "variants"
    knowing = {str(path): named(path.read_text("utf-8")) for path in sources if path.parent != own}
    assert {path: codes for path, codes in knowing.items() if codes} == {}


@pytest.mark.parametrize(
    "source",
    [
        'if rules.code == "ceza": pass',
        "from engine.variants.straight import RULES",
        'VARIANTS["draw"]',
        'HAND = {"para": 7}',
    ],
)
def test_one_that_does_is_found(source: str) -> None:
    assert named(source)


def test_every_variant_is_found_by_its_file_in_the_order_of_lists() -> None:
    files = {path.stem for path in (ROOT / "engine" / "variants").glob("*.py")} - {"__init__"}
    assert set(VARIANTS) == files
    assert [rules.position for rules in VARIANTS.values()] == sorted(rules.position for rules in VARIANTS.values())
    assert len({rules.position for rules in VARIANTS.values()}) == len(files)
    assert next(iter(VARIANTS)) == "draw"

"""Every verb that a screen puts on a button is registered, and every registered verb is on a button."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.interactions.computer_level import CHOICES
from cogs.interactions.invitations import MAX_SEATS
from cogs.interactions.press import ScreenPress, TablePress
from cogs.interactions.verbs import ScreenVerb, TableVerb, Visibility, register
from composition import make_bot
from tests.support import ROOT

SOURCES = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((ROOT / "cogs").rglob("*.py"))]
IDS = {"TableCustomId": 0, "ScreenCustomId": 0}


def verb_parameters() -> dict[str, int]:
    """At which place a function, or the class of an id, takes the verb of a button."""
    found = dict(IDS)
    for source in SOURCES:
        for node in ast.walk(source):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                names = [each.arg for each in node.args.args if each.arg != "self"]
                found |= {node.name: names.index("verb")} if "verb" in names else {}
    return found


def values(node: ast.expr, source: ast.Module) -> Iterator[str]:
    """What an expression can be. A parameter called ``verb`` adds nothing: the calls of its function are looked at."""
    match node:
        case ast.Constant(value=str(verb)):
            yield verb
        case ast.IfExp(body=one, orelse=other):
            yield from values(one, source)
            yield from values(other, source)
        case ast.JoinedStr(values=[ast.Constant(value=prefix), ast.FormattedValue(value=ast.Name(id=name))]):
            yield from (f"{prefix}{value}" for value in {"choice": CHOICES, "seat": range(MAX_SEATS)}[name])
        case ast.Name(id="verb"):
            pass
        case ast.Name(id=name):
            assigned = [each for each in ast.walk(source) if isinstance(each, ast.Assign)]
            (found,) = (each for each in assigned if ast.unparse(each.targets[0]) == name)
            yield from values(found.value, source)
        case _:
            raise AssertionError(f"a verb cannot be read: {ast.unparse(node)}")


def offered() -> set[str]:
    """The verbs of all buttons and menus that are made anywhere in ``cogs``."""
    places, found = verb_parameters(), set[str]()
    for source in SOURCES:
        for node in ast.walk(source):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                place = places.get(name)
                if place is not None and place < len(node.args):
                    found |= set(values(node.args[place], source))
    return found


async def test_verbs_that_screens_offer_are_the_registered_ones(tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "ayaz.sqlite3", command_sync=False, ai_processes=0, render_process=False)
    await bot._async_setup_hook()
    await bot.setup_hook()
    registered = set(bot.dispatcher.verbs)
    await bot.close()
    assert offered() == registered
    assert len(registered) > 30


async def do_nothing(_: TablePress | ScreenPress) -> None:
    """A handler."""


@pytest.mark.parametrize(
    "second",
    [TableVerb("hand", Visibility.PRIVATE, do_nothing), ScreenVerb("hand", do_nothing)],
    ids=["table", "screen"],
)
def test_a_verb_cannot_be_registered_twice(second: TableVerb | ScreenVerb) -> None:
    with pytest.raises(ValueError, match="the verb hand is registered twice"):
        register([TableVerb("hand", Visibility.LOOK, do_nothing), second])

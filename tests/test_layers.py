"""Who may import whom, read from the source: `bot -> composition -> cogs -> data -> engine` and what stands beside.

Every import statement counts, also inside a function or under TYPE_CHECKING, and so does `import_module("literal")`.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.support.import_graph import imported, modules

# The standard library as the engine may have it: values and arithmetic; no clock, dice, files, threads or network.
# fmt: off
PURE = frozenset({
    "__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "fractions", "functools",
    "hashlib", "heapq", "hmac", "itertools", "json", "math", "operator", "re", "statistics", "string",
    "struct", "types", "typing", "unicodedata",
})
# fmt: on
# Dice are an argument: an opponent is handed a generator and may name its type, nothing more of that module.
DICE = "random.Random"
# The variants are found by their files, so that a new one is one new file and no other module names it.
DISCOVERY = {("engine.variants", "importlib"), ("engine.variants", "pkgutil")}
# Rules hold functions, so they travel to another process by their code; only there is it known how things travel.
TRAVEL = {("engine.variants", "copyreg"), ("engine.variants", "pickle")}


@dataclass(frozen=True, kw_only=True)
class Layer:
    """What the modules of one layer may import."""

    project: frozenset[str]
    """Layers it may import besides itself."""
    outside: frozenset[str] | None = None
    """Third-party packages it may import; None: any but simcord."""
    standard: frozenset[str] | None = None
    """Standard library modules it may import; None: any but `barred`."""
    barred: frozenset[str] = frozenset()
    """Standard library modules it may not import."""


NOTHING: frozenset[str] = frozenset()
BELOW_COGS = frozenset({"data", "renderer", "engine", "workers"})
IO = frozenset({"asyncio", "http", "random", "secrets", "socket", "sqlite3", "subprocess", "time", "urllib"})

LAYERS = {
    "engine": Layer(project=NOTHING, outside=frozenset({"openskill"}), standard=PURE),
    "workers": Layer(project=NOTHING, outside=NOTHING),
    "renderer": Layer(project=frozenset({"engine", "workers"}), outside=frozenset({"PIL"}), barred=IO),
    "data": Layer(project=frozenset({"engine", "workers"}), outside=frozenset({"aiosqlite", "asyncpg", "filelock"})),
    "cogs": Layer(project=BELOW_COGS),
    "cogs.local": Layer(project=frozenset({"cogs", *BELOW_COGS})),
    "ops": Layer(project=frozenset({"data", "engine", "renderer"})),
    "composition": Layer(project=frozenset({"cogs", *BELOW_COGS})),
    "bot": Layer(project=frozenset({"composition", "ops", "cogs.local", "cogs"})),
    "bench": Layer(project=frozenset({"bot", "composition", "ops", "cogs.local", "cogs", *BELOW_COGS, "tests"})),
    "tests": Layer(project=frozenset({"bot", "composition", "ops", "bench", "cogs.local", "cogs", *BELOW_COGS})),
}
# Inside a layer, from the ground up: a module may import its own floor and those below. What is not named has no floor.
FLOORS = {
    "data": (
        "data.records",
        "data.storage.database",
        "data.storage.write_queue",
        "data.storage.sqlite_database",
        "data.storage.postgres_ownership",
        "data.storage.postgres_transactions",
        "data.storage.postgres_database",
        "data.storage.store",
        "data.storage",
        "data.servers",
        "data.people",
        "data.gold",
        "data.ladder",
        "data.matches",
    ),
    "cogs": (
        "cogs.texts",
        "cogs.discord_io",
        "cogs.live",
        "cogs.interactions",
        "cogs.commands",
        "cogs.command_sync",
        "cogs.listeners",
        "cogs.client",
    ),
}
MAY_SIMULATE = frozenset({"cogs.local", "tests", "bench"})


def layer_of(name: str) -> str | None:
    """The layer a dotted name belongs to, if it is ours."""
    parts = name.split(".")
    return next((layer for layer in (".".join(parts[:2]), parts[0]) if layer in LAYERS), None)


def objection(name: str, *, module: str, layer: str) -> str | None:
    """Why `module`, being of `layer`, may not import `name`; None if it may."""
    rule, target, top = LAYERS[layer], layer_of(name), name.split(".", maxsplit=1)[0]
    if target:
        if target == layer and is_above(name, module=module):
            return f"{name} is on a higher floor"
        return None if target == layer or target in rule.project else f"{layer} must not know {target}"
    if top == "simcord":
        return None if layer in MAY_SIMULATE else "simcord belongs to cogs/local and tests"
    if top in sys.stdlib_module_names:
        pure = rule.standard is None or top in rule.standard or name == DICE or (module, top) in DISCOVERY | TRAVEL
        return None if pure and top not in rule.barred else f"{layer} does without {top}"
    return None if rule.outside is None or top in rule.outside else f"{layer} does without {top}"


def floor_of(name: str) -> int | None:
    """The floor of a dotted name in its layer, from 0; of several that fit, the one that is named most exactly."""
    floors = FLOORS.get(layer_of(name) or "", ())
    fitting = [floor for floor in floors if f"{name}.".startswith(f"{floor}.")]
    return floors.index(max(fitting, key=len)) if fitting else None


def is_above(name: str, *, module: str) -> bool:
    """Whether `name` is on a higher floor of the same layer than `module`."""
    floor, own = floor_of(name), floor_of(module)
    return layer_of(name) == layer_of(module) and floor is not None and own is not None and floor > own


def violations(source: str, *, module: str, package: bool = False) -> list[str]:
    """One line per import that breaks the arrows."""
    layer = layer_of(module)
    if layer is None:
        return [f"{module}: belongs to no layer"]
    found = (
        (name, objection(name, module=module, layer=layer)) for name in imported(source, module=module, package=package)
    )
    return [f"{module} imports {name}: {why}" for name, why in found if why]


def circles(sources: Mapping[str, str], packages: AbstractSet[str]) -> list[str]:
    """The modules of an import circle, if there is one."""
    graph = {
        module: {
            found
            for name in imported(source, module=module, package=module in packages)
            for found in (name, name.rpartition(".")[0])
            if found in sources and found not in packages
        }
        for module, source in sources.items()
    }
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return error.args[1]
    return []


@pytest.mark.parametrize(("path", "module"), [pytest.param(*found, id=found[1]) for found in modules()])
def test_arrows(path: Path, module: str) -> None:
    source = path.read_text(encoding="utf-8")
    assert violations(source, module=module, package=path.name == "__init__.py") == []


def test_every_module_of_cogs_has_a_floor() -> None:
    names = {module for _, module in modules() if layer_of(module) == "cogs"} - {"cogs"}
    assert {name for name in names if floor_of(name) is None} == set()


def test_no_imports_run_in_a_circle() -> None:
    found = {module: path for path, module in modules()}
    packages = {module for module, path in found.items() if path.name == "__init__.py"}
    assert circles({module: path.read_text(encoding="utf-8") for module, path in found.items()}, packages) == []


def test_a_circle_is_found() -> None:
    sources = {"a": "from b import x", "b": "if TYPE_CHECKING:\n    from c.d import y", "c.d": "import a"}
    assert set(circles(sources, set())) == {"a", "b", "c.d"}
    assert circles({**sources, "c.d": "import e"}, set()) == []


def test_the_walk_sees_the_tree() -> None:
    names = {module for _, module in modules()}
    assert {"bot", "tests", "tests.test_layers"} <= names


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engine.round", "import discord"),
        ("engine.round", "import random"),
        ("engine.round", "from random import choice"),
        ("engine.round", "from os import path"),
        ("engine.round", "import collections, time"),
        ("engine.round", "from data.storage.store import Store"),
        ("engine.variants.draw", "from ...renderer import paint"),
        ("engine.round", "def f():\n    import asyncio"),
        ("engine.round", "if TYPE_CHECKING:\n    from cogs.table import Table"),
        ("engine.round", "import importlib"),
        ("engine.variants.draw", "from pkgutil import iter_modules"),
        ("engine.variants.draw", "import copyreg"),
        ("engine.view", "import pickle"),
        ("data.storage.store", "from data.ladder import booking"),
        ("data.ladder.booking", "from data.matches.repository import MatchRepository"),
        ("data.records.matches", "if TYPE_CHECKING:\n    from data.ladder.booking import book_match"),
        ("renderer.paint", "from data import matches"),
        ("renderer.paint", "import discord.ui"),
        ("renderer.paint", "import time"),
        ("data.matches.service", "from renderer.paint import render_board"),
        ("data.matches.repository", "import discord"),
        ("data.matches.repository", "from cogs import table"),
        ("cogs.interactions.hand", "import simcord"),
        ("cogs.interactions.hand", "from bot import Settings"),
        ("cogs.interactions.hand", "from cogs import local"),
        ("cogs.interactions.hand", "from ..local import serve"),
        ("cogs.interactions.hand", "from .. import local"),
        ("cogs.interactions.hand", "from cogs.commands import domino"),
        ("cogs.interactions.hand", "from cogs import listeners"),
        ("cogs.live.boards", "from cogs.interactions.dispatcher import InteractionDispatcher"),
        ("cogs.discord_io.components", "from ..live import boards"),
        ("cogs.texts.narrator", "if TYPE_CHECKING:\n    from cogs.discord_io.message import Screen"),
        ("cogs.local.page", "import bot"),
        ("cogs.local.page", "from tests.support import simulation"),
        ("ops.runner", "from cogs.client import AyazClient"),
        ("cogs.client", "from ops.settings import Settings"),
        ("bot", "import simcord"),
        ("bot", "importlib.import_module('tests.support')"),
        ("bot", "__import__('simcord.env')"),
        ("helpers", "import re"),
    ],
)
def test_a_planted_violation_is_found(module: str, source: str) -> None:
    assert len(violations(source, module=module)) == 1


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (
            "engine.ai.easy",
            "from __future__ import annotations\nfrom random import Random\nfrom collections.abc import Set",
        ),
        ("engine.variants.draw", "from ..rules import Rules\nfrom . import common\nfrom engine import tiles"),
        ("renderer.paint", "import io\nfrom PIL import Image\nfrom engine.view import PublicView"),
        ("data.ladder.booking", "from data.records.matches import Table\nfrom data.storage.store import Session"),
        ("data.matches.repository", "import asyncio, sqlite3, aiosqlite, time\nfrom engine.match import Match"),
        (
            "cogs.interactions.hand",
            "import discord\nfrom data.matches.play import MatchPlay\nfrom . import lobby\nfrom cogs.live import hands",
        ),
        ("cogs.commands.domino", "from cogs.interactions import hand\nfrom cogs.texts.catalogue import Catalogue"),
        ("cogs.client", "from cogs.commands import domino\nfrom . import listeners"),
        ("cogs.local.page", "import aiohttp, simcord\nfrom ..interactions import hand\nfrom cogs.local import people"),
        ("composition", "from cogs import client\nimport data.storage.database, renderer.worker"),
        ("bot", "import_module('cogs.local')\nfrom composition import make_bot\nfrom ops import runner"),
        ("tests.stories.test_lobby", "import bot, simcord, bench\nfrom tests.support import simulation"),
    ],
)
def test_what_the_arrows_allow(module: str, source: str) -> None:
    assert violations(source, module=module) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert violations("from . import local", module="cogs", package=True) != []
    assert violations("from .page import Page\nfrom .. import items", module="cogs.local", package=True) == []

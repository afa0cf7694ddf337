"""docs/architecture.md shows the packages as they are."""

from __future__ import annotations

import re
from graphlib import TopologicalSorter

from tests.support import ROOT, import_graph


def test_the_drawing_is_that_of_the_code() -> None:
    drawing = import_graph.drawn(import_graph.PAGE.read_text(encoding="utf-8"))
    assert drawing == import_graph.drawing(), "python -m tests.support.import_graph"


def test_the_drawing_leaves_out_what_follows_from_other_arrows() -> None:
    arrows = re.findall(r"(\w+) --> (\w+)", import_graph.drawing())
    assert ("bot", "composition") in arrows
    assert ("cogs_live", "engine") not in arrows
    assert ("engine", "data") not in arrows


def test_no_packages_import_each_other() -> None:
    TopologicalSorter(import_graph.package_graph()).prepare()  # raises CycleError


def test_the_page_describes_every_package() -> None:
    page = import_graph.PAGE.read_text(encoding="utf-8")
    described = {name.removesuffix(".py") for name in re.findall(r"(?m)^\| `([\w.]+)` \|", page)}
    assert set(import_graph.package_graph()) <= described


def test_the_page_names_files_that_are_there() -> None:
    page = import_graph.PAGE.read_text(encoding="utf-8")
    named = re.findall(r"`((?:cogs|data|engine|renderer|workers|ops|tests)/[\w/]+\.py)`", page)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).is_file()] == []

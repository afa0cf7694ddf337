"""The index in tests/README.md names every test module and every helper once."""

from __future__ import annotations

import re
from collections import Counter

from tests.support import ROOT

TESTS = ROOT / "tests"


def test_the_index_names_every_module_once() -> None:
    lines = re.findall(r"^- \[`(.+?)`\]\((.+?)\) – \S", (TESTS / "README.md").read_text("utf-8"), re.MULTILINE)
    assert [name for name, link in lines if name != link] == []
    modules = [*TESTS.rglob("test_*.py"), *(TESTS / "support").glob("[!_]*.py")]
    named, found = Counter(name for name, _ in lines), Counter(str(path.relative_to(TESTS)) for path in modules)
    assert sorted(found - named) == [], "not in tests/README.md"
    assert sorted(named - found) == [], "in tests/README.md, but not there, or twice"

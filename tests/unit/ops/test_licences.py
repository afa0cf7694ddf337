"""Licences: every package of the run time states one, and none is under GPL, LGPL or AGPL."""

from __future__ import annotations

import re

import pytest

from ops import licences
from ops.licences import Package, run_time_packages
from tests.support import ROOT


def test_what_ships_is_under_no_copyleft_licence() -> None:
    packages = list(run_time_packages())
    assert len(packages) > 20
    assert [each.name for each in packages if each.is_copyleft] == []
    assert [each.name for each in packages if each.licence == "not stated"] == []


def test_the_list_is_that_of_the_lock_file() -> None:
    lines = re.findall(r"(?m)^([\w.-]+)==\S+( ; .*)?", (ROOT / "requirements.txt").read_text("utf-8"))
    everywhere = {name for name, marker in lines if not marker.strip(" \\")}
    assert everywhere <= {each.name for each in run_time_packages()}


@pytest.mark.parametrize(
    ("licence", "copyleft"),
    [
        ("MIT", False),
        ("LGPL-2.1-or-later", True),
        ("GPL-3.0-only AND MIT", True),
        ("MIT OR GPL-2.0-only", False),
        ("GNU Affero General Public License v3", True),
        ("MPL-2.0", False),
    ],
)
def test_copyleft_is_recognised(licence: str, copyleft: bool) -> None:
    assert Package("x", "1", licence).is_copyleft == copyleft


def test_the_command_fails_where_one_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert licences.main() == 0
    assert re.search(r"(?m)^aiohttp +3\S+ +Apache", capsys.readouterr().out)
    monkeypatch.setattr(licences, "run_time_packages", lambda: iter([Package("viral", "1", "AGPL-3.0")]))
    assert licences.main() == 1
    assert "viral" in capsys.readouterr().err

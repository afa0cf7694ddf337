"""The golden files are what the engine gives, they cover what they should, and a changed rule is noticed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.variants import VARIANTS
from tests.golden import perft, script
from tests.golden.__main__ import main


@pytest.mark.parametrize("file", script.files(), ids=lambda file: file.stem)
def test_a_scripted_round_goes_as_written(file: Path) -> None:
    text = file.read_text("utf-8")
    assert script.played(text) == text
    assert "NOT REFUSED" not in text
    assert all("| refused" in line for line in text.splitlines() if line.startswith("!"))


def test_every_way_is_counted_as_before() -> None:
    hint = "a new variant is added by python -m tests.golden --write"
    assert perft.table() == perft.FILE.read_text("utf-8"), hint


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_scripts(variant: str) -> None:
    texts = [file.read_text("utf-8") for file in script.files()]
    own = [text for text in texts if f"\nvariant: {variant}\n" in text]
    assert len(own) >= 4, "python -m tests.golden --write makes the first four"
    assert any("goes out" in text for text in own)
    assert any("all are blocked" in text for text in own)
    assert any("\nsecret: " in text and "= round:" in text for text in own), "a whole round from its deal"


def test_a_variant_without_scripts_gets_whole_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert script.missing() == {}
    monkeypatch.setitem(VARIANTS, "undrawn", replace(VARIANTS["draw"], code="undrawn", reserve=14))
    texts = script.missing()
    assert all("\nvariant: undrawn\n" in text and script.played(text) == text for text in texts.values())
    assert sum("goes out" in text for text in texts.values()) == 2
    assert sum("all are blocked" in text for text in texts.values()) == 2


def test_a_refused_move_without_its_mark_and_the_other_way_round_are_seen() -> None:
    text = script.files()[0].read_text("utf-8")
    head = "variant: draw\nhand A: 6-6 6-5 1-1\nhand B: 6-4 5-5\n\n"
    assert "refused: not-your-turn" in script.played(head + "A 6-5 left\n")
    assert "NOT REFUSED" in script.played(head + "! B 6-4 left\n")
    assert script.played(text.replace("|", "| changed", 1)) == text


def test_the_command_says_what_differs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    kept = perft.FILE.read_text("utf-8")
    monkeypatch.setattr(perft, "table", lambda: kept)
    assert main([]) == 0
    monkeypatch.setitem(VARIANTS, "para", replace(VARIANTS["para"], reserve=3))
    assert main([]) == 1
    assert "para-reserve.txt differs" in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setattr(perft, "table", lambda: kept + "one line more\n")
    assert main([]) == 1
    assert capsys.readouterr().out == "perft.txt differs\n"
    assert main(["--read"]) == 2

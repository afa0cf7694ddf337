"""The measurements: the dispatcher, and the bars of the pictures that do not depend on how busy the machine is."""

from __future__ import annotations

import pytest

from bench import render
from bench.__main__ import main, names
from engine.variants import VARIANTS


def test_the_dispatcher_knows_its_measurements(capsys: pytest.CaptureFixture[str]) -> None:
    assert {"render", "palette"} <= set(names())
    assert main(["nothing"]) == 2
    assert "render" in capsys.readouterr().err


def test_tiles_of_ordinary_rounds_can_be_read_on_a_phone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "ROUNDS", 30)  # the bench has more
    bars = render.legibility()
    assert len(bars) == len(VARIANTS)
    assert all(bar.holds for bar in bars), bars


def test_a_missed_bar_is_reported_and_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = render.Bar("one", "<= 1", "1", holds=True), render.Bar("two", "<= 1", "2", holds=False)
    for name in ("sizes", "first_board", "lateness"):
        monkeypatch.setattr(render, name, lambda: good)
    monkeypatch.setattr(render, "speed", lambda: [good])
    monkeypatch.setattr(render, "legibility", lambda: [good])
    assert render.main([]) == 0
    monkeypatch.setattr(render, "legibility", lambda: [good, bad])
    assert render.main([]) == 1
    assert "NO" in capsys.readouterr().out

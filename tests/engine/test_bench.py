"""The measurement of the engine: its rounds are whole ones, and its bars are judged on what was measured."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bench import engine
from bench.engine import Contest, contests, measure, table
from engine.match import Match, Phase
from engine.round import Draw, Round
from engine.rules import How


def test_our_lines_play_whole_rounds_and_matches() -> None:
    seen = set()
    for line in contests(Random(1)):
        played = line.play() if line.play else None
        if isinstance(played, Round):
            assert played.end is not None
            seen.add(played.rules.code)
        if isinstance(played, Match):
            assert played.phase is Phase.FINISHED
    assert {"block", "draw"} <= seen


def test_block_is_played_without_drawing() -> None:
    play = next(line.play for line in contests(Random(2)) if line.name == "block 2p")
    assert play is not None
    ends = set()
    for _ in range(60):
        played = play()
        assert isinstance(played, Round)
        assert not any(isinstance(act.move, Draw) for act in played.acts)
        assert len(played.boneyard) == 14
        assert played.end is not None
        ends.add(played.end.how)
    assert ends == {How.OUT, How.BLOCKED}


OURS = Contest("ours", lambda: None, "theirs", 2.0)


@pytest.mark.parametrize(
    ("ours", "theirs", "holds", "says"),
    [
        (200.0, 100.0, True, "2.0 x theirs, bar 2 x: yes"),
        (199.0, 100.0, False, "bar 2 x: NO"),
        (1.0, None, True, "theirs: not installed, not judged"),
    ],
)
def test_a_bar_is_judged_against_what_was_measured(ours: float, theirs: float | None, holds: bool, says: str) -> None:
    peer = Contest("theirs", None if theirs is None else lambda: None)
    speeds = {"ours": ours} | ({} if theirs is None else {"theirs": theirs})
    shown, held = table([peer, OURS], speeds)
    assert held is holds
    assert says in shown[-1]
    assert ("not installed" in shown[1]) == (theirs is None)


def test_the_command_fails_with_its_bars(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(engine, "STRETCH", 0.001)
    lines = [Contest("theirs", lambda: None), replace(OURS, bar=0.001)]
    monkeypatch.setattr(engine, "contests", lambda rng: lines)
    assert engine.main(["--quick"]) == 0
    monkeypatch.setattr(engine, "contests", lambda rng: [lines[0], replace(OURS, bar=1e9)])
    assert engine.main(["--quick"]) == 1
    assert "NO" in capsys.readouterr().out
    assert set(measure(lines, stretches=1)) == {"ours", "theirs"}

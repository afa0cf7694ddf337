"""The measurement of the opponents: fair, resumed where it stopped, and judged on what was measured."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from bench import ai
from bench.ai import Clock, Tally, begun, load, main, measure, play, run, share
from bench.players import LADDER, LINES, Line, players, table
from engine.match import Phase

QUICK = Line("greedy", "random", "para-r1", count=4)


def test_every_line_has_a_valid_table_and_known_players() -> None:
    there = players()
    for line in LINES + LADDER:
        rules, options = line.table
        assert options.variant == rules.code
        assert line.first in there
        assert line.second in there or line.second.startswith("dominoes")
    assert len({line.name for line in LINES + LADDER}) == len(LINES + LADDER)


@pytest.mark.parametrize("at", ["para-r1", "ceza-r1-3", "partners-200", "ceza-r1-4p"])
def test_a_player_against_itself_scores_an_even_share(at: str) -> None:
    """On the same deals from each seat in turn, a player wins exactly its share against itself."""
    line, tally = Line("greedy", "greedy", at), Tally()
    for number in range(2):
        measure(line, number, tally)
    assert tally.shares == pytest.approx([0.5, 0.5])
    assert tally.clocks[0].moves > 0


def test_the_players_of_a_measurement_sit_on_each_side_in_turn() -> None:
    rules, options = table("ceza-r1-4p")
    matches = [
        play(begun(rules, options), [(players()["greedy"], Clock())] * 4, f"deal {number}", Random(1))
        for number in (0, 0, 1)
    ]
    assert all(match.phase is Phase.FINISHED for match in matches)
    hands = [match.records[0].secret for match in matches]
    assert hands[0] == hands[1] != hands[2]
    assert sum(share(matches[0], side) for side in (0, 1)) == 1.0


def test_a_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = tmp_path / "state.json"
    monkeypatch.setattr(ai, "LADDER", ())
    monkeypatch.setattr(ai, "LINES", (QUICK,))
    assert main(["--state", str(state), "--seconds", "0"]) == 0
    stopped = load(state)[QUICK.name].shares
    assert len(stopped) == 1
    assert main(["--state", str(state)]) == 0
    resumed = load(state)[QUICK.name].shares
    assert len(resumed) == 4
    assert resumed[:1] == stopped
    whole: dict[str, Tally] = {}
    run([QUICK], whole, part=1.0, path=None, seconds=1e9)
    assert whole[QUICK.name].shares == resumed
    assert json.loads(state.read_text(encoding="utf-8"))[QUICK.name]["clocks"][0]["moves"] > 0


def test_a_missed_bar_fails_the_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ai, "LADDER", ())
    monkeypatch.setattr(ai, "LINES", (Line("random", "medium", "para-r1", least=1.0, count=6),))
    assert main([]) == 1
    assert "NO" in capsys.readouterr().out
    monkeypatch.setattr(ai, "LINES", (QUICK, Line("greedy", "somebody", "para-r1", least=1.0)))
    assert main(["--quick"]) == 0
    assert "somebody is not installed" in capsys.readouterr().out


@pytest.mark.parametrize(("pattern", "why"), [("medium / nobody", "no line has"), ("(", "no regular expression")])
def test_a_pattern_without_matches_is_refused(pattern: str, why: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["--only", pattern])
    assert why in capsys.readouterr().err


def test_a_pattern_picks_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(ai, "LINES", (QUICK, Line("greedy", "random", "draw-25", count=2)))
    assert main(["--only", "^greedy / random, (para|ceza)"]) == 0
    shown = capsys.readouterr().out
    assert "para-r1" in shown
    assert "draw-25" not in shown


def test_the_interval_narrows_and_is_never_nothing() -> None:
    assert Tally([1.0] * 10).margin > Tally([1.0] * 100).margin > 0
    assert Tally([0.0, 1.0] * 200).margin == pytest.approx(0.049, abs=0.001)

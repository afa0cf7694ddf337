"""The measurement of the engine: its rounds are whole ones, and its bars are judged on what was measured."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bench import engine
from bench.engine import BLOCK, Contest, contests, measure, table
from bench.simulation import _halves
from engine.ai.bits import bits_in
from engine.ai.core import RoundOutcome
from engine.match import Match, Phase
from engine.round import Draw, Round
from engine.rules import EndReason, default_options
from engine.variants import VARIANTS


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
        ends.add(played.end.end_reason)
    assert ends == {EndReason.OUT, EndReason.BLOCKED}


def test_the_lines_of_the_core_play_whole_rounds_and_say_what_was_asked() -> None:
    lines = {line.name: line.play for line in contests(Random(3)) if line.name.startswith("core")}
    assert {f"core {rules.code} {rules.seat_counts[-1]}p scored" for rules in VARIANTS.values()} <= set(lines)
    for name, play in lines.items():
        assert play is not None
        played = [play() for _ in range(5)]
        assert all(isinstance(each, RoundOutcome if name.endswith("scored") else EndReason) for each in played)


@pytest.mark.parametrize("seats", [2, 4])
def test_hands_of_a_deal_without_order_are_sevens_of_the_set(seats: int) -> None:
    agreed = default_options(BLOCK, seats=seats)
    dealt = Counter[int]()
    deal = _halves(agreed, Random(1))
    assert deal is not None
    for _ in range(400):
        hands, boneyard = deal()
        assert [hand.bit_count() for hand in hands] == [7] * seats
        assert sum(hands).bit_count() == 7 * seats
        assert len(boneyard) == 28 - 7 * seats
        dealt.update(bits_in(hands[-1]))
    assert len(dealt) == 28
    assert max(dealt.values()) < 100 + 5 * 75**0.5  # each is in a hand in a quarter of the deals
    assert min(dealt.values()) > 100 - 5 * 75**0.5


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
    speeds = {"ours": [ours]} | ({} if theirs is None else {"theirs": [theirs]})
    shown, held = table([peer, OURS], speeds)
    assert held is holds
    assert says in shown[-1]
    assert ("not installed" in shown[1]) == (theirs is None)


def test_stretches_are_compared_with_those_beside_them() -> None:
    """A machine that slows down in the middle of it changes nothing."""
    shown, held = table([Contest("theirs", lambda: None), OURS], {"theirs": [100.0, 10.0, 1.0], "ours": [210, 21, 1.9]})
    assert held
    assert "2.1 x theirs" in shown[-1]


def test_the_command_fails_with_its_bars(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(engine, "STRETCH", 0.001)
    lines = [Contest("theirs", lambda: None), replace(OURS, bar=0.001)]
    monkeypatch.setattr(engine, "contests", lambda rng: lines)
    assert engine.main(["--quick"]) == 0
    monkeypatch.setattr(engine, "contests", lambda rng: [lines[0], replace(OURS, bar=1e9)])
    assert engine.main(["--quick"]) == 1
    assert "NO" in capsys.readouterr().out
    assert set(measure(lines, stretches=1)) == {"ours", "theirs"}

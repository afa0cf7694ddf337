"""The measurement of the coach: fair, resumed where it stopped, and judged on what was measured."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench import coach
from bench.coach import LEVELS, Pair, Positions, Tally, bars, load, main, ratio, run
from engine.ai.coach import Valuation


def verdicts(tally: Tally) -> dict[str, bool]:
    return {bar.name.partition(": ")[2]: bar.holds for bar in bars("para", tally) if bar.bar}


def measured(number: int, **changed: int) -> Positions:
    losses = {level: 0.01 * (place + 1) * (9 + number % 3) for place, level in enumerate(LEVELS)}
    counts = {"labels": 20, "agreed": 20, "redealt": 4, "unchanged": 4, "exact": 1, "solved_alike": 1}
    return replace(Positions(decisions=10, losses=losses), **{**counts, **changed})


def test_what_meets_the_bars_passes() -> None:
    tally = Tally([measured(each) for each in range(9)], {"a / b": [Pair(0.1, 0.1), Pair(0.3, 0.3)]})
    found = verdicts(tally)
    assert len(found) == 7
    assert all(found.values())


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"agreed": 18}, "labels that agree"),
        ({"unchanged": 3}, "hidden tiles change nothing"),
        ({"solved_alike": 0}, "as the solver, in exact endings"),
    ],
)
def test_each_count_has_its_bar(changed: dict[str, int], name: str) -> None:
    found = verdicts(Tally([measured(each, **changed) for each in range(9)]))
    assert [each for each, holds in found.items() if not holds] == [name]


def test_levels_in_another_order_fail_and_so_does_a_difference_within_chance() -> None:
    samples = [measured(each) for each in range(9)]
    for number, each in enumerate(samples):
        each.losses["easy"] = each.losses["medium"] + (1 if number % 2 else -0.9)
    assert not verdicts(Tally(samples))["easy than medium"]


@pytest.mark.parametrize(("slope", "holds"), [(0.8, False), (0.95, True), (1.2, False)])
def test_the_slope_has_two_bars(slope: float, holds: bool) -> None:
    tally = Tally([], {"a / b": [Pair(slope * 0.2, 0.2), Pair(slope * 0.4, 0.4)]})
    assert verdicts(tally) == {"slope, together": holds}


def test_the_interval_of_a_ratio() -> None:
    value, margin = ratio([(1.0, 2.0), (3.0, 4.0)])
    assert value == pytest.approx(4 / 6)
    assert margin > 0
    assert ratio([(1.0, 2.0), (2.0, 4.0)])[1] == pytest.approx(0.0)


def test_a_run_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "STEPS", 400)
    monkeypatch.setattr(coach, "STEPS_SLOPE", 400)
    monkeypatch.setattr("engine.ai.review.MOST_STEPS", 1_500)
    monkeypatch.setattr("engine.ai.review.MOST_STEPS_AGAIN", 1_500)
    state = tmp_path / "state.json"
    main(["--variant", "para", "--matches", "1", "--state", str(state)])
    before = load(state)["para"]
    assert len(before.positions) == 1
    main(["--variant", "para", "--matches", "2", "--state", str(state)])
    after = load(state)["para"]
    assert len(after.positions) == 2
    assert after.positions[0] == before.positions[0]
    whole = {"para": Tally()}
    run(whole, matches=2, seconds=1e9, saved=lambda: None)
    assert whole["para"] == after
    counted = after.positions
    assert all(each.redealt == each.unchanged > 0 for each in counted)
    assert sum(each.decisions for each in counted) == sum(each.labels for each in counted) > 0


def test_a_judgement_that_knew_hidden_tiles_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def untrue(*given: object, **named: object) -> Valuation:
        calls.append(1)
        return Valuation((), 0, 0, len(calls) * 0.01, 0.0, 1)

    monkeypatch.setattr(coach, "STEPS", 400)
    monkeypatch.setattr("engine.ai.review.MOST_STEPS", 1_500)
    monkeypatch.setattr("engine.ai.review.MOST_STEPS_AGAIN", 1_500)
    monkeypatch.setattr(coach, "valuation", untrue)
    found = coach.measure_positions(*coach.table("para-r1"), 0)
    assert found.redealt > found.unchanged == 0

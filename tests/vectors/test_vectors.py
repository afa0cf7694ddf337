"""Every vector of a variant that the engine has passes, and the runner can fail."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from engine.errors import Code, IllegalInput
from engine.events import Event, Played, RoundDealt
from engine.match import Match
from engine.variants import VARIANTS
from tests.vectors.runner import CATEGORIES, failure

FILE = Path(__file__).with_name("vectors.json")
VECTORS = json.loads(FILE.read_text("utf-8"))["vectors"]
OURS = [each for each in VECTORS if each["variant"] in VARIANTS and each["category"] in CATEGORIES]


@pytest.mark.parametrize("vector", OURS, ids=lambda vector: vector["id"])
def test_vector(vector: dict[str, object]) -> None:
    assert failure(vector) is None


@pytest.mark.parametrize(
    ("category", "event"), [("deal", RoundDealt), ("legal_moves", Played), ("in_play", Played), ("hand_end", Played)]
)
def test_a_vector_runs_through_the_match(category: str, event: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that refuses the event fails the vector: it is not judged by a part of the engine beside the match."""
    whole = Match.apply

    def apply(match: Match, each: Event) -> Match:
        if isinstance(each, event):
            raise IllegalInput(Code.NOT_RUNNING)
        return whole(match, each)

    monkeypatch.setattr(Match, "apply", apply)
    assert [each["id"] for each in OURS if each["category"] == category and failure(each) is None] == []


def test_an_unknown_variant_or_category_fails() -> None:
    known = OURS[0]
    assert failure({**known, "variant": "nobody-plays-this"})
    assert failure({**known, "category": "nobody-knows-this"})


def test_a_wrong_expectation_fails_and_the_command_says_so(tmp_path: Path) -> None:
    right = next(each for each in OURS if each["category"] == "hand_end")
    wrong = {**right, "expected": {**right["expected"], "points": {"A": 99, "B": 99}}}
    file = tmp_path / "some.json"
    file.write_text(json.dumps({"vectors": [right, wrong]}), "utf-8")
    run = subprocess.run(
        [sys.executable, "-m", "tests.vectors", str(file)], capture_output=True, text=True, check=False
    )
    assert run.returncode == 1
    assert run.stdout.splitlines()[-1] == "1 passed, 1 failed"
    assert run.stdout.startswith(right["id"])

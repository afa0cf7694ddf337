"""``bot.py verify FILE``: the report, and what is said of a file that is no match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot import main
from engine.events import Closed, Reason, RoundDealt
from engine.fairness import commitment, round_secret
from engine.notation import write
from tests.support import ROOT
from tests.support.random_matches import lobby

SECRET = round_secret("5eed" * 16, 1)


def saved(path: Path, *, secret: str = SECRET) -> Path:
    file = path / "match.txt"
    file.write_text(write([*lobby(), RoundDealt(secret, 2), Closed(Reason.STOPPED)], {1: "Ada"}), encoding="utf-8")
    return file


def test_a_match_whose_deals_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(saved(tmp_path))]) == 0
    report = capsys.readouterr().out
    assert f"seal     {commitment(SECRET, 2)}" in report
    assert f"secret   {SECRET}" in report
    assert "draw, 1 rounds, closed, score 0 : 0" in report


def test_a_match_with_another_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path)
    text = file.read_text(encoding="utf-8").replace("close stopped\n", "")
    second = next(line for line in text.splitlines() if line.startswith("deal 2"))
    # The first round is given up by hand: a second deal needs a finished round, so its moves cannot be legal either.
    file.write_text(f"{text}{second}\n", encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "NOT FAIR" in capsys.readouterr().out


def test_a_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "absent.txt")]) == 2
    assert "No such file" in capsys.readouterr().err
    (tmp_path / "letter.txt").write_bytes(b"Dear \xff")
    assert main(["verify", str(tmp_path / "letter.txt")]) == 2
    assert "is not a match saved as text" in capsys.readouterr().err
    (tmp_path / "huge.txt").write_text("#" * 5_000_000, encoding="utf-8")
    assert main(["verify", str(tmp_path / "huge.txt")]) == 2
    assert "too large" in capsys.readouterr().err


def test_it_needs_no_settings(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bot.py"), "verify", str(saved(tmp_path))],
        cwd=tmp_path,
        env={"LOG_LEVEL": "nonsense"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")

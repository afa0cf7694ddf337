"""The backup of the README: a whole copy of a running bot's database, and of one that was killed."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from data.storage.database import Database
from tests.support import ROOT
from tests.support.match_service import House, options, rows, two_people


def back_up(folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the command of the README in a folder."""
    [command] = re.findall(r"^python3 -c .*VACUUM.*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    return subprocess.run(
        [sys.executable, *shlex.split(command)[1:]], cwd=folder, capture_output=True, encoding="utf-8", check=False
    )


def write_and_die(folder: Path) -> int:
    """Write to the database in a process that is then killed; returns how much it leaves in the log."""
    script = (
        "import os, sqlite3\n"
        "database = sqlite3.connect('var/ayaz.sqlite3', isolation_level=None)\n"
        "database.execute(\"INSERT INTO meta VALUES ('last', '')\")\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=folder, check=False)
    return (folder / "var" / "ayaz.sqlite3-wal").stat().st_size


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "var" / "ayaz.sqlite3")


async def play_three(house: House) -> None:
    async with house.running() as service:
        for _ in range(3):
            await house.play_out(service, await two_people(service, options(target=25)))
        done = back_up(house.path.parent.parent)
        assert (done.returncode, done.stderr) == (0, "")


async def test_a_copy_of_a_running_bot_has_everything(house: House, tmp_path: Path) -> None:
    await play_three(house)
    assert await rows(tmp_path / "backup.sqlite3", "SELECT COUNT(*) FROM bookings") == [(6,)]
    assert back_up(tmp_path).returncode != 0, "an older copy stays"
    async with await Database.open(tmp_path / "backup.sqlite3"):
        pass


async def test_a_copy_of_a_killed_bot_has_everything(house: House, tmp_path: Path) -> None:
    await play_three(house)
    (tmp_path / "backup.sqlite3").unlink()
    assert write_and_die(tmp_path) > 0
    assert back_up(tmp_path).returncode == 0
    assert await rows(tmp_path / "backup.sqlite3", "SELECT COUNT(*) FROM meta WHERE key = 'last'") == [(1,)]


async def test_after_an_orderly_stop_the_database_is_one_file(house: House) -> None:
    await play_three(house)
    assert {path.name for path in house.path.parent.iterdir()} <= {"ayaz.sqlite3", "ayaz.sqlite3.lock"}


def test_a_mistyped_path_makes_no_empty_copy(tmp_path: Path) -> None:
    assert back_up(tmp_path).returncode != 0
    assert list(tmp_path.iterdir()) == []

"""``bot.py backup`` and ``restore``, and the copies that a running bot makes."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
import sys
from collections import namedtuple
from contextlib import closing
from pathlib import Path

import pytest

import bot
from data.storage.copies import inspect, schema_known
from data.storage.sqlite_database import SqliteDatabase
from ops.backups import LOW_DISK, RETRY_INTERVAL, BackupSchedule
from ops.settings import Settings
from tests.support.match_service import House, options, rows, two_people

HOUR = 3_600
NOON = 1_780_000_000


@pytest.fixture(autouse=True)
def _empty_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "var" / "ayaz.sqlite3")


async def play_one(house: House) -> None:
    async with house.running() as service:
        await house.play_out(service, await two_people(service, options(target=25)))


def write_and_die(house: House) -> int:
    """Write to the database in a process that is then killed; returns how much it leaves in the log."""
    script = (
        "import os, sqlite3, sys\n"
        "database = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "database.execute(\"INSERT INTO meta VALUES ('last', '')\")\n"
        "os._exit(9)\n"
    )
    subprocess.run([sys.executable, "-c", script, str(house.path)], check=False)
    return Path(f"{house.path}-wal").stat().st_size


def beside(house: House) -> list[str]:
    return sorted(path.name for path in house.path.parent.iterdir())


def lines(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    found = capsys.readouterr()
    return found.out.strip(), found.err.strip()


# ---- backup ----------------------------------------------------------------------------------------------------------


async def test_a_copy_of_a_running_bot_has_everything(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    async with house.running() as service:
        await house.play_out(service, await two_people(service, options(target=25)))
        running = await two_people(service)
        assert bot.main(["backup", "copies/one.sqlite3"]) == 0
        assert lines(capsys)[0].startswith("copies/one.sqlite3: 1 finished matches, 1 live, ")
        assert bot.main(["backup", "copies/one.sqlite3"]) == 2, "an older copy stays"
        assert lines(capsys) == ("", "ayaz: backup: copies/one.sqlite3: is there already")
    copied = House(Path("copies/one.sqlite3"), now=house.now)
    async with copied.running() as service:
        table = await service.queries.table(running.id)
        assert table.match == running.match
        await copied.press(service, table)


async def test_a_copy_of_a_killed_bot_has_everything(house: House) -> None:
    await play_one(house)
    assert write_and_die(house) > 0
    assert bot.main(["backup", "copy.sqlite3"]) == 0
    assert await rows(Path("copy.sqlite3"), "SELECT COUNT(*) FROM meta WHERE key = 'last'") == [(1,)]


async def test_after_an_orderly_stop_the_database_is_one_file(house: House) -> None:
    await play_one(house)
    assert set(beside(house)) <= {"ayaz.sqlite3", "ayaz.sqlite3.lock"}


@pytest.mark.parametrize("obstacle", ["no database", "a folder that is a file", "not a database"])
def test_what_cannot_be_copied_leaves_no_file(
    house: House, obstacle: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    target = tmp_path / "copy.sqlite3"
    if obstacle == "not a database":
        house.path.parent.mkdir()
        house.path.write_bytes(b"no database at all, " * 100)
    elif obstacle == "a folder that is a file":
        house.path.parent.mkdir()
        with closing(sqlite3.connect(house.path)) as connection:
            connection.execute("CREATE TABLE a (x)")
        (tmp_path / "file").touch()
        target = tmp_path / "file" / "copy.sqlite3"
    assert bot.main(["backup", str(target)]) == 2
    out, error = lines(capsys)
    assert out == ""
    assert error.startswith("ayaz: backup: ")
    assert "\n" not in error
    assert list(tmp_path.rglob("*copy*")) == []


# ---- restore ---------------------------------------------------------------------------------------------------------


async def test_a_copy_comes_back_and_what_was_there_is_kept(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await play_one(house)
    assert bot.main(["backup", "copy.sqlite3"]) == 0
    await play_one(house)
    assert write_and_die(house) > 0, "side files of the old one lie there"
    lines(capsys)
    assert bot.main(["restore", "copy.sqlite3"]) == 0
    out, _ = lines(capsys)
    [before] = [name for name in beside(house) if ".before-" in name]
    assert out.startswith("var/ayaz.sqlite3: 1 finished matches, 0 live, ")
    assert out.endswith(before)
    assert [name for name in beside(house) if name.endswith(("-wal", "-shm", ".new", ".part"))] == []
    assert (inspect(house.path).finished, inspect(house.path.with_name(before)).finished) == (1, 2)
    assert await rows(house.path.with_name(before), "SELECT 1 FROM meta WHERE key = 'last'") == [(1,)]
    await play_one(house)
    assert inspect(house.path).finished == 2


async def test_a_running_bot_keeps_its_database(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await play_one(house)
    assert bot.main(["backup", "copy.sqlite3"]) == 0
    async with await SqliteDatabase.open(house.path):
        lines(capsys)
        assert bot.main(["restore", "copy.sqlite3"]) == 2
        assert lines(capsys)[1] == "ayaz: restore: var/ayaz.sqlite3: another Ayaz is already running on this file"
    assert [name for name in beside(house) if "before" in name or "new" in name] == []


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("missing", "no such file"),
        ("text", "not a database"),
        ("other", "not a database of Ayaz"),
        ("newer", "written by a newer Ayaz"),
        ("without its log", "the -wal file beside it"),
        ("cut off", "malformed|damaged|not a database"),
    ],
)
async def test_what_is_no_copy_changes_nothing(
    house: House, source: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await play_one(house)
    content, path = house.path.read_bytes(), Path("other.sqlite3")
    make_source(source, path, content)
    assert bot.main(["restore", str(path)]) == 2
    _, error = lines(capsys)
    assert error.startswith("ayaz: restore: other.sqlite3: ")
    assert "\n" not in error
    assert any(word in error for word in words.split("|")), error
    assert house.path.read_bytes() == content
    assert set(beside(house)) == {"ayaz.sqlite3", "ayaz.sqlite3.lock"}


def make_source(kind: str, path: Path, content: bytes) -> None:
    if kind == "text":
        path.write_text("no database\n" * 1000, encoding="utf-8")
    elif kind == "cut off":
        path.write_bytes(content[: len(content) // 2])
    elif kind == "without its log":
        with closing(sqlite3.connect("running.sqlite3", isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("CREATE TABLE meta (x)")
            path.write_bytes(Path("running.sqlite3").read_bytes())
    elif kind == "other":
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("CREATE TABLE a (x)")
    elif kind == "newer":
        path.write_bytes(content)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute(f"PRAGMA user_version = {schema_known() + 1}")


async def test_a_damaged_database_is_put_aside_as_it_is(house: House) -> None:
    await play_one(house)
    assert bot.main(["backup", "copy.sqlite3"]) == 0
    house.path.write_bytes(b"damaged" * 1000)
    assert bot.main(["restore", "copy.sqlite3"]) == 0
    assert inspect(house.path).finished == 1
    [before] = [name for name in beside(house) if ".before-" in name]
    assert house.path.with_name(before).read_bytes() == b"damaged" * 1000


# ---- while the bot runs ----------------------------------------------------------------------------------------------


class Clock:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.now = float(NOON)

    def __call__(self) -> float:
        return self.now


def schedule(house: House, clock: Clock, *, folder: Path | None = None, keep: int = 2) -> BackupSchedule:
    return BackupSchedule(house.path, folder or Path("copies"), every=24 * HOUR, keep=keep, clock=clock)


def copies() -> list[str]:
    return sorted(path.name for path in Path("copies").iterdir())


async def test_a_copy_a_day_is_made_and_the_newest_are_kept(house: House) -> None:
    await play_one(house)
    clock = Clock()
    backups = schedule(house, clock)
    await backups.look()
    [first] = copies()
    clock.now += 24 * HOUR - 1
    await backups.look()
    assert copies() == [first]
    await schedule(house, clock).look()
    assert copies() == [first], "a restart is no reason for a copy"
    Path("copies/notes.txt").touch()  # noqa: ASYNC240
    for _ in range(3):
        clock.now += 24 * HOUR
        await backups.look()
    assert len(copies()) == 3
    assert copies()[2] == "notes.txt"
    assert first not in copies()
    assert inspect(Path("copies") / copies()[1]).finished == 1


async def test_a_copy_that_fails_is_logged_and_tried_again(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await play_one(house)
    clock, folder = Clock(), Path("copies")
    folder.touch()  # noqa: ASYNC240
    backups = schedule(house, clock, folder=folder)
    with caplog.at_level(logging.WARNING):
        for _ in range(3):
            await backups.look()
    assert [record.getMessage().partition(":")[0] for record in caplog.records] == ["no backup was made"]
    folder.unlink()  # noqa: ASYNC240
    await backups.look()
    clock.now += RETRY_INTERVAL
    await backups.look()
    assert len(copies()) == 1


async def test_a_disk_that_is_nearly_full_is_warned_of_once_an_hour(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await play_one(house)
    usage = namedtuple("usage", "total used free")  # noqa: PYI024
    free = LOW_DISK
    monkeypatch.setattr("ops.backups.shutil.disk_usage", lambda _: usage(0, 0, free))
    clock = Clock()
    backups = BackupSchedule(house.path, None, every=HOUR, keep=1, clock=clock)
    await backups.look()
    assert caplog.records == []
    free = 5 * 2**20
    for _ in range(3):
        await backups.look()
    assert [record.getMessage() for record in caplog.records if record.levelno == logging.WARNING] == [
        f"{house.path.parent}: only 5 MB of disk are free; when it is full no move can be saved"
    ]
    clock.now += HOUR
    await backups.look()
    assert len([record for record in caplog.records if record.levelno == logging.WARNING]) == 2

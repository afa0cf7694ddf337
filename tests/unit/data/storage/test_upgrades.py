"""What the newer migrations make of a file that an older bot has written."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from data.storage.store import Store
from engine.rules import Goal
from tests.support.booked_matches import History
from tests.support.match_service import House, rows
from tests.support.random_matches import options
from tests.support.standings_recount import expected, kept


async def older(path: Path, version: int) -> None:
    """A new file as the bot of that schema version made it."""
    folder = path.with_name(f"up-to-{version}")
    folder.mkdir()
    for script in sorted(SQLITE_MIGRATIONS.glob("*.sql"))[:version]:
        shutil.copy(script, folder)
    await (await SqliteDatabase.open(path, migrations=folder)).close()


async def test_the_global_account_begins_once_after_the_upgrade(house: House, tmp_path: Path) -> None:
    """Accounts on four counting servers and one that is too small, added up whole as they were before 0006."""
    async with await house.open() as database:
        history = History(Store(database))
        for guild in range(1, 5):
            for number in range(5):
                await history.match([f"a{number}", f"b{number}"], guild=guild)
        await history.match(["a0", "b0"], guild=9)
    tables = ("persons", "servers", "standings")
    await older(tmp_path / "older.sqlite3", 5)
    for table in tables:
        columns = [name for _, name, *_ in await rows(tmp_path / "older.sqlite3", f"PRAGMA table_info({table})")]
        columns = [name for name in columns if name != "caller_role"]
        for row in await house.rows(f"SELECT {', '.join(map(str, columns))} FROM {table}"):  # noqa: S608
            values: list[Any] = list(row)
            if table == "standings" and values[:2] == [0, ""]:
                values[3] += 3000
            marks = ", ".join("?" * len(values))
            names = ", ".join(map(str, columns))
            await rows(tmp_path / "older.sqlite3", f"INSERT INTO {table} ({names}) VALUES ({marks})", *values)  # noqa: S608
    before = await rows(tmp_path / "older.sqlite3", "SELECT * FROM standings ORDER BY guild, variant, person")
    assert before != (await kept(house.path))["standings"]

    await (await SqliteDatabase.open(tmp_path / "older.sqlite3")).close()
    after, right = await kept(tmp_path / "older.sqlite3"), await expected(house.path)
    assert after["standings"] == right["standings"]
    without_ratings = [tally for tally in right["tallies"] if tally[2] != "shown"]
    assert after["tallies"] == without_ratings


async def test_what_was_booked_today_counts_for_the_day_after_the_upgrade(house: House, tmp_path: Path) -> None:
    pairs = options("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1))
    async with await house.open() as database:
        history = History(Store(database))
        await history.match(["old", "older"])
        history.now += 3 * 86_400_000
        await history.half_finished(["ada", "bora"], leaves="ada", sits_in="cem")
        await history.match(["ada", "x", "bora", "y"], agreed=pairs)
    await older(tmp_path / "older.sqlite3", 6)
    for table in ("persons", "matches", "results", "settlements", "bookings"):
        columns = [name for _, name, *_ in await rows(tmp_path / "older.sqlite3", f"PRAGMA table_info({table})")]
        for row in await house.rows(f"SELECT {', '.join(map(str, columns))} FROM {table}"):  # noqa: S608
            marks = ", ".join("?" * len(row))
            await rows(tmp_path / "older.sqlite3", f"INSERT INTO {table} VALUES ({marks})", *row)  # noqa: S608
    await (await SqliteDatabase.open(tmp_path / "older.sqlite3")).close()
    pairs_of = "SELECT one, other, at, match FROM opponents WHERE match > 1 ORDER BY match, one, other"
    kept_pairs = await house.rows(pairs_of)
    assert len(kept_pairs) == 1 + 4
    assert await rows(tmp_path / "older.sqlite3", pairs_of) == kept_pairs
    assert await rows(tmp_path / "older.sqlite3", "SELECT * FROM opponents WHERE match = 1") == []

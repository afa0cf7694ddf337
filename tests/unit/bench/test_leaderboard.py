"""The measurement of leaderboards: what it fills a file with is whole, and a page that is too slow is said."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bench import leaderboard
from bench.postgres import copy_file
from data.storage.sqlite_database import SqliteDatabase
from tests.support.match_service import rows
from tests.support.postgres_server import postgres_server
from tests.support.standings_recount import kept
from tests.support.stores import STORES

AGAIN = """
    CREATE TEMP TABLE same_standings AS SELECT * FROM standings;
    CREATE TEMP TABLE same_ratings AS SELECT * FROM ratings;
    DELETE FROM standings;
    DELETE FROM ratings;
    DELETE FROM tallies WHERE people = 0;
    INSERT INTO standings SELECT * FROM same_standings;
    INSERT INTO ratings SELECT * FROM same_ratings;
"""
"""Delete and reinsert every row; the triggers must arrive at the same tallies."""


async def schema(path: Path) -> list[tuple[object, ...]]:
    return sorted(await rows(path, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"), key=str)


async def test_what_is_measured_is_what_the_bot_would_have(tmp_path: Path) -> None:
    path, fresh = tmp_path / "filled.sqlite3", tmp_path / "fresh.sqlite3"
    for each in (path, fresh):
        await (await SqliteDatabase.open(each)).close()
    leaderboard.fill(path, leaderboard.Crowd(2_000))
    assert await schema(path) == await schema(fresh)
    assert await rows(path, "SELECT COUNT(*) FROM results") == [(2_000,)]
    assert await rows(path, "PRAGMA foreign_key_check") == []
    before = await kept(path)
    assert before["standings"]
    assert before["ratings"]
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(AGAIN)
    assert await kept(path) == before, "the triggers count differently"


@pytest.mark.parametrize("store", STORES[1:])
async def test_a_server_gets_everything_that_is_in_the_file(tmp_path: Path, store: str) -> None:
    path = tmp_path / f"{store}.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    leaderboard.fill(path, leaderboard.Crowd(2_000))
    before = await kept(path)
    url = await postgres_server().database_for(path)
    copied = await copy_file(path, url)
    assert await kept(path) == before  # read from the server now
    assert copied > 2_000


def test_a_page_that_is_too_slow_is_reported(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = ["--results", "400", "--folder", str(tmp_path)]
    monkeypatch.setattr(leaderboard, "TIMES", 1)
    monkeypatch.setattr(leaderboard, "BUSY_MATCHES", 300)
    monkeypatch.setattr(leaderboard, "BAR", 10_000)
    assert leaderboard.main(few) == 0
    monkeypatch.setattr(leaderboard, "BAR", 0)
    assert leaderboard.main(few) == 1
    assert "NO" in capsys.readouterr().out

"""Migrations: in order, once, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.storage.database import CannotOpen, DatabaseTooNew
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from tests.support.match_service import rows


def migrations(folder: Path, *scripts: str) -> Path:
    folder.mkdir(exist_ok=True)
    for number, script in enumerate(scripts, start=1):
        (folder / f"{number:04}_step.sql").write_text(script)
    return folder


async def schema(path: Path) -> tuple[object, list[tuple[object, ...]]]:
    ((version,),) = await rows(path, "PRAGMA user_version")
    return version, await rows(path, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")


async def test_migrations_run_once_and_in_order(tmp_path: Path) -> None:
    path, folder = tmp_path / "a.sqlite3", migrations(tmp_path / "steps", "CREATE TABLE a (x INTEGER);")
    await (await SqliteDatabase.open(path, migrations=folder)).close()
    migrations(folder, "CREATE TABLE a (x INTEGER);", "INSERT INTO a VALUES (1);")
    for _ in range(2):
        await (await SqliteDatabase.open(path, migrations=folder)).close()
    assert await rows(path, "SELECT x FROM a") == [(1,)]
    assert await schema(path) == (2, [("a",)])


async def test_a_failing_migration_leaves_everything_as_it_was(tmp_path: Path) -> None:
    path, folder = tmp_path / "a.sqlite3", migrations(tmp_path / "steps", "CREATE TABLE a (x INTEGER);")
    await (await SqliteDatabase.open(path, migrations=folder)).close()
    before = await schema(path)
    bad = "CREATE TABLE b (x INTEGER);\nINSERT INTO a VALUES (1);\nINSERT INTO nowhere VALUES (1);"
    migrations(folder, "CREATE TABLE a (x INTEGER);", bad)
    with pytest.raises(CannotOpen, match="nowhere"):
        await SqliteDatabase.open(path, migrations=folder)
    assert await schema(path) == before
    assert await rows(path, "SELECT x FROM a") == []


async def test_a_database_of_a_newer_bot_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    newer = len(list(SQLITE_MIGRATIONS.glob("*.sql"))) + 1
    await rows(path, f"PRAGMA user_version = {newer}")
    with pytest.raises(DatabaseTooNew, match=rf"schema {newer}, this one reads up to {newer - 1}"):
        await SqliteDatabase.open(path)


async def test_a_gap_in_the_numbers_is_found(tmp_path: Path) -> None:
    folder = migrations(tmp_path / "steps", "CREATE TABLE a (x INTEGER);")
    (folder / "0003_step.sql").write_text("CREATE TABLE c (x INTEGER);")
    with pytest.raises(ValueError, match="0003_step"):
        await SqliteDatabase.open(tmp_path / "a.sqlite3", migrations=folder)


@pytest.mark.parametrize("script", sorted(SQLITE_MIGRATIONS.glob("*.sql")), ids=lambda path: path.name)
def test_the_first_lines_of_a_migration_say_why(script: Path) -> None:
    assert script.read_text(encoding="utf-8").startswith("-- ")

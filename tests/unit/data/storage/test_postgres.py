"""PostgreSQL: what differs from SQLite. That the statements do the same on both is tested wherever a house is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.records.errors import CannotSave
from data.storage.database import CannotOpen, DatabaseInUse, DatabaseTooNew
from data.storage.postgres_database import POSTGRES_MIGRATIONS, PostgresDatabase, numbered
from data.storage.postgres_tools import execute_postgres, inspect_postgres
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from tests.support.match_service import columns
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.stores import STORES

INSERT = "INSERT INTO meta (key, value) VALUES (?, '')"


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


@pytest.fixture
async def database(server: PostgresServer, tmp_path: Path) -> AsyncIterator[PostgresDatabase]:
    async with await PostgresDatabase.open(await server.database_for(tmp_path)) as opened:
        yield opened


async def notes(database: PostgresDatabase) -> set[str]:
    async with database.reading() as connection:
        return {key for (key,) in await connection.fetch("SELECT key FROM meta")}


def test_parameters_are_numbered_but_not_in_texts() -> None:
    assert numbered("SELECT ? WHERE a = '?' AND b = ?") == "SELECT $1 WHERE a = '?' AND b = $2"
    assert numbered("SELECT ?2, ?1, ?2") == "SELECT $2, $1, $2"


async def test_both_schemas_have_the_same_columns(server: PostgresServer, tmp_path: Path) -> None:
    await (await SqliteDatabase.open(tmp_path / "file")).close()
    await server.database_for(tmp_path)
    there, here = await columns(tmp_path), await columns(tmp_path / "file")
    assert {table: sorted(names) for table, names in there.items()} == {
        table: sorted(names) for table, names in here.items()
    }
    newest = {
        max(int(file.name[:4]) for file in each.glob("*.sql")) for each in (POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS)
    }
    assert len(newest) == 1


async def test_a_transaction_is_there_whole_or_not_at_all(database: PostgresDatabase) -> None:
    async def fail() -> None:
        async with database.transaction() as connection:
            await connection.fetch(INSERT, ("half",))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    await database.write([(INSERT, ("one",)), (INSERT, ("two",))])
    with pytest.raises(Exception, match="duplicate key"):
        await database.write([(INSERT, ("three",)), (INSERT, ("one",))])
    assert await notes(database) == {"one", "two"}


async def test_a_cancelled_transaction_is_over_when_the_cancellation_is_passed_on(database: PostgresDatabase) -> None:
    async def slow() -> None:
        async with database.transaction() as connection:
            await connection.fetch(INSERT, ("slow",))
            await connection.fetch("SELECT pg_sleep(1)")

    task = asyncio.create_task(slow())
    await asyncio.sleep(0.1)
    task.cancel()
    await asyncio.wait({task})
    assert task.cancelled()
    assert await notes(database) == set()
    await database.write([(INSERT, ("after",))])


async def test_a_second_process_is_refused_until_the_first_is_gone(server: PostgresServer, tmp_path: Path) -> None:
    url = await server.database_for(tmp_path)
    async with await PostgresDatabase.open(url):
        with pytest.raises(DatabaseInUse, match="another Ayaz is already running"):
            await PostgresDatabase.open(url)
        assert (await inspect_postgres(url))[1]
    await (await PostgresDatabase.open(url)).close()
    assert not (await inspect_postgres(url))[1]


async def test_a_newer_schema_and_a_wrong_address_are_refused_in_one_line(
    server: PostgresServer, tmp_path: Path
) -> None:
    url = await server.database_for(tmp_path)
    await execute_postgres(url, ("INSERT INTO schema_version (number) VALUES (?)", (999,)))
    with pytest.raises(DatabaseTooNew, match="schema 999"):
        await PostgresDatabase.open(url)
    with pytest.raises(CannotOpen, match="does not exist") as refused:
        await PostgresDatabase.open(server.address("nowhere"))
    assert "\n" not in str(refused.value)
    with pytest.raises(CannotOpen) as wrong:
        await PostgresDatabase.open("postgresql://ayaz:secret@127.0.0.1:1/ayaz")
    assert "secret" not in str(wrong.value)


async def test_a_server_that_restarts_is_used_again(database: PostgresDatabase, server: PostgresServer) -> None:
    await database.write([(INSERT, ("before",))])
    await asyncio.to_thread(server.halt)
    for _ in range(2):
        with pytest.raises(CannotSave):
            await database.write([(INSERT, ("lost",))])
        with pytest.raises(CannotSave):
            await notes(database)
    await asyncio.to_thread(server.start)
    await database.write([(INSERT, ("after",))])
    assert await notes(database) == {"before", "after"}

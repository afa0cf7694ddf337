"""Which process may write: locks for shards, stand-bys, lost connections, pending migrations, turns."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from data.records.errors import CannotSave
from data.records.shards import Shards
from data.storage import postgres_ownership
from data.storage.database import DatabaseInUse
from data.storage.postgres_database import POSTGRES_MIGRATIONS, PostgresDatabase, connect
from data.storage.sqlite_database import SqliteDatabase
from tests.support.polling import until
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.stores import STORES

LOWER, UPPER = Shards(4, (0, 1)), Shards(4, (2, 3))
INSERT = "INSERT INTO meta (key, value) VALUES (?, '')"


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


@pytest.fixture
async def url(server: PostgresServer, tmp_path: Path) -> str:
    return await server.database_for(tmp_path)


async def test_each_shard_has_one_owner(url: str) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER), await PostgresDatabase.open(url, shards=UPPER):
        with pytest.raises(DatabaseInUse, match="already running on it for shard 1 of 4"):
            await PostgresDatabase.open(url, shards=Shards(4, (1,)))
    await (await PostgresDatabase.open(url, shards=Shards(4, (1,)))).close()


async def test_all_processes_count_the_same_shards(url: str) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER):
        with pytest.raises(DatabaseInUse, match="running on it with SHARD_COUNT=4"):
            await PostgresDatabase.open(url, shards=Shards(8, (7,)))
        with pytest.raises(DatabaseInUse, match="running on it with SHARD_COUNT=4"):
            await PostgresDatabase.open(url)


async def test_a_stand_by_takes_over_when_the_owner_is_gone(url: str) -> None:
    owner = await PostgresDatabase.open(url, shards=LOWER)
    standing_by = asyncio.create_task(PostgresDatabase.open(url, shards=LOWER, standby=True))
    await asyncio.wait({standing_by}, timeout=0.6)
    assert not standing_by.done()
    await owner.write([(INSERT, ("by the owner",))])
    await owner.close()
    async with await standing_by as successor:
        await successor.write([(INSERT, ("by the successor",))])


async def test_a_stand_by_outlives_a_server_that_is_gone_for_a_while(server: PostgresServer, url: str) -> None:
    owner = await PostgresDatabase.open(url, shards=LOWER)
    standing_by = asyncio.create_task(PostgresDatabase.open(url, shards=LOWER, standby=True))
    await asyncio.wait({standing_by}, timeout=0.5)
    await asyncio.to_thread(server.halt)
    await asyncio.wait({standing_by}, timeout=0.5)
    await asyncio.to_thread(server.start)
    await owner.maintain()
    assert owner.is_owner
    assert not standing_by.done()
    await owner.close()
    async with await standing_by as successor:
        await successor.write([(INSERT, ("by the successor",))])


async def test_a_stand_by_gives_up_a_connection_from_which_nothing_comes(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_ownership, "RECONNECT_INTERVAL", 0.1)
    monkeypatch.setattr(postgres_ownership, "_ANSWER", 0.2)
    silent = await connect(url)
    await silent.execute("SELECT pg_advisory_lock($1, $2)", postgres_ownership.LOCK, postgres_ownership.MIGRATING)
    standing_by = asyncio.create_task(PostgresDatabase.open(url, shards=LOWER, standby=True))
    await asyncio.wait({standing_by}, timeout=1)
    assert not standing_by.done()
    await silent.close()
    await (await standing_by).close()


async def cut(server: PostgresServer, tmp_path: Path, database: PostgresDatabase) -> None:
    """End the connection that holds the locks, as an administrator or a broken line would."""
    pid = database._ownership.connection.get_server_pid()
    await server.rows(tmp_path, "SELECT pg_terminate_backend(?, 5000)", pid)
    await until(lambda: not database.is_owner)


async def test_an_owner_that_lost_its_connection_knows_it_at_once_and_goes_on_with_a_clear_memory(
    server: PostgresServer, url: str, tmp_path: Path
) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER) as database:
        forgotten: list[bool] = []
        database.on_regained.append(lambda: forgotten.append(True))
        await cut(server, tmp_path, database)
        await database.write([(INSERT, ("after",))])
        assert database.is_owner
        assert forgotten == [True]
        with pytest.raises(DatabaseInUse):
            await PostgresDatabase.open(url, shards=LOWER)


async def test_a_half_dead_connection_of_its_own_does_not_keep_a_process_out(url: str) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER) as database:
        old = database._ownership.connection
        assert await database._ownership.regain(), "the server still has the old one"
        assert database._ownership.connection is not old


async def test_an_owner_whose_shards_were_taken_writes_nothing_any_more(
    server: PostgresServer, url: str, tmp_path: Path
) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER) as frozen:
        ended: list[bool] = []
        frozen.on_taken_over.append(lambda: ended.append(True))
        await cut(server, tmp_path, frozen)
        async with await PostgresDatabase.open(url, shards=LOWER):
            for _ in range(2):
                with pytest.raises(CannotSave, match="taken over"):
                    await frozen.write([(INSERT, ("late",))])
            assert ended == [True]
            assert await server.rows(tmp_path, "SELECT * FROM meta WHERE key = 'late'") == []
        await frozen.maintain()
        assert not frozen.is_owner, "also when the other one is gone: its memory is out of date"


async def test_a_connection_that_says_nothing_is_noticed(url: str) -> None:
    async with await PostgresDatabase.open(url, shards=LOWER) as database:
        hanging = asyncio.gather(database._ownership.connection.execute("SELECT pg_sleep(60)"), return_exceptions=True)
        await asyncio.sleep(0.05)
        await database.maintain()
        assert database.is_owner, "by another connection"
        assert isinstance((await hanging)[0], Exception)


async def test_a_migration_waits_for_the_processes_of_the_old_version(url: str, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(POSTGRES_MIGRATIONS, newer)
    newest = max(int(file.name[:4]) for file in newer.glob("*.sql"))
    (newer / f"{newest + 1:04}_more.sql").write_text("CREATE TABLE more (number BIGINT)", encoding="utf-8")
    old = await PostgresDatabase.open(url, shards=LOWER)
    with pytest.raises(DatabaseInUse, match=f"upgraded to {newest + 1}, and 1 other process still runs on {newest}"):
        await PostgresDatabase.open(url, migrations=newer, shards=UPPER)
    waiting = asyncio.create_task(PostgresDatabase.open(url, migrations=newer, shards=UPPER, standby=True))
    await asyncio.wait({waiting}, timeout=0.5)
    await old.close()
    async with await waiting as upgraded:
        assert "number" in await upgraded.columns("more")


@pytest.mark.parametrize("store", STORES)
async def test_turns_are_taken_one_after_the_other(store: str, tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    if store == "sqlite":
        opening = [SqliteDatabase.open(tmp_path / "file")]
    else:
        url = await postgres_server().database_for(tmp_path)
        opening = [PostgresDatabase.open(url, shards=shards) for shards in (LOWER, UPPER)]
    databases = [await each for each in opening]
    began = loop.time()
    taken: list[float] = []

    async def take(number: int) -> None:
        await databases[number % len(databases)].wait_for_turn(7, seconds=0.2)
        taken.append(loop.time() - began)

    await asyncio.gather(*(take(number) for number in range(3)))
    assert taken[1] - taken[0] >= 0.15
    assert taken[2] - taken[1] >= 0.15
    await databases[0].wait_for_turn(8, seconds=0)
    for each in databases:
        await each.close()

"""bot.py migrate-database: from a file to a server and back, all of it, and play goes on there."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from data.storage import moving
from ops.errors import StartError
from ops.migrate_database import migrate_database
from tests.support import ROOT
from tests.support.frozen_database import FOLDER, fill, thaw
from tests.support.gold import check_books
from tests.support.match_service import House, columns, rows
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.standings_recount import expected, kept
from tests.support.stores import STORES


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


async def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows, by table; its columns by name."""
    found: dict[str, list[tuple[object, ...]]] = {}
    for table, names in (await columns(path)).items():
        where = " WHERE people <> 0" if table == "tallies" else ""
        found[table] = sorted(await rows(path, f"SELECT {', '.join(sorted(names))} FROM {table}{where}"), key=repr)  # noqa: S608
    return found


async def copied(source: object, target: object) -> str:
    """The line that says what was done, or what stands in the way."""
    try:
        return await asyncio.to_thread(migrate_database, str(source), str(target))
    except StartError as error:
        return str(error)


async def test_everything_goes_there_and_back(server: PostgresServer, tmp_path: Path) -> None:
    file, there, back = tmp_path / "a.sqlite3", tmp_path / "there", tmp_path / "b.sqlite3"
    await fill(file)
    before = await everything(file)
    url = await server.database_for(there)
    command = (sys.executable, "bot.py", "migrate-database", str(file), url)
    running = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    said, _ = await running.communicate()
    assert (running.returncode, b"now name TO in DATABASE_URL" in said) == (0, True)
    assert await everything(there) == before
    assert "now name TO in DATABASE_PATH" in await copied(url, back)
    assert await everything(back) == before


async def test_play_goes_on_there(server: PostgresServer, tmp_path: Path) -> None:
    file = House(tmp_path / "a.sqlite3")
    thaw(FOLDER / "schema-0015.sql", file.path)
    there = House(tmp_path / "there", server)
    assert "found the same" in await copied(file.path, await server.database_for(there.path))
    there.now += 600_000
    async with there.running() as service:
        tables = [await service.queries.table(match_id) for match_id in await service.queries.live_tables()]
        [table] = [each for each in tables if each.match.started]
        ended = await there.play_out(service, table)
        assert (await service.queries.settlement(ended.id)).counted
        again, _ = await service.seats.rematch(ended.id, ended.user(ended.match.persons[0]))
        assert again.id > ended.id, "the numbers go on"
    assert await kept(there.path) == await expected(there.path)
    await check_books(there.path)


async def test_what_is_in_the_way_is_said_and_nothing_changes(
    server: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, there = House(tmp_path / "a.sqlite3"), tmp_path / "there"
    url = await server.database_for(there)
    assert "no such file" in await copied(file.path, url)
    async with file.running():
        assert "another Ayaz is already running" in await copied(file.path, url)
    await file.rows("INSERT INTO persons (key, account, name) VALUES (1, 2, 'Ada')")
    with monkeypatch.context() as patch:
        patch.setattr(moving, "_move_table", _nothing)
        assert "is not the same in TO, so nothing was kept" in await copied(file.path, url)
    assert "found the same" in await copied(file.path, url)
    assert "there is something in TO already" in await copied(file.path, url)
    assert len(await rows(there, "SELECT * FROM persons")) == 1


async def _nothing(*_: object) -> int:
    return 0


async def test_every_table_is_copied_or_compared(server: PostgresServer, tmp_path: Path) -> None:
    await server.database_for(tmp_path)
    assert set(await columns(tmp_path)) == {*moving._TABLES, moving._ADDED_UP}

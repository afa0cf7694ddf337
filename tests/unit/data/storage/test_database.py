"""The connection: durability, whole transactions whatever is cancelled, one process only."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from data.records.errors import CannotSave, Conflict
from data.storage import sqlite_database as database_module
from data.storage.database import CannotOpen, DatabaseInUse
from data.storage.sqlite_database import _PRAGMAS, BUSY_TIMEOUT, CHECKPOINT_INTERVAL, WAL_LIMIT, SqliteDatabase
from tests.support import ROOT
from tests.support.match_service import rows


@pytest.fixture(autouse=True)
def quick_disk() -> None:
    """Not here: what the bot asks of SQLite is looked at."""


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    async with await SqliteDatabase.open(tmp_path / "ayaz.sqlite3") as opened:
        yield opened


async def notes(database: SqliteDatabase) -> set[str]:
    async with database.reading() as connection:
        return {key for (key,) in await connection.fetch("SELECT key FROM meta")}


async def note(database: SqliteDatabase, key: str) -> None:
    async with database.transaction() as connection:
        await connection.fetch("INSERT INTO meta (key, value) VALUES (?, '')", (key,))


@pytest.mark.parametrize(
    ("pragma", "value"),
    [
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("foreign_keys", 1),
        ("busy_timeout", 1500),
        ("journal_size_limit", 16 * 2**20),
    ],
)
async def test_pragmas(database: SqliteDatabase, pragma: str, value: object) -> None:
    async with database.reading() as connection:
        assert list(await connection.fetch(f"PRAGMA {pragma}")) == [(value,)]


async def test_every_table_is_strict(database: SqliteDatabase) -> None:
    async with database.reading() as connection:
        tables = list(await connection.fetch("SELECT name, strict FROM pragma_table_list WHERE schema='main'"))
    ours = {name: strict for name, strict in tables if not name.startswith("sqlite_")}
    assert set(ours) >= {"meta", "persons", "matches", "events", "sitters", "results", "bookings", "standings"}
    assert set(ours.values()) == {1}


async def test_an_event_needs_its_match(database: SqliteDatabase) -> None:
    with pytest.raises(sqlite3.IntegrityError, match="FOREIGN KEY"):
        async with database.transaction() as connection:
            await connection.fetch("INSERT INTO events VALUES (99, 1, 'Started', 1, '{}', 0, NULL)")


async def test_the_work_of_one_is_not_committed_by_another(database: SqliteDatabase) -> None:
    started = asyncio.Event()

    async def fails() -> None:
        async with database.transaction() as connection:
            await connection.fetch("INSERT INTO meta VALUES ('half', '')")
            started.set()
            await asyncio.sleep(0.02)
            raise LookupError

    failing = asyncio.create_task(fails())
    await started.wait()
    await note(database, "whole")
    with pytest.raises(LookupError):
        await failing
    assert await notes(database) == {"whole"}


async def test_a_reader_does_not_see_half_of_a_transaction(database: SqliteDatabase) -> None:
    started = asyncio.Event()

    async def writes() -> None:
        async with database.transaction() as connection:
            await connection.fetch("INSERT INTO meta VALUES ('taken back', '')")
            started.set()
            await asyncio.sleep(0.02)
            raise LookupError

    writing = asyncio.create_task(writes())
    await started.wait()
    assert await notes(database) == set()
    with pytest.raises(LookupError):
        await writing


@asynccontextmanager
async def busy_thread(database: SqliteDatabase) -> AsyncIterator[None]:
    """Inside, the thread of the database does nothing but wait; what is asked of it queues up."""
    held, free = threading.Event(), threading.Event()

    def hold() -> None:
        held.set()
        free.wait(60)

    await database._connection.create_function("hold", 0, hold)
    holding = asyncio.ensure_future(database._connection.execute_fetchall("SELECT hold()"))
    await asyncio.to_thread(held.wait)
    try:
        yield
    finally:
        free.set()
        await holding


async def queued() -> None:
    """Let what has been started run up to where it waits for the thread."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_cancelled_begin_does_not_jam_the_connection(database: SqliteDatabase) -> None:
    async with busy_thread(database):
        beginning = asyncio.create_task(note(database, "never"))
        await queued()
        beginning.cancel()
        await queued()
        assert not beginning.done(), "the rollback is waited for"
    with pytest.raises(asyncio.CancelledError):
        await beginning
    await note(database, "after")
    assert await notes(database) == {"after"}


async def test_a_cancelled_commit_does_not_jam_the_connection(database: SqliteDatabase) -> None:
    at_the_end, leave = asyncio.Event(), asyncio.Event()

    async def commits() -> None:
        async with database.transaction() as connection:
            await connection.fetch("INSERT INTO meta VALUES ('sent', '')")
            at_the_end.set()
            await leave.wait()

    committing = asyncio.create_task(commits())
    await at_the_end.wait()
    async with busy_thread(database):
        leave.set()
        await queued()  # the COMMIT stands in the queue of the thread now
        committing.cancel()
        await queued()
        assert not committing.done(), "the rollback is waited for"
        committing.cancel()  # a second time, in the middle of the clean-up
        await queued()
        assert not committing.done(), "still waited for: the connection is not handed on before it is clean"
    with pytest.raises(asyncio.CancelledError):
        await committing
    await note(database, "after")
    assert await notes(database) == {"sent", "after"}


@pytest.mark.parametrize("steps", [*range(0, 30, 3), 60, 120])
async def test_cancelled_anywhere_it_is_all_or_nothing(database: SqliteDatabase, steps: int) -> None:
    async def writes() -> None:
        async with database.transaction() as connection:
            await connection.fetch("INSERT INTO meta VALUES ('one', '')")
            await connection.fetch("INSERT INTO meta VALUES ('two', '')")

    task = asyncio.create_task(writes())
    for _ in range(steps):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait({task})
    assert await notes(database) in (set(), {"one", "two"})
    await note(database, "after")
    assert "after" in await notes(database)


INSERT = "INSERT INTO meta VALUES (?, '')"


async def test_statements_sent_together_are_all_or_nothing(database: SqliteDatabase) -> None:
    with pytest.raises(Conflict):
        await database.write([(INSERT, ("one",)), (INSERT, ("two",)), (INSERT, ("one",))])
    assert await notes(database) == set()
    await database.write([(INSERT, ("one",)), (INSERT, ("two",))])
    assert await notes(database) == {"one", "two"}
    assert await rows(database.path, "SELECT COUNT(*) FROM meta") == [(2,)], "others see it: it is committed"


async def test_writes_that_wait_share_a_transaction(database: SqliteDatabase) -> None:
    asked: list[str] = []
    await database._connection.set_trace_callback(asked.append)
    async with database.transaction():
        writing = [asyncio.create_task(database.write([(INSERT, (str(number),))])) for number in range(20)]
        await queued()
        asked.clear()
    await asyncio.gather(*writing)
    assert asked.count("BEGIN IMMEDIATE") == 1
    assert await notes(database) == {str(number) for number in range(20)}


async def test_one_wrong_write_does_not_spoil_those_that_share_its_transaction(database: SqliteDatabase) -> None:
    async with database.transaction():
        wrong = [(INSERT, ("one",)), (INSERT, ("one",))]
        writing = [
            asyncio.create_task(database.write(each)) for each in ([(INSERT, ("a",))], wrong, [(INSERT, ("b",))])
        ]
        await queued()
    outcomes = await asyncio.gather(*writing, return_exceptions=True)
    assert [type(each) for each in outcomes] == [type(None), Conflict, type(None)]
    assert await notes(database) == {"a", "b"}


async def test_statements_sent_together_survive_the_one_who_waits(database: SqliteDatabase) -> None:
    async with busy_thread(database):
        writing = asyncio.create_task(database.write([(INSERT, ("one",)), (INSERT, ("two",))]))
        await queued()
        writing.cancel()
        await queued()
        assert not writing.done(), "its caller may not act on what is about to be overtaken"
    await asyncio.wait({writing})
    assert writing.cancelled()
    assert await notes(database) == {"one", "two"}
    await note(database, "after")


async def test_when_everything_is_cancelled_no_write_is_waited_for(database: SqliteDatabase) -> None:
    async with busy_thread(database):
        writing = [asyncio.create_task(database.write([(INSERT, (key,))])) for key in ("one", "two")]
        await queued()
        assert database._writes._writer is not None
        for task in (database._writes._writer, *writing):
            task.cancel()
        await queued()
        assert [task.done() for task in writing] == [True, True]
    await note(database, "after")


async def test_closing_waits_for_a_running_transaction(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "a.sqlite3")
    writing = asyncio.create_task(note(database, "kept"))
    await asyncio.sleep(0)
    await database.close()
    await database.close()
    await writing
    assert await rows(tmp_path / "a.sqlite3", "SELECT key FROM meta") == [("kept",)]


async def test_closing_can_be_tried_again_after_it_was_cancelled(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(tmp_path / "a.sqlite3")
    async with database.transaction():
        closing = asyncio.create_task(database.close())
        await queued()
        closing.cancel()
        await asyncio.wait({closing})
    await database.close()
    try:
        await (await SqliteDatabase.open(tmp_path / "a.sqlite3")).close()
    finally:
        await database._connection.close()  # left open by a mistake, it would hang the whole run


async def test_a_long_write_of_another_program_is_waited_for(database: SqliteDatabase) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writes = (note(database, "move"), database.write([(INSERT, ("two",))]))
        writing = [asyncio.create_task(write) for write in writes]
        await asyncio.sleep(0.3)
        assert not any(task.done() for task in writing)
        other.execute("COMMIT")
    await asyncio.gather(*writing)
    assert await notes(database) == {"move", "two"}


async def test_writes_do_not_wait_in_turn_for_a_program_that_goes_on_writing(
    database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the first waits, or the last of many presses would be answered much too late."""
    timeouts: list[str] = []
    fetch = database._connection.execute_fetchall

    async def noting(sql: str, *values: Any) -> Any:
        timeouts.extend([sql] if "busy_timeout" in sql else [])
        return await fetch(sql, *values)

    monkeypatch.setattr(database._connection, "execute_fetchall", noting)
    await fetch("PRAGMA busy_timeout = 50")
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        outcomes = await asyncio.gather(
            *(database.write([(INSERT, (str(number),))]) for number in range(10)),
            *(note(database, f"whole {number}") for number in range(10)),
            return_exceptions=True,
        )
        assert {type(outcome) for outcome in outcomes} == {CannotSave}
        assert await notes(database) == set(), "reads go on"
        with pytest.raises(CannotSave):
            await note(database, "after a read")
        assert timeouts == ["PRAGMA busy_timeout = 0"]
        other.execute("COMMIT")
    await note(database, "after")
    assert await notes(database) == {"after"}
    assert timeouts == ["PRAGMA busy_timeout = 0", "PRAGMA busy_timeout = 1500"], "a lock is waited for again"


async def test_a_database_that_cannot_even_be_read_is_no_unexpected_error(database: SqliteDatabase) -> None:
    async with database.reading() as connection:
        await connection.fetch("PRAGMA busy_timeout = 0")

    async def reads() -> None:
        async with database.reading():
            raise busy

    busy = sqlite3.OperationalError("database is locked")
    busy.sqlite_errorcode = sqlite3.SQLITE_BUSY  # type: ignore[misc]
    with pytest.raises(CannotSave, match="locked"):
        await reads()


# ---- the write-ahead log ---------------------------------------------------------------------------------------------


def wal_size(database: SqliteDatabase) -> int:
    return Path(f"{database.path}-wal").stat().st_size


async def write_megabytes(database: SqliteDatabase, count: int, *, name: str) -> None:
    for number in range(count):
        await database.write([("INSERT INTO meta VALUES (?, ?)", (f"{name} {number}", "x" * 2**20))])


async def test_once_nobody_reads_any_more_the_log_is_emptied(database: SqliteDatabase) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT COUNT(*) FROM meta").fetchone()
        await write_megabytes(database, 10, name="read")
        await database.maintain()
        assert wal_size(database) >= 10 * 2**20
    await database.maintain()
    assert wal_size(database) >= 10 * 2**20, "once a minute"
    database._checkpointed_at -= CHECKPOINT_INTERVAL
    await database.maintain()
    assert wal_size(database) == 0
    async with database.reading() as connection:
        assert list(await connection.fetch("PRAGMA busy_timeout")) == [(BUSY_TIMEOUT,)]
    assert len(await notes(database)) == 10


async def test_a_log_that_was_long_is_cut_by_the_next_writes(database: SqliteDatabase) -> None:
    with closing(sqlite3.connect(database.path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT COUNT(*) FROM meta").fetchone()
        await write_megabytes(database, 20, name="read")
    await write_megabytes(database, 5, name="after")
    assert wal_size(database) <= WAL_LIMIT


async def test_a_log_that_grows_and_grows_is_warned_of_once(
    database: SqliteDatabase, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(database_module, "WAL_WARNING", 2 * 2**20)
    monkeypatch.setattr(database_module, "CHECKPOINT_INTERVAL", 0.0)
    for round_ in range(2):
        with closing(sqlite3.connect(database.path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT COUNT(*) FROM meta").fetchone()
            for number in range(3):
                await write_megabytes(database, 2, name=f"{round_} {number}")
                await database.maintain()
        await database.maintain()
        assert caplog.text.count("-wal has grown to") == round_ + 1


_OPEN = (
    "import asyncio, sys\nfrom pathlib import Path\n"
    "from data.storage.sqlite_database import SqliteDatabase\npath = Path(sys.argv[1])\n"
)

_HOLD = _OPEN + (
    "async def main():\n"
    "    async with await SqliteDatabase.open(path):\n"
    "        print('open', flush=True)\n"
    "        await asyncio.sleep(60)\n"
    "asyncio.run(main())\n"
)

_ENDS = {
    "closed": "    async with await SqliteDatabase.open(path):\n        pass\n",
    "raised inside": "    async with await SqliteDatabase.open(path):\n        raise SystemExit(3)\n",
    "cannot open": "    path.write_bytes(b'no database ' * 100)\n    await SqliteDatabase.open(path)\n",
    "bad migration": (
        "    bad = path.with_name('bad'); bad.mkdir(); (bad / '0001_x.sql').write_text('CREATE TABLE;')\n"
        "    await SqliteDatabase.open(path, migrations=bad)\n"
    ),
    "cancelled while opening": (
        "    task = asyncio.create_task(SqliteDatabase.open(path)); await asyncio.sleep(0.001); task.cancel()\n"
        "    await asyncio.wait({task})\n"
        "    if not task.cancelled(): await task.result().close()\n"
    ),
}


def test_a_second_process_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "ayaz.sqlite3"

    async def open_here() -> None:
        await (await SqliteDatabase.open(path)).close()

    with subprocess.Popen([sys.executable, "-c", _HOLD, str(path)], cwd=ROOT, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        with pytest.raises(DatabaseInUse, match="another Ayaz is already running on this file") as refused:
            asyncio.run(open_here())
        assert refused.value.path == path
        other.kill()
    asyncio.run(open_here())


async def test_a_link_to_the_file_is_the_same_database(tmp_path: Path) -> None:
    link = tmp_path / "link.sqlite3"
    async with await SqliteDatabase.open(tmp_path / "ayaz.sqlite3"):
        link.symlink_to(tmp_path / "ayaz.sqlite3")
        with pytest.raises(DatabaseInUse):
            await SqliteDatabase.open(link)


@pytest.mark.parametrize("body", _ENDS.values(), ids=_ENDS.keys())
def test_the_interpreter_exits_by_itself(tmp_path: Path, body: str) -> None:
    script = f"{_OPEN}async def main():\n{body}asyncio.run(main())\n"
    arguments = [sys.executable, "-c", script, str(tmp_path / "ayaz.sqlite3")]
    ended = subprocess.run(arguments, cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert b"Exception in thread" not in ended.stderr


@pytest.mark.parametrize("obstacle", ["folder", "file as folder", "no database"])
async def test_an_obstacle_is_named(tmp_path: Path, obstacle: str) -> None:
    path = tmp_path / "ayaz.sqlite3"
    match obstacle:
        case "folder":
            path.mkdir()
        case "file as folder":
            (tmp_path / "file").touch()
            path = tmp_path / "file" / "ayaz.sqlite3"
        case _:
            path.write_bytes(b"no database " * 100)
    with pytest.raises(CannotOpen, match=r"^.*ayaz\.sqlite3: .+$"):
        await SqliteDatabase.open(path)


async def test_a_file_that_another_program_has_locked_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "ayaz.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    content = path.read_bytes()
    patient = [pragma for pragma in _PRAGMAS if "busy_timeout" not in pragma]
    monkeypatch.setattr("data.storage.sqlite_database._PRAGMAS", ("PRAGMA busy_timeout = 10", *patient))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(CannotOpen, match=r"ayaz\.sqlite3: database is locked"):
            await SqliteDatabase.open(path)
        other.execute("ROLLBACK")
    assert path.read_bytes() == content
    await (await SqliteDatabase.open(path)).close()


async def test_the_folder_is_made(tmp_path: Path) -> None:
    path = tmp_path / "new" / "ığdır çö" / "ayaz.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    assert path.exists()


# ---- a disk that cannot be written to --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "mended"),
    [
        ("PRAGMA max_page_count = 1", "PRAGMA max_page_count = 100000"),
        ("PRAGMA query_only = 1", "PRAGMA query_only = 0"),
    ],
    ids=["full", "read-only"],
)
async def test_what_cannot_be_saved_changes_nothing_and_can_be_saved_later(
    database: SqliteDatabase, broken: str, mended: str, caplog: pytest.LogCaptureFixture
) -> None:
    await note(database, "before")
    insert = ("INSERT INTO meta (key, value) VALUES (?, ?)", ("big", "x" * 100_000))
    async with database.reading() as connection:
        await connection.fetch(broken)
    for _ in range(3):
        with pytest.raises(CannotSave):
            await database.write([insert])
        with pytest.raises(CannotSave):
            async with database.transaction() as connection:
                await connection.fetch(*insert)
    assert await notes(database) == {"before"}
    assert caplog.text.count("nothing can be saved") == 1, "once a minute"
    async with database.reading() as connection:
        await connection.fetch(mended)
    await database.write([insert])
    assert await notes(database) == {"before", "big"}


async def test_a_mistake_in_the_sql_is_not_taken_for_a_full_disk(database: SqliteDatabase) -> None:
    with pytest.raises(sqlite3.OperationalError, match="no such table"):
        await database.write([("INSERT INTO nowhere VALUES (1)", ())])

"""SQLite: one file, one connection; opening, pragmas, migrations, transactions.

The connection is reachable only inside ``transaction()`` and ``reading()``, which share one lock: all coroutines sit on
the same SQLite transaction, so without it one would commit, or read, the half-done work of another.
"""

from __future__ import annotations

import asyncio
import glob
import logging
import math
import sqlite3
import time
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiosqlite
from filelock import FileLock, Timeout

from data.records.errors import CannotSave, Conflict
from data.records.shards import Shards
from data.storage.database import (
    MIGRATIONS,
    CannotOpen,
    Connection,
    DatabaseInUse,
    DatabaseTooNew,
    Statement,
    Task,
    finish,
    migration_scripts,
)
from data.storage.write_queue import WriteQueue

_log = logging.getLogger(__name__)

SQLITE_MIGRATIONS = MIGRATIONS / "sqlite"

BUSY_TIMEOUT = 1_500
"""Milliseconds that a write of another program is waited for. Discord wants a press to be answered within 3 s."""
WAL_LIMIT = 16 * 2**20
"""Bytes to which SQLite cuts the write-ahead log once it has been moved into the database file."""

_PRAGMAS = (
    "PRAGMA busy_timeout = 5000",
    "PRAGMA journal_mode = WAL",
    f"PRAGMA journal_size_limit = {WAL_LIMIT}",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",  # an erased name is overwritten, not only left out
)


_TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
"""How SQLite says that a row with this key is there already."""

WARNING_INTERVAL = 60.0
"""Seconds between two warnings that nothing can be saved."""
CHECKPOINT_INTERVAL = 60.0
"""Seconds between two checkpoints of ``maintain``."""
WAL_WARNING = 64 * 2**20
"""Bytes of the write-ahead log from which on the operator is warned."""


_WHOLE = "a whole transaction"


class _Connection(sqlite3.Connection):
    """Also takes the statements of a whole transaction at once: one way to the thread and back instead of four."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql is not _WHOLE:
            return super().execute(sql, parameters)
        try:
            super().execute("BEGIN IMMEDIATE")
            for statement, values in parameters:
                super().execute(statement, values)
            return super().execute("COMMIT")
        except BaseException:
            self.rollback()
            raise


class _Statements:
    """The statements of one block."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def fetch(self, sql: str, values: Sequence[object] = ()) -> Sequence[Any]:
        # One hop to the database's thread, and no cursor is left open.
        return list(await self._connection.execute_fetchall(sql, values))

    async def run_many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        async with self._connection.executemany(sql, rows):
            pass

    async def try_task(self, task: Task) -> bool:
        return True


class SqliteDatabase:
    """One SQLite file, used by one process over one connection.

    ``async with await SqliteDatabase.open(path) as database: …``
    """

    def __init__(self, path: Path, connection: aiosqlite.Connection, lock: FileLock, shards: Shards) -> None:
        """For ``open`` only."""
        self.path = path
        self.shards = shards
        self.is_owner = True
        """Always: the file is locked for as long as it is open."""
        self.on_regained: list[Callable[[], None]] = []
        self.on_taken_over: list[Callable[[], None]] = []
        self._connection = connection
        self._file_lock = lock
        self._statements = _Statements(connection)
        self._turn = asyncio.Lock()
        self._writes = WriteQueue(self._turn, self._commit)
        self._turns: dict[int, asyncio.Lock] = {}
        self._closed = False
        self._warned_at = self._checkpointed_at = -math.inf
        self._is_locked_out = False
        """Whether the last write failed because another program was writing: then the next ones do not wait for it."""
        self._wal_warned = False

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        migrations: Path = SQLITE_MIGRATIONS,
        shards: Shards = Shards(),  # noqa: B008 (immutable)
    ) -> Self:
        """Open the file, made with its folder where missing, and bring it to the newest schema. ``shards``: all.

        Raises DatabaseInUse, DatabaseTooNew, or CannotOpen for anything else that stands in the way. Nothing stays
        open when it raises.
        """
        lock = lock_file(path)
        try:
            database = cls(path, await _connect(path), lock, shards)
        except BaseException:
            lock.release()
            raise
        try:
            for pragma in _PRAGMAS:
                await database._connection.execute_fetchall(pragma)
            await database._migrate(migrations)
            await database._set_patience()
        except sqlite3.Error as error:
            await database.close()
            raise CannotOpen(path, str(error)) from error
        except BaseException:
            await database.close()
            raise
        _log.info("using %s with SQLite %s", path, sqlite3.sqlite_version)
        return database

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """As ``Database.close``. Left open, it keeps the process alive."""
        await self._writes.finished()
        async with self._turn:
            if self._closed:
                return
            try:
                await finish(self._connection.close())
            finally:
                self._closed = True
                self._file_lock.release()

    @asynccontextmanager
    async def transaction(self, *, alone: bool = False) -> AsyncGenerator[Connection]:
        """As ``Database.transaction``: each is alone."""
        async with self._turn:
            async with self._usable():
                # BEGIN stands inside: when the wait for it is cancelled the thread begins all the same.
                try:
                    await self._connection.execute_fetchall("BEGIN IMMEDIATE")
                    yield self._statements
                    await self._connection.execute_fetchall("COMMIT")
                except BaseException:
                    # Does nothing where no transaction is open. The thread works in order, so this ends what was begun.
                    await finish(self._connection.rollback())
                    raise
            await self._note_lock(is_locked_out=False)

    async def write(self, statements: Sequence[Statement]) -> None:
        """As ``Database.write``."""
        await self._writes.write(statements)

    async def _commit(self, statements: Sequence[Statement]) -> None:
        async with self._usable():
            await self._connection.execute_fetchall(_WHOLE, statements)
        await self._note_lock(is_locked_out=False)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Connection]:
        """As ``Database.reading``: they wait for a running transaction."""
        async with self._turn, self._usable():
            yield self._statements

    async def wait_for_turn(self, number: int, *, seconds: float) -> None:
        """As ``Database.wait_for_turn``: there is only this process."""
        turn = self._turns.setdefault(number, asyncio.Lock())
        await turn.acquire()
        asyncio.get_running_loop().call_later(seconds, turn.release)

    @asynccontextmanager
    async def exclusively(self, task: Task) -> AsyncGenerator[bool]:
        """As ``Database.exclusively``: no other process has the file open."""
        yield True

    async def columns(self, table: str) -> tuple[str, ...]:
        """The columns of a table."""
        async with self.reading() as connection:
            return tuple(name for (name,) in await connection.fetch("SELECT name FROM pragma_table_info(?)", (table,)))

    async def start_numbering(self) -> None:
        """After rows with keys of their own: SQLite goes on after the highest key by itself."""

    async def maintain(self) -> None:
        """To be called every few seconds: once a minute, move the write-ahead log into the database file.

        SQLite does that by itself while much is written, but not while another program reads: then the log grows. Past
        ``WAL_WARNING`` that is logged once.
        """
        if time.monotonic() - self._checkpointed_at < CHECKPOINT_INTERVAL:
            return
        self._checkpointed_at = time.monotonic()
        if self._wal_size():
            await self.scrub()
        size = self._wal_size()
        if size > WAL_WARNING and not self._wal_warned:
            _log.warning(
                "%s-wal has grown to %d MB: another program has been reading the database for long; it shrinks when"
                " that program is done",
                self.path,
                size // 2**20,
            )
        self._wal_warned = size > WAL_WARNING

    async def scrub(self) -> None:
        """Move the write-ahead log, which has what was before, into the database file, unless another program reads."""
        async with self._turn:
            await self._checkpoint()

    async def _checkpoint(self) -> None:
        try:
            # Never wait for a reader: presses wait for this.
            await self._connection.execute_fetchall("PRAGMA busy_timeout = 0")
            await self._connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.OperationalError as error:
            _log.debug("no checkpoint: %s", error)
        finally:
            await finish(self._set_patience())

    def _wal_size(self) -> int:
        try:
            return Path(f"{self.path.resolve()}-wal").stat().st_size
        except OSError:
            return 0

    @asynccontextmanager
    async def _usable(self) -> AsyncGenerator[None]:
        """Turns the error of a database that cannot be used for a while into CannotSave, logged once a minute."""
        try:
            yield
        except sqlite3.IntegrityError as error:
            if error.sqlite_errorcode in _TAKEN:
                raise Conflict(str(error)) from error
            raise
        except sqlite3.OperationalError as error:
            code: int = getattr(error, "sqlite_errorcode", 0)
            if code == sqlite3.SQLITE_ERROR:
                raise  # a mistake in the SQL
            if time.monotonic() - self._warned_at >= WARNING_INTERVAL:
                self._warned_at = time.monotonic()
                _log.warning("nothing can be saved, time stands still meanwhile: %s", error)
            await self._note_lock(is_locked_out=code & 0xFF == sqlite3.SQLITE_BUSY)  # the low byte is the kind of error
            raise CannotSave(str(error)) from error

    async def _note_lock(self, *, is_locked_out: bool) -> None:
        if is_locked_out != self._is_locked_out:
            self._is_locked_out = is_locked_out
            await finish(self._set_patience())

    async def _set_patience(self) -> None:
        timeout = 0 if self._is_locked_out else BUSY_TIMEOUT
        await self._connection.execute_fetchall(f"PRAGMA busy_timeout = {timeout}")

    async def _migrate(self, folder: Path) -> None:
        scripts = migration_scripts(folder)
        newest = max(scripts)
        ((found,),) = await self._connection.execute_fetchall("PRAGMA user_version")
        if found > newest:
            raise DatabaseTooNew(self.path, found=found, known=newest)
        if 0 < found < newest:
            await self._keep_copy(found)
        for number in range(found + 1, newest + 1):
            script = scripts[number]
            # executescript is atomic only with the transaction, and the version, inside the script.
            whole = f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            try:
                async with self._connection.executescript(whole):
                    pass
            except BaseException:
                await finish(self._connection.rollback())
                raise

    async def _keep_copy(self, schema: int) -> None:
        """Keep a copy from before an upgrade beside the file, in place of the one from before the last."""
        unfinished = _copy_path(self.path, "part")
        try:
            _remove(unfinished)
            await self._connection.execute_fetchall("VACUUM INTO ?", (str(unfinished),))
            copy = _keep_only(unfinished, self.path, schema)
        except (sqlite3.Error, OSError) as error:
            _remove(unfinished)
            raise CannotOpen(self.path, f"no copy could be made before its upgrade: {error}") from error
        _log.info("upgrading the database from schema %d; as it was it is in %s", schema, copy)


def _copy_path(path: Path, name: str) -> Path:
    return Path(f"{path.resolve()}.schema-{name}")


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink(missing_ok=True)


def _keep_only(unfinished: Path, path: Path, schema: int) -> Path:
    """Give a copy from before an upgrade its name, and delete older ones."""
    copy = unfinished.replace(_copy_path(path, str(schema)))
    for each in copy.parent.glob(f"{glob.escape(path.resolve().name)}.schema-*"):
        if each != copy:
            each.unlink()
    return copy


def lock_file(path: Path) -> FileLock:
    """Take the lock that a running bot holds; a context manager. Raises DatabaseInUse, CannotOpen."""
    # Beside the file itself: a symbolic link to it is the same database.
    lock = FileLock(f"{path.resolve()}.lock", thread_local=False)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock.acquire(blocking=False)
    except Timeout as error:
        raise DatabaseInUse(path) from error
    except OSError as error:
        raise CannotOpen(path, error.strerror or str(error)) from error
    return lock


async def _connect(path: Path) -> aiosqlite.Connection:
    try:
        # What cannot be opened at all is found without aiosqlite: its thread outlives a failed connect and writes a
        # traceback when the event loop is gone before it.
        sqlite3.connect(path).close()
    except sqlite3.Error as error:
        raise CannotOpen(path, str(error)) from error
    connection = aiosqlite.connect(path, isolation_level=None, factory=_Connection)

    async def connect() -> None:
        await connection

    try:
        await finish(connect())
    except asyncio.CancelledError:
        await connection.close()
        raise
    return connection

"""The one connection: opening, pragmas, migrations, transactions. Knows nothing of what is stored.

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
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import aiosqlite
from filelock import FileLock, Timeout

from data.records.errors import CannotSave

_log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).with_name("migrations")

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


WARNING_INTERVAL = 60.0
"""Seconds between two warnings that nothing can be saved."""
CHECKPOINT_INTERVAL = 60.0
"""Seconds between two checkpoints of ``maintain``."""
WAL_WARNING = 64 * 2**20
"""Bytes of the write-ahead log from which on the operator is warned."""


class CannotOpen(Exception):
    """The database cannot be used; the text says why in one line, ``path`` which file."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path}: {why}")
        self.path = path


class DatabaseInUse(CannotOpen):
    """Another process has it open."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "another Ayaz is already running on this file")


class DatabaseTooNew(CannotOpen):
    """It was written by a newer version of the bot."""

    def __init__(self, path: Path, *, found: int, known: int) -> None:
        super().__init__(
            path, f"written by a newer Ayaz (schema {found}, this one reads up to {known}); update the bot"
        )


Statement = tuple[str, tuple[object, ...]]
"""SQL and its parameters."""

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


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    """A transaction that waits to be written; ``done`` has its outcome."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]

    def finish(self, error: Exception | None) -> None:
        """Say how it ended, unless no one waits for it any more."""
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Database:
    """One SQLite file, used by one process over one connection.

    ``async with await Database.open(path) as database: …``
    """

    def __init__(self, path: Path, connection: aiosqlite.Connection, lock: FileLock) -> None:
        """For ``open`` only."""
        self.path = path
        self._connection = connection
        self._file_lock = lock
        self._turn = asyncio.Lock()
        self._waiting: list[_Write] = []
        self._writer: asyncio.Task[None] | None = None
        """Writes what is waiting; None while nothing is."""
        self._closed = False
        self._warned_at = self._checkpointed_at = -math.inf
        self._is_locked_out = False
        """Whether the last write failed because another program was writing: then the next ones do not wait for it."""
        self._wal_warned = False

    @classmethod
    async def open(cls, path: Path, *, migrations: Path = MIGRATIONS) -> Self:
        """Open the file, made with its folder where missing, and bring it to the newest schema.

        Raises DatabaseInUse, DatabaseTooNew, or CannotOpen for anything else that stands in the way. Nothing stays
        open when it raises.
        """
        lock = lock_file(path)
        try:
            database = cls(path, await _connect(path), lock)
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
        """Wait for a running transaction, then close; may be called again. Left open, it keeps the process alive."""
        if self._writer is not None:
            await asyncio.wait({self._writer})
        async with self._turn:
            if self._closed:
                return
            try:
                await _finish(self._connection.close())
            finally:
                self._closed = True
                self._file_lock.release()

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[aiosqlite.Connection]:
        """All of it or nothing: committed when the block ends, rolled back when anything is raised in it.

        When the commit itself is cancelled it may have happened or not; only the file knows. Raises CannotSave.
        """
        async with self._turn:
            async with self._usable():
                # BEGIN stands inside: when the wait for it is cancelled the thread begins all the same.
                try:
                    await self._connection.execute_fetchall("BEGIN IMMEDIATE")
                    yield self._connection
                    await self._connection.execute_fetchall("COMMIT")
                except BaseException:
                    # Does nothing where no transaction is open. The thread works in order, so this ends what was begun.
                    await _finish(self._connection.rollback())
                    raise
            await self._note_lock(is_locked_out=False)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Run statements as one transaction, without results: all of them or none.

        Those that come while another one is on its way to the disk share the next way, which takes most of the time.
        If the wait is cancelled they are written all the same, and the cancellation is passed on afterwards: who reads
        next must find them. Raises CannotSave.
        """
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        await _finish(write.done)

    async def _write_waiting(self) -> None:
        together: list[_Write] = []
        try:
            while self._waiting:
                async with self._turn:
                    together, self._waiting = self._waiting, []
                    await self._write_together(together)
        finally:
            # Cancelled with everything else when the event loop ends, which waits for those who wait for these.
            for write in (*together, *self._waiting):
                write.done.cancel()
            self._writer, self._waiting = None, []

    async def _write_together(self, writes: Sequence[_Write]) -> None:
        """Write all in one transaction; where one of them is at fault, each in its own."""
        outcome: Exception | None = None
        try:
            async with self._usable():
                statements = [statement for write in writes for statement in write.statements]
                await self._connection.execute_fetchall(_WHOLE, statements)
            await self._note_lock(is_locked_out=False)
        except Exception as error:  # noqa: BLE001 (it is raised where the write was asked for)
            if len(writes) > 1 and not isinstance(error, CannotSave):
                for write in writes:
                    await self._write_together([write])
                return
            outcome = error
        for write in writes:
            write.finish(outcome)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[aiosqlite.Connection]:
        """For reads alone: they wait for a running transaction instead of seeing half of it. Raises CannotSave."""
        async with self._turn, self._usable():
            yield self._connection

    async def maintain(self) -> None:
        """To be called every few seconds: once a minute, move the write-ahead log into the database file.

        SQLite does that by itself while much is written, but not while another program reads: then the log grows. Past
        ``WAL_WARNING`` that is logged once.
        """
        if time.monotonic() - self._checkpointed_at < CHECKPOINT_INTERVAL:
            return
        self._checkpointed_at = time.monotonic()
        if self._wal_size():
            await self.checkpoint()
        size = self._wal_size()
        if size > WAL_WARNING and not self._wal_warned:
            _log.warning(
                "%s-wal has grown to %d MB: another program has been reading the database for long; it shrinks when"
                " that program is done",
                self.path,
                size // 2**20,
            )
        self._wal_warned = size > WAL_WARNING

    async def checkpoint(self) -> None:
        """Move the write-ahead log into the database file, unless another program reads: it has what was before."""
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
            await _finish(self._set_patience())

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
            await _finish(self._set_patience())

    async def _set_patience(self) -> None:
        timeout = 0 if self._is_locked_out else BUSY_TIMEOUT
        await self._connection.execute_fetchall(f"PRAGMA busy_timeout = {timeout}")

    async def _migrate(self, folder: Path) -> None:
        scripts = _scripts(folder)
        ((found,),) = await self._connection.execute_fetchall("PRAGMA user_version")
        if found > len(scripts):
            raise DatabaseTooNew(self.path, found=found, known=len(scripts))
        if 0 < found < len(scripts):
            await self._keep_copy(found)
        for number, script in enumerate(scripts[found:], start=found + 1):
            # executescript is atomic only with the transaction, and the version, inside the script.
            whole = f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;"
            try:
                async with self._connection.executescript(whole):
                    pass
            except BaseException:
                await _finish(self._connection.rollback())
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
        await _finish(connect())
    except asyncio.CancelledError:
        await connection.close()
        raise
    return connection


def _scripts(folder: Path) -> list[str]:
    """The migrations in order. Raises ValueError where a number is missing or there twice."""
    files = sorted(folder.glob("*.sql"))
    if [int(file.name[:4]) for file in files] != list(range(1, len(files) + 1)):
        raise ValueError(f"migrations are not numbered 0001, 0002, …: {[file.name for file in files]}")
    return [file.read_text(encoding="utf-8") for file in files]


async def _finish(work: Awaitable[None]) -> None:
    """Run to the end, also when the caller is cancelled meanwhile; the cancellation is passed on afterwards."""
    task = asyncio.ensure_future(work)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # asyncio logs an error that nothing has looked at
        raise

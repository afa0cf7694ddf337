"""PostgreSQL: one connection that writes, a few that read; migrations, and errors as the contract names them.

Only bots that have outgrown one machine need it; asyncpg is imported when one is opened.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from decimal import Decimal
from functools import lru_cache, partial
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

from data.records.errors import CannotSave, Conflict
from data.records.shards import Shards
from data.storage.database import (
    MIGRATIONS,
    CannotOpen,
    Connection,
    DatabaseTooNew,
    Statement,
    Task,
    finish,
    migration_scripts,
)
from data.storage.postgres_ownership import LOCK, Ownership, take_turn
from data.storage.postgres_transactions import close_locks, transaction_on
from data.storage.write_queue import WriteQueue

_log = logging.getLogger(__name__)

POSTGRES_MIGRATIONS = MIGRATIONS / "postgres"

PATIENCE = 1.5
"""Seconds that a statement, a lock or a connection is waited for. Discord wants a press to be answered within 3 s."""
READERS = 3
"""Connections that read at most."""
WARNING_INTERVAL = 60.0
"""Seconds between two warnings that nothing can be saved."""
_SESSION = {
    "application_name": "ayaz",
    "jit": "off",
    "lock_timeout": f"{PATIENCE:.1f}s",
    "synchronous_commit": "on",  # what is shown is on disk
}

_NUMBERED = (
    ("persons", "key"),
    ("matches", "id"),
    ("journal", "id"),
    ("global_queue", "id"),
    ("gold_accounts", "id"),
    ("gold_postings", "id"),
)
"""The columns that the database numbers."""

_MARK = re.compile(r"'[^']*'|\?(\d*)")
"""A parameter, or text in which a question mark is none."""


@lru_cache(maxsize=512)
def numbered(sql: str) -> str:
    """A statement with ``$1, $2, …`` for its parameters, which are ``?``, or ``?1, ?2, …`` where one is used twice."""
    number = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal number
        if found[0].startswith("'"):
            return found[0]
        number += 1
        return f"${found[1] or number}"

    return _MARK.sub(mark, sql)


class _Statements:
    """The statements of one block."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def fetch(self, sql: str, values: Sequence[object] = ()) -> Sequence[Any]:
        return [tuple(row) for row in await self._connection.fetch(numbered(sql), *values)]

    async def run_many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        await self._connection.executemany(numbered(sql), rows)

    async def try_task(self, task: Task) -> bool:
        return bool(await self._connection.fetchval("SELECT pg_try_advisory_xact_lock($1, $2)", LOCK, task))


class PostgresDatabase:
    """One database of a PostgreSQL server, for the shards of one process.

    ``async with await PostgresDatabase.open("postgresql://…") as database: …``
    """

    def __init__(self, url: str, pool: Any, ownership: Ownership) -> None:
        """For ``open`` only."""
        self.shards = ownership.shards
        self.on_regained: list[Callable[[], None]] = []
        self.on_taken_over: list[Callable[[], None]] = []
        """Called once, when another process has shards of this one: it can do nothing any more."""
        self._url = url
        self._pool = pool
        self._ownership = ownership
        self._turn = asyncio.Lock()
        self._writes = WriteQueue(self._turn, self._commit)
        self._turns: list[Any] = []
        """Connections that have a turn just now."""
        self._closed = False
        self._warned_at = -WARNING_INTERVAL

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        migrations: Path = POSTGRES_MIGRATIONS,
        shards: Shards = Shards(),  # noqa: B008 (immutable)
        standby: bool = False,
    ) -> Self:
        """Connect, and bring the database to the newest schema.

        A ``standby`` waits until no other process has one of the shards. Raises DatabaseInUse, DatabaseTooNew, or
        CannotOpen for anything else that stands in the way. Nothing stays open when it raises.
        """
        place = place_of(url)
        asyncpg = _driver(place)
        ownership = await Ownership.take(
            partial(connect, url),
            place,
            shards,
            wait=standby,
            prepare=partial(_migrate, place=place, folder=migrations),
        )
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=0,
                max_size=1 + READERS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                init=_set_up,
                server_settings=_SESSION,
            )
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            await ownership.release()
            raise CannotOpen(place, str(error) or "no answer") from error
        except BaseException:
            await ownership.release()
            raise
        version = ownership.connection.get_server_version()
        _log.info("using %s with PostgreSQL %d.%d", place, version.major, version.micro)
        return cls(url, pool, ownership)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """As ``Database.close``."""
        await self._writes.finished()
        async with self._turn:
            if self._closed:
                return
            self._closed = True
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()
            self._pool.terminate()
            for turn in self._turns:
                turn.terminate()
            # Last, and awaited: the next process may take over when this has gone.
            await self._ownership.release()

    @property
    def is_owner(self) -> bool:
        """As ``Database.is_owner``."""
        return self._ownership.is_certain

    @asynccontextmanager
    async def transaction(self, *, alone: bool = False) -> AsyncGenerator[Connection]:
        """As ``Database.transaction``."""
        async with self._turn, self._usable():
            await self._keep_ownership()
            async with self._pool.acquire() as connection, transaction_on(connection, alone=alone):
                yield _Statements(connection)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Connection]:
        """As ``Database.reading``: all statements of a block see the same state."""
        async with (
            self._usable(),
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            yield _Statements(connection)

    async def write(self, statements: Sequence[Statement]) -> None:
        """As ``Database.write``."""
        await self._writes.write(statements)

    async def _commit(self, statements: Sequence[Statement]) -> None:
        async with self._usable():
            await self._keep_ownership()
            async with self._pool.acquire() as connection, transaction_on(connection):
                for sql, values in statements:
                    await connection.execute(numbered(sql), *values)

    async def wait_for_turn(self, number: int, *, seconds: float) -> None:
        """As ``Database.wait_for_turn``."""
        turn = await take_turn(partial(connect, self._url), number)
        self._turns.append(turn)

        def end() -> None:
            self._turns.remove(turn)
            turn.terminate()

        asyncio.get_running_loop().call_later(seconds, end)

    @asynccontextmanager
    async def exclusively(self, task: Task) -> AsyncGenerator[bool]:
        """As ``Database.exclusively``; on a connection of its own, which may be needed for minutes."""
        try:
            connection = await connect(self._url)
        except CannotOpen as error:
            raise CannotSave(str(error)) from error
        try:
            async with self._usable():
                granted = await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCK, task)
            yield bool(granted)
        finally:
            await finish(close_locks(connection))

    async def columns(self, table: str) -> tuple[str, ...]:
        """The columns of a table."""
        async with self.reading() as connection:
            found = await connection.fetch(
                "SELECT column_name::TEXT FROM information_schema.columns WHERE table_name = ?", (table,)
            )
        return tuple(name for (name,) in found)

    async def start_numbering(self) -> None:
        """After rows with keys of their own: let the next ones begin after the highest."""
        async with self.transaction() as connection:
            for table, column in _NUMBERED:
                await connection.fetch(
                    f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), MAX({column})) FROM {table}"  # noqa: S608
                    f" HAVING COUNT(*) > 0"
                )

    async def maintain(self) -> None:
        """As ``Database.maintain``: PostgreSQL looks after itself, so this looks after the ownership."""
        async with self._turn:
            if self._ownership.is_certain:
                await self._ownership.check()
            if not self._ownership.is_certain:
                with suppress(CannotSave):
                    await self._keep_ownership()

    async def scrub(self) -> None:
        """As ``Database.scrub``: what was there before is in the server's own log and copies, which are its owner's."""

    async def _keep_ownership(self) -> None:
        """Before a write: a lost connection has lost the locks with it. Raises CannotSave where they cannot be had."""
        ownership = self._ownership
        if ownership.is_certain:
            return
        if not ownership.was_taken_over:
            try:
                if await ownership.regain():
                    for listener in self.on_regained:
                        listener()
                    return
            except CannotOpen as error:
                raise CannotSave(str(error)) from error
            for listener in self.on_taken_over:
                listener()
        raise CannotSave("another Ayaz has taken over")

    @asynccontextmanager
    async def _usable(self) -> AsyncGenerator[None]:
        """Turns the error of a server that cannot be used for a while into CannotSave, logged once a minute."""
        try:
            yield
        except Exception as error:
            if isinstance(error, _driver().UniqueViolationError):
                raise Conflict(str(error)) from error
            if not _passes(error):
                raise
            if time.monotonic() - self._warned_at >= WARNING_INTERVAL:
                self._warned_at = time.monotonic()
                _log.warning("nothing can be saved, time stands still meanwhile: %s", error or type(error).__name__)
            raise CannotSave(str(error)) from error


def _driver(place: str = "") -> Any:
    """The module asyncpg, which has no types. Raises CannotOpen where it is not installed."""
    try:
        return import_module("asyncpg")
    except ImportError:
        raise CannotOpen(place, "PostgreSQL needs the package asyncpg (pip install asyncpg)") from None


def _passes(error: Exception) -> bool:
    """Whether an error says that the server cannot be used for a while, and not that a statement is wrong."""
    asyncpg = _driver()
    if isinstance(error, asyncpg.InterfaceError):
        return "closed" in str(error) or "connection" in str(error)
    return isinstance(
        error,
        (
            OSError,
            TimeoutError,
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
            asyncpg.TransactionRollbackError,
            asyncpg.LockNotAvailableError,
            asyncpg.ReadOnlySQLTransactionError,
        ),
    )


async def connect(url: str, settings: Mapping[str, str] | None = None) -> Any:
    """A connection of its own, with these settings of its session. Raises CannotOpen."""
    place = place_of(url)
    asyncpg = _driver(place)
    try:
        return await asyncpg.connect(url, timeout=10, server_settings=dict(settings or {}))
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        raise CannotOpen(place, str(error) or "no answer") from error


def is_address(text: str) -> bool:
    """Whether a text names a PostgreSQL database."""
    return text.startswith(("postgresql://", "postgres://"))


def place_of(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.hostname or 'localhost'}{parts.path}"


async def _set_up(connection: Any) -> None:
    # The sum of whole numbers is a NUMERIC there, and would come as a Decimal.
    await connection.set_type_codec("numeric", encoder=str, decoder=_number, schema="pg_catalog", format="text")


def _number(text: str) -> int | Decimal:
    return int(text) if text.lstrip("-").isdecimal() else Decimal(text)


async def _migrate(connection: Any, others: int, *, place: str, folder: Path) -> str:
    """Bring the schema up to date, unless ``others`` use the old one: then it says so. Raises DatabaseTooNew."""
    scripts = migration_scripts(folder)
    newest = max(scripts)
    await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number BIGINT NOT NULL)")
    found: int = await connection.fetchval("SELECT COALESCE(MAX(number), 0) FROM schema_version")
    if found > newest:
        raise DatabaseTooNew(place, found=found, known=newest)
    if found < newest and others:
        processes = "1 other process still runs" if others == 1 else f"{others} other processes still run"
        return f"the schema has to be upgraded to {newest}, and {processes} on {found}"
    for number, script in scripts.items():
        if number > found:
            async with connection.transaction():
                await connection.execute(script)
                await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)
    return ""

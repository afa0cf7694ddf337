"""Which process may change the matches of which shards: locks that PostgreSQL holds for as long as a connection lives.

They keep two processes from acting for the same tables. That no move is lost or stored twice does not depend on them,
but on the key of the events, which refuses the second of two writers.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

from data.records.shards import Shards
from data.storage.database import CannotOpen, DatabaseInUse

_log = logging.getLogger(__name__)

LOCK = 0x41594159
"""The first number of our advisory locks; the second says what is locked."""
MIGRATING = 1
_SHARD, _SHARD_COUNT, _TURN = LOCK + 1, LOCK + 2, LOCK + 3
"""First numbers of locks whose second number is that of a shard, how many there are, or that of a turn."""

STANDBY_INTERVAL = 0.25
"""Seconds between two looks of a stand-by."""
RECONNECT_INTERVAL = 3.0
"""Seconds between two attempts of a stand-by to reach the server; and what it then leaves to the owner, which has lost
its locks too, before it tries them itself."""
_ANSWER = 20.0
"""Seconds that a stand-by waits for an answer; a migration of another process may hold it up."""
_PATIENCE = 1.5
"""Seconds that the server has to answer."""
_TRIES = 15
"""How often a lock is tried that a connection of our own, which is just being ended, still holds."""

_KEEPALIVE = {
    # A machine that was cut off does not say goodbye: its locks are free again after some ten seconds.
    "tcp_keepalives_idle": "4",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}

Connect = Callable[[dict[str, str]], Awaitable[Any]]
"""Opens a connection with these settings of its session. Raises CannotOpen."""


class Ownership:
    """The shards of this process, and the connection that holds their locks."""

    def __init__(self, connect: Connect, shards: Shards, name: str, connection: Any) -> None:
        """For ``take`` only."""
        self.shards = shards
        self.connection = connection
        self.was_taken_over = False
        """Whether another process has had one of these shards since."""
        self._connect = connect
        self._name = name
        """Of the connection, by which a later one of this process finds it."""

    @classmethod
    async def take(
        cls,
        connect: Connect,
        place: str,
        shards: Shards,
        *,
        wait: bool,
        prepare: Callable[[Any, int], Awaitable[str]],
    ) -> Self:
        """Own these shards, at once or, if it shall ``wait``, when no other process does.

        ``prepare`` gets the connection and how many other processes there are, and says what stands in the way, if
        anything. A stand-by outlives a server that is gone for a while. Raises DatabaseInUse, CannotOpen, and what
        ``prepare`` does.
        """
        name = f"ayaz {secrets.token_hex(4)}"
        connection = await connect(_settings(name))
        waits_for = ""
        try:
            while True:
                try:
                    why = await _try(connection, shards, prepare)
                except Exception:
                    if not wait or not connection.is_closed():
                        raise
                    connection = await _reconnect(connect, name)
                    continue
                if not why:
                    break
                if not wait:
                    raise DatabaseInUse(place, why)
                if why != waits_for:
                    _log.info("standing by for shards %s: %s", shards, why)
                    waits_for = why
                await asyncio.sleep(STANDBY_INTERVAL)
        except BaseException:
            connection.terminate()
            raise
        if waits_for:
            _log.info("taking over shards %s", shards)
        return cls(connect, shards, name, connection)

    @property
    def is_certain(self) -> bool:
        """Whether the connection lives, and with it the locks."""
        return not self.connection.is_closed()

    async def check(self) -> None:
        """Notice a connection that is dead without having said so."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self.connection.execute("SELECT 1")
        except Exception:  # noqa: BLE001 (whatever it is, the connection is of no use)
            self.connection.terminate()

    async def regain(self) -> bool:
        """Take the locks again after the connection was lost; False when another process has them now.

        Raises CannotOpen where the server cannot be reached.
        """
        connection = await self._connect(_settings(self._name))
        try:
            # The server may not have noticed yet that the old connection is dead.
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE application_name = $1 AND pid <> pg_backend_pid()",
                self._name,
            )
            for _ in range(_TRIES):
                if not await _try_locks(connection, self.shards):
                    self.connection = connection
                    return True
                await asyncio.sleep(0.1)
        except BaseException:
            connection.terminate()
            raise
        connection.terminate()
        self.was_taken_over = True
        return False

    async def release(self) -> None:
        """Let the next process have them; returns when it can."""
        try:
            await self.connection.close(timeout=_PATIENCE)
        except Exception:  # noqa: BLE001 (a connection that is not there any more holds nothing)
            self.connection.terminate()


async def take_turn(connect: Connect, number: int) -> Any:
    """The connection that has a numbered turn, for as long as it lives; waits until no other one has it."""
    connection = await connect({})
    try:
        await connection.execute("SELECT pg_advisory_lock($1, $2)", _TURN, number)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _try(connection: Any, shards: Shards, prepare: Callable[[Any, int], Awaitable[str]]) -> str:
    """Take the locks and prepare; empty when that is done, else why not, and then no lock is held."""
    async with _answering(connection):
        await connection.execute("SELECT pg_advisory_lock($1, $2)", LOCK, MIGRATING)
    try:
        async with _answering(connection):
            why, others = await _try_locks(connection, shards), await count_others(connection)
        if not why:
            why = await prepare(connection, others)
            if why:
                await _unlock(connection, shards, shards.ids)
        return why
    finally:
        if not connection.is_closed():
            await connection.execute("SELECT pg_advisory_unlock($1, $2)", LOCK, MIGRATING)


@asynccontextmanager
async def _answering(connection: Any) -> AsyncGenerator[None]:
    """Gives up a connection from which nothing comes any more."""
    try:
        async with asyncio.timeout(_ANSWER):
            yield
    except TimeoutError:
        connection.terminate()
        raise


async def _reconnect(connect: Connect, name: str) -> Any:
    """A new connection for a stand-by that has lost its own, as soon as there is one."""
    _log.warning("a stand-by cannot reach the database, and tries again until it can")
    while True:
        await asyncio.sleep(RECONNECT_INTERVAL)
        with suppress(CannotOpen):
            connection = await connect(_settings(name))
            await asyncio.sleep(RECONNECT_INTERVAL)
            return connection


async def _try_locks(connection: Any, shards: Shards) -> str:
    """Take the locks; empty when that is done, else why not, and then none is held."""
    await connection.execute("SELECT pg_advisory_lock_shared($1, $2)", _SHARD_COUNT, shards.count)
    taken: list[int] = []
    other: int | None = await connection.fetchval(_COUNTS, _SHARD_COUNT, shards.count)
    why = "" if other is None else f"another Ayaz is running on it with SHARD_COUNT={other}"
    for shard in shards.ids if not why else ():
        if await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", _SHARD, shard):
            taken.append(shard)
        else:
            of = f" for shard {shard} of {shards.count}" if shards.count > 1 else ""
            why = f"another Ayaz is already running on it{of}"
            break
    if why:
        await _unlock(connection, shards, taken)
    return why


_OURS = (
    "locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND classid = $1::BIGINT::OID AND granted"
)
_COUNTS = f"SELECT objid::BIGINT FROM pg_locks WHERE {_OURS} AND objid <> $2::BIGINT::OID LIMIT 1"  # noqa: S608
_OTHERS = f"SELECT COUNT(DISTINCT pid) FROM pg_locks WHERE {_OURS} AND pid <> pg_backend_pid()"  # noqa: S608


async def count_others(connection: Any) -> int:
    """How many other processes own shards in the database of a connection."""
    return await connection.fetchval(_OTHERS, _SHARD_COUNT)


async def _unlock(connection: Any, shards: Shards, ids: Iterable[int]) -> None:
    for shard in ids:
        await connection.execute("SELECT pg_advisory_unlock($1, $2)", _SHARD, shard)
    await connection.execute("SELECT pg_advisory_unlock_shared($1, $2)", _SHARD_COUNT, shards.count)


def _settings(name: str) -> dict[str, str]:
    return {"application_name": name, **_KEEPALIVE}

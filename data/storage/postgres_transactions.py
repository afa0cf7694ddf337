"""How a transaction begins and ends on a connection to PostgreSQL, and the lock that all of them share."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from data.storage.database import finish
from data.storage.postgres_ownership import LOCK

_WRITING = 2
"""Under ``LOCK``, beside MIGRATING and each ``Task``: held by all that write together, or by one alone."""
_PATIENCE = 1.5
"""Seconds that a connection has to end."""

# That the lock comes with the first statement saves a way to the server and back.
_BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock{shared}({lock}, {writing})"
_BEGIN_WITH_OTHERS = _BEGIN.format(shared="_shared", lock=LOCK, writing=_WRITING)
_BEGIN_ALONE = _BEGIN.format(shared="", lock=LOCK, writing=_WRITING)


@asynccontextmanager
async def transaction_on(connection: Any, *, alone: bool = False) -> AsyncGenerator[None]:
    """As ``Database.transaction``, on this connection."""
    try:
        # Cancelled here, it may have begun all the same.
        await connection.execute(_BEGIN_ALONE if alone else _BEGIN_WITH_OTHERS)
        yield
    except BaseException:
        await finish(connection.execute("ROLLBACK"))
        raise
    # Whoever reads after a cancellation finds what has become of it.
    await finish(connection.execute("COMMIT"))


async def close_locks(connection: Any) -> None:
    """Close a connection; when this returns, its locks are free."""
    try:
        await connection.close(timeout=_PATIENCE)
    except Exception:  # noqa: BLE001 (one that is dead holds nothing)
        connection.terminate()

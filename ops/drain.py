"""``bot.py drain``: tells a bot, which may be running, to open no new tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from data.drain import NOTE
from data.storage.copies import inspect
from data.storage.database import CannotOpen, Statement
from data.storage.postgres_tools import execute_postgres, inspect_postgres
from ops.errors import StartError, database_error

_BUSY_TIMEOUT = 5.0
"""Seconds that a write of the running bot is waited for."""


def drain(database: Path | str, *, on: bool) -> str:
    """Begin or end it; what is still played, in one line. Raises StartError."""
    statement: Statement = ("DELETE FROM meta WHERE key = ?", (NOTE,))
    if on:
        began = str(time.time_ns() // 1_000_000)
        statement = "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING", (NOTE, began)
    try:
        live = _note(database, statement) if isinstance(database, Path) else asyncio.run(_tell(database, statement))
    except CannotOpen as error:
        raise database_error(error) from None
    except sqlite3.Error as error:
        raise StartError(f"DATABASE_PATH: {database}: {error}") from None
    if not on:
        return "new tables can be opened again"
    return f"no new tables until the next start or drain --off; still open: {live}"


def _note(path: Path, statement: Statement) -> int:
    """Write it into a file; returns how many matches and lobbies are not over."""
    live = inspect(path).live
    with closing(sqlite3.connect(path, timeout=_BUSY_TIMEOUT)) as connection, connection:
        connection.execute(*statement)
    return live


async def _tell(url: str, statement: Statement) -> int:
    """As ``_note``, into a database on a server."""
    found, _ = await inspect_postgres(url)
    await execute_postgres(url, statement)
    return found.live

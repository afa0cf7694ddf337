"""``bot.py drain``: tells a bot, which may be running, to open no new tables."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from data.drain import NOTE
from data.storage.copies import inspect
from data.storage.database import CannotOpen
from ops.errors import StartError

_BUSY_TIMEOUT = 5.0
"""Seconds that a write of the running bot is waited for."""


def drain(database: Path, *, on: bool) -> str:
    """Begin or end it; what is still played, in one line. Raises StartError."""
    try:
        live = inspect(database).live
        with closing(sqlite3.connect(database, timeout=_BUSY_TIMEOUT)) as connection, connection:
            if on:
                connection.execute(
                    "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO NOTHING",
                    (NOTE, str(time.time_ns() // 1_000_000)),
                )
            else:
                connection.execute("DELETE FROM meta WHERE key = ?", (NOTE,))
    except CannotOpen as error:
        raise StartError(f"DATABASE_PATH: {error}") from None
    except sqlite3.Error as error:
        raise StartError(f"DATABASE_PATH: {database}: {error}") from None
    if not on:
        return "new tables can be opened again"
    return f"no new tables until the next start or drain --off; still open: {live}"

"""Whole copies of a database, also while a bot writes to it, and what can be known of a file without opening it to
write."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from data.storage.database import CannotOpen
from data.storage.sqlite_database import SQLITE_MIGRATIONS

_BUSY_TIMEOUT = 30.0
"""Seconds that another program's lock is waited for; no press waits for a copy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What is in a database file."""

    schema: int
    """The number of its newest migration."""
    live: int
    """Matches and lobbies that are not over."""
    finished: int


COUNTED = "SELECT COUNT(*) - COUNT(ended_at), COUNT(*) FILTER (WHERE outcome = 'finished') FROM matches"
"""Matches and lobbies that are not over, and finished matches."""


def schema_known() -> int:
    """The newest schema that this version can read."""
    return len(list(SQLITE_MIGRATIONS.glob("*.sql")))


def inspect(path: Path) -> Contents:
    """Look into a database file, which stays as it is. Raises CannotOpen for one that no Ayaz has written, that is
    damaged, or that a newer one has written."""
    with closing(_connect(path)) as connection:
        try:
            [problem] = connection.execute("PRAGMA quick_check(1)").fetchone()
            [schema] = connection.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        except sqlite3.Error as error:
            raise CannotOpen(path, str(error)) from error
        if problem != "ok":
            raise CannotOpen(path, f"damaged: {problem}")
        if not tables:
            raise CannotOpen(path, EMPTY)
        if not {"meta", "matches", "events"} <= tables:
            raise CannotOpen(path, "not a database of Ayaz")
        if schema > schema_known():
            raise CannotOpen(path, f"written by a newer Ayaz (schema {schema}, this one reads up to {schema_known()})")
        live, finished = connection.execute(COUNTED).fetchone()
        return Contents(schema=schema, live=live, finished=finished)


def copy(source: Path, target: Path) -> None:
    """Write everything of a database into one new file, which is there whole or not at all.

    Raises CannotOpen, also where the target exists.
    """
    if target.exists():
        raise CannotOpen(target, "is there already")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        unfinished.unlink(missing_ok=True)
        with closing(_connect(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(unfinished),))
        inspect(unfinished)
        with unfinished.open("rb") as file:
            os.fsync(file.fileno())
        unfinished.rename(target)
    except sqlite3.Error as error:
        raise CannotOpen(source, f"cannot be copied to {target}: {error}") from error
    except OSError as error:
        raise CannotOpen(target, error.strerror or str(error)) from error
    finally:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)


EMPTY = (
    "nothing in it; if it was copied from a running bot, its newest part was in the -wal file beside it: copy it again"
    " with bot.py backup"
)


def _connect(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise CannotOpen(path, "no such file")
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=_BUSY_TIMEOUT)
    except sqlite3.Error as error:
        raise CannotOpen(path, str(error)) from error

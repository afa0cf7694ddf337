"""A disk that is full for a while: every write fails, reads work."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from data.storage import sqlite_database


@contextmanager
def full_disk(message: str = "database or disk is full") -> Iterator[None]:
    """While the block runs no transaction begins, of no database in this process."""
    execute = sqlite_database._Connection.execute

    def failing(self: sqlite_database._Connection, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        if sql in (sqlite_database._WHOLE, "BEGIN IMMEDIATE"):
            raise sqlite3.OperationalError(message)
        return execute(self, sql, parameters)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_database._Connection, "execute", failing)
        yield

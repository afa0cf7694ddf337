"""Opens the database that an operator has named."""

from __future__ import annotations

from pathlib import Path

from data.records.shards import Shards
from data.storage.postgres_database import PostgresDatabase
from data.storage.sqlite_database import SqliteDatabase


async def open_database(
    place: Path | str,
    *,
    shards: Shards = Shards(),  # noqa: B008 (immutable)
    standby: bool = False,
) -> SqliteDatabase | PostgresDatabase:
    """A file of SQLite, or the address of a PostgreSQL database. Raises CannotOpen as their ``open`` does."""
    if isinstance(place, Path):
        return await SqliteDatabase.open(place, shards=shards)
    return await PostgresDatabase.open(place, shards=shards, standby=standby)

"""Opens the database that an operator has named."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from data.records.shards import Shards
from data.storage.postgres_database import PostgresDatabase, connect
from data.storage.postgres_ownership import take_turn
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


class ServerTurns:
    """``Database.wait_for_turn`` of a server, for a process that does not write to the database yet."""

    def __init__(self, url: str) -> None:
        self._connect = partial(connect, url)

    async def __call__(self, number: int, *, seconds: float) -> None:
        """As ``Database.wait_for_turn``."""
        turn = await take_turn(self._connect, number)
        asyncio.get_running_loop().call_later(seconds, turn.terminate)

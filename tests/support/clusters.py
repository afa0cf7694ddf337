"""Several processes of the bot on one PostgreSQL database, as the tests have them: in one process of theirs."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from data.records.shards import Shards
from data.storage.postgres_database import PostgresDatabase
from tests.support.postgres_server import PostgresServer


@asynccontextmanager
async def clusters(server: PostgresServer, path: Path, *, count: int = 2) -> AsyncIterator[list[PostgresDatabase]]:
    """The database that stands for a file, opened by so many processes at once, each with one shard."""
    url = await server.database_for(path)
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(await PostgresDatabase.open(url, shards=Shards(count, (number,))))
            for number in range(count)
        ]

"""What an operator asks of a PostgreSQL database, also while a bot runs on it."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

from data.storage.copies import COUNTED, Contents
from data.storage.database import CannotOpen, DatabaseTooNew, Statement, migration_scripts
from data.storage.postgres_database import POSTGRES_MIGRATIONS, connect, numbered, place_of
from data.storage.postgres_ownership import count_others


async def inspect_postgres(url: str) -> tuple[Contents, bool]:
    """What is in a database, and whether a bot runs on it. Raises CannotOpen, also where nothing is in it yet."""
    async with _connected(url) as connection:
        if await connection.fetchval("SELECT to_regclass('schema_version')") is None:
            raise CannotOpen(place_of(url), "nothing in it yet; the first start makes the tables")
        schema: int = await connection.fetchval("SELECT MAX(number) FROM schema_version")
        newest = max(migration_scripts(POSTGRES_MIGRATIONS))
        if schema > newest:
            raise DatabaseTooNew(place_of(url), found=schema, known=newest)
        live, finished = await connection.fetchrow(COUNTED)
        contents = Contents(schema=schema, live=int(live), finished=int(finished))
        return contents, await count_others(connection) > 0


async def execute_postgres(url: str, statement: Statement) -> None:
    """Run one statement. Raises CannotOpen."""
    async with _connected(url) as connection:
        sql, values = statement
        await connection.execute(numbered(sql), *values)


@asynccontextmanager
async def _connected(url: str) -> AsyncGenerator[Any]:
    connection = await connect(url)
    try:
        yield connection
    finally:
        await connection.close()

"""A PostgreSQL server of the benchmarks' own, which writes to the disk as one that is relied on does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import lru_cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from tests.support.postgres_server import CONNECTIONS, PostgresServer

_CHUNK = 50_000
"""Rows at a time."""


@lru_cache(maxsize=1)
def durable_server() -> PostgresServer:
    """The server of this process, with the server's own settings of durability; stopped when the process ends."""
    return PostgresServer(CONNECTIONS)


async def copy_file(path: Path, url: str) -> int:
    """Copy every row of a file into an empty database of the same schema, without its triggers; returns how many.

    Whoever connects has to be a superuser there.
    """
    asyncpg: Any = import_module("asyncpg")
    copied = 0
    connection = await asyncpg.connect(url)
    try:
        await connection.execute("SET session_replication_role = replica")
        with closing(sqlite3.connect(path)) as source:
            tables = await connection.fetch(
                "SELECT table_name::TEXT, array_agg(column_name::TEXT ORDER BY ordinal_position)"
                " FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'schema_version'"
                " GROUP BY table_name"
            )
            for table, columns in tables:
                for rows in _chunks(source, table, columns):
                    await connection.copy_records_to_table(table, records=rows, columns=columns)
                    copied += len(rows)
        await connection.execute("ANALYZE")  # the server does so by itself, a minute later
    finally:
        await connection.close()
    return copied


def _chunks(source: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[list[tuple[Any, ...]]]:
    found = source.execute(f"SELECT {', '.join(columns)} FROM {table}")  # noqa: S608 (names of the schema)
    while rows := list(islice(found, _CHUNK)):
        yield rows

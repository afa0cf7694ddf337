"""Everything from one database into another one, which may be of the other kind, and whether it has arrived."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncGenerator, Sequence
from typing import Any, Protocol

from data.storage.database import Connection, Database

_CHUNK = 20_000
"""Rows at a time."""

_TABLES = {
    "meta": "key",
    "persons": "key",
    "matches": "id",
    "events": "match, seq",
    "sitters": "match, person",
    "results": "match, seat",
    "departures": "person, match",
    "servers": "guild",
    "settlements": "match",
    "bookings": "match, person",
    "standings": "guild, variant, person",
    "ratings": "guild, variant, person",
    "outcomes": "person, guild, booked, variant, outcome",
    "streaks": "person, guild",
    "unbooked": "person, guild, at, match",
    "decisions": "match",
    "opponents": "one, other, at, match",
    "head_to_head": "guild, one, other",
    "highlights": "match, kind, person",
    "seasons": "guild, month",
    "season_places": "guild, month, person",
    "server_settings": "guild, key",
    "person_settings": "person, key",
    "bars": "guild, account",
    "departed": "guild",
    "redraws": "match",
    "global_queue": "id",
    "journal": "id",
    "gold_accounts": "id",
    "gold_postings": "id",
    "gold_entries": "account, posting",
}
"""The tables with their keys, each after those that it refers to."""
_BOOK_KEPT = {"gold_accounts": "balance"}
"""Columns that triggers add up from rows that come later: they begin at zero, and are compared at the end."""
_ADDED_UP, _ADDED_UP_KEY = "tallies", "guild, variant, board, season, value"
"""What triggers make of the other tables: compared, not copied. A row may stay there after the last of its people."""


class Mover(Database, Protocol):
    """A database that says what its tables look like."""

    async def columns(self, table: str) -> tuple[str, ...]: ...
    async def start_numbering(self) -> None: ...


class NotEmpty(Exception):
    """There is something in the database that was to be filled."""


class Differs(Exception):
    """What was read back is not what was written; nothing is kept of it."""


async def move(source: Mover, target: Mover) -> int:
    """Copy every row, in one transaction; returns how many. Raises NotEmpty, Differs."""
    moved, key_of = 0, {**_TABLES, _ADDED_UP: _ADDED_UP_KEY}
    names = {table: await source.columns(table) for table in key_of}
    async with source.reading() as read, target.transaction() as write:
        for table in _TABLES:
            if await write.fetch(f"SELECT 1 FROM {table} LIMIT 1"):  # noqa: S608 (names of our own)
                raise NotEmpty
        for table, key in _TABLES.items():
            moved += await _move_table(read, write, table, key, names[table])
        for table, key in key_of.items():
            if await _digest(read, table, key, names[table]) != await _digest(write, table, key, names[table]):
                raise Differs(table)
    await target.start_numbering()
    return moved


async def _move_table(read: Connection, write: Connection, table: str, key: str, names: Sequence[str]) -> int:
    marks = ", ".join("?" for _ in names)
    insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks})"  # noqa: S608 (names of our own)
    moved, from_zero = 0, _BOOK_KEPT.get(table)
    async for rows in _rows(read, table, key, names):
        if from_zero is not None:
            place = names.index(from_zero)
            rows = [(*row[:place], 0, *row[place + 1 :]) for row in rows]
        await write.run_many(insert, rows)
        moved += len(rows)
    return moved


async def _rows(
    connection: Connection, table: str, key: str, names: Sequence[str]
) -> AsyncGenerator[list[tuple[Any, ...]]]:
    where = "people <> 0" if table == _ADDED_UP else "TRUE"
    select = f"SELECT {', '.join(names)} FROM {table} WHERE {where} ORDER BY {key} LIMIT ? OFFSET ?"  # noqa: S608
    offset = 0
    while rows := [tuple(row) for row in await connection.fetch(select, (_CHUNK, offset))]:
        yield rows
        offset += len(rows)


async def _digest(connection: Connection, table: str, key: str, names: Sequence[str]) -> tuple[int, int]:
    """How many rows there are and the sum of their hashes: databases order texts differently."""
    count = total = 0
    async for rows in _rows(connection, table, key, names):
        count += len(rows)
        total += sum(int.from_bytes(hashlib.sha256(repr(row).encode()).digest()) for row in rows)
    return count, total % 2**256

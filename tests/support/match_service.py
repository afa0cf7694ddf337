"""A match service on its own database file, with a clock and a random source controlled by the test."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import aiosqlite

from data.matches.service import MatchService, Place, Table, Update, User
from data.records.settings import Limits
from data.storage.database import Database
from data.storage.postgres_database import PostgresDatabase
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from engine.match import Phase
from engine.round import Move
from engine.rules import Goal, Options, default_options
from engine.variants import VARIANTS
from engine.view import SeatView
from tests.support.postgres_server import PostgresServer, postgres_server

ADA, BORA, CEM, DILA = User(101, "Ada"), User(102, "Bora"), User(103, "Cem"), User(104, "Dila")
HERE = Place(1, 10)
START = 1_767_225_600_000
TURN = 120_000
"""The turn time of the tables below, in milliseconds."""


def options(*, target: int = 50, automatic: bool = True, rated: bool = True) -> Options:
    return default_options(VARIANTS["draw"], goal=Goal(target=target), automatic=automatic, rated=rated)


@dataclass
class House:
    """What survives a restart of the bot: the file, the clock, the random source."""

    path: Path
    server: PostgresServer | None = None
    """Where the database is instead of in the file, which then only names it."""
    seed: int = 0
    now: int = START
    limits: Limits = field(default_factory=Limits)
    updates: list[Update] = field(default_factory=list)
    called: list[Table] = field(default_factory=list)
    dealt: int = 0

    def __post_init__(self) -> None:
        self.reseed(self.seed)

    def reseed(self, seed: int) -> None:
        """Change the seed, for other deals and moves."""
        self.seed, self.rng = seed, Random(seed)

    def secret(self) -> bytes:
        self.dealt += 1
        return hashlib.sha256(f"{self.seed}/{self.dealt}".encode()).digest()

    async def _chosen(self, view: SeatView, level: str) -> Move:
        return await self.choose(view, level)  # looked up at call time: a test may replace it

    async def choose(self, view: SeatView, level: str) -> Move:
        return self.rng.choice(view.moves)

    async def open(self) -> SqliteDatabase | PostgresDatabase:
        """Open the database."""
        if self.server is None:
            return await SqliteDatabase.open(self.path)
        return await PostgresDatabase.open(await self.server.database_for(self.path))

    async def rows(self, sql: str, *values: object) -> list[tuple[object, ...]]:
        """Run a statement over a separate connection, to inspect or damage the content."""
        return await rows(self.path, sql, *values)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[MatchService]:
        """Start the service and close it at the end."""
        async with await self.open() as database:
            service = self.service(database)
            await service.load()
            yield service

    def service(self, database: Database) -> MatchService:
        service = MatchService(
            Store(database),
            clock=lambda: self.now,
            make_secret=self.secret,
            rng=Random(self.seed),
            chooser=self._chosen,
            limits=lambda _: self.limits,
        )
        service.on_update.append(self.updates.append)
        service.on_call.append(self.called.append)
        return service

    def on_turn(self, table: Table) -> User:
        """The person on turn."""
        assert table.match.on_turn is not None
        user = table.seat_user(table.match.on_turn)
        assert user is not None
        return user

    async def press(self, service: MatchService, table: Table) -> Table:
        """Make a legal move for the person on turn."""
        if table.match.phase is Phase.BETWEEN:
            for person in table.match.persons:
                table = await service.play.ready(table.id, table.user(person))
            return table
        assert table.match.round is not None
        move = self.rng.choice(table.match.round.legal())
        return await service.play.move(table.id, self.on_turn(table), table.match.seq, move)

    async def play_out(self, service: MatchService, table: Table) -> Table:
        while table.match.is_live:
            table = await self.press(service, table)
        return table


async def two_people(service: MatchService, agreed: Options | None = None) -> Table:
    """A started table of Ada and Bora."""
    table = await service.seats.open(ADA, HERE, agreed or options(), language="en-US")
    await service.seats.join(table.id, BORA)
    return await service.seats.start(table.id, ADA)


async def against_computer(service: MatchService, agreed: Options | None = None) -> Table:
    """A started table of Ada and a computer."""
    table = await service.seats.open(ADA, HERE, agreed or options(), language="en-US", computers=["medium"])
    return await service.seats.start(table.id, ADA)


async def other_table(service: MatchService) -> Table:
    """Another running table of two people on the same server."""
    place = Place(HERE.guild, 11)
    table = await service.seats.open(BORA, place, options(), language="en-US")
    await service.seats.join(table.id, DILA)
    return await service.seats.start(table.id, BORA)


async def until(house: House, service: MatchService, table: Table) -> Table:
    """Advance the clock to the table's due time; returns the table after it was handled."""
    assert table.due_at is not None
    house.now = table.due_at - 1
    await service.tick()
    assert (await service.queries.table(table.id)).match == table.match, "must not change before it is due"
    house.now = table.due_at
    await service.tick()
    return await service.queries.table(table.id)


async def computers_turn(house: House, service: MatchService) -> Table:
    """A match in which the computer is on turn."""
    table = await against_computer(service, options(target=150))
    while table.match.phase is not Phase.PLAYING or table.match.on_turn != 1:
        table = await house.press(service, table)
    return table


async def rows(path: Path, sql: str, *values: object) -> list[tuple[object, ...]]:
    """Run a statement over a separate connection, to inspect or damage the content of a file or what stands for it."""
    if path in postgres_server().databases:
        return await postgres_server().rows(path, sql, *values)
    async with aiosqlite.connect(path, isolation_level=None) as connection:
        return [tuple(row) for row in await connection.execute_fetchall(sql, values)]


async def columns(path: Path) -> dict[str, list[str]]:
    """The columns of every table."""
    if path in postgres_server().databases:
        found = await rows(
            path,
            "SELECT table_name::TEXT, column_name::TEXT FROM information_schema.columns"
            " WHERE table_schema = 'public' AND table_name <> 'schema_version' ORDER BY table_name, ordinal_position",
        )
    else:
        found = await rows(
            path,
            "SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns"
            " WHERE tables.type = 'table' ORDER BY tables.name, cid",
        )
    listed: dict[str, list[str]] = {}
    for table, column in found:
        listed.setdefault(str(table), []).append(str(column))
    return listed


async def broken_references(path: Path) -> list[tuple[object, ...]]:
    """Rows that refer to others that are not there; PostgreSQL allows none."""
    return [] if path in postgres_server().databases else await rows(path, "PRAGMA foreign_key_check")

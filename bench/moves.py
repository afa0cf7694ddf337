"""Committed moves a second: people's presses through MatchService, each one durable transaction on a real disk.

Compared, in turns within one run, with aiosqlite alone doing the same writes (one event, one row, one commit): the
difference is the cost of locking, rules, encoding and bookkeeping. The bar applies to the best measurement, because
other load on the machine can only slow it down. ``--folder`` puts the file on the disk to measure.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import time
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from data.matches.service import Limits, MatchService, Place, Table, User
from data.storage.database import Database
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from engine.ai import choose
from engine.match import Phase
from engine.moves import Move
from engine.rules import Goal, default_options
from engine.variants import VARIANTS
from engine.view import SeatView

BAR = 500
"""Committed moves a second that must be reached."""
TABLES = 50


class Crowd:
    """Fifty tables of two people each on one server, who press something legal whenever it is their turn."""

    def __init__(self, database: Database, *, guild: int = 1) -> None:
        self._guild = guild
        self._rng = Random(1)
        self._deals = 0
        self._service = MatchService(
            Store(database),
            clock=lambda: time.time_ns() // 1_000_000,
            make_secret=self._secret,
            rng=self._rng,
            chooser=self._choose,
            limits=lambda _: Limits(per_channel=10 * TABLES, per_person=10 * TABLES),
        )
        self._tables: list[Table] = []

    def _secret(self) -> bytes:
        self._deals += 1
        return hashlib.sha256(str(self._deals).encode()).digest()

    async def _choose(self, view: SeatView, level: str) -> Move:
        return choose(view, self._rng)

    async def sit_down(self) -> None:
        self._tables = [await self._table(number) for number in range(TABLES)]

    async def one_by_one(self, seconds: float) -> float:
        """Moves a second when each press waits for the last one."""
        moves, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            moves += await self._press(moves % TABLES)
        return moves / (time.perf_counter() - begun)

    async def all_at_once(self, seconds: float) -> float:
        """Moves a second when all tables press at the same time."""
        begun = time.perf_counter()

        async def keep_pressing(number: int) -> int:
            moves = 0
            while time.perf_counter() - begun < seconds:
                moves += await self._press(number)
            return moves

        moves = sum(await asyncio.gather(*map(keep_pressing, range(TABLES))))
        return moves / (time.perf_counter() - begun)

    async def _table(self, number: int) -> Table:
        first = 10 * TABLES * self._guild + 2 * number
        host, guest = User(first, f"host {number}"), User(first + 1, f"guest {number}")
        options = default_options(VARIANTS["draw"], goal=Goal(target=100))
        table = await self._service.seats.open(host, Place(self._guild, first), options, language="en-US")
        await self._service.seats.join(table.id, guest)
        return await self._service.seats.start(table.id, host)

    async def _press(self, number: int) -> int:
        """Make one press at a table. The number of moves made: 0 for opening, joining and readiness."""
        table = self._tables[number]
        if table.match.phase is Phase.BETWEEN:
            for person in table.match.persons:
                table = await self._service.play.ready(table.id, table.user(person))
            self._tables[number] = table
            return 0
        if table.match.round is None or table.match.on_turn is None:
            self._tables[number] = await self._table(number)
            return 0
        user = table.seat_user(table.match.on_turn)
        assert user is not None
        move = self._rng.choice(table.match.round.legal())
        self._tables[number] = await self._service.play.move(table.id, user, table.match.seq, move)
        return 1


async def bare(database: SqliteDatabase, seconds: float) -> float:
    """Transactions a second with only the same two writes."""
    done, begun = 0, time.perf_counter()
    payload = '{"seat":0,"tile":"6-4","arm":"left","by":"occupant"}'
    async with database.reading() as connection:
        ((match, seq),) = await connection.fetch("SELECT match, MAX(seq) FROM events WHERE match = 1")
        while time.perf_counter() - begun < seconds:
            done += 1
            await connection.fetch("BEGIN IMMEDIATE")
            await connection.fetch(
                "INSERT INTO events VALUES (?, ?, 'Played', 1, ?, 0, NULL)", (match, seq + done, payload)
            )
            await connection.fetch("UPDATE matches SET due_at = ? WHERE id = ?", (done, match))
            await connection.fetch("COMMIT")
    return done / (time.perf_counter() - begun)


async def measure(folder: Path, *, seconds: float, turns: int) -> dict[str, list[float]]:
    """Measure all kinds in turn, so that other load on the machine affects them alike."""
    rates: dict[str, list[float]] = {"bare": [], "one by one": [], "all at once": []}
    async with (
        await SqliteDatabase.open(folder / "moves.sqlite3") as moves,
        await SqliteDatabase.open(folder / "bare.sqlite3") as other,
    ):
        crowd, dummy = Crowd(moves), Crowd(other)
        await crowd.sit_down()
        await dummy.sit_down()
        for _ in range(turns):
            rates["bare"].append(await bare(other, seconds))
            rates["one by one"].append(await crowd.one_by_one(seconds))
            rates["all at once"].append(await crowd.all_at_once(seconds))
    return rates


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench moves", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var"), help="a folder on the disk to measure")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement")
    parser.add_argument("--turns", type=int, default=5, help="measurements of each kind")
    chosen = parser.parse_args(arguments)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=chosen.folder, prefix="bench-") as folder:
        rates = asyncio.run(measure(Path(folder), seconds=chosen.seconds, turns=chosen.turns))
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{TABLES} tables, {chosen.turns} x {chosen.seconds:g} s each, load of the machine {load}\n")
    print(f"{'durable, a second':<28}{'median':>8}{'best':>8}{'of bare':>9}")
    plain = median(rates["bare"])
    names = {"bare": "aiosqlite alone", "one by one": "moves, one by one", "all at once": "moves, all at once"}
    for key, name in names.items():
        print(f"{name:<28}{median(rates[key]):>8.0f}{max(rates[key]):>8.0f}{median(rates[key]) / plain:>8.0%}")
    reached = max(rates["all at once"])
    print(f"\nbar: at least {BAR} committed moves a second: {'met' if reached >= BAR else 'MISSED'} ({reached:.0f})")
    return 0 if reached >= BAR else 1

"""A match service that plays until it is killed: ``python -m tests.support.kill_target PATH SEED [DIE_AT]``.

Prints a line ``match seq`` after each acknowledged move. With DIE_AT it kills itself inside a transaction: at ``event``
after the event of a move, at ``row`` after the row of a match that ends, at ``result`` between its two results, at
``booking`` between the bookings of the two players, at ``standing`` and ``rating`` while those are being updated.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from data.matches.service import MatchService, Table
from data.storage.database import Database
from engine.match import Phase
from tests.support.match_service import ADA, BORA, House, options, two_people

_TRIGGERS = {
    "event": "AFTER INSERT ON events WHEN NEW.seq >= 20",
    "row": "AFTER UPDATE OF outcome ON matches",
    "result": "AFTER INSERT ON results WHEN NEW.seat = 0",
    "booking": "AFTER INSERT ON bookings WHEN NEW.seat = 0",
    "standing": "AFTER INSERT ON standings WHEN NEW.variant <> ''",
    "rating": "AFTER INSERT ON ratings",
}


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def _started(service: MatchService, table: Table) -> Table:
    """The running table; a previous process may have been killed while people were joining."""
    if table.match.phase is not Phase.LOBBY:
        return table
    if table.seat_of(BORA.id) is None:
        await service.seats.join(table.id, BORA)
    return await service.seats.start(table.id, ADA)


async def play(path: Path, seed: int, die_at: str | None) -> None:
    house = House(path, seed=seed)
    async with await Database.open(path) as database:
        if die_at is not None:
            async with database.transaction() as connection:
                await connection.create_function("die", 0, _die)
                trigger = _TRIGGERS[die_at]
                await connection.execute_fetchall(f"CREATE TEMP TRIGGER die {trigger} BEGIN SELECT die(); END")
        service = house.service(database)
        await service.load()
        while True:
            live = await service.queries.seats_of(ADA)
            table = await _started(service, live[0]) if live else await two_people(service, options(target=25))
            print(table.id, table.match.seq, flush=True)
            while table.match.is_live:
                table = await house.press(service, table)
                print(table.id, table.match.seq, flush=True)


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), *(sys.argv[3:] or [None])))

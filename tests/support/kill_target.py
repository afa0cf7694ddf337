"""A match service that plays until it is killed: ``python -m tests.support.kill_target PATH SEED TABLES [DIE_AT]``.

At each of TABLES tables two people play match after match, the first table Draw Dominoes and each other one another
variant, each for a stake while both have the gold; tables that an earlier process has left are played on. Each seed is
another day, with another gift. Prints a line ``match seq`` after each acknowledged move. With DIE_AT it kills itself
inside a transaction: at ``event`` after the event of a move, at ``row`` after the row of a match that ends, at
``result`` between its two results, at ``booking`` between the bookings of the two players, at ``standing`` and
``rating`` while those are being updated, at ``stake`` and ``payout`` between the entries of what goes into the pot and
comes out of it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from data.gold.service import Gold
from data.matches.service import MatchService, Table
from data.records.matches import Place, User
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from engine.match import Phase
from engine.rules import default_options
from engine.variants import VARIANTS
from tests.support.gold import turn_on
from tests.support.match_service import HERE, START, House

STAKE = 10
_KIND = "(SELECT kind FROM gold_postings WHERE id = NEW.posting)"
_TRIGGERS = {
    "event": "AFTER INSERT ON events WHEN NEW.seq >= 20",
    "row": "AFTER UPDATE OF outcome ON matches",
    "result": "AFTER INSERT ON results WHEN NEW.seat = 0",
    "booking": "AFTER INSERT ON bookings WHEN NEW.seat = 0",
    "standing": "AFTER INSERT ON standings WHEN NEW.variant <> ''",
    "rating": "AFTER INSERT ON ratings",
    "stake": f"AFTER INSERT ON gold_entries WHEN {_KIND} = 'stake'",
    "payout": f"AFTER INSERT ON gold_entries WHEN {_KIND} = 'payout'",
}


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def _table(service: MatchService, gold: Gold, number: int) -> Table:
    """A running table of the pair; a previous process may have been killed while its people were joining."""
    host, guest = User(1_000 + number, "Host"), User(2_000 + number, "Guest")
    live = await service.queries.seats_of(host)
    if live:
        table = live[0]
    else:
        rules = list(VARIANTS.values())[number % len(VARIANTS)]
        agreed = default_options(rules, goal=min(rules.goals, key=lambda goal: goal.target or goal.rounds))
        place = Place(HERE.guild, 10 + number)
        stake = STAKE if await _least(gold, host, guest) >= STAKE else 0
        table = await service.seats.open(host, place, agreed, language="en-US", gold=stake)
    if table.match.phase is not Phase.LOBBY:
        return table
    if table.seat_of(guest.id) is None:
        await service.seats.join(table.id, guest)
    return await service.seats.start(table.id, host)


async def _least(gold: Gold, *people: User) -> int:
    """The least that one of these people has after the gift of the day."""
    found: list[int] = []
    for user in people:
        if (await gold.account(user.id, HERE.guild)).next_gift is None:
            await gold.take_gift(user, HERE.guild)
        found.append((await gold.account(user.id, HERE.guild)).balance)
    return min(found)


async def _play_on(house: House, service: MatchService, gold: Gold, number: int) -> None:
    while True:
        table = await _table(service, gold, number)
        print(table.id, table.match.seq, flush=True)
        while table.match.is_live:
            table = await house.press(service, table)
            print(table.id, table.match.seq, flush=True)


async def play(path: Path, seed: int, tables: int, die_at: str | None) -> None:
    house = House(path, seed=seed, now=START + seed * 24 * 3600_000)
    async with await SqliteDatabase.open(path) as database:
        if die_at is not None:
            await database._connection.create_function("die", 0, _die)
            trigger = _TRIGGERS[die_at]
            async with database.transaction() as connection:
                await connection.fetch(f"CREATE TEMP TRIGGER die {trigger} BEGIN SELECT die(); END")
        service = house.service(database)
        await service.load()
        gold = await turn_on(house, Store(database))
        await asyncio.gather(*(_play_on(house, service, gold, number) for number in range(tables)))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), *(sys.argv[4:] or [None])))

"""What is kept of a server that removed the bot, and for how long."""

from __future__ import annotations

from pathlib import Path

import pytest

from data.ladder.global_board import GlobalBoard
from data.own_data import OwnData
from data.people import People
from data.records.ladder import GLOBAL
from data.records.matches import Place
from data.retention import KEPT_AFTER_REMOVAL, Retention
from data.servers import Servers
from data.storage.store import Store
from tests.support.booked_matches import History, user
from tests.support.gold import switch_gold, turn_on
from tests.support.match_service import BORA, House, broken_references, columns, options, rows
from tests.support.standings_recount import expected, kept
from tests.support.stores import sqlite_only

DAY = 86_400_000
NAMES = [f"p{number}" for number in range(12)]


async def rows_of(path: Path, guild: int) -> dict[str, int]:
    """How many rows of each table belong to a server."""
    found: dict[str, int] = {}
    for table, names in (await columns(path)).items():
        if "guild" in names and table != "tallies":
            where = "guild = ?"
        elif "match" in names:
            where = "match IN (SELECT id FROM matches WHERE guild = ?)"
        else:
            continue
        ((count,),) = await rows(path, f"SELECT COUNT(*) FROM {table} WHERE {where}", guild)  # noqa: S608
        found[table] = int(str(count))
    return {table: count for table, count in found.items() if count}


@pytest.fixture
async def store(house: House) -> object:
    async with await house.open() as database:
        yield Store(database)


async def two_servers(house: House, store: Store) -> None:
    """Two servers that both count for the global board, with matches of every kind."""
    history = History(store)
    for guild in (1, 2):
        for number in range(0, 12, 2):
            await history.match(NAMES[number : number + 2], guild=guild)
    await history.match(["local", "guest"], guild=1)
    service = house.service(store._database)
    table = await service.seats.open(user("p0"), Place(1, 10), options(target=25), language="tr")
    await service.seats.join(table.id, BORA)
    table = await house.play_out(service, await service.seats.start(table.id, user("p0")))
    await service.seats.rematch(table.id, BORA)
    await service.play.close_server(1)
    await history.half_finished(["p1", "p2"], guild=1, leaves="p1", sits_in="p3")
    await rows(
        house.path,
        "INSERT INTO sitters (match, person) SELECT match, owner FROM results WHERE true ON CONFLICT DO NOTHING",
    )


async def test_a_server_loses_nothing_before_its_time(house: House, store: Store) -> None:
    await two_servers(house, store)
    retention, before = (
        Retention(store, Servers(store, lambda: house.now), lambda: house.now),
        await rows_of(house.path, 1),
    )
    await retention.removed(1)
    house.now += KEPT_AFTER_REMOVAL - 1
    await retention.delete_due({2})
    assert await rows_of(house.path, 1) == before | {"departed": 1}
    await retention.added(1)
    house.now += DAY
    await retention.delete_due({1, 2})
    assert await rows_of(house.path, 1) == before


async def test_after_thirty_days_nothing_of_the_server_is_left(house: House, store: Store) -> None:
    await two_servers(house, store)
    retention = Retention(store, Servers(store, lambda: house.now), lambda: house.now)
    await retention.removed(1)
    await retention.removed(1)
    house.now += KEPT_AFTER_REMOVAL
    await retention.delete_due({2})
    await GlobalBoard(store).fold()
    assert await rows_of(house.path, 1) == {}
    assert (await rows_of(house.path, 2))["matches"] == 6
    assert await kept(house.path) == await expected(house.path)
    ((people,),) = await house.rows("SELECT COUNT(*) FROM standings WHERE guild = ? AND variant = ''", GLOBAL)
    assert people == 12
    known = {str(name) for (name,) in await house.rows("SELECT name FROM persons WHERE account IS NOT NULL")}
    assert known == set(NAMES), "people of whom nothing else is kept are erased"
    assert await broken_references(house.path) == []


async def test_a_server_is_not_deleted_while_the_bot_is_in_it(house: House, store: Store) -> None:
    await two_servers(house, store)
    retention, before = (
        Retention(store, Servers(store, lambda: house.now), lambda: house.now),
        await rows_of(house.path, 1),
    )
    await retention.removed(1)
    house.now += 2 * KEPT_AFTER_REMOVAL
    await retention.delete_due({1, 2})
    assert await rows_of(house.path, 1) == before | {"departed": 1}


async def test_what_changed_while_the_bot_was_away_is_noticed(house: House, store: Store) -> None:
    await two_servers(house, store)
    retention = Retention(store, Servers(store, lambda: house.now), lambda: house.now)
    await retention.removed(1)
    await retention.compare({1})
    assert await house.rows("SELECT guild, at FROM departed") == [(2, house.now)]
    first = house.now
    house.now += DAY
    await retention.compare({1})
    assert await house.rows("SELECT guild, at FROM departed") == [(2, first)], "the first time counts"


async def test_a_server_that_has_gold_alone_is_noticed_as_well(house: House, store: Store) -> None:
    await turn_on(house, store, gifts=(BORA,))
    await switch_gold(house, store, on=False)
    retention = Retention(store, Servers(store, lambda: house.now), lambda: house.now)
    await retention.compare(())
    house.now += KEPT_AFTER_REMOVAL
    await retention.delete_due(())
    assert await rows_of(house.path, 1) == {}
    assert await rows(house.path, "SELECT name FROM persons") == [(None,)]


@sqlite_only
async def test_many_matches_go_some_at_a_time(house: House, store: Store) -> None:
    history = History(store)
    await history.again(await history.match(["ada", "bora"]), times=250)
    retention = Retention(store, Servers(store, lambda: house.now), lambda: house.now)
    await retention.removed(1)
    house.now += KEPT_AFTER_REMOVAL
    await retention.delete_due(())
    assert await rows_of(house.path, 1) == {}
    own = OwnData(
        store, People(store, lambda: house.now), house.service(store._database).forget_person, lambda: house.now
    )
    assert "matches" not in await own.export(user("ada").id)

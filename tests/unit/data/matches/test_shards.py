"""Matches belong to the shard of their server: time, breaks and a second process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from data.matches.service import MatchService
from data.records.matches import Place, Refusal, Refused, Table
from data.records.shards import Shards
from data.storage.postgres_database import PostgresDatabase
from data.storage.sqlite_database import SqliteDatabase
from tests.support.match_service import ADA, BORA, CEM, DILA, House, options, two_people

BOTH = Shards(2, (0, 1))
EVEN, ODD = BOTH.only((0,)), BOTH.only((1,))
FIRST, SECOND = Place(2 << 22, 10), Place(3 << 22, 20)
"""On shard 0 and on shard 1."""
HOUR = 3_600_000


def test_a_server_belongs_to_one_shard() -> None:
    assert [BOTH.of(place.guild) for place in (FIRST, SECOND)] == [0, 1]
    assert FIRST.guild in EVEN
    assert FIRST.guild not in ODD
    assert BOTH.are_all
    assert not ODD.are_all
    assert str(ODD) == "1 of 2"
    with pytest.raises(ValueError, match="no shards of 2"):
        Shards(2, (2,))


@asynccontextmanager
async def running(house: House, shards: Shards = BOTH) -> AsyncIterator[MatchService]:
    """The service of a process with these shards."""
    if house.server is None:
        opening = SqliteDatabase.open(house.path, shards=shards)
    else:
        opening = PostgresDatabase.open(await house.server.database_for(house.path), shards=shards)
    async with await opening as database:
        service = house.service(database)
        await service.load()
        yield service


async def two_tables(service: MatchService) -> tuple[Table, Table]:
    """A started table on each shard."""
    tables: list[Table] = []
    for place, host, guest in ((FIRST, ADA, BORA), (SECOND, CEM, DILA)):
        table = await service.seats.open(host, place, options(), language="en-US")
        await service.seats.join(table.id, guest)
        tables.append(await service.seats.start(table.id, host))
    return tables[0], tables[1]


async def has_timed_out(service: MatchService, table: Table) -> bool:
    return (await service.queries.table(table.id)).match.seq > table.match.seq


async def test_time_runs_on_connected_shards_alone(house: House) -> None:
    async with running(house) as service:
        first, second = await two_tables(service)
        house.now += HOUR
        await service.tick(EVEN)
        assert await has_timed_out(service, first)
        assert not await has_timed_out(service, second)
        await service.tick()
        assert await has_timed_out(service, second)


async def test_a_break_of_one_shard_is_given_back_there_alone(house: House) -> None:
    async with running(house) as service:
        first, second = await two_tables(service)
        house.now += 60_000
        await service.tick()
        await service.renew(60_000, ODD)
        assert first.due_at is not None
        assert second.due_at is not None
        assert (await service.queries.table(first.id)).due_at == first.due_at
        assert (await service.queries.table(second.id)).due_at == second.due_at + 60_000


async def test_downtime_is_counted_for_each_shard(house: House) -> None:
    async with running(house) as service:
        first, second = await two_tables(service)
    house.now += HOUR
    if house.server is None:
        async with running(house) as service:
            pass
    else:
        async with running(house, EVEN), running(house, ODD) as service:
            assert [each.match_id for each in await service.queries.whereabouts()] == [second.id]
    async with running(house) as service:
        for table in (first, second):
            assert table.due_at is not None
            assert (await service.queries.table(table.id)).due_at == table.due_at + HOUR, "once"


async def test_with_another_number_of_shards_downtime_counts_from_the_last_sign_of_life(house: House) -> None:
    async with running(house, Shards()) as service:
        first, _ = await two_tables(service)
    house.now += HOUR
    async with running(house) as service:
        assert first.due_at is not None
        assert (await service.queries.table(first.id)).due_at == first.due_at + HOUR


async def test_the_second_of_two_writers_is_refused_and_reads_anew(house: House) -> None:
    async with await house.open() as database:
        one, other = house.service(database), house.service(database)
        await one.load()
        table = await two_people(one)
        assert (await other.queries.table(table.id)).match == table.match
        moved = await house.press(one, table)
        with pytest.raises(Refused) as refused:
            await house.press(other, table)
        assert refused.value.code is Refusal.STALE
        assert (await other.queries.table(table.id)).match == moved.match
        again = await house.press(other, moved)
        assert again.match.seq > moved.match.seq


async def test_a_process_keeps_no_table_of_another_one_in_memory(house: House) -> None:
    async with running(house) as service:
        _, second = await two_tables(service)
    if house.server is None:
        return
    async with running(house, EVEN) as here, running(house, ODD) as there:
        assert (await here.queries.table(second.id)).match == second.match
        moved = await house.press(there, second)
        assert (await here.queries.table(second.id)).match == moved.match

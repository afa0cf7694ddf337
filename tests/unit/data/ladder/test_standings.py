"""Standings are what the bookings add up to, whatever happened in which order."""

from __future__ import annotations

from random import Random

import pytest

from data.ladder.booking import book_match
from data.ladder.service import LadderService
from data.records.ladder import GLOBAL, GLOBAL_FROM
from data.storage.store import Store
from engine.rules import Goal
from tests.support.booked_matches import History, user
from tests.support.match_service import House, options, rows, two_people
from tests.support.random_matches import options as options_of
from tests.support.standings_recount import expected, kept

DAY = 86_400_000
NAMES = [f"p{number}" for number in range(14)]


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_standings_are_what_the_bookings_add_up_to(house: House, seed: int) -> None:
    rng = Random(seed)
    four = options_of("ceza", seats=4, hand_size=5, goal=Goal(rounds=1))
    async with await house.open() as database:
        history, statistics = History(Store(database), rng), LadderService(Store(database), lambda: house.now)
        for step in range(90):
            history.now += rng.randrange(DAY)
            people = rng.sample(NAMES, 5)
            guild = rng.choice([1, 1, 2, 3])
            match rng.randrange(6):
                case 0:
                    await history.half_finished(people[:2], guild=guild, leaves=people[0], sits_in=people[2])
                case 1:
                    await history.half_finished(people[:2], guild=guild, leaves=people[1])
                case 2:
                    await history.match(people[:4], guild=guild, agreed=four)
                case 3:
                    await statistics.leaderboards.set_global(user(people[0]), shown=rng.random() < 0.5)
                case _:
                    await history.match(people[:2], guild=guild)
            if step % 30 == 29:
                assert await kept(house.path) == await expected(house.path)
    ((counting,),) = await house.rows("SELECT COUNT(*) FROM servers WHERE players >= ?", GLOBAL_FROM)
    assert counting, "no server ever counted for the global board"


async def test_a_server_that_reaches_ten_enters_whole(house: House) -> None:
    async with await house.open() as database:
        history = History(Store(database))
        for number in range(0, 8, 2):
            await history.match(NAMES[number : number + 2])
        await history.match([NAMES[0], NAMES[8]])
        assert await house.rows("SELECT * FROM standings WHERE guild = ?", GLOBAL) == []
        await history.match([NAMES[0], NAMES[9]])
        assert len(await house.rows("SELECT * FROM standings WHERE guild = ? AND variant = ''", GLOBAL)) == 10
    assert await kept(house.path) == await expected(house.path)


async def test_booking_again_changes_nothing(house: House) -> None:
    async with house.running() as service:
        table = await house.play_out(service, await two_people(service, options(target=25)))
        before, settlement = await kept(house.path), await service.queries.settlement(table.id)
    async with await house.open() as database:
        for _ in range(2):
            async with Store(database).transaction() as ledger:
                await book_match(ledger, table, at=house.now + DAY)
    async with house.running() as service:
        assert await service.queries.settlement(table.id) == settlement
    assert await kept(house.path) == before == await expected(house.path)


async def test_accounts_are_of_one_server(house: House) -> None:
    async with await house.open() as database:
        history = History(Store(database))
        await history.match(NAMES[:2], guild=1, winner=NAMES[0])
        await history.match(NAMES[:2], guild=2, winner=NAMES[1])
        await history.match(NAMES[:2], guild=2, winner=NAMES[1])
    assert await rows(
        house.path, "SELECT guild, points FROM standings WHERE variant = '' AND person = 1 ORDER BY guild"
    ) == [(1, 1001), (2, 998)]

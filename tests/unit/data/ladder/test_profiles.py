"""What profiles are told from: kept with each match, counted once for matches from before, and cheap to read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from data.ladder.records import VariantRecord
from data.ladder.statistics import HISTORY, LAST, Statistics
from data.storage.database import Database
from data.storage.store import Store
from tests.support.booked_matches import KEPT, RECOUNT, SINGLE, History, user
from tests.support.match_service import House, rows
from tests.support.random_matches import options
from tests.support.standings_recount import expected, kept

UNRATED = options("para", rated=False)
PEOPLE = ("ada", "bora", "cem", "deniz")


@pytest.fixture
async def database(house: House) -> AsyncIterator[Database]:
    async with await Database.open(house.path) as opened:
        yield opened


async def play(history: History, *, matches: int) -> None:
    """Rated and unrated ones, some half-finished, on two servers, more on a day than are booked."""
    chance = Random(3)
    for _ in range(matches):
        history.now += 3_600_000
        one, other, third = chance.sample(PEOPLE, 3)
        agreed = chance.choice((SINGLE, UNRATED, options("draw"), options("draw", rated=False)))
        guild, leaves = chance.choice((1, 1, 2)), chance.choice(("", one))
        sits_in = chance.choice(("", third)) if leaves else ""
        await history.half_finished((one, other), guild=guild, agreed=agreed, leaves=leaves, sits_in=sits_in)


async def test_what_is_kept_is_what_counting_everything_finds(database: Database, house: House) -> None:
    await play(History(Store(database)), matches=120)
    before = {table: sorted(await rows(house.path, f"SELECT * FROM {table}")) for table in KEPT}  # noqa: S608
    told = {outcome for *_, outcome, _ in before["outcomes"]}
    assert told == {"won", "lost", "drew", "left", "helped"}
    assert await rows(house.path, "SELECT 1 FROM settlements WHERE why IS NOT NULL"), "more than a day's matches"
    assert await kept(house.path) == await expected(house.path)
    for statement in RECOUNT:
        await rows(house.path, statement)
    assert {table: sorted(await rows(house.path, f"SELECT * FROM {table}")) for table in KEPT} == before  # noqa: S608


async def test_a_profile_costs_as_much_after_thousands_of_matches(database: Database) -> None:
    """What it costs is counted in steps of the database, whatever else the machine has to do."""
    history = History(Store(database))
    statistics, steps = Statistics(history.store, lambda: history.now), list[int]()
    for times in (250, 2_500):
        history.now += 86_400_000  # or the day's five would be over
        await history.again(await history.match(["ada", "bora"], winner="ada"), times=times)
        await history.again(await history.match(["ada", "bora"], agreed=UNRATED, winner="bora"), times=times)
        steps.append(0)

        def count() -> None:
            steps[-1] += 1

        async with database.reading() as connection:
            await connection.set_progress_handler(count, 10)
        profile = await statistics.profile(user("ada").id, 1, own=True)
        async with database.reading() as connection:
            await connection.set_progress_handler(lambda: None, 1_000_000)
    assert profile.records == {"para": VariantRecord(won=2_752)}
    assert profile.private == {"para": VariantRecord(lost=2_752)}
    assert len(profile.last) == LAST
    assert len(profile.history["para"]) == HISTORY
    assert steps[1] < 1.1 * steps[0], steps

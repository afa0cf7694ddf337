"""The tables behind profiles: updated with each match, backfilled once for older ones, and cheap to read."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import pytest

from data.ladder.profiles import HISTORY, LAST
from data.ladder.service import LadderService
from data.records.ladder import Metric, PersonalOutcome, VariantRecord
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Session, Store
from tests.support.booked_matches import KEPT, RECOUNT, SINGLE, History, user
from tests.support.ladder_queries import Ladder, lines
from tests.support.match_service import START, House
from tests.support.random_matches import options
from tests.support.standings_recount import expected, kept
from tests.support.stores import sqlite_only

pytestmark = sqlite_only

UNRATED = options("para", rated=False)
PEOPLE = ("ada", "bora", "cem", "deniz")


@pytest.fixture
async def database(house: House) -> AsyncIterator[SqliteDatabase]:
    async with await SqliteDatabase.open(house.path) as opened:
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


async def test_stored_counts_equal_a_full_recount(database: SqliteDatabase, house: House) -> None:
    await play(History(Store(database)), matches=120)
    before = {table: sorted(await house.rows(f"SELECT * FROM {table}")) for table in KEPT}  # noqa: S608
    outcomes = {outcome for *_, outcome, _ in before["outcomes"]}
    assert outcomes == {"won", "lost", "drew", "left", "helped"}
    assert await house.rows("SELECT 1 FROM settlements WHERE why IS NOT NULL"), "more than a day's matches"
    assert await kept(house.path) == await expected(house.path)
    for statement in RECOUNT:
        await house.rows(statement)
    assert {table: sorted(await house.rows(f"SELECT * FROM {table}")) for table in KEPT} == before  # noqa: S608


async def test_a_profile_costs_as_much_after_thousands_of_matches(database: SqliteDatabase) -> None:
    """What it costs is counted in steps of the database, whatever else the machine has to do."""
    history = History(Store(database))
    statistics, steps = LadderService(history.store, lambda: history.now), list[int]()
    for times in (250, 2_500):
        history.now += 86_400_000  # or the day's five would be over
        await history.again(await history.match(["ada", "bora"], winner="ada"), times=times)
        await history.again(await history.match(["ada", "bora"], agreed=UNRATED, winner="bora"), times=times)
        steps.append(0)

        def count() -> None:
            steps[-1] += 1

        await database._connection.set_progress_handler(count, 10)
        profile = await statistics.profiles.profile(user("ada").id, 1, reader=user("ada").id)
        await database._connection.set_progress_handler(lambda: None, 1_000_000)
    assert profile.records == {"para": VariantRecord(won=2_752)}
    assert profile.private == {"para": VariantRecord(lost=2_752)}
    assert len(profile.last) == LAST
    assert len(profile.history["para"]) == HISTORY
    assert steps[1] < 1.1 * steps[0], steps


async def test_a_stranger_has_an_empty_profile(ladder: Ladder) -> None:
    profile = await ladder.profile("nobody")
    assert (profile.balance, profile.records, profile.last, profile.streak) == (None, {}, (), 0)


async def test_a_profile_shows_the_matches_played(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=3)
    await ladder.wins("bora", "ada")
    await ladder.wins("ada", "bora")
    profile = await ladder.profile("ada")
    assert (profile.name, profile.balance) == ("ada", 1003)
    assert profile.records == {"para": VariantRecord(won=4, lost=1)}
    assert (profile.streak, profile.best_streak) == (1, 3)
    assert [(past.outcome, past.points, past.place, past.sides) for past in profile.last] == [
        (PersonalOutcome.WON, 1, 1, 2),
        (PersonalOutcome.LOST, -1, 2, 2),
        *[(PersonalOutcome.WON, 1, 1, 2)] * 3,
    ]
    rating = profile.ratings["para"]
    assert (rating.matches, rating.provisional) == (5, True)
    assert [shown for _, shown in profile.history["para"]][-1] == rating.rating.shown
    assert len(profile.history["para"]) == 5
    assert (await ladder.profile("ada", guild=2)).last == ()


async def test_half_finished_matches_in_a_profile(ladder: Ladder) -> None:
    await ladder.history.half_finished(["ada", "bora"], leaves="ada", sits_in="cem", winner="ada")
    ladder.history.now += 1
    await ladder.history.half_finished(["ada", "bora"], leaves="ada", sits_in="cem", winner="bora")
    ada, cem = await ladder.profile("ada"), await ladder.profile("cem")
    assert ada.records == {"para": VariantRecord(left=2)}
    assert cem.records == {"para": VariantRecord(won=1, helped=1)}
    assert (cem.streak, cem.best_streak) == (1, 1), "helping out ends no streak"
    assert [past.points for past in cem.last] == [0, 1]
    assert [past.points for past in ada.last] == [-1, 0]
    assert ada.ratings["para"].matches == 2
    assert cem.ratings == {}


async def test_unrated_matches_are_only_in_the_own_profile(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora")
    ladder.history.now += 1
    unrated = await ladder.history.match(["bora", "ada"], agreed=UNRATED, winner="ada")
    own, shown = await ladder.profile("ada", own=True), await ladder.profile("ada")
    assert own.private == {"para": VariantRecord(won=1)}
    assert own.records == shown.records == {"para": VariantRecord(won=1)}
    assert [(past.match_id, past.points) for past in own.last] == [(unrated, None), (unrated - 1, 1)]
    assert shown.private == {}
    assert [past.match_id for past in shown.last] == [unrated - 1]
    assert lines(await ladder.board(metric=Metric.WINS)) == [(1, "ada", 1), (2, "bora", 0)]


async def test_only_the_last_ten_matches_are_listed(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=12)
    last = (await ladder.profile("ada")).last
    assert [past.match_id for past in last] == list(range(12, 2, -1))


async def test_a_match_of_pairs_has_two_sides(ladder: Ladder) -> None:
    people = ["ada", "bora", "cem", "deniz"]
    pairs = options("straight", seats=4, pairs=True)
    await ladder.history.match(people, agreed=pairs)
    last = [(await ladder.profile(name)).last[0] for name in people]
    assert [past.sides for past in last] == [2] * 4
    assert {(past.outcome, past.place) for past in last} == {(PersonalOutcome.WON, 1), (PersonalOutcome.LOST, 2)}
    await ladder.history.match(people, agreed=options("ceza", seats=4))
    assert (await ladder.profile("ada")).last[0].sides == 4


async def test_matches_of_several_variants_are_ordered_by_their_end(ladder: Ladder) -> None:
    for agreed in (SINGLE, UNRATED, options("draw"), UNRATED, SINGLE):
        ladder.history.now += 1
        await ladder.history.match(["ada", "bora"], agreed=agreed, winner="ada")
    own, shown = await ladder.profile("ada", own=True), await ladder.profile("ada")
    assert [past.match_id for past in own.last] == [5, 4, 3, 2, 1]
    assert [past.match_id for past in shown.last] == [5, 3, 1]
    assert own.records == {"para": VariantRecord(won=2), "draw": VariantRecord(won=1)}
    assert own.private == {"para": VariantRecord(won=2)}
    assert [match for match, _ in own.history["para"]] == [START + 1, START + 5]


async def test_a_profile_reads_few_rows_after_many_matches(ladder: Ladder, monkeypatch: pytest.MonkeyPatch) -> None:
    played = await ladder.history.match(["ada", "bora"], winner="ada")
    await ladder.history.again(played, times=MANY)
    read: list[int] = []
    run = Session.run

    async def counting(ledger: Session, sql: str, *values: object) -> Sequence[Any]:
        found = await run(ledger, sql, *values)
        read.append(len(found))
        return found

    monkeypatch.setattr(Session, "run", counting)
    profile = await ladder.profile("ada", own=True)
    assert profile.records == {"para": VariantRecord(won=MANY + 1)}
    assert (profile.streak, profile.best_streak) == (MANY + 1, MANY + 1)
    assert profile.ratings["para"].matches == MANY + 1
    assert len(profile.history["para"]) == HISTORY
    assert profile.history["para"][-1][0] == ladder.history.now
    assert sum(read) < HISTORY + 30


MANY = 3_000

"""Leaderboards and profiles as people ask for them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from data.ladder.records import LeaderboardPage, Metric, Period, PersonalOutcome, Profile, VariantRecord
from data.ladder.statistics import HISTORY, Statistics
from data.matches.records import Refusal
from data.servers import Servers
from data.storage.database import Database
from data.storage.store import Session, Store
from engine.rules import Goal
from tests.support.booked_matches import SINGLE, History, user
from tests.support.match_service import START, House, rows
from tests.support.random_matches import options
from tests.support.refusals import refused

DAY = 86_400_000
MANY = 3_000
UNRATED = options("para", rated=False)


@dataclass
class Ladder:
    """Matches that were played, and what is asked about them."""

    house: House
    store: Store

    def __post_init__(self) -> None:
        self.history = History(self.store)
        self.statistics = Statistics(self.store, lambda: self.history.now)

    async def wins(self, winner: str, loser: str, *, guild: int = 1, times: int = 1) -> None:
        """So many matches, on days of their own where five a day would be too few."""
        for number in range(times):
            self.history.now += DAY if number and number % 5 == 0 else 1
            await self.history.match([winner, loser], guild=guild, winner=winner)

    async def board(
        self,
        *,
        guild: int | None = 1,
        metric: Metric = Metric.POINTS,
        period: Period = Period.ALL,
        variant: str | None = None,
        page: int = 1,
        reader: str = "nobody",
    ) -> LeaderboardPage:
        return await self.statistics.leaderboard(
            guild=guild, metric=metric, period=period, variant=variant, page=page, reader=user(reader).id
        )

    async def profile(self, name: str, *, guild: int = 1, own: bool = False) -> Profile:
        return await self.statistics.profile(user(name).id, guild, own=own)


def lines(board: LeaderboardPage) -> list[tuple[int, str, int]]:
    return [(row.rank, row.name, row.value) for row in board.rows]


@pytest.fixture
async def ladder(house: House) -> AsyncIterator[Ladder]:
    async with await Database.open(house.path) as database:
        yield Ladder(house, Store(database))


# ---- leaderboards --------------------------------------------------------------------------------------------------


async def test_an_empty_board_has_one_empty_page(ladder: Ladder) -> None:
    board = await ladder.board(page=3)
    assert (board.rows, board.page, board.pages, board.own, board.total) == ((), 1, 1, None, 0)


async def test_level_people_share_a_rank_on_every_page(ladder: Ladder) -> None:
    """Case P109: 25 people, ranks 9 to 13 level over the break of a page; a result comes in between."""
    ahead = [f"a{number:02}" for number in range(8)]
    level = [f"b{number}" for number in range(5)]
    behind = [f"c{number:02}" for number in range(12)]
    for number, name in enumerate(ahead):
        await ladder.wins(name, behind[number], times=9 - number)
    for name, other in zip(level, level[1:] + level[:1], strict=True):
        await ladder.wins(name, other)
    for name in behind[8:]:
        await ladder.wins(ahead[0], name)

    pages = [await ladder.board(page=page) for page in (1, 2, 3)]
    assert [len(page.rows) for page in pages] == [10, 10, 5]
    ranks = [row.rank for page in pages for row in page.rows]
    assert ranks[:14] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 14]
    names = [row.name for page in pages for row in page.rows]
    assert names[8:13] == level, "level people stand in a stable order"
    assert sorted(names) == sorted([*ahead, *level, *behind]), "nobody is missing or there twice"
    values = [row.value for page in pages for row in page.rows]
    assert values == sorted(values, reverse=True)
    assert pages == [await ladder.board(page=page) for page in (1, 2, 3)]

    await ladder.wins(level[2], behind[0])
    again = [row for page in (1, 2, 3) for row in (await ladder.board(page=page)).rows]
    assert [(row.rank, row.name) for row in again[8:13]] == [(9, "b2"), (10, "b0"), (10, "b1"), (10, "b3"), (10, "b4")]
    assert sorted(row.name for row in again) == sorted(names)


async def test_the_readers_own_line_is_there_on_whichever_page(ladder: Ladder) -> None:
    for number in range(6):
        await ladder.wins(f"a{number}", f"b{number}", times=1 + number % 3)
    first, last = await ladder.board(reader="b5"), await ladder.board(page=99, reader="b5")
    assert (last.page, last.pages, last.total) == (2, 2, 12)
    assert first.own == last.own
    assert first.own is not None
    assert (first.own.rank, first.own.name, first.own.value, first.own.is_reader) == (11, "b5", 997, True)
    assert first.own not in first.rows
    assert first.own in last.rows
    assert (await ladder.board(reader="guest")).own is None


async def test_values_are_ordered_as_numbers(ladder: Ladder) -> None:
    """Case P110."""
    await ladder.wins("many", "poor", times=10)
    await ladder.wins("nine", "poor", times=9)
    board = await ladder.board(metric=Metric.WINS)
    assert lines(board) == [(1, "many", 10), (2, "nine", 9), (3, "poor", 0)]


async def test_months_and_weeks_are_those_of_utc(ladder: Ladder) -> None:
    ladder.history.now = 1_748_822_399_000  # Sunday, 1 June 2025, 23:59:59
    await ladder.wins("sunday", "other")
    ladder.history.now = 1_748_822_401_000  # Monday, 00:00:01
    await ladder.wins("monday", "other")
    assert lines(await ladder.board(period=Period.WEEK)) == [(1, "monday", 1), (2, "other", -1)]
    assert lines(await ladder.board(period=Period.MONTH)) == [(1, "sunday", 1), (1, "monday", 1), (3, "other", -2)]
    ladder.history.now = 1_751_328_001_000  # Tuesday, 1 July 2025
    await ladder.wins("july", "other")
    assert lines(await ladder.board(period=Period.MONTH, metric=Metric.WINS)) == [(1, "july", 1), (2, "other", 0)]
    assert lines(await ladder.board()) == [
        (1, "sunday", 1001),
        (1, "monday", 1001),
        (1, "july", 1001),
        (4, "other", 997),
    ]


async def test_a_month_that_begins_on_a_monday_is_not_its_first_week(ladder: Ladder) -> None:
    ladder.history.now = 1_780_272_001_000  # Monday, 1 June 2026
    await ladder.wins("monday", "other")
    ladder.history.now += 8 * DAY
    await ladder.wins("tuesday", "other")
    assert lines(await ladder.board(period=Period.WEEK)) == [(1, "tuesday", 1), (2, "other", -1)]
    assert lines(await ladder.board(period=Period.MONTH)) == [(1, "monday", 1), (1, "tuesday", 1), (3, "other", -2)]


async def test_a_variant_has_a_board_of_its_own(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora")
    await ladder.history.match(["ada", "bora"], agreed=options("ceza", goal=Goal(rounds=5)), winner="bora")
    assert lines(await ladder.board(variant="para")) == [(1, "ada", 1), (2, "bora", -1)]
    assert lines(await ladder.board(variant="ceza")) == [(1, "bora", 5), (2, "ada", -5)]
    assert lines(await ladder.board()) == [(1, "bora", 1004), (2, "ada", 996)]


async def test_a_rating_is_of_a_variant_and_all_time(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=10)
    await ladder.wins("ada", "cem")
    board = await ladder.board(metric=Metric.RATING, variant="para", reader="ada")
    assert [(row.rank, row.name, row.provisional, row.is_reader) for row in board.rows] == [
        (1, "ada", False, True),
        (2, "cem", True, False),
        (3, "bora", False, False),
    ]
    assert board.rows[0].value > 1000 > board.rows[2].value
    with refused(Refusal.RATING_NEEDS_VARIANT):
        await ladder.board(metric=Metric.RATING)
    with refused(Refusal.RATING_IS_ALL_TIME):
        await ladder.board(metric=Metric.RATING, variant="para", period=Period.WEEK)


async def test_a_server_shows_what_was_played_there_and_the_world_only_larger_ones(ladder: Ladder) -> None:
    """Case P111: server and global boards, asked for in two servers and a third one."""
    await ladder.wins("farmer", "friend", guild=2, times=5)
    for number in range(5):
        await ladder.wins(f"a{number}", f"b{number}", guild=1)
    await ladder.wins("farmer", "a0", guild=1)
    server, farm, elsewhere = [await ladder.board(guild=guild) for guild in (1, 2, 3)]
    world = await ladder.board(guild=None, reader="farmer")
    assert server.total == 11
    assert [row.name for row in farm.rows] == ["farmer", "friend"]
    assert elsewhere.total == 0
    assert world.total == 11
    assert world.own is not None
    assert world.own.value == 1001, "what was won among two friends does not count in the world"


async def test_the_world_adds_up_servers_and_can_be_left_and_come_back_to(ladder: Ladder) -> None:
    for guild in (1, 2):
        for number in range(5):
            await ladder.wins(f"a{number}", f"b{number}", guild=guild)
    await ladder.wins("a0", "b0", guild=2)
    before = await ladder.board(guild=None, reader="a0")
    assert before.own is not None
    assert (before.own.rank, before.own.value) == (1, 2003)
    rating = await ladder.board(guild=None, metric=Metric.RATING, variant="para", reader="a0")
    there = await ladder.board(guild=2, metric=Metric.RATING, variant="para", reader="a0")
    assert rating.own is not None
    assert there.own is not None
    assert rating.own.value == there.own.value, "the rating of where they played most"

    assert await ladder.statistics.is_global(user("a0").id)
    await ladder.statistics.set_global(user("a0"), shown=False)
    assert not await ladder.statistics.is_global(user("a0").id)
    await ladder.wins("a0", "b0")
    without = await ladder.board(guild=None, reader="a0")
    assert without.own is None
    assert without.total == before.total - 1
    assert (await ladder.board(guild=1, reader="a0")).own is not None, "on the server they are still there"

    await ladder.statistics.set_global(user("a0"), shown=True)
    back = await ladder.board(guild=None, reader="a0")
    assert back.own is not None
    assert (back.own.rank, back.own.value) == (1, 2004)


async def test_who_has_left_is_there_by_the_last_name_and_who_was_erased_without(ladder: Ladder) -> None:
    """Case P108: no raw ids, no question to Discord."""
    await ladder.wins("ada", "bora")
    await rows(ladder.house.path, "UPDATE persons SET account = NULL, name = NULL WHERE name = 'bora'")
    assert lines(await ladder.board()) == [(1, "ada", 1001), (2, "", 999)]


# ---- profiles ------------------------------------------------------------------------------------------------------


async def test_a_stranger_has_an_empty_profile(ladder: Ladder) -> None:
    profile = await ladder.profile("nobody")
    assert (profile.balance, profile.records, profile.last, profile.streak) == (None, {}, (), 0)


async def test_a_profile_tells_what_was_played(ladder: Ladder) -> None:
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


async def test_unrated_matches_are_for_the_own_eyes_alone(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora")
    ladder.history.now += 1
    unrated = await ladder.history.match(["bora", "ada"], agreed=UNRATED, winner="ada")
    own, shown = await ladder.profile("ada", own=True), await ladder.profile("ada")
    assert own.private == {"para": VariantRecord(won=1)}
    assert own.records == shown.records == {"para": VariantRecord(won=1)}
    assert [(past.match, past.points) for past in own.last] == [(unrated, None), (unrated - 1, 1)]
    assert shown.private == {}
    assert [past.match for past in shown.last] == [unrated - 1]
    assert lines(await ladder.board(metric=Metric.WINS)) == [(1, "ada", 1), (2, "bora", 0)]


async def test_only_the_last_ten_matches_are_told(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=12)
    last = (await ladder.profile("ada")).last
    assert [past.match for past in last] == list(range(12, 2, -1))


async def test_a_match_of_pairs_has_two_sides(ladder: Ladder) -> None:
    people = ["ada", "bora", "cem", "deniz"]
    pairs = options("straight", seats=4, pairs=True)
    await ladder.history.match(people, agreed=pairs)
    told = [(await ladder.profile(name)).last[0] for name in people]
    assert [past.sides for past in told] == [2] * 4
    assert {(past.outcome, past.place) for past in told} == {(PersonalOutcome.WON, 1), (PersonalOutcome.LOST, 2)}
    await ladder.history.match(people, agreed=options("ceza", seats=4))
    assert (await ladder.profile("ada")).last[0].sides == 4


async def test_the_matches_of_several_variants_are_told_by_the_moment_of_their_end(ladder: Ladder) -> None:
    for agreed in (SINGLE, UNRATED, options("draw"), UNRATED, SINGLE):
        ladder.history.now += 1
        await ladder.history.match(["ada", "bora"], agreed=agreed, winner="ada")
    own, shown = await ladder.profile("ada", own=True), await ladder.profile("ada")
    assert [past.match for past in own.last] == [5, 4, 3, 2, 1]
    assert [past.match for past in shown.last] == [5, 3, 1]
    assert own.records == {"para": VariantRecord(won=2), "draw": VariantRecord(won=1)}
    assert own.private == {"para": VariantRecord(won=2)}
    assert [match for match, _ in own.history["para"]] == [START + 1, START + 5]


async def test_however_much_was_played_a_profile_reads_little(ladder: Ladder, monkeypatch: pytest.MonkeyPatch) -> None:
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


# ---- servers -------------------------------------------------------------------------------------------------------


async def test_a_server_chooses_the_role_that_is_called(ladder: Ladder) -> None:
    servers = Servers(ladder.store, lambda: ladder.history.now)
    assert await servers.caller_role(1) is None
    await servers.set_caller_role(1, 77)
    await ladder.wins("ada", "bora")
    assert (await servers.caller_role(1), await servers.caller_role(2)) == (77, None)
    await servers.set_caller_role(1, None)
    assert await servers.caller_role(1) is None

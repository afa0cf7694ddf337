"""Leaderboards: ranks, periods, variants, servers and the world."""

from __future__ import annotations

from data.records.ladder import Metric, Period
from data.records.matches import Refusal
from engine.rules import Goal
from tests.support.booked_matches import user
from tests.support.ladder_queries import Ladder, lines
from tests.support.match_service import rows
from tests.support.random_matches import options
from tests.support.refusals import refused

DAY = 86_400_000
UNRATED = options("para", rated=False)


async def test_an_empty_board_has_one_empty_page(ladder: Ladder) -> None:
    board = await ladder.board(page=3)
    assert (board.rows, board.page, board.pages, board.own, board.total) == ((), 1, 1, None, 0)


async def test_tied_players_share_a_rank_on_every_page(ladder: Ladder) -> None:
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
    assert sorted(names) == sorted([*ahead, *level, *behind]), "everyone is listed exactly once"
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


async def test_a_page_knows_the_namesakes_on_other_pages(ladder: Ladder) -> None:
    for number in range(6):
        await ladder.wins(f"a{number}", f"b{number}")
    first, last = await ladder.board(), await ladder.board(page=2)
    top, bottom = first.rows[0], last.rows[-1]
    await rows(ladder.house.path, "UPDATE persons SET name = 'Ali' WHERE key IN (?, ?)", top.person, bottom.person)
    await rows(ladder.house.path, "INSERT INTO persons (account, name) VALUES (1, 'Ali')")
    for page in (1, 2):
        assert (await ladder.board(page=page)).namesakes == {"Ali": (*sorted((top.person, bottom.person)),)}
    assert (await ladder.board(metric=Metric.WINS)).namesakes != {}


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
    settle = "UPDATE ratings SET sigma = 3.5 WHERE person IN (SELECT key FROM persons WHERE name IN ('ada', 'bora'))"
    await rows(ladder.house.path, settle)
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
    assert (before.own.rank, before.own.value) == (1, 1003)
    rating = await ladder.board(guild=None, metric=Metric.RATING, variant="para", reader="a0")
    there = await ladder.board(guild=2, metric=Metric.RATING, variant="para", reader="a0")
    assert rating.own is not None
    assert there.own is not None
    assert rating.own.value == there.own.value, "the rating of where they played most"

    assert await ladder.statistics.leaderboards.is_global(user("a0").id)
    await ladder.statistics.leaderboards.set_global(user("a0"), shown=False)
    assert not await ladder.statistics.leaderboards.is_global(user("a0").id)
    await ladder.wins("a0", "b0")
    without = await ladder.board(guild=None, reader="a0")
    assert without.own is None
    assert without.total == before.total - 1
    assert (await ladder.board(guild=1, reader="a0")).own is not None, "on the server they are still there"

    await ladder.statistics.leaderboards.set_global(user("a0"), shown=True)
    back = await ladder.board(guild=None, reader="a0")
    assert back.own is not None
    assert (back.own.rank, back.own.value) == (1, 1004)


async def test_many_servers_are_no_lead_in_the_world(ladder: Ladder) -> None:
    """Who loses once on each of four servers stands below everybody who wins."""
    for guild in range(1, 5):
        for number in range(5):
            await ladder.wins(f"a{number}", "loser" if not number else f"b{number}", guild=guild)
    await ladder.wins("regular", "b1", times=36)
    world = await ladder.board(guild=None, reader="loser")
    assert (world.rows[0].name, world.rows[0].value) == ("regular", 1036)
    assert world.own is not None
    assert (world.own.rank, world.own.value) == (7, 996)


async def test_former_members_keep_their_last_name_and_erased_people_have_none(ladder: Ladder) -> None:
    """Case P108: no raw ids, no question to Discord."""
    await ladder.wins("ada", "bora")
    await rows(ladder.house.path, "UPDATE persons SET account = NULL, name = NULL WHERE name = 'bora'")
    assert lines(await ladder.board()) == [(1, "ada", 1001), (2, "", 999)]

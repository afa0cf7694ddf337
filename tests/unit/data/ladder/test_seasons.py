"""Final tables: frozen once a month, for every month that was missed, and never changed again."""

from __future__ import annotations

from data.ladder.seasons import GIVEN_UP_AFTER, GRACE, Seasons
from data.ladder.voiding import void_match
from data.own_data import OwnData
from data.people import People
from data.records.ladder import LeaderboardPage, Metric, Season, month_after, month_start
from data.records.matches import Refusal
from data.records.settings import SEASON_CHANNEL
from data.servers import Servers
from tests.support.booked_matches import user
from tests.support.ladder_queries import Ladder, lines
from tests.support.match_service import rows
from tests.support.refusals import refused

JANUARY, FEBRUARY, MARCH = "2026-01", "2026-02", "2026-03"
HOUR = 3_600_000


async def at(ladder: Ladder, month: str, after: int = 0) -> Seasons:
    """The clock stands so many milliseconds after the beginning of a month."""
    ladder.history.now = month_start(month) + after
    return ladder.statistics.seasons


async def page(
    ladder: Ladder, month: str, metric: Metric = Metric.POINTS, *, reader: str = "stranger"
) -> LeaderboardPage:
    return await ladder.statistics.seasons.page(1, month, metric, page=1, reader=user(reader).id)


def test_months_follow_each_other() -> None:
    assert [month_after(month) for month in ("2026-01", "2026-11", "2026-12")] == ["2026-02", "2026-12", "2027-01"]
    assert Season.of(month_start("2027-01")).month == "2027-01"
    assert Season.of(month_start("2027-01") - 1).month == "2026-12"


async def test_a_month_is_frozen_when_it_is_over(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=2)
    await ladder.wins("cem", "bora")
    seasons = await at(ladder, FEBRUARY, GRACE - 1)
    await seasons.freeze_due()
    assert await seasons.months(1, count=9) == ()
    await ladder.wins("bora", "ada")
    seasons = await at(ladder, FEBRUARY, GRACE)
    await seasons.freeze_due()
    assert await seasons.months(1, count=9) == (JANUARY,)
    assert lines(await page(ladder, JANUARY)) == [(1, "ada", 2), (2, "cem", 1), (3, "bora", -3)]
    assert lines(await page(ladder, JANUARY, Metric.WINS)) == [(1, "ada", 2), (2, "cem", 1), (3, "bora", 0)]
    own = (await page(ladder, JANUARY, reader="cem")).own
    assert own is not None
    assert (own.rank, own.value, own.is_reader) == (2, 1, True)
    assert (await page(ladder, JANUARY, reader="deniz")).own is None


async def test_tied_people_share_a_place(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora")
    await ladder.wins("cem", "deniz")
    await (await at(ladder, FEBRUARY, HOUR)).freeze_due()
    assert lines(await page(ladder, JANUARY)) == [(1, "ada", 1), (1, "cem", 1), (3, "bora", -1), (3, "deniz", -1)]


async def test_a_frozen_table_outlasts_later_voids_and_matches(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora", times=2)
    await (await at(ladder, FEBRUARY, HOUR)).freeze_due()
    before = await page(ladder, JANUARY)
    async with ladder.store.transaction() as session:
        await void_match(session, 1)
    for seasons in (ladder.statistics.seasons, Seasons(ladder.store, lambda: ladder.history.now)):
        await seasons.freeze_due()
        assert await page(ladder, JANUARY) == before
    await rows(ladder.house.path, "DELETE FROM meta")  # as if the process had ended before it could note that
    await Seasons(ladder.store, lambda: ladder.history.now).freeze_due()
    assert await page(ladder, JANUARY) == before


async def test_months_that_ended_while_the_bot_was_down_are_made_up_for(ladder: Ladder) -> None:
    await ladder.wins("ada", "bora")
    await ladder.wins("ada", "bora", guild=2)
    await at(ladder, MARCH)
    await ladder.wins("bora", "ada")
    seasons = await at(ladder, "2026-05", HOUR)
    await seasons.freeze_due()
    assert await seasons.months(1, count=9) == (MARCH, JANUARY), "nobody played in February and April"
    assert await seasons.months(1, count=1) == (MARCH,)
    assert await seasons.months(2, count=9) == (JANUARY,)
    with refused(Refusal.NO_SUCH_SEASON):
        await page(ladder, FEBRUARY)


async def test_a_table_is_posted_where_a_channel_was_chosen_before_the_month_ended(ladder: Ladder) -> None:
    servers = Servers(ladder.store, lambda: ladder.history.now)
    for guild in (1, 2):
        await ladder.wins("ada", "bora", guild=guild)
    seasons = await at(ladder, FEBRUARY, HOUR)
    await seasons.freeze_due()
    await servers.change(1, SEASON_CHANNEL, 77)
    assert await seasons.unposted() == (), "January was over when it was chosen"
    for guild in (1, 2):
        await ladder.wins("bora", "ada", guild=guild, times=2)
    await (await at(ladder, MARCH, HOUR)).freeze_due()
    [table] = await seasons.unposted()
    assert (table.guild, table.month, table.channel, table.message) == (1, FEBRUARY, 77, None)
    assert (table.players, table.matches) == (2, 2)
    assert [(row.rank, row.name, row.value) for row in table.best] == [(1, "bora", 2), (2, "ada", -2)]
    await seasons.set_posted(table, message=555)
    assert await seasons.unposted() == ()


async def test_the_message_is_drawn_again_without_an_erased_name(ladder: Ladder) -> None:
    await Servers(ladder.store, lambda: 0).change(1, SEASON_CHANNEL, 77)
    await ladder.wins("ada", "bora", times=3)
    await ladder.wins("cem", "bora")
    await ladder.wins("deniz", "bora")
    await ladder.wins("cem", "deniz", times=2)
    seasons = await at(ladder, FEBRUARY, HOUR)
    await seasons.freeze_due()
    await seasons.set_posted((await seasons.unposted())[0], message=555)

    async def forget(_: int) -> None:
        """Nothing is in memory."""

    own_data = OwnData(
        ladder.store, People(ladder.store, lambda: ladder.history.now), forget, lambda: ladder.history.now
    )
    await own_data.erase(user("bora").id)
    assert await seasons.unposted() == (), "the last one is not named in it"
    await own_data.erase(user("ada").id)
    [table] = await seasons.unposted()
    assert (table.message, [row.name for row in table.best]) == (555, ["", "cem", "deniz"])
    assert [row.name for row in (await page(ladder, JANUARY)).rows] == ["", "cem", "deniz", ""]


async def test_a_table_that_cannot_be_posted_is_given_up(ladder: Ladder) -> None:
    await Servers(ladder.store, lambda: 0).change(1, SEASON_CHANNEL, 77)
    await ladder.wins("ada", "bora")
    seasons = await at(ladder, FEBRUARY, HOUR)
    await seasons.freeze_due()
    await at(ladder, FEBRUARY, HOUR + GIVEN_UP_AFTER)
    assert len(await seasons.unposted()) == 1
    await at(ladder, FEBRUARY, HOUR + GIVEN_UP_AFTER + 1)
    assert await seasons.unposted() == ()
    await at(ladder, FEBRUARY, HOUR)
    assert await seasons.unposted() == ()

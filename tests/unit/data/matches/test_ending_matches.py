"""Ending a match early, and ends that wait to be shown."""

from __future__ import annotations

import shutil
from pathlib import Path

from data.matches.service import MatchService, Place, Refusal
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from engine.errors import Code
from engine.events import Reason, StopWanted
from engine.match import Phase
from tests.support.match_service import (
    ADA,
    BORA,
    CEM,
    HERE,
    House,
    options,
    other_table,
    rows,
    two_people,
)
from tests.support.refusals import illegal, refused
from tests.support.stores import sqlite_only

DAY = 24 * 3_600_000


async def test_a_lobby_is_stopped_by_its_host(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.join(table.id, BORA)
    with refused(Refusal.NOT_HOST):
        await service.play.stop(table.id, BORA)
    assert (await service.play.stop(table.id, ADA)).match.reason is Reason.STOPPED
    with illegal(Code.NOT_RUNNING):
        await service.play.stop(table.id, ADA)


async def test_an_unrated_match_is_stopped_by_its_host(house: House, service: MatchService) -> None:
    table = await two_people(service, options(rated=False))
    with refused(Refusal.NOT_HOST):
        await service.play.stop(table.id, BORA)
    stopped = await service.play.stop(table.id, ADA)
    assert (stopped.match.reason, stopped.due_at, stopped.call_at) == (Reason.STOPPED, None, None)
    assert await service.queries.results(table.id) == ()
    assert await house.rows("SELECT outcome FROM matches") == [("stopped",)]


async def test_a_rated_match_is_stopped_by_everybody(house: House, service: MatchService) -> None:
    table = await two_people(service)
    with illegal(Code.NOT_SEATED):
        await service.play.stop(table.id, CEM)
    asked = await service.play.stop(table.id, ADA)
    assert asked.match.is_live
    assert house.updates[-1].events == (StopWanted(asked.match.seats[0].person or 0),)
    with refused(Refusal.NEEDS_EVERYBODY) as waiting:
        await service.play.stop(table.id, ADA)
    assert waiting.value.details == {"wanted": 1, "people": 2}
    assert (await service.play.stop(table.id, BORA)).match.reason is Reason.STOPPED


async def test_agreement_to_end_a_match_is_taken_back(house: House, service: MatchService) -> None:
    table = await two_people(service)
    await service.play.stop(table.id, ADA)
    await service.play.withdraw_stop(table.id, ADA)
    seq = (await service.play.withdraw_stop(table.id, ADA)).match.seq
    assert (await service.play.stop(table.id, BORA)).match.is_live
    with illegal(Code.NOT_SEATED):
        await service.play.withdraw_stop(table.id, CEM)
    assert house.updates[-2].table.match.seq == seq, "a second time nothing changes"


async def test_agreement_to_end_a_match_ends_with_the_round(house: House, service: MatchService) -> None:
    """A loser cannot keep an agreement from when the score was even for the day when it saves the stake."""
    table = await two_people(service, options(target=150))
    await service.play.stop(table.id, ADA)
    while table.match.phase is Phase.PLAYING:
        table = await house.press(service, table)
    assert any(seat.stops for seat in table.match.seats)
    for person in (ADA, BORA):
        table = await service.play.ready(table.id, person)
    assert table.match.phase is Phase.PLAYING
    assert not any(seat.stops for seat in table.match.seats)
    assert (await service.play.stop(table.id, BORA)).match.is_live


async def test_leaving_is_no_consent_to_end_without_a_result(service: MatchService) -> None:
    """Leaving costs B the announced stake, although A had voted to end the match."""
    table = await two_people(service)
    await service.play.stop(table.id, ADA)
    assert (await service.seats.leave(table.id, BORA)).match.is_live
    with illegal(Code.CLAIM_OR_LEAVE):
        await service.play.stop(table.id, ADA)
    won = await service.play.claim(table.id, ADA)
    assert won.match.reason is None
    settlement = await service.queries.settlement(table.id)
    assert [share.points for share in settlement.shares] == [settlement.stake, -settlement.stake]


async def test_only_a_moderator_ends_a_rated_match_with_one_person_left(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, BORA)
    with illegal(Code.CLAIM_OR_LEAVE):
        await service.play.stop(table.id, ADA)
    assert (await service.play.stop(table.id, ADA, moderator=True)).match.reason is Reason.STOPPED


async def test_a_moderator_stops_anything(house: House, service: MatchService) -> None:
    table = await two_people(service)
    assert (await service.play.stop(table.id, CEM, moderator=True)).match.reason is Reason.STOPPED
    closed = await house.rows("SELECT kind, account FROM events JOIN persons ON key = actor ORDER BY seq DESC")
    assert closed[0] == ("Closed", CEM.id), "also one who never sat there"
    with illegal(Code.NOT_RUNNING):
        await service.play.stop(table.id, CEM, moderator=True)
    with refused(Refusal.NO_SUCH_MATCH):
        await service.play.stop(99, CEM, moderator=True)


async def test_what_is_lost_is_closed_and_frees_its_people(service: MatchService) -> None:
    here = await two_people(service)
    other = await service.seats.open(ADA, Place(1, 11), options(), language="en-US")
    far = await service.seats.open(BORA, Place(2, 20), options(), language="en-US")
    (lost,) = await service.play.close_lost(HERE)
    assert (lost.id, lost.match.reason) == (here.id, Reason.LOST)
    assert await service.queries.live_tables() == (other.id, far.id)
    assert [table.id for table in await service.play.close_server(1)] == [other.id]
    assert [table.id for table in await service.play.close_lost(far.id)] == [far.id]
    assert await service.queries.seats_of(ADA) == await service.queries.seats_of(BORA) == []
    assert await service.play.close_lost(HERE) == ()


async def test_the_next_start_reports_ends_until_they_are_shown(house: House) -> None:
    async with house.running() as service:
        table, live = await two_people(service), await other_table(service)
        await house.play_out(service, table)
        lobby = await service.seats.open(CEM, HERE, options(), language="en-US")
        await service.play.stop(lobby.id, CEM)
    house.now += 7 * DAY
    async with await house.open() as database:
        assert await house.service(database).load() == (table.id, lobby.id)
        await house.service(database).play.end_shown(table.id)
        await house.service(database).play.end_shown(lobby.id)
        assert await house.service(database).load() == ()
        assert (await house.service(database).queries.table(live.id)).match.is_live


async def test_where_a_place_is_gone_there_is_no_end_to_show(house: House) -> None:
    async with house.running() as service:
        gone, closed = await two_people(service), await other_table(service)
        await service.play.close_lost(gone.id)
        await service.play.pause(closed.id)
        await service.play.close_lost(closed.id)
    async with await house.open() as database:
        assert await house.service(database).load() == (closed.id,), "that one may be opened to the bot again"
        house.now += 15 * DAY
        assert await house.service(database).load() == (), "it is no longer looked for"


@sqlite_only
async def test_an_older_file_tells_of_the_ends_of_its_last_minute(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "earlier"
    folder.mkdir()
    for script in sorted(SQLITE_MIGRATIONS.glob("*.sql"))[:4]:
        shutil.copy(script, folder)
    await (await SqliteDatabase.open(house.path, migrations=folder)).close()
    columns = "guild, channel, language, variant, rules_version, opened_at, ended_at, outcome"
    for before in (70_000, 50_000):
        await rows(
            house.path,
            f"INSERT INTO matches ({columns}) VALUES (1, 10, 'en-US', 'draw', 1, 0, ?, 'stopped')",  # noqa: S608
            house.now - before,
        )
    await house.rows("INSERT INTO meta VALUES ('heartbeat', ?)", str(house.now))
    async with await house.open() as database:
        assert await house.service(database).load() == (2,)

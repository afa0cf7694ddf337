"""Tables that cannot be shown: their time stands still, moves are taken, and after a day they are lost."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.matches.service import MatchService, Table
from data.records.matches import AuditKind, Whereabouts
from engine.events import Closed, Reason
from engine.match import Phase
from tests.support.match_service import ADA, BORA, CEM, HERE, TURN, House, against_computer, options, two_people

LOBBY, CALL, DAY = 900_000, 20_000, 24 * 3_600_000


async def stands_still(house: House, service: MatchService, table: Table) -> None:
    """Nothing happens to a paused table in an hour."""
    for _ in range(60):
        house.now += 60_000
        await service.tick()
    assert await service.queries.table(table.id) == table
    assert house.called == []


async def test_a_suspended_table_has_no_timeouts(house: House, service: MatchService) -> None:
    table = await two_people(service)
    house.now += 5_000
    count = len(house.updates)
    paused = await service.play.pause(table.id)
    assert (paused.paused_at, paused.due_at, paused.call_at) == (house.now, None, None)
    assert await service.queries.whereabouts() == (Whereabouts(match_id=table.id, place=HERE, paused=True),)
    await stands_still(house, service, paused)
    assert len(house.updates) == count, "a pause is no event"
    resumed = await service.play.resume(table.id)
    assert (resumed.paused_at, resumed.due_at, resumed.call_at) == (None, house.now + TURN - 5_000, house.now + CALL)
    assert resumed.match == table.match
    house.now += TURN - 5_000
    await service.tick()
    assert (await service.queries.table(table.id)).match.seq > table.match.seq


async def test_computers_and_pauses_between_rounds_stand_still_too(house: House, service: MatchService) -> None:
    table = await against_computer(service, options(target=150))
    waited: set[str] = set()
    while waited != {"computer", "pause"}:
        if table.match.on_turn == 0:
            table = await house.press(service, table)
            continue
        waited.add("pause" if table.match.phase is Phase.BETWEEN else "computer")
        await stands_still(house, service, await service.play.pause(table.id))
        table = await service.play.resume(table.id)
        assert table.due_at is not None
        house.now = table.due_at
        await service.tick()
        table = await service.queries.table(table.id)


async def test_moves_are_taken_while_it_is_paused(house: House, service: MatchService) -> None:
    table = await service.play.pause((await two_people(service)).id)
    after = await house.press(service, table)
    assert after.match.seq > table.match.seq
    assert (after.paused_at, after.due_at, after.call_at) == (table.paused_at, None, None)
    await stands_still(house, service, after)
    await house.play_out(service, after)
    assert (await service.queries.table(table.id)).paused_at is None, "what is over is not paused"
    assert await service.queries.live_tables() == ()


async def test_pausing_twice_is_pausing_once(house: House, service: MatchService) -> None:
    table = await service.play.pause((await two_people(service)).id)
    house.now += 5_000
    assert await service.play.pause(table.id) is table
    running = await service.play.resume(table.id)
    house.now += 5_000
    assert await service.play.resume(table.id) is running
    over = await service.play.stop(table.id, ADA, moderator=True)
    assert (await service.play.pause(over.id)).paused_at is None


async def test_a_lobby_that_cannot_be_shown_still_expires(house: House, service: MatchService) -> None:
    table = await service.play.pause((await service.seats.open(ADA, HERE, options(), language="en-US")).id)
    assert table.due_at == house.now + LOBBY
    house.now += LOBBY
    await service.tick()
    assert (await service.queries.table(table.id)).match.reason is Reason.EXPIRED


async def test_a_match_that_starts_while_it_cannot_be_shown_waits(house: House, service: MatchService) -> None:
    lobby = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.join(lobby.id, BORA)
    await service.play.pause(lobby.id)
    table = await service.seats.start(lobby.id, ADA)
    assert table.due_at is None
    await stands_still(house, service, table)


async def test_after_a_day_it_is_lost(house: House) -> None:
    async with house.running() as service:
        table = await service.play.pause((await two_people(service)).id)
        house.now += DAY - 1
        await service.tick()
    async with house.running() as service:
        await service.tick()
        assert await service.queries.table(table.id) == table, "still paused after a restart"
        house.now += 1
        await service.tick()
        assert house.updates[-1].events == (Closed(Reason.LOST),)
        assert await service.queries.seats_of(ADA) == []
        assert [each.kind for each in await service.queries.audit_log(HERE.guild, 10)] == [AuditKind.LOST]


async def test_what_cannot_even_be_read_is_lost_too(house: House) -> None:
    async with house.running() as service:
        table = await service.play.pause((await two_people(service)).id)
    await house.rows("UPDATE events SET kind = 'Teleported' WHERE seq = 3")
    await house.rows("UPDATE matches SET give_up_at = ?", house.now)
    async with house.running() as service:
        await service.tick()
        assert await service.queries.live_tables() == ()
        assert (await service.queries.table(table.id)).match.reason is Reason.OUTDATED


@pytest.mark.parametrize("loaded", [True, False])
async def test_a_clock_that_is_set_does_not_bring_its_end_nearer(house: House, loaded: bool) -> None:
    async with house.running() as service:
        table = await service.play.pause((await two_people(service)).id)
    async with house.running() as service:
        if loaded:
            await service.queries.table(table.id)
        house.now += 3 * DAY
        await service.renew(3 * DAY)
        house.now += DAY - 1
        await service.tick()
        assert await service.queries.live_tables() == (table.id,)
        house.now += 1
        await service.tick()
        assert await service.queries.live_tables() == ()


async def test_time_while_the_bot_is_down_is_not_part_of_the_day(house: House) -> None:
    async with house.running() as service:
        table = await service.play.pause((await two_people(service)).id)
    house.now += 3 * DAY
    async with house.running() as service:
        await service.tick()
        found = await service.queries.table(table.id)
        assert (found.paused_at, found.give_up_at) == (table.paused_at, house.now + DAY)


async def test_resumed_in_time_it_is_not_lost(house: House, service: MatchService) -> None:
    table = await service.play.pause((await two_people(service)).id)
    house.now += DAY - 1
    await service.play.resume(table.id)
    house.now += 1
    await service.tick()
    assert (await service.queries.table(table.id)).match.is_live


# ---- an outage -------------------------------------------------------------------------------------------------------


async def test_an_outage_is_given_back_in_memory_and_on_disk(house: House) -> None:
    async with house.running() as service:
        unloaded = await two_people(service)
    async with house.running() as service:
        table = await two_people(service)
        house.now += CALL
        await service.tick()
        called = len(house.called)
        lobby = await service.seats.open(CEM, HERE, options(), language="en-US")
        house.now += 60_000
        await service.renew(50_000)
        assert table.due_at is not None
        for match_id in (table.id, unloaded.id):
            found = await service.queries.table(match_id)
            assert found.due_at == table.due_at + 50_000
            assert found.call_at is None, "nobody is called twice for a turn"
        assert lobby.due_at is not None
        assert (await service.queries.table(lobby.id)).due_at == lobby.due_at + 50_000
        await service.tick()
        assert len(house.called) == called
    async with house.running() as service:
        assert (await service.queries.table(table.id)).due_at == table.due_at + 50_000


async def test_an_outage_does_not_end_a_pause(house: House, service: MatchService) -> None:
    paused = await service.play.pause((await two_people(service)).id)
    house.now += 15_000
    await service.renew(15_000)
    assert await service.queries.table(paused.id) == replace(paused, give_up_at=house.now + DAY)

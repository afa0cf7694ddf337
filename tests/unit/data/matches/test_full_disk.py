"""While nothing can be saved time stands still; what that took is given back with the first save that works."""

from __future__ import annotations

import logging

import pytest

from data.matches.service import MatchService
from data.records.errors import CannotSave
from tests.support.full_disk import full_disk
from tests.support.match_service import TURN, House, computers_turn, two_people
from tests.support.stores import sqlite_only

pytestmark = sqlite_only

CALL, MINUTE = 20_000, 60_000


async def ticks(house: House, service: MatchService, seconds: int) -> None:
    for _ in range(seconds):
        house.now += 1_000
        await service.tick()


async def test_nobody_runs_out_of_time_while_nothing_can_be_saved(
    house: House, service: MatchService, caplog: pytest.LogCaptureFixture
) -> None:
    table = await two_people(service)
    await ticks(house, service, 60)
    due_at = (await service.queries.table(table.id)).due_at
    called = len(house.called)
    assert due_at is not None
    caplog.clear()
    with full_disk():
        await ticks(house, service, 600)
        assert (await service.queries.table(table.id)).match == table.match
        with pytest.raises(CannotSave):
            await house.press(service, table)
    assert len([record for record in caplog.records if record.levelno >= logging.WARNING]) == 1, "one line a minute"
    await ticks(house, service, 1)
    found = await service.queries.table(table.id)
    assert found.match == table.match
    assert found.due_at is not None
    assert due_at + 600_000 <= found.due_at <= due_at + 607_000
    assert len(house.called) == called
    await ticks(house, service, 60)
    after = await service.queries.table(table.id)
    assert after.match.seq > table.match.seq, "the rest of the turn, not a new one"


async def test_a_moment_gives_nobody_more_time(house: House, service: MatchService) -> None:
    table = await two_people(service)
    await ticks(house, service, 30)
    with full_disk():
        await ticks(house, service, 4)
    await ticks(house, service, 1)
    assert (await service.queries.table(table.id)).due_at == table.due_at


async def test_a_computer_moves_once_it_can_be_saved(
    house: House, service: MatchService, caplog: pytest.LogCaptureFixture
) -> None:
    table = await computers_turn(house, service)
    with full_disk():
        await ticks(house, service, 30)
        assert (await service.queries.table(table.id)).match == table.match
    await ticks(house, service, 5)
    assert (await service.queries.table(table.id)).match.seq > table.match.seq
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_outage_that_ends_on_a_full_disk_is_given_back_as_well(house: House, service: MatchService) -> None:
    table = await two_people(service)
    await ticks(house, service, 40)
    house.now += 10 * MINUTE
    with full_disk():
        await service.renew(10 * MINUTE)
        await ticks(house, service, 20)
    await ticks(house, service, 1)
    found = await service.queries.table(table.id)
    assert table.due_at is not None
    assert found.due_at is not None
    assert table.due_at + 10 * MINUTE + 20_000 <= found.due_at <= table.due_at + 10 * MINUTE + 27_000


async def test_a_look_does_not_fail_for_its_reminder(house: House, service: MatchService) -> None:
    table = await two_people(service)
    with full_disk():
        await service.play.note_press(table.id, house.on_turn(table))
    assert (await service.queries.table(table.id)).call_at == table.call_at
    await ticks(house, service, CALL // 1_000)
    assert [each.id for each in house.called] == [table.id]


async def test_what_a_press_changed_is_not_seen_when_it_was_not_saved(house: House, service: MatchService) -> None:
    table = await two_people(service)
    told = len(house.updates)
    with full_disk("attempt to write a readonly database"), pytest.raises(CannotSave):
        await house.press(service, table)
    assert (await service.queries.table(table.id)).match == table.match
    assert len(house.updates) == told
    house.now += TURN // 2
    assert (await house.press(service, table)).match.seq > table.match.seq

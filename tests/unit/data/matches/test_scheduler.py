"""Timers: turns, lobbies, pauses between rounds, and downtime."""

from __future__ import annotations

import asyncio

import pytest

from data.matches.service import Limits, MatchService, Refusal, Table
from engine.errors import Code
from engine.events import Closed, Drew, Played, Reason, RoundDealt, TimedOut
from engine.match import Phase
from engine.round import Draw, MoveSource
from tests.support.match_service import (
    ADA,
    BORA,
    CEM,
    HERE,
    START,
    TURN,
    House,
    against_computer,
    options,
    rows,
    two_people,
    until,
)
from tests.support.refusals import illegal, refused
from tests.support.stores import sqlite_only

LOBBY, PAUSE, CALL = 900_000, 15_000, 20_000


async def persons_turn(house: House, service: MatchService) -> Table:
    table = await against_computer(service, options(target=150))
    while table.match.phase is not Phase.PLAYING or table.match.on_turn != 0:
        house.now = table.due_at or house.now
        await service.tick()
        table = await service.queries.table(table.id)
    return table


async def test_the_computer_moves_when_the_turn_time_is_over(house: House, service: MatchService) -> None:
    table = await two_people(service)
    seat = table.match.on_turn
    assert seat is not None
    assert table.due_at == house.now + TURN
    after = await until(house, service, table)
    timed_out, move = house.updates[-1].events[:2]
    assert timed_out == TimedOut(seat)
    assert isinstance(move, Played)
    assert (move.seat, move.by) == (seat, MoveSource.TIMEOUT)
    assert after.match.seats[seat].misses == 1
    assert after.match.on_turn != seat or after.match.turn_since > table.match.turn_since
    assert after.due_at == house.now + TURN
    with refused(Refusal.STALE):
        assert table.match.round is not None
        await service.play.move(table.id, house.on_turn(table), table.match.seq, table.match.round.legal()[0])
    found = await house.rows("SELECT actor FROM events WHERE match = ? AND kind = 'TimedOut'", table.id)
    assert found == [(None,)], "no person did that"


async def test_the_whole_turn_is_made_also_where_people_draw_by_hand(house: House, service: MatchService) -> None:
    table = await two_people(service, options(automatic=False, target=150))
    while table.match.round is None or table.match.round.legal() != (Draw(),):
        table = await house.press(service, table)
    seat = table.match.on_turn
    house.now = table.due_at or 0
    await service.tick()
    after = await service.queries.table(table.id)
    events = house.updates[-1].events
    assert events[0] == TimedOut(seat or 0)
    assert isinstance(events[1], Drew)
    assert not after.match.is_fresh(table.match.seq)
    assert all(event.by is not MoveSource.OCCUPANT for event in events if isinstance(event, Played | Drew))


async def test_a_move_in_time_clears_the_misses(house: House, service: MatchService) -> None:
    table = await until(house, service, await two_people(service))
    missed = next(number for number, seat in enumerate(table.match.seats) if seat.misses)
    while table.match.on_turn != missed:
        table = await house.press(service, table)
    table = await house.press(service, table)
    assert table.match.seats[missed].misses == 0


async def test_presses_by_others_do_not_restart_the_turn_time(house: House, service: MatchService) -> None:
    table = await two_people(service)
    house.now += 30_000
    for user in (ADA, BORA):
        if user != house.on_turn(table):
            asked = await service.play.stop(table.id, user)
            assert asked.due_at == table.due_at
            assert asked.call_at == table.call_at
            await service.seats.leave(table.id, user)
            assert (await service.queries.table(table.id)).due_at == table.due_at


async def test_drawing_by_hand_does_not_stretch_the_turn(house: House, service: MatchService) -> None:
    table = await two_people(service, options(automatic=False, target=150))
    while True:
        while table.match.round is None or table.match.round.legal() != (Draw(),):
            table = await house.press(service, table)
        house.now += 50_000
        after = await service.play.move(table.id, house.on_turn(table), table.match.seq, Draw())
        if after.match.turn_since == table.match.turn_since:
            assert after.due_at == table.due_at
            return
        table = after


async def test_ticks_and_presses_at_once_lose_nothing(house: House) -> None:
    house.limits = Limits(per_channel=20, per_person=20)
    async with house.running() as service:
        tables = [await two_people(service) for _ in range(8)]
        house.now += TURN
        presses = (house.press(service, table) for table in tables)
        await asyncio.gather(service.tick(), *presses, service.tick(), return_exceptions=True)
        for table in tables:
            found = await service.queries.table(table.id)
            stored = await house.rows("SELECT COUNT(*), MAX(seq) FROM events WHERE match = ?", table.id)
            assert stored == [(found.match.seq, found.match.seq)]
            assert found.match.seq > table.match.seq


async def test_an_idle_lobby_expires(house: House, service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    house.now += LOBBY - 1
    table = await service.seats.join(table.id, BORA)
    assert table.due_at == house.now + LOBBY, "joining is not idling"
    table = await until(house, service, table)
    assert (table.match.phase, table.match.reason) == (Phase.CLOSED, Reason.EXPIRED)
    assert house.updates[-1].events == (Closed(Reason.EXPIRED),)
    with illegal(Code.NOT_RUNNING):
        await service.seats.join(table.id, CEM)


async def test_the_next_round_comes_after_the_pause(house: House, service: MatchService) -> None:
    table = await two_people(service, options(target=150))
    while table.match.phase is not Phase.BETWEEN:
        table = await house.press(service, table)
    assert table.due_at == house.now + PAUSE
    assert table.call_at is None
    house.now += PAUSE - 1
    ready = await service.play.ready(table.id, ADA)
    assert ready.due_at == table.due_at
    table = await until(house, service, ready)
    assert isinstance(house.updates[-1].events[0], RoundDealt)
    assert table.match.phase is Phase.PLAYING


@pytest.mark.parametrize(("down", "given_back"), [(10_000, False), (10_001, True), (TURN * 5, True)])
async def test_downtime_is_given_back(house: House, down: int, given_back: bool) -> None:
    async with house.running() as service:
        table = await persons_turn(house, service)
        lobby = await service.seats.open(BORA, HERE, options(), language="en-US")
        house.now += 5_000
        await service.tick()
    house.now += down
    back = down if given_back else 0
    async with house.running() as service:
        found = await service.queries.table(table.id)
        assert table.due_at is not None
        assert lobby.due_at is not None
        assert found.due_at == table.due_at + back
        assert found.call_at == (house.now + CALL if given_back else table.call_at)
        assert (await service.queries.table(lobby.id)).due_at == lobby.due_at + back
        await service.tick()
        assert (await service.queries.table(table.id)).match == table.match, "no one loses a turn by it"
        await until(house, service, found)


async def test_a_heartbeat_is_stored_while_the_bot_runs(house: House) -> None:
    """A bot that ran up to a moment ago was not down, however long ago its start was."""
    async with house.running() as service:
        table = await two_people(service, options())
        for _ in range(60):
            house.now += 1_000
            await service.tick()
    house.now += 4_000
    async with house.running() as service:
        assert (await service.queries.table(table.id)).due_at == table.due_at == START + TURN


@sqlite_only
async def test_a_match_that_fails_does_not_stop_the_others(house: House, caplog: pytest.LogCaptureFixture) -> None:
    async with house.running() as service:
        broken = await two_people(service)
        whole = await two_people(service)
    await rows(
        house.path,
        "CREATE TRIGGER broken BEFORE INSERT ON events WHEN NEW.match = 1 BEGIN SELECT RAISE(ABORT, 'broken'); END",
    )
    async with house.running() as service:
        house.now += TURN
        await service.tick()
        assert (await service.queries.table(whole.id)).match.seq > whole.match.seq
        assert caplog.text.count(f"match {broken.id} could not be acted on") == 1
        for _ in range(9):
            house.now += 1_000
            await service.tick()
        assert caplog.text.count(f"match {broken.id} could not be acted on") == 1, "left alone for a while"
        await house.rows("DROP TRIGGER broken")
        house.now += 1_000
        await service.tick()
        assert (await service.queries.table(broken.id)).match.seq > broken.match.seq, "tried again"

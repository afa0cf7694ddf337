"""Presses at the same time, presses that are cancelled, presses right after a restart."""

from __future__ import annotations

import asyncio

import pytest

from data.matches.replay import read_table
from data.matches.service import MatchService, Refusal, Refused, Table, Update
from data.storage.store import Store
from engine.errors import Code, IllegalInput
from engine.match import Phase
from engine.round import Move
from tests.support.match_service import ADA, BORA, CEM, HERE, House, options, two_people
from tests.support.refusals import illegal


def a_move(table: Table) -> Move:
    assert table.match.round is not None
    return table.match.round.legal()[0]


async def all_at_once(service: MatchService, table: Table, presses: int = 50) -> list[Table | BaseException]:
    assert table.match.on_turn is not None
    user = table.seat_user(table.match.on_turn)
    assert user is not None
    pressing = (service.play.move(table.id, user, table.match.seq, a_move(table)) for _ in range(presses))
    return await asyncio.gather(*pressing, return_exceptions=True)


def only_one(replies: list[Table | BaseException]) -> Table:
    """The one accepted press; every other was refused as stale."""
    accepted = [reply for reply in replies if isinstance(reply, Table)]
    others = [reply for reply in replies if not isinstance(reply, Table)]
    assert [reply.code if isinstance(reply, Refused) else reply for reply in others] == [Refusal.STALE] * len(others)
    assert len(accepted) == 1
    return accepted[0]


async def test_fifty_equal_presses_are_one_move(house: House, service: MatchService) -> None:
    table = await two_people(service)
    for _ in range(3):
        updates = len(house.updates)
        table = only_one(await all_at_once(service, table))
        assert [update.table for update in house.updates[updates:]] == [table]


async def test_fifty_equal_presses_right_after_a_restart_are_one_move(house: House) -> None:
    async with house.running() as service:
        table = await two_people(service)
    async with house.running() as service:
        after = only_one(await all_at_once(service, table))
        assert after.match.seq > table.match.seq
    async with house.running() as service:
        assert await service.queries.table(table.id) == after


async def test_different_tiles_at_once_are_one_move(service: MatchService) -> None:
    table = await two_people(service, options(automatic=False))
    assert table.match.round is not None
    user, seq = table.seat_user(table.match.on_turn or 0), table.match.seq
    assert user is not None
    moves = table.match.round.legal()
    replies = await asyncio.gather(
        *(service.play.move(table.id, user, seq, move) for move in moves * 3), return_exceptions=True
    )
    assert only_one(list(replies)).match.turn_since > table.match.turn_since


async def test_one_free_seat_goes_to_one(house: House, service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    replies = await asyncio.gather(
        *(service.seats.join(table.id, user) for user in (BORA, CEM) * 5), return_exceptions=True
    )
    assert sum(isinstance(reply, Table) for reply in replies) == 1
    assert {reply.code for reply in replies if isinstance(reply, IllegalInput)} == {
        Code.LOBBY_FULL,
        Code.ALREADY_SEATED,
    }
    assert len(await house.rows("SELECT * FROM persons")) == 2, "who was refused leaves no trace"


async def test_the_limit_holds_for_presses_at_once(service: MatchService) -> None:
    replies = await asyncio.gather(
        *(service.seats.open(ADA, HERE, options(), language="en-US") for _ in range(10)), return_exceptions=True
    )
    assert sum(isinstance(reply, Table) for reply in replies) == 2
    assert len(await service.queries.live_tables()) == 2


async def test_two_presses_on_rematch_open_one_table(house: House, service: MatchService) -> None:
    old = await house.play_out(service, await two_people(service, options(target=25)))
    replies = await asyncio.gather(*(service.seats.rematch(old.id, user) for user in (ADA, BORA, ADA, BORA)))
    assert len({table.id for table, _ in replies}) == 1
    assert [created for _, created in replies] == [True, False, False, False]
    table = await service.queries.table(replies[0][0].id)
    assert {user.id for user in table.people.values()} == {ADA.id, BORA.id}
    assert table.match.seq == 3, "opened, seats kept, one has joined"


async def test_two_presses_on_start_deal_once(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.join(table.id, BORA)
    replies = await asyncio.gather(*(service.seats.start(table.id, ADA) for _ in range(10)), return_exceptions=True)
    assert sum(isinstance(reply, Table) for reply in replies) == 1
    assert {reply.code for reply in replies if isinstance(reply, IllegalInput)} == {Code.NOT_A_LOBBY}


async def test_updates_come_in_the_order_of_commits(house: House, service: MatchService) -> None:
    tables = [await two_people(service), await service.seats.open(CEM, HERE, options(), language="en-US")]
    await asyncio.gather(
        service.seats.leave(tables[0].id, ADA),
        service.play.stop(tables[1].id, CEM),
        service.play.stop(tables[0].id, BORA),
        service.seats.leave(tables[0].id, BORA),
        return_exceptions=True,
    )
    for table in tables:
        seqs = [update.table.match.seq for update in house.updates if update.table.id == table.id]
        assert seqs == sorted(set(seqs))
        firsts = [
            update.table.match.seq - len(update.events) for update in house.updates if update.table.id == table.id
        ]
        assert firsts == [0, *seqs[:-1]]


async def test_a_listener_that_fails_takes_nothing_back(
    house: House, service: MatchService, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(update: Update) -> None:
        raise ZeroDivisionError

    service.on_update.insert(0, fails)
    table = await two_people(service)
    assert table.match.phase is Phase.PLAYING
    assert house.updates[-1].table is table
    assert "a listener failed" in caplog.text


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 6, 8, 10, 15, 20, 30, 60, 120, 250])
async def test_a_cancelled_press_happened_or_did_not(house: House, steps: int) -> None:
    async with await house.open() as database:
        service = house.service(database)
        table = await two_people(service)
        user, updates = house.on_turn(table), len(house.updates)
        pressing = asyncio.create_task(service.play.move(table.id, user, table.match.seq, a_move(table)))
        for _ in range(steps):
            await asyncio.sleep(0)
        pressing.cancel()
        await asyncio.wait({pressing})
        found = await service.queries.table(table.id)
        async with Store(database).reading() as ledger:
            assert found == await read_table(ledger, table.id), "what is in memory is what is on disk"
        if found.match.seq == table.match.seq:
            assert len(house.updates) == updates, "nothing is shown that is not on disk"
            found = await service.play.move(table.id, user, table.match.seq, a_move(table))
        await house.press(service, found)


async def test_no_press_waits_for_a_cancelled_one(service: MatchService) -> None:
    table = await two_people(service)
    pressing = [asyncio.create_task(service.seats.leave(table.id, CEM)) for _ in range(5)]
    await asyncio.sleep(0)
    for each in pressing:
        each.cancel()
    with illegal(Code.NOT_SEATED):
        await asyncio.wait_for(service.seats.leave(table.id, CEM), 60)

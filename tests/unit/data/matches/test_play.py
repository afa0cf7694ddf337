"""A match at the service: moves, rounds, and the booking of its result, with what is on disk."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from data.matches.replay import read_table
from data.matches.service import MatchService, Refusal, Table
from data.storage.store import Store
from engine.errors import Code
from engine.events import Drew, RoundDealt, Unseated
from engine.match import Computer, Match, Phase, move_event
from engine.round import Draw, MoveSource, Play
from engine.tiles import TILES
from tests.support.match_service import ADA, BORA, CEM, START, House, against_computer, options, rows, two_people
from tests.support.refusals import illegal, refused
from tests.support.stores import sqlite_only


async def log(path: Path, table: Table) -> list[tuple[object, ...]]:
    return await rows(path, "SELECT seq, kind, actor, at FROM events WHERE match = ? ORDER BY seq", table.id)


# ---- a whole match ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "automatic"), [(1, True), (2, True), (3, False)])
async def test_replay_equals_the_live_state_at_every_step(house: House, seed: int, automatic: bool) -> None:
    house.reseed(seed)
    async with await house.open() as database:
        service, store = house.service(database), Store(database)
        table = await two_people(service, options(target=25, automatic=automatic))
        while table.match.is_live:
            table = await house.press(service, table)
            async with store.reading() as ledger:
                assert await read_table(ledger, table.id) == table
    assert table.match.phase is Phase.FINISHED
    events = [event for update in house.updates for event in update.events]
    assert Match.replay(events) == table.match
    assert [update.table.match.seq for update in house.updates][-1] == len(events)


async def test_the_result_is_booked_with_the_last_move(house: House, service: MatchService) -> None:
    table = await house.play_out(service, await two_people(service))
    results = await service.queries.results(table.id)
    winner = table.match.winners[0]
    assert [(each.seat, each.side, each.score) for each in results] == [
        (0, 0, table.match.scores[0]),
        (1, 1, table.match.scores[1]),
    ]
    assert [each.place for each in results] == ([1, 2] if winner == 0 else [2, 1])
    assert [each.owner for each in results] == [table.person_of(ADA.id), table.person_of(BORA.id)]
    assert [each.occupant for each in results] == [each.owner for each in results]
    assert await house.rows("SELECT outcome, due_at, call_at, ended_at FROM matches") == [
        ("finished", None, None, START)
    ]
    assert await service.queries.live_tables() == ()
    assert await service.queries.table(table.id) == table


async def test_the_actor_is_stored_with_the_first_event_of_a_press(house: House, service: MatchService) -> None:
    table = await two_people(service)
    ada, bora = table.person_of(ADA.id), table.person_of(BORA.id)
    events = await log(house.path, table)
    assert events[:4] == [
        (1, "Opened", ada, START),
        (2, "Joined", bora, START),
        (3, "Started", ada, START),
        (4, "RoundDealt", None, START),
    ]
    house.now += 5
    mover = table.person_of(house.on_turn(table).id)
    after = await house.press(service, table)
    assert (await log(house.path, table))[table.match.seq] == (table.match.seq + 1, "Played", mover, START + 5)
    assert len(await log(house.path, table)) == after.match.seq


async def test_a_match_of_computers_left_alone_is_over_at_once(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    table = await service.seats.unseat(table.id, ADA.id)
    assert table.match.phase is Phase.FINISHED
    assert await service.queries.table(table.id) == table
    results = await service.queries.results(table.id)
    assert [(each.owner, each.occupant) for each in results] == [(table.person_of(ADA.id), None), (None, None)]
    assert isinstance(house.updates[-1].events[0], Unseated)


async def test_the_computer_takes_the_seat_of_a_player_who_leaves(service: MatchService) -> None:
    table = await two_people(service)
    table = await service.seats.leave(table.id, ADA)
    assert table.match.is_live
    assert table.match.seats[0].occupant == Computer("medium")
    assert table.host_user == BORA
    assert table.seat_of(ADA.id) is None
    assert table.user(table.match.seats[0].sitters[0]) == ADA
    assert await service.queries.seats_of(ADA) == []
    assert await service.queries.seats_of(BORA) == [table]
    with illegal(Code.NOT_SEATED):
        await service.seats.leave(table.id, ADA)


# ---- moves -----------------------------------------------------------------------------------------------------------


async def test_a_move_is_refused_without_a_trace(house: House, service: MatchService) -> None:
    table = await two_people(service)
    assert table.match.on_turn is not None
    awaited, other = house.on_turn(table), table.seat_user(1 - table.match.on_turn)
    assert other is not None
    assert table.match.round is not None
    move = table.match.round.legal()[0]
    seq, updates, events = table.match.seq, len(house.updates), await log(house.path, table)
    with illegal(Code.NOT_YOUR_TURN):
        await service.play.move(table.id, other, seq, move)
    with illegal(Code.NOT_SEATED):
        await service.play.move(table.id, CEM, seq, move)
    with illegal(Code.MUST_PLAY):
        await service.play.move(table.id, awaited, seq, Draw())
    held = set(table.match.round.hands[table.match.on_turn])
    with illegal(Code.NOT_YOUR_TILE):
        await service.play.move(table.id, awaited, seq, Play(next(tile for tile in TILES if tile not in held)))
    with refused(Refusal.STALE):
        await service.play.move(table.id, awaited, seq + 1, move)
    with refused(Refusal.STALE):
        await service.play.move(table.id, awaited, table.match.turn_since - 1, move)
    with refused(Refusal.NO_SUCH_MATCH):
        await service.play.move(table.id + 1, awaited, seq, move)
    assert await service.queries.table(table.id) is table
    assert (len(house.updates), await log(house.path, table)) == (updates, events)
    after = await service.play.move(table.id, awaited, seq, move)
    with refused(Refusal.STALE):
        await service.play.move(table.id, awaited, seq, move)
    assert await service.queries.table(table.id) is after


async def test_one_press_draws_until_a_tile_fits(house: House, service: MatchService) -> None:
    """Also where the table lets people draw by hand; each drawn tile is its own event."""
    table = await two_people(service, options(automatic=False))
    while table.match.round is None or table.match.round.legal() != (Draw(),):
        table = await house.press(service, table)
    awaited, seq = house.on_turn(table), table.match.seq
    after = await service.play.move(table.id, awaited, seq, Draw())
    events = house.updates[-1].events
    drawn = [event for event in events if isinstance(event, Drew)]
    assert len(drawn) == len(events)
    assert [event.by for event in drawn] == [MoveSource.OCCUPANT] + [MoveSource.RULES] * (len(events) - 1)
    assert after.match.round is not None
    assert after.match.round.legal() != (Draw(),)
    assert after.match.is_fresh(seq) == (after.match.on_turn == table.match.on_turn)


# ---- between rounds --------------------------------------------------------------------------------------------------


async def between(house: House, service: MatchService) -> Table:
    table = await two_people(service, options(target=150))
    while table.match.phase is not Phase.BETWEEN:
        table = await house.press(service, table)
    return table


async def test_the_next_round_is_dealt_when_all_are_ready(house: House, service: MatchService) -> None:
    table = await between(house, service)
    once = await service.play.ready(table.id, ADA)
    assert await service.play.ready(table.id, ADA) is once
    assert once.match.seq == table.match.seq + 1
    with illegal(Code.NOT_SEATED):
        await service.play.ready(table.id, CEM)
    dealt = await service.play.ready(table.id, BORA)
    assert dealt.match.phase is Phase.PLAYING
    secrets = {event.secret for update in house.updates for event in update.events if isinstance(event, RoundDealt)}
    assert len(secrets) == 2
    with refused(Refusal.STALE):
        await service.play.ready(table.id, BORA)


async def test_a_round_does_not_wait_for_players_who_left(house: House, service: MatchService) -> None:
    table = await between(house, service)
    await service.play.ready(table.id, ADA)
    assert (await service.seats.leave(table.id, BORA)).match.phase is Phase.PLAYING


# ---- what surrounds a match ------------------------------------------------------------------------------------------


async def test_the_messages_of_a_table_are_kept(house: House) -> None:
    async with house.running() as service:
        table = await two_people(service)
        updates = len(house.updates)
        house.now += 7
        await service.play.board_posted(table.id, 555)
        table = await service.play.call_posted(table.id, 666)
        assert (table.board, table.board_at, table.call) == (555, START + 7, 666)
        assert len(house.updates) == updates
    async with house.running() as service:
        assert await service.queries.table(table.id) == table
        assert (await service.play.call_posted(table.id, None)).call is None
        assert (await service.play.board_posted(table.id, None)).board is None
        over = await service.play.stop(table.id, ADA, moderator=True)
        assert (await service.play.board_posted(over.id, 777)).board == 777
        assert (await service.queries.table(over.id)).board == 777
        assert await service.queries.live_tables() == ()


# ---- booked once -----------------------------------------------------------------------------------------------------


async def before_the_last_move(house: House, service: MatchService) -> Table:
    """A table whose next press of the same dice ends the match."""
    table = await two_people(service, options(target=25))
    while True:
        dice = house.rng.getstate()
        after = next_press(house, table)
        if after.phase is Phase.FINISHED:
            house.rng.setstate(dice)
            return table
        house.rng.setstate(dice)
        table = await house.press(service, table)


def next_press(house: House, table: Table) -> Match:
    """What the next press would lead to."""
    match = table.match
    if match.phase is Phase.BETWEEN or match.round is None or match.on_turn is None:
        return match
    move = house.rng.choice(match.round.legal())
    after = match.apply(move_event(match.on_turn, move))
    while (forced := after.forced()) is not None:
        after = after.apply(forced)
    return after


@sqlite_only
async def test_when_the_result_cannot_be_written_the_move_did_not_happen(house: House, service: MatchService) -> None:
    table = await before_the_last_move(house, service)
    dice, events = house.rng.getstate(), await log(house.path, table)
    await house.rows("CREATE TRIGGER full BEFORE INSERT ON results BEGIN SELECT RAISE(ABORT, 'full'); END")
    updates = len(house.updates)
    with pytest.raises(sqlite3.IntegrityError, match="full"):
        await house.press(service, table)
    assert await log(house.path, table) == events
    assert await service.queries.table(table.id) == table
    assert len(house.updates) == updates
    await house.rows("DROP TRIGGER full")
    house.rng.setstate(dice)
    table = await house.press(service, table)
    assert table.match.phase is Phase.FINISHED
    assert len(await service.queries.results(table.id)) == 2

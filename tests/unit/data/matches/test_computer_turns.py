"""Computers at the service: their pace, what they cost others, and what becomes of them where they fail."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from data.matches.service import MatchService, Place
from engine.ai import LEVELS
from engine.events import Drew, Passed, Played, move_of
from engine.match import Phase
from engine.moves import Arm, Pass
from engine.round import Move, MoveSource, Play
from engine.tiles import TILES
from engine.view import SeatView
from tests.support.match_service import (
    ADA,
    BORA,
    HERE,
    House,
    against_computer,
    computers_turn,
    options,
    two_people,
    until,
)


async def test_a_computer_moves_at_its_pace(house: House, service: MatchService) -> None:
    table = await computers_turn(house, service)
    assert table.due_at is not None
    assert 700 <= table.due_at - house.now <= 2000
    after = await until(house, service, table)
    event = house.updates[-1].events[0]
    assert isinstance(event, Played)
    assert (event.seat, event.by) == (1, MoveSource.OCCUPANT)
    assert after.match.seq > table.match.seq


async def test_the_pace_varies(house: House, service: MatchService) -> None:
    spans: set[int] = set()
    table = await computers_turn(house, service)
    while len(spans) < 5:
        if table.match.phase is Phase.PLAYING and table.match.on_turn == 1:
            spans.add(table.due_span)
            house.now = table.due_at or house.now
            await service.tick()
            table = await service.queries.table(table.id)
        else:
            table = await house.press(service, table)
    assert all(700 <= span <= 2000 for span in spans)


async def test_a_whole_match_against_a_computer(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    while table.match.is_live:
        if table.match.on_turn == 0:
            table = await house.press(service, table)
        else:
            house.now = table.due_at or house.now
            await service.tick()
            table = await service.queries.table(table.id)
    assert table.match.phase is Phase.FINISHED
    assert len(await service.queries.results(table.id)) == 2


async def test_a_computer_that_fails_plays_something_legal(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = await computers_turn(house, service)

    async def fails(view: SeatView, level: str) -> Move:
        raise ZeroDivisionError

    monkeypatch.setattr(house, "choose", fails)
    after = await until(house, service, table)
    assert after.match.seq > table.match.seq
    assert "the medium computer failed" in caplog.text


def _of_another(view: SeatView) -> Move:
    return Play(next(tile for tile in TILES if tile not in view.hand), Arm.LEFT)


def _on_no_arm(view: SeatView) -> Move:
    return Play(view.hand[0])


def _nothing(view: SeatView) -> Move:
    return None  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [_of_another, _on_no_arm, _nothing, lambda view: Pass()])
@pytest.mark.parametrize("missed", [False, True])
async def test_a_move_that_the_rules_refuse_becomes_the_first_legal_one(
    house: House,
    service: MatchService,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    answer: Callable[[SeatView], Move],
    missed: bool,
) -> None:
    table = await (two_people(service) if missed else computers_turn(house, service))
    legal: list[Move] = []

    async def answers(view: SeatView, level: str) -> Move:
        legal.append(view.moves[0])
        return answer(view)

    monkeypatch.setattr(house, "choose", answers)
    house.now = table.due_at or house.now
    await service.tick()
    moves = [event for event in house.updates[-1].events if isinstance(event, Played | Drew | Passed)]
    assert move_of(moves[0]) == legal[0]
    assert moves[0].by is (MoveSource.TIMEOUT if missed else MoveSource.OCCUPANT)
    assert len([record for record in caplog.records if "the medium computer failed" in record.message]) == len(legal)
    errors = [str(record.exc_info[1]) for record in caplog.records if record.exc_info]
    assert not [error for error in errors for tile in TILES if str(tile) in error], "no log names a tile"


async def test_a_computer_that_thinks_holds_up_no_other_table(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own table waits, and is thought about once; the time of the others goes on."""
    thinks, done, moved, asked = asyncio.Event(), asyncio.Event(), asyncio.Event(), list[str]()
    choose = house.choose

    async def slowly(view: SeatView, level: str) -> Move:
        asked.append(level)
        if level == "hard":
            thinks.set()
            await done.wait()
        return await choose(view, level)

    monkeypatch.setattr(house, "choose", slowly)
    tables = {
        level: await service.seats.open(
            user, Place(1, channel), options(target=150), language="en-US", computers=[level]
        )
        for channel, (level, user) in enumerate({"hard": ADA, "easy": BORA}.items(), start=20)
    }
    for level, user in (("hard", ADA), ("easy", BORA)):
        table = await service.seats.start(tables[level].id, user)
        while table.match.phase is not Phase.PLAYING or table.match.on_turn != 1:
            table = await house.press(service, table)
        tables[level] = table
    service.on_update.append(lambda update: moved.set())
    house.now += 2_000  # both are due
    first = asyncio.create_task(service.tick())
    async with asyncio.timeout(60):
        await thinks.wait()
        await moved.wait()
        easy = await service.queries.table(tables["easy"].id)
        while easy.match.phase is not Phase.PLAYING or easy.match.on_turn != 1:
            easy = await house.press(service, easy)
        house.now += 2_000
        await service.tick()
        assert (await service.queries.table(easy.id)).match.seq > easy.match.seq, "the second move of this one"
        assert asked.count("hard") == 1
        assert not first.done()
        done.set()
        await first
    assert (await service.queries.table(tables["hard"].id)).match.seq > tables["hard"].match.seq


async def test_after_a_player_leaves_on_turn_the_computer_moves_at_its_pace(
    house: House, service: MatchService
) -> None:
    table = await two_people(service)
    table = await service.seats.leave(table.id, house.on_turn(table))
    assert table.due_at is not None
    assert table.due_at - house.now <= 2000
    assert table.call_at is None


async def test_a_press_during_the_thinking_wins(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time was over and the computer thinks; the person presses before it has an answer."""
    table = await two_people(service)
    thinking, answer = asyncio.Event(), asyncio.Event()

    async def slow(view: SeatView, level: str) -> Move:
        thinking.set()
        await answer.wait()
        return view.moves[-1]

    monkeypatch.setattr(house, "choose", slow)
    house.now = table.due_at or 0
    ticking = asyncio.create_task(service.tick())
    await thinking.wait()
    assert table.match.round is not None
    after = await service.play.move(table.id, house.on_turn(table), table.match.seq, table.match.round.legal()[0])
    answer.set()
    await ticking
    assert await service.queries.table(table.id) is after
    assert after.match.seats[0].misses == after.match.seats[1].misses == 0


@pytest.mark.parametrize("end", [False, True])
async def test_thinking_is_cancelled_when_the_move_is_no_longer_needed(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch, end: bool
) -> None:
    """The match goes on, or is over, while a computer thinks: its move is no longer needed."""
    table = await computers_turn(house, service)
    thinking, dropped = asyncio.Event(), asyncio.Event()

    async def slow(view: SeatView, level: str) -> Move:
        thinking.set()
        try:
            await asyncio.Event().wait()
        finally:
            dropped.set()
        raise AssertionError

    monkeypatch.setattr(house, "choose", slow)
    house.now = table.due_at or 0
    ticking = asyncio.create_task(service.tick())
    await thinking.wait()
    if end:
        monkeypatch.undo()
        after = await service.seats.unseat(table.id, ADA.id)
        assert not after.match.is_live
    else:
        after = await service.play.stop(table.id, ADA)
    async with asyncio.timeout(60):
        await ticking
    assert dropped.is_set()
    assert await service.queries.table(table.id) == after


async def test_computers_left_alone_play_on_at_once_and_so_at_the_medium_level(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = await service.seats.open(ADA, HERE, options(), language="en-US", computers=LEVELS[-1:])
    table = await service.seats.start(opened.id, ADA)
    levels: set[str] = set()

    async def noting(view: SeatView, level: str) -> Move:
        levels.add(level)
        return view.moves[0]

    monkeypatch.setattr(house, "choose", noting)
    after = await service.seats.unseat(table.id, ADA.id)
    assert after.match.phase is Phase.FINISHED
    assert levels == {"medium"}

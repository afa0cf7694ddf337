"""A disk that hangs: presses are acknowledged in time, and answered once it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from data.storage.database import Statement
from data.storage.sqlite_database import SqliteDatabase
from tests.support.player_actions import TILE, board_of, hand_of, offers, press_id, two_at_table
from tests.support.simulation import Sim

Hang = Callable[[float], None]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Hang:
    """From the call on, the first change takes this many seconds longer."""
    write, transaction = SqliteDatabase.write, SqliteDatabase.transaction
    delays: list[float] = []

    async def wait() -> None:
        if delays:
            await asyncio.sleep(delays.pop())

    async def slow_write(database: SqliteDatabase, statements: Sequence[Statement]) -> None:
        await wait()
        await write(database, statements)

    @asynccontextmanager
    async def slow_transaction(database: SqliteDatabase, *, alone: bool = False) -> AsyncGenerator[Any]:
        await wait()
        async with transaction(database, alone=alone) as connection:
            yield connection

    monkeypatch.setattr(SqliteDatabase, "write", slow_write)
    monkeypatch.setattr(SqliteDatabase, "transaction", slow_transaction)
    return delays.append


async def test_a_press_on_the_hand_becomes_the_new_hand(sim: Sim, disk: Hang) -> None:
    player, _, hand = await two_at_table(sim, turn_time=300)
    tile = next(button for button in hand.buttons if TILE.fullmatch(button.label))
    before, shown = hand.text, len(player.ephemerals())
    disk(5)
    reply = await player.click(hand, custom_id=tile.custom_id)
    await sim.pass_time(2.5, at_a_time=0.5)
    assert reply.acknowledged
    assert hand.text == before
    await sim.pass_time(5, at_a_time=0.5)
    assert hand.text != before
    assert len(player.ephemerals()) == shown, "the answer replaces the hand that was pressed"


async def test_a_press_on_the_board_leaves_nothing_behind(sim: Sim, disk: Hang) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    disk(5)
    reply = await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await sim.pass_time(2.5, at_a_time=0.5)
    assert reply.acknowledged
    await sim.pass_time(5, at_a_time=0.5)
    assert "• Bo" in lobby.text
    assert bo.ephemerals() == []


async def test_a_hand_that_comes_late_is_private_and_is_kept_true(sim: Sim, disk: Hang) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", turn_time=300)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    disk(5)
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await sim.pass_time(8, at_a_time=0.5)
    [hand] = ada.ephemerals()
    assert hand.pictures
    other = await hand_of(sim, bo)
    mover, theirs = (ada, hand) if any(TILE.fullmatch(label) for label in hand.labels) else (bo, other)
    before = hand.text
    tile = next(button for button in theirs.buttons if TILE.fullmatch(button.label))
    await mover.click(theirs, custom_id=tile.custom_id)
    assert hand.text != before
    assert offers(board_of(sim), "hand"), "the board is still the board"
    assert len(ada.ephemerals()) == 1


async def test_a_table_that_opens_late_has_a_public_lobby(sim: Sim, disk: Hang) -> None:
    ada = sim.person("Ada")
    disk(3)
    await ada.slash("domino play")
    await sim.pass_time(15, at_a_time=0.5)
    assert "free seat" in board_of(sim).text
    assert [shown.text for shown in ada.ephemerals()] == ["Your table is open, at the end of this channel."]


async def test_a_refusal_comes_late_too(sim: Sim, disk: Hang) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    join = press_id(lobby, "join")
    await bo.click(lobby, custom_id=join)
    disk(5)
    await eve.press(lobby, join)
    await sim.pass_time(8, at_a_time=0.5)
    assert [shown.text for shown in eve.ephemerals()] == ["All 2 seats are taken."]

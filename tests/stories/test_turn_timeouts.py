"""Turn timeouts: the computer moves for the player; two missed turns in a row free the seat."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.client import AyazClient
from cogs.listeners import MAX_MATCH_TICKS
from data.records.shards import Shards
from tests.support.player_actions import (
    board_of,
    calls_of,
    hand_of,
    is_asked,
    move_first,
    offers,
    press_id,
    seat,
    take,
    two_at_table,
)
from tests.support.simulation import Sim
from tests.support.timed_tables import let_time_run_out, move_once

pytestmark = pytest.mark.beat(1)


async def test_two_missed_turns_in_a_row_free_the_seat_and_one_press_reclaims_it(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    mine = await hand_of(sim, late)
    assert "You missed your last turn and the computer played for you" in mine.text
    while not is_asked(mine):
        await move_once(sim, awake)
    await sim.pass_time(46)
    [warning] = calls_of(sim, late)
    assert "and you lose your seat" in warning.text
    await sim.pass_time(16)
    assert f"{late.name} missed two turns in a row. The computer plays on" in board.text
    assert offers(board, "take")
    assert "You’re no longer at this table." in mine.text
    [notice] = calls_of(sim, late)
    assert "you missed two turns in a row" in notice.text
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert back.ephemeral
    assert "You’re back in your seat." in back.text
    assert back.shown.pictures
    assert notice.deleted
    assert f"{late.name} is back and takes over from the computer." in board.text
    assert not offers(board, "take")


async def test_missed_turns_and_the_free_seat_survive_a_restart(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    await sim.restart()
    while not is_asked(await hand_of(sim, late)):
        await move_once(sim, awake)
    await sim.pass_time(62)
    assert offers(board_of(sim), "take"), "two in a row, despite the restart"
    await sim.restart()
    await sim.pass_time(2)
    back = await take(late, board_of(sim))
    assert "You’re back in your seat." in back.text
    assert back.shown.pictures


async def test_a_move_between_two_missed_turns_keeps_the_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    for moves in (True, False):
        while not is_asked(hand := await hand_of(sim, late)):
            await move_once(sim, awake)
        if moves:
            await move_first(late, hand)
            assert "Miss it and you lose your seat" not in (await hand_of(sim, late)).text
    await sim.pass_time(62)
    assert "Time’s up" in board_of(sim).text
    assert not offers(board_of(sim), "take")


async def test_at_a_timeout_the_computer_moves_and_the_board_says_so(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=60)
    await sim.pass_time(62)
    board = board_of(sim)
    assert re.search(r"Time’s up: the computer (drew \d+ tiles? and )?played ", board.text)
    assert player.name in board.text
    assert not offers(hand, "play") or "Your turn" in hand.text, "the open hand was updated"


async def test_a_tick_that_waits_for_a_computer_does_not_stop_the_clock(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ticks that hang do not pile up."""
    assert isinstance(sim.bot, AyazClient)
    matches, begun = sim.bot.app.matches, 0
    tick = matches.tick

    async def hangs_at_first(shards: Shards) -> None:
        nonlocal begun
        begun += 1
        await (asyncio.sleep(3600) if begun == 1 or stuck else tick(shards))

    stuck = False
    await two_at_table(sim, turn_time=60)
    monkeypatch.setattr(matches, "tick", hangs_at_first)
    await sim.pass_time(62)
    assert "Time’s up" in board_of(sim).text
    stuck, before = True, begun
    await sim.pass_time(60)
    assert begun - before == MAX_MATCH_TICKS - 1

"""The notice to a player who lost the seat after two missed turns: when it is sent and when it is deleted."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    board_of,
    calls_of,
    leave,
    move_first,
    offers,
    press_id,
    press_id_of,
    take,
)
from tests.support.simulation import Sim
from tests.support.timed_tables import before_second_miss, notice_of

pytestmark = pytest.mark.beat(1)


@pytest.mark.parametrize("restarts", [0, 1, 2])
async def test_the_notice_is_deleted_when_another_player_takes_the_seat(sim: Sim, restarts: int) -> None:
    late, _, notice = await notice_of(sim)
    for _ in range(restarts):
        await sim.restart()
        await sim.pass_time(2)
    assert not notice.deleted
    await take(sim.person("Eve"), board_of(sim))
    await sim.settle()
    assert notice.deleted
    assert "already sits there" in (await late.press(board_of(sim), press_id_of(board_of(sim), "take"))).text


async def test_the_warning_becomes_the_notice_so_that_there_is_one_message(sim: Sim) -> None:
    late, _ = await before_second_miss(sim)
    [warning] = calls_of(sim, late)
    assert "you lose your seat" in warning.text
    await sim.pass_time(4)
    [notice] = calls_of(sim, late)
    assert notice.id == warning.id
    assert notice.labels == ["Back to my seat"]


async def test_after_a_restart_a_notice_is_not_mistaken_for_a_reminder(sim: Sim) -> None:
    late, awake, notice = await notice_of(sim)
    await sim.restart()
    await sim.pass_time(30)
    [call] = calls_of(sim, awake)
    assert offers(call, "hand")
    await move_first(awake, (await awake.click(call, custom_id=press_id(call, "hand"))).shown)
    assert not notice.deleted, "the seat is still free"
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert "You’re back in your seat." in back.text
    assert notice.deleted


async def test_the_notice_is_deleted_after_a_restart_when_the_match_ends(sim: Sim) -> None:
    _, awake, notice = await notice_of(sim)
    await sim.restart()
    await sim.pass_time(30)
    assert not notice.deleted, "a reminder to another player does not replace it"
    await leave(awake, board_of(sim))
    for _ in range(60):
        if notice.deleted:
            break
        await sim.pass_time(60)
    assert notice.deleted


async def test_a_notice_whose_seat_was_taken_during_shutdown_is_deleted_at_the_start(sim: Sim) -> None:
    late, _, notice = await notice_of(sim)
    sim.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    await take(late, board_of(sim))
    assert not notice.deleted
    sim.env.backend.faults.clear()
    await sim.restart()
    await sim.pass_time(2)
    assert notice.deleted


@pytest.mark.parametrize("is_back", [False, True])
async def test_a_notice_that_could_not_be_posted_is_posted_later(sim: Sim, *, is_back: bool) -> None:
    late, _ = await before_second_miss(sim)
    sim.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await sim.pass_time(4)
    assert not calls_of(sim, late)
    tried = sim.env.transcript().count("you missed two turns in a row")
    assert tried == 1
    if is_back:  # before the notice could be sent
        mine = late.ephemerals()[-1]
        assert "You’re back in your seat." in (await late.click(mine, custom_id=press_id(mine, "take"))).text
    sim.env.backend.faults.clear()
    await sim.pass_time(30 if is_back else 330)
    if is_back:
        assert sim.env.transcript().count("you missed two turns in a row") == tried
        return
    [notice] = calls_of(sim, late)
    assert "you missed two turns in a row" in notice.text
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert "You’re back in your seat." in back.text

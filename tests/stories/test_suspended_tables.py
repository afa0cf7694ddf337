"""Suspended tables: events while a table cannot be shown are shown afterwards."""

from __future__ import annotations

import pytest

from tests.support.player_actions import board_of, leave_by_command, live, offers, two_at_table
from tests.support.simulation import Sim


@pytest.mark.beat(15)
@pytest.mark.parametrize("restarted", [False, True])
async def test_leaving_a_suspended_table_is_shown_afterwards(sim: Sim, *, restarted: bool) -> None:
    _, leaves, _ = await two_at_table(sim)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(120)
    await leave_by_command(leaves)
    if restarted:
        await sim.restart()
    await sim.pass_time(120)
    assert f"{leaves.name} left" not in board_of(sim).text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(60)
    assert f"{leaves.name} left. The computer plays on." in board_of(sim).text


@pytest.mark.beat(15)
@pytest.mark.parametrize("back", ["while it is away", "after the restart"])
async def test_the_end_of_a_suspended_match_is_shown_after_a_restart(sim: Sim, back: str) -> None:
    first, second, _ = await two_at_table(sim, target=25)
    board = board_of(sim)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(120)
    for person in (first, second):
        await leave_by_command(person)
    assert not await live(sim), "the computers have finished it"
    await sim.pass_time(600)
    await sim.bot.close()
    if back == "while it is away":
        sim.set_bot_permissions(send_messages=None)
    await sim.restart(after=3600)
    if back == "after the restart":
        await sim.pass_time(600)
        assert offers(board, "hand"), "it cannot be edited yet"
        sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(120)
    assert not offers(board, "hand")
    end = board_of(sim)
    assert end.id != board.id, "where people are"
    assert f"{first.name}" in end.text
    assert offers(end, "fair")
    await sim.restart()
    await sim.pass_time(120)
    assert (board_of(sim).id, end.raw.edited_timestamp) == (end.id, None), "once is enough"

"""What becomes of a table while it cannot be shown is told once it can."""

from __future__ import annotations

import pytest

from tests.cogs.playing import board_of, play_first, press_id, two_at_table
from tests.sim import Person, Sim


async def leave_by_command(person: Person) -> None:
    """With the command, since the board may not be there to press on."""
    asked = (await person.slash("domino leave")).shown
    await person.click(asked, custom_id=press_id(asked, "leave-confirm"))


@pytest.mark.beat(15)
@pytest.mark.parametrize("restarted", [False, True])
async def test_who_left_while_the_table_could_not_be_shown_is_told_afterwards(sim: Sim, *, restarted: bool) -> None:
    _, leaves, _ = await two_at_table(sim)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(120)
    await leave_by_command(leaves)
    if restarted:
        await sim.restart()
    await sim.pass_time(120)
    assert f"{leaves.name} left" not in board_of(sim).text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(120)
    assert f"{leaves.name} left. The computer plays on from that seat." in board_of(sim).text


async def test_a_line_about_who_left_stays_until_something_else_happens(sim: Sim) -> None:
    player, leaves, hand = await two_at_table(sim, turn_time=900)
    await leave_by_command(leaves)
    await player.slash("domino board")
    assert f"{leaves.name} left." in board_of(sim).text, "brought down"
    await play_first(player, hand)
    assert f"{leaves.name} left." not in board_of(sim).text

"""Rematches: with computers of the same level, and only where they can be shown."""

from __future__ import annotations

from tests.support.bots import levels
from tests.support.player_actions import (
    board_of,
    play_match,
    press_id,
    seat,
)
from tests.support.simulation import Sim


async def test_a_rematch_keeps_the_level_of_the_computer(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, target=25, level="easy")
    last = await play_match(sim, [ada])
    await ada.click(last, custom_id=press_id(last, "rematch"))
    assert await levels(sim) == ["easy"]


async def test_a_rematch_that_cannot_be_shown_is_not_opened(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, computers=1, target=25)
    end = await play_match(sim, (ada,))
    sim.set_bot_permissions(send_messages=False)
    reply = await ada.click(end, custom_id=press_id(end, "rematch"))
    assert "Send Messages" in reply.text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(5)
    assert board_of(sim).id == end.id
    await ada.click(end, custom_id=press_id(end, "rematch"))
    assert board_of(sim).id != end.id

"""Several tables in one channel: presses and commands reach the right one."""

from __future__ import annotations

from tests.support.player_actions import (
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Sim


async def test_two_tables_in_a_channel_are_independent(sim: Sim) -> None:
    ada, bo, cem = sim.person("Ada"), sim.person("Bo"), sim.person("Cem")
    one = await seat(sim, ada, bo, turn_time=900)
    two = await seat(sim, ada, cem, turn_time=900)
    before = one.text
    for person in (ada, cem):
        hand = (await person.click(two, custom_id=press_id(two, "hand"))).shown
        if tiles(hand):
            await person.click(hand, custom_id=hand.buttons[0].custom_id)
            break
    assert one.text == before
    asked = (await ada.slash("domino hand")).shown
    assert len(asked.buttons) == 2
    assert {button.label for button in asked.buttons} == {"Draw Dominoes · Ada, Bo", "Draw Dominoes · Ada, Cem"}
    hand = await ada.click(asked, asked.buttons[1].label)
    assert hand.shown.id == asked.id
    assert hand.shown.pictures

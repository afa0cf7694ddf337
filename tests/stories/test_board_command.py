"""/domino board: reposts the board at the end of the channel; spectators get it as text."""

from __future__ import annotations

from tests.support.player_actions import (
    board_of,
    open_menu,
    press_id,
    seat,
)
from tests.support.simulation import Sim


async def test_reposting_the_board_leaves_no_second_set_of_buttons(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    shown = await open_menu(ada, board)
    await ada.click(shown, custom_id=press_id(shown, "down"))
    newer = board_of(sim)
    assert newer.id != board.id
    assert not board.buttons
    assert not board.pictures
    await bo.slash("domino board")
    assert board_of(sim).id > newer.id
    assert sum(bool(each.buttons) for each in sim.messages()) == 1


async def test_a_spectator_gets_the_board_as_text_and_does_not_move_it(sim: Sim) -> None:
    eve = sim.person("Eve", locale="tr")
    assert (await eve.slash("domino board")).ephemeral
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    reply = await eve.slash("domino board")
    assert reply.ephemeral
    assert "Ada" in reply.text
    assert board_of(sim).id == board.id
    again = await eve.click(reply.shown, custom_id=press_id(reply.shown, "text"))
    assert again.shown.id == reply.shown.id

"""Boards that were deleted are posted again."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    board_of,
    leave,
    links_to,
    offers,
    play_first,
    press_id,
    seat,
    two_at_table,
)
from tests.support.simulation import Sim


async def test_a_deleted_board_is_posted_again_with_the_next_move(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    await sim.delete(board)
    await play_first(player, hand)
    newer = board_of(sim)
    assert newer.id != board.id
    assert newer.pictures


async def test_every_message_of_the_table_deleted_the_move_counts(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    before = board_of(sim).text
    await sim.pass_time(25)
    for shown in sim.messages():
        await sim.delete(shown)
    await play_first(player, hand)
    assert board_of(sim).text != before


@pytest.mark.parametrize("asks", ["domino tables", "domino board"])
async def test_a_board_that_was_deleted_is_not_linked_but_posted_anew(sim: Sim, asks: str) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    await sim.delete(board)
    told = (await eve.slash(asks)).text
    assert "Draw Dominoes" in told or asks != "domino tables"
    assert links_to(sim, board.id) not in told
    await sim.settle()
    newer = board_of(sim)
    assert newer.id > board.id
    assert offers(newer, "take"), "a newcomer can sit down"
    assert links_to(sim, newer.id) in (await eve.slash("domino tables")).text


async def test_a_lobby_that_was_deleted_is_posted_anew_too(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    await sim.delete(lobby)
    assert links_to(sim, lobby.id) not in (await eve.slash("domino tables")).text
    await sim.settle()
    await eve.click(board_of(sim), custom_id=press_id(board_of(sim), "join"))
    assert "• Eve" in board_of(sim).text

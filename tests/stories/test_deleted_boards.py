"""Deleted boards are posted again."""

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


async def test_a_move_counts_even_when_every_message_of_the_table_is_deleted(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    before = board_of(sim).text
    await sim.pass_time(25)
    for shown in sim.messages():
        await sim.delete(shown)
    await play_first(player, hand)
    assert board_of(sim).text != before


@pytest.mark.parametrize("asks", ["domino tables", "domino board"])
async def test_a_deleted_board_is_reposted_instead_of_linked(sim: Sim, asks: str) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    await sim.delete(board)
    answer = (await eve.slash(asks)).text
    assert "Draw Dominoes" in answer or asks != "domino tables"
    assert links_to(sim, board.id) not in answer
    await sim.settle()
    newer = board_of(sim)
    assert newer.id > board.id
    assert offers(newer, "take"), "a new player can join"
    assert links_to(sim, newer.id) in (await eve.slash("domino tables")).text


async def test_a_deleted_lobby_is_reposted_too(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    await sim.delete(lobby)
    assert links_to(sim, lobby.id) not in (await eve.slash("domino tables")).text
    await sim.settle()
    await eve.click(board_of(sim), custom_id=press_id(board_of(sim), "join"))
    assert "• Eve" in board_of(sim).text


async def test_the_deleted_board_of_a_full_table_is_reposted_too(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    await sim.delete(board)
    assert "has a free seat for you" in (await eve.slash("domino tables")).text
    await sim.settle()
    assert offers(board_of(sim), "hand")

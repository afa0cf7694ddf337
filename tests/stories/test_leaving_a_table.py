"""Leaving a table: the cost, the confirmation, and how the match goes on."""

from __future__ import annotations

import re

import pytest

from tests.support.player_actions import (
    MODERATOR,
    ada_and_bo,
    board_of,
    hand_of,
    leave,
    leave_by_command,
    more,
    play_first,
    press_id,
    seat,
    take,
    tiles,
    two_at_table,
)
from tests.support.simulation import Sim

RED = 4
"""Discord's number of the danger style."""


@pytest.mark.parametrize("leaver", [0, 1])
async def test_leaving_names_who_left_and_the_computer_plays_on(sim: Sim, leaver: int) -> None:
    people = [sim.person("Ada"), sim.person("Bo")]
    board = await seat(sim, *people, turn_time=900)
    reply = await leave(people[leaver], board)
    assert "You have left" in reply.text
    assert f"{people[leaver].name} left" in board.text
    assert f"{people[1 - leaver].name} left" not in board.text
    await sim.pass_time(2)
    assert tiles(await hand_of(sim, people[1 - leaver])), "the computer has moved"
    assert "not at a table" in (await people[leaver].slash("domino leave")).text


async def test_the_last_person_leaving_lets_the_computers_finish(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    await leave(ada, board)
    await leave(bo, board)
    assert "wins the match" in board_of(sim).text


async def test_every_question_before_something_final_offers_no_first_and_a_red_yes(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    for verb in ("leave", "stop"):
        asked = (await more(bo, board, verb)).shown
        assert asked.labels[0] == "No"
        assert asked.buttons[1].style == RED
        hand = (await bo.click(asked, "No")).shown
        assert hand.id == asked.id
        assert hand.pictures, "the hand is back"
    assert "left" not in board.text
    moderator = sim.person("Mod", permissions=MODERATOR)
    asked = (await moderator.slash("domino stop")).shown
    assert (await moderator.click(asked, "No")).text == "Nothing has changed."
    assert ada.name in board.text


async def test_leave_in_a_lobby_that_has_started_asks_with_the_current_cost(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = (await ada.slash("domino play")).shown
    await bo.click(board, custom_id=press_id(board, "join"))
    lobby = (await bo.slash("domino leave")).shown
    closing = (await ada.slash("domino stop")).shown
    leave, leave_for_sure, stop_for_sure = (
        press_id(board, "quit"),
        *(shown.buttons[-1].custom_id for shown in (lobby, closing)),
    )
    await ada.click(board, custom_id=press_id(board, "start"))
    asked = await bo.press(board, leave)
    assert asked.ephemeral
    assert "If it finishes, you lose **7**" in asked.text
    asked_again = await bo.press(lobby, leave_for_sure)
    assert asked_again.shown.id == lobby.id
    assert "If it finishes, you lose **7**" in lobby.text
    assert (await ada.press(closing, stop_for_sure)).shown.id == closing.id
    assert "End this rated match" in closing.text
    assert "has left" not in board_of(sim).text
    assert "without a result" not in board_of(sim).text
    await bo.click(lobby, custom_id=press_id(lobby, "leave-confirm"))
    assert "You have left" in lobby.text


@pytest.mark.parametrize(
    ("language", "part"),
    [
        ("en-US", "If it finishes, you lose **11**"),
        ("tr", "maçı o bitirirse **11** puan kaybedersin"),
        ("pt-BR", "se ele terminar, você perde **11**"),
    ],
)
async def test_the_confirmation_states_exactly_what_leaving_costs(sim: Sim, language: str, part: str) -> None:
    ada, bo, eve = sim.person("Ada", locale=language), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play", target=100, turn_time=3600)).shown
    assert "11" in lobby.text
    asked = (await ada.slash("domino leave")).shown
    assert not re.search(r"\d", asked.text), "nothing is lost before the first deal"
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    asked = (await ada.slash("domino leave")).shown
    assert part in asked.text
    await leave(bo, lobby)
    await take(eve, lobby)
    asked = (await eve.slash("domino leave")).shown
    assert "You’re playing for Bo, so it costs you no points" in asked.text
    assert "24 hours" in asked.text


async def test_the_line_about_a_player_who_left_stays_until_the_next_event(sim: Sim) -> None:
    player, leaves, hand = await two_at_table(sim, turn_time=900)
    await leave_by_command(leaves)
    await player.slash("domino board")
    assert f"{leaves.name} left." in board_of(sim).text, "reposted"
    await play_first(player, hand)
    assert f"{leaves.name} left." not in board_of(sim).text

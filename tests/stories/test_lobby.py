"""Lobbies: host, seats, limits, start, expiry."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.player_actions import (
    offers,
    press_id,
    press_id_of,
)
from tests.support.simulation import Reply, Sim


async def refused(sim: Sim, reply: Reply, part: str) -> None:
    """Assert that the command was refused with one private sentence, and without an error."""
    assert reply.ephemeral
    assert part in reply.text
    assert not sim.env.errors


async def test_a_leaving_host_passes_the_role_on_and_an_empty_lobby_closes(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = (await ada.slash("domino play")).shown
    await bo.click(board, "Join")
    await ada.click(board, "Leave")
    assert "**Bo** · host" in board.text
    assert "Only the host" in (await ada.click(board, custom_id=press_id(board, "solo"))).text
    await bo.click(board, "Leave")
    assert not board.buttons
    assert "closed" in board.text


async def test_joining_twice_or_too_late_is_refused(sim: Sim) -> None:
    ada, bo, zoe = sim.person("Ada"), sim.person("Bo"), sim.person("Zoe")
    board = (await ada.slash("domino play")).shown
    assert "already at this table" in (await ada.click(board, "Join")).text
    replies = await sim.together(*((person, board, press_id(board, "join")) for person in (bo, zoe)))
    assert sorted(reply.ephemeral for reply in replies) == [False, True], "one gets a private refusal: no seat is free"
    assert (("Bo" in board.text), ("Zoe" in board.text)) in ((True, False), (False, True))
    assert "Only the host" in (await zoe.press(board, press_id_of(board, "computer"))).text


async def test_adding_computers_in_the_command_and_one_too_many(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play", computers=1)).shown
    assert "🤖 Robi · medium" in board.text
    await ada.click(board, "Start")
    assert offers(board, "hand")


async def test_exceeding_a_limit_is_refused_with_the_reason(sim: Sim) -> None:
    ada = sim.person("Ada")
    for _ in range(2):
        await ada.slash("domino play")
    await refused(sim, await ada.slash("domino play"), "2 tables at a time")
    third = (await sim.person("Bo").slash("domino play")).shown
    assert third.buttons
    await refused(sim, await sim.person("Eve").slash("domino play"), "3 tables at a time")
    assert "2 tables at a time" in (await ada.click(third, "Join")).text


async def test_pressing_hand_in_the_lobby_shows_the_lobby(sim: Sim) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play")
    shown = (await ada.slash("domino hand")).shown
    assert "Ada" in shown.text
    assert shown.labels == ["Refresh"]


@pytest.mark.beat(15)
async def test_an_idle_lobby_closes(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play")).shown
    await sim.pass_time(15 * 60 + 20)
    assert "Nobody started in time" in board.text
    assert not board.buttons
    assert (await ada.slash("domino play")).acknowledged


async def test_start_with_a_free_seat_asks_only_the_host(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = (await ada.slash("domino play", variant="ceza", players=3)).shown
    await sim.person("Cem").click(board, "Join")
    refused = await bo.click(board, "Start")
    assert refused.ephemeral
    assert "host" in refused.text
    asked = (await ada.click(board, "Start")).shown
    assert asked.ephemeral
    assert asked.text.endswith("\nWith a computer the match is unrated.")
    assert offers(board, "join"), "nothing has started"
    hand = await ada.click(asked, custom_id=press_id(asked, "fill"))
    assert hand.shown.id == asked.id, "the question is replaced by the hand"
    assert hand.shown.pictures
    assert offers(board, "hand")


async def test_one_press_opens_a_match_against_computers(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", variant="ceza", players=4, level="hard")).shown
    assert lobby.labels == ["Join", "Leave", "+ Computer", "Play solo", "Rules", "More"]
    assert "Only the host" in (await bo.click(lobby, "Play solo")).text
    hand = (await ada.click(lobby, "Play solo")).shown
    assert hand.ephemeral
    assert hand.pictures
    assert [name in lobby.text for name in ("Robi", "Kiko", "Zeno")] == [True] * 3
    assert "(hard)" in lobby.text


async def test_who_joins_meanwhile_is_not_drawn_into_a_match_against_computers(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    [_, late] = await sim.together((bo, lobby, press_id(lobby, "join")), (ada, lobby, press_id(lobby, "solo")))
    assert late.text == "Somebody has joined meanwhile. Press Start when the table is full."
    assert lobby.labels == ["Start", "Leave", "Rules", "More"]


@pytest.mark.parametrize(
    ("options", "labels"),
    [
        ({}, ["Join", "Leave", "+ Computer", "Play solo", "Rules", "More"]),
        ({"computers": 1}, ["Start", "Leave", "Rules", "More"]),
        ({"private": True}, ["Join", "Leave", "+ Computer", "Start", "Invite", "Rules", "More"]),
    ],
)
async def test_a_lobby_offers_only_what_can_help(sim: Sim, options: dict[str, Any], labels: list[str]) -> None:
    lobby = (await sim.person("Ada").slash("domino play", **options)).shown
    assert lobby.labels == labels

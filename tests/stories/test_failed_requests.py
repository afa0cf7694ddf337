"""Requests to Discord that fail, hang, are rate limited or refused: which are retried, and which are not."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.support.http_requests import BOARDS, pressable
from tests.support.player_actions import (
    board_of,
    hand_of,
    play_first,
    play_round,
    press_id,
    seat,
    tiles,
    two_at_table,
)
from tests.support.simulation import Sim


async def test_a_rate_limited_request_waits_as_long_as_discord_asks(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    board, edit, tried = board_of(sim), discord.PartialMessage.edit, 0
    before = board.text

    async def limited_edit(message: discord.PartialMessage, **more: Any) -> Any:
        nonlocal tried
        tried += 1
        if tried == 1:
            raise discord.RateLimited(100)
        return await edit(message, **more)

    monkeypatch.setattr(discord.PartialMessage, "edit", limited_edit)
    await play_first(player, hand)
    await sim.pass_time(95)
    assert (tried, board.text) == (1, before)
    await sim.pass_time(10)
    assert board.text != before


async def test_a_rate_limited_refresh_of_a_hand_is_no_error(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, other, hand = await two_at_table(sim, turn_time=3600)
    waiting = await hand_of(sim, other)
    refused: list[object] = []

    async def limited_edit(interaction: discord.Interaction, **_: Any) -> Any:
        refused.append(interaction)
        raise discord.RateLimited(100)

    monkeypatch.setattr(discord.Interaction, "edit_original_response", limited_edit)
    await play_first(player, hand)
    assert refused, "the other hand was not refreshed"
    monkeypatch.undo()
    again = await other.click(waiting, custom_id=press_id(waiting, "hand"))
    assert tiles(again.shown), "it is repaired by the next press"


async def test_an_old_board_loses_its_buttons_once_discord_accepts_the_edit(sim: Sim) -> None:
    player, _, _ = await two_at_table(sim, turn_time=3600)
    old = board_of(sim)
    sim.env.inject_error("PATCH", BOARDS, status=503, times=3)
    await player.slash("domino board")
    assert len(pressable(sim)) == 2
    await sim.pass_time(10)
    assert [shown.id for shown in pressable(sim)] == [board_of(sim).id]
    assert not old.buttons


async def test_a_finished_round_that_stays_in_the_channel_shows_no_countdown(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, target=150)
    await play_round(sim, (ada,))
    assert "Next round" in board.text
    await sim.pass_time(16)
    assert not board.buttons
    assert "Round 1" in board.text
    assert "<t:" not in board.text
    assert "Next round" not in board.text


async def test_a_refused_edit_is_not_retried_over_and_over(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await play_first(player, hand)
    requests = len(sim.env.http_requests)
    await sim.pass_time(15)
    assert len(sim.env.http_requests) == requests
    sim.env.backend.faults.clear()
    before = board_of(sim).text
    await hand_of(sim, player)
    assert board_of(sim).text != before, "the next press updates the board"


async def test_an_answer_that_arrived_despite_a_failed_request_is_no_error(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    sim.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, times=1)
    before = board_of(sim).text
    first = next(button.custom_id for button in hand.buttons)
    await player.press(hand, first if first.count(":") == 5 else f"{first}:left")
    assert board_of(sim).text != before


async def test_a_press_with_an_expired_token_is_dropped_silently(sim: Sim) -> None:
    player, _, _ = await two_at_table(sim, turn_time=900)
    sim.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    board = board_of(sim)
    await player.press(board, press_id(board, "hand"))
    assert (await player.click(board, custom_id=press_id(board, "hand"))).ephemeral


async def test_a_failed_board_edit_is_retried(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await play_first(player, hand)
    await sim.pass_time(2)
    assert board_of(sim).text != before


async def test_an_open_hand_with_an_expired_token_is_dropped(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=900)
    theirs = await hand_of(sim, other)
    sim.expire_tokens(other)
    await play_first(player, hand)
    assert not tiles(theirs), "no token is left to edit it"
    assert (await hand_of(sim, other)).pictures

"""A post whose response was lost is found again, not posted twice."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from tests.support.http_requests import pressable
from tests.support.player_actions import (
    board_of,
    hand_of,
    play_first,
    press_id,
    two_at_table,
)
from tests.support.simulation import Sim


async def test_a_lobby_post_whose_response_was_lost_is_not_repeated(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    send = discord.InteractionResponse.send_message
    lost: list[int] = []

    async def reset(response: discord.InteractionResponse[Any], **more: Any) -> Any:
        answer = await send(response, **more)
        if not lost:
            lost.append(1)
            raise ConnectionResetError(104, "reset")
        return answer

    monkeypatch.setattr(discord.InteractionResponse, "send_message", reset)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play")
    await sim.pass_time(3)
    assert lost
    [lobby] = pressable(sim)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Bo" in lobby.text


async def test_a_lobby_post_not_stored_before_the_stop_is_found(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: object) -> None:
        """Stop before the message id is stored."""

    monkeypatch.setattr(sim.bot.app.matches.play, "board_posted", stopped)  # type: ignore[attr-defined]
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play")
    await sim.restart()
    [lobby] = pressable(sim)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert [shown.id for shown in pressable(sim)] == [lobby.id]
    assert "Bo" in lobby.text


async def test_a_board_repost_not_stored_before_the_stop_becomes_the_board(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, _ = await two_at_table(sim, turn_time=3600)
    old = board_of(sim)

    async def killed(*_: object) -> None:
        """Stop before the message id is stored and before the old message is edited."""
        raise asyncio.CancelledError

    monkeypatch.setattr(sim.bot.app.matches.play, "board_posted", killed)  # type: ignore[attr-defined]
    await player.slash("domino board")
    assert len(pressable(sim)) == 2
    await sim.restart()
    [board] = pressable(sim)
    assert board.id != old.id
    hand = await hand_of(sim, player)
    before = board.text
    await play_first(player, hand)
    assert board.text != before
    assert [shown.id for shown in pressable(sim)] == [board.id]


async def test_a_retry_reuses_the_nonce_and_a_new_board_gets_a_new_one(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, _ = await two_at_table(sim, turn_time=3600)
    send, nonces, lost = discord.PartialMessageable.send, [], 4

    async def reset(channel: discord.PartialMessageable, *, nonce: str, **more: Any) -> Any:
        nonlocal lost
        nonces.append(nonce)
        lost -= 1
        if lost >= 0:
            raise ConnectionResetError(104, "reset")
        return await send(channel, nonce=nonce, **more)

    monkeypatch.setattr(discord.PartialMessageable, "send", reset)
    await player.slash("domino board")
    await sim.pass_time(10)
    assert len(nonces) == 5
    assert len(set(nonces)) == 1, "Discord deduplicates them"
    assert len(nonces[0]) <= 25
    await player.slash("domino board")
    assert len(set(nonces)) == 2


async def test_a_post_that_arrived_at_the_first_try_is_updated(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    send = discord.PartialMessageable.send
    arrived: list[Any] = []

    async def once(channel: discord.PartialMessageable, **more: Any) -> Any:
        """As Discord behaves: the first message was posted, its response was lost, and the nonce finds it again."""
        if not arrived:
            arrived.append(await send(channel, **more))
            raise ConnectionResetError(104, "reset")
        if len(arrived) < 3:
            arrived.append(None)
            raise ConnectionResetError(104, "reset")
        return arrived[0]

    monkeypatch.setattr(discord.PartialMessageable, "send", once)
    await player.slash("domino board")
    await play_first(player, hand)
    await sim.pass_time(10)
    [board] = pressable(sim)
    assert board.id == arrived[0].id
    assert "played" in board.text

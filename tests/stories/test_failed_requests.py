"""Outages, lost answers, hung requests, permissions that come back: the channel ends up with one board, a true one."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp import web

from bot import make_bot
from cogs.discord_io import retry
from cogs.discord_io.retry import LONGEST, backoff, request_timeout, timeout_trace
from tests.support.player_actions import (
    board_of,
    hand_of,
    offers,
    play_first,
    play_match,
    play_round,
    press_id,
    seat,
    tiles,
    two_at_table,
)
from tests.support.simulation import Person, Shown, Sim

BOARDS = "/channels/*/messages/*"


async def start(sim: Sim, **options: int) -> tuple[Person, Person, Shown]:
    """Two people at a table; who is on turn, the other one, and the hand of who is on turn."""
    return await two_at_table(sim, **({"turn_time": 3600} | options))


def calls(sim: Sim) -> list[Shown]:
    return [shown for shown in sim.messages() if shown.mentioned]


def live(sim: Sim) -> list[Shown]:
    """Public messages that can be pressed."""
    return [shown for shown in sim.messages() if shown.buttons]


def requests(sim: Sim, method: str) -> int:
    return sum(request.method == method and "/messages" in request.path for request in sim.env.http_requests)


async def called(sim: Sim) -> tuple[Person, Person, Shown]:
    """A table whose person on turn has been called; that person, the other one, the call."""
    player, other, hand = await start(sim)
    on_turn, waits = player, other
    while on_turn is player:
        await play_first(player, hand)
        on_turn, waits = (player, other) if tiles(hand) else (other, player)
    await sim.pass_time(25)
    [call] = calls(sim)
    return on_turn, waits, call


# ---- calls -------------------------------------------------------------------------------------------------------


async def test_a_call_that_stood_over_a_restart_goes_away_with_the_move(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    await sim.restart()
    assert not call.deleted
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    assert call.deleted


async def test_a_call_that_discord_did_not_delete_is_deleted_later(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    sim.env.inject_error("DELETE", BOARDS, status=503, times=None)
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    await sim.pass_time(10)
    assert not call.deleted
    sim.env.backend.faults.clear()
    await sim.pass_time(10)
    assert call.deleted


async def test_a_call_of_a_turn_that_ended_before_the_stop_is_deleted_at_the_start(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    sim.env.inject_error("DELETE", BOARDS, status=503, times=None)
    hand = (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown
    while tiles(hand):
        await play_first(on_turn, hand)
    assert not call.deleted
    sim.env.backend.faults.clear()
    await sim.restart()
    assert call.deleted


async def test_a_call_that_nobody_noted_before_the_stop_goes_away_with_the_move(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """The stop comes before the message is noted."""

    monkeypatch.setattr(sim.bot.desk.matches.play, "call_posted", killed)  # type: ignore[attr-defined]
    on_turn, _, call = await called(sim)
    await sim.restart()
    assert not call.deleted
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    assert call.deleted


# ---- outages -----------------------------------------------------------------------------------------------------


async def test_after_a_long_outage_the_board_comes_right_by_itself(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    before = board.text
    sim.env.inject_error("PATCH", BOARDS, status=503, times=None)
    asked = requests(sim, "PATCH")
    await play_first(player, hand)
    await sim.pass_time(300)
    assert board.text == before
    assert 8 <= requests(sim, "PATCH") - asked <= 13, "with pauses that grow to a minute"
    sim.env.backend.faults.clear()
    await sim.pass_time(62)
    assert board.text != before


async def test_the_end_of_a_match_is_shown_after_an_outage_too(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", BOARDS, status=503, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    await sim.pass_time(20)
    assert offers(board, "hand")
    sim.env.backend.faults.clear()
    await sim.pass_time(20)
    assert "without a result" in board.text


async def test_a_rate_limit_is_waited_for_and_not_longer(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _, hand = await start(sim)
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


async def test_an_old_board_loses_its_buttons_once_discord_takes_it(sim: Sim) -> None:
    player, _, _ = await start(sim)
    old = board_of(sim)
    sim.env.inject_error("PATCH", BOARDS, status=503, times=3)
    await player.slash("domino board")
    assert len(live(sim)) == 2
    await sim.pass_time(10)
    assert [shown.id for shown in live(sim)] == [board_of(sim).id]
    assert not old.buttons


def test_pauses_double_up_to_a_minute() -> None:
    assert [backoff(failures) for failures in (1, 2, 3, 6, 7, 8, 1000)] == [
        1000,
        2000,
        4000,
        32000,
        LONGEST,
        LONGEST,
        LONGEST,
    ]


# ---- lost answers ------------------------------------------------------------------------------------------------


async def test_a_lobby_whose_arrival_got_lost_is_not_posted_twice(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
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
    [lobby] = live(sim)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Bo" in lobby.text


async def test_a_lobby_that_nobody_noted_before_the_stop_is_found(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stopped(*_: object) -> None:
        """The stop comes before the message is noted."""

    monkeypatch.setattr(sim.bot.desk.matches.play, "board_posted", stopped)  # type: ignore[attr-defined]
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play")
    await sim.restart()
    [lobby] = live(sim)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert [shown.id for shown in live(sim)] == [lobby.id]
    assert "Bo" in lobby.text


async def test_a_new_board_that_nobody_noted_before_the_stop_is_the_board(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, _ = await start(sim)
    old = board_of(sim)

    async def killed(*_: object) -> None:
        """The stop comes before the message is noted, and before the old one is edited."""
        raise asyncio.CancelledError

    monkeypatch.setattr(sim.bot.desk.matches.play, "board_posted", killed)  # type: ignore[attr-defined]
    await player.slash("domino board")
    assert len(live(sim)) == 2
    await sim.restart()
    [board] = live(sim)
    assert board.id != old.id
    hand = await hand_of(sim, player)
    before = board.text
    await play_first(player, hand)
    assert board.text != before
    assert [shown.id for shown in live(sim)] == [board.id]


async def test_a_send_is_repeated_under_the_same_nonce_and_a_new_board_has_a_new_one(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, _ = await start(sim)
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
    assert len(set(nonces)) == 1, "Discord makes one message of them"
    assert len(nonces[0]) <= 25
    await player.slash("domino board")
    assert len(set(nonces)) == 2


async def test_what_arrived_at_the_first_try_is_brought_up_to_date(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, _, hand = await start(sim)
    send = discord.PartialMessageable.send
    arrived: list[Any] = []

    async def once(channel: discord.PartialMessageable, **more: Any) -> Any:
        """As Discord does it: the first message is there, its answers get lost, and the nonce finds it again."""
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
    [board] = live(sim)
    assert board.id == arrived[0].id
    assert "played" in board.text


# ---- permissions -------------------------------------------------------------------------------------------------


async def test_when_a_permission_comes_back_the_board_follows_by_itself(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim).text
    sim.set_bot_permissions(view_channel=True, send_messages=False)
    await play_first(player, hand)
    await sim.pass_time(5)
    assert board_of(sim).text == before
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(2)
    assert board_of(sim).text != before


async def test_a_refusal_without_a_reason_ends_with_the_next_change_of_roles(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", BOARDS, status=403, code=50013, times=None)
    await play_first(player, hand)
    sim.env.backend.faults.clear()
    await sim.pass_time(15)
    assert board_of(sim).text == before
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(2)
    assert board_of(sim).text != before


async def test_a_rematch_that_could_not_be_shown_is_not_opened(sim: Sim) -> None:
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


# ---- what stays behind ---------------------------------------------------------------------------------------------


async def test_the_end_of_a_round_that_stays_behind_waits_for_nothing(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, target=150)
    await play_round(sim, (ada,))
    assert "Next round" in board.text
    await sim.pass_time(16)
    assert not board.buttons
    assert "Round 1" in board.text
    assert "<t:" not in board.text
    assert "Next round" not in board.text


# ---- requests that hang ------------------------------------------------------------------------------------------


async def test_a_request_without_an_answer_is_given_up_and_other_waiting_is_not() -> None:
    limit: asyncio.Timeout
    limits, over = list[bool](), asyncio.Event()

    async def hang(_: web.Request) -> web.Response:
        await over.wait()
        return web.Response()

    async def fine(_: web.Request) -> web.Response:
        limits.append(limit.when() is not None)
        return web.Response()

    app = web.Application()
    app.add_routes([web.get("/hang", hang), web.get("/fine", fine)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with aiohttp.ClientSession(trace_configs=[timeout_trace()]) as session:
            async with request_timeout(60):
                watched = retry._watched.get()
                assert watched is not None
                limit = watched[0]
                for _ in range(2):
                    async with session.get(f"{address}/fine"):
                        pass
                    limits.append(limit.when() is not None)  # here discord.py waits while a rate limit lasts
            assert limits == [True, False] * 2
            with pytest.raises(TimeoutError):
                async with request_timeout(0.3):
                    await session.get(f"{address}/hang")
            async with session.get(f"{address}/fine") as answer:
                assert answer.status == 200, "the session is as good as new"
    finally:
        over.set()  # what is being answered is waited for
        await runner.cleanup()


async def test_the_bot_watches_its_requests(tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "ayaz.sqlite3")
    try:
        trace = bot.http.http_trace
        assert trace is not None
        assert trace.on_request_start
        assert trace.on_request_exception
    finally:
        await bot.close()

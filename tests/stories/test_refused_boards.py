"""Boards that Discord refuses for good, or does not take for a while: no request storm, and nobody loses a turn."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from tests.support.http_requests import BOARDS
from tests.support.player_actions import board_of, hand_of, leave_by_command, play_first, tiles, timed_out
from tests.support.refused_requests import refused
from tests.support.simulation import Sim
from tests.support.timed_tables import start

pytestmark = pytest.mark.beat(1)


def refuse(sim: Sim, status: int, code: int) -> None:
    for method, path in (("PATCH", BOARDS), ("POST", f"/channels/{sim.channel.id}/messages")):
        sim.env.inject_error(method, path, status=status, code=code, times=None)


def sent(sim: Sim) -> int:
    """Public messages that were posted or edited, or should have been."""
    changes = (request for request in sim.env.http_requests if request.method in {"PATCH", "POST"})
    return sum(request.path.startswith("/channels/") for request in changes)


@pytest.mark.parametrize(
    ("status", "code", "reason"),
    [
        (400, 20009, "content filter"),
        (400, 200000, "content filter"),
        (413, 40005, "too large"),
        (413, 0, "too large"),
        (400, 50035, "won’t take this board"),
    ],
)
async def test_a_board_that_discord_refuses_pauses_the_match_with_the_reason(
    sim: Sim, status: int, code: int, reason: str
) -> None:
    player, other, hand = await start(sim)
    before, asked = board_of(sim).text, sent(sim)
    refuse(sim, status, code)
    await play_first(player, hand)
    await sim.pass_time(150)
    assert reason in (await hand_of(sim, other)).text
    await sim.pass_time(20)
    assert sent(sim) - asked == 2, "with the picture and without it; presses do not count"
    assert board_of(sim).text == before
    sim.env.backend.faults.clear()
    await sim.pass_time(40)
    assert board_of(sim).text != before, "it goes on by itself"
    assert not timed_out(sim)
    assert board_of(sim).pictures
    assert reason not in (await hand_of(sim, other)).text


@pytest.mark.parametrize(("locale", "reason"), [("tr", "içerik filtresi"), ("pt-BR", "filtro de conteúdo")])
async def test_the_reason_is_in_the_readers_language(sim: Sim, locale: str, reason: str) -> None:
    player, _, hand = await start(sim)
    refuse(sim, 400, 20009)
    await play_first(player, hand)
    reader = sim.person("Sol", locale=locale)
    await sim.pass_time(5)
    assert reason in (await reader.slash("domino board")).text


async def test_the_board_command_tries_a_refused_board_at_once(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim)
    refuse(sim, 400, 20009)
    await play_first(player, hand)
    await sim.pass_time(10)
    sim.env.backend.faults.clear()
    await player.slash("domino board")
    board = board_of(sim)
    assert board.id > before.id
    assert board.pictures


async def test_a_board_whose_picture_is_refused_is_text_for_a_while(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, other, hand = await start(sim, turn_time=3600)
    edit, tried = discord.PartialMessage.edit, list[bool]()

    async def no_files(message: discord.PartialMessage, **more: Any) -> Any:
        tried.append(bool(more["attachments"]))
        if more["attachments"]:
            raise refused(400, 20009)
        return await edit(message, **more)

    monkeypatch.setattr(discord.PartialMessage, "edit", no_files)
    await play_first(player, hand)
    board = board_of(sim)
    assert tried == [True, False]
    assert not board.pictures
    assert "Boneyard" in board.text
    assert "No picture: Discord wouldn’t take it." in board.text
    assert "Discord" not in (await hand_of(sim, other)).text, "the match goes on"
    monkeypatch.undo()
    await sim.pass_time(310)
    await leave_by_command(player)
    assert board.pictures
    assert "No picture" not in board.text


async def test_a_hand_whose_picture_is_refused_is_in_words(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    player, other, hand = await start(sim, turn_time=3600)
    theirs = await hand_of(sim, other)

    def no_files(method: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def send(self: object, **more: Any) -> Any:
            if more.get("attachments") or more.get("files"):
                raise refused(400, 20009)
            return await method(self, **more)

        return send

    for kind, name in (
        (discord.Interaction, "edit_original_response"),
        (discord.InteractionResponse, "edit_message"),
        (discord.InteractionResponse, "send_message"),
    ):
        monkeypatch.setattr(kind, name, no_files(getattr(kind, name)))
    held = tiles(hand)
    shown = await hand_of(sim, player)
    assert (tiles(shown), shown.pictures) == (held, [])
    assert held[0] in shown.text
    await play_first(player, shown)
    assert (shown.pictures, theirs.pictures) == ([], []), "the open hand of the other one was refreshed, too"


async def test_nobody_loses_a_turn_while_requests_fail(sim: Sim) -> None:
    player, other, hand = await start(sim)
    refuse(sim, 503, 0)
    await play_first(player, hand)
    await sim.pass_time(300)
    assert "isn’t taking the board" in (await hand_of(sim, other)).text
    sim.env.backend.faults.clear()
    await sim.pass_time(20)
    assert not timed_out(sim)
    assert "isn’t taking the board" not in (await hand_of(sim, other)).text
    await sim.pass_time(62)
    assert timed_out(sim), "the clock runs again"


@pytest.mark.parametrize(("status", "code", "reason"), [(400, 20009, "content filter"), (400, 50035, "won’t take")])
async def test_a_lobby_that_discord_refuses_is_answered_with_the_reason(
    sim: Sim, monkeypatch: pytest.MonkeyPatch, status: int, code: int, reason: str
) -> None:
    ada, send = sim.person("Ada"), discord.InteractionResponse.send_message

    async def refuse_public(response: discord.InteractionResponse[Any], *given: Any, **more: Any) -> Any:
        if not more.get("ephemeral"):
            raise refused(status, code)
        return await send(response, *given, **more)

    monkeypatch.setattr(discord.InteractionResponse, "send_message", refuse_public)
    answer = await ada.slash("domino play")
    assert answer.ephemeral
    assert reason in answer.text
    monkeypatch.undo()
    await ada.slash("domino board")
    assert "free seat" in board_of(sim).text

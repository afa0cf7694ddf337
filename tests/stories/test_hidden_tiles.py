"""Hidden tiles: spectators, players who left and public messages never show a player's hand."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from cogs.client import Application
from cogs.discord_io.message import Screen
from cogs.live.hand_message import HandMessages
from data.records.matches import Table
from tests.support.player_actions import (
    TILE,
    ada_and_bo,
    board_of,
    hand_of,
    leave,
    offers,
    on_turn,
    play_first,
    press_id,
    press_id_of,
    seat,
    take,
    tiles,
    who_plays,
)
from tests.support.simulation import Person, Sim


async def test_players_who_left_see_no_tiles_in_any_private_message(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player = found[0]
    older = found[1]
    tile = press_id(older, "play")
    oldest = [await hand_of(sim, player) for _ in range(2)]
    newer = await hand_of(sim, player)
    await sim.settle()
    everything = (older, *oldest, newer)
    assert [bool(shown.pictures and tiles(shown)) for shown in everything] == [False, False, False, True]
    left = (await leave(player, board)).shown
    await sim.settle()
    assert "You have left the table." in left.text
    assert offers(left, "take")
    for shown in everything:
        assert not shown.pictures
        assert not shown.alt_texts
        assert not tiles(shown)
    await player.press(older, tile)
    assert not tiles(older)
    taken = await player.click(older, custom_id=press_id(older, "take"))
    assert taken.shown.id == older.id
    assert "You’re back in your seat." in taken.text
    assert older.pictures
    assert not newer.pictures


async def test_opening_the_hand_while_leaving_shows_no_tiles(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    before = await hand_of(sim, bo)
    menu = (await bo.click(board, custom_id=press_id(board, "more"))).shown
    asked = (await bo.click(menu, custom_id=press_id(menu, "leave"))).shown
    app: Application = sim.bot.app  # type: ignore[attr-defined]
    shown_at_once, left = HandMessages.screen, asyncio.Event()
    app.matches.on_update.append(lambda update: left.set() if update.table.seat_of(bo.id) is None else None)

    async def shown_late(self: HandMessages, table: Table, user_id: int, language: str, **rest: Any) -> Screen:
        """Return the player's screen only after they have left."""
        screen = await shown_at_once(self, table, user_id, language, **rest)
        if table.seat_of(user_id) is not None:
            await left.wait()
        return screen

    monkeypatch.setattr(HandMessages, "screen", shown_late)
    look = (bo, board, press_id(board, "hand"))
    replies = await sim.together(look, look, look, (bo, asked, press_id(asked, "leave-confirm")))
    await sim.settle()
    hands = [before, *(reply.shown for reply in replies[:3])]
    assert [shown for shown in hands if shown.pictures or shown.alt_texts or tiles(shown)] == []


async def test_a_replaced_player_sees_nothing_of_the_seat(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    old = await hand_of(sim, bo)
    other = await hand_of(sim, bo)
    await leave(bo, board)
    await take(eve, board)
    for shown in (old, other):
        button = shown.buttons[0].custom_id if shown.buttons else press_id_of(board, "hand")
        reply = await bo.press(shown, button)
        assert not reply.shown.pictures
        assert not shown.alt_texts
    assert "no seat" in (await bo.click(board, custom_id=press_id(board, "hand"))).text


async def test_a_spectator_gets_one_private_sentence_and_sees_no_tile(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    eve = sim.person("Eve", locale="pt-BR")
    player, _, hand = await on_turn(sim, ada, bo)
    ids = [press_id(board, "hand"), *(button.custom_id for button in hand.buttons)]
    match, seq = hand.buttons[0].custom_id.split(":")[2:4]
    ids += [f"d:{verb}:{match}:{seq}" for verb in ("ready", "leave", "leave-confirm", "stop", "down", "join", "start")]
    for custom_id in ids:
        reply = await eve.press(board, custom_id)
        assert reply.ephemeral, custom_id
        assert not reply.shown.pictures, custom_id
        assert len(reply.text.splitlines()) == 1, custom_id
        assert not set(tiles(hand)) & set(reply.text.split()), custom_id
    more = (await eve.click(board, custom_id=press_id(board, "more"))).shown
    assert more.ephemeral
    assert [button.custom_id.split(":")[1] for button in more.buttons] == ["text", "fair"]
    assert player.name in board.text, "nothing changed"


async def test_no_public_message_ever_names_a_tile_that_is_not_on_the_table(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    await play_a_round_watched(sim, [ada, bo])


async def play_a_round_watched(sim: Sim, people: list[Person]) -> None:
    """Play a round; after each turn public messages may only name tiles on the table."""
    for _ in range(60):
        board = board_of(sim)
        if not offers(board, "hand"):
            return
        line = board.alt_texts[0].split("From left to right: ")[1].split(". ")[0].split(", ")
        laid = {frozenset(tile.split("-")) for tile in line}
        words = f"{board.text} {board.alt_texts[0]}".replace(",", " ").replace(".", " ").split()
        named = {frozenset(word.split("-")) for word in words if TILE.fullmatch(word)}
        assert named <= laid, board.text
        assert all(button.custom_id.count(":") == 3 for button in board.buttons), "no tile in a public custom_id"
        found = await who_plays(sim, people)
        assert found is not None
        await play_first(*found)
    raise AssertionError("the round does not end")

"""Repeated, stale and forged presses, and presses by the wrong player: one clear answer, never a wrong move."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
import pytest

from cogs.discord_io.components import CustomId
from cogs.live import hand_message
from tests.support.player_actions import (
    AFTER_A_STOP,
    ada_and_bo,
    board_of,
    hand_of,
    more,
    offers,
    on_turn,
    open_menu,
    play_first,
    play_round,
    press_id,
    press_id_of,
    seat,
    tiles,
)
from tests.support.simulation import Person, Shown, Sim


def tiles_played(board: Shown) -> int:
    """The number of tiles in the line, from the board's alt text."""
    line = board.alt_texts[0].split("From left to right: ")[1].split(". ")[0]
    return len(line.split(", "))


async def test_pressing_the_same_tile_twice_at_once_is_one_move(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    player, _, hand = await on_turn(sim, ada, bo)
    before = tiles_played(board)
    custom_id = next(button.custom_id for button in hand.buttons if button.label == tiles(hand)[0])
    custom_id = f"{custom_id}:left" if await asks(sim, player, hand, custom_id) else custom_id
    replies = await sim.together(*[(player, hand, custom_id)] * 5)
    assert all(reply.acknowledged for reply in replies)
    assert tiles_played(board) == before + 1


async def asks(sim: Sim, player: Person, hand: Shown, custom_id: str) -> bool:
    """Whether pressing this tile asks for an end."""
    after = (await player.click(hand, custom_id=custom_id)).shown
    asked = any(button.custom_id.count(":") == 5 for button in after.buttons)
    assert asked == offers(after, "play"), "either a question, or the turn has passed"
    return asked


async def test_pressing_different_tiles_at_once_is_one_move(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    player, _, hand = await on_turn(sim, ada, bo)
    while len(tiles(hand)) == 1:
        await play_first(player, hand)
        player, _, hand = await on_turn(sim, ada, bo)
    board = board_of(sim)
    before = tiles_played(board)
    ids = [f"{button.custom_id}:{arm}" for button in hand.buttons for arm in ("left", "right")]
    await sim.together(*((player, hand, custom_id) for custom_id in ids))
    assert tiles_played(board) == before + 1


async def test_a_press_on_an_old_hand_repairs_it(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    player, other, hand = await on_turn(sim, ada, bo)
    old = hand.buttons[0].custom_id
    await play_first(player, hand)
    if tiles(theirs := await hand_of(sim, other)):  # otherwise the turn has already come back, as a new one
        await play_first(other, theirs)
    mine = await hand_of(sim, player)
    before = tiles_played(board_of(sim))
    repaired = await player.press(mine, old)
    assert repaired.shown.id == mine.id
    assert "That turn is over" in repaired.text
    assert repaired.shown.pictures
    assert tiles_played(board_of(sim)) == before


async def test_a_press_on_a_removed_button_is_still_answered(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    old = press_id(board, "hand")
    player, _, hand = await on_turn(sim, ada, bo)
    await play_first(player, hand)
    assert press_id(board_of(sim), "hand") != old
    reply = await ada.press(board, old, edited=True)
    assert reply.acknowledged
    assert reply.ephemeral
    assert reply.shown.pictures, "the current hand"
    stale = await ada.press(reply.shown, f"d:play:{old.split(':')[2]}:1:6-6:left", edited=True)
    assert stale.shown.id == reply.shown.id
    assert "That turn is over" in stale.text


async def test_every_press_is_answered_once(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _, board = await ada_and_bo(sim)
    dispatcher = sim.bot.dispatcher  # type: ignore[attr-defined]
    answered: list[str] = []
    really = dispatcher.dispatch

    async def pressed(interaction: discord.Interaction, press: CustomId | None, values: Sequence[str]) -> None:
        answered.append(str(press))
        await really(interaction, press, values)

    monkeypatch.setattr(dispatcher, "dispatch", pressed)
    seen = press_id(board, "hand")
    await ada.press(board, seen)
    await ada.press(board, seen.replace("hand", "more"), edited=True)
    assert answered == [seen, seen.replace("hand", "more")]


async def two_boards(sim: Sim, ada: Person, bo: Person) -> tuple[Shown, Shown, list[str]]:
    """Returns a board, the previous board message that still has its buttons, and their custom_ids."""
    old = await seat(sim, ada, bo, turn_time=300)
    ids = [button.custom_id for button in old.buttons]
    sim.env.inject_error("PATCH", f"/channels/*/messages/{old.id}", status=403, code=50013)
    await ada.slash("domino board")
    board = board_of(sim)
    assert board.id != old.id
    return board, old, ids


async def test_a_press_on_a_former_board_repairs_it(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board, old, [hand, *_] = await two_boards(sim, ada, bo)
    before = board.text
    reply = await bo.press(old, hand.replace("hand", "join"))
    assert reply.shown.id == old.id
    assert old.text == "The board is now at the end of the channel."
    assert (old.buttons, old.pictures) == ([], [])
    assert (board.text, offers(board, "hand")) == (before, True)


async def test_viewing_from_an_old_board_answers_in_private(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board, old, [hand, *_] = await two_boards(sim, ada, bo)
    reply = await bo.press(old, hand)
    assert reply.ephemeral
    assert reply.shown.pictures
    assert old.text == "The board is now at the end of the channel."
    assert (old.buttons, old.pictures) == ([], [])
    player, _, shown = await on_turn(sim, ada, bo)
    await play_first(player, shown)
    assert not old.pictures, "a hand is never shown in a public message"
    assert offers(board, "hand")


async def test_a_late_ready_does_not_change_the_end_of_the_round(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, target=150)
    await play_round(sim, [ada, bo])
    end = board_of(sim)
    ready = press_id(end, "ready")
    for person in (ada, bo):
        await person.click(end, custom_id=press_id(end, "ready"))
    text = end.text
    late = await ada.press(end, ready)
    assert late.ephemeral
    assert "That turn is over" in late.text
    assert (end.text, len(end.pictures)) == (text, 1)
    await play_round(sim, [ada, bo])
    assert "That turn is over" in (await ada.press(end, ready)).text, "a round later"


async def test_a_press_on_a_lobby_closed_during_downtime_repairs_it(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    join = press_id(lobby, "join")
    asked = (await ada.slash("domino stop")).shown
    sim.env.inject_error("PATCH", f"/channels/*/messages/{lobby.id}", status=403, code=50013)
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert offers(lobby, "join")
    assert (await bo.click(lobby, custom_id=join)).shown.id == lobby.id
    assert lobby.text == "This table was closed before a match began."
    assert not lobby.buttons


async def test_a_menu_without_a_choice_counts_as_a_stale_press(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    player, _, hand = await on_turn(sim, ada, bo)
    match = hand.buttons[0].custom_id.split(":")[2]
    reply = await player.press(hand, f"d:choose:{match}:5")
    assert "That turn is over" in reply.text


async def test_a_menu_of_tiles_that_is_shown_again_has_another_custom_id(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client sends nothing when a tile is chosen, “Back” is pressed and the same tile is chosen again."""
    monkeypatch.setattr(hand_message, "MENU_FROM", 0)
    ada, bo, board = await ada_and_bo(sim)
    asked = [hand for hand in [await hand_of(sim, person) for person in (ada, bo)] if offers(hand, "choose")]
    player = ada if asked[0].id in {shown.id for shown in ada.ephemerals()} else bo
    before = press_id(asked[0], "choose")
    again = await player.press(asked[0], press_id_of(board, "hand"))
    assert again.shown.id == asked[0].id
    assert press_id(again.shown, "choose") != before
    tile = again.shown.raw.components[-1]["components"][0]["options"][0]["value"]
    await player.select(again.shown, tile)
    assert not offers(again.shown, "choose"), "it was played, or its end is asked for"


async def test_choosing_an_end_after_the_timeout_changes_nothing(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60)
    player, _, hand = await on_turn(sim, ada, bo)
    tile = tiles(hand)[0]
    chosen = f"{hand.buttons[0].custom_id}:left"
    await sim.pass_time(62)
    board = board_of(sim)
    assert "Time’s up" in board.text
    before = tiles_played(board)
    late = await player.press(hand, chosen)
    assert "That turn is over" in late.text, tile
    assert tiles_played(board_of(sim)) == before


async def test_a_press_out_of_turn_is_answered_above_the_hand(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    _, other, _ = await on_turn(sim, ada, bo)
    hand = await hand_of(sim, other)
    match = hand.buttons[0].custom_id.split(":")[2]
    seq = hand.buttons[0].custom_id.split(":")[3]
    reply = await other.press(hand, f"d:draw:{match}:{seq}")
    assert "It’s not your turn yet" in reply.text
    assert reply.shown.id == hand.id


@pytest.mark.parametrize(
    "custom_id",
    [
        "d:nonsense:1:1",
        "d:play:999:1:6-6",
        "d:play:1:1",
        "d:play:1:1:9-9",
        "d:play:1:1:6-6:north",
        "d:x",
        "d:" + "9" * 90,
        "d:join:999999999999999999:1",
        "s:nonsense",
        "s:page",
        "s:page:chess:0",
        "s:page:draw:-1",
        "s:" + "a:" * 40,
    ],
)
async def test_a_forged_custom_id_is_answered(sim: Sim, custom_id: str) -> None:
    ada, _, board = await ada_and_bo(sim)
    reply = await ada.press(board, custom_id)
    assert reply.ephemeral
    assert reply.text


async def test_buttons_of_a_finished_match_are_removed_and_old_copies_say_so(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    player, _, hand = await on_turn(sim, ada, bo)
    old = hand.buttons[0].custom_id
    await more(ada, board_of(sim), "stop")
    for person in (ada, bo):
        menu = await open_menu(person, board_of(sim))
        asked = (await person.click(menu, custom_id=press_id(menu, "stop"))).shown
        await person.click(asked, custom_id=press_id(asked, "stop-confirm"))
    closed = sim.messages()[-1]
    assert closed.labels == AFTER_A_STOP
    assert "Everyone agreed to end" in closed.text
    reply = await player.press(hand, old)
    assert reply.ephemeral
    assert not offers(reply.shown, "play")
    text = closed.text
    for verb in ("hand", "join"):
        assert (await player.press(closed, old.replace("play", verb))).acknowledged
        assert (closed.text, closed.buttons, closed.pictures) == (text, [], [])


async def test_private_answers_leave_no_tasks_running(sim: Sim) -> None:
    ada, _, _ = await ada_and_bo(sim)
    before = len(asyncio.all_tasks())
    for _ in range(10):
        await hand_of(sim, ada)
    assert len(asyncio.all_tasks()) == before, "a private view that stays registered keeps a task for 15 minutes"

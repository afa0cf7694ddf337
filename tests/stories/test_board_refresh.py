"""Boards that are old or have scrolled away are reposted at the end of the channel."""

from __future__ import annotations

import pytest

from tests.support.last_tile import brink
from tests.support.player_actions import (
    MODERATOR,
    board_of,
    offers,
    play_first,
    press_id,
    seat,
    two_at_table,
)
from tests.support.simulation import Sim


@pytest.mark.beat(15)
async def test_after_twenty_minutes_the_board_is_edited_and_an_old_hand_repairs_itself(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    await sim.pass_time(920)
    sim.expire_tokens()
    assert "Time’s up" in board.text, "edited with the bot's token, long after the interaction tokens expired"
    await sim.pass_time(920)
    old = next(button.custom_id for button in hand.buttons)
    reply = await player.press(hand, old)
    assert reply.acknowledged
    assert reply.shown.id == hand.id
    assert reply.shown.pictures
    again = await player.click(board_of(sim), custom_id=press_id(board_of(sim), "hand"))
    assert again.ephemeral
    assert again.shown.id != hand.id


@pytest.mark.beat(15)
async def test_an_old_board_is_reposted_and_its_old_copy_loses_its_buttons(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    board = board_of(sim)
    await sim.pass_time(51 * 60)
    await play_first(player, hand)
    newer = board_of(sim)
    assert newer.id != board.id
    assert offers(newer, "hand")
    assert not board.buttons


async def test_a_board_that_scrolled_away_is_reposted_at_the_next_turn(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=300)
    board = board_of(sim)
    for number in range(15):
        await other.actor.send(sim.channel, f"bla {number}")
    await sim.pass_time(70)
    await play_first(player, hand)
    assert board_of(sim).id != board.id
    assert not board.buttons


async def test_in_a_quiet_channel_the_board_stays_where_it_is(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=300)
    board = board_of(sim)
    await other.actor.send(sim.channel, "hello")
    await sim.pass_time(70)
    await play_first(player, hand)
    assert board_of(sim).id == board.id


async def test_the_end_of_a_match_is_shown_below_what_was_written_meanwhile(sim: Sim) -> None:
    at = await brink(sim)
    board = at.board
    for number in range(15):
        await at.loser.actor.send(sim.channel, f"bla {number}")
    ended = await at.finish(at.winner)
    assert ended.id != board.id
    assert offers(ended, "rematch")
    assert not board.buttons


async def test_in_a_quiet_channel_the_end_of_a_match_is_where_its_board_was(sim: Sim) -> None:
    at = await brink(sim)
    board = at.board
    assert (await at.finish(at.winner)).id == board.id


@pytest.mark.beat(15)
async def test_the_end_of_a_match_with_an_old_board_is_a_new_message(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MODERATOR)
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"), turn_time=86400)
    await sim.pass_time(51 * 60)
    asked = (await mod.slash("domino stop")).shown
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    newest = sim.messages()[-1]
    assert newest.id != board.id
    assert "ended this rated match" in newest.text
    assert not board.buttons


async def test_a_lobby_that_expires_gets_no_new_message(sim: Sim) -> None:
    lobby = (await sim.person("Ada").slash("domino play")).shown
    for number in range(15):
        await sim.person(f"P{number}").actor.send(sim.channel, "bla")
    await sim.pass_time(16 * 60)
    assert "closed" in lobby.text
    assert sim.messages()[-1].text == "bla"

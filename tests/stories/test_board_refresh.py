"""Boards that are old or have scrolled away are reposted at the end of the channel."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    board_of,
    offers,
    play_first,
    press_id,
    two_at_table,
)
from tests.support.simulation import Sim


@pytest.mark.beat(15)
async def test_after_twenty_minutes_the_board_is_edited_and_an_old_hand_repairs_itself(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    await sim.pass_time(920)
    sim.expire_tokens()
    assert "Time was up" in board.text, "edited with the bot's token, long after the interaction tokens expired"
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

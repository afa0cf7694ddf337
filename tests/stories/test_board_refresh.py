"""What happens by itself: calls, time-outs, old tokens, boards that grow old or scroll away, lobbies nobody starts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot import Ayaz, make_bot
from cogs.listeners import PASSES
from tests.support.player_actions import (
    board_of,
    hand_of,
    offers,
    play_first,
    play_round,
    press_id,
    seat,
    tiles,
    two_at_table,
)
from tests.support.simulation import OpenStory, Shown, Sim


def calls(sim: Sim) -> list[Shown]:
    """The public messages that mention anybody."""
    return [shown for shown in sim.messages() if shown.mentioned]


async def test_who_does_not_notice_the_turn_is_called_once_and_the_call_goes_away(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=300)
    on_turn = player
    while on_turn is player:
        await play_first(player, hand)
        on_turn = player if tiles(hand) else other
    assert not calls(sim)
    await sim.pass_time(25)
    [call] = calls(sim)
    assert call.mentioned == {on_turn.id}
    assert on_turn.mention in call.text
    await sim.pass_time(60)
    assert [shown.id for shown in calls(sim)] == [call.id], "one call a turn"
    called = (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown
    assert called.ephemeral
    assert not call.deleted
    await play_first(on_turn, called)
    assert call.deleted


async def test_who_has_pressed_is_not_called(sim: Sim) -> None:
    _, _, _ = await two_at_table(sim, turn_time=300)
    await sim.pass_time(60)
    assert not calls(sim)


async def test_names_that_are_mentions_call_nobody(sim: Sim) -> None:
    names = ("@everyone", "<@&1> `x` **b**")
    host, guest = (sim.person(name) for name in names)
    board = await seat(sim, host, guest)
    assert "@everyone" not in board.text
    assert not board.mentioned
    await sim.pass_time(25)
    for shown in sim.messages():
        assert not shown.raw.mention_everyone
        assert shown.mentioned <= {host.id, guest.id}


async def test_when_time_is_up_the_computer_moves_and_it_is_told(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=60)
    await sim.pass_time(62)
    board = board_of(sim)
    assert f"Time was up: the computer played {'-'.join(board.text.split('played ')[1][:3].split('-'))}" in board.text
    assert player.name in board.text
    assert not offers(hand, "play") or "Your turn" in hand.text, "the hand that was open has followed"


@pytest.mark.beat(15)
async def test_after_twenty_minutes_the_board_follows_and_an_old_hand_repairs_itself(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    await sim.pass_time(920)
    sim.expire_tokens()
    assert "Time was up" in board.text, "edited by the bot's own token, long after that of any press"
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
async def test_an_old_board_is_posted_anew_and_its_copy_has_no_buttons(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    board = board_of(sim)
    await sim.pass_time(51 * 60)
    await play_first(player, hand)
    newer = board_of(sim)
    assert newer.id != board.id
    assert offers(newer, "hand")
    assert not board.buttons


async def test_talk_that_carries_the_board_away_brings_it_down_at_the_next_turn(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=300)
    board = board_of(sim)
    for number in range(15):
        await other.actor.send(sim.channel, f"bla {number}")
    await sim.pass_time(70)
    await play_first(player, hand)
    assert board_of(sim).id != board.id
    assert not board.buttons


async def test_a_quiet_channel_keeps_its_board_where_it_is(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=300)
    board = board_of(sim)
    await other.actor.send(sim.channel, "hello")
    await sim.pass_time(70)
    await play_first(player, hand)
    assert board_of(sim).id == board.id


@pytest.mark.beat(15)
async def test_a_lobby_that_nobody_starts_closes(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play")).shown
    await sim.pass_time(15 * 60 + 20)
    assert "Nobody started in time" in board.text
    assert not board.buttons
    assert (await ada.slash("domino play")).acknowledged


async def test_the_next_round_is_dealt_by_itself(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, target=150)
    await play_round(sim, (ada,))
    await sim.pass_time(16)
    newer = board_of(sim)
    assert newer.id != board.id
    assert offers(newer, "hand")
    assert not board.buttons
    assert board.pictures, "the end of the round stays to be read"
    assert "Round 1" in board.text
    assert "secret" in board.text
    assert "secret" not in newer.text


def unhurried_bot(database: Path) -> Ayaz:
    return make_bot(database, command_sync=False, requests_per_second=100_000, thinkers=0, draws_aside=False)


async def test_a_computer_takes_between_one_and_three_seconds(open_story: OpenStory) -> None:
    async with open_story(unhurried_bot) as sim:
        ada = sim.person("Ada")
        board = await seat(sim, ada, computers=1)
        hand = await hand_of(sim, ada)
        if tiles(hand):
            await play_first(ada, hand)
        if "Turn: **🤖" not in board.text:
            pytest.fail(f"the computer is not on turn: {board.text}")
        before = board.text
        await sim.pass_time(0.5)
        assert board.text == before
        await sim.pass_time(2.5)
        assert board.text != before


async def test_a_pass_that_waits_for_a_computer_does_not_stop_the_clock(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And passes that never end do not pile up."""
    assert isinstance(sim.bot, Ayaz)
    matches, begun = sim.bot.desk.matches, 0
    tick = matches.tick

    async def hangs_at_first() -> None:
        nonlocal begun
        begun += 1
        await (asyncio.sleep(3600) if begun == 1 or stuck else tick())

    stuck = False
    await two_at_table(sim, turn_time=60)
    monkeypatch.setattr(matches, "tick", hangs_at_first)
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    stuck, before = True, begun
    await sim.pass_time(60)
    assert begun - before == PASSES - 1

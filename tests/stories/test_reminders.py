"""Reminders to the player on turn and warnings before a timeout: sent and deleted, also after a restart."""

from __future__ import annotations

import pytest

from tests.support.http_requests import BOARDS
from tests.support.player_actions import (
    calls,
    calls_of,
    offers,
    play_first,
    press_id,
    seat,
    tiles,
    two_at_table,
    who_plays,
)
from tests.support.simulation import Sim
from tests.support.timed_tables import before_second_miss, called, unseen_turn


async def test_an_idle_player_is_reminded_once_and_the_reminder_is_deleted(sim: Sim) -> None:
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
    assert [shown.id for shown in calls(sim)] == [call.id], "one reminder per turn"
    called = (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown
    assert called.ephemeral
    assert not call.deleted
    await play_first(on_turn, called)
    assert call.deleted


async def test_a_player_who_has_pressed_is_not_reminded(sim: Sim) -> None:
    _, _, _ = await two_at_table(sim, turn_time=300)
    await sim.pass_time(60)
    assert not calls(sim)


async def test_names_that_look_like_mentions_notify_no_one(sim: Sim) -> None:
    names = ("@everyone", "<@&1> `x` **b**")
    host, guest = (sim.person(name) for name in names)
    board = await seat(sim, host, guest)
    assert "@everyone" not in board.text
    assert not board.mentioned
    await sim.pass_time(25)
    for shown in sim.messages():
        assert not shown.raw.mention_everyone
        assert shown.mentioned <= {host.id, guest.id}


@pytest.mark.beat(1)
async def test_a_player_is_warned_once_before_the_timeout(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=120)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, hand = found
    await sim.pass_time(85)
    assert not calls_of(sim, player), "a player who opened the hand is not reminded"
    await sim.pass_time(10)
    [warning] = calls_of(sim, player)
    assert "your time is almost up" in warning.text
    assert offers(warning, "hand")
    await sim.pass_time(10)
    assert [shown.id for shown in calls_of(sim, player)] == [warning.id]
    await play_first(player, hand)
    assert warning.deleted
    assert "Time’s up" not in board.text


@pytest.mark.beat(1)
async def test_a_warning_replaces_the_reminder(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60)
    await sim.pass_time(25)
    [call] = calls(sim)
    await sim.pass_time(22)
    [warning] = calls(sim)
    assert warning.id != call.id
    assert call.deleted
    await sim.pass_time(20)
    assert warning.deleted, "the turn is over"


async def test_a_reminder_from_before_a_restart_is_deleted_with_the_move(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    await sim.restart()
    assert not call.deleted
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    assert call.deleted


async def test_a_reminder_whose_deletion_failed_is_deleted_later(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    sim.env.inject_error("DELETE", BOARDS, status=503, times=None)
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    await sim.pass_time(10)
    assert not call.deleted
    sim.env.backend.faults.clear()
    await sim.pass_time(10)
    assert call.deleted


async def test_a_reminder_of_a_turn_that_ended_before_the_stop_is_deleted_at_the_start(sim: Sim) -> None:
    on_turn, _, call = await called(sim)
    sim.env.inject_error("DELETE", BOARDS, status=503, times=None)
    hand = (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown
    while tiles(hand):
        await play_first(on_turn, hand)
    assert not call.deleted
    sim.env.backend.faults.clear()
    await sim.restart()
    assert call.deleted


async def test_a_reminder_not_stored_before_the_stop_is_deleted_with_the_move(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        """Stop before the message id is stored."""

    monkeypatch.setattr(sim.bot.app.matches.play, "call_posted", killed)  # type: ignore[attr-defined]
    on_turn, _, call = await called(sim)
    await sim.restart()
    assert not call.deleted
    await play_first(on_turn, (await on_turn.click(call, custom_id=press_id(call, "hand"))).shown)
    assert call.deleted


@pytest.mark.parametrize("what", ["call", "warning", "notice"])
async def test_a_reminder_that_discord_did_not_take_is_sent_again(sim: Sim, what: str) -> None:
    if what == "notice":
        late, _ = await before_second_miss(sim)
    else:
        late, _ = await unseen_turn(sim, turn_time=300)
        await sim.pass_time(15 if what == "call" else 220)
    before = [shown.text for shown in calls_of(sim, late)]
    for method, path in (("POST", f"/channels/{sim.channel.id}/messages"), ("PATCH", BOARDS)):
        sim.env.inject_error(method, path, status=503, times=None)
    await sim.pass_time(8)
    assert all(shown.text in before for shown in calls_of(sim, late))
    sim.env.backend.faults.clear()
    await sim.pass_time(12)
    [reminder] = [shown for shown in calls_of(sim, late) if shown.text not in before]
    assert offers(reminder, "take" if what == "notice" else "hand")

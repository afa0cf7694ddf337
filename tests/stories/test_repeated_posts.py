"""A new press posts a new message: Discord makes one message of all posts with the same nonce."""

from __future__ import annotations

import pytest

from tests.support.http_requests import requests
from tests.support.nonces import enforce_nonces
from tests.support.player_actions import (
    board_of,
    calls,
    calls_of,
    invite,
    leave,
    take,
    two_at_table,
)
from tests.support.simulation import Sim
from tests.support.timed_tables import called


async def test_a_second_invitation_of_the_same_person_is_a_second_message(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    enforce_nonces(sim, monkeypatch)
    ada, bo, cem = sim.person("Ada"), sim.person("Bo"), sim.person("Cem")
    lobby = (await ada.slash("domino play", private=True)).shown
    await invite(ada, lobby, bo)
    await sim.pass_time(30)
    assert (await invite(ada, lobby, bo)).text == "Invited: Bo."
    assert len(calls_of(sim, bo)) == 2
    await invite(ada, lobby, cem)
    [first] = calls_of(sim, cem)
    await sim.delete(first)
    await invite(ada, lobby, cem)
    [second] = calls_of(sim, cem)
    assert second.id > first.id


async def test_a_post_whose_message_was_deleted_is_tried_once_more_and_not_again(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", private=True)).shown
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=404, code=10008, times=None)
    before = requests(sim, "POST")
    await invite(ada, lobby, bo)
    await sim.pass_time(120)
    assert requests(sim, "POST") - before == 2


async def test_a_board_that_was_deleted_before_its_post_was_answered_is_posted_again(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, _ = await two_at_table(sim, turn_time=3600)
    old = board_of(sim)
    nonces = enforce_nonces(sim, monkeypatch)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=404, code=10008, times=1)
    await player.slash("domino board")
    assert len(nonces) == len(set(nonces)) == 2
    assert board_of(sim).id > old.id


@pytest.mark.beat(2)
async def test_a_substitute_is_called_on_the_turn_on_which_the_player_before_was(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    enforce_nonces(sim, monkeypatch)
    player, _, first = await called(sim)
    eve, board = sim.person("Eve"), board_of(sim)
    await leave(player, board)
    assert (await take(eve, board)).shown.pictures
    await sim.pass_time(25)
    [call] = calls_of(sim, eve)
    assert call.id > first.id


@pytest.mark.beat(15)
async def test_the_warning_after_a_break_is_a_second_message(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    enforce_nonces(sim, monkeypatch)
    await two_at_table(sim, turn_time=300)
    await sim.pass_time(240)
    [first] = calls(sim)
    await sim.delete(first)
    with sim.as_bot():
        sim.bot.dispatch("disconnect")
    await sim.pass_time(30)
    with sim.as_bot():
        sim.bot.dispatch("resumed")
    await sim.pass_time(20)
    [second] = calls(sim)
    assert second.id > first.id

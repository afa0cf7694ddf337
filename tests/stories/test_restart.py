"""Restarts: old buttons keep working, and pending updates are shown."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import discord
import pytest

from tests.support.player_actions import (
    AFTER_A_STOP,
    board_of,
    offers,
    play_first,
    press_id,
    seat,
    two_at_table,
    who_plays,
)
from tests.support.setting_menus import server_log
from tests.support.simulation import Sim


async def test_after_a_restart_all_old_buttons_work(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    waiting = (await other.slash("domino play")).shown
    await sim.restart()
    assert [shown.id for shown in sim.messages() if shown.buttons] == [board.id, waiting.id], (
        "the board is not posted twice"
    )
    before = board.text
    await play_first(player, hand)
    assert board.text != before
    shown = await other.click(board, custom_id=press_id(board, "hand"))
    assert shown.ephemeral
    assert shown.shown.pictures
    await player.click(waiting, custom_id=press_id(waiting, "join"))
    assert player.name in waiting.text


async def test_the_question_for_an_end_survives_a_restart(sim: Sim) -> None:
    player, other, asked = await two_at_table(sim, turn_time=900)
    ends: list[str] = []
    while not ends:
        if offers(board_of(sim), "ready"):
            for person in (player, other):
                await person.click(board_of(sim), custom_id=press_id(board_of(sim), "ready"))
        found = await who_plays(sim, (player, other))
        assert found is not None
        player, hand, other = *found, other if found[0] is player else player
        asked = (await player.click(hand, custom_id=hand.buttons[0].custom_id)).shown
        ends = [each.custom_id for each in asked.buttons if each.custom_id.count(":") == 5]
    await sim.restart()
    before = board_of(sim).text
    await player.click(asked, custom_id=ends[0])
    assert board_of(sim).text != before


async def test_presses_during_shutdown_are_answered(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    sim.bot.dispatcher.closing = True  # type: ignore[attr-defined]
    before = board.text
    reply = await player.press(hand, hand.buttons[0].custom_id)
    assert "restarting" in reply.text
    assert "restarting" in (await player.slash("domino hand")).text
    assert board.text == before


async def test_a_pending_board_update_is_shown_after_the_restart(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    before = board.text
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await play_first(player, hand)
    assert board.text == before
    sim.env.backend.faults.clear()
    await sim.restart()
    assert board.text != before


async def test_a_pending_match_end_is_shown_after_the_restart(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert offers(board, "hand")
    sim.env.backend.faults.clear()
    await sim.restart()
    assert "without a result" in board.text
    assert board.labels == AFTER_A_STOP


async def test_a_match_end_under_unknown_rules_does_not_block_other_tables(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    over = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    begun = await seat(sim, bo, computers=1)
    assert offers(begun, "start"), "its start could not be shown either"
    sim.env.backend.faults.clear()
    await sim.bot.close()
    with closing(sqlite3.connect(sim.database)) as connection, connection:
        connection.execute("UPDATE matches SET rules_version = 999 WHERE ended_at IS NOT NULL")
    await sim.restart()
    assert offers(over, "hand"), "its text is unknown"
    assert offers(begun, "hand")


async def test_a_second_ready_event_restores_nothing_twice(sim: Sim) -> None:
    await two_at_table(sim, turn_time=900)
    requests = len(sim.env.http_requests)
    for _ in range(3):
        sim.bot.dispatch("ready")
        await sim.settle()
    assert len(sim.env.http_requests) == requests


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET payload = '{' WHERE seq = (SELECT MAX(seq) FROM events)",
        "UPDATE events SET codec = codec + 1",
        "UPDATE events SET kind = 'Teleported' WHERE seq = 3",
    ],
)
async def test_a_match_that_the_new_version_cannot_read_is_closed_at_the_start(sim: Sim, damage: str) -> None:
    player, other, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    mod = sim.person("Mod", permissions=discord.Permissions(manage_guild=True))
    with closing(sqlite3.connect(sim.database)) as database, database:
        database.execute(damage)
    await sim.restart()
    await sim.pass_time(5)
    assert "ended without a result" in board.text
    assert not board.buttons
    assert "match 1 · the bot was updated" in (await server_log(mod)).text
    assert "not running" in (await player.press(hand, hand.buttons[0].custom_id)).text
    for person in (player, other):
        assert "not at a table" in (await person.slash("domino hand")).text
    for _ in range(2):
        assert (await player.slash("domino play")).shown.buttons

"""What Discord, moderators and operators do to a running match: it is never lost, and somebody is told."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cogs.listeners import SYNCED
from tests.support.bots import newcomer
from tests.support.player_actions import (
    board_of,
    hand_of,
    offers,
    play_first,
    press_id,
    seat,
    tiles,
    two_at_table,
    who_plays,
)
from tests.support.simulation import Person, Shown, Sim, open_sim


async def start(sim: Sim, **options: int) -> tuple[Person, Person, Shown]:
    """Two people at a table; who is on turn, the other one, and the hand of who is on turn."""
    return await two_at_table(sim, **({"turn_time": 900} | options))


# ---- permissions -------------------------------------------------------------------------------------------------


async def test_what_is_missing_is_said_before_a_table_is_opened(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    sim.set_bot_permissions(send_messages=False)
    reply = await ada.slash("domino play")
    assert reply.ephemeral
    assert "Mesaj Gönder" in reply.text
    assert not sim.messages()
    sim.set_bot_permissions(send_messages=None)
    assert not (await ada.slash("domino play")).ephemeral


async def test_where_files_may_not_be_attached_the_board_is_text(sim: Sim) -> None:
    sim.set_bot_permissions(attach_files=False)
    player, _, hand = await start(sim)
    board = board_of(sim)
    assert not board.pictures
    assert "Boneyard" in board.text
    assert hand.pictures, "answers to presses may always carry a picture"
    sim.set_bot_permissions(attach_files=None)
    await play_first(player, hand)
    assert board_of(sim).pictures


async def test_a_permission_lost_in_mid_match_is_told_and_the_board_command_goes_on(sim: Sim) -> None:
    player, other, hand = await start(sim)
    board = board_of(sim)
    before = board.text
    sim.set_bot_permissions(view_channel=True, send_messages=False)
    first = next(button.custom_id for button in hand.buttons)
    after = (await player.press(hand, first if first.count(":") == 5 else f"{first}:left")).shown
    assert "Send Messages" in after.text
    requests = len(sim.env.http_requests)
    await sim.pass_time(30)
    assert len(sim.env.http_requests) - requests <= 2, "nothing is tried over and over"
    assert board.text == before
    sim.set_bot_permissions(send_messages=None)
    await other.slash("domino board")
    newer = board_of(sim)
    assert newer.text != before
    assert offers(newer, "hand")


async def test_a_refused_edit_is_not_tried_over_and_over(sim: Sim) -> None:
    player, _, hand = await start(sim)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await play_first(player, hand)
    requests = len(sim.env.http_requests)
    await sim.pass_time(15)
    assert len(sim.env.http_requests) == requests
    sim.env.backend.faults.clear()
    before = board_of(sim).text
    await hand_of(sim, player)
    assert board_of(sim).text != before, "the next press brings the board up to date"


# ---- messages and channels that go away --------------------------------------------------------------------------


async def test_a_deleted_board_is_posted_again_with_the_next_move(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    await sim.delete(board)
    await play_first(player, hand)
    newer = board_of(sim)
    assert newer.id != board.id
    assert newer.pictures


async def test_every_message_of_the_table_deleted_the_move_counts(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim).text
    await sim.pass_time(25)
    for shown in sim.messages():
        await sim.delete(shown)
    await play_first(player, hand)
    assert board_of(sim).text != before


async def test_a_deleted_channel_closes_its_tables_and_frees_the_people(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    player, other, _ = await start(sim)
    first = (await player.slash("domino play", channel=elsewhere)).shown
    await player.click(first, "Leave")
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.settle()
    assert (await other.slash("domino hand", channel=elsewhere)).text == "You do not sit at a table in this channel."
    for _ in range(2):
        assert not (await player.slash("domino play", channel=elsewhere)).ephemeral


async def test_a_bot_sent_away_closes_its_tables(sim: Sim) -> None:
    await start(sim)
    sim.env.backend.remove_guild(sim.guild.id)
    await sim.settle()
    assert await sim.bot.desk.matches.queries.live_tables() == ()  # type: ignore[attr-defined]


# ---- restarts ----------------------------------------------------------------------------------------------------


async def test_after_a_restart_every_button_of_before_works(sim: Sim) -> None:
    player, other, hand = await start(sim)
    board = board_of(sim)
    waiting = (await other.slash("domino play")).shown
    await sim.restart()
    assert [shown.id for shown in sim.messages() if shown.buttons] == [board.id, waiting.id], "no board twice"
    before = board.text
    await play_first(player, hand)
    assert board.text != before
    shown = await other.click(board, custom_id=press_id(board, "hand"))
    assert shown.ephemeral
    assert shown.shown.pictures
    await player.click(waiting, custom_id=press_id(waiting, "join"))
    assert player.name in waiting.text


async def test_a_question_for_an_end_survives_a_restart(sim: Sim) -> None:
    player, other, asked = await start(sim)
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


async def test_while_the_bot_stops_presses_hear_of_it(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    sim.bot.desk.closing = True  # type: ignore[attr-defined]
    before = board.text
    reply = await player.press(hand, hand.buttons[0].custom_id)
    assert "restarting" in reply.text
    assert "restarting" in (await player.slash("domino hand")).text
    assert board.text == before


async def test_what_nobody_was_shown_is_shown_after_the_restart(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    before = board.text
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await play_first(player, hand)
    assert board.text == before
    sim.env.backend.faults.clear()
    await sim.restart()
    assert board.text != before


async def test_an_end_that_nobody_was_shown_is_shown_after_the_restart(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert offers(board, "hand")
    sim.env.backend.faults.clear()
    await sim.restart()
    assert "without a result" in board.text
    assert not board.buttons


async def test_an_end_by_rules_that_are_known_no_more_keeps_no_other_table_from_being_shown(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    over = await seat(sim, ada, computers=1)
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    begun = await seat(sim, bo, computers=1)
    assert offers(begun, "start"), "that it has begun could not be shown either"
    sim.env.backend.faults.clear()
    await sim.bot.close()
    with closing(sqlite3.connect(sim.database)) as connection, connection:
        connection.execute("UPDATE matches SET rules_version = 999 WHERE ended_at IS NOT NULL")
    await sim.restart()
    assert offers(over, "hand"), "what it would say is not known"
    assert offers(begun, "hand")


async def test_a_channel_deleted_while_the_bot_was_away_frees_its_people(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    player, _, _ = await start(sim)
    await sim.bot.close()
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.restart()
    assert "not sit" in (await player.slash("domino hand", channel=elsewhere)).text


async def test_ready_that_comes_again_restores_nothing_twice(sim: Sim) -> None:
    await start(sim)
    requests = len(sim.env.http_requests)
    for _ in range(3):
        sim.bot.dispatch("ready")
        await sim.settle()
    assert len(sim.env.http_requests) == requests


# ---- errors of Discord -------------------------------------------------------------------------------------------


async def test_an_answer_that_had_arrived_after_all_is_no_error(sim: Sim) -> None:
    player, _, hand = await start(sim)
    sim.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060, times=1)
    before = board_of(sim).text
    first = next(button.custom_id for button in hand.buttons)
    await player.press(hand, first if first.count(":") == 5 else f"{first}:left")
    assert board_of(sim).text != before


async def test_a_press_whose_token_died_is_dropped_quietly(sim: Sim) -> None:
    player, _, _ = await start(sim)
    sim.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062, times=1)
    board = board_of(sim)
    await player.press(board, press_id(board, "hand"))
    assert (await player.click(board, custom_id=press_id(board, "hand"))).ephemeral


async def test_a_board_that_discord_failed_to_take_is_tried_again(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=503, times=1)
    await play_first(player, hand)
    await sim.pass_time(2)
    assert board_of(sim).text != before


async def test_an_open_hand_with_a_dead_token_is_let_go(sim: Sim) -> None:
    player, other, hand = await start(sim)
    theirs = await hand_of(sim, other)
    sim.expire_tokens(other)
    await play_first(player, hand)
    assert not tiles(theirs), "nobody could touch it"
    assert (await hand_of(sim, other)).pictures


# ---- commands ----------------------------------------------------------------------------------------------------


async def test_commands_are_sent_once_and_again_only_when_they_change(tmp_path: Path) -> None:
    def synced() -> int:
        return sum(request.method == "PUT" and request.path.endswith("/commands") for request in sim.env.http_requests)

    async with open_sim(newcomer, tmp_path / "ayaz.sqlite3") as sim:
        assert synced() == 1
        await sim.restart()
        assert synced() == 1
        with closing(sqlite3.connect(sim.database)) as connection, connection:
            connection.execute("UPDATE meta SET value = 'of an older version' WHERE key = ?", (SYNCED,))
        await sim.restart()
        assert synced() == 2


async def test_commands_are_offered_in_servers_only(sim: Sim) -> None:
    offered = [command.to_dict(sim.bot.tree) for command in sim.bot.tree.get_commands()]  # type: ignore[attr-defined]
    assert {payload["name"] for payload in offered} >= {"domino"}
    for payload in offered:
        assert payload["contexts"] == [0]
        assert payload["integration_types"] == [0]


async def test_an_unknown_command_error_is_told(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = sim.person("Ada")

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no more ink")

    monkeypatch.setattr(sim.bot.desk.matches.seats, "open", broken)  # type: ignore[attr-defined]
    reply = await ada.slash("domino play")
    assert reply.ephemeral
    assert getattr(sim.errors.records[0], "error_id") in reply.text  # noqa: B009 (a field of the log)
    sim.errors.expect("no more ink")

"""Missing permissions: lost, restored, or absent from the start."""

from __future__ import annotations

from datetime import timedelta

import discord
import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from tests.support.http_requests import BOARDS
from tests.support.player_actions import (
    board_of,
    live,
    offers,
    play_first,
    press_id,
    tiles,
    timed_out,
    two_at_table,
)
from tests.support.simulation import Sim
from tests.support.timed_tables import announce_bot, start

pytestmark = pytest.mark.beat(5)
A_DAY = 24 * 3600


async def test_without_permission_to_show_the_board_the_clock_stands_still(sim: Sim) -> None:
    player, _, _ = await start(sim)
    await sim.pass_time(50)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(600)
    hand = (await player.slash("domino hand")).shown
    assert "Send Messages" in hand.text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(25)
    assert not timed_out(sim), "half a minute at least"
    assert tiles(hand)
    await sim.pass_time(15)
    assert timed_out(sim), "what was left of the turn, not a new one"


async def test_in_a_match_started_without_permissions_the_clock_stands_still(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", turn_time=60)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(5)
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await sim.pass_time(30)
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(50)
    assert not timed_out(sim), "a full turn from the moment it can be shown"
    await sim.pass_time(20)
    assert timed_out(sim)


async def test_a_move_at_a_suspended_table_counts_and_is_shown_later(sim: Sim) -> None:
    player, other, hand = await start(sim)
    before = board_of(sim).text
    sim.set_bot_permissions(view_channel=False)
    await sim.pass_time(5)
    elsewhere = sim.guild.create_text_channel("second")
    await play_first(player, hand)
    assert "View Channel" in (await other.slash("domino hand", channel=elsewhere)).text
    assert board_of(sim).text == before
    sim.set_bot_permissions(view_channel=None)
    await sim.pass_time(5)
    assert board_of(sim).text != before


async def test_permissions_changed_while_the_bot_was_down(sim: Sim) -> None:
    await start(sim)
    await sim.bot.close()
    sim.set_bot_permissions(send_messages=False)
    await sim.restart()
    await sim.pass_time(300)
    assert not timed_out(sim)
    await sim.bot.close()
    sim.set_bot_permissions(send_messages=None)
    await sim.restart()
    await sim.pass_time(50)
    assert not timed_out(sim)
    await sim.pass_time(20)
    assert timed_out(sim)


async def test_deleting_a_role_removes_its_permissions(sim: Sim) -> None:
    await start(sim)
    backend = sim.env.backend
    send = discord.Permissions.send_messages.flag
    for role in list(backend.get_guild(sim.guild.id).roles.values()):
        backend.edit_role(sim.guild.id, role.id, {"permissions": role.permissions & ~send})
    await sim.pass_time(300)
    assert not timed_out(sim)
    speakers = sim.guild.create_role("Speakers", permissions=discord.Permissions(send_messages=True))
    backend.add_member_role(sim.guild.id, backend.bot_user.id, speakers.id)
    announce_bot(sim)
    await sim.pass_time(50)
    backend.delete_role(sim.guild.id, speakers.id)
    await sim.pass_time(300)
    assert not timed_out(sim)


async def test_a_timeout_of_the_bot_ends_without_an_event(sim: Sim) -> None:
    player, _, _ = await start(sim)
    backend = sim.env.backend
    until = (sim.env.now() + timedelta(minutes=10)).isoformat()
    backend.edit_member(sim.guild.id, backend.bot_user.id, {"timed_out_until": until})
    announce_bot(sim)
    await sim.pass_time(300)
    assert not timed_out(sim)
    assert "Send Messages" in (await player.slash("domino hand")).text
    await sim.pass_time(325)
    assert not timed_out(sim)
    await sim.pass_time(165)
    assert timed_out(sim)


async def test_an_unexplained_refusal_suspends_the_table_and_is_retried_periodically(sim: Sim) -> None:
    player, other, hand = await start(sim)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", BOARDS, status=403, code=50013, times=None)
    await play_first(player, hand)
    await sim.pass_time(200)
    assert "won’t let me" in (await other.slash("domino hand")).text
    sim.env.backend.faults.clear()
    assert board_of(sim).text == before
    await sim.pass_time(310)
    after = board_of(sim).text
    assert after != before
    assert "Time’s up" not in after


@pytest.mark.beat(120)
async def test_a_table_suspended_for_a_day_closes_and_says_so_once_it_can(sim: Sim) -> None:
    people = (*(await start(sim))[:2],)
    board = board_of(sim)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(A_DAY - 600, at_a_time=3600)
    assert await live(sim) == 1
    await sim.pass_time(1200, at_a_time=600)
    assert await live(sim) == 0
    for person in people:
        assert "not at a table" in (await person.slash("domino hand")).text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(300)
    assert "without a result" in sim.messages()[-1].text, "an end is shown where people are"
    assert not board.buttons


@pytest.mark.beat(15)
async def test_a_lobby_without_permissions_expires_like_any_other(sim: Sim) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play")
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(930)
    assert await live(sim) == 0


async def test_missing_permissions_are_named_before_a_table_is_opened(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    sim.set_bot_permissions(send_messages=False)
    reply = await ada.slash("domino play")
    assert reply.ephemeral
    assert "Mesaj Gönder" in reply.text
    assert not sim.messages()
    sim.set_bot_permissions(send_messages=None)
    assert not (await ada.slash("domino play")).ephemeral


async def test_without_permission_to_attach_files_the_board_is_text(sim: Sim) -> None:
    sim.set_bot_permissions(attach_files=False)
    player, _, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    assert not board.pictures
    assert "Boneyard" in board.text
    assert hand.pictures, "answers to presses can always have a picture"
    sim.set_bot_permissions(attach_files=None)
    await play_first(player, hand)
    assert board_of(sim).pictures


async def test_a_permission_lost_during_a_match_is_reported_and_the_board_command_still_works(sim: Sim) -> None:
    player, other, hand = await two_at_table(sim, turn_time=900)
    board = board_of(sim)
    before = board.text
    sim.set_bot_permissions(view_channel=True, send_messages=False)
    first = next(button.custom_id for button in hand.buttons)
    after = (await player.press(hand, first if first.count(":") == 5 else f"{first}:left")).shown
    assert "Send Messages" in after.text
    requests = len(sim.env.http_requests)
    await sim.pass_time(30)
    assert len(sim.env.http_requests) - requests <= 2, "nothing is retried over and over"
    assert board.text == before
    sim.set_bot_permissions(send_messages=None)
    await other.slash("domino board")
    newer = board_of(sim)
    assert newer.text != before
    assert offers(newer, "hand")


@pytest.mark.beat(0.5)
async def test_when_a_permission_is_restored_the_board_updates_by_itself(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    before = board_of(sim).text
    sim.set_bot_permissions(view_channel=True, send_messages=False)
    await play_first(player, hand)
    await sim.pass_time(5)
    assert board_of(sim).text == before
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(2)
    assert board_of(sim).text != before


@pytest.mark.beat(0.5)
async def test_an_unexplained_refusal_is_retried_at_the_next_role_change(sim: Sim) -> None:
    player, _, hand = await two_at_table(sim, turn_time=3600)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", BOARDS, status=403, code=50013, times=None)
    await play_first(player, hand)
    sim.env.backend.faults.clear()
    await sim.pass_time(15)
    assert board_of(sim).text == before
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(2)
    assert board_of(sim).text != before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_opening_a_table_where_pictures_are_not_allowed_warns_the_host(sim: Sim, language: str) -> None:
    sim.set_bot_permissions(attach_files=False)
    ada = sim.person("Ada", locale=language)
    await ada.slash("domino play")
    assert [shown.text for shown in ada.ephemerals()] == [Catalogue(language).text("screen-no-pictures")]
    assert offers(board_of(sim), "join")


async def test_no_warning_where_pictures_are_allowed(sim: Sim) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play")
    assert ada.ephemerals() == []

"""No table is ever stuck: people, rights, places, servers and Discord itself go away and come back."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from simcord.backend import serializers
from simcord.builders import ChannelHandle

from tests.cogs.bots import patient_bot, sleepy_bot
from tests.cogs.playing import add_computer, board_of, hand_of, offers, play_first, press_id, tiles, two_at_table
from tests.sim import OpenStory, Person, Shown, Sim

BOARDS = "/channels/*/messages/*"
A_DAY = 24 * 3600


@pytest.fixture
async def sim(open_story: OpenStory) -> AsyncIterator[Sim]:
    async with open_story(patient_bot) as running:
        yield running


async def start(sim: Sim, **options: Any) -> tuple[Person, Person, Shown]:
    """Two people with a minute for a turn; who is on turn, the other one, and the hand of who is on turn."""
    return await two_at_table(sim, **({"turn_time": 60} | options))


async def unseen_turn(sim: Sim, **options: Any) -> tuple[Person, Person]:
    """A table at which a turn has just begun; whose it is (they have pressed nothing yet), and the other one."""
    player, other, hand = await start(sim, **options)
    while tiles(hand):
        await play_first(player, hand)
    return other, player


def leave_server(sim: Sim, person: Person) -> None:
    """Nothing of it is announced to a bot without the members intent."""
    sim.env.backend.remove_member(sim.guild.id, person.id)


def calls(sim: Sim) -> list[Shown]:
    return [shown for shown in sim.messages() if shown.mentioned]


def timed_out(sim: Sim) -> bool:
    return "Time was up" in board_of(sim).text


async def live(sim: Sim) -> int:
    return len(await sim.bot.desk.matches.live_tables())  # type: ignore[attr-defined]


# ---- people who leave the server -----------------------------------------------------------------------------------


async def test_who_has_left_the_server_is_not_called_but_has_left(sim: Sim) -> None:
    gone, other = await unseen_turn(sim)
    leave_server(sim, gone)
    await sim.pass_time(25)
    assert not calls(sim)
    assert f"Computer (for {gone.name})" in board_of(sim).text
    await sim.pass_time(3)
    assert tiles(await hand_of(sim, other)), "the computer has moved in their stead"


async def test_who_leaves_the_server_after_a_press_has_left_when_their_time_is_up(sim: Sim) -> None:
    gone, _, _ = await start(sim)
    leave_server(sim, gone)
    await sim.pass_time(50)
    assert "no longer" not in board_of(sim).text
    await sim.pass_time(12)
    assert f"{gone.name} is no longer in this server" in board_of(sim).text


async def test_who_comes_back_to_the_server_has_the_seat_again(sim: Sim) -> None:
    gone, other = await unseen_turn(sim)
    leave_server(sim, gone)
    await sim.pass_time(25)
    assert f"Computer (for {gone.name})" in board_of(sim).text
    sim.env.backend.add_member(sim.guild.id, gone.id)
    back = (await gone.click(board_of(sim), custom_id=press_id(board_of(sim), "take"))).shown
    assert back.ephemeral
    assert back.pictures, "their hand"
    for _ in range(10):
        if tiles(hand := await hand_of(sim, other)):
            await play_first(other, hand)
    board = board_of(sim)
    assert "Computer" not in "".join(board.alt_texts), "on no seat; what it has played it has played"
    assert gone.name in "".join(board.alt_texts)


async def test_who_cannot_be_asked_for_is_called(sim: Sim) -> None:
    slow, _ = await unseen_turn(sim)
    sim.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await sim.pass_time(25)
    [call] = calls(sim)
    assert call.mentioned == {slow.id}
    assert "Computer" not in board_of(sim).text


async def test_when_everybody_has_left_the_server_the_match_ends_and_they_are_free(sim: Sim) -> None:
    gone, other = await unseen_turn(sim, target=25)
    for person in (gone, other):
        leave_server(sim, person)
    await sim.pass_time(200)
    assert await live(sim) == 0
    assert not offers(board_of(sim), "hand")


async def test_a_lobby_whose_host_left_the_server_goes_to_who_is_there(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    leave_server(sim, ada)
    await sim.pass_time(120)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await add_computer(bo, lobby)
    await bo.click(lobby, custom_id=press_id(lobby, "start"))
    assert offers(board_of(sim), "hand")


def announce_bot(sim: Sim) -> None:
    """What changes in the bot's own membership Discord announces without the members intent, too; simcord does not."""
    backend = sim.env.backend
    guild = backend.get_guild(sim.guild.id)
    payload = dict(serializers.member_payload(backend, guild, guild.members[backend.bot_user.id]))
    sim.bot._connection.parsers["GUILD_MEMBER_UPDATE"](payload | {"guild_id": str(sim.guild.id)})


# ---- rights that are taken away and given back ---------------------------------------------------------------------


async def test_without_the_right_to_show_the_board_nobodys_time_runs(sim: Sim) -> None:
    player, _, hand = await start(sim)
    await sim.pass_time(50)
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(600)
    assert "Send Messages" in (await player.slash("domino hand")).text
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(55)
    assert not timed_out(sim), "a full turn, not what was left of it"
    assert tiles(hand)
    await sim.pass_time(8)
    assert timed_out(sim)


async def test_in_a_match_that_begins_where_it_cannot_be_shown_nobodys_time_runs(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", turn_time=60)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    sim.set_bot_permissions(send_messages=False)
    await sim.pass_time(2)
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await sim.pass_time(30)
    sim.set_bot_permissions(send_messages=None)
    await sim.pass_time(50)
    assert not timed_out(sim), "a full turn since it can be shown"
    await sim.pass_time(15)
    assert timed_out(sim)


async def test_a_move_at_a_paused_table_counts_and_is_shown_later(sim: Sim) -> None:
    player, other, hand = await start(sim)
    before = board_of(sim).text
    sim.set_bot_permissions(view_channel=False)
    await sim.pass_time(2)
    elsewhere = sim.guild.create_text_channel("second")
    await play_first(player, hand)
    assert "View Channel" in (await other.slash("domino hand", channel=elsewhere)).text
    assert board_of(sim).text == before
    sim.set_bot_permissions(view_channel=None)
    await sim.pass_time(2)
    assert board_of(sim).text != before


async def test_rights_taken_and_given_while_the_bot_was_away(sim: Sim) -> None:
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
    await sim.pass_time(15)
    assert timed_out(sim)


async def test_a_role_that_is_deleted_takes_its_rights_along(sim: Sim) -> None:
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


async def test_a_time_out_of_the_bot_ends_without_being_announced(sim: Sim) -> None:
    player, _, _ = await start(sim)
    backend = sim.env.backend
    until = (sim.env.now() + timedelta(minutes=10)).isoformat()
    backend.edit_member(sim.guild.id, backend.bot_user.id, {"timed_out_until": until})
    announce_bot(sim)
    await sim.pass_time(300)
    assert not timed_out(sim)
    assert "Send Messages" in (await player.slash("domino hand")).text
    await sim.pass_time(360)
    assert not timed_out(sim)
    await sim.pass_time(130)
    assert timed_out(sim)


async def test_a_refusal_without_a_reason_pauses_and_is_tried_again_now_and_then(sim: Sim) -> None:
    player, other, hand = await start(sim)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", BOARDS, status=403, code=50013, times=None)
    await play_first(player, hand)
    await sim.pass_time(200)
    assert "does not let me" in (await other.slash("domino hand")).text
    sim.env.backend.faults.clear()
    assert board_of(sim).text == before
    await sim.pass_time(310)
    after = board_of(sim).text
    assert after != before
    assert "Time was up" not in after


async def test_a_table_paused_for_a_day_closes_and_says_so_when_it_can(open_story: OpenStory) -> None:
    async with open_story(sleepy_bot) as sim:
        people = (*(await start(sim))[:2],)
        board = board_of(sim)
        sim.set_bot_permissions(send_messages=False)
        await sim.pass_time(A_DAY - 600)
        assert await live(sim) == 1
        await sim.pass_time(1200)
        assert await live(sim) == 0
        for person in people:
            assert "not sit" in (await person.slash("domino hand")).text
        sim.set_bot_permissions(send_messages=None)
        await sim.pass_time(300)
        assert "without a result" in board.text
        assert not board.buttons


async def test_a_lobby_without_rights_expires_as_any_other(slow_sim: Sim) -> None:
    ada = slow_sim.person("Ada")
    await ada.slash("domino play")
    slow_sim.set_bot_permissions(send_messages=False)
    await slow_sim.pass_time(930)
    assert await live(slow_sim) == 0


# ---- threads -------------------------------------------------------------------------------------------------------


def thread_of(sim: Sim) -> ChannelHandle:
    backend = sim.env.backend
    thread = backend.create_thread(sim.channel.id, "table", backend.bot_user.id)
    return ChannelHandle(sim.env, sim.guild, thread)


def archive(sim: Sim, thread: ChannelHandle, *, archived: bool, locked: bool = False) -> None:
    """simcord lets bots edit and post in archived threads, Discord does not."""
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": archived, "locked": locked})
    sim.env.backend.faults.clear()
    if archived:
        sim.env.inject_error("PATCH", BOARDS, status=400, code=50083, times=None)
        if locked:
            sim.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=50083, times=None)


async def in_thread(sim: Sim, thread: ChannelHandle) -> tuple[Person, Person, Shown]:
    """As ``start``, in a thread."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", channel=thread, turn_time=60)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    for person, other in ((ada, bo), (bo, ada)):
        hand = (await person.click(lobby, custom_id=press_id(lobby, "hand"))).shown
        if tiles(hand):
            return person, other, hand
    raise AssertionError("nobody is on turn")


def boards_in(sim: Sim, thread: ChannelHandle) -> list[Shown]:
    return [shown for shown in sim.messages(thread) if offers(shown, "hand") and not shown.mentioned]


async def test_an_archived_thread_is_opened_by_posting(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, hand = await in_thread(sim, thread)
    [before] = boards_in(sim, thread)
    archive(sim, thread, archived=True)
    await play_first(player, hand)
    archive(sim, thread, archived=False)
    await sim.pass_time(5)
    [board] = boards_in(sim, thread)
    assert board.id > before.id
    assert "played" in board.text
    assert not before.buttons


async def test_a_thread_closed_for_good_pauses_its_table_until_it_is_opened(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, _ = await in_thread(sim, thread)
    archive(sim, thread, archived=True, locked=True)
    await sim.pass_time(300)
    assert "Manage Threads" in (await player.slash("domino hand")).text
    assert not any("Time was up" in shown.text for shown in sim.messages(thread))
    archive(sim, thread, archived=False)
    await sim.pass_time(50)
    assert not any("Time was up" in shown.text for shown in sim.messages(thread))
    await sim.pass_time(15)
    assert any("Time was up" in shown.text for shown in sim.messages(thread))


async def test_a_thread_that_was_closed_for_good_while_the_bot_was_away(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, _ = await in_thread(sim, thread)
    await sim.bot.close()
    archive(sim, thread, archived=True, locked=True)
    await sim.restart()
    await sim.pass_time(200)
    assert not any("Time was up" in shown.text for shown in sim.messages(thread))
    assert "Manage Threads" in (await player.slash("domino hand")).text


async def test_in_a_locked_thread_that_is_open_the_table_waits(sim: Sim) -> None:
    thread = thread_of(sim)
    sim.set_bot_permissions(manage_threads=False)
    player, _, _ = await in_thread(sim, thread)
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await sim.pass_time(300)
    assert "Manage Threads" in (await player.slash("domino hand", channel=thread)).text
    assert not any("Time was up" in shown.text for shown in sim.messages(thread))
    sim.set_bot_permissions(manage_threads=True)
    await sim.pass_time(65)
    assert any("Time was up" in shown.text for shown in sim.messages(thread))


async def test_a_deleted_thread_closes_its_table(sim: Sim) -> None:
    thread = thread_of(sim)
    await in_thread(sim, thread)
    sim.env.backend.delete_channel(thread.id)
    await sim.settle()
    assert await live(sim) == 0


async def test_a_channel_takes_its_threads_along_archived_ones_too(sim: Sim) -> None:
    parent = sim.guild.create_text_channel("parent")
    backend = sim.env.backend
    for archived in (False, True):
        thread = ChannelHandle(sim.env, sim.guild, backend.create_thread(parent.id, "t", backend.bot_user.id))
        await in_thread(sim, thread)
        if archived:
            backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
            await sim.settle()
    for thread_id in list(backend.get_guild(sim.guild.id).thread_ids):
        del backend.channels[thread_id]  # Discord announces none of them
        backend.messages.pop(thread_id)
        backend.get_guild(sim.guild.id).thread_ids.remove(thread_id)
    backend.delete_channel(parent.id)
    await sim.pass_time(2)
    assert await live(sim) == 0


# ---- Discord goes away ---------------------------------------------------------------------------------------------


def happens(sim: Sim, event: str) -> None:
    """Something with the connection; inside the simulated time."""
    with sim.env._bot_scope():
        sim.bot.dispatch(event)


async def test_while_the_gateway_is_away_nobodys_time_runs(sim: Sim) -> None:
    await start(sim)
    await sim.pass_time(50)
    happens(sim, "disconnect")
    await sim.pass_time(180)
    assert not timed_out(sim)
    happens(sim, "disconnect")  # an attempt that failed
    await sim.pass_time(20)
    before = board_of(sim).text
    happens(sim, "resumed")
    await sim.pass_time(50)
    assert not timed_out(sim)
    assert board_of(sim).text != before, "the board says how long the turn lasts now"
    await sim.pass_time(12)
    assert timed_out(sim)


async def test_a_short_break_gives_nobody_more_time(sim: Sim) -> None:
    await start(sim)
    await sim.pass_time(50)
    happens(sim, "disconnect")
    await sim.pass_time(5)
    happens(sim, "resumed")
    await sim.pass_time(8)
    assert timed_out(sim)


def lose_server(sim: Sim) -> None:
    sim.env.backend.emit("GUILD_DELETE", {"id": str(sim.guild.id), "unavailable": True})


def find_server(sim: Sim) -> None:
    backend = sim.env.backend
    backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(sim.guild.id)))


async def test_a_server_that_discord_has_lost_is_waited_for(sim: Sim) -> None:
    player, _, hand = await start(sim)
    board = board_of(sim)
    await sim.pass_time(50)
    lose_server(sim)
    sim.env.inject_error("PATCH", BOARDS, status=404, code=10003, times=None)
    await sim.pass_time(300)
    assert await live(sim) == 1
    sim.env.backend.faults.clear()
    find_server(sim)
    await sim.pass_time(50)
    assert not timed_out(sim)
    before = board.text
    await play_first(player, hand)
    assert board.text != before


async def test_a_channel_unknown_while_its_server_is_lost_is_not_gone(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, _, hand = await start(sim)
    edit = discord.PartialMessage.edit

    async def losing(message: discord.PartialMessage, **more: Any) -> Any:
        """The server is lost in the middle of the request."""
        lose_server(sim)
        return await edit(message, **more)

    monkeypatch.setattr(discord.PartialMessage, "edit", losing)
    sim.env.inject_error("PATCH", BOARDS, status=404, code=10003, times=None)
    await play_first(player, hand)
    await sim.pass_time(5)
    assert await live(sim) == 1


async def test_what_was_not_announced_is_found_with_the_next_session(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    other = sim.env.create_guild("Other")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play", channel=elsewhere)
    await bo.slash("domino play")
    backend = sim.env.backend
    del backend.channels[elsewhere.id]
    backend.get_guild(sim.guild.id).channel_ids.remove(elsewhere.id)
    identify(sim, sim.guild.id, other.id)
    await sim.pass_time(5)
    assert await live(sim) == 1
    identify(sim, other.id)
    await sim.pass_time(5)
    assert await live(sim) == 0


def identify(sim: Sim, *guilds: int) -> None:
    """Discord begins a new session, after it has lost the one before, and names these servers."""
    backend = sim.env.backend
    backend.emit(
        "READY",
        {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in guilds],
            "session_id": "another",
            "resume_gateway_url": "wss://simcord.invalid",
            "shard": [0, 1],
            "application": {"id": str(backend.application_id), "flags": 0},
        },
    )
    for guild in guilds:
        backend.emit("GUILD_CREATE", serializers.guild_create_payload(backend, backend.get_guild(guild)))


class _Heart:
    """What discord.py keeps of a line: when anything came last, by ``time.perf_counter``, and the heartbeats' pace."""

    def __init__(self, silence: float) -> None:
        self.interval = 41.25
        self._last_recv = time.perf_counter() - silence


@pytest.mark.parametrize(("silence", "stands_still"), [(30, False), (50, True)])
async def test_a_line_that_is_silent_without_being_cut_counts_as_cut(
    sim: Sim, silence: float, stands_still: bool
) -> None:
    await start(sim)
    await sim.pass_time(50)
    line = SimpleNamespace(_keep_alive=_Heart(silence), open=False)
    sim.bot.ws = line  # type: ignore[assignment]
    await sim.pass_time(20)
    assert timed_out(sim) is not stands_still
    line._keep_alive = _Heart(0)
    await sim.pass_time(50)
    if stands_still:
        assert not timed_out(sim), "a full turn since it is heard again"

"""No table is ever stuck: threads are archived, closed for good, deleted."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from tests.support.player_actions import (
    live,
    offers,
    play_first,
    press_id,
    tiles,
)
from tests.support.simulation import Person, Shown, Sim
from tests.support.timed_tables import BOARDS

pytestmark = pytest.mark.beat(5)


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
    await sim.pass_time(20)
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
    await sim.pass_time(70)
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
    await sim.pass_time(5)
    assert await live(sim) == 0

"""Tables in threads that are archived, locked and reopened."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from tests.support.player_actions import (
    offers,
    play_first,
)
from tests.support.simulation import Shown, Sim
from tests.support.threads import archive, in_thread, thread_of

pytestmark = pytest.mark.beat(5)


def boards_in(sim: Sim, thread: ChannelHandle) -> list[Shown]:
    return [shown for shown in sim.messages(thread) if offers(shown, "hand") and not shown.mentioned]


async def test_posting_reopens_an_archived_thread(sim: Sim) -> None:
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


async def test_a_locked_and_archived_thread_suspends_its_table_until_it_is_reopened(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, _ = await in_thread(sim, thread)
    archive(sim, thread, archived=True, locked=True)
    await sim.pass_time(300)
    assert "Manage Threads" in (await player.slash("domino hand")).text
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    archive(sim, thread, archived=False)
    await sim.pass_time(50)
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    await sim.pass_time(20)
    assert any("Time’s up" in shown.text for shown in sim.messages(thread))


async def test_a_thread_locked_and_archived_while_the_bot_was_down(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, _ = await in_thread(sim, thread)
    await sim.bot.close()
    archive(sim, thread, archived=True, locked=True)
    await sim.restart()
    await sim.pass_time(200)
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    assert "Manage Threads" in (await player.slash("domino hand")).text


async def test_a_locked_thread_suspends_its_table(sim: Sim) -> None:
    thread = thread_of(sim)
    sim.set_bot_permissions(manage_threads=False)
    player, _, _ = await in_thread(sim, thread)
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await sim.pass_time(300)
    assert "Manage Threads" in (await player.slash("domino hand", channel=thread)).text
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    sim.set_bot_permissions(manage_threads=True)
    await sim.pass_time(70)
    assert any("Time’s up" in shown.text for shown in sim.messages(thread))

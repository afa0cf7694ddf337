"""Tables in threads that are archived, locked and reopened."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from tests.support.http_requests import requests
from tests.support.player_actions import (
    live,
    offers,
    play_first,
)
from tests.support.sessions import identify
from tests.support.simulation import Shown, Sim
from tests.support.threads import archive, lookups, match_in, thread_of

pytestmark = pytest.mark.beat(5)


def boards_in(sim: Sim, thread: ChannelHandle) -> list[Shown]:
    return [shown for shown in sim.messages(thread) if offers(shown, "hand") and not shown.mentioned]


async def test_posting_reopens_an_archived_thread(sim: Sim) -> None:
    thread = thread_of(sim)
    player, _, hand = await match_in(sim, thread)
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
    player, _, _ = await match_in(sim, thread)
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
    player, _, _ = await match_in(sim, thread)
    await sim.bot.close()
    archive(sim, thread, archived=True, locked=True)
    await sim.restart()
    await sim.pass_time(200)
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    assert "Manage Threads" in (await player.slash("domino hand")).text


async def test_a_locked_thread_suspends_its_table(sim: Sim) -> None:
    thread = thread_of(sim)
    sim.set_bot_permissions(manage_threads=False)
    player, _, _ = await match_in(sim, thread)
    sim.env.backend.edit_channel(thread.id, {}, thread_metadata={"locked": True})
    await sim.pass_time(300)
    assert "Manage Threads" in (await player.slash("domino hand", channel=thread)).text
    assert not any("Time’s up" in shown.text for shown in sim.messages(thread))
    sim.set_bot_permissions(manage_threads=True)
    await sim.pass_time(70)
    assert any("Time’s up" in shown.text for shown in sim.messages(thread))


async def put_away(sim: Sim) -> ChannelHandle:
    """A table in an archived thread; its last move is on the board."""
    thread = thread_of(sim)
    player, _, hand = await match_in(sim, thread)
    await play_first(player, hand)
    archive(sim, thread, archived=True)
    await sim.settle()
    return thread


def changes(sim: Sim) -> int:
    return requests(sim, "PATCH") + requests(sim, "POST")


@pytest.mark.parametrize("happens", ["a channel is deleted", "a new session", "a break", "a restart"])
async def test_an_archived_thread_is_looked_for_once_and_not_opened(sim: Sim, happens: str) -> None:
    thread = await put_away(sim)
    messages = len(sim.messages(thread))
    before = (changes(sim), lookups(sim, thread))
    match happens:
        case "a channel is deleted":
            for name in ("one", "two"):
                sim.env.backend.delete_channel(sim.guild.create_text_channel(name).id)
                await sim.settle()
        case "a new session":
            identify(sim, sim.guild.id)
        case "a break":
            with sim.as_bot():
                sim.bot.dispatch("disconnect")
            await sim.pass_time(25)
            with sim.as_bot():
                sim.bot.dispatch("resumed")
        case _:
            await sim.restart(after=60)
            before = (changes(sim), 0)
    await sim.pass_time(10)
    found = lookups(sim, thread) - before[1]
    assert found == (happens in {"a new session", "a restart"}), "no deleted channel is that of the thread"
    assert changes(sim) == before[0]
    assert len(sim.messages(thread)) == messages
    assert await live(sim) == 1


async def test_an_archived_thread_that_was_deleted_meanwhile_closes_its_table(sim: Sim) -> None:
    thread = await put_away(sim)
    backend = sim.env.backend
    del backend.channels[thread.id]
    backend.get_guild(sim.guild.id).thread_ids.remove(thread.id)
    identify(sim, sim.guild.id)
    await sim.pass_time(5)
    assert (lookups(sim, thread), await live(sim)) == (1, 0)


async def test_after_a_restart_a_deleted_channel_takes_its_archived_threads_along(sim: Sim) -> None:
    thread = await put_away(sim)
    await sim.restart()
    await sim.pass_time(5)
    asked = lookups(sim, thread)
    backend = sim.env.backend
    del backend.channels[thread.id]
    backend.get_guild(sim.guild.id).thread_ids.remove(thread.id)
    backend.delete_channel(sim.channel.id)
    await sim.settle()
    assert lookups(sim, thread) == asked, "its channel is known since the start"
    assert await live(sim) == 0


async def test_after_a_restart_the_next_move_opens_the_thread_again(sim: Sim) -> None:
    thread = await put_away(sim)
    await sim.restart()
    messages = len(sim.messages(thread))
    archive(sim, thread, archived=True)
    await sim.pass_time(70)
    assert len(sim.messages(thread)) > messages, "the turn is over, and the board tells it"

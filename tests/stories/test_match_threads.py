"""A thread for each table: opened with it, archived after it, and done without where Discord allows none."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.builders import ChannelHandle

from data.records.matches import Place
from data.records.settings import THREADS
from tests.support.bots import bot_of
from tests.support.player_actions import MANAGER, live, offers, press_id
from tests.support.setting_menus import set_server
from tests.support.simulation import Person, Shown, Sim

pytestmark = pytest.mark.beat(5)


def threads(sim: Sim) -> list[ChannelHandle]:
    return [ChannelHandle(sim.env, sim.guild, each) for each in sim.env.backend.channels.values() if each.is_thread]


def lobby_in(sim: Sim, thread: ChannelHandle) -> Shown:
    return next(shown for shown in sim.messages(thread) if offers(shown, "rules"))


def is_archived(sim: Sim, thread: ChannelHandle) -> bool:
    state = sim.env.backend.channels[thread.id].thread_metadata
    assert state is not None
    return state.archived


async def opened(sim: Sim, person: Person, **options: Any) -> ChannelHandle:
    """Open a table in a thread of its own; returns the thread."""
    reply = await person.slash("domino play", **options)
    await sim.settle()
    [thread] = threads(sim)
    assert reply.ephemeral
    assert reply.text == f"Your table: <#{thread.id}>"
    return thread


async def test_a_table_with_a_thread_is_played_there(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    thread = await opened(sim, ada, thread=True, turn_time=60)
    lobby = lobby_in(sim, thread)
    assert not any(offers(shown, "rules") for shown in sim.messages())
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await sim.pass_time(30)
    assert any(shown.mentioned for shown in sim.messages(thread))
    assert not any(shown.mentioned for shown in sim.messages())
    await sim.restart()
    assert offers(lobby_in(sim, thread), "hand")
    found = await bot_of(sim).app.matches.queries.tables_in(thread.id)
    assert [table.place for table in found] == [Place(sim.guild.id, thread.id)]


async def test_the_server_decides_for_those_who_choose_nothing(sim: Sim) -> None:
    await set_server(sim.person("Mod", permissions=MANAGER), "threads", "True")
    ada = sim.person("Ada")
    await opened(sim, ada)
    assert not (await ada.slash("domino play", thread=False)).ephemeral
    assert len(threads(sim)) == 1


async def test_a_missing_permission_is_named(sim: Sim) -> None:
    sim.set_bot_permissions(sim.channel, create_public_threads=False)
    await sim.settle()
    reply = await sim.person("Ada").slash("domino play", thread=True)
    assert offers(reply.shown, "join")
    assert "I’m missing Create Public Threads" in reply.followups[-1].text


async def test_a_thread_inside_a_thread_is_not_possible(sim: Sim) -> None:
    ada = sim.person("Ada")
    thread = await opened(sim, ada, thread=True)
    reply = await ada.slash("domino play", channel=thread, thread=True)
    assert offers(reply.shown, "join")
    assert "a channel like this has none" in reply.followups[-1].text
    assert len(threads(sim)) == 1


async def test_the_thread_is_archived_some_time_after_the_end(sim: Sim) -> None:
    ada = sim.person("Ada")
    thread = await opened(sim, ada, thread=True)
    lobby = lobby_in(sim, thread)
    await ada.click(lobby, custom_id=press_id(lobby, "quit"))
    await sim.pass_time(300)
    assert not is_archived(sim, thread)
    await sim.pass_time(400)
    assert is_archived(sim, thread)
    assert await live(sim) == 0


async def test_a_deleted_thread_frees_its_people(sim: Sim) -> None:
    thread = await opened(sim, sim.person("Ada"), thread=True)
    sim.env.backend.delete_channel(thread.id)
    await sim.settle()
    assert await live(sim) == 0


async def test_a_pinged_role_is_pinged_in_the_channel(sim: Sim) -> None:
    role = sim.guild.create_role("Dominoes", mentionable=True)
    await set_server(sim.person("Mod", permissions=MANAGER), "ping_role", role)
    assert bot_of(sim).app.servers.settings(sim.guild.id)[THREADS] is False
    thread = await opened(sim, sim.person("Ada"), thread=True, ping=True)
    [ping] = [shown for shown in sim.messages() if role.mention in shown.text]
    assert f"<#{thread.id}>" in ping.text

"""A deleted channel, thread or server closes its tables."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from tests.support.player_actions import (
    MANAGER,
    live,
    seat,
    two_at_table,
)
from tests.support.setting_menus import server_log
from tests.support.simulation import Sim
from tests.support.threads import match_in, thread_of


async def test_a_deleted_channel_closes_its_tables_and_frees_the_people(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    player, other, _ = await two_at_table(sim, turn_time=900)
    first = (await player.slash("domino play", channel=elsewhere)).shown
    await player.click(first, "Leave")
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.settle()
    assert (await other.slash("domino hand", channel=elsewhere)).text == "You’re not at a table in this channel."
    for _ in range(2):
        assert not (await player.slash("domino play", channel=elsewhere)).ephemeral


async def test_removing_the_bot_from_a_server_closes_its_tables(sim: Sim) -> None:
    await two_at_table(sim, turn_time=900)
    sim.env.backend.remove_guild(sim.guild.id)
    await sim.settle()
    assert await sim.bot.app.matches.queries.live_tables() == ()  # type: ignore[attr-defined]


async def test_a_channel_deleted_while_the_bot_was_away_frees_its_people(sim: Sim) -> None:
    elsewhere = sim.guild.create_text_channel("second")
    player, _, _ = await two_at_table(sim, turn_time=900)
    await sim.bot.close()
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.restart()
    assert "not at a table" in (await player.slash("domino hand", channel=elsewhere)).text


@pytest.mark.beat(5)
async def test_a_deleted_thread_closes_its_table(sim: Sim) -> None:
    thread = thread_of(sim)
    await match_in(sim, thread)
    sim.env.backend.delete_channel(thread.id)
    await sim.settle()
    assert await live(sim) == 0


@pytest.mark.beat(5)
async def test_deleting_a_channel_closes_tables_in_its_threads_also_archived_ones(sim: Sim) -> None:
    parent = sim.guild.create_text_channel("parent")
    backend = sim.env.backend
    for archived in (False, True):
        thread = ChannelHandle(sim.env, sim.guild, backend.create_thread(parent.id, "t", backend.bot_user.id))
        await match_in(sim, thread)
        if archived:
            backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
            await sim.settle()
    for thread_id in list(backend.get_guild(sim.guild.id).thread_ids):
        del backend.channels[thread_id]  # Discord sends no event for any of them
        backend.messages.pop(thread_id)
        backend.get_guild(sim.guild.id).thread_ids.remove(thread_id)
    backend.delete_channel(parent.id)
    await sim.pass_time(5)
    assert await live(sim) == 0


@pytest.mark.parametrize("away", [False, True], ids=["at once", "while the bot was away"])
async def test_the_servers_log_names_the_channel_and_the_people_of_a_lost_match(sim: Sim, away: bool) -> None:
    elsewhere, manager = sim.guild.create_text_channel("second"), sim.person("Mo", permissions=MANAGER)
    await seat(sim, sim.person("Ada"), sim.person("Bo"))
    if away:
        await sim.bot.close()
    sim.env.backend.delete_channel(sim.channel.id)
    await (sim.restart() if away else sim.settle())
    log = (await server_log(manager, channel=elsewhere)).text.splitlines()
    assert log[1].endswith("· match 1 · the bot could no longer post")
    assert log[2] == "-# #domino · Ada, Bo"


async def test_the_log_of_a_server_that_was_left_names_its_matches_after_the_return(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo)
    matches = sim.bot.app.matches  # type: ignore[attr-defined]
    with sim.as_bot():
        await matches.play.close_server(sim.guild.id)
    manager = sim.person("Mo", permissions=MANAGER)
    assert f"-# <#{sim.channel.id}> · Ada, Bo" in (await server_log(manager)).text

"""Where one could sit down: who is told of which table, and links that lead somewhere."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from tests.support.player_actions import board_of, leave, offers, press_id, seat
from tests.support.simulation import Sim


def links_to(sim: Sim, message: int) -> str:
    return f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{message}"


@pytest.mark.parametrize("asks", ["domino tables", "domino board"])
async def test_a_board_that_was_deleted_is_not_linked_but_posted_anew(sim: Sim, asks: str) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    await sim.delete(board)
    told = (await eve.slash(asks)).text
    assert "Draw Dominoes" in told or asks != "domino tables"
    assert links_to(sim, board.id) not in told
    await sim.settle()
    newer = board_of(sim)
    assert newer.id > board.id
    assert offers(newer, "take"), "a newcomer can sit down"
    assert links_to(sim, newer.id) in (await eve.slash("domino tables")).text


async def test_a_lobby_that_was_deleted_is_posted_anew_too(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    await sim.delete(lobby)
    assert links_to(sim, lobby.id) not in (await eve.slash("domino tables")).text
    await sim.settle()
    await eve.click(board_of(sim), custom_id=press_id(board_of(sim), "join"))
    assert "• Eve" in board_of(sim).text


async def test_where_discord_does_not_say_whether_a_board_is_there_it_is_linked(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    sim.env.inject_error("GET", "/channels/*/messages/*", status=500, times=None)
    assert links_to(sim, lobby.id) in (await eve.slash("domino tables")).text
    assert board_of(sim).id == lobby.id


async def test_tables_in_private_threads_are_told_in_their_thread_only(sim: Sim) -> None:
    backend = sim.env.backend
    threads = [
        ChannelHandle(sim.env, sim.guild, backend.create_thread(sim.channel.id, name, backend.bot_user.id, type=kind))
        for name, kind in (("open", ChannelType.PUBLIC_THREAD), ("closed", ChannelType.PRIVATE_THREAD))
    ]
    public, private = threads
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    await ada.slash("domino play", channel=public)
    for member in (bo, eve):
        backend.add_thread_member(private.id, member.id)
    await bo.slash("domino play", channel=private)
    outside, inside = (await eve.slash("domino tables")).text, (await eve.slash("domino tables", channel=private)).text
    assert str(public.id) in outside
    assert str(private.id) not in outside
    assert str(private.id) in inside


async def test_who_does_not_see_the_channel_cannot_be_invited(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    sim.hide(sim.channel, eve)
    lobby = (await ada.slash("domino play", private=True)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    told = await ada.select(asked, bo, eve)
    assert told.text.splitlines() == ["Invited: Bo.", "Cannot be invited, because they do not see this channel: Eve."]
    assert "Invited: Bo" in lobby.text
    assert "Eve" not in lobby.text
    assert [shown.mentioned for shown in sim.messages() if shown.mentioned] == [{bo.id}]

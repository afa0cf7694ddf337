"""/domino tables: open tables with a free seat, and links to their boards."""

from __future__ import annotations

import re

import pytest
from simcord.builders import ChannelHandle
from simcord.enums import ChannelType

from tests.support.player_actions import board_of, leave, links_to, seat
from tests.support.simulation import Sim


async def test_a_board_is_linked_when_discord_cannot_confirm_it(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    sim.env.inject_error("GET", "/channels/*/messages/*", status=500, times=None)
    assert links_to(sim, lobby.id) in (await eve.slash("domino tables")).text
    assert board_of(sim).id == lobby.id


async def test_tables_in_private_threads_are_listed_in_their_thread_only(sim: Sim) -> None:
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


@pytest.mark.parametrize(
    ("language", "title", "seats", "none"),
    [
        ("en-US", "### Tables with a seat for you", "Ada · 1 free seat", "Open one with /domino play."),
        ("tr", "### Sana yer olan masalar", "Ada · 1 boş yer", "Sen aç: /domino oyna"),
        ("pt-BR", "### Mesas com lugar para você", "Ada · 1 lugar livre", "Abra uma com /dominó jogar."),
    ],
)
async def test_tables_lists_lobbies_and_free_seats(sim: Sim, language: str, title: str, seats: str, none: str) -> None:
    ada, bo, cem = (sim.person(name) for name in ("Ada", "Bo", "Cem"))
    reader = sim.person("Zoe", locale=language)
    empty = await reader.slash("domino tables")
    assert empty.ephemeral
    assert none in empty.text
    lobby = (await ada.slash("domino play", target=25)).shown
    board = await seat(sim, bo, cem, variant="para", turn_time=900)
    assert len(re.findall("discord.com/channels", (await reader.slash("domino tables")).text)) == 1, "no seat is free"
    await leave(cem, board)
    listing = (await reader.slash("domino tables")).text
    assert listing.startswith(title)
    assert seats in listing
    for shown in (lobby, board):
        assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{shown.id}" in listing
    assert f"<#{sim.channel.id}>" in listing
    assert "Bo" in listing
    assert len(listing.splitlines()) == 7


async def test_tables_of_channels_that_the_reader_does_not_see_are_not_listed(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    hidden = sim.guild.create_text_channel("gizli")
    await ada.slash("domino play", channel=hidden)
    assert str(hidden.id) in (await eve.slash("domino tables")).text
    sim.hide(hidden, eve)
    await sim.settle()
    assert (await eve.slash("domino tables")).text.startswith("No table")


async def test_a_long_list_of_tables_is_cut_with_the_number_left_out(sim: Sim) -> None:
    for number in range(10):
        channel = sim.guild.create_text_channel(f"c{number}")
        await sim.person(f"P{number}").slash("domino play", channel=channel)
    listing = (await sim.person("Zoe").slash("domino tables")).text
    assert listing.count("discord.com/channels") == 8
    assert "… and 2 more tables." in listing
    assert len(listing) < 3600

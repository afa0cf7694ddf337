"""How people find a table: the role that is called to a lobby, and the list of tables."""

from __future__ import annotations

import re

import pytest

from tests.support.player_actions import (
    leave,
    seat,
)
from tests.support.simulation import Sim

# ---- calling the role ------------------------------------------------------------------------------------------------


async def choose_role(sim: Sim, *, mentionable: bool) -> int:
    role = sim.guild.create_role("Dominocular", mentionable=mentionable)
    await sim.settle()
    await sim.bot.desk.servers.set_caller_role(sim.guild.id, role.id)  # type: ignore[attr-defined]
    return role.id


async def test_the_servers_role_is_called_once_to_a_lobby(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    sim.set_bot_permissions(mention_everyone=False)
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", call=True)).shown
    [call] = [shown for shown in sim.messages() if f"<@&{role}>" in shown.text]
    assert call.raw.mention_role_ids == [role]
    assert call.raw.mention_everyone is False
    assert "Ada is looking for one more player" in call.text
    assert str(lobby.id) in call.text
    assert not call.buttons


@pytest.mark.parametrize("mentionable", [None, False])
async def test_where_no_role_can_be_called_its_opener_is_told(sim: Sim, mentionable: bool | None) -> None:
    if mentionable is not None:
        await choose_role(sim, mentionable=mentionable)
    sim.set_bot_permissions(mention_everyone=False)
    reply = await sim.person("Ada").slash("domino play", call=True)
    [told] = reply.followups
    assert told.ephemeral
    expected = "/settings caller_role" if mentionable is None else "I may not mention the role Dominocular here"
    assert expected in told.text
    assert [shown for shown in sim.messages() if shown.id != reply.shown.id] == []


async def test_a_role_is_called_where_the_bot_may_mention_all(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=False)
    sim.set_bot_permissions(mention_everyone=True)
    await sim.person("Ada").slash("domino play", call=True)
    assert [shown.raw.mention_role_ids for shown in sim.messages() if f"<@&{role}>" in shown.text] == [[role]]


async def test_nobody_is_called_to_a_private_table(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    reply = await sim.person("Ada").slash("domino play", private=True, call=True)
    assert [told.ephemeral for told in reply.followups] == [True, True]
    assert "Your table is private, so nobody was called" in reply.followups[-1].text
    assert [shown for shown in sim.messages() if f"<@&{role}>" in shown.text] == []


# ---- the list of tables ----------------------------------------------------------------------------------------------


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
    told = (await reader.slash("domino tables")).text
    assert told.startswith(title)
    assert seats in told
    for shown in (lobby, board):
        assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{shown.id}" in told
    assert f"<#{sim.channel.id}>" in told
    assert "Bo" in told
    assert len(told.splitlines()) == 7


async def test_tables_of_channels_that_the_reader_does_not_see_are_not_listed(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    hidden = sim.guild.create_text_channel("gizli")
    await ada.slash("domino play", channel=hidden)
    assert str(hidden.id) in (await eve.slash("domino tables")).text
    sim.hide(hidden, eve)
    await sim.settle()
    assert (await eve.slash("domino tables")).text.startswith("No table")


async def test_many_tables_are_cut_with_their_number(sim: Sim) -> None:
    for number in range(10):
        channel = sim.guild.create_text_channel(f"c{number}")
        await sim.person(f"P{number}").slash("domino play", channel=channel)
    told = (await sim.person("Zoe").slash("domino tables")).text
    assert told.count("discord.com/channels") == 8
    assert "… and 2 more tables." in told
    assert len(told) < 3600

"""Mentioning the server's role in a lobby: when, where, and how often."""

from __future__ import annotations

import pytest

from data.records.settings import PING_ROLE
from tests.support.bots import bot_of
from tests.support.simulation import Person, Shown, Sim

LATELY = {
    "en-US": "It can be pinged again: <t:1767226201:R>",
    "tr": "Yeniden çağrılabilir: <t:1767226201:R>",
    "pt-BR": "Pode ser chamado de novo: <t:1767226201:R>",
}


async def opens(person: Person) -> str:
    """Open a lobby with a role call; returns the private answers to the host."""
    reply = await person.slash("domino play", ping=True)
    assert all(notice.ephemeral for notice in reply.followups)
    return "".join(notice.text for notice in reply.followups)


def calls(sim: Sim) -> list[Shown]:
    return [shown for shown in sim.messages() if "<@&" in shown.text]


@pytest.mark.beat(5)
async def test_the_role_is_not_called_again_within_ten_minutes(sim: Sim) -> None:
    role = sim.guild.create_role("Dominocular", mentionable=True)
    await sim.settle()
    await bot_of(sim).app.servers.change(sim.guild.id, PING_ROLE, role.id)
    await sim.pass_time(1)
    assert await opens(sim.person("Ada")) == ""
    assert len(calls(sim)) == 1
    for language, notice in LATELY.items():
        elsewhere = sim.guild.create_text_channel(language)
        reply = await sim.person("Bo", locale=language).slash("domino play", ping=True, channel=elsewhere)
        assert [shown.text.endswith(notice) for shown in reply.followups] == [True], language
        assert not [shown for shown in sim.messages(elsewhere) if "<@&" in shown.text]
        await sim.restart()
    await sim.pass_time(590)
    assert "the role was pinged a moment ago" in await opens(sim.person("Cem"))
    await sim.pass_time(15)
    assert await opens(sim.person("Deniz")) == ""
    assert len(calls(sim)) == 2


async def choose_role(sim: Sim, *, mentionable: bool) -> int:
    role = sim.guild.create_role("Dominocular", mentionable=mentionable)
    await sim.settle()
    await bot_of(sim).app.servers.change(sim.guild.id, PING_ROLE, role.id)
    return role.id


async def test_the_role_is_called_once_per_lobby(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    sim.set_bot_permissions(mention_everyone=False)
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", ping=True)).shown
    [call] = [shown for shown in sim.messages() if f"<@&{role}>" in shown.text]
    assert call.raw.mention_role_ids == [role]
    assert call.raw.mention_everyone is False
    assert "Ada is looking for one more player" in call.text
    assert str(lobby.id) in call.text
    assert not call.buttons


@pytest.mark.parametrize("mentionable", [None, False])
async def test_when_no_role_can_be_called_the_host_is_informed(sim: Sim, mentionable: bool | None) -> None:
    if mentionable is not None:
        await choose_role(sim, mentionable=mentionable)
    sim.set_bot_permissions(mention_everyone=False)
    reply = await sim.person("Ada").slash("domino play", ping=True)
    [notice] = reply.followups
    assert notice.ephemeral
    expected = "/settings" if mentionable is None else "I’m not allowed to mention Dominocular here"
    assert expected in notice.text
    assert [shown for shown in sim.messages() if shown.id != reply.shown.id] == []


async def test_a_role_is_called_where_the_bot_may_mention_every_role(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=False)
    sim.set_bot_permissions(mention_everyone=True)
    await sim.person("Ada").slash("domino play", ping=True)
    assert [shown.raw.mention_role_ids for shown in sim.messages() if f"<@&{role}>" in shown.text] == [[role]]


async def test_the_role_is_not_called_to_a_private_table(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    reply = await sim.person("Ada").slash("domino play", private=True, ping=True)
    assert [notice.ephemeral for notice in reply.followups] == [True]
    assert "your table is private" in reply.followups[-1].text
    assert [shown for shown in sim.messages() if f"<@&{role}>" in shown.text] == []

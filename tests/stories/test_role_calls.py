"""The role that a server chose for players is called now and then, not whenever somebody opens a lobby."""

from __future__ import annotations

import pytest

from tests.support.simulation import Person, Shown, Sim

LATELY = {
    "en-US": "It can be called again <t:1767226201:R>.",
    "tr": "Yeniden çağrılabilir: <t:1767226201:R>",
    "pt-BR": "Ele pode ser chamado de novo <t:1767226201:R>.",
}


async def opens(person: Person) -> str:
    """What is said in private to who opens a lobby and wants the role called."""
    reply = await person.slash("domino play", call=True)
    assert all(told.ephemeral for told in reply.followups)
    return "".join(told.text for told in reply.followups)


def calls(sim: Sim) -> list[Shown]:
    return [shown for shown in sim.messages() if "<@&" in shown.text]


@pytest.mark.beat(5)
async def test_the_role_is_not_called_again_within_ten_minutes(sim: Sim) -> None:
    role = sim.guild.create_role("Dominocular", mentionable=True)
    await sim.settle()
    await sim.bot.desk.servers.set_caller_role(sim.guild.id, role.id)  # type: ignore[attr-defined]
    await sim.pass_time(1)
    assert await opens(sim.person("Ada")) == ""
    assert len(calls(sim)) == 1
    for language, told in LATELY.items():
        elsewhere = sim.guild.create_text_channel(language)
        reply = await sim.person("Bo", locale=language).slash("domino play", call=True, channel=elsewhere)
        assert [shown.text.endswith(told) for shown in reply.followups] == [True], language
        assert not [shown for shown in sim.messages(elsewhere) if "<@&" in shown.text]
        await sim.restart()
    await sim.pass_time(590)
    assert "The role was called here a short while ago" in await opens(sim.person("Cem"))
    await sim.pass_time(15)
    assert await opens(sim.person("Deniz")) == ""
    assert len(calls(sim)) == 2

"""Server settings: the role for role calls, and who may change it."""

from __future__ import annotations

from tests.support.player_actions import MANAGER
from tests.support.simulation import Person, Sim


def let_use(sim: Sim, person: Person, command: str) -> None:
    """Grant a person a command that Discord would hide from them, as an admin."""
    backend = sim.env.backend
    found = backend.find_command(command, None)
    assert found is not None
    allowed = [{"id": str(person.id), "type": 2, "permission": True}]
    backend.set_command_permissions(sim.guild.id, int(found["id"]), allowed)


async def test_a_manager_can_set_show_and_clear_the_role(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MANAGER)
    role = sim.guild.create_role("Dominoes", mentionable=True)
    assert "No role is set" in (await mod.slash("settings ping_role")).text
    chosen = await mod.slash("settings ping_role", role=role)
    assert chosen.ephemeral
    assert chosen.text == (f"People opening a table may ping {role.mention}, at most once every 10 minutes.")
    assert not chosen.shown.mentioned
    assert await sim.bot.app.servers.caller_role(sim.guild.id) == role.id  # type: ignore[attr-defined]
    await sim.restart()
    shown = (await mod.slash("settings ping_role")).shown
    assert role.mention in shown.text
    assert "No role will be pinged" in (await mod.click(shown, "Stop pings")).text
    assert shown.labels == []
    assert "No role is set" in (await mod.slash("settings ping_role")).text


async def test_the_everyone_role_cannot_be_called(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MANAGER)
    reply = await mod.slash("settings ping_role", role=sim.guild.default_role)
    assert "You can’t use @everyone" in reply.text
    assert await sim.bot.app.servers.caller_role(sim.guild.id) is None  # type: ignore[attr-defined]


async def test_a_deleted_role_counts_as_none(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MANAGER)
    role = sim.guild.create_role("Dominoes", mentionable=True)
    await mod.slash("settings ping_role", role=role)
    sim.env.backend.delete_role(sim.guild.id, role.id)
    await sim.settle()
    assert "No role is set" in (await mod.slash("settings ping_role")).text
    assert await sim.bot.app.servers.caller_role(sim.guild.id) is None  # type: ignore[attr-defined]


async def test_choosing_a_role_that_cannot_be_mentioned_gives_a_warning(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MANAGER)
    role = sim.guild.create_role("Dominoes")
    sim.set_bot_permissions(mention_everyone=False)
    assert "not allowed to mention this role yet" in (await mod.slash("settings ping_role", role=role)).text
    sim.set_bot_permissions(mention_everyone=True)
    assert "not allowed to mention this role yet" not in (await mod.slash("settings ping_role")).text


async def test_each_server_has_its_own_role(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MANAGER)
    await mod.slash("settings ping_role", role=sim.guild.create_role("Dominoes", mentionable=True))
    assert await sim.bot.app.servers.caller_role(sim.guild.id + 1) is None  # type: ignore[attr-defined]


async def test_the_settings_command_is_for_managers_only(sim: Sim) -> None:
    ada, mod = sim.person("Ada"), sim.person("Mod", permissions=MANAGER)
    offered = {person.name: person.actor.available_commands(sim.channel) for person in (ada, mod)}
    assert "settings log" not in offered["Ada"]
    assert {"settings log", "settings ping_role"} <= set(offered["Mod"])
    assert "me global_board" in offered["Ada"]


async def test_a_non_manager_with_access_to_the_command_changes_nothing(sim: Sim) -> None:
    ada, mod = sim.person("Ada"), sim.person("Mod", permissions=MANAGER)
    role = sim.guild.create_role("Dominoes", mentionable=True)
    await mod.slash("settings ping_role", role=role)
    shown = (await mod.slash("settings ping_role")).shown
    let_use(sim, ada, "settings")
    for reply in (await ada.slash("settings ping_role"), await ada.slash("settings ping_role", role=role)):
        assert reply.ephemeral
        assert "Manage Server" in reply.text
        assert role.mention not in reply.text
    assert "Manage Server" in (await ada.slash("settings log")).text
    lobby = (await ada.slash("domino play")).shown
    assert "Manage Server" in (await ada.press(lobby, shown.buttons[0].custom_id)).text
    assert await sim.bot.app.servers.caller_role(sim.guild.id) == role.id  # type: ignore[attr-defined]

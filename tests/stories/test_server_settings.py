"""``/settings``: one screen with what the server has set, who may change it, and what it does."""

from __future__ import annotations

import pytest

from data.records.settings import PING_ROLE, SEASON_CHANNEL, SERVER_SETTINGS, TURN_TIME, VARIANT
from tests.support.bots import bot_of
from tests.support.player_actions import MANAGER, ada_and_bo, board_of, calls, live
from tests.support.setting_menus import choose, look_at, menus, set_server
from tests.support.simulation import Person, Sim


def manager(sim: Sim, *, locale: str = "en-US") -> Person:
    return sim.person("Mod", permissions=MANAGER, locale=locale)


def let_use(sim: Sim, person: Person, command: str) -> None:
    """Grant a person a command that Discord would hide from them, as an admin."""
    backend = sim.env.backend
    found = backend.find_command(command, None)
    assert found is not None
    allowed = [{"id": str(person.id), "type": 2, "permission": True}]
    backend.set_command_permissions(sim.guild.id, int(found["id"]), allowed)


async def test_the_screen_shows_what_is_set_and_keeps_it(sim: Sim) -> None:
    mod = manager(sim)
    reply = await mod.slash("settings")
    assert reply.ephemeral
    assert "**Default variant** · Draw Dominoes" in reply.text
    assert "**Turn reminders** · on" in reply.text
    assert "**Tables per channel** · 3" in reply.text
    shown = await choose(mod, reply.shown, "variant", "straight")
    assert "**Default variant** · Straight Dominoes" in shown.text
    assert "What /domino play opens" in shown.text
    shown = await choose(mod, shown, "turn_time", "900")
    await sim.restart()
    again = (await mod.slash("settings")).text
    assert "**Default variant** · Straight Dominoes" in again
    assert "**Default turn time** · 15 minutes" in again
    other = bot_of(sim).app.servers.settings(sim.guild.id + 1)
    assert (other[VARIANT], other[TURN_TIME]) == (VARIANT.default, TURN_TIME.default)


@pytest.mark.parametrize("locale", ["tr", "pt-BR"])
async def test_every_setting_can_be_looked_at_in_every_language(sim: Sim, locale: str) -> None:
    mod = manager(sim, locale=locale)
    shown = (await mod.slash("settings")).shown
    for setting in SERVER_SETTINGS:
        if setting.bounds == (0, 0) or not setting.default:
            shown = await look_at(mod, shown, setting.key)
            assert len(menus(shown)) == 2, setting.key


async def test_new_tables_take_what_the_server_has_set(sim: Sim) -> None:
    mod, ada = manager(sim), sim.person("Ada")
    await set_server(mod, "variant", "straight")
    await set_server(mod, "turn_time", "900")
    lobby = (await ada.slash("domino play")).text
    assert "Straight Dominoes" in lobby
    assert "15 minutes" in lobby
    chosen = (await ada.slash("domino play", variant="draw", turn_time=60)).text
    assert "Draw Dominoes" in chosen
    assert "1 minute" in chosen


async def test_the_language_of_the_server_is_that_of_live_and_new_tables(sim: Sim) -> None:
    mod, ada = manager(sim), sim.person("Ada")
    lobby = (await ada.slash("domino play")).shown
    shown = await set_server(mod, "language", "tr")
    assert "**Language of public messages** · Türkçe" in shown.text
    await sim.settle()
    assert "Katıl" in lobby.labels
    elsewhere = sim.guild.create_text_channel("elsewhere")
    assert "Katıl" in (await ada.slash("domino play", channel=elsewhere)).shown.labels
    await sim.restart()
    assert "Katıl" in board_of(sim).labels
    assert "· the host’s" in (await set_server(mod, "language", "none")).text


async def test_tables_open_only_in_the_channels_that_are_allowed(sim: Sim) -> None:
    mod, ada = manager(sim), sim.person("Ada", locale="tr")
    allowed = sim.guild.create_text_channel("oyun")
    assert f"<#{allowed.id}>" in (await set_server(mod, "channels", allowed)).text
    refused = await ada.slash("domino play")
    assert refused.ephemeral
    assert refused.text == f"Bu sunucuda masalar şurada açılır: <#{allowed.id}>"
    assert await live(sim) == 0
    assert not (await ada.slash("domino play", channel=allowed)).ephemeral
    shown = await set_server(mod, "channels")
    assert "**Channels for tables** · all" in shown.text
    assert not (await ada.slash("domino play")).ephemeral


async def test_a_deleted_channel_does_not_keep_tables_away(sim: Sim) -> None:
    mod = manager(sim)
    allowed = sim.guild.create_text_channel("oyun")
    await set_server(mod, "channels", allowed)
    sim.env.backend.delete_channel(allowed.id)
    await sim.settle()
    assert "**Channels for tables** · all" in (await mod.slash("settings")).text
    assert not (await sim.person("Ada").slash("domino play")).ephemeral


async def test_no_one_is_reminded_where_reminders_are_off(sim: Sim) -> None:
    await set_server(manager(sim), "turn_calls", "False")
    await ada_and_bo(sim, turn_time=60)
    await sim.pass_time(50)
    assert calls(sim) == []


async def test_the_limits_are_set_in_one_form(sim: Sim) -> None:
    mod, ada = manager(sim), sim.person("Ada")
    opened = await mod.click((await mod.slash("settings")).shown, "Limits")
    shown = await mod.submit(opened, **{"field-0": "1", "field-1": "99"})
    assert "**Tables per channel** · 1" in shown.text
    assert "**Tables per person** · 2" in shown.text
    assert "Tables per person: this has to be a number from 1 to 10." in shown.text
    await ada.slash("domino play")
    assert "This channel can have one table at a time" in (await ada.slash("domino play")).text


async def test_a_role_is_chosen_and_taken_back(sim: Sim) -> None:
    mod, app = manager(sim), bot_of(sim).app
    role = sim.guild.create_role("Dominoes", mentionable=True)
    shown = await set_server(mod, "ping_role", role)
    assert f"**Role to ping** · {role.mention}" in shown.text
    assert "at most once every 10 minutes" in shown.text
    assert not shown.mentioned
    assert app.servers.settings(sim.guild.id)[PING_ROLE] == role.id
    assert "**Role to ping** · none" in (await choose(mod, shown, "ping_role")).text
    assert "You can’t use @everyone" in (await set_server(mod, "ping_role", sim.guild.default_role)).text
    await set_server(mod, "ping_role", role)
    sim.env.backend.delete_role(sim.guild.id, role.id)
    await sim.settle()
    assert "**Role to ping** · none" in (await mod.slash("settings")).text


async def test_a_single_channel_is_chosen_and_taken_back(sim: Sim) -> None:
    mod = manager(sim)
    shown = await set_server(mod, "season_channel", sim.channel)
    assert f"**Channel for final tables** · <#{sim.channel.id}>" in shown.text
    assert bot_of(sim).app.servers.settings(sim.guild.id)[SEASON_CHANNEL] == sim.channel.id
    assert "**Channel for final tables** · none" in (await choose(mod, shown, "season_channel")).text


async def test_what_cannot_be_chosen_changes_nothing(sim: Sim) -> None:
    mod = manager(sim)
    shown = (await mod.slash("settings")).shown
    for key in ("variant", "language", "no-such-setting"):
        assert (await mod.press(shown, f"s:settings:0:{key}")).acknowledged
    assert bot_of(sim).app.servers.settings(sim.guild.id).stored == {}


async def test_choosing_a_role_that_cannot_be_mentioned_gives_a_warning(sim: Sim) -> None:
    mod, role = manager(sim), sim.guild.create_role("Dominoes")
    sim.set_bot_permissions(mention_everyone=False)
    shown = await set_server(mod, "ping_role", role)
    assert "not allowed to mention it yet" in shown.text
    sim.set_bot_permissions(mention_everyone=True)
    assert "not allowed to mention it yet" not in (await look_at(mod, shown, "ping_role")).text


async def test_the_settings_command_is_for_managers_only(sim: Sim) -> None:
    ada, mod = sim.person("Ada"), manager(sim)
    offered = {person.name: person.actor.available_commands(sim.channel) for person in (ada, mod)}
    assert "settings" not in offered["Ada"]
    assert "settings" in offered["Mod"]
    assert "me" in offered["Ada"]


async def test_a_non_manager_with_access_to_the_command_changes_nothing(sim: Sim) -> None:
    ada, mod = sim.person("Ada"), manager(sim)
    shown = await look_at(mod, (await mod.slash("settings")).shown, "variant")
    let_use(sim, ada, "settings")
    assert "Manage Server" in (await ada.slash("settings")).text
    lobby = (await ada.slash("domino play")).shown
    for button in shown.buttons:
        reply = await ada.press(lobby, button.custom_id)
        assert reply.ephemeral
        assert reply.text == "Only people with the Manage Server permission can do that."
    assert "Manage Server" in (await ada.press(lobby, "s:numbers-sent:0")).text
    assert bot_of(sim).app.servers.settings(sim.guild.id)[VARIANT] == VARIANT.default


async def test_the_check_names_what_the_bot_lacks_here_and_in_the_channels_for_tables(sim: Sim) -> None:
    mod = manager(sim)
    allowed = sim.guild.create_text_channel("oyun")
    await set_server(mod, "channels", allowed)
    sim.set_bot_permissions(attach_files=False)
    sim.set_bot_permissions(allowed, send_messages=False, read_message_history=False)
    await sim.settle()
    checked = await mod.click((await mod.slash("settings")).shown, "Permissions")
    assert checked.text.splitlines()[1:] == [
        f"⚠️ <#{sim.channel.id}> · Attach Files · boards are text",
        f"❌ <#{allowed.id}> · Send Messages · no tables here",
        f"⚠️ <#{allowed.id}> · Attach Files · boards are text",
        f"⚠️ <#{allowed.id}> · Read Message History · boards don’t come back when others write below them",
    ]
    sim.set_bot_permissions(attach_files=True)
    again = (await mod.click(checked.shown, "Back")).shown
    assert f"✅ <#{sim.channel.id}>" in (await mod.click(again, "Permissions")).text

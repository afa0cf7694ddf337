"""Moderators and strangers: what counts is what they may do and see in the table's own channel, wherever they press."""

from __future__ import annotations

import discord
from simcord.backend import models
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType

from cogs.interactions.verbs import TableVerb
from tests.support.player_actions import AFTER_A_STOP, MODERATOR, live, offers, press_id, press_id_of, seat, tiles
from tests.support.simulation import Person, Sim

UNKNOWN = "This table no longer exists"


def moderator_in(sim: Sim, channel: ChannelHandle, person: Person) -> None:
    """Give a person the permissions of a moderator in one channel."""
    overwrite = models.Overwrite(person.id, OverwriteType.MEMBER, MODERATOR.value, 0)
    sim.env.backend.set_overwrite(channel.id, overwrite)


def abroad(sim: Sim, person: Person) -> tuple[Person, ChannelHandle]:
    """The same person as a moderator of another server, and a channel there."""
    guild = sim.env.create_guild("Elsewhere")
    role = guild.create_role("mod", permissions=MODERATOR | discord.Permissions(manage_guild=True))
    return Person(sim, guild.add_member(person.actor.user, roles=[role])), guild.create_text_channel("domino")


async def test_a_moderator_of_another_channel_is_asked_as_a_player(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    own = sim.guild.create_text_channel("own")
    moderator_in(sim, own, bo)
    board = await seat(sim, ada, bo)
    asked = (await bo.slash("domino stop", channel=own)).shown
    assert "as a moderator" not in asked.text
    assert "Noted" in (await bo.click(asked, custom_id=press_id(asked, "stop-confirm"))).text
    assert await live(sim) == 1
    assert "Waiting for: Ada." in board.text


async def test_a_forged_stop_confirm_from_another_channel_ends_nothing(sim: Sim) -> None:
    mod, own = sim.person("Mod"), sim.guild.create_text_channel("own")
    moderator_in(sim, own, mod)
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    lobby = (await mod.slash("domino play", channel=own)).shown
    for verb in ("stop", "stop-confirm", "down"):
        assert "no seat at this table" in (await mod.press(lobby, press_id_of(board, verb))).text
    assert not offers((await mod.press(lobby, press_id_of(board, "more"))).shown, "stop")
    assert await live(sim) == 2


async def test_a_moderator_of_the_table_ends_it_from_another_channel(sim: Sim) -> None:
    """As when the screen was opened elsewhere: what counts is the table's channel, not that of the press."""
    mod, own = sim.person("Mod"), sim.guild.create_text_channel("own")
    moderator_in(sim, sim.channel, mod)
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    lobby = (await mod.slash("domino play", channel=own)).shown
    assert "closed" in (await mod.press(lobby, press_id_of(board, "stop-confirm"))).text
    assert board.labels == AFTER_A_STOP


async def test_the_commands_of_another_server_find_no_table_of_this_one(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    bo_abroad, channel = abroad(sim, bo)
    assert "no table in this channel" in (await bo_abroad.slash("domino stop", channel=channel)).text
    for command in ("hand", "leave", "board"):
        assert not (await bo_abroad.slash(f"domino {command}", channel=channel)).shown.buttons
    assert await live(sim) == 1
    assert offers(board, "hand")


async def test_every_press_on_a_match_of_another_server_is_refused(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    bo_abroad, channel = abroad(sim, bo)
    lobby = (await bo_abroad.slash("domino play", channel=channel)).shown
    before, there = board.text, lobby.text
    known = sim.bot.app.dispatcher.verbs.values()  # type: ignore[attr-defined]
    table_verbs = [verb.name for verb in known if isinstance(verb, TableVerb)]
    assert "stop-confirm" in table_verbs
    for verb in table_verbs:
        reply = await bo_abroad.press(lobby, press_id_of(board, verb))
        assert UNKNOWN in reply.text, verb
        assert reply.ephemeral, verb
    assert (board.text, lobby.text) == (before, there)
    hand = (await ada.click(board, custom_id=press_id(board, "hand"))).shown
    assert tiles(hand) or hand.pictures


async def test_presses_on_a_table_in_a_hidden_channel_are_refused(sim: Sim) -> None:
    ada, eve, hidden = sim.person("Ada"), sim.person("Eve"), sim.guild.create_text_channel("gizli")
    lobby = (await ada.slash("domino play", channel=hidden)).shown
    own = (await eve.slash("domino play")).shown
    sim.hide(hidden, eve)
    await sim.settle()
    known = sim.bot.app.dispatcher.verbs.values()  # type: ignore[attr-defined]
    for verb in (verb.name for verb in known if isinstance(verb, TableVerb)):
        assert UNKNOWN in (await eve.press(own, press_id_of(lobby, verb))).text, verb
    assert "Eve" not in lobby.text


async def test_who_plays_in_a_channel_that_is_hidden_meanwhile_plays_on_elsewhere(sim: Sim) -> None:
    ada, bo, other = sim.person("Ada"), sim.person("Bo"), sim.guild.create_text_channel("other")
    await seat(sim, ada, bo)
    sim.hide(sim.channel, ada)
    await sim.settle()
    hand = (await ada.slash("domino hand", channel=other)).shown
    assert hand.pictures
    asked = (await ada.slash("domino leave", channel=other)).shown
    assert "left the table" in (await ada.click(asked, custom_id=press_id(asked, "leave-confirm"))).text

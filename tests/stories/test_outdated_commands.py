"""Commands that a Discord client loaded before an update: refused with that reason, never read as something else."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from tests.support.bots import bot_of
from tests.support.player_actions import live
from tests.support.simulation import Reply, Sim

UPDATED = "commands have changed"


def leaf(sim: Sim, name: str, subcommand: str) -> dict[str, Any]:
    """A subcommand as the client of a player has it; change it to what it was before an update."""
    registered = sim.env.backend.commands
    [root] = [each for scope in registered.values() for each in scope.values() if each["name"] == name]
    [found] = [each for each in root["options"] if each["name"] == subcommand]
    return found


def option(sim: Sim, name: str) -> dict[str, Any]:
    """An option of /domino play, likewise."""
    [found] = [each for each in leaf(sim, "domino", "play")["options"] if each["name"] == name]
    return found


async def is_refused(sim: Sim, reply: Reply) -> None:
    assert UPDATED in reply.text
    assert reply.ephemeral
    assert await live(sim) == 0


async def test_an_option_that_was_renamed_is_not_read_as_its_default(sim: Sim) -> None:
    option(sim, "rated")["name"] = "counted"
    await is_refused(sim, await sim.person("Ada").slash("domino play", counted=False))


async def test_an_option_of_another_type_is_refused(sim: Sim) -> None:
    option(sim, "private")["type"] = 3
    await is_refused(sim, await sim.person("Ada").slash("domino play", private="yes"))


async def test_a_choice_that_there_is_no_more_is_refused(sim: Sim) -> None:
    option(sim, "variant")["choices"].append({"name": "Old Dominoes", "value": "old"})
    await is_refused(sim, await sim.person("Ada").slash("domino play", variant="old"))


@pytest.mark.parametrize("subcommand", ["play", "stop"])
async def test_a_command_that_was_renamed_is_refused(sim: Sim, subcommand: str) -> None:
    leaf(sim, "domino", subcommand)["name"] = "former"
    await is_refused(sim, await sim.person("Ada").slash("domino former"))


async def test_an_option_that_is_required_now_is_missing(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    group = bot_of(sim).tree.get_command("domino")
    assert isinstance(group, app_commands.Group)
    play = group.get_command("play")
    assert isinstance(play, app_commands.Command)
    monkeypatch.setattr(play._params["variant"], "required", True)
    await is_refused(sim, await sim.person("Ada").slash("domino play"))


@pytest.mark.parametrize(("locale", "words"), [("tr", "Komutlar güncellendi"), ("pt-BR", "Os comandos mudaram")])
async def test_the_refusal_is_in_the_language_of_the_reader(sim: Sim, locale: str, words: str) -> None:
    option(sim, "rated")["name"] = "counted"
    assert words in (await sim.person("Ada", locale=locale).slash("domino play", counted=False)).text


async def test_the_present_options_are_accepted(sim: Sim) -> None:
    reply = await sim.person("Ada").slash("domino play", variant="ceza", players=3, rated=False, turn_time=300)
    assert UPDATED not in reply.text
    assert await live(sim) == 1

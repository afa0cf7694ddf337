"""What the running bot says to Discord in words: its commands in every language, and what it misses in a channel."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from discord.ext import commands

from cogs.texts.catalogue import LANGUAGES, Catalogue, CatalogueTranslator
from engine.variants import VARIANTS
from tests.support.player_actions import board_of, offers
from tests.support.simulation import Sim

NAME = re.compile(r"[-_'\w]{1,32}")


async def payloads(sim: Sim) -> list[dict[str, Any]]:
    """Every command as it is sent to Discord."""
    assert isinstance(sim.bot, commands.Bot)
    translator, tree = CatalogueTranslator(), sim.bot.tree
    return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]


def named(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command, option or choice and everything inside it."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from named(inner)


async def test_every_command_and_option_has_its_words_in_every_language(sim: Sim) -> None:
    parts = [part for command in await payloads(sim) for part in named(command)]
    assert len(parts) > 20
    for part in parts:
        if "description" not in part:  # a choice; numbers are the same everywhere
            assert re.fullmatch(r"\d+", part["name"]) or set(part["name_localizations"]) == set(LANGUAGES)
            continue
        for kind in ("name", "description"):
            words = part[f"{kind}_localizations"]
            assert set(words) == set(LANGUAGES), part["name"]
            assert words["en-US"] == part[kind]
            assert all(len(text) <= 100 for text in words.values())
        for name in part["name_localizations"].values():
            assert NAME.fullmatch(name), name
            assert name == name.casefold(), name


async def test_neighbours_never_share_a_name(sim: Sim) -> None:
    for command in await payloads(sim):
        for part in named(command):
            for language in LANGUAGES:
                names = [each["name_localizations"][language] for each in part.get("options", ())]
                assert len(names) == len(set(names)), (part["name"], language)


async def test_the_variants_are_offered_by_name_and_sent_by_code(sim: Sim) -> None:
    domino = next(each for each in await payloads(sim) if each["name"] == "domino")
    play = next(each for each in domino["options"] if each["name"] == "play")
    variant = next(each for each in play["options"] if each["name"] == "variant")
    assert [choice["value"] for choice in variant["choices"]] == list(VARIANTS)
    turkish = [choice["name_localizations"]["tr"] for choice in variant["choices"]]
    assert turkish == [Catalogue("tr").text(f"variant-{code}-name") for code in VARIANTS]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_who_opens_a_table_hears_that_pictures_are_not_allowed_there(sim: Sim, language: str) -> None:
    sim.set_bot_permissions(attach_files=False)
    ada = sim.person("Ada", locale=language)
    await ada.slash("domino play")
    assert [shown.text for shown in ada.ephemerals()] == [Catalogue(language).text("screen-no-pictures")]
    assert offers(board_of(sim), "join")


async def test_nothing_is_said_where_pictures_are_allowed(sim: Sim) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play")
    assert ada.ephemerals() == []

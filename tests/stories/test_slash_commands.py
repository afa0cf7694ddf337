"""The slash commands as sent to Discord: synced once, localised in every language."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from discord.ext import commands

from cogs.command_sync import DIGEST_NOTE
from cogs.texts.catalogue import LANGUAGES, Catalogue
from cogs.texts.command_text import CommandTranslator
from engine.variants import VARIANTS
from tests.support.bots import newcomer
from tests.support.simulation import Sim, open_sim


async def test_commands_are_synced_only_when_they_change(tmp_path: Path) -> None:
    def synced() -> int:
        return sum(request.method == "PUT" and request.path.endswith("/commands") for request in sim.env.http_requests)

    async with open_sim(newcomer, tmp_path / "ayaz.sqlite3") as sim:
        assert synced() == 1
        await sim.restart()
        assert synced() == 1
        with closing(sqlite3.connect(sim.database)) as connection, connection:
            connection.execute("UPDATE meta SET value = 'of an older version' WHERE key = ?", (DIGEST_NOTE,))
        await sim.restart()
        assert synced() == 2


async def test_commands_are_available_in_servers_only(sim: Sim) -> None:
    offered = [command.to_dict(sim.bot.tree) for command in sim.bot.tree.get_commands()]  # type: ignore[attr-defined]
    assert {payload["name"] for payload in offered} >= {"domino"}
    for payload in offered:
        assert payload["contexts"] == [0]
        assert payload["integration_types"] == [0]


NAME = re.compile(r"[-_'\w]{1,32}")


async def payloads(sim: Sim) -> list[dict[str, Any]]:
    """The payload of every command."""
    assert isinstance(sim.bot, commands.Bot)
    translator, tree = CommandTranslator(), sim.bot.tree
    return [await each.get_translated_payload(tree, translator) for each in tree.get_commands()]


def named(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command, option or choice with all its descendants."""
    yield part
    for inner in (*part.get("options", ()), *part.get("choices", ())):
        yield from named(inner)


async def test_every_command_and_option_is_localised_in_every_language(sim: Sim) -> None:
    parts = [part for command in await payloads(sim) for part in named(command)]
    assert len(parts) > 20
    for part in parts:
        if "description" not in part:  # a choice; numbers need no localisation
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


async def test_siblings_never_share_a_name(sim: Sim) -> None:
    for command in await payloads(sim):
        for part in named(command):
            for language in LANGUAGES:
                names = [each["name_localizations"][language] for each in part.get("options", ())]
                assert len(names) == len(set(names)), (part["name"], language)


async def test_variants_are_shown_by_name_and_sent_by_code(sim: Sim) -> None:
    domino = next(each for each in await payloads(sim) if each["name"] == "domino")
    play = next(each for each in domino["options"] if each["name"] == "play")
    variant = next(each for each in play["options"] if each["name"] == "variant")
    assert [choice["value"] for choice in variant["choices"]] == list(VARIANTS)
    turkish = [choice["name_localizations"]["tr"] for choice in variant["choices"]]
    assert turkish == [Catalogue("tr").text(f"variant-{code}-name") for code in VARIANTS]

"""Forged presses: any verb with any argument, by anybody, in any phase, is answered and breaks nothing.

``AYAZ_SOAK_PRESSES`` in the environment says how many random ids are pressed.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from random import Random

import pytest

from cogs.interactions.verbs import TableVerb
from cogs.local.presses import press
from tests.support.last_tile import brink
from tests.support.player_actions import leave, press_id_of, seat, tiles
from tests.support.simulation import Person, Shown, Sim

BUTTON, MENU = 2, 3
ARGUMENTS = ((), ("99",), ("9-9", "1"))
"""The values of menus that Discord would never send for ours."""

PRESSES = int(os.environ.get("AYAZ_SOAK_PRESSES", "150"))
SEATS = ("join", "take", "take-seat")
"""What a stranger may do."""
ODD = ("", "0", "1", "-1", "9-9", "6-6", "0-0", "left", "up", "9" * 20, "ş", "%", "../x", "null", "1 OR 1=1")
"""Arguments of all kinds, most of them none that the bot would make."""

ENDS = ("stop-confirm", "leave-confirm", "quit", "claim-confirm")


async def forge(sim: Sim, person: Person, shown: Shown, custom_id: str, values: tuple[str, ...]) -> None:
    """Press what is not there; it has to be answered."""
    component = {"type": MENU if values else BUTTON, "custom_id": custom_id, "label": "old", "options": []}
    sim.env._begin_operation("forge")
    try:
        result = await press(person.actor, shown.raw, component, values)
    finally:
        sim.env._end_operation()
    assert result.acknowledged, (custom_id, values)


async def phase(sim: Sim, name: str) -> tuple[Person, Person, Shown]:
    """A table in a phase: its host, another person at it, and its board."""
    if name == "over":
        at = await brink(sim)
        return at.winner, at.loser, await at.finish(at.winner)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    if name == "lobby":
        return ada, bo, (await ada.slash("domino play", players=3, variant="ceza")).shown
    board = await seat(sim, ada, bo, turn_time=3600)
    if name == "a free seat":
        await leave(bo, board)
    return ada, bo, board


@pytest.mark.parametrize("name", ["lobby", "running", "a free seat", "over"])
async def test_a_stranger_who_forges_presses_changes_nothing(sim: Sim, name: str) -> None:
    _, _, board = await phase(sim, name)
    eve, before = sim.person("Eve"), board.text
    known = sim.bot.app.dispatcher.verbs.values()  # type: ignore[attr-defined]
    for verb in (each.name for each in known if isinstance(each, TableVerb) and each.name not in SEATS):
        for values in ARGUMENTS:
            await forge(sim, eve, board, press_id_of(board, verb), values)
    assert board.text == before


@pytest.mark.parametrize("name", ["lobby", "a free seat"])
async def test_players_who_forge_presses_break_nothing(sim: Sim, name: str) -> None:
    host, other, board = await phase(sim, name)
    match = press_id_of(board, "hand").split(":")[2]
    known = sim.bot.app.dispatcher.verbs.values()  # type: ignore[attr-defined]
    for verb in (each.name for each in known if isinstance(each, TableVerb) and each.name not in ENDS):
        for person in (other, host):
            for values in ARGUMENTS:
                await forge(sim, person, board, f"d:{verb}:{match}:1", values)
    for verb in ENDS:
        await forge(sim, host, board, f"d:{verb}:{match}:999999999", ())


def random_id(chance: Random, verbs: Sequence[str], match: str) -> str:
    """A custom_id of the forms that the bot uses, or of none, with any arguments; Discord takes 100 characters."""
    start = chance.choice(("d", "d", "d", "s", "s", "x"))
    parts = [start, chance.choice(verbs), *([match] if chance.random() < 0.8 else [])]
    return ":".join(parts + chance.choices(ODD, k=chance.randrange(4)))[:100]


async def test_random_ids_change_nothing_and_show_no_tile(sim: Sim) -> None:
    _, _, board = await phase(sim, "running")
    eve, before, sent = sim.person("Eve"), board.text, len(sim.messages())
    known: list[str] = [each.name for each in sim.bot.app.dispatcher.verbs.values()]  # type: ignore[attr-defined]
    verbs, chance = [*(verb for verb in known if verb not in SEATS), "none", ""], Random(11)
    match = press_id_of(board, "hand").split(":")[2]
    for _ in range(PRESSES):
        values = tuple(chance.sample(ODD[1:], k=chance.choice((0, 0, 1, 2))))
        await forge(sim, eve, board, random_id(chance, verbs, match), values)
    assert board.text == before
    assert len(sim.messages()) == sent
    for shown in eve.ephemerals():
        assert not tiles(shown)
        assert not any("Your tiles" in text for text in shown.alt_texts)
        assert "<@" not in shown.text

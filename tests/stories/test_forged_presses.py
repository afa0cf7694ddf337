"""Forged presses: any verb with any argument, by anybody, in any phase, is answered and breaks nothing."""

from __future__ import annotations

import pytest

from cogs.interactions.verbs import TableVerb
from cogs.local.presses import press
from tests.support.last_tile import brink
from tests.support.player_actions import leave, press_id_of, seat
from tests.support.simulation import Person, Shown, Sim

BUTTON, MENU = 2, 3
ARGUMENTS = ((), ("99",), ("9-9", "1"))
"""The values of menus that Discord would never send for ours."""

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
    seats = ("join", "take", "take-seat")  # what a stranger may do
    for verb in (each.name for each in known if isinstance(each, TableVerb) and each.name not in seats):
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

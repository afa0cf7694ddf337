"""Unexpected errors: the player gets an error number that is also in the log."""

from __future__ import annotations

import pytest

from data.moderation import Moderation
from tests.support.player_actions import (
    MANAGER,
    ada_and_bo,
    on_turn,
)
from tests.support.simulation import Sim


async def test_an_error_in_a_command_is_reported_with_a_number(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = sim.person("Ada")

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no more ink")

    monkeypatch.setattr(sim.bot.app.matches.seats, "open", broken)  # type: ignore[attr-defined]
    reply = await ada.slash("domino play")
    assert reply.ephemeral
    assert getattr(sim.errors.records[0], "error_id") in reply.text  # noqa: B009 (a field of the log)
    sim.errors.expect("no more ink")


async def test_an_error_in_a_press_is_reported_with_a_number(sim: Sim, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    player, _, hand = await on_turn(sim, ada, bo)

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("the disk is on fire")

    monkeypatch.setattr(sim.bot.app.matches.play, "play", broken)  # type: ignore[attr-defined]
    button = hand.buttons[0].custom_id
    reply = await player.press(hand, button if button.count(":") == 5 else f"{button}:left")
    assert reply.ephemeral
    [record] = sim.errors.records
    assert getattr(record, "error_id") in reply.text  # noqa: B009 (a field of the log)
    sim.errors.expect("the disk is on fire")


async def test_the_log_does_not_name_the_person_whom_a_press_concerned(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    mod, eve = sim.person("Mod", permissions=MANAGER), sim.person("Eve")
    shown = (await mod.slash("domino bar", person=eve.actor)).shown

    async def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no more ink")

    monkeypatch.setattr(Moderation, "lift", broken)
    await mod.press(shown, f"s:bar-lift:{eve.id}")
    [record] = sim.errors.records
    assert record.getMessage() == "press bar-lift failed"
    sim.errors.expect("no more ink")

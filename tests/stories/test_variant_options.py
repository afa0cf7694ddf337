"""Options of /domino play: those that a variant supports, and the refusal of others."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import ROOT
from tests.support.simulation import Sim

README = ROOT / "README.md"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"variant": "draw", "players": 4}, "players can’t be 4, only 2."),
        ({"variant": "draw", "pairs": True}, "pairs can’t be yes, only no."),
        ({"variant": "straight", "pairs": True, "players": 3}, "pairs can’t be yes, only no."),
        ({"variant": "all_fives", "tiles": 5}, "tiles can’t be 5, only 7."),
        ({"variant": "straight", "target": 50}, "target can’t be 50. Choose from: 100, 150, 250."),
        ({"variant": "para", "rounds": 3}, "rounds can’t be 3, only 1."),
        (
            {"variant": "ceza", "target": 100},
            "Penalty Dominoes is played over rounds, not to a target: 1, 3, 5, 7, 9, 11.",
        ),
        (
            {"variant": "fives_threes", "rounds": 3},
            "Fives and Threes is played to a target, not over rounds: 31, 61, 121.",
        ),
        (
            {"variant": "para", "rounds": 1, "target": 50},
            "Para Oyunu is played either to a target or over rounds: choose one of the two.",
        ),
    ],
)
async def test_unsupported_options_are_refused_with_the_supported_ones(
    sim: Sim, asked: dict[str, Any], answer: str
) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play", **asked)
    assert [shown.text for shown in ada.ephemerals()] == [answer]
    assert sim.messages() == []
    assert not sim.env.errors


async def test_partners_imply_four_seats(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", variant="straight", pairs=True)).shown
    assert lobby.text.count("free seat") == 3
    assert "To 250 points · 2 minutes a turn · pairs" in lobby.text

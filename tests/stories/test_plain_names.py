"""Player names are plain text everywhere: no mentions, links or markup."""

from __future__ import annotations

import re

import pytest

from tests.support.player_actions import (
    hand_of,
    open_menu,
    seat,
    who_plays,
)
from tests.support.simulation import Sim


async def test_long_names_in_the_table_menu_are_cut_between_characters(sim: Sim) -> None:
    ada, bo, cem = sim.person("A" * 32), sim.person("🏳️‍🌈" * 8), sim.person("Cem")
    for other in (bo, cem):
        await seat(sim, ada, other, variant="ceza", players=4, computers=2, turn_time=900)
    labels = (await ada.slash("domino hand")).shown.labels
    [long] = [
        label for label in labels if not label.endswith("Cem")
    ]  # the leader is random, and the player on turn is listed first
    assert len(labels) == 2
    assert long.endswith("🤖 Kiko, 🏳️‍🌈…"), "no flag emoji is cut in half"
    assert 70 < len(long) <= 80


@pytest.mark.parametrize(
    "name", ["@everyone", "```@here", "`x` **b** ||s||", "[a](http://x)", "> q\n# h", "<@1>", "🀄" * 32]
)
async def test_names_are_plain_text_everywhere(sim: Sim, name: str) -> None:
    odd, bo = sim.person(name), sim.person("Bo")
    board = await seat(sim, odd, bo)
    for shown in (board, await hand_of(sim, odd), await hand_of(sim, bo), await open_menu(odd, board)):
        assert not shown.mentioned
        assert not shown.raw.mention_everyone
        assert not re.search(r"(?<!\\)\]\(", shown.text), "no link"
        assert not any(line.startswith(("# ", "> ")) for line in shown.text.splitlines())
        assert len(shown.text) <= 4000
    assert await who_plays(sim, (odd, bo)) is not None

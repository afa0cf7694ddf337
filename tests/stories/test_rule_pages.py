"""Rule pages: turned in place, with pictures, in the reader's language."""

from __future__ import annotations

import pytest

from cogs.interactions.rules import rule_pages
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import unbroken
from engine.variants import VARIANTS
from tests.support.player_actions import (
    ada_and_bo,
    board_of,
    press_id,
)
from tests.support.simulation import Sim


async def test_rule_pages_turn_in_place(sim: Sim) -> None:
    ada = sim.person("Ada")
    shown = (await ada.slash("domino rules")).shown
    assert shown.ephemeral
    first = shown.text
    assert shown.labels == ["Next ▶"]
    turned = await ada.click(shown, "Next ▶")
    assert turned.shown.id == shown.id
    assert turned.text != first
    assert shown.labels == ["◀ Previous", "Next ▶"]
    board = (await ada.slash("domino play")).shown
    assert (await ada.click(board, "Rules")).text == first


@pytest.mark.parametrize("variant", list(VARIANTS))
async def test_all_rule_pages_have_their_pictures(sim: Sim, variant: str) -> None:
    ada, rules = sim.person("Ada"), VARIANTS[variant]
    written = rule_pages("en-US", rules)
    shown = (await ada.slash("domino rules", variant=variant)).shown
    for number, page in enumerate(written, 1):
        assert shown.text == f"{unbroken(page.text)}\n-# Page {number} of {len(written)}"
        assert len(shown.pictures) == (page.example is not None)
        assert all("Open ends: A left" in alt and "Ann" in alt for alt in shown.alt_texts)
        onward = [button for button in shown.buttons if button.label == "Next ▶"]
        assert bool(onward) == (number < len(written))
        if onward:
            shown = (await ada.click(shown, custom_id=onward[0].custom_id)).shown


async def test_rules_are_in_the_readers_language(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    await ada.slash("domino play", variant="straight")
    shown = (await ada.click(board_of(sim), custom_id=press_id(board_of(sim), "rules"))).shown
    assert unbroken(Catalogue("tr").text("variant-straight-rules-1")) in shown.text


async def test_a_rule_page_is_not_taken_for_a_table(sim: Sim) -> None:
    ada, _, board = await ada_and_bo(sim)
    assert (await ada.press(board, "s:page:straight:0")).text.startswith("### Straight")

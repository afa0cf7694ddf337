"""Stories of every variant: options of /domino play and their refusals, rule pages, and a table of pairs."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cogs.interactions.rules import rule_pages
from cogs.texts.catalogue import LANGUAGES, Catalogue
from engine.rules import Rules
from engine.variants import VARIANTS
from tests.support import ROOT
from tests.support.player_actions import board_of, offers, play_round, press_id, seat
from tests.support.simulation import Sim

README = ROOT / "README.md"


async def test_a_table_of_pairs_over_rounds_is_played_to_its_result(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, variant="ceza", partners=True, rounds=1, tiles=5, automatic=True, computers=3)
    await play_round(sim, [ada])
    board = board_of(sim)
    assert offers(board, "rematch")
    assert "Penalties: Ada & 🤖 Kiko **+" in board.text
    assert "round 1 of 1" in board.text
    assert "(pair 2)" in board.alt_texts[0]


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"variant": "draw", "players": 4}, "players: 4 is not possible. Possible: 2."),
        ({"variant": "draw", "partners": True}, "partners: yes is not possible. Possible: no."),
        ({"variant": "straight", "partners": True, "players": 3}, "partners: yes is not possible. Possible: no."),
        ({"variant": "all_fives", "tiles": 5}, "tiles: 5 is not possible. Possible: 7."),
        ({"variant": "straight", "target": 50}, "target: 50 is not possible. Possible: 100, 150, 250."),
        ({"variant": "para", "rounds": 3}, "rounds: 3 is not possible. Possible: 1."),
        (
            {"variant": "ceza", "target": 100},
            "Penalty Dominoes has no target. It is played over rounds: 1, 3, 5, 7, 9, 11.",
        ),
        (
            {"variant": "fives_threes", "rounds": 3},
            "Fives and Threes has no number of rounds. It is played to points: 31, 61, 121.",
        ),
        (
            {"variant": "para", "rounds": 1, "target": 50},
            "Para Oyunu is played either to a target or over rounds: choose one of the two.",
        ),
    ],
)
async def test_what_a_variant_does_not_have_is_refused_with_what_it_has(
    sim: Sim, asked: dict[str, Any], answer: str
) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play", **asked)
    assert [shown.text for shown in ada.ephemerals()] == [answer]
    assert sim.messages() == []
    assert not sim.env.errors


async def test_partners_sit_down_as_four_without_saying_so(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", variant="straight", partners=True)).shown
    assert lobby.text.count("free seat") == 3
    assert "To 250 points · 2 minutes a turn · partners" in lobby.text


@pytest.mark.parametrize("variant", list(VARIANTS))
async def test_the_rules_are_read_page_by_page_with_their_pictures(sim: Sim, variant: str) -> None:
    ada, rules = sim.person("Ada"), VARIANTS[variant]
    written = rule_pages("en-US", rules)
    shown = (await ada.slash("domino rules", variant=variant)).shown
    for number, page in enumerate(written, 1):
        assert shown.text == f"{page.text}\n-# Page {number} of {len(written)}"
        assert len(shown.pictures) == (page.example is not None)
        assert all("Open ends: A left" in alt and "Ann" in alt for alt in shown.alt_texts)
        onward = [button for button in shown.buttons if button.label == "Next page"]
        assert bool(onward) == (number < len(written))
        if onward:
            shown = (await ada.click(shown, custom_id=onward[0].custom_id)).shown


async def test_the_rules_come_in_the_readers_language(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    await ada.slash("domino play", variant="straight")
    shown = (await ada.click(board_of(sim), custom_id=press_id(board_of(sim), "rules"))).shown
    assert Catalogue("tr").text("variant-straight-rules-1") in shown.text


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=lambda rules: rules.code)
def test_the_readme_says_who_plays_a_variant_and_to_what(rules: Rules) -> None:
    name = Catalogue("en-US").text(f"variant-{rules.code}-name")
    rows = [line.split("|") for line in README.read_text("utf-8").splitlines() if line.startswith(f"| {name} |")]
    assert len(rows) == 1
    _, _, players, goals, *_ = rows[0]
    assert tuple(map(int, re.findall(r"\d", players))) == rules.seats
    assert ("two pairs" in players) == rules.pairs
    written = [int(number) for number in re.findall(r"\d+", goals.replace("one round", "1"))]
    assert sorted(written) == sorted(goal.target or goal.rounds for goal in rules.goals)
    assert f"**{rules.goals[0].target or rules.goals[0].rounds}" in goals.replace("one round", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_end_a_rated_match_is_told_with_what_the_last_person_does_instead(language: str) -> None:
    texts = Catalogue(language)
    ending = texts.text("help-table").splitlines()[-1]
    assert texts.text("button-claim") in ending
    assert "moderator" in ending.replace("moderador", "moderator").replace("moderatör", "moderator")

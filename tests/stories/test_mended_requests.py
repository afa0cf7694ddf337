"""A refused /domino play keeps what was chosen: one press opens the nearest table, or tries again."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.interactions.table_requests import MAX_LABEL, TableRequest, mend
from cogs.texts.catalogue import LANGUAGES, Catalogue
from engine.variants import VARIANTS
from tests.support.player_actions import board_of, leave_by_command, live
from tests.support.simulation import Shown, Sim


def only_button(shown: Shown) -> str:
    [button] = shown.buttons
    assert len(button.custom_id) <= 100
    return button.label


@pytest.mark.parametrize(
    ("asked", "label", "opened"),
    [
        ({"variant": "draw", "players": 4, "target": 100}, "Open: 2 players", "To 100 points"),
        ({"variant": "draw", "target": 61}, "Open: to 50 points", "To 50 points"),
        ({"variant": "draw", "pairs": True, "turn_time": 3600}, "Open: no pairs", "1 hour a turn"),
        ({"variant": "all_fives", "tiles": 5, "private": True}, "Open: 7 tiles", "Private"),
        ({"variant": "ceza", "target": 100, "tiles": 5}, "Open: 11 rounds", "5 tiles each"),
        ({"variant": "fives_threes", "rounds": 3, "players": 3}, "Open: 2 players, to 61 points", "To 61 points"),
        ({"variant": "para", "rounds": 1, "target": 150}, "Open: to 150 points", "To 150 points"),
        ({"variant": "straight", "computers": 2}, "Open: 3 players", "The table is full"),
        ({"variant": "draw", "computers": 3}, "Open: one computer", "The table is full"),
        ({"variant": "draw", "computers": 1, "stake": 50}, "Open: no stake", "The table is full"),
        ({"variant": "draw", "stake": 50}, "Open: no stake", "1 seat free"),
        ({"variant": "draw", "target": 61, "stake": 50}, "Open: to 50 points, no stake", "To 50 points"),
        ({"variant": "straight", "computers": 2, "stake": 50}, "Open: 3 players, no stake", "The table is full"),
        ({"variant": "straight", "players": 2, "computers": 3, "level": "hard"}, "Open: one computer", "hard"),
    ],
)
async def test_one_press_opens_the_nearest_table(sim: Sim, asked: dict[str, Any], label: str, opened: str) -> None:
    ada = sim.person("Ada")
    refused = (await ada.slash("domino play", **asked)).shown
    assert only_button(refused) == label
    assert sim.messages() == []
    await ada.click(refused, label)
    assert opened in board_of(sim).text
    assert refused.labels == []
    assert "Your table is open" in refused.text


async def test_two_quick_presses_open_one_table(sim: Sim) -> None:
    ada = sim.person("Ada")
    refused = (await ada.slash("domino play", variant="draw", players=4)).shown
    press = (ada, refused, refused.buttons[0].custom_id)
    await sim.together(press, press)
    assert await live(sim) == 1


async def test_a_full_channel_can_be_tried_again_with_the_same_options(sim: Sim) -> None:
    ada, hosts = sim.person("Ada"), [sim.person(name) for name in ("Bo", "Cem", "Dee")]
    for host in hosts:
        await host.slash("domino play")
    refused = (await ada.slash("domino play", variant="para", target=100)).shown
    assert only_button(refused) == "Try again"
    await ada.click(refused, "Try again")
    assert await live(sim) == 3
    await leave_by_command(hosts[0])
    await ada.click(refused, "Try again")
    assert "To 100 points" in board_of(sim).text


async def test_a_channel_without_permissions_can_be_tried_again(sim: Sim) -> None:
    ada = sim.person("Ada")
    sim.set_bot_permissions(send_messages=False)
    refused = (await ada.slash("domino play", variant="ceza", players=4)).shown
    assert "Send Messages" in refused.text
    sim.set_bot_permissions(send_messages=None)
    await ada.click(refused, "Try again")
    assert "Penalty Dominoes" in board_of(sim).text


@pytest.mark.parametrize(
    "custom_id",
    [
        "s:open",
        "s:open:chess:2-7-0-0:50-x:120:x:01000x",
        "s:open:draw:2-7-0-0:50-x:120:genius:01000x",
        "s:open:draw:2-7-0-0:50-x:120:x:09000x",
        "s:open:draw:2-7-0-0:50-x:1200000:x:01000x",
        "s:open:draw:2-7:50-x:120:x:01000x",
    ],
)
async def test_forged_requests_open_nothing(sim: Sim, custom_id: str) -> None:
    ada = sim.person("Ada")
    refused = (await ada.slash("domino play", variant="draw", players=4)).shown
    assert (await ada.press(refused, custom_id)).acknowledged
    assert await live(sim) == 0


async def test_a_forged_request_is_checked_as_the_command_is(sim: Sim) -> None:
    ada = sim.person("Ada")
    refused = (await ada.slash("domino play", variant="draw", players=4)).shown
    await ada.press(refused, "s:open:draw:9-7-99999-0:0-x:7:easy:01000x")
    assert await live(sim) == 0
    assert only_button(refused) == "Open with these changes"
    assert "2 players, 7 tiles" not in refused.text
    assert "2 players, 1 minute, to 25 points, one computer" in refused.text


def test_a_request_is_read_back_as_it_was_written() -> None:
    request = TableRequest(
        variant="fives_threes", players=2, target=121, tiles=7, turn_time=86400, computers=1, level="same", private=True
    )
    for wanted in (request, TableRequest(), TableRequest(automatic=False, rated=False, call=True, rounds=11)):
        assert TableRequest.parse(wanted.words()) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_asked_for_can_be_mended(language: str) -> None:
    texts = Catalogue(language)
    for variant in VARIANTS:
        for players in (None, 2, 3, 4):
            for pairs in (False, True):
                for target, rounds in ((None, None), (31, None), (None, 3), (100, 1)):
                    for tiles, computers in ((None, 0), (5, 3)):
                        asked = TableRequest(
                            variant=variant,
                            players=players,
                            pairs=pairs,
                            target=target,
                            rounds=rounds,
                            tiles=tiles,
                            computers=computers,
                        )
                        mended = mend(asked, texts)
                        mended.request.options()
                        assert bool(mended.reasons) == (mended.request != asked)
                        assert len(mended.changes) >= bool(mended.reasons)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_a_phone(language: str) -> None:
    texts = Catalogue(language)
    assert all(len(texts.text(key)) <= MAX_LABEL for key in ("button-open-changed", "button-open-again"))

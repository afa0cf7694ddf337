"""Computer levels: chosen by the host, shown to all; and the pace of computer moves."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from engine.ai import LEVELS
from tests.support.bots import bot_of, levels, single_bot, unhurried_bot
from tests.support.player_actions import (
    add_computer,
    board_of,
    hand_of,
    offers,
    play_first,
    press_id,
    press_id_of,
    seat,
    tiles,
)
from tests.support.simulation import OpenStory, Sim


def rate(sim: Sim, *, mean: float, sigma: float) -> None:
    """Give every known person a rating in the variant of the table."""
    with closing(sqlite3.connect(sim.database)) as connection, connection:
        connection.execute("DELETE FROM ratings")
        connection.execute(
            "INSERT INTO ratings (guild, variant, person, mu, sigma, shown, matches)"
            " SELECT ?, 'draw', key, ?, ?, 1500, 40 FROM persons",
            (sim.guild.id, mean, sigma),
        )


async def test_the_host_chooses_the_level_of_a_computer_and_the_lobby_shows_it(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", target=25)).shown
    asked = await ada.click(lobby, "+ Computer")
    assert asked.shown.ephemeral
    assert asked.shown.labels == ["Easy", "Medium", "Hard", "My level"], "four in a row"
    assert "🤖" not in lobby.text, "no computer has joined yet"
    said = (await ada.click(asked.shown, "Hard")).shown
    assert said.text == "🤖 Robi joins the table. Level: hard"
    assert not said.buttons, "no seat is free"
    assert "• 🤖 Robi · hard" in lobby.text.splitlines()
    await ada.click(lobby, "Start")
    assert "-# Computers: 🤖 Robi (hard)" in board_of(sim).text
    assert await levels(sim) == ["hard"]


async def test_each_computer_has_its_own_level_and_can_be_added_until_the_table_is_full(sim: Sim) -> None:
    ada = sim.person("Ada", locale="tr")
    lobby = (await ada.slash("domino play", variant="ceza", players=4)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "computer"))).shown
    for label in ("Kolay", "Zor", "Orta"):
        asked = (await ada.click(asked, label)).shown
    assert not asked.buttons
    assert await levels(sim) == ["easy", "hard", "medium"]
    seats = [line for line in lobby.text.splitlines() if "🤖" in line]
    assert seats == ["• 🤖 Robi · kolay", "• 🤖 Kiko · zor", "• 🤖 Zeno · orta"]


async def test_only_the_host_can_add_a_computer_and_only_to_a_free_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    assert "Only the host" in (await bo.click(lobby, "+ Computer")).text
    asked = (await ada.click(lobby, "+ Computer")).shown
    await bo.click(lobby, "Join")
    for late in (await ada.click(asked, "Easy"), await ada.press(lobby, press_id_of(lobby, "computer"))):
        assert late.shown.ephemeral
        assert not offers(late.shown, "level-easy")
        assert "🤖" not in late.text
    assert await levels(sim) == []
    await ada.click(lobby, "Start")
    assert "🤖" not in (await ada.click(asked, "Hard")).text, "the match has begun"


async def test_two_quick_presses_seat_one_computer(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", variant="ceza", players=4)).shown
    asked = (await ada.click(lobby, "+ Computer")).shown
    await bo.click(lobby, "Join")
    hard = press_id(asked, "level-hard")
    for reply in await sim.together((ada, asked, hard), (ada, asked, hard)):
        assert reply.shown.text == "🤖 Kiko joins the table. Level: hard", (
            "a player who joined meanwhile does not matter"
        )
        assert offers(reply.shown, "level-easy"), "for the fourth seat"
    assert await levels(sim) == ["hard"]
    easy = press_id(asked, "level-easy")
    for reply in await sim.together((ada, asked, easy), (ada, asked, easy)):
        assert reply.shown.text == "🤖 Zeno joins the table. Level: easy"
        assert not reply.shown.buttons
    assert await levels(sim) == ["hard", "easy"]


async def test_computers_that_fill_the_rest_get_the_level_chosen_last(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", variant="ceza", players=4, level="easy")).shown
    await bo.click(lobby, "Join")
    answer = (await ada.click(lobby, "Start")).shown
    assert answer.text.startswith("Fill the free seats with computers and start? Level: easy")
    await ada.click(answer, "Fill and start")
    assert await levels(sim) == ["easy"] * 2
    lobby = (await bo.slash("domino play", variant="ceza", players=3)).shown
    await sim.person("Cem").click(lobby, "Join")
    answer = (await bo.click(lobby, "Start")).shown
    assert "Level: medium" in answer.text, "where none was chosen"


async def test_more_computers_than_seats_are_refused_with_the_possible_numbers(sim: Sim) -> None:
    ada = sim.person("Ada")
    answer = (await ada.slash("domino play", variant="ceza", players=3, computers=3)).text
    assert answer == "computers can’t be 3. Choose from: 1, 2."


@pytest.mark.parametrize("level", LEVELS)
async def test_a_level_in_the_command_adds_a_computer(sim: Sim, level: str) -> None:
    await sim.person("Ada", locale="pt-BR").slash("domino play", level=level)
    assert await levels(sim) == [level]


async def test_the_level_option_applies_to_all_computers_and_defaults_to_medium(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash("domino play", variant="ceza", players=4, computers=2, level="easy")
    assert await levels(sim) == ["easy", "easy"]
    await bo.slash("domino play", computers=1)
    assert await levels(sim) == ["medium"]


@pytest.mark.parametrize(
    ("mean", "sigma", "level", "said"),
    [
        (12.0, 2.0, "easy", "about as strong as you. Level: easy"),
        (25.0, 3.5, "medium", "about as strong as you. Level: medium"),
        (35.0, 2.0, "hard", "about as strong as you. Level: hard"),
        (35.0, 3.6, "medium", "Level: medium. I can’t tell yet how strong you are"),
        (None, 0.0, "medium", "can’t tell yet"),
    ],
)
async def test_the_level_as_strong_as_me(sim: Sim, mean: float | None, sigma: float, level: str, said: str) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play")).shown
    if mean is not None:
        rate(sim, mean=mean, sigma=sigma)
    assert said in (await add_computer(ada, lobby, "same")).text
    assert f"🤖 Robi · {level}" in lobby.text
    await ada.slash("domino play", level="same")
    assert await levels(sim) == [level]


async def test_a_computer_moves_after_one_to_three_seconds(open_story: OpenStory) -> None:
    async with open_story(unhurried_bot) as sim:
        ada = sim.person("Ada")
        board = await seat(sim, ada, computers=1)
        hand = await hand_of(sim, ada)
        if tiles(hand):
            await play_first(ada, hand)
        if "Turn: **🤖" not in board.text:
            pytest.fail(f"the computer is not on turn: {board.text}")
        before = board.text
        await sim.pass_time(0.5)
        assert board.text == before
        await sim.pass_time(2.5)
        assert board.text != before


async def test_in_one_process_hard_becomes_medium_and_its_host_reads_so(open_story: OpenStory) -> None:
    async with open_story(single_bot) as sim:
        assert bot_of(sim).app.pools == (bot_of(sim).app.computer_players,)
        assert bot_of(sim).app.computer_players.pids == ()
        ada = sim.person("Ada")
        lobby = (await ada.slash("domino play", players=3, variant="ceza")).shown
        asked = (await ada.click(lobby, "+ Computer")).shown
        said = (await ada.click(asked, "Hard")).shown
        assert said.text.splitlines()[-2:] == [
            "🤖 Robi joins the table. Level: medium",
            "Hard isn’t available on this bot, so medium plays.",
        ]
        said = (await ada.click(said, "Easy")).shown
        assert "available" not in said.text
        assert await levels(sim) == ["medium", "easy"]
        bo = sim.person("Bo")
        opened = await bo.slash("domino play", computers=1, level="hard")
        assert await levels(sim) == ["medium"]
        assert [each.text for each in opened.followups] == ["Hard isn’t available on this bot, so medium plays."]

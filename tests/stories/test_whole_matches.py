"""Whole matches: two people, a person against the computer, three languages, and what is in the database after."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest

from tests.support.player_actions import (
    WORDS,
    add_computer,
    board_of,
    hand_of,
    offers,
    play_first,
    play_match,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Sim


def results(sim: Sim) -> list[tuple[object, ...]]:
    """What was booked, by match and seat."""
    with closing(sqlite3.connect(f"file:{sim.database}?mode=ro", uri=True)) as database:
        return database.execute("SELECT match, seat, score, place FROM results ORDER BY match, seat").fetchall()


async def test_two_people_play_from_the_lobby_to_the_result_and_again(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, target=25)
    assert "time is up" in board.text
    [alt] = board.alt_texts
    assert "Open ends" in alt
    last = await play_match(sim, [ada, bo])
    assert "wins the match" in last.text
    assert last.labels == ["Rematch", "Rules"]
    assert len(last.pictures) == 1
    booked = results(sim)
    assert [row[1] for row in booked] == [0, 1]
    assert max(int(str(row[2])) for row in booked) >= 25
    # Only the last message has buttons that play on; the one of each round before keeps its end without any.
    assert all(not shown.buttons for shown in sim.messages() if shown.id != last.id)
    rematch = press_id(last, "rematch")
    replies = await sim.together((bo, last, rematch), (ada, last, rematch))
    assert all(reply.acknowledged for reply in replies)
    lobby = board_of(sim)
    assert lobby.id != last.id
    assert "Ada" in lobby.text
    assert "Bo" in lobby.text
    assert lobby.text.index("Ada") < lobby.text.index("Bo"), "the same seats, whoever pressed first"
    await bo.press(last, rematch)
    assert board_of(sim).id == lobby.id, "a third press opens nothing"


async def test_a_person_plays_the_computer(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play", target=25)).shown
    await add_computer(ada, board)
    assert "🤖 Robi" in board.text
    assert "Not rated" in board.text
    await ada.click(board, "Start")
    last = await play_match(sim, [ada])
    assert "wins the match" in last.text


async def test_start_with_a_free_seat_asks_the_host_only(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = (await ada.slash("domino play")).shown
    refused = await bo.click(board, "Start")
    assert refused.ephemeral
    assert "host" in refused.text
    asked = (await ada.click(board, "Start")).shown
    assert asked.ephemeral
    assert offers(board, "join"), "nothing has started"
    hand = await ada.click(asked, custom_id=press_id(asked, "fill"))
    assert hand.shown.id == asked.id, "the question becomes the hand"
    assert hand.shown.pictures
    assert offers(board, "hand")


@pytest.mark.parametrize("language", ["en-US", "tr", "pt-BR"])
async def test_public_messages_speak_the_hosts_language_and_private_ones_the_readers(sim: Sim, language: str) -> None:
    host = sim.person("Deniz", locale=language)
    reader_language = {"en-US": "tr", "tr": "pt-BR", "pt-BR": "en-US"}[language]
    reader = sim.person("Sol", locale=reader_language)
    board = await seat(sim, host, reader)
    assert WORDS[language]["hand"] in board.labels
    hands = [await hand_of(sim, person) for person in (host, reader)]
    waiting = next(hand for hand in hands if not tiles(hand))
    spoken = language if waiting is hands[0] else reader_language
    assert waiting.labels == [WORDS[spoken]["refresh"]]
    assert (await reader.slash("domino rules")).text.startswith("###")


async def test_open_hands_follow_into_the_next_round_and_tell_what_was_drawn(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, target=150)
    hands = [await hand_of(sim, person) for person in (ada, bo)]
    first = True
    while not offers(board_of(sim), "ready"):
        person, hand = next(each for each in zip((ada, bo), hands, strict=True) if tiles(each[1]))
        drew = any(re.fullmatch(rf"{person.name} drew \d+ tiles?", line) for line in board_of(sim).text.splitlines())
        assert first or drew == ("You drew: " in hand.text), (person.name, board_of(sim).text, hand.text)
        first = False
        await play_first(person, hand)
    before = [hand.text for hand in hands]
    board = board_of(sim)
    for person in (ada, bo):
        await person.click(board, custom_id=press_id(board, "ready"))
    assert all(hand.text != text for hand, text in zip(hands, before, strict=True))
    assert sum(bool(tiles(hand)) for hand in hands) == 1, "one is on turn and sees it in the hand that was open"

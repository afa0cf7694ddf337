"""Public messages are in the host's language, private answers in the reader's."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    WORDS,
    board_of,
    hand_of,
    play_match,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Sim


@pytest.mark.parametrize("language", ["en-US", "tr", "pt-BR"])
async def test_public_messages_use_the_hosts_language_and_private_ones_the_readers(sim: Sim, language: str) -> None:
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


async def test_a_rematch_is_in_the_language_of_the_person_who_opens_it(sim: Sim) -> None:
    ada, rui = sim.person("Ada", locale="tr"), sim.person("Rui", locale="pt-BR")
    await seat(sim, ada, rui, target=25)
    end = await play_match(sim, (ada, rui))
    await rui.click(end, custom_id=press_id(end, "rematch"))
    lobby = board_of(sim)
    assert lobby.id != end.id
    assert WORDS["pt-BR"]["join"] in lobby.labels

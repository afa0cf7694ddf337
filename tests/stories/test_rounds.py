"""From one round to the next: the deal is automatic, and open hands are updated."""

from __future__ import annotations

import re

from tests.support.player_actions import (
    board_of,
    hand_of,
    offers,
    play_first,
    play_round,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Sim


async def test_the_next_round_is_dealt_automatically(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, target=150)
    await play_round(sim, (ada,))
    await sim.pass_time(16)
    newer = board_of(sim)
    assert newer.id != board.id
    assert offers(newer, "hand")
    assert not board.buttons
    assert board.pictures, "the end of the round stays visible"
    assert "Round 1" in board.text
    assert "secret" in board.text
    assert "secret" not in newer.text


async def test_open_hands_are_updated_for_the_next_round_and_name_drawn_tiles(sim: Sim) -> None:
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
    assert sum(bool(tiles(hand)) for hand in hands) == 1, "the player on turn sees it in the open hand"

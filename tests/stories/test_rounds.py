"""From one round to the next: the deal is automatic, and open hands are updated."""

from __future__ import annotations

import hashlib
import re

from cogs.live.board_message import ACCENTS
from engine.match import Phase
from tests.support.player_actions import (
    board_of,
    hand_of,
    more,
    offers,
    play_first,
    play_match,
    play_round,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Reply, Shown, Sim

HEXADECIMAL = re.compile("[0-9a-f]{64}")


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


def seals(message: Reply | Shown) -> list[str]:
    return HEXADECIMAL.findall(message.text)


def sha256_of_text(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


async def test_the_deals_are_sealed_in_the_lobby_and_can_be_checked_behind_a_button(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", computers=1, target=150)).shown
    [seal] = seals(lobby)
    await ada.click(lobby, "Start")
    board = board_of(sim)
    before = await more(ada, board, "fair")
    assert before.ephemeral
    assert seals(before) == [seal]
    await play_round(sim, (ada,))
    over = await ada.click(board, "Fair deal")
    assert over.ephemeral
    shown, secret = seals(over)
    assert shown == seal == sha256_of_text(secret)
    await ada.click(board_of(sim), "Ready")
    later = await more(ada, board_of(sim), "fair")
    assert seals(later) == [secret, secret], "the opened secret is the seal of the next round"
    assert "2 presses of Start and Ready" in later.text
    assert not any(seals(message) for message in sim.messages())


async def test_a_rematch_goes_on_with_the_secrets_of_the_match_before(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, variant="para")
    await play_round(sim, (ada,))
    [_, secret] = seals(await ada.click(board_of(sim), "Fair deal"))
    ended = board_of(sim)
    await ada.click(ended, "Rematch")
    assert board_of(sim).id != ended.id
    assert seals(await more(ada, board_of(sim), "fair")) == [secret], "sealed before the press on Rematch"
    await ada.slash("domino stop")
    assert board


async def test_the_public_message_has_a_frame_whose_colour_says_what_it_shows(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", computers=1, variant="ceza", rounds=3)).shown
    colours = [lobby.accent]
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    colours.append(lobby.accent)
    await play_round(sim, (ada,))
    colours.append(board_of(sim).accent)
    await sim.pass_time(16)
    last = await play_match(sim, (ada,))
    colours.append(last.accent)
    assert colours == [ACCENTS[phase] for phase in (Phase.LOBBY, Phase.PLAYING, Phase.BETWEEN, Phase.FINISHED)]
    assert len(set(colours)) == 4
    assert len(last.pictures) == 2
    result, board = last.alt_texts
    assert re.match(r"(Won by (Ada|🤖 Robi)|The match is a draw)\. Score: .* in this order: 1: .* 3: ", result)
    assert board.startswith("Dominoes, round ")
    assert last.text.startswith("### ")


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

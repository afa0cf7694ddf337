"""Substitution: a free seat is offered, taken by a substitute, and taken back."""

from __future__ import annotations

import re

import pytest

from tests.support.player_actions import (
    calls_of,
    hand_of,
    leave,
    offers,
    play_first,
    press_id,
    press_id_of,
    seat,
    take,
    tiles,
    who_plays,
)
from tests.support.simulation import Sim


async def test_a_free_seat_is_offered_on_the_board_until_it_is_taken(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    assert not offers(board, "take")
    await leave(bo, board)
    assert "Bo left. The computer plays on." in board.text
    assert board.labels == ["My hand", "Rules", "More", "Take seat", "Claim the win"]
    hand = await take(eve, board)
    assert hand.ephemeral
    assert hand.shown.pictures
    assert "You’re playing for Bo now, with that seat’s tiles and score." in hand.text
    assert "Eve takes over from the computer, playing for Bo." in board.text
    assert not offers(board, "take")
    assert "already sits there" in (await sim.person("Zoe").press(board, press_id_of(board, "take"))).text


async def test_two_simultaneous_presses_seat_one_substitute(sim: Sim) -> None:
    ada, bo, eve, zoe = (sim.person(name) for name in ("Ada", "Bo", "Eve", "Zoe"))
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    replies = await sim.together(*((person, board, press_id(board, "take")) for person in (eve, zoe)))
    assert sum(bool(reply.shown.pictures) for reply in replies) == 1
    assert sum("already sits there" in reply.text for reply in replies) == 1


@pytest.mark.beat(2)
async def test_a_substitute_on_turn_gets_a_full_turn_and_is_reminded(sim: Sim) -> None:
    """The player who left was on turn, so the substitute is; the computer has not moved yet."""
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, old = found
    held = tiles(old)
    await sim.pass_time(500)
    await leave(player, board)
    hand = await take(eve, board)
    assert tiles(hand.shown) == held
    assert "Your turn" in hand.text
    due = re.search(r"Turn: \*\*Eve\*\* · time is up: <t:(\d+):R>", board.text)
    assert due is not None, board.text
    assert int(due[1]) - sim.env.now().timestamp() > 890
    await sim.pass_time(25)
    [call] = calls_of(sim, eve)
    assert offers(call, "hand")
    await play_first(eve, hand.shown)
    assert call.deleted


async def test_a_substitute_chooses_among_several_free_seats(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan")]
    eve = sim.person("Eve", locale="tr")
    board = await seat(sim, *people, variant="ceza", players=4, rounds=1, turn_time=900)
    for person in people[1:3]:
        await leave(person, board)
    asked = (await take(eve, board)).shown
    assert asked.ephemeral
    assert asked.text == "Birden çok yer boş. Hangisi?"
    menu = asked.raw.components[1]["components"][0]
    assert [option["label"] for option in menu["options"]] == [
        "2. yer · Bo yerine bilgisayar · 0 ceza",
        "3. yer · Cem yerine bilgisayar · 0 ceza",
    ]
    hand = await eve.select(asked, "2")
    assert hand.shown.id == asked.id, "the question is replaced by the hand"
    assert "Cem yerine sen oynuyorsun" in hand.text
    assert hand.shown.pictures
    assert "Eve takes over from the computer, playing for Cem" in board.text
    assert offers(board, "take"), "one seat is still free"
    back = await take(people[1], board)
    assert "You’re back in your seat." in back.text, "no question for one's own seat"
    barred = await people[2].press(board, press_id_of(board, "take"))
    assert "already sits there" in barred.text


async def test_a_player_of_the_match_cannot_take_another_seat(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem")]
    board = await seat(sim, *people, variant="ceza", players=3, rounds=1, turn_time=900)
    await leave(people[1], board)
    eve = sim.person("Eve")
    await take(eve, board)
    await leave(people[2], board)
    answer = await take(people[1], board)
    assert "already played another seat" in answer.text


async def test_the_offer_to_return_disappears_when_the_seat_is_taken(sim: Sim) -> None:
    """Also in the answer to the player who left, which has become their hand and was left again."""
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    answer = (await leave(bo, board)).shown
    assert (await bo.click(answer, custom_id=press_id(answer, "take"))).shown.pictures
    answer = (await leave(bo, board)).shown
    assert offers(answer, "take")
    await take(eve, board)
    assert not offers(answer, "take")
    hand = await hand_of(sim, eve)
    gone = (await leave(eve, board)).shown
    assert offers(answer, "take"), "the owner may come back"
    for shown in (hand, gone):
        assert not shown.pictures
        assert not offers(shown, "take"), "a substitute who leaves may not"


async def test_a_refused_choice_of_a_seat_replaces_the_menu(sim: Sim) -> None:
    """A client sends nothing when the same entry is chosen again, so the menu must not stay."""
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan")]
    eve = sim.person("Eve")
    board = await seat(sim, *people, variant="ceza", players=4, rounds=1, turn_time=900)
    for person in people[1:3]:
        await leave(person, board)
    asked = (await take(eve, board)).shown
    await take(people[1], board)
    refused = await eve.select(asked, "1")
    assert refused.shown.id == asked.id
    assert "already sits there" in refused.text
    assert not asked.buttons

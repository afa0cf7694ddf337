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


async def test_a_free_seat_is_offered_on_the_board_until_somebody_sits_there(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    assert not offers(board, "take")
    await leave(bo, board)
    assert "Bo left. The computer plays on from that seat." in board.text
    assert board.labels == ["My hand", "Rules", "More", "Take seat", "Claim the win"]
    hand = await take(eve, board)
    assert hand.ephemeral
    assert hand.shown.pictures
    assert "You play on for Bo now, with the tiles and the score of that seat." in hand.text
    assert "Eve sits down for Bo and takes over from the computer." in board.text
    assert not offers(board, "take")
    assert "already sits there" in (await sim.person("Zoe").press(board, press_id_of(board, "take"))).text


async def test_two_who_press_at_once_are_one_on_the_seat(sim: Sim) -> None:
    ada, bo, eve, zoe = (sim.person(name) for name in ("Ada", "Bo", "Eve", "Zoe"))
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    replies = await sim.together(*((person, board, press_id(board, "take")) for person in (eve, zoe)))
    assert sum(bool(reply.shown.pictures) for reply in replies) == 1
    assert sum("already sits there" in reply.text for reply in replies) == 1


@pytest.mark.beat(2)
async def test_who_takes_the_seat_on_turn_has_a_whole_turn_and_is_called_like_anybody(sim: Sim) -> None:
    """The leaver was on turn, so the newcomer is; the computer in between has not moved yet."""
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
    due = re.search(r"Turn: \*\*Eve\*\* · time is up <t:(\d+):R>", board.text)
    assert due is not None, board.text
    assert int(due[1]) - sim.env.now().timestamp() > 890
    await sim.pass_time(25)
    [call] = calls_of(sim, eve)
    assert offers(call, "hand")
    await play_first(eve, hand.shown)
    assert call.deleted


async def test_of_several_free_seats_the_newcomer_picks_one(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan")]
    eve = sim.person("Eve", locale="tr")
    board = await seat(sim, *people, variant="ceza", players=4, rounds=1, turn_time=900)
    for person in people[1:3]:
        await leave(person, board)
    asked = (await take(eve, board)).shown
    assert asked.ephemeral
    assert asked.text == "Birden çok yer boş. Hangisine oturacaksın?"
    menu = asked.raw.components[1]["components"][0]
    assert [option["label"] for option in menu["options"]] == [
        "2. yer · Bilgisayar (Bo) · 0 ceza",
        "3. yer · Bilgisayar (Cem) · 0 ceza",
    ]
    hand = await eve.select(asked, "2")
    assert hand.shown.id == asked.id, "the question becomes the hand"
    assert "Yerin asıl sahibi: Cem" in hand.text
    assert hand.shown.pictures
    assert "Eve sits down for Cem" in board.text
    assert offers(board, "take"), "one is still free"
    back = await take(people[1], board)
    assert "You are back on your seat." in back.text, "the own seat is not asked for"
    barred = await people[2].press(board, press_id_of(board, "take"))
    assert "already sits there" in barred.text


async def test_who_has_sat_on_one_seat_takes_no_other(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem")]
    board = await seat(sim, *people, variant="ceza", players=3, rounds=1, turn_time=900)
    await leave(people[1], board)
    eve = sim.person("Eve")
    await take(eve, board)
    await leave(people[2], board)
    told = await take(people[1], board)
    assert "already played on another seat" in told.text


async def test_the_way_back_goes_with_the_seat(sim: Sim) -> None:
    """Also from what was said to the leaver, and from a hand that was pressed once more."""
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    hands = [await hand_of(sim, bo) for _ in range(2)]
    told = (await leave(bo, board)).shown
    await bo.click(hands[0], custom_id=press_id(hands[0], "take"))
    told = (await leave(bo, board)).shown
    assert all(offers(shown, "take") for shown in (*hands, told))
    await take(eve, board)
    assert not any(offers(shown, "take") for shown in (*hands, told))
    hand = await hand_of(sim, eve)
    gone = (await leave(eve, board)).shown
    assert all(offers(shown, "take") for shown in (*hands, told)), "the owner may come back"
    for shown in (hand, gone):
        assert not shown.pictures
        assert not offers(shown, "take"), "a substitute who leaves may not"

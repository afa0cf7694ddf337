"""Free seats: who is offered them, who takes them, and what leavers see no more."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.discord_io.message import Screen
from cogs.interactions.dispatcher import InteractionDispatcher
from data.matches.records import Table
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


async def test_leavers_see_no_tiles_any_more_in_any_private_message(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player = found[0]
    older, oldest = found[1], [await hand_of(sim, player) for _ in range(2)]
    newer = await hand_of(sim, player)
    tile = press_id(older, "play")
    everything = (older, *oldest, newer)
    assert all(shown.pictures and tiles(shown) for shown in everything)
    await leave(player, board)
    for shown in everything:
        assert "You do not sit at this table any more." in shown.text
        assert not shown.pictures
        assert not shown.alt_texts
        assert not tiles(shown)
        assert offers(shown, "take")
    await player.press(older, tile)
    assert not tiles(older)
    taken = await player.click(older, custom_id=press_id(older, "take"))
    assert taken.shown.id == older.id
    assert "You are back on your seat." in taken.text
    assert older.pictures
    assert not newer.pictures


async def test_a_look_at_the_hand_that_leaving_overtakes_shows_no_tiles(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    before = await hand_of(sim, bo)
    menu = (await bo.click(board, custom_id=press_id(board, "more"))).shown
    asked = (await bo.click(menu, custom_id=press_id(menu, "leave"))).shown
    desk: InteractionDispatcher = sim.bot.desk  # type: ignore[attr-defined]
    shown_at_once, left = desk.hands.screen, asyncio.Event()
    desk.matches.on_update.append(lambda update: left.set() if update.table.seat_of(bo.id) is None else None)

    async def shown_late(table: Table, user_id: int, language: str, notice: str = "") -> Screen:
        """What is seen by who sits there is longer under way than leaving takes."""
        screen: Screen = await shown_at_once(table, user_id, language, notice)
        if table.seat_of(user_id) is not None:
            await left.wait()
        return screen

    monkeypatch.setattr(desk.hands, "screen", shown_late)
    look = (bo, board, press_id(board, "hand"))
    replies = await sim.together(look, look, look, (bo, asked, press_id(asked, "leave-confirm")))
    await sim.settle()
    hands = [before, *(reply.shown for reply in replies[:3])]
    assert [shown for shown in hands if shown.pictures or shown.alt_texts or tiles(shown)] == []


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


async def test_whose_seat_was_taken_over_sees_nothing_of_it(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    old = await hand_of(sim, bo)
    other = await hand_of(sim, bo)
    await leave(bo, board)
    await take(eve, board)
    for shown in (old, other):
        button = shown.buttons[0].custom_id if shown.buttons else press_id_of(board, "hand")
        reply = await bo.press(shown, button)
        assert not reply.shown.pictures
        assert not shown.alt_texts
    assert "no seat" in (await bo.click(board, custom_id=press_id(board, "hand"))).text

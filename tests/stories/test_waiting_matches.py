"""A match against computers waits for its person who has left or misses turns, and goes on with one press."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    AFTER_A_STOP,
    board_of,
    calls_of,
    hand_of,
    is_asked,
    leave,
    live,
    more,
    offers,
    press_id,
    seat,
)
from tests.support.simulation import Person, Shown, Sim

DAY = 24 * 3600
pytestmark = pytest.mark.beat(15)


async def alone(sim: Sim, *, turn_time: int = 60, beat: int = 15) -> tuple[Person, Shown]:
    """Ada plays against a computer; her turn has just begun. ``beat``: seconds between two ticks of the bot."""
    ada = sim.person("Ada")
    await seat(sim, ada, computers=1, turn_time=turn_time, target=150)
    for _ in range(30):
        if is_asked(await hand_of(sim, ada)):
            return ada, board_of(sim)
        await sim.pass_time(beat)
    raise AssertionError("it is never her turn")


@pytest.mark.beat(300)
@pytest.mark.parametrize("restart", [False, True])
async def test_who_leaves_a_match_against_computers_can_go_on_within_a_day(sim: Sim, *, restart: bool) -> None:
    ada, board = await alone(sim, turn_time=900, beat=300)
    asked = (await more(ada, board, "leave")).shown
    assert "It waits for you for a day, then it closes." in asked.text
    said = (await ada.click(asked, custom_id=press_id(asked, "leave-confirm"))).shown
    assert "You have left. Nothing is lost" in said.text
    assert said.labels == board.labels[:1] == ["Go on"]
    assert "⏸️ The match waits for **Ada**" in board.text
    shown = board.text
    await sim.pass_time(600)
    if restart:
        await sim.restart(after=60)
        await sim.pass_time(300)
    await sim.pass_time(DAY / 2, at_a_time=3600)
    # The deadline moves by the time that the bot was away, so the line with it is left out.
    assert board.text.splitlines()[:-2] == shown.splitlines()[:-2], "nobody has moved"
    hand = (await ada.click(board_of(sim), "Go on")).shown
    assert hand.ephemeral
    assert is_asked(hand)
    assert "Turn: **Ada**" in board_of(sim).text
    assert board_of(sim).labels[0] == "My hand"


@pytest.mark.beat(300)
async def test_after_a_day_a_match_that_waits_is_closed(sim: Sim) -> None:
    ada, board = await alone(sim, turn_time=900, beat=300)
    await leave(ada, board)
    await sim.pass_time(DAY + 600, at_a_time=3600)
    [closed] = [shown for shown in sim.messages() if "Ada did not come back for a day" in shown.text]
    assert closed.labels == AFTER_A_STOP
    assert await live(sim) == 0


async def test_two_missed_turns_are_one_message_and_no_second_move(sim: Sim) -> None:
    ada, _ = await alone(sim)
    await sim.pass_time(75)
    for _ in range(30):
        if calls_of(sim, ada):
            break
        await sim.pass_time(10)
    await sim.pass_time(90)
    [message] = calls_of(sim, ada)
    assert "so the match waits for you" in message.text
    assert message.labels == ["Go on"]
    assert "⏸️ The match waits for **Ada**" in board_of(sim).text
    hand = (await ada.click(message, "Go on")).shown
    assert is_asked(hand)
    await sim.settle()
    assert message.deleted
    assert offers(board_of(sim), "hand")
    assert "Turn: **Ada**" in board_of(sim).text


async def test_leaving_again_asks_whether_to_end_the_match(sim: Sim) -> None:
    ada, board = await alone(sim)
    await leave(ada, board)
    asked = (await ada.slash("domino leave")).shown
    assert asked.labels == ["No", "Yes, end it"]
    await ada.click(asked, "Yes, end it")
    assert await live(sim) == 0


async def test_an_open_hand_says_that_the_match_waits_and_goes_on_from_there(sim: Sim) -> None:
    ada, board = await alone(sim)
    hand = await hand_of(sim, ada)
    asked = (await more(ada, board, "leave")).shown
    await ada.click(asked, custom_id=press_id(asked, "leave-confirm"))
    await sim.settle()
    assert hand.text.startswith("⏸️ The match waits for you. It closes: <t:")
    assert hand.labels == ["Go on"]
    await ada.click(hand, "Go on")
    assert is_asked(hand)
    assert "waits" not in hand.text
    await sim.pass_time(150)
    assert hand.labels == ["Go on"], "two missed turns let it wait as well"


async def test_a_refusal_lists_the_tables_that_count_and_not_those_that_wait(sim: Sim) -> None:
    ada, board = await alone(sim)
    asked = (await more(ada, board, "leave")).shown
    await ada.click(asked, custom_id=press_id(asked, "leave-confirm"))
    for variant in ("para", "ceza"):
        await ada.slash("domino play", variant=variant)
    refused = (await ada.slash("domino play")).text
    assert "2 tables at a time" in refused
    assert ("Para Oyunu" in refused, "Penalty" in refused, "Draw Dominoes" in refused) == (True, True, False)

"""Several tables in one channel: presses and commands reach the right one."""

from __future__ import annotations

from tests.support.player_actions import (
    board_of,
    leave,
    links_to,
    offers,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Sim


async def test_two_tables_in_a_channel_are_independent(sim: Sim) -> None:
    ada, bo, cem = sim.person("Ada"), sim.person("Bo"), sim.person("Cem")
    one = await seat(sim, ada, bo, turn_time=900)
    two = await seat(sim, ada, cem, turn_time=900)
    before = one.text
    for person in (ada, cem):
        hand = (await person.click(two, custom_id=press_id(two, "hand"))).shown
        if tiles(hand):
            await person.click(hand, custom_id=hand.buttons[0].custom_id)
            break
    assert one.text == before
    asked = (await ada.slash("domino hand")).shown
    assert len(asked.buttons) == 2
    assert {button.label for button in asked.buttons} == {"Draw Dominoes · Ada, Bo", "Draw Dominoes · Ada, Cem"}
    hand = await ada.click(asked, asked.buttons[1].label)
    assert hand.shown.id == asked.id
    assert hand.shown.pictures


async def test_a_fourth_table_in_a_channel_is_refused_with_those_that_are_there(sim: Sim) -> None:
    boards = [(await sim.person(name).slash("domino play")).shown for name in ("Ada", "Bo")]
    boards.append(await seat(sim, sim.person("Cem"), sim.person("Dan")))
    answer = await sim.person("Eve").slash("domino play")
    assert answer.ephemeral
    assert "3 tables" in answer.text.splitlines()[0]
    for board in boards:
        assert links_to(sim, board.id) in answer.text
    for line in (
        "The host (Ada) or a moderator",
        "The host (Bo) or a moderator",
        "Everyone at the table together (Cem, Dan)",
    ):
        assert line in answer.text
    assert "/domino stop" in answer.text


async def test_a_third_table_of_a_person_is_refused_with_the_two_wherever_they_are(sim: Sim) -> None:
    ada, other = sim.person("Ada"), sim.guild.create_text_channel("other")
    first = (await ada.slash("domino play")).shown
    second = (await ada.slash("domino play", channel=other)).shown
    third = (await sim.person("Bo").slash("domino play")).shown
    for answer in (await ada.slash("domino play"), await ada.click(third, custom_id=press_id(third, "join"))):
        assert answer.ephemeral
        assert links_to(sim, first.id) in answer.text
        assert f"https://discord.com/channels/{sim.guild.id}/{other.id}/{second.id}" in answer.text
        assert links_to(sim, third.id) not in answer.text
        assert "/domino leave" in answer.text


async def test_the_last_person_at_a_match_is_told_to_claim_it_or_leave(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    await leave(bo, board)
    await ada.slash("domino play")
    assert "Claim the win, or leave" in (await ada.slash("domino play")).text


async def test_a_deleted_board_in_the_way_is_posted_again_and_not_linked(sim: Sim) -> None:
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"), turn_time=900)
    await sim.delete(board)
    assert links_to(sim, board.id) not in (await sim.person("Eve").slash("domino stop")).text
    await sim.settle()
    assert offers(board_of(sim), "hand")

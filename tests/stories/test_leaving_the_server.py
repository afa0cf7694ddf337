"""Players who leave the server and come back: their turn, their seat, their table."""

from __future__ import annotations

import pytest

from tests.support.player_actions import (
    add_computer,
    board_of,
    calls,
    hand_of,
    live,
    offers,
    play_first,
    press_id,
    tiles,
)
from tests.support.simulation import Person, Sim
from tests.support.timed_tables import start, unseen_turn

pytestmark = pytest.mark.beat(1)


def leave_server(sim: Sim, person: Person) -> None:
    """Remove a member; without the members intent the bot gets no event for it."""
    sim.env.backend.remove_member(sim.guild.id, person.id)


async def test_a_player_who_left_the_server_loses_the_seat_instead_of_being_reminded(sim: Sim) -> None:
    gone, other = await unseen_turn(sim)
    leave_server(sim, gone)
    await sim.pass_time(25)
    assert not calls(sim)
    assert f"Computer (for {gone.name})" in board_of(sim).text
    await sim.pass_time(3)
    assert tiles(await hand_of(sim, other)), "the computer has moved for them"


async def test_a_player_who_leaves_the_server_after_a_press_loses_the_seat_at_the_timeout(sim: Sim) -> None:
    gone, _, _ = await start(sim)
    leave_server(sim, gone)
    await sim.pass_time(50)
    assert "no longer" not in board_of(sim).text
    await sim.pass_time(12)
    assert f"{gone.name} is no longer on this server" in board_of(sim).text


async def test_a_player_who_comes_back_to_the_server_gets_the_seat_back(sim: Sim) -> None:
    gone, other = await unseen_turn(sim)
    leave_server(sim, gone)
    await sim.pass_time(25)
    assert f"Computer (for {gone.name})" in board_of(sim).text
    sim.env.backend.add_member(sim.guild.id, gone.id)
    back = (await gone.click(board_of(sim), custom_id=press_id(board_of(sim), "take"))).shown
    assert back.ephemeral
    assert back.pictures, "their hand"
    for _ in range(10):
        if tiles(hand := await hand_of(sim, other)):
            await play_first(other, hand)
    board = board_of(sim)
    assert "Computer" not in "".join(board.alt_texts), "on no seat; its moves stand"
    assert gone.name in "".join(board.alt_texts)


async def test_a_player_whose_membership_is_unknown_is_reminded(sim: Sim) -> None:
    slow, _ = await unseen_turn(sim)
    sim.env.inject_error("GET", "/guilds/*/members/*", status=500, times=None)
    await sim.pass_time(25)
    [call] = calls(sim)
    assert call.mentioned == {slow.id}
    assert "Computer" not in board_of(sim).text


async def test_when_all_players_have_left_the_server_the_match_ends_and_they_are_free(sim: Sim) -> None:
    gone, other = await unseen_turn(sim, target=25)
    for person in (gone, other):
        leave_server(sim, person)
    await sim.pass_time(200)
    assert await live(sim) == 0
    assert not offers(board_of(sim), "hand")


@pytest.mark.beat(5)
async def test_a_lobby_whose_host_left_the_server_passes_to_a_member(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    leave_server(sim, ada)
    await sim.pass_time(120)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await add_computer(bo, lobby)
    await bo.click(lobby, custom_id=press_id(lobby, "start"))
    assert offers(board_of(sim), "hand")

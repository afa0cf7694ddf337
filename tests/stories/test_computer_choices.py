"""The computer does not play a rated match for anybody: what is said before leaving and on the hand."""

from __future__ import annotations

from tests.support.player_actions import hand_of, leave, more, offers, on_turn, seat, take
from tests.support.simulation import Sim

WARNING = "The computer has made most of the choices on your seat"


async def test_before_leaving_a_rated_match_one_reads_how_often_one_can_come_back(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=3600)
    for words in ("2 times in a match", "once more in this match"):
        asked = await more(bo, board, "leave")
        assert words in asked.text
        assert "more than half of the moves with a choice" in asked.text
        await leave(bo, board)
        await take(bo, board)
    assert "there is no way back" in (await more(bo, board, "leave")).text
    await leave(bo, board)
    assert "taken your seat of this rated match back twice" in (await take(bo, board)).text
    assert offers(board, "take"), "it is free for others"


async def test_in_an_unrated_match_one_comes_back_as_often_as_one_likes(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=3600, rated=False)
    for _ in range(3):
        assert "come back until then" not in (await more(bo, board, "leave")).text
        await leave(bo, board)
        await take(bo, board)
    assert not offers(board, "take")


async def test_an_owner_whose_choices_the_computer_made_is_warned(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, variant="straight", players=2)
    idle, other, hand = await on_turn(sim, ada, bo)
    assert WARNING not in hand.text
    await sim.pass_time(61)
    assert WARNING in (await hand_of(sim, idle)).text
    assert WARNING not in (await hand_of(sim, other)).text


async def test_nobody_is_warned_in_an_unrated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, variant="straight", players=2, rated=False)
    idle, _, _ = await on_turn(sim, ada, bo)
    await sim.pass_time(61)
    assert WARNING not in (await hand_of(sim, idle)).text

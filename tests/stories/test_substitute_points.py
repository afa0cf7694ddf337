"""Ladder points of substitutes: a substitute never loses points, gains what the seat wins, and the owner pays."""

from __future__ import annotations

import re

import pytest

from tests.support.booked_results import balance, give
from tests.support.last_tile import brink, line
from tests.support.player_actions import leave, press_id, seat, take, tiles
from tests.support.simulation import Sim


async def test_a_substitute_and_not_the_owner_gains_what_the_seat_wins(sim: Sim) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    await leave(at.winner, at.board)
    hand = await take(eve, at.board)
    assert hand.ephemeral
    assert f"You’re playing for {at.winner.name} now" in hand.text
    assert len(tiles(hand.shown)) == 1, "the seat's hand, at once"
    end = await at.finish(eve)
    assert line(end, eve) == "**+1** · substitute: gets what the seat won"
    assert line(end, at.winner).startswith(
        "**0** · left; a substitute finished: takes the loss, not the win · provisional rating "
    )
    assert line(end, at.loser) == "**−1** · played to the end"
    assert (balance(sim, eve), balance(sim, at.winner), balance(sim, at.loser)) == (1001, 1000, 999)


async def test_the_owner_and_not_the_substitute_pays_a_loss(sim: Sim) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    await leave(at.loser, at.board)
    await take(eve, at.board)
    end = await at.finish(at.winner)
    assert line(end, eve) == "**0** · substitute: can’t lose points"
    assert line(end, at.loser).startswith("**−1** · left; a substitute finished: takes the loss, not the win")
    assert line(end, at.winner) == "**+1** · played to the end"
    assert balance(sim, at.loser) == 999


@pytest.mark.parametrize(
    ("before", "points", "word", "rule"),
    [(3000, 1, "You can win ladder points", "gets"), (3001, 0, "Above 3000", "over 3000 points")],
)
async def test_a_substitute_who_has_passed_3000_gains_nothing(
    sim: Sim, before: int, points: int, word: str, rule: str
) -> None:
    at, eve = await brink(sim), sim.person("Eve")
    lobby = (await eve.slash("domino play", channel=sim.guild.create_text_channel("x"))).shown
    await eve.click(lobby, custom_id=press_id(lobby, "quit"))  # now the bot knows her, and she can have an account
    give(sim, eve, before)
    await leave(at.winner, at.board)
    assert word in (await take(eve, at.board)).text
    end = await at.finish(eve)
    assert rule in line(end, eve)
    assert balance(sim, eve) == before + points


async def test_only_the_last_of_several_substitutes_gains(sim: Sim) -> None:
    at, eve, fay = await brink(sim), sim.person("Eve"), sim.person("Fay")
    await leave(at.winner, at.board)
    await take(eve, at.board)
    answer = await leave(eve, at.board)
    assert "You have left" in answer.text
    await take(fay, at.board)
    end = await at.finish(fay)
    assert line(end, fay) == "**+1** · substitute: gets what the seat won"
    assert line(end, eve) == "**0** · substitute who left again: no points"
    assert line(end, at.winner).startswith("**0** · left; a substitute finished")


async def test_leaving_as_a_substitute_bars_from_substituting_for_a_day(sim: Sim) -> None:
    ada, bo, cem, dan, eve = (sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan", "Eve"))
    one = await seat(sim, ada, bo, turn_time=3600)
    two = await seat(sim, cem, dan, turn_time=3600)
    for leaver, board in ((bo, one), (dan, two)):
        await leave(leaver, board)
    await take(eve, one)
    await leave(eve, one)
    refused = await take(eve, two)
    until = re.search(r"<t:(\d+):R>", refused.text)
    assert until is not None, refused.text
    assert int(until[1]) == int(sim.env.now().timestamp()) + 24 * 3600
    assert "Dan left" in two.text
    assert "You’re back" in (await take(dan, two)).text, "returning to one's own seat is no substitution"


async def test_an_owner_who_comes_back_gets_the_full_result(sim: Sim) -> None:
    at = await brink(sim)
    gone = await leave(at.winner, at.board)
    back = await at.winner.click(gone.shown, custom_id=press_id(gone.shown, "take"))
    assert "You’re back in your seat." in back.text
    assert tiles(back.shown)
    end = await at.finish(at.winner)
    assert line(end, at.winner).startswith("**+1** · came back: counts in full · provisional rating ")
    assert line(end, at.loser).startswith("**−1** · played to the end · provisional rating ")

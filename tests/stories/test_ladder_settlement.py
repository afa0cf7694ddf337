"""Ladder settlement of half-finished matches: each rule, as shown at the end of the match."""

from __future__ import annotations

import re

from tests.support.booked_results import balance
from tests.support.last_tile import brink, line
from tests.support.player_actions import board_of, hand_of, leave, offers, press_id, seat, take
from tests.support.simulation import Sim


async def test_players_who_stay_win_or_lose_the_stake(sim: Sim) -> None:
    at = await brink(sim)
    await hand_of(sim, at.loser)
    end = await at.finish(at.winner)
    assert "Rated match, 1 ladder point at stake:" in end.text
    mine = next(shown for shown in at.loser.ephemerals() if "Rated match" in shown.text)
    assert line(mine, at.winner) == line(end, at.winner), "also in the open hand"
    assert line(end, at.winner).startswith("**+1** · played to the end · provisional rating ")
    assert line(end, at.loser).startswith("**−1** · played to the end · provisional rating ")
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (1001, 999)


async def test_a_seat_that_only_the_computer_finishes_costs_its_owner_the_stake(sim: Sim) -> None:
    at = await brink(sim)
    await leave(at.winner, at.board)
    await sim.pass_time(1)
    end = at.board
    assert "wins the match" in end.text, "the computer has played the last tile"
    assert line(end, at.winner).startswith("**−1** · left; the computer finished: pays the full stake")
    assert line(end, at.loser) == "**−1** · played to the end"


async def test_when_all_players_leave_the_computers_finish_and_every_owner_pays(sim: Sim) -> None:
    at = await brink(sim)
    await leave(at.loser, at.board)
    asked = (await at.winner.slash("domino leave")).shown
    assert "You’re the last one here" in asked.text
    assert "leaving costs **1**" in asked.text
    await at.winner.click(asked, custom_id=press_id(asked, "leave-confirm"))
    end = at.board
    for person in (at.winner, at.loser):
        assert line(end, person).startswith("**−1** · left; the computer finished: pays the full stake")


async def test_the_last_person_may_claim_the_win(sim: Sim) -> None:
    at = await brink(sim)
    assert not offers(at.board, "claim")
    await leave(at.winner, at.board)
    zoe = sim.person("Zoe")
    assert "no seat" in (await zoe.click(at.board, custom_id=press_id(at.board, "claim"))).text
    menu = (await at.loser.click(at.board, custom_id=press_id(at.board, "more"))).shown
    assert offers(menu, "leave")
    assert offers(menu, "claim")
    assert not offers(menu, "stop")
    assert "Claim the win, or leave" in (await at.loser.slash("domino stop")).text
    asked = (await at.loser.click(at.board, custom_id=press_id(at.board, "claim"))).shown
    assert asked.ephemeral
    assert "win **+1**" in asked.text
    assert offers(at.board, "claim"), "asks for confirmation first"
    said = await at.loser.click(asked, custom_id=press_id(asked, "claim-confirm"))
    assert said.text == "The match is yours."
    assert f"🏆 {at.loser.name} claimed the win" in at.board.text
    assert line(at.board, at.loser) == "**+1** · played to the end"
    assert line(at.board, at.winner).startswith("**−1** · left; the computer finished")
    assert at.board.labels == ["Rematch", "Replay", "Rules", "Fair deal"]


async def test_a_win_is_not_claimed_once_the_other_has_come_back(sim: Sim) -> None:
    at = await brink(sim)
    away, stays = at.loser, at.winner  # the computer does not end the match at once
    await leave(away, at.board)
    asked = (await stays.click(at.board, custom_id=press_id(at.board, "claim"))).shown
    await take(away, at.board)
    said = await stays.click(asked, custom_id=press_id(asked, "claim-confirm"))
    assert said.text == "You can claim the win only as the last person at the table."
    assert said.shown.id == asked.id, "the question is gone"
    assert "claimed" not in at.board.text


async def test_pairs_are_settled_seat_by_seat(sim: Sim) -> None:
    at = await brink(sim, 4, "ceza", pairs=True, rounds=1)
    away = at.others[1]
    await leave(away, at.board)
    end = await at.finish(at.winner)
    assert line(end, away).startswith("**−1** · left; the computer finished: pays the full stake")
    people = [at.winner, *at.others]
    full = {person.name: line(end, person) for person in people if person is not away}
    assert all(text.endswith("played to the end") for text in full.values())
    worth = {name: text.split("**")[1] for name, text in full.items()}
    assert set(worth.values()) <= {"+1", "−1", "0"}
    winners = re.search(r"🏆 (.*) win the match", end.text)
    for name, points in worth.items():
        assert points == ("0" if winners is None else "+1" if name in winners[1] else "−1")


async def test_the_sixth_match_of_a_pair_on_one_day_is_not_booked_and_its_lobby_says_so(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    for _ in range(5):
        board = await seat(sim, ada, bo, variant="para")
        await leave(ada, board)
        await leave(bo, board_of(sim))
        assert line(board_of(sim), ada).startswith("**−1**")
    lobby = (await ada.slash("domino play", variant="para")).shown
    assert "count" not in lobby.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Won’t count: Ada & Bo have already started five matches today that count." in lobby.text
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert "It costs you nothing: the match won’t count" in (await ada.slash("domino leave")).text
    await leave(bo, lobby)
    eve = sim.person("Eve")
    assert "Won’t count: five rated matches played today" in (await eve.slash("domino tables")).text
    assert "ladder points" not in (await take(eve, lobby)).text
    await leave(eve, lobby)
    assert "It won’t count" in (await ada.slash("domino leave")).text
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "claim"))).shown
    assert "It won’t count" in asked.text
    await ada.click(asked, custom_id=press_id(asked, "claim-confirm"))
    assert "Doesn’t count" in board_of(sim).text
    assert (balance(sim, ada), balance(sim, bo)) == (995, 995)


async def test_an_unrated_match_says_so_and_books_nothing(sim: Sim) -> None:
    at = await brink(sim, rated=False)
    asked = (await at.loser.slash("domino leave")).shown
    assert "unrated, so it costs you no points" in asked.text
    end = await at.finish(at.winner)
    assert "Unrated match." in end.text
    assert "ladder point" not in end.text
    assert balance(sim, at.winner) is None

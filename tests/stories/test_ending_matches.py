"""Ending a match early: by its host, by agreement, by a moderator."""

from __future__ import annotations

import discord
import pytest

from tests.support.booked_results import balance
from tests.support.last_tile import brink
from tests.support.player_actions import (
    AFTER_A_STOP,
    MANAGER,
    MODERATOR,
    leave,
    links_to,
    live,
    offers,
    open_menu,
    press_id,
    press_id_of,
    seat,
)
from tests.support.setting_menus import server_log
from tests.support.simulation import Sim


async def test_the_host_ends_an_unrated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, rated=False)
    assert offers(await open_menu(ada, board), "stop")
    asked = (await ada.slash("domino stop")).shown
    assert "The table is closed" in (await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))).text
    assert "without a result" in board.text
    assert board.labels == AFTER_A_STOP


async def test_a_guest_at_an_unrated_match_is_told_who_can_end_it_and_can_leave(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, rated=False)
    assert not offers(await open_menu(bo, board), "stop")
    answer = (await bo.slash("domino stop")).shown
    assert "You can’t end this table, only leave it" in answer.text
    assert "The host (Ada) or a moderator can end it." in answer.text
    assert "Only the host" in (await bo.press(answer, press_id_of(board, "stop-confirm"))).text
    asked = (await bo.click(answer, custom_id=press_id(answer, "leave"))).shown
    await bo.click(asked, custom_id=press_id(asked, "leave-confirm"))
    assert offers(board, "take")


@pytest.mark.parametrize(
    ("language", "title", "lines"),
    [
        (
            "en-US",
            "You’re not at a table in this channel",
            (
                "The host (Ada) or a moderator can close it. Closes unless it starts: <t:",
                "unrated. The host (Cem) or a moderator",
                "Everyone at the table together (Ed, Fay) or a moderator",
            ),
        ),
        (
            "tr",
            "hiçbir masada oturmuyorsun",
            ("Masa sahibi (Ada) ya da", "Masa sahibi (Cem) ya da", "Masadaki herkes onaylarsa (Ed, Fay)"),
        ),
        (
            "pt-BR",
            "não está em nenhuma mesa",
            (
                "Quem pode fechar: Ada, que abriu a mesa",
                "amistosa. Quem pode encerrar: Cem",
                "todos na mesa juntos (Ed, Fay)",
            ),
        ),
    ],
)
async def test_a_bystander_is_told_what_is_here_and_who_can_end_it(
    sim: Sim, language: str, title: str, lines: tuple[str, ...]
) -> None:
    lobby = (await sim.person("Ada").slash("domino play")).shown
    friendly = await seat(sim, sim.person("Cem"), sim.person("Dan"), rated=False)
    rated = await seat(sim, sim.person("Ed"), sim.person("Fay"))
    answer = await sim.person("Zoe", locale=language).slash("domino stop")
    assert answer.ephemeral
    assert title in answer.text
    for line in lines:
        assert line in answer.text
    for board in (lobby, friendly, rated):
        assert links_to(sim, board.id) in answer.text
    assert not answer.shown.buttons
    assert "/domino" in answer.text.splitlines()[-1] or "/dominó" in answer.text.splitlines()[-1]


async def test_a_rated_match_ends_when_all_players_agree(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    for person, word in ((ada, "Noted"), (bo, "closed")):
        shown = await open_menu(person, board)
        asked = (await person.click(shown, custom_id=press_id(shown, "stop"))).shown
        assert word in (await person.click(asked, custom_id=press_id(asked, "stop-confirm"))).text
    assert board.labels == AFTER_A_STOP


async def test_agreement_to_end_a_rated_match_can_be_taken_back(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    asked = (await bo.slash("domino stop")).shown
    noted = (await bo.click(asked, custom_id=press_id(asked, "stop-confirm"))).shown
    assert "holds for this round" in noted.text
    assert "Waiting for: Ada." in board.text
    again = (await bo.slash("domino stop")).shown
    assert "holds for this round" in again.text
    assert "Taken back" in (await bo.click(again, custom_id=press_id(again, "stop-withdraw"))).text
    assert "Waiting for" not in board.text
    assert "Taken back" in (await bo.click(noted, custom_id=press_id(noted, "stop-withdraw"))).text
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert await live(sim) == 1, "one alone ends nothing"


async def test_leaving_does_not_count_as_agreeing_to_end_a_rated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    asked = (await bo.slash("domino stop")).shown
    await bo.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "Waiting for: Ada." in board.text
    await leave(ada, board)
    assert "without a result" not in board.text
    assert offers(board, "claim")
    assert "Claim the win, or leave" in (await bo.slash("domino stop")).text


async def test_a_moderator_can_end_any_table(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MODERATOR)
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    asked = (await mod.slash("domino stop")).shown
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert board.labels == AFTER_A_STOP
    assert "no table in this channel" in (await mod.slash("domino stop")).text


async def test_a_rated_match_ended_by_agreement_books_nothing(sim: Sim) -> None:
    at = await brink(sim)
    board = at.board
    for person in (at.winner, at.loser):
        asked = (await person.slash("domino stop")).shown
        await person.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "Everyone agreed to end this rated match" in board.text
    assert at.winner.name in board.text
    assert at.loser.name in board.text
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (None, None)


async def test_a_moderator_who_ends_a_rated_match_is_named(sim: Sim) -> None:
    at, mod = await brink(sim), sim.person("Mo_d", permissions=MODERATOR)
    board = at.board
    asked = (await mod.slash("domino stop")).shown
    assert "as a moderator" in asked.text
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert r"A moderator, Mo\_d, ended this rated match. No points change." in board.text
    assert (balance(sim, at.winner), balance(sim, at.loser)) == (None, None)


async def test_a_lobby_closed_by_its_host_has_no_result(sim: Sim) -> None:
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play")).shown
    asked = (await ada.slash("domino stop")).shown
    assert asked.labels == ["No", "Yes, close it"]
    assert (await ada.click(asked, "No")).text == "Nothing has changed."
    assert offers(lobby, "join")
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, "Yes, close it")
    assert lobby.text == "This table was closed before a match began."


async def test_a_rated_match_ended_by_a_moderator_is_in_the_audit_log(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    mod = sim.person("Mod", permissions=MANAGER | discord.Permissions(manage_messages=True))
    assert "no rated match here ended without a result" in (await server_log(mod)).text
    for rated in (True, False):
        await seat(sim, ada, bo, rated=rated)
        asked = (await mod.slash("domino stop")).shown
        await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    reply = await server_log(mod)
    assert reply.ephemeral
    title, line, table = reply.text.splitlines()
    assert title == "### Server log"
    assert line.endswith("· match 1 · a moderator ended it: Mod")
    assert table == f"-# <#{sim.channel.id}> · Ada, Bo"

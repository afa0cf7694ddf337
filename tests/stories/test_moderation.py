"""/domino bar and /domino void: for people who manage the server, with a line in its log."""

from __future__ import annotations

import itertools

import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.matches import Place, User
from tests.support.player_actions import (
    MANAGER,
    calls_of,
    invite,
    leave,
    links_to,
    offers,
    play_match,
    press_id,
    seat,
    take,
    walk_out,
)
from tests.support.setting_menus import server_log
from tests.support.simulation import Person, Shown, Sim


def manager(sim: Sim, *, locale: str = "en-US") -> Person:
    return sim.person("Mod", permissions=MANAGER, locale=locale)


async def test_a_barred_person_is_refused_everywhere_until_it_is_lifted(sim: Sim) -> None:
    mod, ada, eve = manager(sim), sim.person("Ada"), sim.person("Eve")
    refusal = Catalogue("en-US").text("refused-barred")
    answer = await mod.slash("domino bar", person=eve.actor)
    assert answer.ephemeral
    assert answer.text.startswith("Eve is now kept away")
    lobby = (await ada.slash("domino play")).shown
    assert (await eve.slash("domino play")).text == refusal
    assert (await eve.click(lobby, custom_id=press_id(lobby, "join"))).text == refusal
    assert "Kept away from the tables here: Eve." in (await invite(ada, lobby, eve)).text
    assert calls_of(sim, eve) == []
    again = await mod.slash("domino bar", person=eve.actor)
    assert "already kept away" in again.text
    assert eve.mention in (await mod.slash("domino bar")).text
    lifted = (await mod.click(again.shown, custom_id=f"s:bar-lift:{eve.id}")).shown
    assert (lifted.text, lifted.labels) == (f"{eve.mention} may play here again.", [])
    await eve.click(lobby, custom_id=press_id(lobby, "join"))
    assert "Eve" in lobby.text
    log = (await server_log(mod)).text.splitlines()
    assert "Mod lets Eve play again" in log[1]
    assert "Mod keeps Eve away" in log[2]
    assert "No one is kept away" in (await mod.slash("domino bar")).text


async def test_a_lobby_is_left_at_once_and_a_match_played_to_its_end(sim: Sim) -> None:
    mod, ada, bo, eve = manager(sim), sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, eve, variant="para")
    lobby = (await bo.slash("domino play")).shown
    await eve.click(lobby, custom_id=press_id(lobby, "join"))
    await mod.slash("domino bar", person=eve.actor)
    await sim.settle()
    assert "Eve" not in lobby.text
    assert "Eve" in board.text
    assert (await eve.click(board, custom_id=press_id(board, "hand"))).shown.pictures
    await leave(eve, board)
    assert "keep you away" in (await take(eve, board)).text


async def test_only_managers_bar_lift_and_void(sim: Sim) -> None:
    mod, ada, eve = manager(sim), sim.person("Ada"), sim.person("Eve")
    match_id = await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"))
    shown = (await mod.slash("domino bar", person=eve.actor)).shown
    lobby = (await ada.slash("domino play")).shown
    for reply in (
        await ada.slash("domino bar", person=mod.actor),
        await ada.slash("domino bar"),
        await ada.slash("domino void", result=str(match_id)),
        await ada.slash("domino void"),
        await ada.press(lobby, f"s:bar-lift:{eve.id}"),
        await ada.press(lobby, f"s:void:{match_id}"),
    ):
        assert "Manage Server" in reply.text
    assert "already kept away" in (await mod.slash("domino bar", person=eve.actor)).text
    assert "**993**" in (await ada.slash("profile")).text
    for forged in ("s:bar-lift", "s:bar-lift:x", f"s:bar-lift:{2**63}", "s:void", "s:void:1:2", "s:void-pick"):
        assert "has expired" in (await mod.press(shown, forged)).text, forged


async def test_a_bar_is_of_one_server_and_not_for_bots(sim: Sim) -> None:
    mod, eve = manager(sim), sim.person("Eve")
    await mod.slash("domino bar", person=eve.actor)
    other = sim.env.create_guild("Elsewhere")
    channel = other.create_text_channel("domino")
    abroad = Person(sim, other.add_member(eve.actor.user))
    assert offers((await abroad.slash("domino play", channel=channel)).shown, "join")
    robot = sim.guild.add_member(sim.env.create_user("Robot", bot=True))
    assert "Bots" in (await mod.slash("domino bar", person=robot)).text


async def end_of_a_won_match(sim: Sim, language: str) -> tuple[int, Person, Shown]:
    """New people play a short match, until one is not drawn; returns its id, one of its people and its board."""
    for match_id in itertools.count(1):
        people = [sim.person(f"{name}{match_id}", locale=language) for name in ("Ada", "Bo")]
        await seat(sim, *people, variant="para")
        end = await play_match(sim, people)
        if "**+1**" in end.text:
            return match_id, people[0], end
    raise AssertionError("unreachable")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_result_is_voided_by_the_link_of_its_board(sim: Sim, language: str) -> None:
    mod = manager(sim, locale=language)
    texts = Catalogue(language)
    match_id, ada, end = await end_of_a_won_match(sim, language)
    points = end.text.count("**+1**")  # the round may have been worth one point too
    asked = (await mod.slash("domino void", result=links_to(sim, end.id))).shown
    assert [button.custom_id for button in asked.buttons] == ["s:keep-result", f"s:void:{match_id}"]
    assert "**+1**" in asked.text
    answer = (await mod.click(asked, custom_id=f"s:void:{match_id}")).shown
    assert (answer.text, answer.labels) == (texts.text("voided", match=str(match_id)), [])
    await sim.pass_time(10)
    assert texts.text("match-voided") in end.text
    assert end.text.count("**+1**") == points - 1
    assert offers(end, "rematch")
    assert texts.text("profile-none-own") in (await ada.slash("profile")).text
    assert "Mod" in (await server_log(mod)).text
    assert (await mod.slash("domino void", result=str(match_id))).text == texts.text("refused-not-on-ladder")


async def test_the_newest_results_are_in_a_menu_and_no_leaves_them(sim: Sim) -> None:
    mod, ada = manager(sim), sim.person("Ada")
    assert "No result here" in (await mod.slash("domino void")).text
    first = await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"))
    await sim.pass_time(5)
    second = await walk_out(sim, User(ada.id, "Ada"), User(9001, "Cem"))
    menu = (await mod.slash("domino void")).shown
    (select,) = [part for part in menu._parts() if part["type"] == 3]
    assert [option["value"] for option in select["options"]] == [str(second), str(first)]
    assert "Draw Dominoes" in select["options"][0]["label"]
    asked = (await mod.select(menu, str(first), custom_id="s:void-pick")).shown
    kept = (await mod.click(asked, custom_id="s:keep-result")).shown
    assert (kept.text, kept.labels) == ("The result stands.", [])
    assert "**986**" in (await ada.slash("profile")).text
    asked = (await mod.select((await mod.slash("domino void")).shown, str(first), custom_id="s:void-pick")).shown
    await mod.click(asked, custom_id=f"s:void:{first}")
    assert "**993**" in (await ada.slash("profile")).text


async def test_matches_of_other_servers_and_unknown_ones_are_not_found(sim: Sim) -> None:
    mod, other = manager(sim), sim.env.create_guild("Elsewhere")
    place = Place(other.id, other.create_text_channel("domino").id)
    abroad = await walk_out(sim, User(1, "Ada"), User(2, "Bo"), place=place)
    for wrong in ("hello", "https://discord.com/channels/1/2/3", "9" * 30):
        assert "I find no finished match here" in (await mod.slash("domino void", result=wrong)).text
    for unknown in ("4711", str(abroad)):
        assert "no longer exists" in (await mod.slash("domino void", result=unknown)).text
    shown = (await mod.slash("domino bar")).shown
    assert "no longer exists" in (await mod.press(shown, f"s:void:{abroad}")).text
    settlement = await sim.bot.app.matches.queries.settlement(abroad)  # type: ignore[attr-defined]
    assert settlement.counted

"""/mydata, /privacy and /about: the file, the question before erasing, and what everybody sees afterwards."""

from __future__ import annotations

import json
import re

import pytest
from simcord.builders import ChannelHandle

from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.matches import User
from tests.support.catalogue_files import entries
from tests.support.match_service import rows
from tests.support.player_actions import (
    board_of,
    calls_of,
    leave,
    live,
    play_match,
    press_id,
    seat,
    walk_out,
)
from tests.support.simulation import Person, Shown, Sim
from tests.support.timed_tables import notice_of


async def erase(person: Person) -> Shown:
    """Use the command and press the red button; returns the answer."""
    asked = (await person.slash("mydata delete")).shown
    return (await person.click(asked, custom_id="s:erase")).shown


async def test_the_export_is_a_private_json_file(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para")
    await play_match(sim, [ada, bo])
    await sim.pass_time(1)
    await ada.slash("mydata export")
    (shown,) = [each for each in ada.ephemerals() if "Everything I keep" in each.text]
    (content,) = shown.pictures
    found = json.loads(content)
    assert (found["name"], found["account"]) == ("Ada", str(ada.id))
    (match,) = found["matches"]
    assert (match["variant"], match["server"]) == ("para", str(sim.guild.id))
    assert {each["owner"] for each in match["results"]} == {"you", "Bo"}
    assert str(bo.id) not in content.decode()


async def test_no_keeps_everything(sim: Sim) -> None:
    ada = sim.person("Ada")
    await walk_out(sim, User(ada.id, "Ada"), User(9000, "Bo"))
    asked = (await ada.slash("mydata delete")).shown
    assert [button.custom_id for button in asked.buttons] == ["s:erase-no", "s:erase"]
    answer = (await ada.click(asked, custom_id="s:erase-no")).shown
    assert (answer.id, answer.text, answer.labels) == (asked.id, "Nothing was deleted.", [])
    assert "Ladder points here: **993**" in (await ada.slash("profile")).text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_erased_is_a_former_player_everywhere(sim: Sim, language: str) -> None:
    ada, bo = sim.person("Zeliha", locale=language), sim.person("Bo", locale=language)
    await seat(sim, ada, bo, variant="para")
    end = await play_match(sim, [ada, bo])
    assert "Zeliha" in end.text
    before = end.pictures
    former = Catalogue(language).text("ranks-former")
    answer = await erase(ada)
    assert answer.text == Catalogue(language).text("mydata-deleted")
    await sim.pass_time(10)
    assert "Zeliha" not in end.text + "".join(end.alt_texts)
    assert former in end.text
    assert end.pictures != before
    ranks = (await bo.slash("leaderboard")).text
    assert former in ranks
    assert "Zeliha" not in ranks
    profile = (await bo.slash("profile", person=ada.actor)).text
    assert profile == f"### Zeliha\n{Catalogue(language).text('profile-none')}"
    assert "1000" not in (await ada.slash("profile")).text
    assert (await bo.click(end, custom_id=press_id(end, "rematch"))).acknowledged
    assert await live(sim) == 1


async def test_a_seat_is_left_at_the_usual_cost_and_the_table_goes_on(sim: Sim) -> None:
    ada, bo = sim.person("Zeliha"), sim.person("Bo")
    await seat(sim, ada, bo)
    lobby = (await ada.slash("domino play")).shown
    hand = (await bo.slash("domino hand")).shown
    assert "Zeliha" in hand.text
    asked = (await ada.slash("mydata delete")).shown
    assert "You’re at 2 tables and leave them now" in asked.text
    await ada.click(asked, custom_id="s:erase")
    await sim.settle()
    assert "closed" in lobby.text
    assert "Zeliha" not in hand.text + "".join(hand.alt_texts)
    board = next(shown for shown in sim.messages() if "former player" in shown.text)
    assert "Zeliha" not in board.text + "".join(board.alt_texts)
    claimed = (await bo.click(board, custom_id=press_id(board, "claim"))).shown
    await bo.click(claimed, custom_id=press_id(claimed, "claim-confirm"))
    await sim.settle()
    end = board_of(sim)
    assert "former player **−7**" in end.text
    assert await live(sim) == 0


@pytest.mark.beat(1)
async def test_the_notice_of_a_free_seat_goes_with_its_person(sim: Sim) -> None:
    late, _, notice = await notice_of(sim)
    assert late.mention in notice.text
    await erase(late)
    await sim.pass_time(3)
    assert notice.deleted
    assert calls_of(sim, late) == []


async def test_a_thread_that_is_called_after_its_host_is_not_kept_by_name(sim: Sim) -> None:
    ada, bo = sim.person("Zeliha"), sim.person("Bo")
    await ada.slash("domino play", thread=True)
    await sim.settle()
    [thread] = [ChannelHandle(sim.env, sim.guild, each) for each in sim.env.backend.channels.values() if each.is_thread]
    assert "Zeliha" in str(thread.name)
    await bo.slash("domino play", channel=thread)
    found = await rows(sim.database, "SELECT channel, channel_name FROM matches WHERE channel = ?", thread.id)
    assert found == [(thread.id, sim.channel.name)] * 2


async def test_a_deleted_board_is_not_posted_again(sim: Sim) -> None:
    ada, bo = sim.person("Zeliha"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para")
    end = await play_match(sim, [ada, bo])
    await sim.delete(end)
    await erase(ada)
    await sim.pass_time(10)
    assert not [shown for shown in sim.messages() if "former player" in shown.text]


async def test_boards_are_drawn_again_after_a_restart_and_when_they_can_be_shown(sim: Sim) -> None:
    ada, bo = sim.person("Zeliha"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para")
    end = await play_match(sim, [ada, bo])
    sim.set_bot_permissions(send_messages=False)
    await erase(ada)
    await sim.pass_time(10)
    assert "Zeliha" in end.text
    await sim.restart()
    sim.set_bot_permissions(send_messages=True)
    await sim.pass_time(20)
    assert "Zeliha" not in end.text


async def test_who_comes_back_starts_over(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    await leave(ada, board)
    await erase(ada)
    assert Catalogue("en-US").text("profile-none-own") in (await ada.slash("profile")).text
    taken = await ada.click(board_of(sim), custom_id=press_id(board_of(sim), "take"))
    assert "You’re playing for former player" in taken.text, "not the owner who is back"


NOT_ON_THE_PAGE = {f"command-{name}-name" for name in ("board", "leave", "stop", "export", "delete", "about")}
"""Commands that a button does as well, that are part of another one, and that page itself."""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_privacy_and_about_in_every_language(sim: Sim, language: str) -> None:
    ada = sim.person("Ada", locale=language)
    privacy, about = await ada.slash("privacy"), await ada.slash("about")
    assert privacy.ephemeral
    assert "docs/privacy.md" in privacy.text
    assert "30" in privacy.text
    assert about.ephemeral
    assert "Ayaz 0." in about.text
    assert "MIT" in about.text

    commands = {key for key in entries(language) if re.fullmatch("command-.*-name|menu-.*", key)} - NOT_ON_THE_PAGE
    assert {key for key in commands if Catalogue(language).text(key) not in about.text} == set()

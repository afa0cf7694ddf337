"""Gold: turned on by a manager, given once a day, put in at a table, won, voided; and said to be play money."""

from __future__ import annotations

import pytest

from cogs.texts.catalogue import LANGUAGES, Catalogue
from data.records.gold import GIFT
from tests.support.gold import check_books
from tests.support.player_actions import (
    MANAGER,
    board_of,
    leave,
    links_to,
    more,
    offers,
    press_id,
    seat,
    take,
)
from tests.support.setting_menus import set_server
from tests.support.simulation import Person, Shown, Sim


async def turn_on(sim: Sim, *, locale: str = "en-US") -> Person:
    """A manager, who has turned gold on."""
    mod = sim.person("Mod", permissions=MANAGER, locale=locale)
    await set_server(mod, "gold", "True")
    return mod


async def with_gift(sim: Sim, *names: str, locale: str = "en-US") -> list[Person]:
    """People who have had their gift."""
    people = [sim.person(name, locale=locale) for name in names]
    for person in people:
        await person.click((await person.slash("gold")).shown, custom_id="s:gift")
    return people


async def won_by_claim(sim: Sim, winner: Person, loser: Person, board: Shown) -> Shown:
    """The loser leaves and the winner claims the match; returns the result."""
    await leave(loser, board)
    asked = (await winner.click(board_of(sim), custom_id=press_id(board_of(sim), "claim"))).shown
    await winner.click(asked, custom_id=press_id(asked, "claim-confirm"))
    return board_of(sim)


async def balance(person: Person) -> str:
    """What the account says."""
    return (await person.slash("gold")).text.splitlines()[1]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_gift_a_stake_and_the_pot(sim: Sim, language: str) -> None:
    texts = Catalogue(language)
    mod = await turn_on(sim, locale=language)
    ada, bo = (sim.person(name, locale=language) for name in ("Ada", "Bo"))
    empty = (await ada.slash("gold")).shown
    assert empty.ephemeral
    assert texts.text("gold-balance", gold="0") in empty.text
    assert texts.text("gold-about").removeprefix("-# ") in empty.text
    too_little = texts.text("refused-too-little-gold", stake=500, balance=0)
    assert (await ada.slash("domino play", stake=500)).text == too_little
    given = (await ada.click(empty, custom_id="s:gift")).shown
    assert texts.text("gold-given", gold=GIFT) in given.text
    assert given.labels == []
    lobby = (await ada.slash("domino play", variant="para", stake=50)).shown
    assert texts.text("lobby-gold", stake="50") in lobby.text
    assert texts.text("tables-gold", stake="50") in (await bo.slash("domino tables")).text
    refused = (await bo.click(lobby, custom_id=press_id(lobby, "join"))).shown
    assert refused.text == texts.text("refused-too-little-gold", stake=50, balance=0)
    await bo.click(refused, custom_id="s:gift")
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert texts.text("board-gold", pot="100") in lobby.text
    asked = (await more(bo, lobby, "leave")).text
    assert asked.endswith(texts.text("screen-leave-gold", stake="50"))
    end = await won_by_claim(sim, ada, bo, lobby)
    share = texts.text("match-gold-share", name="Ada", gold="100")
    assert texts.text("match-gold", pot="100", shares=share) in end.text
    assert texts.text("profile-gold", gold="150") in (await mod.slash("profile", person=ada.actor)).text
    richest = (await bo.slash("leaderboard", what="gold")).shown
    assert richest.text.splitlines()[1] == texts.text("ranks-about-gold")
    assert [line for line in richest.text.splitlines() if "Ada" in line or "Bo" in line] == [
        texts.text("ranks-row", rank=1, name="Ada", value="150"),
        texts.text("ranks-row-reader", rank=2, name="Bo", value="50"),
    ]
    await check_books(sim.database)


async def test_there_is_no_gold_until_a_manager_turns_it_on(sim: Sim) -> None:
    ada, off = sim.person("Ada"), Catalogue("en-US").text("refused-gold-off")
    assert (await ada.slash("gold")).text == off
    refused = (await ada.slash("domino play", stake=10)).shown
    assert (refused.text, refused.labels) == (off, ["Open: no stake"])
    assert (await ada.slash("leaderboard", what="gold")).text == off
    profile = (await ada.slash("profile")).shown
    assert "gold" not in profile.text.lower()
    assert profile.labels == []
    assert "Gold" not in (await ada.slash("leaderboard")).shown.labels
    assert "Manage Server" in (await ada.press(profile, "s:gift")).text
    await turn_on(sim)
    profile = (await ada.slash("profile")).shown
    assert profile.labels == ["Daily gift"]
    assert "Gold here: **0** (play money)" in profile.text
    assert "Gold" in (await ada.slash("leaderboard")).shown.labels


async def test_what_is_offered_in_place_of_a_refused_table_has_a_stake_that_the_host_has(sim: Sim) -> None:
    await turn_on(sim)
    [ada] = await with_gift(sim, "Ada")
    label = "Open: to 50 points"
    for stake, offered in ((100, label), (200, f"{label}, no stake")):
        refused = (await ada.slash("domino play", target=61, stake=stake)).shown
        assert refused.labels == [offered]
        await ada.click(refused, offered)
        assert ("Stake:" in board_of(sim).text) == (offered == label)
    assert (await ada.slash("domino play", stake=200)).text == "The stake is 200 gold. You have 100."


async def test_one_gift_a_day_however_often_it_is_pressed(sim: Sim) -> None:
    await turn_on(sim)
    ada = sim.person("Ada")
    first, second = (await ada.slash("gold")).shown, (await ada.slash("profile")).shown
    replies = await sim.together((ada, first, "s:gift"), (ada, second, "s:gift"), (ada, first, "s:gift"))
    assert sum("Today’s gift" in reply.text for reply in replies) == 1
    assert await balance(ada) == "You have **100 gold** here."
    await sim.restart(after=24 * 3600)
    await ada.click((await ada.slash("gold")).shown, custom_id="s:gift")
    assert await balance(ada) == "You have **200 gold** here."


async def test_the_start_says_who_has_spent_the_stake_meanwhile(sim: Sim) -> None:
    await turn_on(sim)
    ada, bo, cem = await with_gift(sim, "Ada", "Bo", "Cem")
    first = (await ada.slash("domino play", stake=100)).shown
    await bo.click(first, custom_id=press_id(first, "join"))
    await seat(sim, bo, cem, stake=50)
    refused = await ada.click(first, custom_id=press_id(first, "start"))
    assert refused.text == "The match can’t start: Bo can’t put in the stake of 100 gold."
    assert offers(first, "start")
    await check_books(sim.database)


async def test_a_substitute_plays_for_the_stake_of_who_left(sim: Sim) -> None:
    await turn_on(sim)
    ada, bo = await with_gift(sim, "Ada", "Bo")
    cem = sim.person("Cem")
    board = await seat(sim, ada, bo, stake=50)
    await leave(bo, board)
    sat = await take(cem, board)
    assert "You play for Bo’s stake: you can win gold, but not lose any." in sat.text
    await sim.restart()
    end = await won_by_claim(sim, cem, ada, board_of(sim))
    assert "Pot of 100 gold: Cem **+100**" in end.text
    assert await balance(bo) == "You have **50 gold** here."
    await check_books(sim.database)


async def test_without_a_result_and_after_a_void_everybody_has_it_back(sim: Sim) -> None:
    mod = await turn_on(sim)
    ada, bo = await with_gift(sim, "Ada", "Bo")
    board = await seat(sim, ada, bo, stake=50, rated=False)
    alone = (await more(ada, board, "stop")).shown
    assert "Everyone at the table has to agree, then the stakes go back." in alone.text
    await ada.click(alone, custom_id=press_id(alone, "stop-confirm"))
    assert offers(board_of(sim), "hand"), "the host alone cannot take the stake back"
    asked = (await more(mod, board, "stop")).shown
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "Everybody got their stake back." in board.text
    assert await balance(bo) == "You have **100 gold** here."
    end = await won_by_claim(sim, ada, bo, await seat(sim, ada, bo, stake=100, rated=False))
    assert await balance(ada) == "You have **200 gold** here."
    question = (await mod.slash("domino void", result=links_to(sim, end.id))).shown
    assert "• Pot of 100 gold" not in question.text
    assert "• Pot of 200 gold: Ada **+200**" in question.text
    await mod.click(question, custom_id=next(each.custom_id for each in question.buttons if ":void:" in each.custom_id))
    await sim.pass_time(10)
    assert "The gold of this match went back." in end.text
    assert await balance(ada) == await balance(bo) == "You have **100 gold** here."
    await check_books(sim.database)


async def test_a_rematch_is_for_the_same_stake(sim: Sim) -> None:
    await turn_on(sim)
    ada, bo = await with_gift(sim, "Ada", "Bo")
    end = await won_by_claim(sim, ada, bo, await seat(sim, ada, bo, stake=100))
    refused = await bo.click(end, custom_id=press_id(end, "rematch"))
    assert refused.text == "The stake is 100 gold. You have 0."
    assert refused.shown.labels == []
    await ada.click(end, custom_id=press_id(end, "rematch"))
    assert "Stake: **100 gold** each" in board_of(sim).text

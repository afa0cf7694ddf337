"""Private tables: who may join, invitations, and players removed by the host."""

from __future__ import annotations

from tests.support.player_actions import (
    calls_of,
    invite,
    leave,
    more,
    offers,
    press_id,
    press_id_of,
    take,
)
from tests.support.simulation import Sim


async def test_only_invited_players_can_join_a_private_table(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    reply = await ada.slash("domino play", private=True)
    lobby = reply.shown
    assert reply.followups == []
    assert "Private: invited players only." in lobby.text
    assert "private" in (await eve.click(lobby, custom_id=press_id(lobby, "join"))).text
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    assert asked.ephemeral
    answer = await ada.select(asked, bo)
    assert answer.text == "Invited: Bo."
    assert "Invited: Bo" in lobby.text
    [call] = calls_of(sim, bo)
    assert call.mentioned == {bo.id}
    assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{lobby.id}" in call.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text
    assert "Invited:" not in lobby.text


async def test_only_invited_players_can_take_a_seat_in_a_private_match(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play", private=True, turn_time=900)).shown
    await invite(ada, lobby, bo)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await leave(bo, lobby)
    assert "private" in (await take(eve, lobby)).text
    assert (await eve.slash("domino tables")).text.startswith("No table")
    await invite(ada, lobby, eve)
    assert "Draw Dominoes" in (await eve.slash("domino tables")).text
    assert (await take(eve, lobby)).shown.pictures


async def test_bots_and_seated_players_cannot_be_invited(sim: Sim) -> None:
    ada, bo, robo = sim.person("Ada"), sim.person("Bo"), sim.person("Robo", bot=True)
    lobby = (await ada.slash("domino play", private=True)).shown
    answer = await invite(ada, lobby, ada, bo, robo)
    assert answer.text.splitlines() == [
        "Invited: Bo.",
        "Already at this table: Ada.",
        "Bots can’t join: Robo. For a computer opponent press “+ Computer”.",
    ]
    assert {person for shown in sim.messages() for person in shown.mentioned} == {bo.id}
    refused = await bo.click(lobby, custom_id=press_id(lobby, "invite"))
    assert "Only the host" in refused.text


async def test_only_the_host_can_invite_even_with_a_forged_press(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", private=True)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    people = asked.buttons[0].custom_id
    forged = await ada.press(asked, people)
    assert forged.acknowledged, "no one was chosen"
    assert "Invited" not in lobby.text
    assert not [shown for shown in sim.messages() if shown.mentioned]
    assert bo.ephemerals() == []


async def test_a_player_removed_by_the_host_comes_back_only_when_invited(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    menu = (await ada.click(lobby, custom_id=press_id(lobby, "more"))).shown
    assert not offers(menu, "away"), "nobody else is at the table"
    assert (await ada.press(menu, press_id_of(lobby, "away"))).text == "Nobody else is at the table."
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    asked = (await more(ada, lobby, "away")).shown
    sure = (await ada.select(asked, "1")).shown
    assert sure.text == "Remove Bo from the table? They can come back only if you invite them."
    assert (await ada.click(sure, "No")).text == "Nothing has changed."
    assert "• Bo" in lobby.text
    menu = (await ada.click(lobby, custom_id=press_id(lobby, "more"))).shown
    assert not offers(menu, "invite"), "the table is full"
    sure = (await ada.select((await more(ada, lobby, "away")).shown, "1")).shown
    answer = await ada.click(sure, "Yes, remove")
    assert answer.text == "Removed: Bo. They can come back only if you invite them."
    assert "• Bo" not in lobby.text
    refused = await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert refused.ephemeral
    assert "removed you" in refused.text
    await invite(ada, lobby, bo)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text


async def test_removing_the_computer_makes_the_match_rated_again(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", computers=1)).shown
    assert "Unrated: a computer is playing." in lobby.text
    asked = (await more(ada, lobby, "away")).shown
    await ada.select(asked, "1")
    assert "Rated: 7 ladder points at stake, unless a computer joins." in lobby.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text


async def test_a_player_who_joined_meanwhile_is_not_removed_by_mistake(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    asked, sure = [(await more(ada, lobby, "away")).shown for _ in range(2)]
    await ada.select(sure, "1")
    await bo.click(lobby, custom_id=press_id(lobby, "quit"))
    await eve.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.select(asked, "1")
    await ada.click(sure, "Yes, remove")
    assert "• Eve" in lobby.text


async def test_only_the_host_can_remove_players(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    menu = (await bo.click(lobby, custom_id=press_id(lobby, "more"))).shown
    assert not offers(menu, "away")
    assert not offers(menu, "invite")
    assert "Only the host" in (await bo.press(menu, press_id_of(lobby, "away"))).text


async def test_people_who_cannot_see_the_channel_cannot_be_invited(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    sim.hide(sim.channel, eve)
    lobby = (await ada.slash("domino play", private=True)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    answer = await ada.select(asked, bo, eve)
    assert answer.text.splitlines() == ["Invited: Bo.", "Not invited, because they can’t see this channel: Eve."]
    assert "Invited: Bo" in lobby.text
    assert "Eve" not in lobby.text
    assert [shown.mentioned for shown in sim.messages() if shown.mentioned] == [{bo.id}]


async def test_a_person_is_mentioned_for_a_table_twice_at_most(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    for _ in range(2):
        assert (await invite(ada, lobby, bo)).text == "Invited: Bo."
    assert (await invite(ada, lobby, bo)).text == "Already invited 2 times, which is the limit: Bo."
    assert len(calls_of(sim, bo)) == 2


async def test_a_lobby_that_becomes_rated_says_so_to_those_who_sat_down_before(sim: Sim) -> None:
    ada, bo, cem = (sim.person(name) for name in ("Ada", "Bo", "Cem"))
    lobby = (await ada.slash("domino play", variant="ceza", players=3, computers=1)).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    asked = (await more(ada, lobby, "away")).shown
    await ada.select(asked, "1")
    [call] = calls_of(sim, bo)
    assert call.mentioned == {bo.id}
    assert "it’s rated now" in call.text
    await cem.click(lobby, custom_id=press_id(lobby, "join"))
    refused = await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert refused.text.startswith("Without the computer this match is rated.")
    await sim.pass_time(30)
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert offers(lobby, "hand")

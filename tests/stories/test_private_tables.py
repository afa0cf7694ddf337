"""Private tables: who may sit there, invitations, and players whom the host sends away."""

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


async def test_a_private_table_is_for_who_is_invited(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    reply = await ada.slash("domino play", private=True)
    lobby = reply.shown
    assert [shown.text for shown in reply.followups] == [
        "Your table is private. Choose with “Invite” who may sit down."
    ]
    assert "Private: only who is invited can sit down." in lobby.text
    assert "private" in (await eve.click(lobby, custom_id=press_id(lobby, "join"))).text
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    assert asked.ephemeral
    told = await ada.select(asked, bo)
    assert told.text == "Invited: Bo."
    assert "Invited: Bo" in lobby.text
    [call] = calls_of(sim, bo)
    assert call.mentioned == {bo.id}
    assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{lobby.id}" in call.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text
    assert "Invited:" not in lobby.text


async def test_a_seat_of_a_private_match_is_for_who_is_invited_too(sim: Sim) -> None:
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


async def test_bots_and_who_sits_there_are_not_invited(sim: Sim) -> None:
    ada, bo, robo = sim.person("Ada"), sim.person("Bo"), sim.person("Robo", bot=True)
    lobby = (await ada.slash("domino play", private=True)).shown
    told = await invite(ada, lobby, ada, bo, robo)
    assert told.text.splitlines() == [
        "Invited: Bo.",
        "At this table already: Ada.",
        "Cannot be invited, because bots do not play here: Robo. For a computer at the table there is “Add computer”.",
    ]
    assert {person for shown in sim.messages() for person in shown.mentioned} == {bo.id}
    refused = await bo.click(lobby, custom_id=press_id(lobby, "invite"))
    assert "Only the host" in refused.text


async def test_only_the_host_invites_whatever_is_sent(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", private=True)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    people = asked.buttons[0].custom_id
    forged = await ada.press(asked, people)
    assert forged.acknowledged, "nobody was chosen"
    assert "Invited" not in lobby.text
    assert not [shown for shown in sim.messages() if shown.mentioned]
    assert bo.ephemerals() == []


async def test_the_host_sends_somebody_away_who_comes_back_only_when_invited(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    nobody = await more(ada, lobby, "away")
    assert nobody.text == "Nobody else sits at the table."
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    asked = (await more(ada, lobby, "away")).shown
    told = await ada.select(asked, "1")
    assert told.text == "Sent away: Bo. Only an invitation brings a person back to this table."
    assert "• Bo" not in lobby.text
    refused = await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert refused.ephemeral
    assert "sent you away" in refused.text
    await invite(ada, lobby, bo)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text


async def test_a_computer_can_be_sent_away_and_the_match_is_rated_again(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play", computers=1)).shown
    assert "Not rated: a computer plays along." in lobby.text
    asked = (await more(ada, lobby, "away")).shown
    await ada.select(asked, "1")
    assert "Rated, for 7 ladder points, as long as only people play." in lobby.text
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    assert "• Bo" in lobby.text


async def test_who_sat_down_meanwhile_is_not_sent_away_for_another(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play")).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    asked = (await more(ada, lobby, "away")).shown
    await bo.click(lobby, custom_id=press_id(lobby, "quit"))
    await eve.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.select(asked, "1")
    assert "• Eve" in lobby.text


async def test_only_the_host_is_offered_to_send_away(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    lobby = (await ada.slash("domino play")).shown
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    menu = (await bo.click(lobby, custom_id=press_id(lobby, "more"))).shown
    assert not offers(menu, "away")
    assert not offers(menu, "invite")
    assert "Only the host" in (await bo.press(menu, press_id_of(lobby, "away"))).text


async def test_who_does_not_see_the_channel_cannot_be_invited(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    sim.hide(sim.channel, eve)
    lobby = (await ada.slash("domino play", private=True)).shown
    asked = (await ada.click(lobby, custom_id=press_id(lobby, "invite"))).shown
    told = await ada.select(asked, bo, eve)
    assert told.text.splitlines() == ["Invited: Bo.", "Cannot be invited, because they do not see this channel: Eve."]
    assert "Invited: Bo" in lobby.text
    assert "Eve" not in lobby.text
    assert [shown.mentioned for shown in sim.messages() if shown.mentioned] == [{bo.id}]

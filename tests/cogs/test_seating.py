"""People come and go: free seats and who takes them, private tables, invitations, sending away, finding a table."""

from __future__ import annotations

import asyncio
import re

import pytest

from cogs.calls import warning_time
from cogs.screens import Screen
from data.records import Table
from tests.cogs.playing import (
    board_of,
    hand_of,
    is_asked,
    move_first,
    offers,
    play_first,
    press_id,
    seat,
    tiles,
    who_plays,
)
from tests.cogs.test_settled import leave, take
from tests.sim import Person, Reply, Shown, Sim


def calls(sim: Sim, person: Person) -> list[Shown]:
    """The public messages that mention somebody."""
    return [shown for shown in sim.messages() if person.id in shown.mentioned]


async def more(person: Person, board: Shown, verb: str) -> Reply:
    """Press a button of the private menu."""
    menu = (await person.click(board, custom_id=press_id(board, "more"))).shown
    return await person.click(menu, custom_id=press_id(menu, verb))


async def invite(host: Person, board: Shown, *guests: Person) -> Reply:
    asked = (await more(host, board, "invite")).shown
    assert asked.ephemeral
    return await host.select(asked, *guests)


# ---- free seats ----------------------------------------------------------------------------------------------------


async def test_a_free_seat_is_offered_on_the_board_until_somebody_sits_there(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    assert not offers(board, "take")
    await leave(bo, board)
    assert "Bo left. The computer plays on from that seat." in board.text
    assert board.labels == ["My hand", "Rules", "More", "Take seat", "Claim the win"]
    hand = await take(eve, board)
    assert hand.ephemeral
    assert hand.shown.pictures
    assert "You play on for Bo now, with the tiles and the score of that seat." in hand.text
    assert "Eve sits down for Bo and takes over from the computer." in board.text
    assert not offers(board, "take")
    assert "already sits there" in (await sim.person("Zoe").press(board, press_id_of(board, "take"))).text


def press_id_of(board: Shown, verb: str) -> str:
    """The custom_id that a button of this verb would have on the board."""
    _, _, match, seq, *_ = board.buttons[0].custom_id.split(":")
    return f"d:{verb}:{match}:{seq}"


async def test_two_who_press_at_once_are_one_on_the_seat(sim: Sim) -> None:
    ada, bo, eve, zoe = (sim.person(name) for name in ("Ada", "Bo", "Eve", "Zoe"))
    board = await seat(sim, ada, bo, turn_time=900)
    await leave(bo, board)
    replies = await sim.together(*((person, board, press_id(board, "take")) for person in (eve, zoe)))
    assert sum(bool(reply.shown.pictures) for reply in replies) == 1
    assert sum("already sits there" in reply.text for reply in replies) == 1


async def test_who_takes_the_seat_on_turn_has_a_whole_turn_and_is_called_like_anybody(sim: Sim) -> None:
    """The leaver was on turn, so the newcomer is; the computer in between has not moved yet."""
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, old = found
    held = tiles(old)
    await sim.pass_time(500)
    await leave(player, board)
    hand = await take(eve, board)
    assert tiles(hand.shown) == held
    assert "Your turn" in hand.text
    due = re.search(r"Turn: \*\*Eve\*\* · time is up <t:(\d+):R>", board.text)
    assert due is not None, board.text
    assert int(due[1]) - sim.env.now().timestamp() > 890
    await sim.pass_time(25)
    [call] = calls(sim, eve)
    assert offers(call, "hand")
    await play_first(eve, hand.shown)
    assert call.deleted


async def test_of_several_free_seats_the_newcomer_picks_one(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan")]
    eve = sim.person("Eve", locale="tr")
    board = await seat(sim, *people, variant="ceza", players=4, rounds=1, turn_time=900)
    for person in people[1:3]:
        await leave(person, board)
    asked = (await take(eve, board)).shown
    assert asked.ephemeral
    assert asked.text == "Birden çok yer boş. Hangisine oturacaksın?"
    menu = asked.raw.components[1]["components"][0]
    assert [option["label"] for option in menu["options"]] == [
        "2. yer · Bilgisayar (Bo) · 0 ceza",
        "3. yer · Bilgisayar (Cem) · 0 ceza",
    ]
    hand = await eve.select(asked, "2")
    assert hand.shown.id == asked.id, "the question becomes the hand"
    assert "Yerin asıl sahibi: Cem" in hand.text
    assert hand.shown.pictures
    assert "Eve sits down for Cem" in board.text
    assert offers(board, "take"), "one is still free"
    back = await take(people[1], board)
    assert "You are back on your seat." in back.text, "the own seat is not asked for"
    barred = await people[2].press(board, press_id_of(board, "take"))
    assert "already sits there" in barred.text


async def test_who_has_sat_on_one_seat_takes_no_other(sim: Sim) -> None:
    people = [sim.person(name) for name in ("Ada", "Bo", "Cem")]
    board = await seat(sim, *people, variant="ceza", players=3, rounds=1, turn_time=900)
    await leave(people[1], board)
    eve = sim.person("Eve")
    await take(eve, board)
    await leave(people[2], board)
    told = await take(people[1], board)
    assert "already played on another seat" in told.text


async def test_leavers_see_no_tiles_any_more_in_any_private_message(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player = found[0]
    older, oldest = found[1], [await hand_of(sim, player) for _ in range(2)]
    newer = await hand_of(sim, player)
    tile = press_id(older, "play")
    everything = (older, *oldest, newer)
    assert all(shown.pictures and tiles(shown) for shown in everything)
    await leave(player, board)
    for shown in everything:
        assert "You do not sit at this table any more." in shown.text
        assert not shown.pictures
        assert not shown.alt_texts
        assert not tiles(shown)
        assert offers(shown, "take")
    await player.press(older, tile)
    assert not tiles(older)
    taken = await player.click(older, custom_id=press_id(older, "take"))
    assert taken.shown.id == older.id
    assert "You are back on your seat." in taken.text
    assert older.pictures
    assert not newer.pictures


async def test_a_look_at_the_hand_that_leaving_overtakes_shows_no_tiles(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=900)
    before = await hand_of(sim, bo)
    menu = (await bo.click(board, custom_id=press_id(board, "more"))).shown
    asked = (await bo.click(menu, custom_id=press_id(menu, "leave"))).shown
    shown_at_once = sim.bot.desk.hands.screen  # type: ignore[attr-defined]

    async def shown_late(table: Table, user_id: int, language: str, notice: str = "") -> Screen:
        """What is seen by who sits there is longer under way than leaving takes."""
        screen: Screen = await shown_at_once(table, user_id, language, notice)
        if table.seat_of(user_id) is not None:
            await asyncio.sleep(0.2)
        return screen

    monkeypatch.setattr(sim.bot.desk.hands, "screen", shown_late)  # type: ignore[attr-defined]
    look = (bo, board, press_id(board, "hand"))
    replies = await sim.together(look, look, look, (bo, asked, press_id(asked, "leave-confirm")))
    await sim.settle()
    hands = [before, *(reply.shown for reply in replies[:3])]
    assert [shown for shown in hands if shown.pictures or shown.alt_texts or tiles(shown)] == []


async def test_the_way_back_goes_with_the_seat(sim: Sim) -> None:
    """Also from what was said to the leaver, and from a hand that was pressed once more."""
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    hands = [await hand_of(sim, bo) for _ in range(2)]
    told = (await leave(bo, board)).shown
    await bo.click(hands[0], custom_id=press_id(hands[0], "take"))
    told = (await leave(bo, board)).shown
    assert all(offers(shown, "take") for shown in (*hands, told))
    await take(eve, board)
    assert not any(offers(shown, "take") for shown in (*hands, told))
    hand = await hand_of(sim, eve)
    gone = (await leave(eve, board)).shown
    assert all(offers(shown, "take") for shown in (*hands, told)), "the owner may come back"
    for shown in (hand, gone):
        assert not shown.pictures
        assert not offers(shown, "take"), "a substitute who leaves may not"


async def test_whose_seat_was_taken_over_sees_nothing_of_it(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    board = await seat(sim, ada, bo, turn_time=900)
    old = await hand_of(sim, bo)
    other = await hand_of(sim, bo)
    await leave(bo, board)
    await take(eve, board)
    for shown in (old, other):
        button = shown.buttons[0].custom_id if shown.buttons else press_id_of(board, "hand")
        reply = await bo.press(shown, button)
        assert not reply.shown.pictures
        assert not shown.alt_texts
    assert "no seat" in (await bo.click(board, custom_id=press_id(board, "hand"))).text


# ---- turn time -----------------------------------------------------------------------------------------------------


async def test_before_the_time_is_up_its_person_is_warned_once(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=120)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, hand = found
    await sim.pass_time(85)
    assert not calls(sim, player), "who has looked at the hand is not called"
    await sim.pass_time(10)
    [warning] = calls(sim, player)
    assert "your time is almost up" in warning.text
    assert offers(warning, "hand")
    await sim.pass_time(10)
    assert [shown.id for shown in calls(sim, player)] == [warning.id]
    await play_first(player, hand)
    assert warning.deleted
    assert "Time was up" not in board.text


def test_a_day_long_turn_is_warned_of_an_hour_before_its_end() -> None:
    assert [warning_time(seconds) for seconds in (60, 120, 3600, 86_400)] == [15_000, 30_000, 900_000, 3_600_000]


async def test_a_warning_takes_the_place_of_the_call(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60)
    await sim.pass_time(25)
    [call] = [shown for shown in sim.messages() if shown.mentioned]
    await sim.pass_time(22)
    [warning] = [shown for shown in sim.messages() if shown.mentioned]
    assert warning.id != call.id
    assert call.deleted
    await sim.pass_time(20)
    assert warning.deleted, "the turn is over"


async def test_two_missed_turns_in_a_row_free_the_seat_and_one_press_takes_it_back(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await _let_time_run_out(sim, ada, bo)
    mine = await hand_of(sim, late)
    assert "Your last turn time ran out, and the computer moved for you" in mine.text
    while not is_asked(mine):
        await _move_once(sim, awake)
    await sim.pass_time(46)
    [warning] = calls(sim, late)
    assert "and your seat becomes free" in warning.text
    await sim.pass_time(16)
    assert f"{late.name} missed two turns in a row. The seat is free" in board.text
    assert offers(board, "take")
    assert "You do not sit at this table any more." in mine.text
    [notice] = calls(sim, late)
    assert "two turn times in a row ran out" in notice.text
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert back.ephemeral
    assert "You are back on your seat." in back.text
    assert back.shown.pictures
    assert notice.deleted
    assert f"{late.name} is back and takes over from the computer." in board.text
    assert not offers(board, "take")


async def test_a_missed_turn_is_remembered_over_a_restart_and_so_is_the_free_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await _let_time_run_out(sim, ada, bo)
    await sim.restart()
    while not is_asked(await hand_of(sim, late)):
        await _move_once(sim, awake)
    await sim.pass_time(62)
    assert offers(board_of(sim), "take"), "two in a row, whatever was in between"
    await sim.restart()
    await sim.pass_time(2)
    back = await take(late, board_of(sim))
    assert "You are back on your seat." in back.text
    assert back.shown.pictures


async def _let_time_run_out(sim: Sim, *people: Person) -> tuple[Person, Person]:
    """Who is on turn misses it; who that was, and the other one."""
    found = await who_plays(sim, people)
    assert found is not None
    late = found[0]
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    return late, next(person for person in people if person is not late)


async def _move_once(sim: Sim, person: Person) -> None:
    hand = await hand_of(sim, person)
    if is_asked(hand):
        await move_first(person, hand)
    if offers(board_of(sim), "ready"):
        await sim.pass_time(16)


async def test_a_move_between_two_missed_turns_keeps_the_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await _let_time_run_out(sim, ada, bo)
    for moves in (True, False):
        while not is_asked(hand := await hand_of(sim, late)):
            await _move_once(sim, awake)
        if moves:
            await move_first(late, hand)
            assert "Your last turn time" not in (await hand_of(sim, late)).text
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    assert not offers(board_of(sim), "take")


@pytest.mark.parametrize("restarts", [0, 1, 2])
async def test_the_notice_goes_when_somebody_else_sits_down(sim: Sim, restarts: int) -> None:
    late, _, notice = await _notice(sim)
    for _ in range(restarts):
        await sim.restart()
        await sim.pass_time(2)
    assert not notice.deleted
    await take(sim.person("Eve"), board_of(sim))
    await sim.settle()
    assert notice.deleted
    assert "already sits there" in (await late.press(board_of(sim), press_id_of(board_of(sim), "take"))).text


async def _notice(sim: Sim) -> tuple[Person, Person, Shown]:
    """Somebody has just lost the seat to the clock; that person, the other one, the message that tells of it."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await _let_time_run_out(sim, ada, bo)
    while not is_asked(await hand_of(sim, late)):
        await _move_once(sim, awake)
    await sim.pass_time(62)
    [notice] = calls(sim, late)
    return late, awake, notice


async def test_a_notice_is_not_taken_for_the_call_of_whoever_is_on_turn_after_a_restart(sim: Sim) -> None:
    late, awake, notice = await _notice(sim)
    await sim.restart()
    await sim.pass_time(30)
    [call] = calls(sim, awake)
    assert offers(call, "hand")
    await move_first(awake, (await awake.click(call, custom_id=press_id(call, "hand"))).shown)
    assert not notice.deleted, "the seat is free still"
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert "You are back on your seat." in back.text
    assert notice.deleted


async def test_the_notice_goes_after_a_restart_when_the_match_ends(sim: Sim) -> None:
    _, awake, notice = await _notice(sim)
    await sim.restart()
    await sim.pass_time(30)
    assert not notice.deleted, "a call of somebody else does not take its place"
    await leave(awake, board_of(sim))
    for _ in range(60):
        if notice.deleted:
            break
        await sim.pass_time(60)
    assert notice.deleted


async def test_a_notice_whose_seat_was_taken_as_the_bot_stopped_goes_at_the_start(sim: Sim) -> None:
    late, _, notice = await _notice(sim)
    sim.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    await take(late, board_of(sim))
    assert not notice.deleted
    sim.env.backend.faults.clear()
    await sim.restart()
    await sim.pass_time(2)
    assert notice.deleted


# ---- private tables ------------------------------------------------------------------------------------------------


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
    [call] = calls(sim, bo)
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


# ---- sending away --------------------------------------------------------------------------------------------------


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


# ---- calling the role ----------------------------------------------------------------------------------------------


async def choose_role(sim: Sim, *, mentionable: bool) -> int:
    role = sim.guild.create_role("Dominocular", mentionable=mentionable)
    await sim.settle()
    await sim.bot.desk.servers.set_caller_role(sim.guild.id, role.id)  # type: ignore[attr-defined]
    return role.id


async def test_the_servers_role_is_called_once_to_a_lobby(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    sim.set_bot_permissions(mention_everyone=False)
    ada = sim.person("Ada")
    lobby = (await ada.slash("domino play", call=True)).shown
    [call] = [shown for shown in sim.messages() if f"<@&{role}>" in shown.text]
    assert call.raw.mention_role_ids == [role]
    assert call.raw.mention_everyone is False
    assert "Ada is looking for one more player" in call.text
    assert str(lobby.id) in call.text
    assert not call.buttons


@pytest.mark.parametrize("mentionable", [None, False])
async def test_where_no_role_can_be_called_its_opener_is_told(sim: Sim, mentionable: bool | None) -> None:
    if mentionable is not None:
        await choose_role(sim, mentionable=mentionable)
    sim.set_bot_permissions(mention_everyone=False)
    reply = await sim.person("Ada").slash("domino play", call=True)
    [told] = reply.followups
    assert told.ephemeral
    expected = "/settings caller_role" if mentionable is None else "I may not mention the role Dominocular here"
    assert expected in told.text
    assert [shown for shown in sim.messages() if shown.id != reply.shown.id] == []


async def test_a_role_is_called_where_the_bot_may_mention_all(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=False)
    sim.set_bot_permissions(mention_everyone=True)
    await sim.person("Ada").slash("domino play", call=True)
    assert [shown.raw.mention_role_ids for shown in sim.messages() if f"<@&{role}>" in shown.text] == [[role]]


async def test_nobody_is_called_to_a_private_table(sim: Sim) -> None:
    role = await choose_role(sim, mentionable=True)
    reply = await sim.person("Ada").slash("domino play", private=True, call=True)
    assert [told.ephemeral for told in reply.followups] == [True, True]
    assert "Your table is private, so nobody was called" in reply.followups[-1].text
    assert [shown for shown in sim.messages() if f"<@&{role}>" in shown.text] == []


# ---- finding a table -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "title", "seats", "none"),
    [
        ("en-US", "### Tables with a seat for you", "Ada · 1 free seat", "Open one with /domino play."),
        ("tr", "### Sana yer olan masalar", "Ada · 1 boş yer", "Sen aç: /domino oyna"),
        ("pt-BR", "### Mesas com lugar para você", "Ada · 1 lugar livre", "Abra uma com /dominó jogar."),
    ],
)
async def test_tables_lists_lobbies_and_free_seats(sim: Sim, language: str, title: str, seats: str, none: str) -> None:
    ada, bo, cem = (sim.person(name) for name in ("Ada", "Bo", "Cem"))
    reader = sim.person("Zoe", locale=language)
    empty = await reader.slash("domino tables")
    assert empty.ephemeral
    assert none in empty.text
    lobby = (await ada.slash("domino play", target=25)).shown
    board = await seat(sim, bo, cem, variant="para", turn_time=900)
    assert len(re.findall("discord.com/channels", (await reader.slash("domino tables")).text)) == 1, "no seat is free"
    await leave(cem, board)
    told = (await reader.slash("domino tables")).text
    assert told.startswith(title)
    assert seats in told
    for shown in (lobby, board):
        assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{shown.id}" in told
    assert f"<#{sim.channel.id}>" in told
    assert "Bo" in told
    assert len(told.splitlines()) == 7


async def test_tables_of_channels_that_the_reader_does_not_see_are_not_listed(sim: Sim) -> None:
    ada, eve = sim.person("Ada"), sim.person("Eve")
    hidden = sim.guild.create_text_channel("gizli")
    await ada.slash("domino play", channel=hidden)
    assert str(hidden.id) in (await eve.slash("domino tables")).text
    sim.hide(hidden, eve)
    await sim.settle()
    assert (await eve.slash("domino tables")).text.startswith("No table")


async def test_many_tables_are_cut_with_their_number(sim: Sim) -> None:
    for number in range(10):
        channel = sim.guild.create_text_channel(f"c{number}")
        await sim.person(f"P{number}").slash("domino play", channel=channel)
    told = (await sim.person("Zoe").slash("domino tables")).text
    assert told.count("discord.com/channels") == 8
    assert "… and 2 more tables." in told
    assert len(told) < 3600

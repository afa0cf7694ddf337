"""Lobbies, several tables at once, leaving, ending, bringing the board down, and the small commands."""

from __future__ import annotations

import re
from dataclasses import replace

import discord
import pytest

from cogs.discord_io.message import BUTTONS_PER_ROW, Screen
from cogs.live.hands import MENU_FROM, moves
from data.matches.records import Place, Table, User
from engine.events import Joined, Opened, RoundDealt, Started
from engine.layout import Layout
from engine.match import Match
from engine.rules import default_options
from engine.tiles import TILES, Tile
from engine.variants import VARIANTS
from engine.view import seat_view
from tests.support.player_actions import board_of, hand_of, offers, press_id, seat, tiles, who_plays
from tests.support.simulation import Person, Reply, Shown, Sim

MODERATOR = discord.Permissions(manage_messages=True)


async def refused(sim: Sim, reply: Reply, part: str) -> None:
    """The command was answered with one private sentence, and nobody else heard of an error."""
    assert reply.ephemeral
    assert part in reply.text
    assert not sim.env.errors


async def menu(person: Person, board: Shown) -> Shown:
    return (await person.click(board, custom_id=press_id(board, "more"))).shown


async def leave(person: Person, board: Shown) -> Reply:
    shown = await menu(person, board)
    asked = (await person.click(shown, custom_id=press_id(shown, "leave"))).shown
    return await person.click(asked, custom_id=press_id(asked, "leave-confirm"))


# ---- lobbies -----------------------------------------------------------------------------------------------------


async def test_the_host_passes_the_role_on_and_an_empty_lobby_closes(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = (await ada.slash("domino play")).shown
    await bo.click(board, "Join")
    await ada.click(board, "Leave")
    assert "**Bo** · host" in board.text
    assert "Only the host" in (await ada.press(board, press_id(board, "start"))).text
    await bo.click(board, "Leave")
    assert not board.buttons
    assert "closed" in board.text


async def test_who_sits_already_and_who_comes_too_late_is_told(sim: Sim) -> None:
    ada, bo, zoe = sim.person("Ada"), sim.person("Bo"), sim.person("Zoe")
    board = (await ada.slash("domino play")).shown
    assert "already sit" in (await ada.click(board, "Join")).text
    replies = await sim.together(*((person, board, press_id(board, "join")) for person in (bo, zoe)))
    assert sorted(reply.ephemeral for reply in replies) == [False, True], "one is told that there is no seat"
    assert (("Bo" in board.text), ("Zoe" in board.text)) in ((True, False), (False, True))
    assert "Only the host" in (await zoe.click(board, "Add computer")).text


async def test_computers_asked_for_at_once_and_one_too_many(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play", computers=1)).shown
    assert "🤖 Robi · medium" in board.text
    await ada.click(board, "Start")
    assert offers(board, "hand")


async def test_limits_are_refused_clearly(sim: Sim) -> None:
    ada = sim.person("Ada")
    for _ in range(2):
        await ada.slash("domino play")
    await refused(sim, await ada.slash("domino play"), "2 tables at a time")
    third = (await sim.person("Bo").slash("domino play")).shown
    assert third.buttons
    await refused(sim, await sim.person("Eve").slash("domino play"), "3 tables at a time")
    assert "2 tables at a time" in (await ada.click(third, "Join")).text


# ---- several tables ----------------------------------------------------------------------------------------------


async def test_two_tables_in_a_channel_do_not_disturb_each_other(sim: Sim) -> None:
    ada, bo, cem = sim.person("Ada"), sim.person("Bo"), sim.person("Cem")
    one = await seat(sim, ada, bo, turn_time=900)
    two = await seat(sim, ada, cem, turn_time=900)
    before = one.text
    for person in (ada, cem):
        hand = (await person.click(two, custom_id=press_id(two, "hand"))).shown
        if tiles(hand):
            await person.click(hand, custom_id=hand.buttons[0].custom_id)
            break
    assert one.text == before
    asked = (await ada.slash("domino hand")).shown
    assert len(asked.buttons) == 2
    assert {button.label for button in asked.buttons} == {"Draw Dominoes · Ada, Bo", "Draw Dominoes · Ada, Cem"}
    hand = await ada.click(asked, asked.buttons[1].label)
    assert hand.shown.id == asked.id
    assert hand.shown.pictures


# ---- leaving and ending ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("leaver", [0, 1])
async def test_leaving_names_who_left_and_the_computer_plays_on(sim: Sim, leaver: int) -> None:
    people = [sim.person("Ada"), sim.person("Bo")]
    board = await seat(sim, *people, turn_time=900)
    reply = await leave(people[leaver], board)
    assert "You have left" in reply.text
    assert f"{people[leaver].name} left" in board.text
    assert f"{people[1 - leaver].name} left" not in board.text
    await sim.pass_time(2)
    assert tiles(await hand_of(sim, people[1 - leaver])), "the computer has moved"
    assert "not sit" in (await people[leaver].slash("domino leave")).text


async def test_the_last_person_leaving_lets_the_computers_finish(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1)
    await leave(ada, board)
    assert "wins the match" in board_of(sim).text


async def test_the_host_ends_an_unrated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, rated=False)
    guest = (await bo.slash("domino stop")).shown
    assert "Only the host" in (await bo.click(guest, custom_id=press_id(guest, "stop-confirm"))).text
    asked = (await ada.slash("domino stop")).shown
    assert "The table is closed" in (await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))).text
    assert "without a result" in board.text
    assert not board.buttons


async def test_a_rated_match_ends_when_all_want_it(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    for person, word in ((ada, "Noted"), (bo, "closed")):
        shown = await menu(person, board)
        asked = (await person.click(shown, custom_id=press_id(shown, "stop"))).shown
        assert word in (await person.click(asked, custom_id=press_id(asked, "stop-confirm"))).text
    assert not board.buttons


async def test_leaving_is_no_agreement_to_end_a_rated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    asked = (await bo.slash("domino stop")).shown
    await bo.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "Still to agree: Ada." in board.text
    await leave(ada, board)
    assert "without a result" not in board.text
    assert offers(board, "claim")
    assert "Claim the win, or leave" in (await bo.slash("domino stop")).text


async def test_a_table_with_long_names_is_offered_in_whole_characters(sim: Sim) -> None:
    ada, bo, cem = sim.person("A" * 32), sim.person("🏳️‍🌈" * 8), sim.person("Cem")
    for other in (bo, cem):
        await seat(sim, ada, other, variant="ceza", players=4, computers=2, turn_time=900)
    labels = (await ada.slash("domino hand")).shown.labels
    [long] = [label for label in labels if not label.endswith("Cem")]  # who leads is chance, and on turn comes first
    assert len(labels) == 2
    assert long.endswith("🤖 Kiko, 🏳️‍🌈…"), "no half of a flag"
    assert 70 < len(long) <= 80


async def test_a_moderator_ends_any_table(sim: Sim) -> None:
    mod = sim.person("Mod", permissions=MODERATOR)
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    asked = (await mod.slash("domino stop")).shown
    await mod.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert not board.buttons
    assert "no table in this channel" in (await mod.slash("domino stop")).text


# ---- the board ---------------------------------------------------------------------------------------------------


async def test_bringing_the_board_down_leaves_no_second_set_of_buttons(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    shown = await menu(ada, board)
    await ada.click(shown, custom_id=press_id(shown, "down"))
    newer = board_of(sim)
    assert newer.id != board.id
    assert not board.buttons
    assert not board.pictures
    await bo.slash("domino board")
    assert board_of(sim).id > newer.id
    assert sum(bool(each.buttons) for each in sim.messages()) == 1


async def test_a_watcher_gets_the_board_as_text_and_moves_nothing(sim: Sim) -> None:
    eve = sim.person("Eve", locale="tr")
    assert (await eve.slash("domino board")).ephemeral
    board = await seat(sim, sim.person("Ada"), sim.person("Bo"))
    reply = await eve.slash("domino board")
    assert reply.ephemeral
    assert "Ada" in reply.text
    assert board_of(sim).id == board.id
    again = await eve.click(reply.shown, custom_id=press_id(reply.shown, "text"))
    assert again.shown.id == reply.shown.id


async def test_rules_turn_their_pages_in_place(sim: Sim) -> None:
    ada = sim.person("Ada")
    shown = (await ada.slash("domino rules")).shown
    assert shown.ephemeral
    first = shown.text
    assert shown.labels == ["Next page"]
    turned = await ada.click(shown, "Next page")
    assert turned.shown.id == shown.id
    assert turned.text != first
    assert shown.labels == ["Previous page", "Next page"]
    board = (await ada.slash("domino play")).shown
    assert (await ada.click(board, "Rules")).text == first


async def test_a_hand_in_the_lobby_shows_the_lobby(sim: Sim) -> None:
    ada = sim.person("Ada")
    await ada.slash("domino play")
    shown = (await ada.slash("domino hand")).shown
    assert "Ada" in shown.text
    assert shown.labels == ["Refresh"]


@pytest.mark.parametrize(
    "name", ["@everyone", "```@here", "`x` **b** ||s||", "[a](http://x)", "> q\n# h", "<@1>", "🀄" * 32]
)
async def test_names_are_plain_text_everywhere(sim: Sim, name: str) -> None:
    odd, bo = sim.person(name), sim.person("Bo")
    board = await seat(sim, odd, bo)
    for shown in (board, await hand_of(sim, odd), await hand_of(sim, bo), await menu(odd, board)):
        assert not shown.mentioned
        assert not shown.raw.mention_everyone
        assert not re.search(r"(?<!\\)\]\(", shown.text), "no link"
        assert not any(line.startswith(("# ", "> ")) for line in shown.text.splitlines())
        assert len(shown.text) <= 4000
    assert await who_plays(sim, (odd, bo)) is not None


# ---- hands of any size -------------------------------------------------------------------------------------------


def big_table(count: int, ends: tuple[int, int]) -> Table:
    """A table at which seat 0 is on turn with so many tiles, and these two ends are open."""
    match = Match.open(Opened(default_options(VARIANTS["draw"]), 1)).apply(Joined(2)).apply(Started())
    match = match.apply(RoundDealt("00" * 32))
    assert match.round is not None
    root = Tile.of(*ends)
    held = sorted((tile for tile in TILES if tile != root), key=lambda tile: not set(tile) & set(ends))[:count]
    rest = tuple(tile for tile in TILES if tile not in (*held, root))
    played = match.round._replace(turn=0, layout=Layout().lead(root), hands=(tuple(held), rest[:1]), boneyard=rest[1:])
    people = {1: User(1, "Ada"), 2: User(2, "Bo")}
    return Table(id=10**15, place=Place(1, 2), match=replace(match, round=played), people=people, language="en-US")


@pytest.mark.parametrize("count", [1, 7, 12, 13, 21, 26])
def test_a_hand_of_any_size_is_a_valid_message(count: int) -> None:
    table = big_table(count, (6, 5))
    view = seat_view(table.match, 0)
    assert view is not None
    rows = moves(table, "pt-BR", view)
    playable = len(view.plays)
    assert playable == min(count, 12) or count > 12
    assert all(len(row) <= BUTTONS_PER_ROW for row in rows)
    if playable > MENU_FROM:
        [[only]] = rows
        options = getattr(only, "options")  # noqa: B009 (a menu)
        assert len(options) == playable <= 25
    layout = Screen("x", rows, b"png", "alt").send_arguments()["view"]
    assert layout.total_children_count <= 40
    assert len(layout.to_components()) <= 10

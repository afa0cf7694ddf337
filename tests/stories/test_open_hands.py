"""The open hand at every moment: the turn, what has happened, the ends of rounds and matches, the rematch."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import Any

import pytest

from cogs.discord_io.message import Screen
from cogs.live.hand_message import HandMessages
from data.records.matches import Table
from tests.support.player_actions import (
    TILE,
    board_of,
    hand_of,
    is_asked,
    move_first,
    offers,
    play_match,
    press_id,
    seat,
    tiles,
)
from tests.support.simulation import Person, Shown, Sim

LAST_TILE = re.compile(r"Last tile: [^.]*\.")
OUTDATED = "This message is outdated: a newer one shows how things stand."
VARIANTS = ("draw", "all_fives", "fives_threes", "ceza", "para", "straight")


def check(sim: Sim, hands: Sequence[tuple[Person, Shown]]) -> None:
    """Every hand says what the board says, and who is asked is asked once."""
    board = board_of(sim)
    board_alt = board.alt_texts[-1]
    turn = re.search(r"Turn: \*\*(.+?)\*\*", board.text)
    for person, hand in hands:
        [alt] = hand.alt_texts
        if offers(board, "rematch"):
            assert alt == board.alt_texts[0], "the picture of the result"
            assert offers(hand, "rematch"), hand
            assert hand.text.startswith("### "), hand
            continue
        assert LAST_TILE.findall(alt) == LAST_TILE.findall(board_alt), person.name
        if turn is None:
            assert offers(hand, "ready"), hand
            assert hand.text.startswith("### "), hand
        elif turn[1] == person.name:
            assert hand.text.startswith("**Your turn.**"), hand
            assert is_asked(hand), hand
        else:
            assert hand.text.startswith(f"Turn: {turn[1]}\n"), hand
            assert not is_asked(hand), hand


async def play_with_open_hands(sim: Sim, people: Sequence[Person]) -> list[tuple[Person, Shown]]:
    """Play a round from hands that were opened once, and check all of them after every move."""
    hands = [(person, await hand_of(sim, person)) for person in people]
    for _ in range(400):
        check(sim, hands)
        if not offers(board_of(sim), "hand"):
            return hands
        asked = next((each for each in hands if is_asked(each[1])), None)
        if asked is None:
            await sim.pass_time(0.1)
        else:
            await move_first(*asked)
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("variant", VARIANTS)
async def test_hands_of_two_people_are_true_after_every_move(sim: Sim, variant: str) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant=variant, turn_time=900)
    await play_with_open_hands(sim, (ada, bo))


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_hand_against_a_computer_is_true_after_every_move(sim: Sim, variant: str) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, variant=variant, turn_time=900, computers=1)
    await play_with_open_hands(sim, (ada,))


@pytest.mark.parametrize("variant", ["ceza", "straight"])
@pytest.mark.parametrize(("people", "computers"), [(3, 0), (2, 1), (4, 0), (1, 3), (2, 2)])
async def test_hands_of_three_and_four_seats_are_true_after_every_move(
    sim: Sim, variant: str, people: int, computers: int
) -> None:
    first, *others = seated = [sim.person(name) for name in ("Ada", "Bo", "Cem", "Dan")[:people]]
    options = {"computers": computers} if computers else {}
    await seat(sim, first, *others, variant=variant, turn_time=900, players=people + computers, **options)
    await play_with_open_hands(sim, seated)


async def test_a_hand_tells_what_the_computers_did_meanwhile(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, variant="ceza", players=4, computers=3, turn_time=900)
    hand = await hand_of(sim, ada)
    for _ in range(3):
        while not is_asked(hand):
            await sim.pass_time(0.1)
        await move_first(ada, hand)
        own = hand.text.splitlines()[1]
        assert own.startswith("You "), hand.text
        while not is_asked(hand) and not offers(hand, "ready"):
            await sim.pass_time(0.1)
        if offers(hand, "ready"):
            return
        told = hand.text.splitlines()[1:4]
        assert len({line.split(" ")[1] for line in told}) == 3, "a line for each of the other seats"
        assert all(line.startswith("🤖 ") for line in told), hand.text


# ---- the end of a round ----------------------------------------------------------------------------------------------


async def test_every_open_hand_becomes_the_end_of_the_round(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo", locale="tr")
    await seat(sim, ada, bo, target=150, turn_time=900)
    hands = await play_with_round_end(sim, (ada, bo))
    (_, adas), (_, bos) = hands
    heads = [hand.text.splitlines()[0] for _, hand in hands]
    won = [head for head in heads if re.fullmatch(r"### (You win the round|Bu eli sen kazandın): \+\d+", head)]
    lost = [head for head in heads if re.fullmatch(r"### (Bo wins the round: |Bu eli kazanan: Ada, )\+\d+", head)]
    assert (len(won), len(lost)) == (1, 1) or "Nobody" in heads[0]
    assert "Score: Ada **" in adas.text
    assert "Puan: Ada **" in bos.text or "Ada **" in bos.text
    assert all(hand.pictures for _, hand in hands), "all hands turned up"


async def play_with_round_end(sim: Sim, people: Sequence[Person]) -> list[tuple[Person, Shown]]:
    """Play a round from open hands, whatever their language."""
    hands = [(person, await hand_of(sim, person)) for person in people]
    while offers(board_of(sim), "hand"):
        await move_first(*next(each for each in hands if is_asked(each[1])))
    return hands


async def test_who_is_ready_is_not_asked_again_and_the_next_deal_is_in_the_same_message(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, target=150, turn_time=900)
    (_, adas), (_, bos) = await play_with_round_end(sim, (ada, bo))
    pressed = (await ada.click(adas, custom_id=press_id(adas, "ready"))).shown
    assert pressed.id == adas.id
    assert not offers(adas, "ready")
    for hand in (adas, bos):
        assert "Ready: Ada. Still waiting for: Bo." in hand.text
    await bo.click(bos, custom_id=press_id(bos, "ready"))
    assert sum(is_asked(hand) for hand in (adas, bos)) == 1
    assert all("Your tiles: " in hand.alt_texts[0] or "Playable: " in hand.alt_texts[0] for hand in (adas, bos))


# ---- the end of a match ----------------------------------------------------------------------------------------------


async def test_the_open_hands_become_the_result_with_the_rematch(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para", turn_time=900)
    (_, adas), (_, bos) = await play_with_round_end(sim, (ada, bo))
    assert offers(board_of(sim), "rematch")
    heads = {hand.text.splitlines()[0] for hand in (adas, bos)}
    assert "### 🏆 You win the match" in heads or heads == {"### The match is a draw"}
    first = await ada.click(adas, custom_id=press_id(adas, "rematch"))
    assert first.shown.id == adas.id
    assert "press Join" in adas.text, "it waits for Bo"
    second = await bo.click(bos, custom_id=press_id(bos, "rematch"))
    assert second.shown.id == bos.id
    lobby = board_of(sim)
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    assert sum(is_asked(hand) for hand in (adas, bos)) == 1, "the hands come along"


async def test_a_rematch_against_a_computer_is_the_new_hand_at_once(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, variant="para", computers=1, turn_time=900)
    hand = await hand_of(sim, ada)
    await play_match(sim, (ada,))
    hand = ada.ephemerals()[-1]
    assert offers(hand, "rematch")
    again = (await ada.click(hand, custom_id=press_id(hand, "rematch"))).shown
    assert again.id == hand.id
    assert again.text.startswith(("**Your turn.**", "Turn: "))
    board = board_of(sim)
    await play_match(sim, (ada,))
    reply = await ada.click(board_of(sim), custom_id=press_id(board_of(sim), "rematch"))
    assert board_of(sim).id != board.id
    assert reply.ephemeral
    assert reply.text.startswith(("**Your turn.**", "Turn: ")), "also by the button under the board"


async def test_a_match_that_is_ended_is_ended_in_the_hand_too(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, turn_time=900)
    hand = await hand_of(sim, ada)
    asked = (await ada.slash("domino stop")).shown
    await ada.click(asked, custom_id=press_id(asked, "stop-confirm"))
    assert "ended without a result" in hand.text
    assert not hand.buttons
    assert not hand.pictures
    assert "ended without a result" in board.text


# ---- points before pressing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["all_fives", "fives_threes", "straight"])
async def test_the_labels_promise_what_a_press_scores(sim: Sim, variant: str) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant=variant, turn_time=900)
    hands = [(person, await hand_of(sim, person)) for person in (ada, bo)]
    scored = 0
    while offers(board_of(sim), "hand"):
        person, hand = next(each for each in hands if is_asked(each[1]))
        if not tiles(hand):
            await move_first(person, hand)
            continue
        choices = [button for button in hand.buttons if TILE.fullmatch(button.label)]
        button = max(choices, key=lambda each: "+" in each.label)
        promised = re.findall(r"\+(\d+)", button.label)
        await person.click(hand, custom_id=button.custom_id)
        ends = [each for each in hand.buttons if each.custom_id.count(":") == 5]
        if ends:
            assert sorted(set(promised) - {"0"}) == sorted({points for end in ends for points in _points(end.label)})
            promised = _points(ends[0].label)
            await person.click(hand, custom_id=ends[0].custom_id)
        assert len(promised) <= 1
        if promised and offers(board_of(sim), "hand"):
            told = [line for line in board_of(sim).text.splitlines() if line.startswith(f"{person.name} ")]
            assert any(f"**+{promised[0]}**" in line for line in told)
            scored += 1
    assert scored


def _points(label: str) -> list[str]:
    return re.findall(r"\+(\d+)", label)


async def test_while_the_end_is_asked_only_the_chosen_tile_is_raised(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant="straight", turn_time=900)
    hands = [(person, await hand_of(sim, person)) for person in (ada, bo)]
    while offers(board_of(sim), "hand"):
        person, hand = next(each for each in hands if is_asked(each[1]))
        if not tiles(hand):
            await move_first(person, hand)
            continue
        [before] = hand.pictures
        choices = [button for button in hand.buttons if TILE.fullmatch(button.label)]
        for tile in choices:
            await person.click(hand, custom_id=tile.custom_id)
            if not any(button.custom_id.count(":") == 5 for button in hand.buttons):
                break  # played
            [asked] = hand.pictures
            assert asked != before or len(choices) == 1
            name = tile.label.split()[0]
            assert re.match(rf"Playable: {name} on \w( or \w|, \w)+\.", hand.alt_texts[0]), hand.alt_texts
            return
    raise AssertionError("no tile had a choice of ends")


# ---- when the token expires ------------------------------------------------------------------------------------------


async def test_an_older_hand_says_that_there_is_a_newer_one(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=900)
    player, older = await asked_first(sim, ada, bo)
    newer = await hand_of(sim, player)
    await sim.settle()
    assert older.text == OUTDATED
    assert not older.pictures
    assert not older.alt_texts
    assert older.labels == ["My hand"]
    check(sim, [(player, newer)])
    again = (await player.click(older, "My hand")).shown
    await sim.settle()
    assert again.id == older.id
    assert newer.text == OUTDATED
    await move_first(player, older)
    check(sim, [(player, older)])
    await hand_of(sim, player)
    await sim.settle()
    assert older.labels == ["My hand"]


@pytest.mark.beat(5)
async def test_before_its_token_expires_a_hand_says_that_it_stops(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo", locale="tr")
    await seat(sim, ada, bo, turn_time=3600)
    hands = [(ada, await hand_of(sim, ada)), (bo, await hand_of(sim, bo))]
    before = {person.name: hand.labels for person, hand in hands}
    await sim.pass_time(13 * 60)
    assert all("💤" not in hand.text for _, hand in hands)
    await sim.pass_time(90)
    (_, adas), (_, bos) = hands
    assert re.match(r"💤 This message doesn’t update any more\. Press Refresh .* Last update: <t:\d+:R>\n", adas.text)
    assert re.match(r"💤 Bu mesaj artık güncellenmiyor\. .*: <t:\d+:R>\n", bos.text)
    for person, hand in hands:
        assert offers(hand, "hand"), "Refresh"
        assert [label for label in hand.labels if label in before[person.name]] == before[person.name]
        assert hand.pictures
    requests = len(sim.env.http_requests)
    sim.expire_tokens()
    await sim.pass_time(300)
    edits = [request for request in sim.env.http_requests[requests:] if "/webhooks/" in request.path]
    assert not edits, "no token is left"
    player, hand = next(each for each in hands if is_asked(each[1]))
    await move_first(player, hand)
    assert "💤" not in hand.text, "a press makes it follow again"


async def test_a_commit_while_the_first_hand_is_made_is_shown_afterwards(
    sim: Sim, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, variant="para", turn_time=900)
    player, hand = await asked_first(sim, ada, bo)
    other = bo if player is ada else ada
    made, go_on = HandMessages.screen, asyncio.Event()

    async def slow(self: HandMessages, table: Table, user_id: int, language: str, **rest: Any) -> Screen:
        screen = await made(self, table, user_id, language, **rest)
        if user_id == other.id:
            await go_on.wait()
        return screen

    monkeypatch.setattr(HandMessages, "screen", slow)
    sim.bot.app.matches.on_update.append(lambda _: go_on.set())  # type: ignore[attr-defined]
    board = board_of(sim)
    move = next(button for button in hand.buttons if button.custom_id.split(":")[1] in ("play", "draw"))
    await sim.together((other, board, press_id(board, "hand")), (player, hand, move.custom_id))
    await sim.settle()
    if ends := [button for button in hand.buttons if button.custom_id.count(":") == 5]:
        await player.click(hand, custom_id=ends[0].custom_id)
    assert LAST_TILE.findall(other.ephemerals()[-1].alt_texts[0]) == LAST_TILE.findall(board_of(sim).alt_texts[0])


async def asked_first(sim: Sim, *people: Person) -> tuple[Person, Shown]:
    """The player on turn and their hand; nobody else's is opened."""
    name = re.search(r"Turn: \*\*(.+?)\*\*", board_of(sim).text)
    assert name is not None
    player = next(person for person in people if person.name == name[1])
    return player, await hand_of(sim, player)

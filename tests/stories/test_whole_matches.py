"""Whole matches from the lobby to the result, for every variant and number of seats."""

from __future__ import annotations

import logging
import re
from typing import Any, NamedTuple

import pytest

from cogs.texts.catalogue import Catalogue
from engine.rules import Leader
from engine.variants import DEFAULT_VARIANT, VARIANTS
from ops.logs import QUIET, LineFormatter
from tests.support.booked_results import results
from tests.support.player_actions import (
    TILE,
    add_computer,
    board_of,
    hand_of,
    is_asked,
    move_first,
    offers,
    play_match,
    play_round,
    press_id,
    seat,
)
from tests.support.public_payloads import leaks, named_tiles
from tests.support.simulation import Person, Shown, Sim


async def test_two_people_play_a_match_and_a_rematch(sim: Sim, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, target=25)
    assert "time is up" in board.text
    [alt] = board.alt_texts
    assert "Open ends" in alt
    last = await play_match(sim, [ada, bo])
    await check_secrecy(sim, last, caplog)
    assert "wins the match" in last.text
    assert last.labels == ["Rematch", "Replay", "Rules", "Fair deal"]
    assert len(last.pictures) == 2, "the result and the last board"
    booked = results(sim)
    assert [row[1] for row in booked] == [0, 1]
    assert max(int(str(row[2])) for row in booked) >= 25
    # Only the last message has buttons; those of earlier rounds keep their end without buttons.
    assert all(not shown.buttons for shown in sim.messages() if shown.id != last.id)
    rematch = press_id(last, "rematch")
    replies = await sim.together((bo, last, rematch), (ada, last, rematch))
    assert all(reply.acknowledged for reply in replies)
    lobby = board_of(sim)
    assert lobby.id != last.id
    assert "Ada" in lobby.text
    assert "Bo" in lobby.text
    assert lobby.text.index("Ada") < lobby.text.index("Bo"), "the same seats, no matter who pressed first"
    await bo.press(last, rematch)
    assert board_of(sim).id == lobby.id, "a third press opens no table"


async def test_a_person_plays_against_a_computer(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = (await ada.slash("domino play", target=25)).shown
    await add_computer(ada, board)
    assert "🤖 Robi" in board.text
    assert "Unrated" in board.text
    await ada.click(board, "Start")
    last = await play_match(sim, [ada])
    assert "wins the match" in last.text


async def test_a_match_of_pairs_over_several_rounds(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, variant="ceza", pairs=True, rounds=1, tiles=5, automatic=True, computers=3)
    await play_round(sim, [ada])
    board = board_of(sim)
    assert offers(board, "rematch")
    assert "Penalties: Ada & 🤖 Kiko **+" in board.text
    assert "· fewest win" in board.text
    assert "(pair 2)" in board.alt_texts[1]


class Seating(NamedTuple):
    """A table: its variant, the people with the host first, the number of seats, the language, the options."""

    variant: str
    people: tuple[str, ...]
    seats: int
    language: str
    agreed: dict[str, Any]


TABLES = [
    Seating("all_fives", ("Ada", "Bo"), 2, "en-US", {"target": 50}),
    Seating("fives_threes", ("Ada",), 2, "pt-BR", {"target": 31}),
    Seating("ceza", ("Ada",), 3, "tr", {"players": 3, "rounds": 3, "tiles": 5, "automatic": True}),
    Seating("ceza", ("Ada", "Bo"), 4, "en-US", {"players": 4, "rounds": 1}),
    Seating("para", ("Ada", "Bo"), 2, "tr", {}),
    Seating("straight", ("Ada", "Bo"), 4, "pt-BR", {"pairs": True, "target": 100}),
]


def _shortest(code: str) -> Seating:
    """The table for a variant not listed above: the host, computers, and the shortest match."""
    rules = VARIANTS[code]
    goal = min(rules.goals, key=lambda goal: goal.target or goal.rounds)
    agreed = {"target": goal.target} if goal.target else {"rounds": goal.rounds}
    return Seating(code, ("Ada",), rules.seat_counts[0], "en-US", {**agreed, "automatic": True})


TABLES += [_shortest(code) for code in VARIANTS if code not in {DEFAULT_VARIANT, *(table.variant for table in TABLES)}]

LEADS = {Leader.LOTS: 1, Leader.RANDOM: 0}
"""The number of tiles per seat that the sentence about the lead names."""

LONGEST = 700
"""An upper bound on the steps of these matches."""


async def watch(sim: Sim, people: list[Person]) -> tuple[list[str], Shown]:
    """Play to the result with hands kept open; returns all texts and alt texts of the board, and the last board."""
    hands = [(person, await hand_of(sim, person)) for person in people]
    seen: dict[str, None] = {}
    for _ in range(LONGEST):
        board = board_of(sim)
        assert len(board.pictures) == 1 + offers(board, "rematch")
        seen["\n".join((board.text, *board.alt_texts))] = None
        asked = next((each for each in hands if is_asked(each[1])), None)
        if offers(board, "rematch"):
            return list(seen), board
        if offers(board, "ready"):
            for person in people:
                await person.click(board, custom_id=press_id(board, "ready"))
        elif asked is None:
            await sim.pass_time(0.6)
        else:
            await move_first(*asked)
    raise AssertionError(f"no result: {board_of(sim)}")


async def check_secrecy(sim: Sim, board: Shown, caplog: pytest.LogCaptureFixture) -> None:
    """No public payload of the match named a tile that was hidden then, and no line of the log any tile."""
    assert await leaks(sim, int(press_id(board, "rematch").split(":")[2])) == []
    formatter = LineFormatter()
    lines = [formatter.format(record) for record in caplog.records if record.name.split(".")[0] not in QUIET]
    assert [line for line in lines if named_tiles(line)] == []


def test_every_variant_and_number_of_seats_is_covered() -> None:
    assert {DEFAULT_VARIANT, *(table.variant for table in TABLES)} == set(VARIANTS)
    assert {table.seats for table in TABLES} == {2, 3, 4}


@pytest.mark.parametrize("table", TABLES, ids=lambda table: f"{table.variant}-{table.seats}")
async def test_a_whole_match(sim: Sim, table: Seating, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    variant, names, seats, language, agreed = table
    rules, texts = VARIANTS[variant], Catalogue(language)
    people = [sim.person(name, locale=language) for name in names]
    if seats > len(people):
        agreed = {"computers": seats - len(people), **agreed}
    await seat(sim, *people, variant=variant, **agreed)
    first = board_of(sim).text.splitlines()[0]
    assert len(TILE.findall(first)) == (seats * LEADS[rules.leader] if rules.leader in LEADS else 1)
    hand = await hand_of(sim, people[0])
    partner = texts.text("hand-partner", name=texts.text("seat-computer", name="Kiko"))
    assert (partner in hand.text) == agreed.get("pairs", False)

    seen, board = await watch(sim, people)
    await check_secrecy(sim, board, caplog)
    booked = results(sim)
    assert [row[1] for row in booked] == list(range(seats))
    assert all(re.search(rf"\*\*{row[2]}\*\*|· {row[2]} ", board.text) for row in booked), "as scores or places"
    assert texts.text("match-length", rounds=rounds_of(seen, language)) in board.text
    total = re.compile(re.escape(texts.text("alt-total", total=0)).replace("0", r"\d+"))
    scoring = rules.ends_points is not None
    assert all(bool(total.search(each)) == scoring for each in seen)
    assert scoring or not any("🟢" in each for each in seen)


def rounds_of(seen: list[str], language: str) -> int:
    """The number of the last finished round shown."""
    titles = ((number, Catalogue(language).text("round-title", number=number)) for number in range(1, 60))
    return max(number for number, title in titles if any(title in each.splitlines() for each in seen))

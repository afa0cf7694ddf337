"""The notation: what is written is read back, by random matches and line by line."""

from __future__ import annotations

from random import Random

import pytest

from engine.events import (
    Absence,
    Closed,
    ComputerAdded,
    Event,
    Invited,
    Joined,
    Left,
    MadePrivate,
    Opened,
    Played,
    Readied,
    Reason,
    RoundDealt,
    SeatsKept,
    SeatTaken,
    SentAway,
    Started,
    StopWanted,
    StopWithdrawn,
    TimedOut,
    Unseated,
)
from engine.match import Match
from engine.notation import NotationError, public, read, write
from engine.rules import Options
from engine.variants import VARIANTS
from tests.support import ROOT
from tests.support.random_matches import eventful_log, options, states

NAMES = {1: "Ada", 2: "Bob # the second"}
EVENTFUL = [options(code, seats=max(rules.seat_counts)) for code, rules in VARIANTS.items()]


def whole_log(agreed: Options, seed: int) -> list[Event]:
    return [event for event, _ in states(Random(seed), agreed)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_matches_are_read_back_as_they_were_written(variant: str) -> None:
    for seed in range(6):
        log = whole_log(options(variant), seed)
        text = write(log, NAMES)
        found = read(text)
        assert found.events == tuple(log)
        assert Match.replay(found.events) == Match.replay(log)
        assert write(found.events, found.names) == text


@pytest.mark.parametrize("agreed", EVENTFUL, ids=lambda agreed: agreed.variant)
def test_matches_in_which_people_come_and_go_are_read_back(agreed: Options) -> None:
    kinds: set[type[Event]] = set()
    for seed in range(8):
        log = eventful_log(agreed, Random(seed))
        text = write(log, {})
        assert read(text).events == public(log)
        assert write(read(text).events, {}) == text
        kinds.update(map(type, log))
    assert kinds >= {Left, SeatTaken, TimedOut, Unseated, Invited}


def test_every_kind_of_event_has_a_line() -> None:
    log: list[Event] = [
        Opened(options("straight", seats=3), 70, "ab" * 32, 4),
        SeatsKept((70, None, 9)),
        MadePrivate(),
        Invited(9),
        Invited(30),
        Joined(9),
        ComputerAdded("hard"),
        SentAway(1),
        Joined(30),
        Started(1312345678901234567),
        RoundDealt("12" * 32, 2),
        StopWanted(9),
        StopWithdrawn(9),
        Unseated(30, Absence.GONE),
        Closed(Reason.STOPPED),
    ]
    text = write(log, {70: "Ada", 9: "  Bob\nSmith "})
    assert "@70" not in text
    assert "ab" * 32 not in text, "a rematch goes on with the secrets of the seed"
    assert read(text).events == public(log)
    assert read(text).names == {1: "Ada", 2: "Bob Smith", 3: "?"}


def test_the_press_of_ready_is_kept() -> None:
    rng = Random(3)
    log = whole_log(options("ceza"), 3)
    at = next(number for number, event in enumerate(log) if isinstance(event, RoundDealt) and number > 10)
    log = [*log[:at], Readied(1, 7), Readied(2, 8), RoundDealt(rng.randbytes(32).hex(), 2)]
    text = write(log, {})
    assert "ready @1 7\nready @2 8\n" in text
    assert read(text).events == tuple(log)


def test_plays_say_their_points_and_draws_their_tile() -> None:
    text = write(whole_log(options("all_fives"), 2), NAMES)
    assert any(line.endswith("# +10") for line in text.splitlines())
    assert "draw  # " in text or "draw auto  # " in text
    assert "# round 1: seat" in text


GOOD = write(whole_log(options(), 1), NAMES)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "there is no match"),
        ("hello", "the first line has to be"),
        (GOOD.replace("ayaz-notation 1", "ayaz-notation 2"), "the first line has to be"),
        (GOOD.replace("seats 2\n", ""), "missing above it: seats"),
        (GOOD.replace("rules-version 1", "rules-version 99"), "these rules are not known here: draw 99"),
        (GOOD.replace("variant draw", "variant chess"), "these rules are not known here: chess"),
        (GOOD.replace("pairs no", "pairs maybe"), "maybe"),
        (GOOD + "fly 1\n", "no such line"),
        (GOOD + "1 7-9\n", "7-9"),
        (GOOD + "1 6-4 sideways\n", "sideways"),
        (GOOD + "1\n", "a move is a tile"),
        (GOOD + "join 2\n", "a person is written as @1"),
        (GOOD + "join\n", "after 'join' come: person"),
        (GOOD + "close whatever\n", "whatever"),
    ],
)
def test_what_is_no_notation_is_refused_with_its_line(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        read(text)


def test_the_page_shows_a_match_that_can_be_read() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    example = page.split("```text\n")[1].split("```")[0]
    found = read(example)
    assert write(found.events, found.names) == example
    assert isinstance(found.events[4], Played)

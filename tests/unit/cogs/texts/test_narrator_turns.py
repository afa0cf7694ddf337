"""The narrator: what seats did, in every language, and whom it is attributed to."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from cogs.texts.turn_text import group_turns
from engine.events import (
    Absence,
    Left,
    SeatTaken,
    TimedOut,
    Unseated,
)
from engine.layout import Arm
from engine.match import Match, move_event
from engine.round import Act, Draw, MoveSource, Pass, Play
from engine.tiles import Tile
from engine.view import public_view
from tests.support.narration import DUE, PEOPLE, QUOTED, narrator
from tests.support.random_matches import options, settle, started, states

# ---- acts ------------------------------------------------------------------------------------------------------------


def after(match: Match, *acts: Act) -> Match:
    """A match with the given newest acts."""
    assert match.round is not None
    return replace(match, round=match.round._replace(acts=acts))


def narrated(language: str, *acts: Act) -> str:
    match = after(started(), *acts)
    return narrator(language, match).recent_turns()


def play(
    tile: str, arm: Arm | None = Arm.RIGHT, by: MoveSource = MoveSource.OCCUPANT, *, seat: int = 0, points: int = 0
) -> Act:
    return Act(seat, Play(Tile.parse(tile), arm), by, points)


DRAWN = (Act(0, Draw(), MoveSource.RULES),) * 3


TOLD: dict[str, tuple[tuple[Act, ...], tuple[str, str, str]]] = {
    "play": (
        (play("6-4"),),
        ("Ada played 6-4 on B", "Ada: 6-4 → B", "Ada jogou 6-4 em B"),
    ),
    "draw and play": (
        (*DRAWN, play("6-4", Arm.LEFT)),
        (
            "Ada drew 3 tiles and played 6-4 on A",
            "Ada 3 taş çekip oynadı: 6-4 → A",
            "Ada comprou 3 pedras e jogou 6-4 em A",
        ),
    ),
    "one drawn": (DRAWN[:1], ("Ada drew 1 tile", "Ada 1 taş çekti", "Ada comprou 1 pedra")),
    "draw and pass": (
        (*DRAWN, Act(0, Pass(), MoveSource.RULES)),
        ("Ada drew 3 tiles and passed", "Ada 3 taş çekti ve pas geçti", "Ada comprou 3 pedras e passou"),
    ),
    "pass": ((Act(0, Pass()),), ("Ada passed", "Ada pas geçti", "Ada passou")),
    "lead": (
        (play("6-4", None),),
        ("Ada started with 6-4", "Ada 6-4 ile açtı", "Ada abriu com 6-4"),
    ),
    "lead by the rules": (
        (play("6-6", None, MoveSource.RULES),),
        (
            "Ada starts with the highest double, 6-6",
            "Ada en büyük çiftle açtı: 6-6",
            "Ada abre com a maior carroça, 6-6",
        ),
    ),
    "lead without a double": (
        (play("6-5", None, MoveSource.RULES),),
        (
            "Ada starts with the heaviest tile, 6-5",
            "Ada en ağır taşla açtı: 6-5",
            "Ada abre com a pedra mais alta, 6-5",
        ),
    ),
    "time over: play": (
        (play("6-4", by=MoveSource.TIMEOUT),),
        (
            "Time’s up: the computer played 6-4 on B for Ada",
            "Süre doldu, Ada yerine bilgisayar oynadı: 6-4 → B",
            "O tempo acabou: o computador jogou 6-4 em B para Ada",
        ),
    ),
    "time over: draw and play": (
        (*DRAWN, play("6-4", by=MoveSource.TIMEOUT)),
        (
            "Time’s up: the computer drew 3 tiles and played 6-4 on B for Ada",
            "Süre doldu, Ada yerine bilgisayar 3 taş çekip oynadı: 6-4 → B",
            "O tempo acabou: o computador comprou 3 pedras e jogou 6-4 em B para Ada",
        ),
    ),
    "time over: lead": (
        (play("6-4", None, MoveSource.TIMEOUT),),
        (
            "Time’s up: the computer started with 6-4 for Ada",
            "Süre doldu, Ada yerine bilgisayar 6-4 ile açtı",
            "O tempo acabou: o computador abriu com 6-4 para Ada",
        ),
    ),
    "time over: draw": (
        (Act(0, Draw(), MoveSource.TIMEOUT),),
        (
            "Time’s up: the computer drew 1 tile for Ada",
            "Süre doldu, Ada yerine bilgisayar 1 taş çekti",
            "O tempo acabou: o computador comprou 1 pedra para Ada",
        ),
    ),
    "time over: pass": (
        (Act(0, Pass(), MoveSource.TIMEOUT),),
        (
            "Time’s up: the computer passed for Ada",
            "Süre doldu, Ada yerine bilgisayar pas geçti",
            "O tempo acabou: o computador passou a vez de Ada",
        ),
    ),
    "time over: draw and pass": (
        (*DRAWN, Act(0, Pass(), MoveSource.TIMEOUT)),
        (
            "Time’s up: the computer drew 3 tiles for Ada and passed",
            "Süre doldu, Ada yerine bilgisayar 3 taş çekti ve pas geçti",
            "O tempo acabou: o computador comprou 3 pedras para Ada e passou",
        ),
    ),
}


@pytest.mark.parametrize("kind", list(TOLD))
def test_an_act_is_narrated_in_every_language(kind: str) -> None:
    acts, expected = TOLD[kind]
    assert tuple(narrated(language, *acts) for language in QUOTED) == expected


@pytest.mark.parametrize("language", QUOTED)
@pytest.mark.parametrize("kind", list(TOLD))
def test_the_own_act_does_not_name_its_reader(kind: str, language: str) -> None:
    match = after(started(), *TOLD[kind][0])
    own = narrator(language, match).recent_turns(reader=0)
    assert "Ada" not in own
    assert re.search(r"[Yy]ou |you$|[Vv]ocê|a sua vez|[Ss]en|(t[iı]|dı)n\b", own), own
    assert own.count("\n") == 0
    assert narrator(language, match).recent_turns(reader=1) == narrated(language, *TOLD[kind][0])


def test_a_former_occupant_of_the_readers_seat_is_named() -> None:
    match = started()
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    mine = move(match)
    assert "You played" in narrator("en-US", mine).recent_turns(50, reader=seat)
    substituted = mine.apply(Left(person)).apply(SeatTaken(seat, 3))
    assert "You" not in narrator("en-US", substituted).recent_turns(50, reader=seat)


def test_points_are_shown_only_where_ends_score() -> None:
    assert narrated("en-US", play("6-4", points=10)) == "Ada played 6-4 on B"


def test_drawn_tiles_belong_to_the_play_after_them() -> None:
    acts = (play("6-6", None, MoveSource.RULES), Act(1, Draw()), Act(1, Draw()), play("6-2", seat=1), *DRAWN)
    assert [(turn.seat, turn.drawn) for turn in group_turns(acts)] == [(0, 0), (1, 2), (0, 3)]


def test_the_last_turn_of_each_seat_is_listed_newest_last() -> None:
    acts = (play("6-6", None, MoveSource.RULES), play("6-2", seat=1), play("6-4"), Act(1, Draw()), Act(1, Pass()))
    assert narrated("en-US", *acts) == "Ada played 6-4 on B\nİlker drew 1 tile and passed"


def test_no_drawn_tile_is_named() -> None:
    """The public text of a position is the same whatever the hidden tiles are."""
    for _, match in states(Random(8)):
        view = public_view(match)
        if view is None or match.on_turn is None or match.round is None:
            continue
        text = narrator("en-US", match, DUE).board()
        hidden = {str(tile) for hand in match.round.hands for tile in hand} | {str(t) for t in match.round.boneyard}
        assert hidden.isdisjoint(re.findall(r"\d-\d", text))


# ---- whose move it was -----------------------------------------------------------------------------------------------


def test_a_move_is_attributed_to_the_player_who_made_it() -> None:
    """Moves of the person, the computer and the substitute appear under three names."""
    match = started()
    lead = narrated_lines(match)[0]
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    name = PEOPLE[person].name
    by_person = move(match)
    gone = by_person.apply(Left(person))
    assert narrated_lines(gone)[:2] == narrated_lines(by_person)[:2]
    assert narrated_lines(gone)[0] == lead, "the lead stays with the player who led"
    assert f"{name} played" in narrated_lines(gone)[1]
    by_computer = move(back_to(gone, seat))
    sat_in = by_computer.apply(SeatTaken(seat, 3))
    line = narrated_lines(sat_in)[-1]
    assert line.startswith(f"Computer (for {name}) ")
    assert "Zoë" not in line
    back = sat_in.apply(Left(3)).apply(SeatTaken(seat, person))
    assert narrated_lines(back)[-1] == line


def test_a_timeout_is_attributed_to_the_player_who_lost_the_seat() -> None:
    match = started()
    seat = match.on_turn
    assert seat is not None
    person = match.seats[seat].person
    assert person is not None
    name = PEOPLE[person].name
    missed = match.apply(TimedOut(seat)).apply(TimedOut(seat)).apply(Unseated(person, Absence.MISSED))
    late = move(missed, MoveSource.TIMEOUT)
    for now in (late, late.apply(SeatTaken(seat, 3)), late.apply(SeatTaken(seat, person))):
        line = narrated_lines(now)[-1]
        assert line.startswith("Time’s up: ")
        assert line.endswith(f"for {name}")


def test_lots_are_attributed_to_the_players_who_drew_them() -> None:
    match = started(options("ceza", seats=3), people=3)
    before = narrator("en-US", match).board()
    gone = match.apply(Left(2))
    assert "Draw for the start: " in before
    lots = next(line for line in before.splitlines() if "Draw for the start: " in line)
    assert lots in narrator("en-US", gone).board()
    sat_in = gone.apply(SeatTaken(1, 5))
    assert lots in narrator("en-US", sat_in).board()


def narrated_lines(match: Match) -> list[str]:
    return narrator("en-US", match).recent_turns(50).splitlines()


def move(match: Match, by: MoveSource = MoveSource.OCCUPANT) -> Match:
    """Make the first legal move of the seat on turn, and the forced moves after it."""
    assert match.round is not None
    assert match.on_turn is not None
    return settle(match.apply(move_event(match.on_turn, match.round.legal()[0], by)))


def back_to(match: Match, seat: int) -> Match:
    """Play until the given seat is on turn."""
    while match.on_turn != seat:
        match = move(match)
    return match

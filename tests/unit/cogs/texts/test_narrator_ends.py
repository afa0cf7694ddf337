"""The narrator: ends of rounds and matches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from cogs.texts.catalogue import LANGUAGES
from cogs.texts.names import unbroken
from engine.match import Computer, Match, Phase, RoundRecord
from engine.round import Round
from engine.rules import EndReason, Goal
from engine.tiles import Tile
from tests.support.narration import DUE, WHEN, narrator
from tests.support.random_matches import finished, options, started, states


def ended(how: EndReason, seat: int, hands: tuple[str, str], points: tuple[int, int], winner: int | None) -> Match:
    """A match between two rounds, with the given end of the last one."""
    held = tuple(tuple(Tile.parse(name) for name in hand.split()) for hand in hands)
    pips = tuple(sum(tile.pips for tile in hand) for hand in held)
    record = RoundRecord(how, seat, winner, held, pips, points, 0, points, "00" * 32)
    match = started()
    assert isinstance(match.round, Round)
    return replace(match, phase=Phase.BETWEEN, records=(record,), scores=points)


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en-US",
            [
                "### Round 1",
                "Ada: no tiles left",
                "İlker: 4-4 + 3-0 = 11",
                "Ada goes out and scores what the other hand has left: **+11**",
                "Score: Ada **11** · İlker **0** · target 50",
            ],
        ),
        (
            "tr",
            [
                "### 1. el",
                "Ada: taş kalmadı",
                "İlker: 4-4 + 3-0 = 11",
                "Ada taşlarını bitirdi, rakibin elinde kalanı aldı: **+11**",
                "Skor: Ada **11** · İlker **0** · hedef 50",
            ],
        ),
        (
            "pt-BR",
            [
                "### Rodada 1",
                "Ada: sem pedras",
                "İlker: 4-4 + 3-0 = 11",
                "Ada bateu e leva o que ficou na outra mão: **+11**",
                "Placar: Ada **11** · İlker **0** · meta 50",
            ],
        ),
    ],
)
def test_going_out_shows_how_the_points_add_up(language: str, lines: list[str]) -> None:
    match = ended(EndReason.OUT, 0, ("", "4-4 0-3"), (11, 0), 0)
    assert narrator(language, match).round_end().splitlines() == list(map(unbroken, lines))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", "Blocked. İlker has the lower hand: 21 − 12 = **+9**"),
        ("tr", "El tıkandı. İlker daha hafif: 21 − 12 = **+9**"),
        ("pt-BR", "Jogo fechado. İlker tem a mão menor: 21 − 12 = **+9**"),
    ],
)
def test_a_blocked_round_goes_to_the_lower_hand(language: str, line: str) -> None:
    match = ended(EndReason.BLOCKED, 0, ("6-5 5-5", "6-6"), (0, 9), 1)
    assert line in narrator(language, match).round_end().splitlines()


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", "Blocked with 11 each: nobody scores."),
        ("tr", "El tıkandı, elde kalanlar eşit: 11. Kimse puan almaz."),
        ("pt-BR", "Jogo fechado com 11 para cada lado: ninguém pontua."),
    ],
)
def test_equal_hands_of_a_blocked_round_score_nothing(language: str, line: str) -> None:
    match = ended(EndReason.BLOCKED, 0, ("6-5", "6-4 1-0"), (0, 0), None)
    assert line in narrator(language, match).round_end().splitlines()


def test_a_target_reached_during_a_round_is_named_as_such() -> None:
    match = ended(EndReason.TARGET, 1, ("6-5", "6-4"), (0, 0), 1)
    assert "İlker reached the target with this tile." in narrator("en-US", match).round_end()


def test_after_a_round_the_last_move_is_above_the_score() -> None:
    match = next(match for _, match in states(Random(3)) if match.phase is Phase.BETWEEN)
    lines = narrator("en-US", match, DUE).board().splitlines()
    assert lines[0].startswith(("Ada ", "İlker "))
    assert lines[1] == "### Round 1"


def test_between_rounds_the_board_shows_who_is_ready() -> None:
    match = ended(EndReason.OUT, 0, ("", "4-4 0-3"), (11, 0), 0)
    assert narrator("en-US", match, DUE).next_round() == f"Next round when everybody is ready, at the latest: {WHEN}"
    match = replace(match, seats=(replace(match.seats[0], ready=True), match.seats[1]))
    lines = narrator("tr", match, DUE).board().splitlines()
    assert lines[-2:] == [f"Yeni el herkes hazır olunca, en geç: {WHEN}", "Hazır: Ada. Beklenen: İlker."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_match_names_only_the_winner(language: str) -> None:
    match = finished(Random(4))
    speaker = narrator(language, match)
    (winner,) = match.winners
    head = speaker.match_end().splitlines()[0]
    assert speaker.names.plain[winner] in head
    assert speaker.names.plain[1 - winner] not in head
    assert str(len(match.records)) in speaker.match_end()
    assert speaker.board().startswith(speaker.match_end())


def test_players_who_left_are_named_at_the_end() -> None:
    match = finished(Random(4))
    seats = (match.seats[0], replace(match.seats[1], occupant=Computer("medium")))
    assert "Left before the end: İlker" in narrator("en-US", replace(match, seats=seats)).match_end()


def test_a_match_without_a_winner_says_so() -> None:
    match = finished(Random(4))
    level = replace(match, scores=(50, 50))
    assert narrator("en-US", level).match_end().startswith("### The match is a draw")
    drawn = replace(match, records=(*match.records[:-1], replace(match.records[-1], winner=None)))
    one = replace(drawn, options=replace(drawn.options, goal=replace(drawn.options.goal, target=0, rounds=1)))
    assert narrator("tr", one).match_end().startswith("### Maç berabere bitti")
    assert narrator("tr", one).scores() == "Skor: Ada **52** · İlker **10**", "which round it was is over"


@pytest.mark.parametrize(
    ("language", "said"),
    [("en-US", "Penalties: "), ("tr", "Ceza: "), ("pt-BR", "Penalidades: ")],
)
def test_the_end_of_a_penalty_match_says_each_score_once(language: str, said: str) -> None:
    goal = Goal(rounds=1)
    two = finished(Random(4), options("ceza", goal=goal))
    [scores] = [line for line in narrator(language, two).board().splitlines() if line.startswith(said)]
    assert scores == narrator(language, two).scores()
    assert "1" not in scores.rpartition("·")[2], "no round of rounds"
    three = finished(Random(4), options("ceza", seats=3, goal=goal))
    assert sum(line.startswith("**") for line in narrator(language, three).board().splitlines()) == 3
    assert narrator(language, three).scores() == ""

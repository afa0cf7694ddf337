"""The narrator: the text of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs.texts.names import unbroken
from cogs.texts.narrator import Narrator
from engine.layout import Arm, Layout
from engine.match import Match, Phase
from engine.moves import Draw, MoveSource, Pass, Play
from engine.tiles import Tile
from engine.view import SeatView, seat_view
from tests.support.narration import FOUR, QUOTED, blocked, narrator, turn_of
from tests.support.positions import played, position
from tests.support.random_matches import options, started, states


def views(seat: int = 0) -> Iterator[tuple[Match, SeatView]]:
    agreed = options(automatic=False)
    for seed in range(6):
        for _, match in states(Random(seed), agreed):
            if match.phase is Phase.PLAYING and (view := seat_view(match, seat)) is not None:
                yield match, view


def duty(language: str, wanted: type[Play | Draw | Pass]) -> str:
    match, view = next(
        (match, view)
        for match, view in views()
        if view.public.turn == 0 and isinstance(view.moves[0], wanted) and view.public.layout.laid
    )
    return narrator(language, match).hand(view).splitlines()[0]


def hand(match: Match, seat: int, language: str = "en-US") -> list[str]:
    """The lines of the text of a hand."""
    view = seat_view(match, seat)
    assert view is not None
    return Narrator(language, match, FOUR).hand(view).splitlines()


def hands_of(match: Match) -> tuple[tuple[Tile, ...], ...]:
    assert match.round is not None
    return tuple(tuple(held) for held in match.round.hands)


def by(match: Match, move: Play | Pass, source: MoveSource) -> Match:
    """The match after a move that the seat on turn did not make itself."""
    assert match.round is not None
    return replace(match, round=match.round.apply(match.round.turn, move, source), seq=match.seq + 1)


@pytest.mark.parametrize(
    ("language", "play_it", "draw_it", "pass_it"),
    [
        ("en-US", "Pick a tile to play.", "draw a tile.", "pass."),
        ("tr", "Oynayacağın taşı seç.", "taş çek.", "pas geç."),
        ("pt-BR", "Escolha uma pedra para jogar.", "compre uma pedra.", "passe."),
    ],
)
def test_the_hand_names_the_legal_actions(language: str, play_it: str, draw_it: str, pass_it: str) -> None:
    for wanted, ending in ((Play, play_it), (Draw, draw_it), (Pass, pass_it)):
        assert duty(language, wanted).endswith(ending)


def test_the_hand_of_a_waiting_player_names_the_player_on_turn() -> None:
    match = turn_of(1)
    view = seat_view(match, 0)
    assert view is not None
    first, *_, last = narrator("tr", match).hand(view).splitlines()
    assert first == "Sıra: İlker"
    assert last == f"{len(view.hand)} taş, toplam {sum(tile.pips for tile in view.hand)} nokta"


@pytest.mark.parametrize(
    ("language", "counted"), [("en-US", "penalty points"), ("tr", "ceza"), ("pt-BR", "de penalidade")]
)
def test_a_hand_of_the_penalty_game_counts_penalty_points(language: str, counted: str) -> None:
    """The double blank has no pips, and counts 20."""
    match = next(
        match for seed in range(9) if (Tile(0, 0) in hands_of(match := started(options("ceza"), seed=seed))[0])
    )
    pips = sum(tile.pips for tile in hands_of(match)[0])
    assert hand(match, 0, language)[-1].endswith(f"{pips + 20} {counted}")


def test_a_leader_with_a_choice_is_asked_to_open() -> None:
    match = turn_of(0)
    view = seat_view(match, 0)
    assert view is not None
    empty = replace(view, moves=(Play(view.hand[0]),), public=replace(view.public, layout=Layout()))
    assert "You start the round" in narrator("en-US", match).hand(empty)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en-US", "Only a double or your heaviest tile can start."),
        ("tr", "Yalnızca bir çiftle ya da en ağır taşınla açabilirsin."),
        ("pt-BR", "Só dá para abrir com uma carroça ou com a pedra mais pesada."),
    ],
)
def test_a_leader_learns_why_some_tiles_cannot_be_played(language: str, line: str) -> None:
    match = started(options("ceza"))
    assert match.on_turn is not None
    assert hand(match, match.on_turn, language)[1] == line
    view = seat_view(match, match.on_turn)
    assert view is not None
    free = replace(view, hand=tuple(view.plays))
    assert line not in Narrator(language, match, FOUR).hand(free), "all tiles can start"


@pytest.mark.parametrize(
    ("language", "line"), [("en-US", "Your partner: Dan"), ("tr", "Eşin: Dan"), ("pt-BR", "Sua dupla: Dan")]
)
def test_a_hand_names_the_partner(language: str, line: str) -> None:
    match = position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True)
    view = seat_view(match, 1)
    assert view is not None
    assert Narrator(language, match, FOUR).hand(view).splitlines()[-1] == line


# ---- what has happened -----------------------------------------------------------------------------------------------

FOUR_HANDS = ("6-4 6-3 2-0", "4-1 2-1 0-0", "5-5 5-4 3-0", "3-3 1-1 6-2")


def test_a_hand_tells_what_the_others_did_since_the_last_own_move() -> None:
    match = position("ceza", *FOUR_HANDS, table="6-6", hand_size=5)
    match = played(match, "6-4 left", "4-1 left", "pass", "1-1 left")
    assert hand(match, 0)[:4] == [
        "**Your turn.** Pick a tile to play.",
        "Bo played 4-1 on A",
        "Cem passed",
        "Dan played 1-1 on A",
    ]
    assert hand(match, 2)[:2] == ["Turn: Ada", "Dan played 1-1 on A"]
    assert "Ada played" not in "\n".join(hand(match, 1))


def test_after_the_own_move_a_hand_tells_that_move() -> None:
    match = played(position("ceza", *FOUR_HANDS, table="6-6", hand_size=5), "6-4 left")
    assert hand(match, 0)[:2] == ["Turn: Bo", "You played 6-4 on A"]


def test_a_move_that_was_made_for_the_player_is_told_too() -> None:
    match = played(position("ceza", *FOUR_HANDS, table="6-6", hand_size=5), "6-4 left", "4-1 left", "pass", "1-1 left")
    match = by(match, Play(Tile.parse("6-3"), Arm.RIGHT), MoveSource.TIMEOUT)
    assert hand(match, 0)[:5] == [
        "Turn: Bo",
        "Bo played 4-1 on A",
        "Cem passed",
        "Dan played 1-1 on A",
        "Time’s up: the computer played 6-3 on B for you",
    ]


def test_an_automatic_pass_is_told_to_the_player_it_happened_to() -> None:
    match = position("draw", "6-5 3-3", "2-2 5-2 4-4", table="6-6 6-4>left")
    match = by(played(match, "6-5 right"), Play(Tile.parse("4-4"), Arm.LEFT), MoveSource.OCCUPANT)
    match = by(match, Pass(), MoveSource.RULES)
    assert hand(match, 0)[:3] == ["Turn: Bo", "Bo played 4-4 on A", "You passed"]


def test_what_has_happened_is_at_most_a_line_for_each_seat() -> None:
    for match, view in views(1):
        lines = narrator("en-US", match).hand(view).splitlines()
        assert len(lines) <= 1 + len(view.public.seats) + 1


# ---- the end of a round ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, ("### You win the round: +3", "### Bu eli sen kazandın: +3", "### Você venceu a rodada: +3")),
        (1, ("### Ada wins the round: +3", "### Bu eli kazanan: Ada, +3", "### Ada venceu a rodada: +3")),
    ],
)
def test_the_end_of_a_round_begins_with_what_it_means_for_the_reader(seat: int, expected: tuple[str, ...]) -> None:
    match = played(position("draw", "6-4", "2-1", table="6-6"), "6-4 left")
    for language, headline in zip(QUOTED, expected, strict=True):
        text = Narrator(language, match, FOUR).round_end_of(seat)
        assert text.splitlines()[0] == headline
        assert unbroken("2-1 = 3") in text, "the arithmetic"
        assert "Ada **3**" in text, "the score"


def test_a_round_that_nobody_wins() -> None:
    match = blocked("draw", "3-3", "3-3")
    heads = [Narrator(language, match, FOUR).round_end_of(0).splitlines()[0] for language in QUOTED]
    assert heads == ["### Nobody wins the round", "### Bu eli kazanan yok", "### Ninguém venceu a rodada"]


@pytest.mark.parametrize(
    ("seat", "expected"),
    [
        (0, ("### No penalty this round", "### Bu el ceza almadın", "### Nenhuma penalidade nesta rodada")),
        (
            1,
            (
                "### This round: +3 penalty points",
                "### Bu elin cezası: +3",
                "### Nesta rodada: +3 pontos de penalidade",
            ),
        ),
    ],
)
def test_where_the_fewest_win_the_headline_is_the_own_penalty(seat: int, expected: tuple[str, ...]) -> None:
    match = played(position("ceza", "6-4", "2-1", table="6-6"), "6-4 left")
    assert [Narrator(each, match, FOUR).round_end_of(seat).splitlines()[0] for each in QUOTED] == list(expected)


def test_partners_win_together_and_the_others_are_named_in_the_plural() -> None:
    match = played(position("straight", "6-4", "2-1", "5-5", "3-3", table="6-6", pairs=True), "6-4 left")
    heads = [Narrator("en-US", match, FOUR).round_end_of(seat).splitlines()[0] for seat in range(4)]
    won, lost = "### You win the round: +10", "### Ada & Cem win the round: +10"
    assert heads == [won, lost, won, lost]


def test_the_end_of_a_match_says_you_to_its_only_winner() -> None:
    match = played(position("draw", "6-4", "6-6", table="6-5 5-4>right", scores=(48, 0)), "6-4 left")
    assert match.phase is Phase.FINISHED
    texts = [Narrator("en-US", match, FOUR).match_end_of(seat) for seat in (0, 1, None)]
    assert [text.splitlines()[0] for text in texts] == [
        "### 🏆 You win the match",
        "### 🏆 Ada wins the match",
        "### 🏆 Ada wins the match",
    ]
    assert all(unbroken("6-6 = 12") in text for text in texts)

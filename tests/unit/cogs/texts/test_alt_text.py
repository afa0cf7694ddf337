"""Alt texts and text boards: everything that the picture shows, and no hidden tile."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

from bench.gallery import result_view as drawn_result
from cogs.texts.alt_text import ALT_LIMIT, end_label, hand_alt, hand_text, result_alt
from cogs.texts.catalogue import LANGUAGES
from cogs.texts.narrator import Narrator
from engine.events import Opened
from engine.layout import Arm, Layout, Spinner
from engine.match import Match, Phase
from engine.tiles import Tile
from engine.variants import VARIANTS
from engine.view import public_view, seat_view
from tests.support.narration import NamedPlayer, narrator
from tests.support.random_matches import finished, options, started, states

FAMILY = "👩‍👩‍👧‍👦"


def on_table(layout: Layout, *, seed: int = 0) -> Match:
    match = started(seed=seed)
    assert match.round is not None
    return replace(match, round=match.round._replace(layout=layout))


def line(*plays: tuple[str, Arm], lead: str, spinner: Spinner = Spinner.NONE) -> Layout:
    layout = Layout(spinner).lead(Tile.parse(lead))
    for name, arm in plays:
        layout = layout.after(Tile.parse(name), arm)
    return layout


def test_the_line_is_listed_from_left_to_right_as_it_lies() -> None:
    layout = line(("6-4", Arm.LEFT), ("6-2", Arm.RIGHT), ("4-1", Arm.LEFT), lead="6-6")
    match = on_table(layout)
    alt = narrator("en-US", match).board_alt()
    assert "From left to right: 1-4, 4-6, 6-6, 6-2. Open ends: A left 1, B right 2. Last tile: 4-1 on A." in alt


def test_side_arms_are_listed_outwards_from_the_first_tile() -> None:
    crossed = line(
        ("6-4", Arm.LEFT), ("6-2", Arm.RIGHT), ("6-1", Arm.UP), ("1-0", Arm.UP), ("6-5", Arm.DOWN),
        lead="6-6", spinner=Spinner.AFTER_LINE,
    )  # fmt: skip
    match = on_table(crossed)
    alt = narrator("en-US", match).board_alt()
    assert "Upwards from the first tile: 6-1, 1-0. Downwards from the first tile: 6-5." in alt
    assert "A left 4, B right 2, C up 0, D down 5" in alt
    drawing = narrator("en-US", match).text_board()
    assert "A> 4-6  6-6  6-2 <B\nC: 6-1  1-0\nD: 6-5" in drawing


def test_an_end_that_takes_two_numbers_names_both() -> None:
    match = on_table(line(lead="6-4", spinner=Spinner.OPEN))
    assert "C up 4/6, D down 4/6" in narrator("en-US", match).board_alt()


@pytest.mark.parametrize(
    ("language", "parts"),
    [
        ("en-US", ("Dominoes, round 1.", "Ada: ", " tiles, 0 points, to play.", "Boneyard: 14 tiles.")),
        ("tr", ("Domino, 1. el.", "Ada: ", " taş, 0 puan, sıra onda.", "Bankada 14 taş.")),
        ("pt-BR", ("Dominó, rodada 1.", "Ada: ", " pedras, 0 pontos, na vez.", "Monte: 14 pedras.")),
    ],
)
def test_the_alt_text_lists_tile_counts_and_the_turn(language: str, parts: tuple[str, ...]) -> None:
    match = started()
    alt = narrator(language, match).board_alt()
    assert [part for part in parts if part not in alt] == []


def test_the_ends_are_added_up_only_where_they_score() -> None:
    match = started()
    assert "total" not in narrator("en-US", match).board_alt()
    assert match.round is not None
    scoring = replace(match, rules=replace(match.rules, ends_points=lambda total: total))
    total = match.round.layout.total
    assert f"The ends total {total}." in narrator("en-US", scoring).board_alt()
    assert f"The ends total {total}." in narrator("en-US", scoring).text_board()


def test_a_pass_is_mentioned() -> None:
    for _, match in (state for seed in range(5) for state in states(Random(seed))):
        view = public_view(match)
        if view and view.turn is not None and view.seats[1 - view.turn].passed:
            assert ", passed." in narrator("en-US", match).board_alt()
            return
    pytest.fail("no pass in five matches")


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_tiles_appear_only_after_the_round(language: str) -> None:
    for _, match in states(Random(11)):
        if match.round is None:
            continue
        held = {frozenset(tile) for hand in match.round.hands for tile in hand}
        alt = narrator(language, match).board_alt() + narrator(language, match).text_board()
        named = {frozenset(map(int, name.split("-"))) for name in re.findall(r"\b\d-\d\b", alt)}
        if match.phase is Phase.PLAYING:
            assert held.isdisjoint(named)
        else:
            assert held <= named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [FAMILY * 32, "@everyone" * 4, "W" * 40, "a\u0301" * 32, "*" * 32])
def test_an_alt_text_is_never_too_long(language: str, name: str) -> None:
    people = {1: NamedPlayer(name), 2: NamedPlayer(name)}
    longest = 0
    ends = (match for _, match in states(Random(9)) if match.phase in (Phase.BETWEEN, Phase.FINISHED))
    for match in ends:
        speaker = Narrator(language, match, people)
        alt = speaker.board_alt()
        longest = max(longest, len(alt.encode("utf-16-le")) // 2)
        assert not alt.endswith("…")
        assert len(speaker.text_board()) + len(speaker.board()) < 3000
    assert 200 < longest <= ALT_LIMIT


def test_there_is_no_alt_text_before_the_first_deal() -> None:
    match = Match.open(Opened(options(), 1))
    assert narrator("en-US", match).board_alt() == ""
    assert narrator("en-US", match).text_board() == ""
    empty = on_table(Layout())
    assert "No tile has been played yet." in narrator("en-US", empty).board_alt()
    assert "No tile has been played yet." in narrator("en-US", empty).text_board()


def test_the_text_board_breaks_long_lines_for_a_phone() -> None:
    laid = [(len(state.round.layout.laid), state) for _, state in states(Random(5)) if state.round]
    count, match = max(laid, key=lambda each: each[0])
    drawing = narrator("en-US", match).text_board().split("```")[1].strip("\n")
    assert max(map(len, drawing.splitlines())) <= 40
    assert len(re.findall(r"\d-\d", drawing)) == count > 14


def test_names_are_harmless_in_the_text_board() -> None:
    match = started()
    alt = Narrator("en-US", match, {1: NamedPlayer("**b**"), 2: NamedPlayer("`x`")}).text_board()
    assert r"\*\*b\*\*: 7 tiles" in alt or r"\*\*b\*\*: 6 tiles" in alt
    assert r"\`x\`: " in alt


# ---- hand ------------------------------------------------------------------------------------------------------------


def test_the_alt_text_of_a_hand_has_playable_tiles_first() -> None:
    for _, match in states(Random(2)):
        if match.on_turn is None:
            continue
        view = seat_view(match, match.on_turn)
        assert view is not None
        alt = hand_text("en-US", view)
        names = re.findall(r"\d-\d", alt)
        assert sorted(names) == sorted(map(str, view.hand))
        assert names[: len(view.plays)] == [str(tile) for tile in view.plays]


@pytest.mark.parametrize(
    ("language", "alt"),
    [
        ("en-US", "Playable: 6-4 on A or B. The others: 5-5."),
        ("tr", "Oynanabilir: 6-4 (A veya B). Diğerleri: 5-5."),
        ("pt-BR", "Dá para jogar: 6-4 em A ou B. As outras: 5-5."),
    ],
)
def test_the_ends_of_a_tile_are_letters(language: str, alt: str) -> None:
    match = on_table(line(("6-6", Arm.LEFT), lead="6-4"))
    view = seat_view(match, 0)
    assert view is not None
    assert match.round is not None
    hands = ((Tile(4, 6), Tile(5, 5)), match.round.hands[1])
    match = replace(match, round=match.round._replace(hands=hands, turn=0))
    view = seat_view(match, 0)
    assert view is not None
    assert hand_text(language, view) == alt


def test_the_alt_text_of_a_hand_out_of_turn_says_the_board_too() -> None:
    match = started()
    assert match.on_turn is not None
    view = seat_view(match, 1 - match.on_turn)
    assert view is not None
    telling = narrator("en-US", match)
    tiles = f"Your tiles: {', '.join(map(str, view.hand))}."
    assert hand_alt("en-US", telling.names.plain, view) == f"{tiles} {telling.board_alt()}"


def test_a_hand_of_the_whole_set_fits_an_alt_text() -> None:
    match = started()
    view = seat_view(match, 0)
    assert view is not None
    everything = tuple(Tile.of(low, high) for low in range(7) for high in range(low, 7))
    assert len(hand_alt("tr", ("W" * 32,) * 2, replace(view, hand=everything))) <= ALT_LIMIT


def test_an_end_is_labelled_with_letter_side_and_pips() -> None:
    assert end_label("en-US", Arm.LEFT, (6,)) == "A · left · 6"
    assert end_label("tr", Arm.UP, (2, 5)) == "C · yukarı · 2/5"
    assert end_label("pt-BR", Arm.RIGHT, (0,)) == "B · direita · 0"


def test_an_end_that_scores_is_labelled_with_the_points() -> None:
    assert end_label("tr", Arm.LEFT, (6,), points=10) == "A · 6 · +10"


@pytest.mark.parametrize(
    ("language", "won", "each"),
    [
        ("en-US", "Won by", "Round by round, in this order"),
        ("tr", "Kazanan:", "El el, bu sırayla"),
        ("pt-BR", "Vitória de", "Rodada a rodada, nesta ordem"),
    ],
)
def test_the_picture_of_the_result_says_who_won_the_scores_and_every_round(language: str, won: str, each: str) -> None:
    match = finished(Random(3))
    alt = narrator(language, match).result_alt()
    names, points = narrator(language, match).names.plain, match.records[0].scores
    assert alt.startswith(f"{won} {names[match.winners[0]]}.")
    assert all(f"{name} {score}" in alt for name, score in zip(names, match.scores, strict=True))
    assert f"{each}: 1: {points[0]}, {points[1]}" in alt
    assert narrator(language, started()).result_alt() == ""


def test_the_longest_result_fits_an_alt_text() -> None:
    rules = VARIANTS["straight"]
    result = drawn_result(((0,), (1,), (2,), (3,)), [(120, 240, 100, 95)] * 30)
    for language in LANGUAGES:
        alt = result_alt(language, ["W" * 32] * 4, rules, result)
        assert len(alt) <= ALT_LIMIT
        assert "30: 120, 240, 100, 95" in alt

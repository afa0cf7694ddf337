"""The narrator by variant: who leads, partners, places, and the options in the lobby."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from cogs.discord_io.message import MAX_TEXT
from cogs.texts.alt_text import ALT_LIMIT, hand_alt
from cogs.texts.catalogue import LANGUAGES
from cogs.texts.narrator import Narrator
from engine.events import Joined, Opened, RoundDealt
from engine.match import Match, Phase, move_event
from engine.rules import Goal
from engine.variants import VARIANTS
from engine.view import public_view, seat_view
from tests.support.narration import FOUR, QUOTED, NamedPlayer, blocked, has, lines
from tests.support.positions import played, position
from tests.support.random_matches import lobby, options, settle, states


def dealt(variant: str, seats: int, *, seed: int = 1, **named: Any) -> Match:
    match = Match.replay(lobby(options(variant, seats=seats, **named), people=seats))
    return match.apply(RoundDealt(f"{seed:064x}"))


def test_the_lots_are_shown_until_every_seat_has_had_a_turn() -> None:
    match = dealt("ceza", 3)
    assert match.round is not None
    lots = match.round.lots
    leader = ("Ada", "Bo", "Cem")[match.round.leader]
    said = f"Ada {lots[0]} · Bo {lots[1]} · Cem {lots[2]}"
    assert has(
        match,
        f"Draw for the start: {said}. {leader} has the highest tile and starts.",
        f"Kura: {said}. En yüksek taşı {leader} çekti, eli o açıyor.",
        f"Sorteio: {said}. {leader} tirou a pedra mais alta e abre.",
    )
    for turn in range(4):
        assert any("Draw for the start" in line for line in lines("en-US", match)) is (turn < 4)
        assert match.round is not None
        match = settle(match.apply(move_event(match.round.turn, match.round.legal()[0])))
        while match.round is not None and match.round.acts[-1].seat == match.round.turn:
            match = settle(match.apply(move_event(match.round.turn, match.round.legal()[0])))
    assert not any("Draw for the start" in line for line in lines("en-US", match))


def test_a_random_leader_and_an_earned_lead_are_distinguished() -> None:
    match = dealt("straight", 2)
    assert match.round is not None
    name = ("Ada", "Bo")[match.round.leader]
    assert has(
        match,
        f"Picked at random: {name} starts.",
        f"Eli {name} açıyor (rastgele seçildi).",
        f"Sorteio: {name} abre.",
    )
    earned = played(position("straight", "6-4", "2-1", table="5-4"), "6-4 right").apply(RoundDealt("11" * 32))
    assert has(
        earned,
        "Ada went out last round and starts this one.",
        "Önceki eli bitiren Ada açıyor.",
        "Ada bateu na rodada anterior e abre esta.",
    )


def test_the_lead_is_not_explained_where_the_hands_decide() -> None:
    match = settle(dealt("draw", 2))
    assert "starts with the highest double" in lines("en-US", match)[0]


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (
            played(position("ceza", "6-4", "2-1", table="5-4"), "6-4 right"),
            ("Ada starts the next round.", "Sonraki eli Ada açacak.", "Ada abre a próxima rodada."),
        ),
        (
            blocked("ceza", "3-2", "5-5"),
            (
                "A draw decides who starts the next round.",
                "Sonraki eli kimin açacağı kurayla belirlenir.",
                "Um sorteio de pedras decide quem abre a próxima rodada.",
            ),
        ),
        (
            blocked("straight", "3-2", "5-5"),
            (
                "Who starts the next round is picked at random.",
                "Sonraki eli kimin açacağı rastgele seçilir.",
                "Um sorteio decide quem abre a próxima rodada.",
            ),
        ),
        (
            blocked("draw", "3-2", "5-5"),
            (
                "The next deal decides who starts.",
                "Sonraki eli kimin açacağı dağıtılan taşlara bağlı.",
                "As pedras da próxima rodada decidem quem abre.",
            ),
        ),
    ],
)
def test_the_end_of_a_round_names_the_next_leader(match: Match, expected: tuple[str, str, str]) -> None:
    assert match.phase is Phase.BETWEEN
    assert has(match, *expected)


def test_a_level_single_round_is_a_drawn_match() -> None:
    match = blocked("para", "6-4", "5-5")
    assert match.phase is Phase.FINISHED
    assert has(match, "### The match is a draw", "### Maç berabere bitti", "### A partida terminou empatada")
    assert not any("leads" in line for line in lines("en-US", match))


def test_a_single_round_is_won_by_going_out_for_nothing() -> None:
    match = played(position("para", "6-4", "0-0", table="5-4"), "6-4 right")
    assert match.scores == (0, 0)
    assert "### 🏆 Ada wins the match" in lines("en-US", match)


def test_places_are_listed_and_ties_share_a_place() -> None:
    start = position("ceza", "1-0", "6-4", "2-2 3-3", "4-4", table="5-5 5-1>right", scores=(40, 30, 65, 67), rounds=10)
    match = played(start, "1-0 right")
    assert match.phase is Phase.FINISHED
    assert has(
        match,
        "### 🏆 Tied for the win: Ada, Bo",
        "### 🏆 Birincilik eşit: Ada, Bo",
        "### 🏆 Empate na vitória: Ada, Bo",
    )
    said = lines("en-US", match)
    place = said.index("**1.** Ada · 40 penalty points")
    assert said[place + 1 : place + 4] == [
        "**1.** Bo · 40 penalty points",
        "**3.** Cem · 75 penalty points",
        "**3.** Dan · 75 penalty points",
    ]
    assert "**3.** Dan · 75 ceza" in lines("tr", match)
    assert "**3.** Dan · 75 pontos de penalidade" in lines("pt-BR", match)


def test_the_places_of_points_go_from_the_highest_down() -> None:
    start = position("straight", "6-4", "2-1", "5-5", table="5-4 5-0>left", scores=(240, 30, 65))
    said = lines("en-US", played(start, "6-4 right"))
    assert said[said.index("### 🏆 Ada wins the match") + 1 :][:3] == [
        "**1.** Ada · 255 points",
        "**2.** Cem · 65 points",
        "**3.** Bo · 30 points",
    ]


def test_a_pair_wins_together_and_level_pairs_draw() -> None:
    pairs = ("6-4", "2-1", "5-5", "3-3")
    won = played(position("ceza", *pairs, table="5-4", pairs=True, goal=Goal(rounds=1)), "6-4 right")
    assert "### 🏆 Bo & Dan win the match" in lines("en-US", won)
    assert "### 🏆 Maçı Bo & Dan kazandı" in lines("tr", won)
    level = position("ceza", *pairs, table="5-4", pairs=True, goal=Goal(rounds=1), scores=(0, 1))
    assert "### The match is a draw" in lines("en-US", played(level, "6-4 right"))


def test_the_lobby_shows_pairs_and_chosen_options() -> None:
    match = Match.open(Opened(options("ceza", pairs=True, hand_size=5, automatic=True), 1)).apply(Joined(2))
    assert lines("en-US", match)[2:7] == [
        "11 rounds · 2 minutes a turn · 5 tiles each · pairs · auto-draw and auto-pass",
        "• **Ada** · pair 1 · host",
        "• Bo · pair 2",
        "• *free seat* · pair 1",
        "• *free seat* · pair 2",
    ]
    assert "11 el · hamle süresi 2 dakika · herkese 5 taş · eşli · taş çekme ve pas otomatik" in lines("tr", match)
    assert "• *boş yer* · eş 2" in lines("tr", match)
    assert "• Bo · dupla 2" in lines("pt-BR", match)
    by_hand = Match.open(Opened(options("draw", automatic=False), 1))
    assert "To 50 points · 2 minutes a turn · draw and pass by hand" in lines("en-US", by_hand)


def test_alt_texts_have_pairs_penalties_and_points() -> None:
    pairs = position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True, scores=(1, 7))
    alt = Narrator("en-US", pairs, FOUR).board_alt()
    assert "Ada (pair 1): 1 tile, 1 penalty point, to play. Bo (pair 2): 1 tile, 7 penalty points." in alt
    scoring = played(position("all_fives", "6-4 1-0", "3-3 1-1", table="5-5 5-1>left 6-5>right"), "6-4 right")
    assert "The last tile scored 5. The ends total 5." in Narrator("en-US", scoring, FOUR).board_alt()


def test_a_reserve_is_shown_beside_the_boneyard() -> None:
    match = dealt("para", 2)
    for language, line in zip(
        QUOTED,
        (
            "Boneyard: 14 tiles, 12 of them to draw.",
            "Bankada 14 taş, çekilebilir olan 12.",
            "Monte: 14 pedras, dá para comprar 12.",
        ),
        strict=True,
    ):
        assert line in Narrator(language, match, FOUR).text_board().splitlines()
    view = public_view(match)
    assert view is not None
    assert view.drawable == 12


TABLES = [
    (code, seats, pairs)
    for code, rules in VARIANTS.items()
    for seats in rules.seat_counts
    for pairs in ((False, True) if rules.pairs and seats == 4 else (False,))
]


@pytest.mark.parametrize(("variant", "seats", "pairs"), TABLES)
def test_every_state_of_a_match_can_be_narrated_and_fits_discord(variant: str, seats: int, pairs: bool) -> None:
    agreed = options(variant, seats=seats, pairs=pairs, automatic=False)
    people = {key: NamedPlayer("W" * 32) for key in range(1, 5)}
    for number, (_, match) in enumerate(islice(states(Random(seats), agreed), 150)):
        telling = Narrator(LANGUAGES[number % len(LANGUAGES)], match, people)
        assert 0 < len(telling.board()) <= MAX_TEXT
        assert len(telling.board_alt()) <= ALT_LIMIT
        assert not telling.board_alt().endswith("…")
        assert len(telling.text_board()) <= 1500
        for seat in range(seats):
            view = seat_view(match, seat)
            if view is not None and match.phase is Phase.PLAYING:
                assert telling.hand(view).strip()
                assert len(hand_alt(telling.language, telling.names.plain, view)) <= ALT_LIMIT
            elif match.phase is Phase.BETWEEN:
                assert 0 < len(telling.round_end_of(seat)) <= MAX_TEXT
            elif match.phase is Phase.FINISHED:
                assert 0 < len(telling.match_end_of(seat)) <= MAX_TEXT

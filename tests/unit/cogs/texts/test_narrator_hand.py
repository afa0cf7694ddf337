"""The narrator: the text of a hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cogs.texts.narrator import Narrator
from engine.layout import Layout
from engine.round import Draw, Pass, Play
from engine.view import SeatView, seat_view
from tests.support.narration import FOUR, narrator, turn_of
from tests.support.positions import position
from tests.support.random_matches import options, started, states


def views(seat: int = 0) -> Iterator[SeatView]:
    agreed = options(automatic=False)
    for seed in range(6):
        for _, match in states(Random(seed), agreed):
            if (view := seat_view(match, seat)) is not None:
                yield view


def duty(language: str, wanted: type[Play | Draw | Pass]) -> str:
    view = next(
        view
        for view in views()
        if view.public.turn == 0 and isinstance(view.moves[0], wanted) and view.public.layout.laid
    )
    match = started()
    return narrator(language, match).hand(view).splitlines()[0]


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
    first, second = narrator("tr", match).hand(view).splitlines()
    assert first == "Sıra: İlker"
    assert second == f"{len(view.hand)} taş, toplam {sum(tile.pips for tile in view.hand)} nokta"


def test_a_leader_with_a_choice_is_asked_to_open() -> None:
    match = turn_of(0)
    view = seat_view(match, 0)
    assert view is not None
    empty = replace(view, moves=(Play(view.hand[0]),), public=replace(view.public, layout=Layout()))
    assert "You start the round" in narrator("en-US", match).hand(empty)
    assert (
        narrator("en-US", match).hand(replace(view, public=replace(view.public, turn=None))).startswith("The round is")
    )


@pytest.mark.parametrize(
    ("language", "line"), [("en-US", "Your partner: Dan"), ("tr", "Eşin: Dan"), ("pt-BR", "Sua dupla: Dan")]
)
def test_a_hand_names_the_partner(language: str, line: str) -> None:
    match = position("ceza", "6-4", "2-1", "5-5", "3-3", table="5-4", pairs=True)
    view = seat_view(match, 1)
    assert view is not None
    assert Narrator(language, match, FOUR).hand(view).splitlines()[-1] == line

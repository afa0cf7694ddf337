"""The computer plays legally, never stalls, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from engine.ai import choose
from engine.match import Match
from engine.round import Move
from engine.view import SeatView, seat_view
from tests.engine.play import at_random, started, states


def test_every_choice_is_one_of_the_legal_moves() -> None:
    for seed in range(30):
        for _, match in states(Random(seed), choose=checked):
            assert isinstance(match, Match)


def checked(view: SeatView, rng: Random) -> Move:
    move = choose(view, rng)
    assert move in view.moves
    return move


def test_it_is_not_asked_out_of_turn() -> None:
    match = started()
    view = seat_view(match, 1 - (match.on_turn or 0))
    assert view is not None
    with pytest.raises(ValueError, match="no move"):
        choose(view, Random(0))


def test_it_beats_chance_most_of_the_time() -> None:
    wins = 0
    for seed in range(100):
        mine = seed % 2
        *_, (_, match) = states(
            Random(seed), choose=lambda view, rng, mine=mine: (choose if view.seat == mine else at_random)(view, rng)
        )
        wins += match.winners == (mine,)
    assert wins >= 62

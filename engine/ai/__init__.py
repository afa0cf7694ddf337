"""Computer opponents: a move is a function of what the seat may see and of an injected random generator."""

from __future__ import annotations

from random import Random

from engine.ai import easy, hard, medium
from engine.ai.budget import Budget, never
from engine.ai.observation import Observation
from engine.moves import Move
from engine.view import SeatView

__all__ = ["LEVELS", "Budget", "choose", "never"]

LEVELS = ("easy", "medium", "hard")
"""From the weakest to the strongest."""


def choose(view: SeatView, rng: Random, level: str = "medium", *, budget: Budget | None = None) -> Move:
    """The move of a computer on turn. ``budget`` bounds the search of hard; the other levels do not search.

    Raises ValueError when it is not this seat's turn, and for an unobservation level.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    if not view.moves:
        raise ValueError("no move is awaited from this seat")
    if len(view.moves) == 1:
        return view.moves[0]
    observation = Observation(view)
    if level == "easy":
        return easy.choose(observation, rng)
    if level == "medium":
        return medium.choose(observation, rng)
    return hard.choose(observation, view, rng, budget or Budget())

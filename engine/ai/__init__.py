"""Opponents: a computer's move is a function of what its seat may see and of an injected source of chance."""

from __future__ import annotations

from random import Random

from engine.ai import easy, hard, medium
from engine.ai.budget import Budget, never
from engine.ai.observation import Observation
from engine.moves import Move
from engine.view import SeatView

__all__ = ["LEVELS", "Budget", "choose", "never"]

LEVELS = ("easy", "medium", "hard")
"""The weakest first."""


def choose(view: SeatView, rng: Random, level: str = "medium", *, budget: Budget | None = None) -> Move:
    """The move of a computer on turn. ``budget`` bounds the thinking of the level that thinks, hard.

    Raises ValueError when it is not this seat's turn, or for a level that there is not.
    """
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}")
    if not view.moves:
        raise ValueError("no move is awaited from this seat")
    if len(view.moves) == 1:
        return view.moves[0]
    known = Observation(view)
    if level == "easy":
        return easy.choose(known, rng)
    if level == "medium":
        return medium.choose(known, rng)
    return hard.choose(known, view, rng, budget or Budget())

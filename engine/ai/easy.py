"""Easy: good habits with its own tiles, no eye for anybody else's, and three times in ten what comes to hand."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Action
from engine.ai.evaluation import DEFAULT_WEIGHTS, evaluator_of
from engine.ai.observation import Observation
from engine.moves import Play

CARELESS = 0.3
"""How often it does not look."""


def choose(known: Observation, rng: Random) -> Play:
    """The play that is best for the rest of the own hand and for the points, or any."""
    if rng.random() < CARELESS:
        return rng.choice(known.plays)
    taste, side = evaluator_of(known.core, DEFAULT_WEIGHTS), known.core.side[known.seat]

    def worth(way: Action) -> tuple[float, float]:
        rest = known.hand & ~way.bit
        return taste.own(way, rest) + taste.earned(way.node.points, rest, side=side, scores=known.scores), rng.random()

    return known.play(max(known.ways(), key=worth))

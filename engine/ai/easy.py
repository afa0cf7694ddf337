"""Easy: a good play for its own hand, blind to the other hands, and a random one in three plays of ten."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Action
from engine.ai.evaluation import DEFAULT_WEIGHTS, evaluator_of
from engine.ai.observation import Observation
from engine.moves import Play

RANDOM_SHARE = 0.3
"""The probability of a random play."""


def choose(observation: Observation, rng: Random) -> Play:
    """The play with the best value for the rest of its own hand and for points, or a random one."""
    if rng.random() < RANDOM_SHARE:
        return rng.choice(observation.plays)
    core = observation.core
    evaluator, side = evaluator_of(core, DEFAULT_WEIGHTS), core.side[observation.seat]

    def value(action: Action) -> tuple[float, float]:
        rest = observation.hand & ~action.bit
        points = evaluator.points_value(action.node.points, rest, side=side, scores=observation.scores)
        return evaluator.hand_value(action, rest) + points, rng.random()

    return observation.play(max(observation.actions(), key=value))

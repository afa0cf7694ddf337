"""Medium: the play with the best static evaluation, from public information and its own hand. No search."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Action
from engine.ai.evaluation import DEFAULT_WEIGHTS, Evaluator, HiddenHand, Weights, evaluator_of
from engine.ai.observation import Observation
from engine.moves import Play

_TIE = 1e-6
"""Random noise that decides between equal values."""


def choose(observation: Observation, rng: Random, weights: Weights = DEFAULT_WEIGHTS) -> Play:
    """The play with the best value."""
    position = PositionEval(observation, evaluator_of(observation.core, weights))
    return observation.play(max(observation.actions(), key=lambda action: position.value(action) + _TIE * rng.random()))


class PositionEval:
    """The evaluation of one position: what the next opponent may hold is computed once for all plays."""

    def __init__(self, observation: Observation, evaluator: Evaluator) -> None:
        self.observation, self.evaluator = observation, evaluator
        core, other = observation.core, observation.core.following[observation.seat]
        self.side = core.side[observation.seat]
        self.opponent = HiddenHand(observation.possible[other] & observation.unseen, observation.counts[other])
        self.opponent_score = observation.scores[core.side[other]]
        weights = evaluator.weights
        self.stuck = weights.opponent_draws if observation.drawable else weights.opponent_passes
        """The value of leaving the next opponent without a playable tile."""

    def value(self, action: Action) -> float:
        """The value of a play, in pips."""
        observation, evaluator, node = self.observation, self.evaluator, action.node
        weights, rest, scores = evaluator.weights, observation.hand & ~action.bit, observation.scores
        value = evaluator.hand_value(action, rest)
        value += evaluator.points_value(node.points, rest, side=self.side, scores=scores)
        value += self.stuck * (1.0 - self.opponent.probability(node.fit))
        if evaluator.core.rules.ends_points is not None:
            threat = evaluator.expected_reply(node, self.opponent, score=self.opponent_score)
            value -= weights.threat * evaluator.point * threat
        if evaluator.plans_ahead and weights.follow_up:
            points = evaluator.expected_follow_up(node, rest, self.opponent, score=scores[self.side])
            value += weights.follow_up * evaluator.point * points
        return value

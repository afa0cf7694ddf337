"""Medium: what looks best at once, by what everybody can know. No looking ahead."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Action
from engine.ai.evaluation import DEFAULT_WEIGHTS, Evaluator, Others, Weights, evaluator_of
from engine.ai.observation import Observation
from engine.moves import Play

_TIE = 1e-6
"""Chance decides between plays that look alike."""


def choose(known: Observation, rng: Random, habits: Weights = DEFAULT_WEIGHTS) -> Play:
    """The play that looks best."""
    outlook = PositionEval(known, evaluator_of(known.core, habits))
    return known.play(max(known.ways(), key=lambda way: outlook.worth(way) + _TIE * rng.random()))


class PositionEval:
    """The habits of a player in one position: what the others may hold is worked out once for all plays."""

    def __init__(self, known: Observation, taste: Evaluator) -> None:
        self.known, self.taste = known, taste
        core, other = known.core, known.core.following[known.seat]
        self.side = core.side[known.seat]
        self.opponent = Others(known.may[other] & known.unseen, known.counts[other])
        self.opponent_score = known.scores[core.side[other]]
        self.stuck = taste.habits.draws if known.drawable else taste.habits.passes

    def worth(self, way: Action) -> float:
        known, taste, node = self.known, self.taste, way.node
        habits, rest = taste.habits, known.hand & ~way.bit
        worth = taste.own(way, rest) + taste.earned(node.points, rest, side=self.side, scores=known.scores)
        worth += self.stuck * (1.0 - self.opponent.chance(node.fit))
        if taste.core.rules.ends_points is not None:
            threat = taste.reply(node, self.opponent, score=self.opponent_score)
            worth -= habits.threat * taste.point * threat
        if taste.plans and habits.plan:
            plan = taste.plan(node, rest, self.opponent, score=known.scores[self.side])
            worth += habits.plan * taste.point * plan
        return worth

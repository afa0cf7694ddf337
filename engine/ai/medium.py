"""Medium: what looks best at once, by what everybody can know. No looking ahead."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Way
from engine.ai.habits import USUAL, Habits, Others, Taste, taste_of
from engine.ai.known import Known
from engine.round import Play

_TIE = 1e-6
"""Chance decides between plays that look alike."""


def choose(known: Known, rng: Random, habits: Habits = USUAL) -> Play:
    """The play that looks best."""
    outlook = Outlook(known, taste_of(known.core, habits))
    return known.play(max(known.ways(), key=lambda way: outlook.worth(way) + _TIE * rng.random()))


class Outlook:
    """The habits of a player in one position: what the others may hold is worked out once for all plays."""

    def __init__(self, known: Known, taste: Taste) -> None:
        self.known, self.taste = known, taste
        core, seat = known.core, known.seat
        self.side = core.side[seat]
        self.opponent = self._other(core.following[seat])
        self.opponent_score = known.scores[core.side[core.following[seat]]]
        partners = [each for each in core.sides[self.side] if each != seat]
        self.partner = self._other(partners[0]) if partners else None
        habits = taste.habits
        self.stuck = habits.draws if known.drawable else habits.passes

    def _other(self, seat: int) -> Others:
        return Others(self.known.may[seat] & self.known.unseen, self.known.counts[seat])

    def worth(self, way: Way) -> float:
        known, taste, node = self.known, self.taste, way.node
        habits, rest = taste.habits, known.hand & ~way.bit
        worth = taste.own(way, rest) + taste.earned(node.points, rest, side=self.side, scores=known.scores)
        worth += self.stuck * (1.0 - self.opponent.chance(node.fit))
        if self.partner:
            worth -= habits.partner * (1.0 - self.partner.chance(node.fit))
        if taste.core.rules.ends_points is not None:
            threat = taste.reply(node, self.opponent, score=self.opponent_score)
            worth -= habits.threat * taste.point * threat
        if taste.plans and habits.plan:
            plan = taste.plan(node, rest, self.opponent, score=known.scores[self.side])
            worth += habits.plan * taste.point * plan
        return worth

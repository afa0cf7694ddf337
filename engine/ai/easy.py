"""Easy: takes the most points, else gets rid of the heaviest tile, and every third time plays what comes to hand."""

from __future__ import annotations

from random import Random

from engine.ai.automaton import Way
from engine.ai.bits import tile_of
from engine.ai.known import Known
from engine.round import Play

CARELESS = 1 / 3
"""How often it does not look."""


def choose(known: Known, rng: Random, careless: float = CARELESS) -> Play:
    """The greedy play, or any."""
    if rng.random() < careless:
        return rng.choice(known.plays)
    return greedy(known, rng)


def greedy(known: Known, rng: Random) -> Play:
    """The most points that can be booked, else the heaviest tile."""
    rules, target = known.core.rules, known.core.target
    score = known.scores[known.core.side[known.seat]]

    def worth(way: Way) -> tuple[int, int, float]:
        points = way.node.points
        booked = 0 if rules.exact and score + points > target > 0 else points
        return booked, rules.tile_value(tile_of(way.bit)), rng.random()

    return known.play(max(known.ways(), key=worth))

"""What the end of a round is worth to a side: how likely it makes winning the match, with the score and the target.

Far from the end of a match this is much the same as the points; near it the best play changes. What the rounds to come
may bring is taken from a few rounds simulated once for a table, so that no variant needs figures of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import product
from math import erf, sqrt
from random import Random

from engine.ai.automaton import Node
from engine.ai.core import Core, Policy, RoundOutcome
from engine.ai.evaluation import DEFAULT_WEIGHTS, evaluator_of, rollout_policy
from engine.rules import Leader
from engine.tiles import BIT, TILES, bits_of

Worth = Callable[[RoundOutcome], float]
"""The value of an outcome for one side, from 0 to 1."""

ROUNDS = 40
"""Simulated once for a table; each tells of every two sides."""
CELLS = 20
"""Scores up to a target are told apart in so many steps."""


class WinModel:
    """How matches at one table go on."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.gains = _gains(core)
        """What two sides earned in a round, for many rounds; each also the other way round."""
        self.swing = max(1.0, sqrt(sum((one - other) ** 2 for one, other in self.gains) / len(self.gains)))
        """By how much a round moves two sides apart."""
        target = core.target
        self._race = _exact_race(core) if core.rules.exact and target else _race(self.gains, target) if target else []

    def ahead(self, own: int, other: int, *, rounds: int) -> float:
        """How likely a side with the score ``own`` ends before one with ``other`` when ``rounds`` are left (targets do
        not ask). Scores do not decide the match."""
        if not self.core.target:
            lead = other - own if self.core.rules.fewest_win else own - other
            return 0.5 + 0.5 * erf(lead / (self.swing * sqrt(2.0 * rounds)))
        steps = (len(self._race) - 1) / self.core.target
        return _between(self._race, own * steps, other * steps)


@lru_cache(maxsize=32)
def win_model_of(core: Core) -> WinModel:
    """The prospects of a table, worked out once."""
    return WinModel(core)


def by_match(core: Core, side: int, before: int) -> Worth:
    """The chance of a side to win the match, or to be placed before each of the others, by the outcome of a round that
    ``before`` others preceded."""
    prospects, goal, rivals = win_model_of(core), core.options.goal, range(len(core.sides))
    known: dict[tuple[int, ...], float] = {}

    def decided(outcome: RoundOutcome) -> float:
        if len(rivals) == 2:
            won = core.winners(outcome)
            return 0.5 if len(won) != 1 else float(won[0] == side)
        sign = -1 if core.rules.fewest_win else 1
        leads = [sign * (outcome.scores[side] - outcome.scores[each]) for each in rivals if each != side]
        return sum(0.5 + 0.5 * ((lead > 0) - (lead < 0)) for lead in leads) / len(leads)

    def worth(outcome: RoundOutcome) -> float:
        if core.decides(outcome, rounds=before):
            return decided(outcome)
        scores = outcome.scores
        value = known.get(scores)
        if value is None:
            left = goal.rounds - before - 1
            chances = [prospects.ahead(scores[side], scores[each], rounds=left) for each in rivals if each != side]
            value = known[scores] = sum(chances) / len(chances)
        return value

    return worth


def _gains(core: Core) -> list[tuple[int, int]]:
    """What two sides earn in a round, simulated from an even score; always the same for a table."""
    rng, policy = Random(1), rollout_policy(evaluator_of(core, DEFAULT_WEIGHTS))
    found: list[tuple[int, int]] = []
    for _ in range(ROUNDS):
        scores = _simulated(core, policy, rng)
        found += [
            (one, other) for place, one in enumerate(scores) for rival, other in enumerate(scores) if place != rival
        ]
    return found


def _simulated(core: Core, policy: Policy, rng: Random) -> tuple[int, ...]:
    options = core.options
    leader = None if core.rules.leader is Leader.HIGHEST_DOUBLE else rng.randrange(options.seats)
    while True:
        tiles = rng.sample(TILES, len(TILES))
        hands = [bits_of(tiles[seat * options.hand_size :][: options.hand_size]) for seat in range(options.seats)]
        boneyard = [BIT[tile] for tile in tiles[options.seats * options.hand_size :]]
        try:
            position = core.begin(hands, boneyard, leader=leader)
        except ValueError:  # to be dealt again
            continue
        return core.play(position, policy).scores


def _between(table: list[list[float]], row: float, column: float) -> float:
    """The value of a table at a place between its entries, short of the last row and column."""
    up, left = int(row), int(column)
    down, right = row - up, column - left
    one, other = ((1.0 - right) * each[left] + right * each[left + 1] for each in table[up : up + 2])
    return (1.0 - down) * one + down * other


def _race(gains: list[tuple[int, int]], target: int) -> list[list[float]]:
    """The chance to reach the target before another side does, by the scores of both in steps."""
    width = target / CELLS
    moves = Counter((int(one / width + 0.5), int(other / width + 0.5)) for one, other in gains)
    del moves[0, 0]
    total = moves.total()
    race = [[0.5 + 0.5 * ((own == CELLS) - (other == CELLS)) for other in range(CELLS + 1)] for own in range(CELLS + 1)]
    for own, other in product(range(CELLS - 1, -1, -1), repeat=2):
        after = [race[min(CELLS, own + one)][min(CELLS, other + two)] * count for (one, two), count in moves.items()]
        race[own][other] = sum(after) / total if total else 0.5
    return race


def _exact_race(core: Core) -> list[list[float]]:
    """The chance to hit the target exactly before another side does, by the turns that it takes from every score."""
    turns = _turns(core)
    target = core.target
    left = [turns[target - score] for score in range(target + 1)]
    spread = [sqrt(2.0 * (each + 1.0)) for each in left]
    return [
        [
            0.5 + 0.5 * erf((left[other] - left[own]) / sqrt(spread[own] ** 2 + spread[other] ** 2))
            for other in range(target + 1)
        ]
        for own in range(target + 1)
    ]


OPTIONS = 2.5
"""The plays that a seat has on the average to choose between."""


def _turns(core: Core) -> list[float]:
    """The turns that it takes to earn exactly so many points, by their number: few for what one good play earns."""
    chances = _chances(core)
    turns = [0.0]
    for need in range(1, core.target + 1):
        after = sorted((turns[need - points], chance) for points, chance in chances.items() if points <= need)
        best, none, spent = 1e9, 1.0, 1.0
        for further, chance in after:
            if further >= best:
                break
            spent += none * chance * further
            none *= 1.0 - chance
            best = spent / (1.0 - none)
        turns.append(best)
    return turns


def _chances(core: Core) -> dict[int, float]:
    """How likely one of a few plays earns so many points, over all ends and tiles alike."""
    nodes, layer = set[Node](), {core.automaton.start}
    while layer and len(nodes) < 500:
        layer = {way.node for node in layer for way in node.ways(node.fit)} - nodes
        nodes |= layer
    counts: dict[int, int] = {}
    for node in nodes:
        counts[node.points] = counts.get(node.points, 0) + 1
    shares = {points: count / len(nodes) for points, count in counts.items() if points}
    chances = {points: 1.0 - (1.0 - share) ** OPTIONS for points, share in shares.items()}
    chances[1] = max(chances.get(1, 0.0), 1 / core.options.hand_size)  # going out
    return chances

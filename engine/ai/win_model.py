"""How likely a side is to win the match after the outcome of a round.

Far from the end of a match this ranks outcomes much as points do; near it the best play changes. What the remaining
rounds may bring is estimated from a few rounds simulated once for a table, so that no variant needs figures of its own.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import product
from math import erf, sqrt
from random import Random

from engine.ai.automaton import Node
from engine.ai.core import Core, Policy, RoundOutcome, Utility
from engine.ai.evaluation import DEFAULT_WEIGHTS, evaluator_of, rollout_policy
from engine.rules import Leader
from engine.tiles import BIT, TILES, bits_of

SIMULATED_ROUNDS = 40
"""How many rounds are simulated for a table; each gives a sample for every pair of sides."""
STEPS = 20
"""The resolution of scores up to a target."""


class WinModel:
    """How likely matches at one table are won from any score."""

    def __init__(self, core: Core) -> None:
        self.core = core
        self.gains = _simulated_gains(core)
        """What two sides earned in a simulated round, for many rounds; each also with the sides swapped."""
        self.swing = max(1.0, sqrt(sum((one - other) ** 2 for one, other in self.gains) / len(self.gains)))
        """The standard deviation of how far a round moves two sides apart, at least 1."""
        target = core.target
        self._race = _exact_race(core) if core.rules.exact and target else _race(self.gains, target) if target else []

    def win_probability(self, own: int, other: int, *, rounds: int) -> float:
        """How likely a side with the score ``own`` is to finish ahead of one with ``other`` when ``rounds`` rounds are
        left (ignored for targets). These scores must not have decided the match."""
        if not self.core.target:
            lead = other - own if self.core.rules.fewest_win else own - other
            return 0.5 + 0.5 * erf(lead / (self.swing * sqrt(2.0 * rounds)))
        steps = (len(self._race) - 1) / self.core.target
        return _between(self._race, own * steps, other * steps)


@lru_cache(maxsize=32)
def win_model_of(core: Core) -> WinModel:
    """The win model of a table, made once."""
    return WinModel(core)


def match_win_probability(core: Core, side: int, before: int) -> Utility:
    """The probability that a side wins the match, or with more than two sides finishes ahead of another, from 0 to 1,
    after a round that ``before`` others preceded."""
    model, goal, rivals = win_model_of(core), core.options.goal, range(len(core.sides))
    cache: dict[tuple[int, ...], float] = {}

    def decided(outcome: RoundOutcome) -> float:
        if len(rivals) == 2:
            won = core.winners(outcome)
            return 0.5 if len(won) != 1 else float(won[0] == side)
        sign = -1 if core.rules.fewest_win else 1
        leads = [sign * (outcome.scores[side] - outcome.scores[each]) for each in rivals if each != side]
        return sum(0.5 + 0.5 * ((lead > 0) - (lead < 0)) for lead in leads) / len(leads)

    def utility(outcome: RoundOutcome) -> float:
        if core.decides(outcome, rounds=before):
            return decided(outcome)
        scores = outcome.scores
        value = cache.get(scores)
        if value is None:
            left = goal.rounds - before - 1
            others = [scores[each] for each in rivals if each != side]
            value = sum([model.win_probability(scores[side], other, rounds=left) for other in others]) / len(others)
            cache[scores] = value
        return value

    return utility


def _simulated_gains(core: Core) -> list[tuple[int, int]]:
    """What two sides earn in a round, simulated from an even score with a fixed seed."""
    rng, policy = Random(1), rollout_policy(evaluator_of(core, DEFAULT_WEIGHTS))
    found: list[tuple[int, int]] = []
    for _ in range(SIMULATED_ROUNDS):
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
    """Bilinear interpolation in a table, short of the last row and column."""
    up, left = int(row), int(column)
    down, right = row - up, column - left
    one, other = ((1.0 - right) * each[left] + right * each[left + 1] for each in table[up : up + 2])
    return (1.0 - down) * one + down * other


def _race(gains: list[tuple[int, int]], target: int) -> list[list[float]]:
    """The probability to reach the target before another side does, by the scores of both in steps."""
    width = target / STEPS
    moves = Counter((int(one / width + 0.5), int(other / width + 0.5)) for one, other in gains)
    del moves[0, 0]
    total = moves.total()
    race = [[0.5 + 0.5 * ((own == STEPS) - (other == STEPS)) for other in range(STEPS + 1)] for own in range(STEPS + 1)]
    for own, other in product(range(STEPS - 1, -1, -1), repeat=2):
        after = [race[min(STEPS, own + one)][min(STEPS, other + two)] * count for (one, two), count in moves.items()]
        race[own][other] = sum(after) / total if total else 0.5
    return race


def _exact_race(core: Core) -> list[list[float]]:
    """The probability to hit the target exactly before another side does, from the turns that each still needs."""
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


PLAYS_PER_TURN = 2.5
"""How many plays a seat can choose from, on average."""


def _turns(core: Core) -> list[float]:
    """By number of points: the expected turns to earn exactly that many; few for what one good play earns."""
    probabilities = _play_probabilities(core)
    turns = [0.0]
    for need in range(1, core.target + 1):
        after = sorted(
            (turns[need - points], probability) for points, probability in probabilities.items() if points <= need
        )
        best, none, spent = 1e9, 1.0, 1.0
        for more_turns, probability in after:
            if more_turns >= best:
                break
            spent += none * probability * more_turns
            none *= 1.0 - probability
            best = spent / (1.0 - none)
        turns.append(best)
    return turns


def _play_probabilities(core: Core) -> dict[int, float]:
    """By number of points: how likely one of a few plays earns them, with all ends and tiles equally likely."""
    nodes, layer = set[Node](), {core.automaton.start}
    while layer and len(nodes) < 500:
        layer = {action.node for node in layer for action in node.actions(node.fit)} - nodes
        nodes |= layer
    counts: dict[int, int] = {}
    for node in nodes:
        counts[node.points] = counts.get(node.points, 0) + 1
    shares = {points: count / len(nodes) for points, count in counts.items() if points}
    probabilities = {points: 1.0 - (1.0 - share) ** PLAYS_PER_TURN for points, share in shares.items()}
    probabilities[1] = max(probabilities.get(1, 0.0), 1 / core.options.hand_size)  # going out
    return probabilities

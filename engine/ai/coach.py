"""The coach: what each way of a decision was worth, judged from what the seat saw at that moment.

The value of a way is the probability to win the match after it, over deals that agree with all that the seat has seen,
each weighted by how likely it makes the plays of the others, and played out. Where only one deal is possible and
nothing can be drawn, the rest of the round is solved, and the value is exact.

The *loss* of a play is the value of the best way minus its own. The best of several uncertain values looks better than
it is, so the best way is chosen by one half of the deals and valued by the other, both ways round, and the two losses
are averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from engine.ai.automaton import Action
from engine.ai.budget import Budget
from engine.ai.core import Knowledge, Position
from engine.ai.evaluation import DEFAULT_WEIGHTS, InferringPolicy, evaluator_of
from engine.ai.hard import DEFAULT_CONFIG, Row, contenders, likelihood, seen_plays
from engine.ai.observation import Observation
from engine.ai.sampler import Determinization, Sampler
from engine.ai.solver import Solver
from engine.ai.win_model import match_win_probability
from engine.moves import Play
from engine.view import SeatView

SCREENED, FEWEST = 40, 16
"""Deals after which ways are dropped that can hardly be the best, and that do not count for the values; the fewest of
either kind."""
SOLVER_STEPS, OPEN_STEPS = 50_000, 2_000
"""The most positions looked at to solve an ending exactly: where only one deal is possible, and with open hands."""


class Way(NamedTuple):
    """One of the plays that differ for the rules, and its value: a probability."""

    play: Play
    value: float


@dataclass(frozen=True, slots=True)
class Valuation:
    """The judgement of one decision."""

    ways: tuple[Way, ...]
    """Those that may be the best, and the one that was played."""
    played: int
    """The place of the way that was played."""
    best: int
    """The place of the way with the highest value over all deals."""
    loss: float
    """Cross-fitted, in probability to win; by chance it may be below 0."""
    error: float
    """The standard error of the loss; 0 where it is exact."""
    deals: int
    """How many were sampled."""
    is_exact: bool = False
    open_loss: float = 0.0
    """What the play lost where all tiles are known: another question, kept apart from ``loss``."""


class Deal(NamedTuple):
    """A sampled deal."""

    weight: float
    """How likely it makes the plays that were seen."""
    values: Row
    """What each way is worth in it."""


def valuation(view: SeatView, played: Play, rng: Random, *, steps: int) -> Valuation | None:
    """The judgement of a play; None where the seat had no choice. ``steps`` is the number of tiles to play in
    simulation, which decides how many deals are sampled."""
    found = valuations(view, [played], rng, steps=steps)
    return found[0] if found else None


def valuations(view: SeatView, played: Sequence[Play], rng: Random, *, steps: int) -> list[Valuation]:
    """The judgements of several plays from the same position, over the same deals; none where there was no choice."""
    observation = Observation(view)
    if len(observation.actions()) < 2:
        return []
    actions = [observation.core.action(observation.layout, play) for play in played]
    return _Coach(observation, view).valuations(actions, rng, steps)


def open_loss(view: SeatView, played: Play, deal: Determinization) -> float:
    """The loss of a play with all hands open, ``deal`` being the true one: solved where few tiles are left, else
    played out once. 0 where the seat had no choice."""
    observation = Observation(view)
    actions = observation.actions()
    if len(actions) < 2:
        return 0.0
    values = _Coach(observation, view).open_values(actions, deal)
    return max(values) - values[actions.index(observation.core.action(observation.layout, played))]


class _Coach:
    """The judgement of one decision in the making."""

    def __init__(self, observation: Observation, view: SeatView) -> None:
        core = self._core = observation.core
        self._observation = observation
        self._observed, self._sampler = core.observed(view), Sampler(view)
        self._side = core.side[observation.seat]
        self._utility = match_win_probability(core, self._side, view.public.number - 1)
        self._evaluator = evaluator_of(core, DEFAULT_WEIGHTS)
        self._policy = InferringPolicy(self._evaluator)
        self._seen_plays = seen_plays(observation, view)

    def valuations(self, played: list[Action], rng: Random, steps: int) -> list[Valuation]:
        actions = self._observation.actions()
        exact = self._exact(actions, rng)
        if exact is not None:
            return [self._judged(actions, each, [Deal(1.0, exact)], is_exact=True) for each in played]
        cost = sum(self._observation.counts) + self._observation.drawable // 2
        count = max(FEWEST, min(SCREENED, steps // (4 * cost * len(actions))))
        deals = [self._deal(actions, rng) for _ in range(count)]
        kept = contenders([[each.weight * value for value in each.values] for each in deals])
        best = [action for place, action in enumerate(actions) if place in kept]
        left = steps - count * cost * len(actions)
        actions = [action for action in actions if action in best or action in played]
        count = max(FEWEST, left // (cost * len(actions)))
        deals = [self._deal(actions, rng) for _ in range(count)]
        return [self._judged(actions, each, deals) for each in played]

    def open_values(self, actions: list[Action], deal: Determinization) -> Row:
        """The values of these actions in one deal, under best play of both sides where that can be found out."""
        position = self._core.determinized(self._observed, *deal)
        few = sum(self._observation.counts) + self._observation.drawable <= DEFAULT_CONFIG.max_solved_tiles
        if few and len(self._core.sides) == 2:
            solver = Solver(self._core, self._side, self._utility, Budget(OPEN_STEPS))
            values = solver.values(position, actions)
            if values is not None:
                return [values[action] for action in actions]
        reserve = sum(deal.boneyard[self._observation.drawable :])
        return [self._played_out(position.copy(), action, reserve) for action in actions]

    def _deal(self, actions: list[Action], rng: Random) -> Deal:
        """The values of these actions in one sampled deal, each played out, and the weight of the deal."""
        deal = self._sampler.determinization(rng)
        position = self._core.determinized(self._observed, *deal)
        reserve = sum(deal.boneyard[self._observation.drawable :])
        weight = likelihood(self._seen_plays, deal.hands, self._evaluator, DEFAULT_CONFIG.temperature)
        return Deal(weight, [self._played_out(position.copy(), action, reserve) for action in actions])

    def _played_out(self, position: Position, action: Action, reserve: int) -> float:
        knowledge = self._policy.knowledge = Knowledge(self._observation.possible, position, reserve)
        outcome = self._core.step(position, action) or self._core.play(position, self._policy, knowledge)
        return self._utility(outcome)

    def _exact(self, actions: list[Action], rng: Random) -> Row | None:
        """The values under best play; None where more than one deal is possible, or too many positions are."""
        if self._sampler.count > 1 or self._observation.drawable or len(self._core.sides) != 2:
            return None
        solver = Solver(self._core, self._side, self._utility, Budget(SOLVER_STEPS))
        deal = self._sampler.determinization(rng)
        values = solver.values(self._core.determinized(self._observed, *deal), actions)
        return None if values is None else [values[action] for action in actions]

    def _judged(self, actions: list[Action], played: Action, deals: list[Deal], *, is_exact: bool = False) -> Valuation:
        place = actions.index(played)
        values = _means(deals)
        best = max(range(len(values)), key=lambda each: (values[each], each == place))
        if is_exact:
            loss, error = values[best] - values[place], 0.0
        else:
            loss, error = cross_fitted(deals, place)
        ways = tuple(Way(self._observation.play(action), value) for action, value in zip(actions, values, strict=True))
        return Valuation(ways, place, best, loss, error, len(deals), is_exact)


def cross_fitted(deals: list[Deal], played: int) -> tuple[float, float]:
    """The loss of the action at this place, and its standard error."""
    halves = deals[::2], deals[1::2]
    losses = [_loss(fitted, valued, played) for fitted, valued in (halves, halves[::-1])]
    return sum(loss for loss, _ in losses) / 2, sqrt(sum(error * error for _, error in losses)) / 2


def _loss(fitted: list[Deal], valued: list[Deal], played: int) -> tuple[float, float]:
    """The loss against the action that is best in the first deals, by the others."""
    means = _means(fitted)
    best = max(range(len(means)), key=lambda each: (means[each], each == played))
    total = sum(deal.weight for deal in valued)
    losses = [(deal.weight, deal.values[best] - deal.values[played]) for deal in valued]
    mean = sum(weight * loss for weight, loss in losses) / total
    return mean, sqrt(sum([(weight * (loss - mean)) ** 2 for weight, loss in losses])) / total


def _means(deals: list[Deal]) -> Row:
    """The weighted mean value of each action."""
    total = sum(deal.weight for deal in deals)
    means = [0.0] * len(deals[0].values)
    for weight, values in deals:
        for place, each in enumerate(values):
            means[place] += weight * each
    return [each / total for each in means]

"""Hard: determinized Monte Carlo search. Plays out possible deals and maximizes the probability to win the match.

A deal is weighted by how likely it makes the plays of the others. The static evaluation of a play counts beside its
simulated value, because in simulation no seat infers anything from what the others drew and passed on; not where the
open ends score, because there simulation sees more than the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random
from typing import NamedTuple

from engine.ai import medium
from engine.ai.automaton import Action, Node
from engine.ai.budget import Budget
from engine.ai.core import Core, Position, Utility
from engine.ai.evaluation import DEFAULT_WEIGHTS, Evaluator, Weights, evaluator_of, rollout_policy
from engine.ai.observation import Observation
from engine.ai.sampler import Sampler
from engine.ai.solver import Solver
from engine.ai.win_model import match_win_probability
from engine.layout import Layout
from engine.moves import Draw, Play
from engine.tiles import BIT
from engine.view import SeatView

DEFAULT_STEPS = 25_000
"""The budget where none is given: tiles played in simulation, some 75 ms."""


@dataclass(frozen=True)
class SearchConfig:
    """Parameters of the search; measurements compare it with one that has a part switched off."""

    samples: int = 50
    """Deals to sample, times the number of seats: with more hidden hands, deals differ more."""
    weights: Weights = DEFAULT_WEIGHTS
    """Those of the rollout policy, for every seat."""
    temperature: float = 12.0
    """Of the softmax, in pips, by which the others are assumed to choose their plays; 0 to infer nothing from them."""
    objective: Callable[[Core, int, int], Utility] = match_win_probability
    """What is maximized: made from the table, the side, and the number of rounds before this one."""
    eval_weight: float = 1 / 4000
    """What a pip of ``medium.PositionEval`` counts beside the probability to win."""
    max_solved_tiles: int = 14
    """With at most this many tiles in hands and boneyard, and two sides, every sampled deal is solved exactly; 0 for
    never. Not while tiles are drawn where the open ends score: the solver knows the next tiles and would count on
    points that no player can foresee, which cost three All Fives matches in a hundred."""


DEFAULT_CONFIG = SearchConfig()
Row = list[float]
"""The values of the actions in one sampled deal, in their order, times the likelihood of the deal."""
PRUNE_INTERVAL = 20
"""After this many deals actions are pruned that can hardly be the best."""
PRUNE_DEVIATIONS = 2.5
"""How many standard errors behind the best a pruned action is."""
RANDOM_PLAY = 0.1
"""The assumed share of plays of the others that follow no preference."""
SOLVED_SAMPLES = 80
"""Deals to sample where each is solved exactly."""
SOLVER_PART = 8
"""Solving a deal may take one part in so many of the budget; after one that takes more no other is tried."""


def choose(
    observation: Observation, view: SeatView, rng: Random, budget: Budget, config: SearchConfig = DEFAULT_CONFIG
) -> Play:
    """The play with the best value within the budget."""
    actions = observation.actions()
    if len(actions) == 1:
        return observation.play(actions[0])
    best = _Search(observation, view, budget.or_default(DEFAULT_STEPS), config).best(rng)
    return medium.choose(observation, rng) if best is None else observation.play(best)


class _Search:
    """The search for one move."""

    def __init__(self, observation: Observation, view: SeatView, budget: Budget, config: SearchConfig) -> None:
        core = observation.core
        self._observation = observation
        self._core, self._budget, self._config = core, budget, config
        self._observed, self._sampler = core.observed(view), Sampler(view)
        side = core.side[observation.seat]
        self._utility = config.objective(core, side, view.public.number - 1)
        self._evaluator = evaluator_of(core, config.weights)
        self._policy = rollout_policy(self._evaluator)
        self._seen_plays = seen_plays(observation, view) if config.temperature else []
        self._is_certain = self._sampler.count == 1 and not observation.drawable
        """Whether only one deal is possible."""
        position = medium.PositionEval(observation, evaluator_of(core, DEFAULT_WEIGHTS))
        weight = 0.0 if core.rules.ends_points or self._is_certain else config.eval_weight
        self._static_values = {action: weight and weight * position.value(action) for action in observation.actions()}
        self._size = sum(observation.counts)
        self._solver: Solver | None = None
        self._allowance = Budget(0, budget.should_stop)
        unforeseen_points = core.rules.ends_points and observation.drawable
        is_small = self._size + observation.drawable <= config.max_solved_tiles
        if len(core.sides) == 2 and not unforeseen_points and is_small:
            self._solver = Solver(core, side, self._utility, self._allowance)

    def best(self, rng: Random) -> Action | None:
        """The action with the best mean value over the deals for which the budget sufficed; None if for no deal."""
        actions: list[Action] = self._observation.actions()
        rows: list[Row] = []
        known_rows: dict[tuple[int, ...], Row] = {}
        samples = SOLVED_SAMPLES if self._solver else self._config.samples * len(self._observation.counts)
        while len(rows) < samples and len(actions) > 1:
            deal = self._sampler.determinization(rng)
            key = (*deal.hands, *deal.boneyard)
            row = known_rows.get(key)
            if row is None:
                position = self._core.determinized(self._observed, *deal)
                values = self._solved(position, actions) or self._simulated(position, actions)
                if values is None:
                    break
                weight = likelihood(self._seen_plays, deal.hands, self._evaluator, self._config.temperature)
                pairs = zip(values, actions, strict=True)
                row = known_rows[key] = [weight * (value + self._static_values[action]) for value, action in pairs]
            rows.append(row)
            if self._is_certain:
                break
            if len(rows) % PRUNE_INTERVAL == 0:
                kept = contenders(rows)
                if len(kept) < len(actions):
                    actions, rows = [actions[place] for place in kept], [[row[place] for place in kept] for row in rows]
                    known_rows = {}
        if not rows:
            return None
        totals = [sum(column) for column in zip(*rows, strict=True)]
        return actions[totals.index(max(totals))]

    def _solved(self, position: Position, actions: list[Action]) -> Row | None:
        """The values of a deal under best play; None where that takes too long, and then for every later deal."""
        if self._solver is None:
            return None
        part = self._allowance.steps = self._budget.steps // (1 if self._is_certain else SOLVER_PART)
        values = self._solver.values(position, actions)
        self._budget.spend(part - max(0, self._allowance.steps))
        if values is None:
            self._solver = None
            return None
        return list(values.values())

    def _simulated(self, position: Position, actions: list[Action]) -> Row | None:
        """The values of a deal played out by the rollout policy; None when the budget ends first."""
        row: Row = []
        for action in actions:
            copy = position.copy()
            row.append(self._utility(self._core.step(copy, action) or self._core.play(copy, self._policy)))
            if not self._budget.spend(self._size):
                return None
        return row


def contenders(rows: list[Row]) -> list[int]:
    """The places in the rows of actions that may still be the best: not behind it by more than chance explains."""
    columns = list(zip(*rows, strict=True))
    best = max(columns, key=sum)
    kept: list[int] = []
    for place, column in enumerate(columns):
        behind = [one - other for one, other in zip(best, column, strict=True)]
        total = sum(behind)
        if total * total <= PRUNE_DEVIATIONS * PRUNE_DEVIATIONS * sum([each * each for each in behind]):
            kept.append(place)
    return kept


class SeenPlay(NamedTuple):
    """A play of another seat, from a hand that is known except for the tiles that it still holds."""

    seat: int
    node: Node
    """The open ends before it."""
    action: Action
    played: int
    """What the seat has played from that hand since, this tile included, as bits."""


def seen_plays(observation: Observation, view: SeatView) -> list[SeenPlay]:
    """The plays of the others since each of them last drew, newest first."""
    public, automaton = view.public, observation.core.automaton
    layout = Layout(public.rules.spinner)
    found: list[SeenPlay] = []
    since = [0] * len(observation.counts)
    plays: list[tuple[int, Layout, Play]] = []
    for act in public.acts:
        if isinstance(act.move, Draw):
            plays = [each for each in plays if each[0] != act.seat]
        elif isinstance(act.move, Play):
            if act.seat != observation.seat and act.move.arm:
                plays.append((act.seat, layout, act.move))
            layout = layout.played(act.move)
    for seat, before, play in reversed(plays):
        bit = BIT[play.tile]
        since[seat] |= bit
        action = Action(bit, automaton.at(before.played(play)))
        found.append(SeenPlay(seat, automaton.at(before), action, since[seat]))
    return found


def likelihood(plays: list[SeenPlay], hands: list[int], evaluator: Evaluator, temperature: float) -> float:
    """The probability of the plays that were seen, given these hands: a softmax of their values at each."""
    weight = 1.0
    for seat, node, seen, played in plays:
        hand = hands[seat] | played
        total, chosen, count = 0.0, 0.0, 0
        for action in node.actions(hand & node.fit):
            value = evaluator.hand_value(action, hand ^ action.bit) + evaluator.point * action.node.points
            odds = exp(value / temperature)
            total += odds
            count += 1
            if action == seen:
                chosen = odds
        if count > 1:
            weight *= RANDOM_PLAY / count + (1.0 - RANDOM_PLAY) * chosen / total
    return weight

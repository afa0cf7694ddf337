"""Hard: plays out many deals that agree with everything seen, and takes the play that makes winning most likely.

Deals in which the others would hardly have played as they did count for little. How a play looks counts beside what it
came to in simulation, where nobody draws conclusions from what the others drew and passed on; not where the ends earn
points, for what they earn is seen better in simulation.
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
from engine.ai.core import Core, Position
from engine.ai.evaluation import DEFAULT_WEIGHTS, Evaluator, Weights, evaluator_of, rollout_policy
from engine.ai.observation import Observation
from engine.ai.sampler import Sampler
from engine.ai.solver import Solver
from engine.ai.win_model import Worth, by_match
from engine.layout import Layout
from engine.moves import Draw, Play
from engine.tiles import BIT
from engine.view import SeatView

WORK = 25_000
"""Tiles played in simulation, where the budget does not say: some 75 ms."""


@dataclass(frozen=True)
class SearchConfig:
    """How it thinks; a measurement compares it with one that lacks something."""

    worlds: int = 50
    """For each seat: the more hands are hidden, the more a world differs from the next."""
    habits: Weights = DEFAULT_WEIGHTS
    """What it supposes of everybody in simulation."""
    patience: float = 12.0
    """By how many pips a play may look better than another before it is usually taken; 0 to draw no conclusions from
    what the others chose."""
    aim: Callable[[Core, int, int], Worth] = by_match
    """What it plays for: made of the table, its side, and the number of rounds before this one."""
    looks: float = 1 / 4000
    """What a pip of ``medium.Outlook`` counts beside the chance to win."""
    solve: int = 14
    """With so few tiles in hands and boneyard every world is solved exactly, where two sides play; 0 for never. Not
    where ends earn points and tiles are drawn yet: who knows the next ones counts on points that nobody can see coming,
    which cost All Fives three matches in a hundred."""


DEFAULT_CONFIG = SearchConfig()
Row = list[float]
"""What the ways to play are worth in one world, in their order, times how plausible it is."""
LOOK = 20
"""After so many worlds ways are given up that can hardly be the best."""
SURE = 2.5
"""How many standard errors behind the best they are."""
LUCK = 0.1
"""How often a play of somebody else has no reason that it could see."""
SOLVED = 80
"""Worlds that are enough where each is solved exactly."""
PART = 8
"""The first world may take so small a part of the budget to be solved; where it takes more, no other is tried."""


def choose(
    known: Observation, view: SeatView, rng: Random, budget: Budget, mind: SearchConfig = DEFAULT_CONFIG
) -> Play:
    """The play that does best in simulation as far as the budget goes."""
    ways = known.ways()
    if len(ways) == 1:
        return known.play(ways[0])
    best = _Search(known, view, budget.of(WORK), mind).best(rng)
    return medium.choose(known, rng) if best is None else known.play(best)


class _Search:
    """What is thought about one move."""

    def __init__(self, known: Observation, view: SeatView, budget: Budget, mind: SearchConfig) -> None:
        core = known.core
        self._known = known
        self._core, self._budget, self._mind = core, budget, mind
        self._seen, self._sampler = core.seen(view), Sampler(view)
        side = core.side[known.seat]
        self._worth = mind.aim(core, side, view.public.number - 1)
        self._taste = evaluator_of(core, mind.habits)
        self._policy = rollout_policy(self._taste)
        self._recalled = recall(known, view) if mind.patience else []
        self._is_sure = self._sampler.count == 1 and not known.drawable
        """Whether there is one world only."""
        outlook = medium.PositionEval(known, evaluator_of(core, DEFAULT_WEIGHTS))
        looks = 0.0 if core.rules.ends_points or self._is_sure else mind.looks
        self._looks = {way: looks and looks * outlook.worth(way) for way in known.ways()}
        self._size = sum(known.counts)
        self._solver: Solver | None = None
        self._allowance = Budget(0, budget.should_stop)
        may_surprise = core.rules.ends_points and known.drawable
        if len(core.sides) == 2 and not may_surprise and self._size + known.drawable <= mind.solve:
            self._solver = Solver(core, side, self._worth, self._allowance)

    def best(self, rng: Random) -> Action | None:
        """The way that is worth most over the worlds that there was time for; None where there was time for none."""
        ways: list[Action] = self._known.ways()
        rows: list[Row] = []
        met: dict[tuple[int, ...], Row] = {}
        most = SOLVED if self._solver else self._mind.worlds * len(self._known.counts)
        while len(rows) < most and len(ways) > 1:
            world = self._sampler.determinization(rng)
            key = (*world.hands, *world.boneyard)
            row = met.get(key)
            if row is None:
                dealt = self._core.dealt(self._seen, *world)
                values = self._solved(dealt, ways) or self._simulated(dealt, ways)
                if values is None:
                    break
                weight = likelihood(self._recalled, world.hands, self._taste, self._mind.patience)
                row = met[key] = [weight * (value + self._looks[way]) for value, way in zip(values, ways, strict=True)]
            rows.append(row)
            if self._is_sure:
                break
            if len(rows) % LOOK == 0:
                kept = _promising(rows)
                if len(kept) < len(ways):
                    ways, rows = [ways[place] for place in kept], [[row[place] for place in kept] for row in rows]
                    met = {}
        if not rows:
            return None
        totals = [sum(column) for column in zip(*rows, strict=True)]
        return ways[totals.index(max(totals))]

    def _solved(self, dealt: Position, ways: list[Action]) -> Row | None:
        """The values of a world played best by everybody; None where that takes too long, and then never again."""
        if self._solver is None:
            return None
        part = self._allowance.steps = self._budget.steps // (1 if self._is_sure else PART)
        values = self._solver.values(dealt, ways)
        self._budget.spend(part - max(0, self._allowance.steps))
        if values is None:
            self._solver = None
            return None
        return list(values.values())

    def _simulated(self, dealt: Position, ways: list[Action]) -> Row | None:
        """The values of a world played on as everybody would; None when the budget ends before that."""
        row: Row = []
        for way in ways:
            position = dealt.copy()
            row.append(self._worth(self._core.step(position, way) or self._core.play(position, self._policy)))
            if not self._budget.spend(self._size):
                return None
        return row


def _promising(rows: list[Row]) -> list[int]:
    """The places in the rows of ways that may still be the best: not behind it by more than chance explains."""
    columns = list(zip(*rows, strict=True))
    best = max(columns, key=sum)
    kept: list[int] = []
    for place, column in enumerate(columns):
        behind = [one - other for one, other in zip(best, column, strict=True)]
        total = sum(behind)
        if total * total <= SURE * SURE * sum([each * each for each in behind]):
            kept.append(place)
    return kept


class Recalled(NamedTuple):
    """A play of another seat from a hand that is known but for the tiles that it still holds."""

    seat: int
    node: Node
    way: Action
    played: int
    """What it has played from that hand since, this tile too."""


def recall(known: Observation, view: SeatView) -> list[Recalled]:
    """The plays of the others since each of them drew last."""
    public, automaton = view.public, known.core.automaton
    layout = Layout(public.rules.spinner)
    found: list[Recalled] = []
    since = [0] * len(known.counts)
    places: list[tuple[int, Layout, Play]] = []
    for act in public.acts:
        if isinstance(act.move, Draw):
            places = [each for each in places if each[0] != act.seat]
        elif isinstance(act.move, Play):
            if act.seat != known.seat and act.move.arm:
                places.append((act.seat, layout, act.move))
            layout = layout.played(act.move)
    for seat, before, play in reversed(places):
        bit = BIT[play.tile]
        since[seat] |= bit
        found.append(Recalled(seat, automaton.at(before), Action(bit, automaton.at(before.played(play))), since[seat]))
    return found


def likelihood(recalled: list[Recalled], hands: list[int], taste: Evaluator, patience: float) -> float:
    """How likely these hands make the plays that were seen, as a factor."""
    weight = 1.0
    for seat, node, seen, played in recalled:
        hand = hands[seat] | played
        odds, chosen, count = 0.0, 0.0, 0
        for way in node.ways(hand & node.fit):
            looks = exp((taste.own(way, hand ^ way.bit) + taste.point * way.node.points) / patience)
            odds += looks
            count += 1
            if way == seen:
                chosen = looks
        if count > 1:
            weight *= LUCK / count + (1.0 - LUCK) * chosen / odds
    return weight

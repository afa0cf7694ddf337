"""What looks like a good play: one sum of what it earns, gets rid of, and leaves to oneself and to others.

Medium plays by it, and hard supposes that everybody does. It looks at the ends, at the own hand, and at what is known
of the other hands, never further than one play ahead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.ai.automaton import Action, Node
from engine.ai.bits import DOUBLES, HALF, HIGH_BITS, LOW, LOW_BITS, bits_in, tile_of
from engine.ai.core import Core, Policy
from engine.layout import Spinner
from engine.rules import EndReason, RoundEnd
from engine.tiles import EVERY_TILE


class Weights(NamedTuple):
    """What each thing is worth, in pips left in a hand where they are scored."""

    point: float = 15.0
    """A point of the ends."""
    lone_point: float = 120.0
    """A point of the ends where a round's end earns the same whatever is left."""
    pips: float = 0.6
    idle_pips: float = 0.25
    """``pips`` where a round's end earns the same whatever is left."""
    double: float = 3.0
    variety: float = 1.5
    """Each number that the rest of the hand can still answer."""
    follow: float = 3.0
    """Each tile of the rest that fits the ends left."""
    earning_follow: float = 5.0
    """``follow`` where ends earn points."""
    draws: float = 150.0
    """That the next opponent has to draw, by its probability."""
    passes: float = 20.0
    """That the next opponent has to pass, where nothing can be drawn."""
    threat: float = 0.9
    """A point that the next opponent may earn with a reply, taken off, as a part of a point earned now."""
    plan: float = 0.7
    """A point that the rest of the hand could earn after that reply, likewise."""


DEFAULT_WEIGHTS = Weights()
GUESS = 0.45
"""Which part of what a reply will earn is foreseen by who does not see the hand that it comes from."""
_DECIDES = 10_000.0
"""What a play that ends the match is worth: more than anything else."""
Pay = tuple[tuple[int, int], ...]
"""What can be earned with one play, the most first, and the tiles that earn it."""
_MOST = 6_000
"""Nodes whose pay is remembered."""


def _numbers(place: int) -> tuple[int, ...]:
    """For each set of tiles of one half of the set: the numbers on them, as seven bits."""
    found = [0]
    for bit in range(place, place + HALF):
        tile = tile_of(1 << bit)
        found += [each | 1 << tile.low | 1 << tile.high for each in found]
    return tuple(found)


LOW_NUMBERS, HIGH_NUMBERS = _numbers(0), _numbers(HALF)
"""Tables of the numbers on a set of tiles, as ``bits.sums``."""


class Others(NamedTuple):
    """What the hand of another seat may be: so many tiles out of these."""

    tiles: int
    held: int

    def chance(self, tiles: int) -> float:
        """About how likely it is that one of these is in the hand."""
        among = self.tiles.bit_count()
        if not among:
            return 0.0
        return 1.0 - (1.0 - (tiles & self.tiles).bit_count() / among) ** self.held


class Evaluator:
    """The habits of a player at one table."""

    def __init__(self, core: Core, habits: Weights = DEFAULT_WEIGHTS) -> None:
        self.habits = habits
        self.core, rules = core, core.rules
        alone = RoundEnd(EndReason.OUT, 0, (0, 0), ((0,), (1,)))
        earns = rules.score(alone) != rules.score(alone._replace(pips=(0, 20)))
        pips = habits.pips if earns else habits.idle_pips
        self.point = habits.point if earns else habits.lone_point
        self.follow = habits.earning_follow if rules.ends_points else habits.follow
        self.tile = {
            bit: rules.tile_value(tile_of(bit)) * pips + (habits.double if bit & DOUBLES else 0.0)
            for bit in bits_in(EVERY_TILE)
        }
        """What it is worth to be rid of a tile."""
        self._last = {side: self._last_earns(side) for side in range(len(core.sides))}
        self._pay: dict[Node, Pay] = {}
        self._answers: dict[Node, tuple[tuple[int, ...], tuple[Pay, ...]]] = {}
        self.plans = rules.ends_points is not None and rules.spinner is not Spinner.OPEN
        """Whether it thinks of the own next play: not where four ends from the first tile on leave too many to keep."""

    def _last_earns(self, side: int) -> int:
        """What going out earns for certain, whatever the others hold; counted in one with the ends of the last tile."""
        seats = self.core.options.seats
        end = RoundEnd(EndReason.OUT, self.core.sides[side][0], (0,) * seats, self.core.sides)
        return self.core.rules.score(end).points[side]

    def own(self, way: Action, rest: int) -> float:
        """What a play is worth for its tile and for the rest of the hand."""
        numbers = LOW_NUMBERS[rest & LOW] | HIGH_NUMBERS[rest >> HALF]
        habits = self.habits
        follow = self.follow * (rest & way.node.fit).bit_count()
        return self.tile[way.bit] + habits.variety * numbers.bit_count() + follow

    def earned(self, points: int, rest: int, *, side: int, scores: list[int]) -> float:
        """What the points of the ends left are worth; nothing where an exact target drops them."""
        target = self.core.target
        if not points:
            return 0.0
        total = scores[side] + points
        if self.core.rules.exact and (total if rest else total + self._last[side]) > target > 0:
            return 0.0
        return _DECIDES if total >= target > 0 else self.point * points

    def reply(self, node: Node, other: Others, *, score: int) -> float:
        """The points that another seat may be expected to earn from these ends with its best play."""
        none, points = 1.0, 0.0
        for pays, tiles in self.pay(node):
            if self.core.rules.exact and score + pays > self.core.target > 0:
                continue
            chance = other.chance(tiles)
            points += none * chance * pays
            none *= 1.0 - chance
        return points

    def plan(self, node: Node, rest: int, other: Others, *, score: int) -> float:
        """The points that the rest of the own hand could earn when another seat has replied to these ends, on the
        average over the tiles that it may reply with, each for the most points."""
        total = count = 0
        for bit, pay in zip(*self.answers(node), strict=True):
            if bit & other.tiles:
                count += 1
                for pays, tiles in pay:
                    if tiles & rest and not (self.core.rules.exact and score + pays > self.core.target > 0):
                        total += pays
                        break
        return total / count if count else 0.0

    def answers(self, node: Node) -> tuple[tuple[int, ...], tuple[Pay, ...]]:
        """The tiles that fit, and the pay of the ends that each leaves, in the same order."""
        known = self._answers.get(node)
        if known is None:
            if len(self._answers) >= _MOST:
                self._answers.clear()
            bits = tuple(bits_in(node.fit))
            after = [max(node.after[bit], key=lambda each: each.points) for bit in bits]
            known = self._answers[node] = bits, tuple([self.pay(each) for each in after])
        return known

    def pay(self, node: Node) -> Pay:
        """What can be earned from a node with one play."""
        known = self._pay.get(node)
        if known is None:
            found: dict[int, int] = {}
            for bit, points in self.core.automaton.pay(node).items():
                found[points] = found.get(points, 0) | bit
            found.pop(0, None)
            if len(self._pay) >= _MOST:
                self._pay.clear()
            known = self._pay[node] = tuple(sorted(found.items(), reverse=True))
        return known


@lru_cache(maxsize=128)
def evaluator_of(core: Core, habits: Weights) -> Evaluator:
    """The taste of these habits at a table, made once."""
    return Evaluator(core, habits)


def rollout_policy(taste: Evaluator) -> Policy:
    """The policy of somebody with these habits who looks at the own hand and the ends, and guesses a part of what the
    next seat will earn: fast, for simulation, where that seat's hand lies open."""
    tile, side, follow, following = taste.tile, taste.core.side, taste.follow, taste.core.following
    guess = GUESS * taste.habits.threat * taste.point if taste.core.rules.ends_points else 0.0
    variety = [taste.habits.variety * number.bit_count() for number in range(128)]

    def choose(node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        hand, other, best, chosen = hands[seat], hands[following[seat]], -_DECIDES, (0, node)
        for bit in LOW_BITS[playable & LOW] + HIGH_BITS[playable >> HALF]:
            rest = hand ^ bit
            worth = tile[bit] + variety[LOW_NUMBERS[rest & LOW] | HIGH_NUMBERS[rest >> HALF]]
            for after in node.after[bit]:
                total = worth + follow * (rest & after.fit).bit_count()
                if after.points:
                    total += taste.earned(after.points, rest, side=side[seat], scores=scores)
                if guess:
                    total -= guess * next((points for points, tiles in taste.pay(after) if tiles & other), 0)
                if total > best:
                    best, chosen = total, (bit, after)
        return chosen

    return choose

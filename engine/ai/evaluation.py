"""The static evaluation of a play: one weighted sum of what it scores, sheds, and leaves to its own hand and to others.

Medium plays by it, and hard uses it as the rollout policy of every seat. It reads the open ends, the seat's own hand,
and what is known of the other hands, never further than one play ahead.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.ai.automaton import Action, Node
from engine.ai.bits import DOUBLES, HALF, HIGH_BITS, LOW, LOW_BITS, bits_in, tile_of
from engine.ai.core import Core, Knowledge, Policy
from engine.layout import Spinner
from engine.rules import EndReason, RoundEnd
from engine.tiles import EVERY_TILE


class Weights(NamedTuple):
    """The weight of each feature of a play, in pips left in a hand where those are scored."""

    point: float = 15.0
    """A point of the open ends."""
    point_flat: float = 120.0
    """``point`` where going out earns the same whatever the others have left."""
    pips: float = 0.6
    """Each pip of the tile played."""
    pips_flat: float = 0.25
    """``pips`` where going out earns the same whatever the others have left."""
    double: float = 3.0
    """Playing a double."""
    variety: float = 1.5
    """Each number on the rest of the hand."""
    follow: float = 3.0
    """Each tile of the rest of the hand that fits the new ends."""
    follow_scoring: float = 5.0
    """``follow`` where the open ends score."""
    opponent_draws: float = 150.0
    """Times the probability that the next opponent has to draw."""
    opponent_passes: float = 20.0
    """Times the probability that the next opponent has to pass, where nothing can be drawn."""
    threat: float = 0.9
    """Times ``point``: a point that the next opponent is expected to score with a reply, subtracted."""
    follow_up: float = 0.7
    """Times ``point``: a point that the rest of the hand is expected to score after that reply."""


DEFAULT_WEIGHTS = Weights()
REPLY_DISCOUNT = 0.45
"""The share of a visible reply that the rollout policy counts, since a player would not see the hand it comes from."""
_WINS_MATCH = 10_000.0
"""The value of a play that wins the match: more than all else together."""
ScoringPlays = tuple[tuple[int, int], ...]
"""Points that one play can score, the most first, each with the tiles (bits) that score them."""
_CACHED_NODES = 6_000
"""How many nodes have their scoring plays cached."""


def _numbers(place: int) -> tuple[int, ...]:
    """For each set of tiles of one half of the set: the numbers on them, as seven bits."""
    found = [0]
    for bit in range(place, place + HALF):
        tile = tile_of(1 << bit)
        found += [each | 1 << tile.low | 1 << tile.high for each in found]
    return tuple(found)


LOW_NUMBERS, HIGH_NUMBERS = _numbers(0), _numbers(HALF)
"""Tables of the numbers on a set of tiles, split like those of ``bits.sums``."""


class HiddenHand(NamedTuple):
    """The hand of another seat: ``size`` tiles out of ``candidates`` (bits)."""

    candidates: int
    size: int

    def probability(self, tiles: int) -> float:
        """About how likely it is that the hand has one of these tiles, as if drawn with replacement."""
        among = self.candidates.bit_count()
        if not among:
            return 0.0
        return 1.0 - (1.0 - (tiles & self.candidates).bit_count() / among) ** self.size


class Evaluator:
    """The weights applied to one table."""

    def __init__(self, core: Core, weights: Weights = DEFAULT_WEIGHTS) -> None:
        self.weights = weights
        self.core, rules = core, core.rules
        alone = RoundEnd(EndReason.OUT, 0, (0, 0), ((0,), (1,)))
        pips_count = rules.score(alone) != rules.score(alone._replace(pips=(0, 20)))
        pips = weights.pips if pips_count else weights.pips_flat
        self.point = weights.point if pips_count else weights.point_flat
        self.follow = weights.follow_scoring if rules.ends_points else weights.follow
        self.tile = {
            bit: rules.tile_value(tile_of(bit)) * pips + (weights.double if bit & DOUBLES else 0.0)
            for bit in bits_in(EVERY_TILE)
        }
        """The value of shedding each tile."""
        self._last = {side: self._last_earns(side) for side in range(len(core.sides))}
        self._scoring_plays: dict[Node, ScoringPlays] = {}
        self._replies: dict[Node, tuple[tuple[int, ...], tuple[ScoringPlays, ...]]] = {}
        self.plans_ahead = rules.ends_points is not None and rules.spinner is not Spinner.OPEN
        """Whether ``expected_follow_up`` is worth its cost: four ends from the first tile on have too many nodes to
        cache."""

    def _last_earns(self, side: int) -> int:
        """What going out earns for certain, whatever the others hold; it is one score with the ends of the last
        tile."""
        seats = self.core.options.seats
        end = RoundEnd(EndReason.OUT, self.core.sides[side][0], (0,) * seats, self.core.sides)
        return self.core.rules.score(end).points[side]

    def hand_value(self, action: Action, rest: int) -> float:
        """The value of a play for its tile and for the rest of the hand."""
        numbers = LOW_NUMBERS[rest & LOW] | HIGH_NUMBERS[rest >> HALF]
        weights = self.weights
        follow = self.follow * (rest & action.node.fit).bit_count()
        return self.tile[action.bit] + weights.variety * numbers.bit_count() + follow

    def points_value(self, points: int, rest: int, *, side: int, scores: list[int]) -> float:
        """The value of the points of the new ends; none where an exact target drops them."""
        target = self.core.target
        if not points:
            return 0.0
        total = scores[side] + points
        if self.core.rules.exact and (total if rest else total + self._last[side]) > target > 0:
            return 0.0
        return _WINS_MATCH if total >= target > 0 else self.point * points

    def expected_reply(self, node: Node, other: HiddenHand, *, score: int) -> float:
        """The points that another seat is expected to score from these ends with its best play."""
        none, expected = 1.0, 0.0
        for points, tiles in self.scoring_plays(node):
            if self.core.rules.exact and score + points > self.core.target > 0:
                continue
            probability = other.probability(tiles)
            expected += none * probability * points
            none *= 1.0 - probability
        return expected

    def expected_follow_up(self, node: Node, rest: int, other: HiddenHand, *, score: int) -> float:
        """The points that the rest of the hand can score after another seat has replied to these ends, averaged over
        the tiles of the reply; each tile is played for the most points."""
        total = count = 0
        for bit, plays in zip(*self.replies(node), strict=True):
            if bit & other.candidates:
                count += 1
                for points, tiles in plays:
                    if tiles & rest and not (self.core.rules.exact and score + points > self.core.target > 0):
                        total += points
                        break
        return total / count if count else 0.0

    def replies(self, node: Node) -> tuple[tuple[int, ...], tuple[ScoringPlays, ...]]:
        """The tiles that fit, and the scoring plays that each leaves, in the same order."""
        found = self._replies.get(node)
        if found is None:
            if len(self._replies) >= _CACHED_NODES:
                self._replies.clear()
            bits = tuple(bits_in(node.fit))
            after = [max(node.after[bit], key=lambda each: each.points) for bit in bits]
            found = self._replies[node] = bits, tuple([self.scoring_plays(each) for each in after])
        return found

    def scoring_plays(self, node: Node) -> ScoringPlays:
        """What can be scored from a node with one play."""
        plays = self._scoring_plays.get(node)
        if plays is None:
            found: dict[int, int] = {}
            for bit, points in self.core.automaton.best_points(node).items():
                found[points] = found.get(points, 0) | bit
            found.pop(0, None)
            if len(self._scoring_plays) >= _CACHED_NODES:
                self._scoring_plays.clear()
            plays = self._scoring_plays[node] = tuple(sorted(found.items(), reverse=True))
        return plays


@lru_cache(maxsize=128)
def evaluator_of(core: Core, weights: Weights) -> Evaluator:
    """The evaluator of a table with these weights, made once."""
    return Evaluator(core, weights)


def rollout_policy(evaluator: Evaluator) -> Policy:
    """The fast policy of every seat in simulation: its own hand, the ends, and a part of the best reply of the next
    seat, whose hand is open there."""
    tile, side, follow, following = evaluator.tile, evaluator.core.side, evaluator.follow, evaluator.core.following
    weights = evaluator.weights
    threat = REPLY_DISCOUNT * weights.threat * evaluator.point if evaluator.core.rules.ends_points else 0.0
    variety = [weights.variety * number.bit_count() for number in range(128)]

    def choose(node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        hand, other, best, chosen = hands[seat], hands[following[seat]], -_WINS_MATCH, (0, node)
        for bit in LOW_BITS[playable & LOW] + HIGH_BITS[playable >> HALF]:
            rest = hand ^ bit
            value = tile[bit] + variety[LOW_NUMBERS[rest & LOW] | HIGH_NUMBERS[rest >> HALF]]
            for after in node.after[bit]:
                total = value + follow * (rest & after.fit).bit_count()
                if after.points:
                    total += evaluator.points_value(after.points, rest, side=side[seat], scores=scores)
                if threat:
                    replies = evaluator.scoring_plays(after)
                    total -= threat * next((points for points, tiles in replies if tiles & other), 0)
                if total > best:
                    best, chosen = total, (bit, after)
        return chosen

    return choose


class InferringPolicy:
    """The policy of every seat where simulation is to judge plays: like medium it knows what the others could not
    play, and sees no hand but its own."""

    def __init__(self, evaluator: Evaluator) -> None:
        self._evaluator = evaluator
        self._variety = [evaluator.weights.variety * number.bit_count() for number in range(128)]
        self.knowledge: Knowledge | None = None
        """Of the round that is being simulated; to be set before each."""

    def __call__(self, node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        evaluator, knowledge = self._evaluator, self.knowledge
        assert knowledge is not None
        hand, other, own = hands[seat], evaluator.core.following[seat], evaluator.core.side[seat]
        hidden = sum(knowledge.boneyard) | knowledge.reserve
        for number, tiles in enumerate(hands):
            if number != seat:
                hidden |= tiles
        opponent = HiddenHand(hidden & knowledge.possible[other], hands[other].bit_count())
        weights, tile, follow, variety = evaluator.weights, evaluator.tile, evaluator.follow, self._variety
        stuck = weights.opponent_draws if knowledge.boneyard else weights.opponent_passes
        threat = weights.threat * evaluator.point if evaluator.core.rules.ends_points else 0.0
        score = scores[evaluator.core.side[other]]
        best, chosen = -_WINS_MATCH, (0, node)
        for bit in bits_in(playable):
            rest = hand ^ bit
            value = tile[bit] + variety[LOW_NUMBERS[rest & LOW] | HIGH_NUMBERS[rest >> HALF]]
            for after in node.after[bit]:
                total = value + follow * (rest & after.fit).bit_count()
                total += stuck * (1.0 - opponent.probability(after.fit))
                if after.points:
                    total += evaluator.points_value(after.points, rest, side=own, scores=scores)
                if threat:
                    total -= threat * evaluator.expected_reply(after, opponent, score=score)
                if total > best:
                    best, chosen = total, (bit, after)
        return chosen

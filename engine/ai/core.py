"""The simulation core: plays thousands of rounds for a search, with hands as integers.

One core serves every variant; the differences are read from ``Rules``. It follows the public engine move by move: legal
plays, ends of rounds, scores and winners of matches are the same (``tests/unit/engine/ai/test_core.py``). Draws and
passes are never a choice and happen between the plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

from engine.ai.automaton import Action, Node, automaton_of
from engine.ai.bits import HALF, LOW, sums, tiles_in
from engine.layout import Layout
from engine.moves import Play
from engine.rules import (
    EndReason,
    Leader,
    Options,
    RoundEnd,
    RoundScore,
    Rules,
    find_leader,
    is_decided,
    side_of,
    winners,
)
from engine.tiles import BIT, EVERY_TILE, bits_of
from engine.view import SeatView

_made: Callable[[type[Any], tuple[Any, ...]], Any] = tuple.__new__  # type: ignore[reportUnknownMemberType]
"""Makes a named tuple from all its fields, in half the time of calling its class."""
_NO_LIMIT = 1 << 20


class RoundOutcome(NamedTuple):
    """How a simulated round ended; the fields mean what they mean in ``engine.match.RoundRecord``."""

    end_reason: EndReason
    seat: int
    """Who went out, made the last move, or reached the target."""
    winner: int | None
    """The side that won the round."""
    points: tuple[int, ...]
    """What each side scored by the end of the round, without what its plays had scored before."""
    dropped: int
    """Points that an exact target refused at the end of the round."""
    scores: tuple[int, ...]
    """Of the match, by side, after the round."""


@dataclass(slots=True)
class Position:
    """A round where a seat is about to play. Mutable: playing on changes it, so ``copy`` it first to keep it."""

    hands: list[int]
    """By seat, as bits."""
    boneyard: list[int]
    """The tiles that may be drawn, each as its bit, the next one last; the reserve is not in it."""
    node: Node
    """The open ends."""
    turn: int
    scores: list[int]
    """Of the match, by side."""
    lead: int = 0
    """The tiles that may lead, as bits, while nothing is on the table."""

    def copy(self) -> Position:
        return Position(self.hands.copy(), self.boneyard.copy(), self.node, self.turn, self.scores.copy(), self.lead)

    def playable(self) -> int:
        """What the seat on turn may play without drawing, as bits."""
        return self.hands[self.turn] & self.node.fit if self.node.ends else self.lead


Utility = Callable[[RoundOutcome], float]
"""How good an outcome is for one side; more is better."""

Policy = Callable[[Node, int, int, list[int], list[int]], tuple[int, Node]]
"""Chooses for the seat on turn: ``policy(node, playable, seat, hands, scores)`` returns an action, as a pair, from
``node.actions(playable)``. Hands are by seat, scores by side, and must not be changed. Called only where there is more
than one action."""


class Knowledge:
    """What everybody knows of hidden tiles while a round is simulated: kept by ``Core.run``, read by a policy."""

    __slots__ = ("boneyard", "possible", "reserve")

    def __init__(self, possible: Sequence[int], position: Position, reserve: int) -> None:
        """``possible``: as ``Observation.possible``; ``reserve``: the tiles that are never drawn, as bits."""
        self.possible = list(possible)
        """By seat: the tiles that its draws and passes do not exclude, as bits."""
        self.boneyard = position.boneyard
        """That of the position, which shrinks as tiles are drawn."""
        self.reserve = reserve

    def is_stuck(self, seat: int, fit: int) -> None:
        """A seat has nothing that fits: it draws until a tile fits and plays that one, or passes."""
        self.possible[seat] = (EVERY_TILE if self.boneyard else self.possible[seat]) & ~fit


def _not_known(seat: int, fit: int) -> None:
    """``Knowledge.is_stuck`` where the policy needs no knowledge."""


class Core:
    """The rules and options of one table, prepared for simulation."""

    def __init__(self, rules: Rules, options: Options) -> None:
        self.rules, self.options = rules, options
        self.sides = options.sides
        self.side = tuple(side_of(self.sides, seat) for seat in range(options.seats))
        """The side of each seat."""
        seats = range(options.seats)
        self.following = (*seats[1:], 0)
        """The next seat after each."""
        self.orders = tuple((*seats[seat:], *seats[:seat]) for seat in seats)
        """By seat: the order of turns that begins with it."""
        self.target = options.goal.target
        self.automaton = automaton_of(rules)
        self.sums = sums(rules.tile_value)
        """The tables of what tiles left in a hand count."""
        self._reserve = rules.reserve
        self._free_lead = rules.leader is not Leader.HIGHEST_DOUBLE and rules.lead_choice is None
        self._limit = self.target if rules.exact and self.target else _NO_LIMIT
        self._out_earns: dict[int, RoundScore] = {}
        self._blocked_earns: dict[int, RoundScore] = {}
        self._nothing = (0,) * len(self.sides)

    def value(self, tiles: int) -> int:
        """What these tiles count when they are left in a hand."""
        low, high = self.sums
        return low[tiles & LOW] + high[tiles >> HALF]

    def round_score(self, end_reason: EndReason, seat: int, hands: list[int]) -> RoundScore:
        """``Rules.score`` of a round that ended so with these hands."""
        low, high = self.sums
        pips = [low[hand & LOW] + high[hand >> HALF] if hand else 0 for hand in hands]
        if len(pips) > 2:
            return self.rules.score(_made(RoundEnd, (end_reason, seat, tuple(pips), self.sides)))
        cache = self._out_earns if end_reason is EndReason.OUT else self._blocked_earns  # two hands often end alike
        key = (pips[0] << 10 | pips[1]) << 1 | seat
        score = cache.get(key)
        if score is None:
            score = cache[key] = self.rules.score(_made(RoundEnd, (end_reason, seat, tuple(pips), self.sides)))
        return score

    def begin(
        self, hands: list[int], boneyard: Sequence[int], *, leader: int | None, scores: Sequence[int] = ()
    ) -> Position:
        """A round just dealt: hands as bits, the boneyard with its reserve, next tile first. ``leader`` counts, and is
        needed, where the hands do not decide who leads.

        Raises ValueError for hands that have to be dealt again.
        """
        if self.rules.leader is Leader.HIGHEST_DOUBLE:
            found = find_leader(self.rules, [tiles_in(each) for each in hands])
            if found is None:
                raise ValueError("no hand has a double: these hands are dealt again")
            leader = found[0]
        elif leader is None:
            raise ValueError("a leader is needed: these hands do not decide who leads")
        position = Position(hands, [], self.automaton.start, leader, list(scores or self._nothing))
        return self._filled(position, boneyard)

    def observed(self, view: SeatView) -> Position:
        """What a seat observes while a round runs, with no hands but its own; ``determinized`` fills in the rest.

        Raises ValueError when no round is running.
        """
        public = view.public
        if public.turn is None:
            raise ValueError("the round is over")
        hands = [0] * len(public.seats)
        hands[view.seat] = bits_of(view.hand)
        scores = [public.seats[seats[0]].score for seats in self.sides]
        return Position(hands, [], self.automaton.at(public.layout), public.turn, scores)

    def determinized(self, position: Position, hands: Sequence[int], boneyard: Sequence[int]) -> Position:
        """A copy of an observed position with all hands and the boneyard filled in. The boneyard comes with its
        reserve, next tile first."""
        copy = Position(list(hands), [], position.node, position.turn, position.scores.copy())
        return self._filled(copy, boneyard)

    def action(self, layout: Layout, play: Play) -> Action:
        """A legal play of the public engine as an action of the node of its layout."""
        return Action(BIT[play.tile], self.automaton.at(layout.played(play)))

    def step(self, position: Position, action: Action) -> RoundOutcome | None:
        """Play one tile of the seat on turn. The outcome if that ends the round at once; else None, and it is the turn
        of the next seat, which may have to draw or pass before it plays."""
        end_reason = self._stepped(position, action)
        return None if end_reason is None else self.finish(position, end_reason)

    def draw_and_pass(self, position: Position) -> int:
        """Draw and pass until a seat can play. Its playable tiles; 0 when no seat can.

        The seat on turn must have nothing to play. Afterwards ``turn`` is the seat that can play, or the one that made
        the last move.
        """
        hands, fit, turn = position.hands, position.node.fit, position.turn
        if position.boneyard:
            last, playable = turn, self._drawn(hands, position.boneyard, turn, fit)
            if playable:
                return playable
        else:
            last = self.orders[turn][-1]
        for seat in self.orders[turn][1:]:
            if hands[seat] & fit:
                position.turn = seat
                return hands[seat] & fit
        position.turn = last
        return 0

    def play(self, position: Position, policy: Policy, knowledge: Knowledge | None = None) -> RoundOutcome:
        """Play a position to the end of its round. The position is left at that end."""
        return self.finish(position, self.run(position, policy, knowledge))

    def run(self, position: Position, policy: Policy, knowledge: Knowledge | None = None) -> EndReason:
        """Play until the round is over, without scoring its end. ``turn`` is then the seat that made the last move.
        ``knowledge`` is kept up to date for the policy."""
        if not position.node.ends and (led := self._led(position, policy)):
            return led
        hands, boneyard, scores, node = position.hands, position.boneyard, position.scores, position.node
        turn, end_reason, skipped, seats = -1, EndReason.BLOCKED, 0, len(hands)
        is_stuck = _not_known if knowledge is None else knowledge.is_stuck
        for turn in cycle(self.orders[position.turn]):
            playable = hands[turn] & node.fit
            if not playable:
                is_stuck(turn, node.fit)
                if boneyard:
                    skipped, playable = 0, self._drawn(hands, boneyard, turn, node.fit)
                else:
                    skipped += 1
                if skipped == seats:  # back at who moved last
                    break
                if not playable:
                    continue
            if playable & (playable - 1) or len(after := node.after[playable]) != 1:
                bit, node = policy(node, playable, turn, hands, scores)
            else:
                bit, node = playable, after[0]
            hand = hands[turn] = hands[turn] ^ bit
            if not hand:
                end_reason = EndReason.OUT
                break
            if node.points and self._reached(scores, turn, node.points):
                end_reason = EndReason.TARGET
                break
            skipped = 0
        position.node, position.turn = node, turn
        return end_reason

    def finish(self, position: Position, end_reason: EndReason) -> RoundOutcome:
        """Score a round that is over, after the last move of the seat on turn. ``end_reason`` is BLOCKED where
        ``draw_and_pass`` found no seat that can play."""
        scores, seat, limit, dropped = position.scores, position.turn, self._limit, 0
        if end_reason is EndReason.TARGET:
            return RoundOutcome(end_reason, seat, self.side[seat], self._nothing, 0, tuple(scores))
        winner, points = self.round_score(end_reason, seat, position.hands)
        if end_reason is EndReason.OUT:  # what the last tile earned and the side's share of the end are one score
            side, gains = self.side[seat], list(points)
            gains[side] += position.node.points
            if scores[side] + gains[side] > limit:
                dropped, points = points[side], (*points[:side], 0, *points[side + 1 :])
        else:
            gains = points
        for side, gain in enumerate(gains):
            if gain and scores[side] + gain <= limit:
                scores[side] += gain
        return _made(RoundOutcome, (end_reason, seat, winner, points, dropped, tuple(scores)))

    def decides(self, outcome: RoundOutcome, *, rounds: int) -> bool:
        """Whether a round with this outcome, after ``rounds`` others, decides the match."""
        return is_decided(self.options.goal, outcome.scores, rounds=rounds + 1)

    def winners(self, outcome: RoundOutcome) -> tuple[int, ...]:
        """The sides that have won a match that this outcome decides, several where they are level."""
        return winners(self.rules, self.options.goal, outcome.scores, last=outcome.winner)

    def _filled(self, position: Position, boneyard: Sequence[int]) -> Position:
        """The position with its boneyard and lead filled in."""
        drawable = len(boneyard) - self._reserve
        if drawable > 0:
            position.boneyard = [*boneyard[drawable - 1 :: -1]]
        if not position.node.ends:
            lead = position.hands[position.turn]
            position.lead = lead if self._free_lead else self._leads(position.hands, position.turn)
        return position

    def _leads(self, hands: Sequence[int], leader: int) -> int:
        """The tiles that a seat may lead where it may not lead all of its tiles."""
        rules = self.rules
        if rules.leader is Leader.HIGHEST_DOUBLE or rules.lead_choice is None:
            found = find_leader(rules, [tiles_in(each) for each in hands])
            return BIT[found[1]] if found and found[0] == leader else 0
        return bits_of(rules.lead_choice(tiles_in(hands[leader])))

    def _stepped(self, position: Position, action: Action) -> EndReason | None:
        """Play one tile. How the round ended; None if it did not, and it is the turn of the next seat."""
        seat, node = position.turn, action.node
        position.hands[seat] ^= action.bit
        position.node = node
        if not position.hands[seat]:
            return EndReason.OUT
        if node.points and self._reached(position.scores, seat, node.points):
            return EndReason.TARGET
        position.turn = self.following[seat]
        return None

    def _led(self, position: Position, policy: Policy) -> EndReason | None:
        """Play the lead. How the round ended; None if it did not."""
        node, lead = position.node, position.lead
        if lead & (lead - 1):
            return self._stepped(position, Action(*policy(node, lead, position.turn, position.hands, position.scores)))
        return self._stepped(position, Action(lead, node.after[lead][0]))

    @staticmethod
    def _drawn(hands: list[int], boneyard: list[int], seat: int, fit: int) -> int:
        """Draw until a tile fits. That tile; 0 where none did."""
        while boneyard:
            bit = boneyard.pop()
            hands[seat] |= bit
            if bit & fit:
                return bit
        return 0

    def _reached(self, scores: list[int], seat: int, points: int) -> bool:
        """Add what the ends earned; whether that meets the target. An exact target drops points that would pass it."""
        side = self.side[seat]
        total = scores[side] + points
        if total > self._limit:
            return False
        scores[side] = total
        return total >= self.target > 0


def random_policy(rng: Random) -> Policy:
    """A random playable tile, and a random action with it."""
    chance = rng.random

    def choose(node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        skip = int(chance() * playable.bit_count())
        while skip:  # faster than a table of tiles, which would be another part of memory each time
            playable &= playable - 1
            skip -= 1
        bit = playable & -playable
        after = node.after[bit]
        return bit, after[0] if len(after) == 1 else after[int(chance() * len(after))]

    return choose

"""The simulation core: thousands of rounds for an opponent to look ahead with, on hands that are integers.

One core serves every variant; what they differ in is read from ``Rules``. It decides nothing by itself that the public
engine does not: what may be played, how a round ends, what that earns and what the score of the match makes of it are
the same, move by move (``tests/unit/engine/ai/test_core.py``). Draws and passes are never a choice and happen in
between.
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
from engine.tiles import BIT, bits_of
from engine.view import SeatView

_made: Callable[[type[Any], tuple[Any, ...]], Any] = tuple.__new__  # type: ignore[reportUnknownMemberType]
"""A named tuple of all its fields, in half the time of calling its class."""
_NO_LIMIT = 1 << 20


class RoundOutcome(NamedTuple):
    """How a simulated round ended, in the words of ``engine.match.RoundRecord``."""

    how: EndReason
    seat: int
    """Who went out, made the last move, or reached the target."""
    winner: int | None
    """The side that won the round."""
    points: tuple[int, ...]
    """What each side was booked for the end of the round, without what its plays earned."""
    dropped: int
    """Points that an exact target refused at the end of the round."""
    scores: tuple[int, ...]
    """Of the match, by side, after the round."""


@dataclass(slots=True)
class Position:
    """A round between two choices. It changes while it is played: ``copy`` it to keep it."""

    hands: list[int]
    """By seat, as bits."""
    boneyard: list[int]
    """The tiles that may be drawn, each as its bit, the next one last; without the reserve."""
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


Policy = Callable[[Node, int, int, list[int], list[int]], tuple[int, Node]]
"""Chooses for the seat on turn: ``policy(node, playable, seat, hands, scores)`` gives one of ``node.ways`` of one of
the playable tiles (bits, at least one). Hands are by seat, scores by side, and must not be changed. It is asked only
where there is more than one way."""


class Core:
    """What simulation needs to know of one table."""

    def __init__(self, rules: Rules, options: Options) -> None:
        self.rules, self.options = rules, options
        self.sides = options.sides
        self.side = tuple(side_of(self.sides, seat) for seat in range(options.seats))
        """The side of each seat."""
        seats = range(options.seats)
        self.following = (*seats[1:], 0)
        """The seat after each."""
        self.orders = tuple((*seats[seat:], *seats[:seat]) for seat in seats)
        """The turns of a round from each seat on."""
        self.target = options.goal.target
        self.automaton = automaton_of(rules)
        self.sums = sums(rules.tile_value)
        """What hands count, as ``bits.sums``."""
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

    def earned(self, how: EndReason, seat: int, hands: list[int]) -> RoundScore:
        """``Rules.score`` of a round that ended so with these hands."""
        low, high = self.sums
        pips = [low[hand & LOW] + high[hand >> HALF] if hand else 0 for hand in hands]
        if len(pips) > 2:
            return self.rules.score(_made(RoundEnd, (how, seat, tuple(pips), self.sides)))
        known = self._out_earns if how is EndReason.OUT else self._blocked_earns  # two hands end alike again and again
        key = (pips[0] << 10 | pips[1]) << 1 | seat
        score = known.get(key)
        if score is None:
            score = known[key] = self.rules.score(_made(RoundEnd, (how, seat, tuple(pips), self.sides)))
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
                raise ValueError("nobody has a double: these hands are dealt again")
            leader = found[0]
        elif leader is None:
            raise ValueError("somebody has to lead")
        position = Position(hands, [], self.automaton.start, leader, list(scores or self._nothing))
        return self._filled(position, boneyard)

    def seen(self, view: SeatView) -> Position:
        """What a seat sees while somebody is on turn, with no tiles in it but its own; to be filled in by ``dealt``.

        Raises ValueError when no round is running.
        """
        public = view.public
        if public.turn is None:
            raise ValueError("the round is over")
        hands = [0] * len(public.seats)
        hands[view.seat] = bits_of(view.hand)
        scores = [public.seats[seats[0]].score for seats in self.sides]
        return Position(hands, [], self.automaton.at(public.layout), public.turn, scores)

    def dealt(self, position: Position, hands: Sequence[int], boneyard: Sequence[int]) -> Position:
        """A copy of a position with these tiles instead of its own: one world of those that a seat thinks possible.
        The boneyard comes with its reserve, next tile first."""
        world = Position(list(hands), [], position.node, position.turn, position.scores.copy())
        return self._filled(world, boneyard)

    def way(self, layout: Layout, play: Play) -> Action:
        """A legal play of the public engine as a way of the node of its layout."""
        return Action(BIT[play.tile], self.automaton.at(layout.played(play)))

    def step(self, position: Position, way: Action) -> RoundOutcome | None:
        """Play one tile of the seat on turn: the outcome if that ends the round at once, else the turn goes on to the
        next seat, which may have to draw or pass before it plays."""
        how = self._stepped(position, way)
        return None if how is None else self.ended(position, how)

    def settle(self, position: Position) -> int:
        """Draw and pass until a seat can play: its playable tiles, 0 when nobody can.

        Before, the seat on turn has nothing to play. After, on turn is who can, or who made the last move.
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

    def play(self, position: Position, policy: Policy) -> RoundOutcome:
        """Play a position to the end of its round. The position is used up."""
        return self.ended(position, self.run(position, policy))

    def run(self, position: Position, policy: Policy) -> EndReason:
        """Play until the round is over; what that earns is not booked yet. On turn is who made the last move."""
        if not position.node.ends and (led := self._led(position, policy)):
            return led
        hands, boneyard, scores, node = position.hands, position.boneyard, position.scores, position.node
        turn, how, skipped, seats = -1, EndReason.BLOCKED, 0, len(hands)
        for turn in cycle(self.orders[position.turn]):
            playable = hands[turn] & node.fit
            if not playable:
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
                how = EndReason.OUT
                break
            if node.points and self._reached(scores, turn, node.points):
                how = EndReason.TARGET
                break
            skipped = 0
        position.node, position.turn = node, turn
        return how

    def ended(self, position: Position, how: EndReason) -> RoundOutcome:
        """Book the end of a round that is over; on turn is who made the last move. It is BLOCKED where ``settle`` found
        nobody who can play."""
        scores, seat, limit, dropped = position.scores, position.turn, self._limit, 0
        if how is EndReason.TARGET:
            return RoundOutcome(how, seat, self.side[seat], self._nothing, 0, tuple(scores))
        winner, points = self.earned(how, seat, position.hands)
        if how is EndReason.OUT:  # what the last tile earned and the side's share of the end are one score
            side, gains = self.side[seat], list(points)
            gains[side] += position.node.points
            if scores[side] + gains[side] > limit:
                dropped, points = points[side], (*points[:side], 0, *points[side + 1 :])
        else:
            gains = points
        for side, gain in enumerate(gains):
            if gain and scores[side] + gain <= limit:
                scores[side] += gain
        return _made(RoundOutcome, (how, seat, winner, points, dropped, tuple(scores)))

    def decides(self, outcome: RoundOutcome, *, rounds: int) -> bool:
        """Whether the match is decided by a round that ended so after ``rounds`` others."""
        return is_decided(self.options.goal, outcome.scores, rounds=rounds + 1)

    def winners(self, outcome: RoundOutcome) -> tuple[int, ...]:
        """The sides that have won a match that is decided, several where they are level."""
        return winners(self.rules, self.options.goal, outcome.scores, last=outcome.winner)

    def _filled(self, position: Position, boneyard: Sequence[int]) -> Position:
        """The position with what may be drawn and what may lead."""
        drawable = len(boneyard) - self._reserve
        if drawable > 0:
            position.boneyard = [*boneyard[drawable - 1 :: -1]]
        if not position.node.ends:
            lead = position.hands[position.turn]
            position.lead = lead if self._free_lead else self._leads(position.hands, position.turn)
        return position

    def _leads(self, hands: Sequence[int], leader: int) -> int:
        """The tiles with which a seat may lead where it has not the choice of all its tiles."""
        rules = self.rules
        if rules.leader is Leader.HIGHEST_DOUBLE or rules.lead_choice is None:
            found = find_leader(rules, [tiles_in(each) for each in hands])
            return BIT[found[1]] if found and found[0] == leader else 0
        return bits_of(rules.lead_choice(tiles_in(hands[leader])))

    def _stepped(self, position: Position, way: Action) -> EndReason | None:
        """Play one tile; how the round ended if it did, else the turn goes on."""
        seat, node = position.turn, way.node
        position.hands[seat] ^= way.bit
        position.node = node
        if not position.hands[seat]:
            return EndReason.OUT
        if node.points and self._reached(position.scores, seat, node.points):
            return EndReason.TARGET
        position.turn = self.following[seat]
        return None

    def _led(self, position: Position, policy: Policy) -> EndReason | None:
        """Lead; how that ended the round if it did."""
        node, lead = position.node, position.lead
        if lead & (lead - 1):
            return self._stepped(position, Action(*policy(node, lead, position.turn, position.hands, position.scores)))
        return self._stepped(position, Action(lead, node.after[lead][0]))

    @staticmethod
    def _drawn(hands: list[int], boneyard: list[int], seat: int, fit: int) -> int:
        """Draw until a tile fits: that tile, 0 where none did."""
        while boneyard:
            bit = boneyard.pop()
            hands[seat] |= bit
            if bit & fit:
                return bit
        return 0

    def _reached(self, scores: list[int], seat: int, points: int) -> bool:
        """Book what the ends earned; whether that meets the target. An exact target refuses what would pass it."""
        side = self.side[seat]
        total = scores[side] + points
        if total > self._limit:
            return False
        scores[side] = total
        return total >= self.target > 0


def at_random(rng: Random) -> Policy:
    """Any playable tile, in any of its ways."""
    chance = rng.random

    def choose(node: Node, playable: int, seat: int, hands: list[int], scores: list[int]) -> tuple[int, Node]:
        skip = int(chance() * playable.bit_count())
        while skip:  # faster than to look the tiles up, which would be another part of memory each time
            playable &= playable - 1
            skip -= 1
        bit = playable & -playable
        after = node.after[bit]
        return bit, after[0] if len(after) == 1 else after[int(chance() * len(after))]

    return choose

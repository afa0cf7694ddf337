"""The end of a round with all tiles known, played best by both sides: alpha-beta over the positions of the core.

For two sides only, each with one seat or two partners. What a side plays for is a function of the outcome; what one
side wants the other does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.ai.automaton import Action
from engine.ai.budget import Budget
from engine.ai.core import Core, Position, RoundOutcome
from engine.rules import EndReason

Worth = Callable[[RoundOutcome], float]
"""What an outcome is worth to the side that is solved for; any numbers, more is better."""

_EVERYTHING = float("inf")
_Key = tuple[int, ...]


class Best(NamedTuple):
    """What both sides reach when they play their best, and how the seat on turn goes about it."""

    value: float
    way: Action


class _OutOfBudget(Exception):
    """Unwinds a search; never leaves this module."""


def ahead(core: Core, side: int) -> Worth:
    """What a side is ahead of the other after the round, in points of the match; less penalties where they count."""
    sign = -1 if core.rules.fewest_win else 1
    return lambda outcome: sign * (outcome.scores[side] - outcome.scores[1 - side])


class Solver:
    """Solves positions of one table for one side; what it has found is kept for the next position."""

    def __init__(self, core: Core, side: int, worth: Worth, budget: Budget) -> None:
        """Raises ValueError for a table that has not two sides."""
        if len(core.sides) != 2:
            raise ValueError("what is best for one of more than two sides depends on what the others want")
        self._core, self._worth, self._budget = core, worth, budget
        self._own = tuple(each == side for each in core.side)
        self._known: dict[_Key, tuple[float, float]] = {}
        """By position the least and the most that its value can be; not more entries than steps of the budget."""

    def best(self, position: Position) -> Best | None:
        """The best way of the seat on turn, which can play; None when the budget ends before it is certain.

        Raises ValueError where the seat has nothing to play.
        """
        values = self.values(position, self._ways(position, position.playable()), exact=False)
        if values is None:
            return None
        own = self._own[position.turn]
        way = (max if own else min)(values, key=values.__getitem__)
        return Best(values[way], way)

    def values(self, position: Position, ways: list[Action], *, exact: bool = True) -> dict[Action, float] | None:
        """What each of these ways of the seat on turn is worth; None when the budget ends before that is certain.

        Without ``exact`` those that are not the best have bounds for values: no better than they are shown.
        """
        if not ways:
            raise ValueError("the seat on turn has nothing to play")
        own, low, high = self._own[position.turn], -_EVERYTHING, _EVERYTHING
        values: dict[Action, float] = {}
        try:
            for way in ways:
                value = values[way] = self._after(position, way, low, high)
                if own and not exact:
                    low = max(low, value)
                elif not exact:
                    high = min(high, value)
        except _OutOfBudget:
            return None
        return values

    def _after(self, position: Position, way: Action, low: float, high: float) -> float:
        """The value of a position after a way."""
        child = position.copy()
        outcome = self._core.step(child, way)
        return self._value(child, low, high) if outcome is None else self._worth(outcome)

    def _value(self, position: Position, low: float, high: float) -> float:
        """The value where it lies between ``low`` and ``high``, else a bound on the same side of them."""
        if not self._budget.spend():
            raise _OutOfBudget
        playable = position.playable() or self._core.settle(position)
        if not playable:
            return self._worth(self._core.ended(position, EndReason.BLOCKED))
        key = (position.node.number, position.turn, len(position.boneyard), *position.hands, *position.scores)
        least, most = self._known.get(key, (-_EVERYTHING, _EVERYTHING))
        low, high = max(low, least), min(high, most)
        if low >= high:
            return least if least >= high else most
        value = self._search(position, playable, low, high)
        self._known[key] = (least if value <= low else value, most if value >= high else value)
        return value

    def _search(self, position: Position, playable: int, low: float, high: float) -> float:
        """Try all ways, until one is so good that the other side would not let it come to this."""
        if self._own[position.turn]:
            value = -_EVERYTHING
            for way in self._ways(position, playable):
                value = max(value, self._after(position, way, max(low, value), high))
                if value >= high:
                    break
            return value
        value = _EVERYTHING
        for way in self._ways(position, playable):
            value = min(value, self._after(position, way, low, min(high, value)))
            if value <= low:
                break
        return value

    def _ways(self, position: Position, playable: int) -> list[Action]:
        """All ways, those first that leave the next seat the fewest tiles to play, and of these the heaviest tile."""
        following = position.hands[self._core.following[position.turn]]
        ways = position.node.ways(playable)
        if len(ways) > 1:
            value = self._core.value
            ways.sort(key=lambda way: 64 * (following & way.node.fit).bit_count() - value(way.bit))
        return ways

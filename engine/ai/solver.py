"""Solves the end of a round with all tiles known: alpha-beta over the positions of the core.

For two sides only, each with one seat or two partners, whose interests are opposed: what one side maximizes, a function
of the outcome, the other minimizes.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.ai.automaton import Action
from engine.ai.budget import Budget
from engine.ai.core import Core, Position, Utility
from engine.rules import EndReason

_EVERYTHING = float("inf")
_Key = tuple[int, ...]


class Best(NamedTuple):
    """The value of a position under best play, and the action of the seat on turn that reaches it."""

    value: float
    action: Action


class _OutOfBudget(Exception):
    """Unwinds the search; never leaves this module."""


def score_lead(core: Core, side: int) -> Utility:
    """The lead of a side over the other after the round, in points of the match; fewer penalties are a lead too."""
    sign = -1 if core.rules.fewest_win else 1
    return lambda outcome: sign * (outcome.scores[side] - outcome.scores[1 - side])


class Solver:
    """Solves positions of one table for one side; the bounds it has found serve the next position too."""

    def __init__(self, core: Core, side: int, utility: Utility, budget: Budget) -> None:
        """Raises ValueError for a table without exactly two sides."""
        if len(core.sides) != 2:
            raise ValueError("only two sides can be solved for: with more, best play depends on what the others want")
        self._core, self._utility, self._budget = core, utility, budget
        self._own = tuple(each == side for each in core.side)
        self._bounds: dict[_Key, tuple[float, float]] = {}
        """By position: a lower and an upper bound of its value; no more entries than steps of the budget."""

    def best(self, position: Position) -> Best | None:
        """The best action of the seat on turn, which can play; None when the budget ends before it is certain.

        Raises ValueError where the seat has nothing to play.
        """
        values = self.values(position, self._actions(position, position.playable()), exact=False)
        if values is None:
            return None
        own = self._own[position.turn]
        action = (max if own else min)(values, key=values.__getitem__)
        return Best(values[action], action)

    def values(self, position: Position, actions: list[Action], *, exact: bool = True) -> dict[Action, float] | None:
        """The value of each of these actions of the seat on turn; None when the budget ends before it is certain.

        Without ``exact`` the values of all but the best are only bounds: those actions are no better than that.
        """
        if not actions:
            raise ValueError("the seat on turn has nothing to play")
        own, low, high = self._own[position.turn], -_EVERYTHING, _EVERYTHING
        values: dict[Action, float] = {}
        try:
            for action in actions:
                value = values[action] = self._after(position, action, low, high)
                if own and not exact:
                    low = max(low, value)
                elif not exact:
                    high = min(high, value)
        except _OutOfBudget:
            return None
        return values

    def _after(self, position: Position, action: Action, low: float, high: float) -> float:
        """The value of a position after an action."""
        child = position.copy()
        outcome = self._core.step(child, action)
        return self._value(child, low, high) if outcome is None else self._utility(outcome)

    def _value(self, position: Position, low: float, high: float) -> float:
        """The value if it lies between ``low`` and ``high``, else a bound outside the same one of the two."""
        if not self._budget.spend():
            raise _OutOfBudget
        playable = position.playable() or self._core.draw_and_pass(position)
        if not playable:
            return self._utility(self._core.finish(position, EndReason.BLOCKED))
        key = (position.node.number, position.turn, len(position.boneyard), *position.hands, *position.scores)
        least, most = self._bounds.get(key, (-_EVERYTHING, _EVERYTHING))
        low, high = max(low, least), min(high, most)
        if low >= high:
            return least if least >= high else most
        value = self._search(position, playable, low, high)
        self._bounds[key] = (least if value <= low else value, most if value >= high else value)
        return value

    def _search(self, position: Position, playable: int, low: float, high: float) -> float:
        """Try all actions, until one is so good that the other side would avoid this position."""
        if self._own[position.turn]:
            value = -_EVERYTHING
            for action in self._actions(position, playable):
                value = max(value, self._after(position, action, max(low, value), high))
                if value >= high:
                    break
            return value
        value = _EVERYTHING
        for action in self._actions(position, playable):
            value = min(value, self._after(position, action, low, min(high, value)))
            if value <= low:
                break
        return value

    def _actions(self, position: Position, playable: int) -> list[Action]:
        """All actions: those first that leave the next seat the fewest playable tiles, then the heaviest tile."""
        following = position.hands[self._core.following[position.turn]]
        actions = position.node.actions(playable)
        if len(actions) > 1:
            value = self._core.value
            actions.sort(key=lambda action: 64 * (following & action.node.fit).bit_count() - value(action.bit))
        return actions

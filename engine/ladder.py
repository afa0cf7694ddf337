"""Ladder points: what a rated match pays each person, also where people left or sat in. Pure arithmetic.

The stake N of a match is known in its lobby. Its end gives every seat points, which are then divided among the people
who sat on the seat. Source: the penalty domino's page on points and half-finished games (decisions T9 to T12, H2 to
H14, L1), applied to every variant.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from engine.match import Match, Phase
from engine.rules import Goal, Rules, Sides

LIMIT = 3000
"""A substitute with a balance above this gains nothing (H3)."""


START = 1000
"""The initial balance (H12)."""


class Settled(StrEnum):
    """The rule that decided a person's points. The values are stored."""

    STAYED = "stayed"
    """An owner who never left gets the points of the seat."""
    RETURNED = "returned"
    """An owner who left and was back at the end gets the points of the seat (H5)."""
    LEFT = "left"
    """An owner for whom a person finished, or for whom the computer made most of the choices (H18), gets the loss of
    the seat, but not its gain (H2)."""
    LEFT_TO_COMPUTER = "left-to-computer"
    """An owner for whom a computer finished loses the stake, whatever the seat earned (H2, H7, H9)."""
    SAT_IN = "sat-in"
    """A substitute who finished a seat that gained gets its points (H2)."""
    SAT_IN_NO_GAIN = "sat-in-free"
    """A substitute who finished a seat that gained nothing or lost gets nothing: never a loss."""
    SAT_IN_OVER_LIMIT = "sat-in-full"
    """A substitute who finished a seat that gained, with a balance above the limit, gets nothing (H3)."""
    PASSED_ON = "passed-on"
    """A substitute who left before the end gets nothing (H4)."""

    @property
    def owned(self) -> bool:
        """Whether the person is the owner of the seat, not a substitute."""
        return self in (Settled.STAYED, Settled.RETURNED, Settled.LEFT, Settled.LEFT_TO_COMPUTER)


class Share(NamedTuple):
    """One person's points of a match, and the rule that decided them."""

    points: int
    rule: Settled


class Sitting(NamedTuple):
    """The people who have sat on a seat since the first deal."""

    people: tuple[int, ...]
    """Person keys in order; the first is the owner."""
    held: bool
    """Whether the last of them held it at the end; otherwise the computer did."""
    returned: bool = False
    """Whether the last of them left it once and came back."""
    computer_played: bool = False
    """Whether the computer made more than half of the choices there (H18)."""


def stake(rules: Rules, goal: Goal) -> int:
    """The stake N of a match: set by its variant for each target; for a match of rounds their number (L1)."""
    return rules.stakes[goal.target] if goal.target else goal.rounds


def placement(scores: Sequence[int], *, stake: int, fewest_win: bool = False) -> tuple[int, ...]:
    """Points by side, for two to four sides, each playing for itself (T9, T10).

    The places pay +N … -N. Level sides share the sum of their places equally, rounded toward zero, so all get nothing
    when all are level (T11).
    """
    places = _places(stake, len(scores))
    order = sorted(scores, reverse=not fewest_win)
    points: dict[int, int] = {}
    for score in set(scores):
        first, level = order.index(score), order.count(score)
        total = sum(places[first : first + level])
        points[score] = total // level if total >= 0 else -(-total // level)
    return tuple(points[score] for score in scores)


def _places(stake: int, sides: int) -> tuple[int, ...]:
    """What each place pays, in order. The middle one of three gets nothing, those of four plus and minus half."""
    half = stake // 2
    return {1: (0,), 2: (stake, -stake), 3: (stake, 0, -stake), 4: (stake, half, -half, -stake)}[sides]


def seat_points(
    scores: Sequence[int], sides: Sides, *, stake: int, fewest_win: bool = False, winners: Sequence[int] | None = None
) -> tuple[int, ...]:
    """Points by seat at the end of a match.

    ``scores`` are by side. ``winners`` are the sides that won, where the best score does not decide: a single round is
    won by winning it (P4). Two sides get +N and -N, or nothing when the match is drawn.
    """
    if winners is not None and len(sides) == 2:
        scores, fewest_win = [int(side in winners) for side in range(2)], False
    points = placement(scores, stake=stake, fewest_win=fewest_win)
    return tuple(points[side] for _, side in sorted((seat, side) for side, seats in enumerate(sides) for seat in seats))


def places(match: Match) -> tuple[int, ...]:
    """The place of each side of a finished match, 1 for the best; level sides share one.

    Winners share the first place, the other sides follow by score; all are first where no side won.
    """
    won, sign = match.winners, 1 if match.rules.fewest_win else -1
    rank = [(side not in won, sign * score if won else 0) for side, score in enumerate(match.scores)]
    return tuple(1 + sum(other < mine for other in rank) for mine in rank)


def settle_seat(points: int, sitting: Sitting, balances: Mapping[int, int], *, stake: int) -> dict[int, Share]:
    """Divide the points of one seat among all people who sat on it.

    ``balances`` are those before this match; only that of a substitute who finished is read.
    """
    owner, last = sitting.people[0], sitting.people[-1]
    shares = dict.fromkeys(sitting.people, Share(0, Settled.PASSED_ON))
    if not sitting.held:
        shares[owner] = Share(-stake, Settled.LEFT_TO_COMPUTER)
    elif last == owner and sitting.computer_played:
        shares[owner] = Share(min(0, points), Settled.LEFT)
    elif last == owner:
        returned = sitting.returned or len(sitting.people) > 1
        shares[owner] = Share(points, Settled.RETURNED if returned else Settled.STAYED)
    else:
        shares[owner] = Share(min(0, points), Settled.LEFT)
        shares[last] = _sat_in(points, balances[last])
    return shares


def _sat_in(points: int, balance: int) -> Share:
    if points <= 0:
        return Share(0, Settled.SAT_IN_NO_GAIN)
    return Share(points, Settled.SAT_IN) if balance <= LIMIT else Share(0, Settled.SAT_IN_OVER_LIMIT)


def match_points(match: Match, balances: Mapping[int, int]) -> dict[int, Share]:
    """The points of a finished rated match for every person who sat at it since its first deal, zeros included.

    ``balances`` are those before it, on the server of the match. Raises ValueError for any other match.
    """
    if match.phase is not Phase.FINISHED or not match.rated:
        raise ValueError("only a rated match with a result pays ladder points")
    rules, options = match.rules, match.options
    paid = stake(rules, options.goal)
    scores, fewest_win = match.scores, rules.fewest_win
    if match.claimed is not None:  # the claiming side wins, all others share the rest (H9)
        scores, fewest_win = tuple(int(side == match.claimed) for side in range(len(scores))), False
    points = seat_points(scores, options.sides, stake=paid, fewest_win=fewest_win, winners=match.winners)
    shares: dict[int, Share] = {}
    for seat, earned in zip(match.seats, points, strict=True):
        returned = match.started is not None and seat.since > match.started
        sitting = Sitting(
            seat.sitters, held=seat.person is not None, returned=returned, computer_played=seat.computer_played
        )
        shares |= settle_seat(earned, sitting, balances, stake=paid)  # a person sits on one seat of a match only (H8)
    return shares

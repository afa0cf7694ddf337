"""Everything that variants differ in, as data plus a few small functions. A variant is one value of ``Rules``.

Numbers such as F3 or H9, here and everywhere, refer to docs/rules.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import NamedTuple, NoReturn

from engine.errors import Code, IllegalInput
from engine.layout import Spinner
from engine.tiles import PIPS, Tile, weight

Sides = tuple[tuple[int, ...], ...]
"""The seats that score together: one seat a side, or two where partners play."""


class Leader(StrEnum):
    """How the leader of a round is found where no seat has earned the lead."""

    HIGHEST_DOUBLE = "highest_double"
    """The hands decide, and the deciding tile is laid automatically."""
    LOTS = "lots"
    """Each seat draws one tile, and the highest leads; the tiles go back before the deal."""
    RANDOM = "random"


class EndReason(Enum):
    """How a round ended."""

    OUT = "out"
    """A seat played its last tile."""
    BLOCKED = "blocked"
    """No seat can play and nothing may be drawn."""
    TARGET = "target"
    """A play reached the target of the match during the round."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends a match: a target score, or a number of rounds. Exactly one of the two is not zero."""

    target: int = 0
    rounds: int = 0


class RoundEnd(NamedTuple):
    """The facts from which a variant scores a finished round."""

    end_reason: EndReason
    seat: int
    """The seat that went out, or made the last move of a blocked round."""
    pips: tuple[int, ...]
    """What is left in each hand, by seat, as the variant values tiles."""
    sides: Sides

    @property
    def side(self) -> int:
        """The side of ``seat``."""
        return self.seat if len(self.sides) == len(self.pips) else side_of(self.sides, self.seat)

    @property
    def totals(self) -> tuple[int, ...]:
        """What is left, by side."""
        pips = self.pips
        if len(self.sides) == len(pips):
            return pips
        return tuple([sum([pips[seat] for seat in side]) for side in self.sides])


class RoundScore(NamedTuple):
    """The side that won a round, None for no side, and what each side scores by its end."""

    winner: int | None
    points: tuple[int, ...]


class Example(NamedTuple):
    """A position drawn on a rule page of a variant; its caption is in the catalogues."""

    page: int
    """The number of the rule page, from 1."""
    plays: str
    """The lead and the plays after it: ``"6-6 6-4>right 6-1>left"``."""
    left: tuple[str, ...] = ()
    """For the end of a round: what is left in each hand, the empty one first: ``("", "4-4 3-0")``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One variant."""

    code: str
    """The value of the command option, and part of the keys of the variant's texts: ``variant-<code>-…``."""
    version: int = 1
    """Increased with every change that would replay an old log differently."""
    position: int
    """The place of the variant in lists; the first is the default of the bot."""
    seat_counts: tuple[int, ...] = (2,)
    """The possible numbers of seats; the first is the default."""
    pairs: bool = False
    """Whether four may play as two pairs, seats 0 and 2 against 1 and 3."""
    hand_sizes: tuple[int, ...] = (7,)
    """Tiles dealt to each seat; the first is the default."""
    spinner: Spinner = Spinner.NONE
    leader: Leader = Leader.HIGHEST_DOUBLE
    winner_leads: bool = False
    """Whether the seat that went out leads the next round; otherwise ``leader`` finds one."""
    lead_choice: Callable[[Sequence[Tile]], tuple[Tile, ...]] | None = None
    """The tiles of a hand that may lead; None for any, or where the highest double is laid automatically."""
    redeal: bool = False
    """Whether tiles are dealt again when no hand has a double; otherwise the heaviest tile leads."""
    reserve: int = 0
    """How many tiles of the boneyard are never drawn."""
    automatic: bool = True
    """The default of the table option ``automatic``: forced draws and passes are made at once."""
    goals: tuple[Goal, ...]
    """The possible goals of a match; the first is the default."""
    stakes: Mapping[int, int] = field(default_factory=dict[int, int])
    """The ladder stake by target; for a match of rounds it is their number."""
    exact: bool = False
    """Whether the target must be hit exactly; points that would exceed it are dropped."""
    fewest_win: bool = False
    """Whether scores are penalties, and the lowest wins."""
    tile_value: Callable[[Tile], int] = PIPS.__getitem__
    """What a tile left in a hand counts."""
    ends_points: Callable[[int], int] | None = None
    """Points for a play by the total of the open ends; None where the ends never score."""
    score: Callable[[RoundEnd], RoundScore]
    """What a finished round scores."""
    examples: tuple[Example, ...] = ()
    """Pictures for the rule pages."""


def side_of(sides: Sides, seat: int) -> int:
    """The number of the side that a seat plays for. Raises ValueError for an unknown seat."""
    for number, seats in enumerate(sides):  # not a generator: simulation calls this for every round
        if seat in seats:
            return number
    raise ValueError(f"no seat {seat} in {sides}")


def lowest(totals: Sequence[int]) -> int | None:
    """The side with the lowest total; None where two sides share it."""
    least = min(totals)
    return totals.index(least) if totals.count(least) == 1 else None


def winner_takes(end: RoundEnd, amount: Callable[[int, RoundEnd], int]) -> RoundScore:
    """The side that went out, or has the lowest total of a blocked round, scores ``amount(side, end)``; no side if
    level."""
    winner = end.side if end.end_reason is EndReason.OUT else lowest(end.totals)
    points = [0] * len(end.sides)
    if winner is not None:
        points[winner] = amount(winner, end)
    return RoundScore(winner, (*points,))


def difference(side: int, end: RoundEnd) -> int:
    """What the others have left minus what the winner has left."""
    totals = end.totals
    return sum(totals) - 2 * totals[side]


def nearest_five(value: int) -> int:
    """The nearest multiple of five: a remainder of 1 or 2 goes down, 3 or 4 goes up."""
    return (value + 2) // 5 * 5


def whole_fives(total: int) -> int:
    """The total itself when it is a multiple of five, else nothing."""
    return total if total % 5 == 0 else 0


def find_leader(rules: Rules, hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile] | None:
    """The seat that leads and its tile: the highest double, else the heaviest tile; None where tiles are dealt again.

    Only for variants with ``leader`` HIGHEST_DOUBLE.
    """
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    doubles = [each for each in held if each[0].is_double]
    if not doubles and rules.redeal:
        return None
    tile, seat = max(doubles or held, key=lambda each: weight(each[0]))
    return seat, tile


def next_leader(rules: Rules, *, end_reason: EndReason, seat: int) -> int | None:
    """The seat that has earned the lead of the next round, None to find one by ``rules.leader``."""
    return seat if rules.winner_leads and end_reason is EndReason.OUT else None


def win_lots(lots: Sequence[Tile]) -> int:
    """The seat that drew the highest tile."""
    return max(range(len(lots)), key=lambda seat: weight(lots[seat]))


class ScoredPoints(NamedTuple):
    """Scores after adding points; ``counted`` is False where an exact target dropped them."""

    scores: tuple[int, ...]
    counted: bool
    reached: bool
    """Whether the side has reached the target of the match."""


def add_points(rules: Rules, goal: Goal, scores: tuple[int, ...], *, side: int, points: int) -> ScoredPoints:
    """Add points to one side. The points of a last tile and those of going out must come as one score (rules F3,
    G9)."""
    total = scores[side] + points
    if rules.exact and goal.target and total > goal.target:
        return ScoredPoints(scores, counted=False, reached=False)
    after = tuple(total if number == side else score for number, score in enumerate(scores))
    return ScoredPoints(after, counted=points > 0, reached=bool(goal.target) and total >= goal.target)


def is_decided(goal: Goal, scores: Sequence[int], *, rounds: int) -> bool:
    """Whether a match is over after this many finished rounds: its target is reached, or its rounds are played."""
    return any(score >= goal.target for score in scores) if goal.target else rounds >= goal.rounds


def winners(rules: Rules, goal: Goal, scores: Sequence[int], *, last: int | None) -> tuple[int, ...]:
    """The sides that have won a decided match, several where they are level.

    ``last`` is the side that won the last round. It decides a match of one round, whatever the round scored (P4); that
    match is drawn, with no winner, when no side won.
    """
    if goal.rounds == 1 and not rules.fewest_win:
        return () if last is None else (last,)
    best = (min if rules.fewest_win else max)(scores)
    return tuple(side for side, score in enumerate(scores) if score == best)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of a match, fixed when its lobby opens. ``turn_time`` is in seconds."""

    variant: str
    seats: int
    pairs: bool = False
    hand_size: int
    goal: Goal
    automatic: bool
    turn_time: int
    rated: bool = True

    @property
    def sides(self) -> Sides:
        return _PAIRS if self.pairs else _SINGLES[: self.seats]


_PAIRS = ((0, 2), (1, 3))
_SINGLES = ((0,), (1,), (2,), (3,))

TURN_TIMES = (120, 60, 300, 900, 3600, 86400)
"""Seconds a turn may take; the first is the default."""


def check_options(rules: Rules, options: Options) -> None:
    """Raise IllegalInput (BAD_OPTION with option, value and what is allowed) for a choice that the variant does not
    have."""
    pairs = (False, True) if rules.pairs and options.seats == 4 else (False,)
    _allow("players", options.seats, rules.seat_counts)
    _allow("tiles", options.hand_size, rules.hand_sizes)
    _allow("turn_time", options.turn_time, TURN_TIMES)
    _allow("pairs", options.pairs, pairs)
    if options.goal not in rules.goals:
        targets = [goal.target for goal in rules.goals if goal.target]
        rounds = [goal.rounds for goal in rules.goals if goal.rounds]
        if options.goal.target or not rounds:
            _refuse("target", options.goal.target, targets)
        _refuse("rounds", options.goal.rounds, rounds)


def _allow(option: str, value: int, choices: Sequence[int]) -> None:
    if value not in choices:
        _refuse(option, value, choices)


def _refuse(option: str, value: int, choices: Sequence[int]) -> NoReturn:
    listed = ", ".join(map(str, sorted(choices)))
    raise IllegalInput(Code.BAD_OPTION, option=option, value=str(value), allowed=listed)


def default_options(
    rules: Rules,
    *,
    seats: int | None = None,
    pairs: bool = False,
    hand_size: int | None = None,
    goal: Goal | None = None,
    automatic: bool | None = None,
    turn_time: int | None = None,
    rated: bool = True,
) -> Options:
    """Options with the defaults of the variant for those not given. Raises IllegalInput (BAD_OPTION) like
    ``check_options``."""
    options = Options(
        variant=rules.code,
        seats=seats if seats is not None else (4 if pairs else rules.seat_counts[0]),
        pairs=pairs,
        hand_size=hand_size if hand_size is not None else rules.hand_sizes[0],
        goal=goal or rules.goals[0],
        automatic=rules.automatic if automatic is None else automatic,
        turn_time=turn_time if turn_time is not None else TURN_TIMES[0],
        rated=rated,
    )
    check_options(rules, options)
    return options

"""All that a variant decides, as data plus a few small functions. A variant is one value of ``Rules``.

Numbers such as F3 or H9, here and everywhere, are those of docs/rules.md.
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
    """How the leader of a round is found where nobody has earned the lead."""

    HIGHEST_DOUBLE = "highest_double"
    """The hands decide, and the tile that decided is laid by itself."""
    LOTS = "lots"
    """Each seat draws one tile, the highest leads; then the tiles go back."""
    RANDOM = "random"


class EndReason(Enum):
    """How a round ended."""

    OUT = "out"
    """A seat played its last tile."""
    BLOCKED = "blocked"
    """Nobody can play and nothing may be drawn."""
    TARGET = "target"
    """A play reached the target of the match in the middle of the round."""


@dataclass(frozen=True, slots=True)
class Goal:
    """What ends a match: a target score, or an agreed number of rounds. Exactly one of the two is not zero."""

    target: int = 0
    rounds: int = 0


class RoundEnd(NamedTuple):
    """The facts from which a variant scores a finished round."""

    how: EndReason
    seat: int
    """Who went out, or who made the last move of a blocked round."""
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
    """Who won a round (None: nobody) and what each side earned by its end."""

    winner: int | None
    points: tuple[int, ...]


class Example(NamedTuple):
    """A position that the rule pages of a variant show; what it shows is said in the catalogues."""

    page: int
    """The page of the rules it belongs to, from 1."""
    plays: str
    """The lead and the plays after it: ``"6-6 6-4>right 6-1>left"``."""
    left: tuple[str, ...] = ()
    """What is left in each hand where the end of a round is shown, the first one out: ``("", "4-4 3-0")``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """One variant."""

    code: str
    """The value of the command option and the prefix of the variant's texts."""
    version: int = 1
    """Raised when a change would replay an old log differently."""
    position: int
    """Where the variant stands in lists; the first one is the default of the bot."""
    seats: tuple[int, ...] = (2,)
    """How many may play; the first is the default."""
    pairs: bool = False
    """Whether four may play as two pairs, seats 0 and 2 against 1 and 3."""
    hand_sizes: tuple[int, ...] = (7,)
    """Tiles dealt to each seat; the first is the default."""
    spinner: Spinner = Spinner.NONE
    leader: Leader = Leader.HIGHEST_DOUBLE
    winner_leads: bool = False
    """Whether who went out leads the next round, instead of finding a leader anew."""
    lead_choice: Callable[[Sequence[Tile]], tuple[Tile, ...]] | None = None
    """The tiles among which a leader may choose; None where the highest double is laid by itself."""
    redeal: bool = False
    """Whether tiles are dealt again when nobody has a double; otherwise the heaviest tile leads."""
    reserve: int = 0
    """How many tiles of the boneyard are never drawn."""
    automatic: bool = True
    """Default of the table option: forced draws and passes are carried out at once."""
    goals: tuple[Goal, ...]
    """What a match may be played to; the first is the default."""
    stakes: Mapping[int, int] = field(default_factory=dict[int, int])
    """Ladder points at stake, by target; a match of an agreed number of rounds is played for that number."""
    exact: bool = False
    """Whether the target must be hit exactly; points that would pass it are dropped."""
    fewest_win: bool = False
    """Whether scores are penalties."""
    tile_value: Callable[[Tile], int] = PIPS.__getitem__
    """What a tile left in a hand counts."""
    ends_points: Callable[[int], int] | None = None
    """Points for a play by the total of the open ends; None where the ends never score."""
    score: Callable[[RoundEnd], RoundScore]
    """What a finished round earns."""
    examples: tuple[Example, ...] = ()
    """Drawn beside the written rules."""


def side_of(sides: Sides, seat: int) -> int:
    """The number of the side that a seat plays for. Raises ValueError for a seat that there is not."""
    for number, seats in enumerate(sides):  # not a generator: simulation asks at the end of every round
        if seat in seats:
            return number
    raise ValueError(f"no seat {seat} in {sides}")


def lowest(totals: Sequence[int]) -> int | None:
    """The side with the least left in its hands; None where two share it."""
    least = min(totals)
    return totals.index(least) if totals.count(least) == 1 else None


def winner_takes(end: RoundEnd, amount: Callable[[int, RoundEnd], int]) -> RoundScore:
    """Who went out, or the lowest hand of a blocked round, earns ``amount(side, end)``; equal hands earn nothing."""
    winner = end.side if end.how is EndReason.OUT else lowest(end.totals)
    points = [0] * len(end.sides)
    if winner is not None:
        points[winner] = amount(winner, end)
    return RoundScore(winner, (*points,))


def difference(side: int, end: RoundEnd) -> int:
    """What the others have left less what the winner has left."""
    totals = end.totals
    return sum(totals) - 2 * totals[side]


def nearest_five(value: int) -> int:
    """The nearest multiple of five: a remainder of 1 or 2 goes down, 3 or 4 goes up."""
    return (value + 2) // 5 * 5


def whole_fives(total: int) -> int:
    """The total itself when it is a multiple of five, else nothing."""
    return total if total % 5 == 0 else 0


def find_leader(rules: Rules, hands: Sequence[Sequence[Tile]]) -> tuple[int, Tile] | None:
    """The seat whose tile is laid by itself, and that tile: the highest double, else the heaviest tile.

    None where the variant deals again instead. For variants with ``leader`` HIGHEST_DOUBLE only.
    """
    held = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand]
    doubles = [each for each in held if each[0].is_double]
    if not doubles and rules.redeal:
        return None
    tile, seat = max(doubles or held, key=lambda each: weight(each[0]))
    return seat, tile


def next_leader(rules: Rules, *, how: EndReason, seat: int) -> int | None:
    """The seat that has earned the lead of the next round; None: find one by ``rules.leader``."""
    return seat if rules.winner_leads and how is EndReason.OUT else None


def win_lots(lots: Sequence[Tile]) -> int:
    """The seat that drew the highest tile."""
    return max(range(len(lots)), key=lambda seat: weight(lots[seat]))


class ScoredPoints(NamedTuple):
    """Scores after a gain; ``counted`` is False where an exact target dropped the points."""

    scores: tuple[int, ...]
    counted: bool
    reached: bool
    """Whether this side has met the target of the match."""


def add_points(rules: Rules, goal: Goal, scores: tuple[int, ...], *, side: int, points: int) -> ScoredPoints:
    """Add one score of one side. Points of the last tile and of going out are one score (rules F3, G9)."""
    total = scores[side] + points
    if rules.exact and goal.target and total > goal.target:
        return ScoredPoints(scores, counted=False, reached=False)
    after = tuple(total if number == side else score for number, score in enumerate(scores))
    return ScoredPoints(after, counted=points > 0, reached=bool(goal.target) and total >= goal.target)


def is_decided(goal: Goal, scores: Sequence[int], *, rounds: int) -> bool:
    """Whether a match is over after this many finished rounds: a target is met at any time, rounds are counted."""
    return any(score >= goal.target for score in scores) if goal.target else rounds >= goal.rounds


def winners(rules: Rules, goal: Goal, scores: Sequence[int], *, last: int | None) -> tuple[int, ...]:
    """The sides that have won a decided match, several where they are level.

    ``last`` is the side that won the last round: a match of one round is won by winning it, whatever it earned (P4),
    and drawn (no side) when nobody did.
    """
    if goal.rounds == 1 and not rules.fewest_win:
        return () if last is None else (last,)
    best = (min if rules.fewest_win else max)(scores)
    return tuple(side for side, score in enumerate(scores) if score == best)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What was agreed in the lobby. ``turn_time`` is in seconds."""

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
    """Raise IllegalInput (BAD_OPTION with option, value and what is allowed) for anything the variant does not have."""
    pairs = (False, True) if rules.pairs and options.seats == 4 else (False,)
    _allow("players", options.seats, rules.seats)
    _allow("tiles", options.hand_size, rules.hand_sizes)
    _allow("turn_time", options.turn_time, TURN_TIMES)
    _allow("teams", options.pairs, pairs)
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
    """The options of a table where only some were named; checked.

    Raises IllegalInput (BAD_OPTION) as ``check_options`` does.
    """
    options = Options(
        variant=rules.code,
        seats=seats if seats is not None else (4 if pairs else rules.seats[0]),
        pairs=pairs,
        hand_size=hand_size if hand_size is not None else rules.hand_sizes[0],
        goal=goal or rules.goals[0],
        automatic=rules.automatic if automatic is None else automatic,
        turn_time=turn_time if turn_time is not None else TURN_TIMES[0],
        rated=rated,
    )
    check_options(rules, options)
    return options

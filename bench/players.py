"""Who plays whom in ``python -m bench ai``: our levels, levels that lack something, and other programs."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from math import pi, sqrt
from random import Random
from typing import Any

from engine.ai import Budget, choose, hard, medium
from engine.ai.automaton import Action
from engine.ai.bits import tile_of
from engine.ai.core import Core, RoundOutcome
from engine.ai.evaluation import DEFAULT_WEIGHTS, Weights
from engine.ai.hard import DEFAULT_CONFIG, SearchConfig
from engine.ai.observation import Observation
from engine.ai.win_model import Worth, win_model_of
from engine.moves import Arm, Move, Pass, Play
from engine.rules import Goal, Leader, Options, Rules, default_options, winner_takes
from engine.tiles import PIPS, TILES, Tile
from engine.variants import VARIANTS
from engine.view import SeatView

Player = Callable[[SeatView, Random], Move]

CAP = 0.08
"""Seconds of processor time after which hard is told to stop, as in the bot."""

PARTNERS = replace(
    VARIANTS["draw"],
    code="partners",
    seats=(4,),
    pairs=True,
    leader=Leader.RANDOM,
    winner_leads=True,
    redeal=False,
    automatic=False,
    goals=(Goal(target=200),),
    score=lambda end: winner_takes(end, lambda side, end: sum(end.pips)),
)
"""Block dominoes of two pairs, as the program ``dominoes`` plays them: what is left in all hands goes to the winners.
Not a variant of the bot."""


@dataclass(frozen=True)
class Line:
    """Two players at a table, and the share that the first is asked for."""

    first: str
    second: str
    at: str
    """The table: ``variant-target``, ``variant-rROUNDS``, and perhaps ``-SEATS`` or ``-4p`` for pairs."""
    least: float = 0.0
    most: float = 1.0
    count: int = 300
    cheaper: bool = False
    """Whether the first player must also use less processor time."""

    @property
    def name(self) -> str:
        return f"{self.first} / {self.second}, {self.at}"

    @property
    def table(self) -> tuple[Rules, Options]:
        return table(self.at)


@cache
def table(at: str) -> tuple[Rules, Options]:
    """The table of this name, as ``Line.at`` has it."""
    code, goal, *seats = at.split("-")
    rules = PARTNERS if code == "partners" else VARIANTS[code]
    number = int(seats[0].rstrip("p")) if seats else rules.seats[0]
    pairs = rules is PARTNERS or (bool(seats) and seats[0].endswith("p"))
    agreed = Goal(rounds=int(goal[1:])) if goal.startswith("r") else Goal(target=int(goal))
    return rules, default_options(rules, seats=number, pairs=pairs, goal=agreed)


def _chance(view: SeatView, rng: Random) -> Move:
    return rng.choice(view.moves)


def _greedy(view: SeatView, rng: Random) -> Move:
    """The most points that can be booked, else the heaviest tile."""
    known = Observation(view)
    rules, target = known.core.rules, known.core.target
    score = known.scores[known.core.side[known.seat]]

    def worth(way: Action) -> tuple[int, int, float]:
        points = way.node.points
        booked = 0 if rules.exact and score + points > target > 0 else points
        return booked, rules.tile_value(tile_of(way.bit)), rng.random()

    return known.play(max(known.ways(), key=worth))


def _level(level: str) -> Player:
    return lambda view, rng: choose(view, rng, level, budget=Budget(should_stop=_capped()))


def _medium(habits: Weights) -> Player:
    return lambda view, rng: medium.choose(Observation(view), rng, habits)


def _hard(mind: SearchConfig) -> Player:
    return lambda view, rng: hard.choose(Observation(view), view, rng, Budget(should_stop=_capped()), mind)


def _by_points(core: Core, side: int, before: int) -> Worth:
    """For who does not know what points are played for: each is worth the same, as much as one at an even score."""
    sign, others = (-1 if core.rules.fewest_win else 1), len(core.sides) - 1
    point = sign / sqrt(2 * pi) / win_model_of(core).swing

    def worth(outcome: RoundOutcome) -> float:
        own = outcome.scores[side]
        return 0.5 + point * (own - (sum(outcome.scores) - own) / others)

    return worth


def _deceived(player: Player, **untrue: object) -> Player:
    """The player, told that some of the rules or of what was agreed is different: who does not know a trait."""
    told: dict[int, Rules] = {}

    def choose_deceived(view: SeatView, rng: Random) -> Move:
        public = view.public
        traits = {name: value for name, value in untrue.items() if hasattr(public.rules, name) and name != "pairs"}
        rules = told.setdefault(id(public.rules), replace(public.rules, **traits) if traits else public.rules)
        options = replace(public.options, pairs=untrue.get("pairs", public.options.pairs))
        return player(replace(view, public=replace(public, rules=rules, options=options)), rng)

    return choose_deceived


def _capped() -> Callable[[], bool]:
    ends = time.process_time() + CAP
    return lambda: time.process_time() > ends


PEER = "dominoes' probabilistic_alphabeta"


def _peer() -> Player | None:
    """``dominoes.players.probabilistic_alphabeta(start_move=8, sample_size=10)``, shown what a seat sees.

    It looks at the hands of the others only to know which tiles they hold together; they are dealt to them in order.
    Its own tiles come in any order, as it deals them: until it begins to search it plays the first that fits.
    """
    try:
        peer: Any = import_module("dominoes")
    except ImportError:
        return None
    think: Any = peer.players.probabilistic_alphabeta(start_move=8, sample_size=10)

    def told(tiles: tuple[Tile, ...] | list[Tile]) -> Any:
        return peer.Hand([peer.Domino(tile.low, tile.high) for tile in tiles])

    def player(view: SeatView, rng: Random) -> Move:
        public = view.public
        laid = {each.tile for each in public.layout.laid}
        hidden = [tile for tile in TILES if tile not in laid and tile not in view.hand]
        hands: list[Any] = []
        for number, seat in enumerate(public.seats):
            own = number == view.seat
            hands.append(told(rng.sample(view.hand, seat.tiles) if own else hidden[: seat.tiles]))
            hidden = hidden if own else hidden[seat.tiles :]
        board: Any = peer.Board()
        moves: list[Any] = []
        for act in public.acts:
            match act.move:
                case Play(tile, arm):
                    moves.append((peer.Domino(tile.high, tile.low), arm is not Arm.RIGHT))
                    board.add(*moves[-1])
                case Pass():
                    moves.append(None)
                case _:
                    raise ValueError("nothing is drawn in its rules")
        played: Any = peer.Game(board, hands, moves, view.seat, (), public.leader, None)
        if moves:
            played._update_valid_moves()
        else:
            played.valid_moves = tuple((each, True) for each in hands[view.seat])
        random.seed(rng.getrandbits(64))  # it has no source of chance of its own
        think(played)
        domino, left = played.valid_moves[0]
        tile = Tile.of(domino.first, domino.second)
        arm = Arm.LEFT if left else Arm.RIGHT
        return Play(tile, arm if moves else None)

    return player


@cache
def players() -> dict[str, Player]:
    """Everybody by name; programs that are not installed are absent."""
    found: dict[str, Player] = {
        "chance": _chance,
        "greedy": _greedy,
        **{level: _level(level) for level in ("easy", "medium", "hard")},
        "medium without an eye for replies": _medium(DEFAULT_WEIGHTS._replace(threat=0.0, plan=0.0)),
        "medium without conclusions": _medium(DEFAULT_WEIGHTS._replace(draws=0.0, passes=0.0, threat=0.0, plan=0.0)),
        "medium without dear tiles": _deceived(_level("medium"), tile_value=PIPS.__getitem__),
        "medium without an exact target": _deceived(_level("medium"), exact=False),
        "hard without looks": _hard(replace(DEFAULT_CONFIG, looks=0.0)),
        "hard without trust in choices": _hard(replace(DEFAULT_CONFIG, patience=0.0)),
        "hard without exact endings": _hard(replace(DEFAULT_CONFIG, solve=0)),
        "hard without the score": _hard(replace(DEFAULT_CONFIG, aim=_by_points)),
        "hard without dear tiles": _deceived(_level("hard"), tile_value=PIPS.__getitem__),
        "hard without an exact target": _deceived(_level("hard"), exact=False),
        "hard without a reserve": _deceived(_level("hard"), reserve=0),
        "hard without a partner": _deceived(_level("hard"), pairs=False),
    }
    peer = _peer()
    return found if peer is None else {**found, PEER: peer}


LINES = (
    Line("easy", "chance", "draw-50", least=0.6, most=0.8, count=1000),
    Line("greedy", "easy", "all_fives-150", least=0.6, count=1000),
    Line("greedy", "easy", "draw-50", count=1000),
    Line("greedy", "chance", "draw-50", count=1000),
    Line("medium", "greedy", "draw-100", least=0.93, count=1000),
    Line("medium", "greedy", "all_fives-150", least=0.72, count=1000),
    Line("medium", "greedy", "partners-200", least=0.77, count=1000),
    Line("hard", "greedy", "draw-100", least=0.96),
    Line("hard", "greedy", "draw-50", least=0.9),
    Line("hard", "greedy", "all_fives-150", least=0.8),
    Line("hard", "greedy", "partners-200", least=0.95),
    Line("hard", PEER, "partners-200", least=0.85, cheaper=True),
    *(
        Line(level, f"{level} without {what}", at, count=500 if level == "medium" else 100)
        for level, what, tables in (
            ("medium", "conclusions", "draw-50 ceza-r3-3 ceza-r3-4p straight-100-4"),
            ("medium", "an eye for replies", "all_fives-100 fives_threes-61 straight-100 straight-100-3"),
            ("medium", "dear tiles", "ceza-r3 ceza-r3-4"),
            ("medium", "an exact target", "fives_threes-31"),
            ("hard", "looks", "draw-50 ceza-r3"),
            ("hard", "dear tiles", "ceza-r1 ceza-r3"),
            ("hard", "a reserve", "para-r1"),
            ("hard", "an exact target", "fives_threes-31"),
            ("hard", "the score", "draw-50 fives_threes-31 ceza-r3 ceza-r3-3 straight-100-3"),
            ("hard", "a partner", "ceza-r3-4p straight-100-4p"),
            ("hard", "trust in choices", "draw-50 straight-100"),
            ("hard", "exact endings", "all_fives-100 ceza-r3-4p"),
        )
        for at in tables.split()
    ),
)


def _usual(rules: Rules) -> str:
    """The table of a variant as it is opened without a choice."""
    goal = rules.goals[0]
    return f"{rules.code}-{goal.target}" if goal.target else f"{rules.code}-r{goal.rounds}"


LADDER = tuple(
    Line(stronger, weaker, _usual(rules), least=least, count=count)
    for stronger, weaker, least, count in (("medium", "easy", 0.6, 500), ("hard", "medium", 0.5, 100))
    for rules in VARIANTS.values()
)
"""The levels among themselves: what ``engine.ai.strength`` stands on."""

"""The players and pairings of ``python -m bench ai``: our levels, levels with one part missing, and other programs."""

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
from engine.ai.win_model import Utility, win_model_of
from engine.moves import Arm, Move, Pass, Play
from engine.rules import Goal, Leader, Options, RoundEnd, RoundScore, Rules, default_options, winner_takes
from engine.tiles import PIPS, TILES, Tile
from engine.variants import VARIANTS
from engine.view import SeatView

Player = Callable[[SeatView, Random], Move]

TIME_LIMIT = 0.08
"""Seconds of processor time after which hard has to stop, as in the bot."""


def _all_that_is_left(end: RoundEnd) -> RoundScore:
    return winner_takes(end, lambda side, end: sum(end.pips))


PARTNERS = replace(
    VARIANTS["draw"],
    code="partners",
    seat_counts=(4,),
    pairs=True,
    leader=Leader.RANDOM,
    winner_leads=True,
    redeal=False,
    automatic=False,
    goals=(Goal(target=200),),
    score=_all_that_is_left,
)
"""Block dominoes for two pairs, as the program ``dominoes`` plays it: what is left in all hands goes to the winners.
Not a variant of the bot."""


@dataclass(frozen=True)
class Line:
    """Two players at a table, and the share of wins that the first has to reach."""

    first: str
    second: str
    at: str
    """The table: ``variant-TARGET`` or ``variant-rROUNDS``, optionally with ``-SEATS``, or ``-4p`` for two pairs."""
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
    """The rules and options of a table, named as in ``Line.at``."""
    code, goal, *seats = at.split("-")
    rules = PARTNERS if code == "partners" else VARIANTS[code]
    number = int(seats[0].rstrip("p")) if seats else rules.seat_counts[0]
    pairs = rules is PARTNERS or (bool(seats) and seats[0].endswith("p"))
    agreed = Goal(rounds=int(goal[1:])) if goal.startswith("r") else Goal(target=int(goal))
    return rules, default_options(rules, seats=number, pairs=pairs, goal=agreed)


def _random(view: SeatView, rng: Random) -> Move:
    return rng.choice(view.moves)


def _greedy(view: SeatView, rng: Random) -> Move:
    """The play that scores most, else the heaviest tile."""
    observation = Observation(view)
    rules, target = observation.core.rules, observation.core.target
    score = observation.scores[observation.core.side[observation.seat]]

    def value(action: Action) -> tuple[int, int, float]:
        points = action.node.points
        scored = 0 if rules.exact and score + points > target > 0 else points
        return scored, rules.tile_value(tile_of(action.bit)), rng.random()

    return observation.play(max(observation.actions(), key=value))


def _level(level: str) -> Player:
    return lambda view, rng: choose(view, rng, level, budget=Budget(should_stop=_time_limit()))


def _medium(weights: Weights) -> Player:
    return lambda view, rng: medium.choose(Observation(view), rng, weights)


def _hard(config: SearchConfig) -> Player:
    return lambda view, rng: hard.choose(Observation(view), view, rng, Budget(should_stop=_time_limit()), config)


def _by_points(core: Core, side: int, before: int) -> Utility:
    """The objective of a player that ignores the score: every point counts like one at an even score."""
    sign, others = (-1 if core.rules.fewest_win else 1), len(core.sides) - 1
    point = sign / sqrt(2 * pi) / win_model_of(core).swing

    def utility(outcome: RoundOutcome) -> float:
        own = outcome.scores[side]
        return 0.5 + point * (own - (sum(outcome.scores) - own) / others)

    return utility


def _misinformed(player: Player, **untrue: object) -> Player:
    """The player with some rules or options replaced in what it sees, so that it does not know a trait of the table."""
    changed: dict[int, Rules] = {}

    def choose(view: SeatView, rng: Random) -> Move:
        public = view.public
        traits = {name: value for name, value in untrue.items() if hasattr(public.rules, name) and name != "pairs"}
        rules = changed.setdefault(id(public.rules), replace(public.rules, **traits) if traits else public.rules)
        options = replace(public.options, pairs=untrue.get("pairs", public.options.pairs))
        return player(replace(view, public=replace(public, rules=rules, options=options)), rng)

    return choose


def _time_limit() -> Callable[[], bool]:
    ends = time.process_time() + TIME_LIMIT
    return lambda: time.process_time() > ends


PEER = "dominoes' probabilistic_alphabeta"


def _peer() -> Player | None:
    """``dominoes.players.probabilistic_alphabeta(start_move=8, sample_size=10)``, given what a seat sees.

    It uses the hands of the others only for the set of tiles in them, so hidden tiles are dealt to them in order.
    Its own tiles are in random order, as it deals them: before it begins to search it plays the first that fits.
    """
    try:
        peer: Any = import_module("dominoes")
    except ImportError:
        return None
    think: Any = peer.players.probabilistic_alphabeta(start_move=8, sample_size=10)

    def as_hand(tiles: tuple[Tile, ...] | list[Tile]) -> Any:
        return peer.Hand([peer.Domino(tile.low, tile.high) for tile in tiles])

    def player(view: SeatView, rng: Random) -> Move:
        public = view.public
        laid = {each.tile for each in public.layout.laid}
        hidden = [tile for tile in TILES if tile not in laid and tile not in view.hand]
        hands: list[Any] = []
        for number, seat in enumerate(public.seats):
            own = number == view.seat
            hands.append(as_hand(rng.sample(view.hand, seat.tiles) if own else hidden[: seat.tiles]))
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
        random.seed(rng.getrandbits(64))  # it uses the global generator
        think(played)
        domino, left = played.valid_moves[0]
        tile = Tile.of(domino.first, domino.second)
        arm = Arm.LEFT if left else Arm.RIGHT
        return Play(tile, arm if moves else None)

    return player


@cache
def players() -> dict[str, Player]:
    """All players by name, without programs that are not installed."""
    found: dict[str, Player] = {
        "random": _random,
        "greedy": _greedy,
        **{level: _level(level) for level in ("easy", "medium", "hard")},
        "medium without lookahead": _medium(DEFAULT_WEIGHTS._replace(threat=0.0, follow_up=0.0)),
        "medium without inference": _medium(
            DEFAULT_WEIGHTS._replace(opponent_draws=0.0, opponent_passes=0.0, threat=0.0, follow_up=0.0)
        ),
        "medium without tile values": _misinformed(_level("medium"), tile_value=PIPS.__getitem__),
        "medium without an exact target": _misinformed(_level("medium"), exact=False),
        "hard without evaluation": _hard(replace(DEFAULT_CONFIG, eval_weight=0.0)),
        "hard without likelihoods": _hard(replace(DEFAULT_CONFIG, temperature=0.0)),
        "hard without the solver": _hard(replace(DEFAULT_CONFIG, max_solved_tiles=0)),
        "hard without the score": _hard(replace(DEFAULT_CONFIG, objective=_by_points)),
        "hard without tile values": _misinformed(_level("hard"), tile_value=PIPS.__getitem__),
        "hard without an exact target": _misinformed(_level("hard"), exact=False),
        "hard without a reserve": _misinformed(_level("hard"), reserve=0),
        "hard without a partner": _misinformed(_level("hard"), pairs=False),
    }
    peer = _peer()
    return found if peer is None else {**found, PEER: peer}


LINES = (
    Line("easy", "random", "draw-50", least=0.6, most=0.8, count=1000),
    Line("greedy", "easy", "all_fives-150", least=0.6, count=1000),
    Line("greedy", "easy", "draw-50", count=1000),
    Line("greedy", "random", "draw-50", count=1000),
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
            ("medium", "inference", "draw-50 ceza-r3-3 ceza-r3-4p straight-100-4"),
            ("medium", "lookahead", "all_fives-100 fives_threes-61 straight-100 straight-100-3"),
            ("medium", "tile values", "ceza-r3 ceza-r3-4"),
            ("medium", "an exact target", "fives_threes-31"),
            ("hard", "evaluation", "draw-50 ceza-r3"),
            ("hard", "tile values", "ceza-r1 ceza-r3"),
            ("hard", "a reserve", "para-r1"),
            ("hard", "an exact target", "fives_threes-31"),
            ("hard", "the score", "draw-50 fives_threes-31 ceza-r3 ceza-r3-3 straight-100-3"),
            ("hard", "a partner", "ceza-r3-4p straight-100-4p"),
            ("hard", "likelihoods", "draw-50 straight-100"),
            ("hard", "the solver", "all_fives-100 ceza-r3-4p"),
        )
        for at in tables.split()
    ),
)


def default_table(rules: Rules) -> str:
    """The table of a variant with its default options."""
    goal = rules.goals[0]
    return f"{rules.code}-{goal.target}" if goal.target else f"{rules.code}-r{goal.rounds}"


LADDER = tuple(
    Line(stronger, weaker, default_table(rules), least=least, count=count)
    for stronger, weaker, least, count in (("medium", "easy", 0.6, 500), ("hard", "medium", 0.5, 100))
    for rules in VARIANTS.values()
)
"""The levels against each other: the shares that ``engine.ai.strength`` is based on."""

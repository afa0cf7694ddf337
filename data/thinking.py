"""What the process does in which hard computers think, asked by ``data.opponents``.

It knows the rules and the opponents only, so it is small and starts quickly; no token, no database, no event loop.
"""

from __future__ import annotations

import json
import pickle
import traceback
from dataclasses import astuple, dataclass
from random import Random
from time import perf_counter, process_time

from engine.ai import LEVELS, Budget, choose
from engine.events import ComputerAdded, Opened, RoundDealt, Started
from engine.match import Match, move_event
from engine.rules import Options, default_options
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view

NICENESS = 10
"""The bot answers people, this one may wait."""
_DEAL = "00" * 32
"""The secret of the round that is thought about first."""
_WARM = 0.02
"""Seconds of processor time for a move that nobody waits for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What is asked: the move of a computer."""

    view: SeatView
    level: str
    seed: int
    """Of the source of chance."""
    cpu: float
    """Seconds of processor time after which it has to do with what it has found."""
    wall: float
    """The same by the clock on the wall."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes back: the place of the move in ``view.moves``, or what went wrong."""

    move: int = 0
    cpu: float = 0.0
    """Seconds of processor time that it took."""
    error: str = ""


def answer(question: Question) -> Answer:
    """Think. What goes wrong is told, not raised."""
    began, cpu_began = perf_counter(), process_time()

    def is_over() -> bool:
        return process_time() - cpu_began >= question.cpu or perf_counter() - began >= question.wall

    view = question.view
    try:
        move = choose(view, Random(question.seed), question.level, budget=Budget(should_stop=is_over))
        return Answer(view.moves.index(move), process_time() - cpu_began)
    except Exception:
        return Answer(cpu=process_time() - cpu_began, error=traceback.format_exc())


def first_match(options: Options) -> Match:
    """Some match of computers that has just been dealt."""
    seated = [ComputerAdded(LEVELS[-1])] * (options.seats - 1)
    return Match.replay([Opened(options, host=0), *seated, Started(), RoundDealt(_DEAL)])


def first_view(options: Options) -> SeatView:
    """What the seat sees that first has a choice there."""
    match = first_match(options)
    while True:
        assert match.on_turn is not None
        view = seat_view(match, match.on_turn)
        assert view is not None
        if len(view.moves) > 1:
            return view
        match = match.apply(move_event(match.on_turn, next(iter(view.moves))))


def warm_up() -> None:
    """Think once in every variant, shortly: tables that are made when they are needed are there from now on."""
    for rules in VARIANTS.values():
        view = first_view(default_options(rules))
        answer(Question(view=view, level=LEVELS[-1], seed=0, cpu=_WARM, wall=1))


def handle(asked: bytes) -> bytes:
    """The answer to a pickled question, as JSON."""
    return json.dumps(astuple(answer(pickle.loads(asked)))).encode()

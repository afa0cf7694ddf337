"""What the AI worker process does: chooses the moves of hard computers, for ``data.computer_players``.

It imports the rules and the AI only, so it is small and starts quickly; no token, no database, no event loop.
"""

from __future__ import annotations

import json
import pickle
import traceback
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from random import Random
from time import perf_counter, process_time

from engine.ai import LEVELS, Budget, choose
from engine.match import move_event
from engine.rules import Options, default_options
from engine.sample_match import sample_match
from engine.variants import VARIANTS
from engine.view import SeatView, seat_view

NICENESS = 10
"""The bot, which answers people, goes first."""
_WARM_UP_CPU = 0.02
"""Seconds of processor time for a move while warming up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A request for the move of a computer."""

    view: SeatView
    level: str
    seed: int
    """Of the random generator."""
    cpu: float
    """Seconds of processor time after which the best move found so far is taken."""
    wall: float
    """The same in elapsed time."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The response: the index of the move in ``view.moves``, or a traceback."""

    move: int = 0
    cpu: float = 0.0
    """Seconds of processor time it took."""
    error: str = ""


def answer(question: Question) -> Answer:
    """Choose a move. An error is returned, not raised."""
    began, cpu_began = perf_counter(), process_time()

    def is_over() -> bool:
        return process_time() - cpu_began >= question.cpu or perf_counter() - began >= question.wall

    view = question.view
    try:
        move = choose(view, Random(question.seed), question.level, budget=Budget(should_stop=is_over))
        return Answer(view.moves.index(move), process_time() - cpu_began)
    except Exception:  # noqa: BLE001 (the traceback is the answer)
        return Answer(cpu=process_time() - cpu_began, error=traceback.format_exc())


def first_view(options: Options) -> SeatView:
    """The view of the first seat that has a choice in a sample match."""
    match = sample_match(options)
    while True:
        assert match.on_turn is not None
        view = seat_view(match, match.on_turn)
        assert view is not None
        if len(view.moves) > 1:
            return view
        match = match.apply(move_event(match.on_turn, next(iter(view.moves))))


def warm_up() -> None:
    """Choose one move in every variant, so that tables made on first use exist from now on."""
    for rules in VARIANTS.values():
        view = first_view(default_options(rules))
        answer(Question(view=view, level=LEVELS[-1], seed=0, cpu=_WARM_UP_CPU, wall=1))


def prepare() -> Iterator[None]:
    """Nothing is left after ``warm_up``."""
    return iter(())


def handle(request: bytes) -> bytes:
    """The answer to a pickled question, as JSON."""
    return json.dumps(astuple(answer(pickle.loads(request)))).encode()

"""Where computers think: easy and medium at once, hard in processes of its own, which are asked one move at a time.

A table never waits for a process that is not there: while one starts, after one died, when one hangs and when too many
ask at once, the medium level moves.
"""

from __future__ import annotations

import asyncio
import json
import logging
import pickle
from random import Random
from time import perf_counter

from data.thinking import Answer, Question
from engine.ai import choose
from engine.match import SUBSTITUTE_LEVEL
from engine.round import Move
from engine.view import SeatView
from workers.worker_process import WorkerProcess

_log = logging.getLogger(__name__)

SLOW_LEVELS = frozenset({"hard"})
"""Levels whose moves take so long that the event loop must not wait for them."""
CPU = 0.08
"""Seconds of processor time for a move; what is begun is finished, so the 100 ms that it may cost are kept."""
WALL = 0.5
"""Seconds by the clock for a move, on a machine that is busy with other things."""
QUEUE = 1.0
"""Seconds after which a question that was not taken up yet goes to the medium level."""


class Opponents:
    """The computers of the bot. Made once, started with it, and closed on every path."""

    def __init__(self, *, processes: int, rng: Random) -> None:
        """With no ``processes`` the medium level moves for hard ones too; ``rng`` is dice."""
        self._rng = rng
        self._thinkers = tuple(ComputerWorker() for _ in range(processes))

    def start(self) -> None:
        """Begin to start the processes; nothing waits for them."""
        for thinker in self._thinkers:
            thinker.start()

    async def choose(self, view: SeatView, level: str) -> Move:
        """A computer's move. A cancelled question that was not taken up yet is never asked.

        Raises ValueError when it is not this seat's turn.
        """
        if level in SLOW_LEVELS:
            if self._thinkers and len(view.moves) > 1:
                thinker = min(self._thinkers, key=lambda each: each.waiting)
                move = await thinker.ask(view, level, seed=self._rng.getrandbits(64))
                if move is not None:
                    return move
            level = SUBSTITUTE_LEVEL
        return choose(view, self._rng, level)

    @property
    def are_up(self) -> bool:
        """Whether every process is there to be asked."""
        return all(thinker.is_up for thinker in self._thinkers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that are there to be asked."""
        return tuple(pid for thinker in self._thinkers if (pid := thinker.pid) is not None)

    @property
    def cpu(self) -> float:
        """The most processor time that a move has cost so far, in seconds."""
        return max((thinker.most_cpu for thinker in self._thinkers), default=0.0)

    def close(self) -> None:
        """End the processes, at once: who still waits for a move gets a medium one. May be called again."""
        for thinker in self._thinkers:
            thinker.close()


class ComputerWorker:
    """One process that is asked for moves."""

    def __init__(self) -> None:
        self.waiting = 0
        """Questions that have no answer yet."""
        self.most_cpu = 0.0
        self._helper = WorkerProcess("data.thinking", what="in which hard computers think")

    @property
    def is_up(self) -> bool:
        return self._helper.is_up

    @property
    def pid(self) -> int | None:
        return self._helper.pid

    def start(self) -> None:
        """Begin to start the process; nothing happens once it is closed."""
        self._helper.start()

    async def ask(self, view: SeatView, level: str, *, seed: int) -> Move | None:
        """The move, None where none is to be had in time."""
        if not self.is_up:
            return None
        question = Question(view=view, level=level, seed=seed, cpu=CPU, wall=WALL)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self._helper.submit(self._ask, question, perf_counter()))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the process and the thread."""
        self._helper.close()

    def _ask(self, question: Question, asked_at: float) -> Move | None:
        if perf_counter() - asked_at > QUEUE:
            return None
        said = self._helper.ask(pickle.dumps(question))
        if said is None:
            return None
        answer = Answer(*json.loads(said))
        if answer.error:
            _log.error("a hard computer failed, a medium one moves for it: %s", answer.error)
            return None
        self.most_cpu = max(self.most_cpu, answer.cpu)
        return question.view.moves[answer.move]

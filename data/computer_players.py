"""The moves of computers: easy and medium ones at once, hard ones from worker processes, one move at a time.

A table never waits for a process that is down: while one starts, after one died, when one hangs and when there are too
many requests, the medium level moves.
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
"""Levels whose moves take too long for the event loop."""
MAX_CPU_SECONDS = 0.08
"""Seconds of processor time for a move; a step that has begun is finished, within the 100 ms that a move may cost."""
MAX_WALL_SECONDS = 0.5
"""Seconds of elapsed time for a move, on a busy machine."""
MAX_QUEUE_SECONDS = 1.0
"""Seconds after which a request that has not begun yet goes to the medium level."""


class ComputerPlayers:
    """Chooses the moves of all computers. Made once, started with the bot, and closed on every path."""

    def __init__(self, *, processes: int, rng: Random) -> None:
        """With no ``processes`` the medium level moves for hard ones too; ``rng`` is the source of chance."""
        self._rng = rng
        self._workers = tuple(ComputerWorker() for _ in range(processes))

    def start(self) -> None:
        """Begin to start the processes and return at once."""
        for worker in self._workers:
            worker.start()

    async def choose(self, view: SeatView, level: str) -> Move:
        """A computer's move. A request that is cancelled before it has begun is never sent.

        Raises ValueError when it is not this seat's turn.
        """
        if level in SLOW_LEVELS:
            if self._workers and len(view.moves) > 1:
                worker = min(self._workers, key=lambda each: each.waiting)
                move = await worker.ask(view, level, seed=self._rng.getrandbits(64))
                if move is not None:
                    return move
            level = SUBSTITUTE_LEVEL
        return choose(view, self._rng, level)

    @property
    def are_up(self) -> bool:
        """Whether every process takes requests."""
        return all(worker.is_up for worker in self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The ids of the processes that take requests."""
        return tuple(pid for worker in self._workers if (pid := worker.pid) is not None)

    @property
    def cpu(self) -> float:
        """The most processor time that a move has cost so far, in seconds."""
        return max((worker.most_cpu for worker in self._workers), default=0.0)

    def close(self) -> None:
        """Kill the processes: pending moves become medium ones. May be called again."""
        for worker in self._workers:
            worker.close()


class ComputerWorker:
    """One worker process that chooses moves."""

    def __init__(self) -> None:
        self.waiting = 0
        """Requests without a response yet."""
        self.most_cpu = 0.0
        self._worker = WorkerProcess("data.thinking", name="AI")

    @property
    def is_up(self) -> bool:
        return self._worker.is_up

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def start(self) -> None:
        """Begin to start the process; after ``close`` nothing happens."""
        self._worker.start()

    async def ask(self, view: SeatView, level: str, *, seed: int) -> Move | None:
        """The move; None where it does not come in time."""
        if not self.is_up:
            return None
        question = Question(view=view, level=level, seed=seed, cpu=MAX_CPU_SECONDS, wall=MAX_WALL_SECONDS)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self._worker.submit(self._ask, question, perf_counter()))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the process and the thread."""
        self._worker.close()

    def _ask(self, question: Question, asked_at: float) -> Move | None:
        if perf_counter() - asked_at > MAX_QUEUE_SECONDS:
            return None
        response = self._worker.request(pickle.dumps(question))
        if response is None:
            return None
        answer = Answer(*json.loads(response))
        if answer.error:
            _log.error("a hard computer failed, a medium one moves for it: %s", answer.error)
            return None
        self.most_cpu = max(self.most_cpu, answer.cpu)
        return question.view.moves[answer.move]

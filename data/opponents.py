"""Where computers think: easy and medium at once, hard in processes of its own, which are asked one move at a time.

A table never waits for a process that is not there: while one starts, after one died, when one hangs and when too many
ask at once, the medium level moves.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from time import perf_counter
from typing import IO

from data.thinking import READY, Answer, Question, read_frame, write_frame
from engine.ai import choose
from engine.match import SUBSTITUTE_LEVEL
from engine.round import Move
from engine.view import SeatView

_log = logging.getLogger(__name__)

PONDERS = frozenset({"hard"})
"""Levels whose moves take so long that the event loop must not wait for them."""
CPU = 0.08
"""Seconds of processor time for a move; what is begun is finished, so the 100 ms that it may cost are kept."""
WALL = 0.5
"""Seconds by the clock for a move, on a machine that is busy with other things."""
QUEUE = 1.0
"""Seconds after which a question that was not taken up yet goes to the medium level."""
HANGS = 2.0
"""Seconds after which a process that does not answer is ended."""
START = 60.0
"""The same for one that starts: nobody waits for it, and on a busy machine others go first."""
RESTS = (0.0, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until a new process is started in place of one that failed, by how many failed in a row before it."""

_ROOT = Path(__file__).parents[1]


class Opponents:
    """The computers of the bot. Made once, started with it, and closed on every path."""

    def __init__(self, *, processes: int, rng: Random) -> None:
        """With no ``processes`` the medium level moves for hard ones too; ``rng`` is dice."""
        self._rng = rng
        self._thinkers = tuple(Thinker() for _ in range(processes))

    def start(self) -> None:
        """Begin to start the processes; nothing waits for them."""
        for thinker in self._thinkers:
            thinker.start()

    async def choose(self, view: SeatView, level: str) -> Move:
        """A computer's move. A cancelled question that was not taken up yet is never asked.

        Raises ValueError when it is not this seat's turn.
        """
        if level in PONDERS:
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


class Thinker:
    """One process, and the thread that talks with it: one question at a time, the others wait in order.

    The thread, unlike pipes of the event loop, is the same on every system, and has nothing to do at rest.
    """

    def __init__(self) -> None:
        self.waiting = 0
        """Questions that have no answer yet."""
        self.is_up = False
        self.most_cpu = 0.0
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="opponent")
        self._lock = threading.Lock()
        """Held where a process is started or ended, so that closing leaves none behind."""
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._failures = 0
        """In a row."""
        self._again: threading.Timer | None = None
        """Starts a process in place of the one that failed."""

    @property
    def pid(self) -> int | None:
        process = self._process
        return process.pid if process is not None and self.is_up else None

    def start(self) -> None:
        """Begin to start the process; nothing happens once it is closed."""
        with suppress(RuntimeError):
            self._thread.submit(self._start)

    async def ask(self, view: SeatView, level: str, *, seed: int) -> Move | None:
        """The move, None where none is to be had in time."""
        if self._closed or not self.is_up:
            return None
        question = Question(view=view, level=level, seed=seed, cpu=CPU, wall=WALL)
        self.waiting += 1
        try:
            return await asyncio.wrap_future(self._thread.submit(self._ask, question, perf_counter()))
        finally:
            self.waiting -= 1

    def close(self) -> None:
        """End the process and the thread."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(wait=True)
        if self._again is not None:
            self._again.cancel()
        self._bury()

    # ---- in the thread ---------------------------------------------------------------------------------------------

    def _start(self) -> None:
        try:
            with self._lock:
                if self._closed:
                    return
                self._process = process = _open()
            with _ended_after(START, process):
                if read_frame(_reading(process)) != READY:
                    raise EOFError("it ended while it started")
        except Exception as error:
            self._failed(error)
        else:
            self.is_up = True

    def _ask(self, question: Question, asked_at: float) -> Move | None:
        process = self._process
        if process is None or not self.is_up or perf_counter() - asked_at > QUEUE:
            return None
        asked = pickle.dumps(question)
        try:
            with _ended_after(HANGS, process):
                write_frame(_writing(process), asked)
                said = read_frame(_reading(process))
            if said is None:
                raise EOFError("it ended while it thought")
        except Exception as error:
            self._failed(error)
            return None
        return self._heard(question.view, said)

    def _heard(self, view: SeatView, said: bytes) -> Move | None:
        answer = Answer(*json.loads(said))
        if self._failures:
            _log.info("hard computers think again")
            self._failures = 0
        if answer.error:
            _log.error("a hard computer failed, a medium one moves for it: %s", answer.error)
            return None
        self.most_cpu = max(self.most_cpu, answer.cpu)
        return view.moves[answer.move]

    def _failed(self, error: Exception) -> None:
        """The process is of no use any more; another one is started at once, or later where that did not help.

        Nobody has to ask for it: a table that asks again finds it there.
        """
        self.is_up = False
        self._bury()
        if self._closed:
            return
        rest = RESTS[min(self._failures, len(RESTS) - 1)]
        if not self._failures:  # said once until it is well again
            _log.warning(
                "the process of the hard computers failed (%r); medium ones move until there is another", error
            )
        self._failures += 1
        self._again = threading.Timer(rest, self.start)  # after those who wait: they are not to wait for a start
        self._again.daemon = True
        self._again.start()

    def _bury(self) -> None:
        """End the process for certain and let go of its pipes."""
        with self._lock:
            process, self._process = self._process, None
        self.is_up = False
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what was not sent any more
                        pipe.close()
            process.wait()


def _open() -> subprocess.Popen[bytes]:
    """The process, without the bot's token, and out of reach of a Ctrl-C that is meant for the bot. Raises OSError."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "data.thinking"],  # -P: not what has the same names where the bot was started
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**environment, "PYTHONPATH": str(_ROOT)},
        start_new_session=True,
    )


def _reading(process: subprocess.Popen[bytes]) -> IO[bytes]:
    assert process.stdout is not None
    return process.stdout


def _writing(process: subprocess.Popen[bytes]) -> IO[bytes]:
    assert process.stdin is not None
    return process.stdin


@contextmanager
def _ended_after(seconds: float, process: subprocess.Popen[bytes]) -> Generator[None]:
    """Kill the process unless the body is done by then: reading from it then comes to an end, on every system."""
    watch = threading.Timer(seconds, process.kill)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()

"""A process beside the bot as the bot sees it: it may die, hang or be slow, and never holds anybody up for long."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import IO, TypeVar

from workers.worker_main import READY, read_frame, write_frame

_log = logging.getLogger(__name__)

REQUEST_TIMEOUT = 2.0
"""Seconds after which a process that does not answer is ended."""
START_TIMEOUT = 60.0
"""The same for one that starts: nobody waits for it, and on a busy machine others go first."""
RESTART_DELAYS = (0.0, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds until a new process is started in place of one that failed, by how many failed in a row before it."""

_ROOT = Path(__file__).parents[1]
_BUFFER = 1 << 16
"""Bytes: what comes back is read in one go."""
_LOOKS = 0.05
"""Seconds between two looks at whether a process has hung, while it is asked something."""

Value = TypeVar("Value")


class WorkerProcess:
    """One process, and the thread that talks with it: one thing at a time, the others wait in order.

    The thread, unlike pipes of the event loop, is the same on every system, and has nothing to do at rest.
    """

    def __init__(self, module: str, *, what: str) -> None:
        """``module`` says what is done there, see ``workers.worker_main``; ``what`` says in the log what it is for."""
        self.is_up = False
        """Whether it is there to be asked."""
        self._module = module
        self._what = what
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=module)
        self._lock = threading.Lock()
        """Held where a process is started or ended, so that closing leaves none behind."""
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._failures = 0
        """In a row."""
        self._again: threading.Timer | None = None
        """Starts a process in place of the one that failed."""
        self._watch = Watchdog()

    @property
    def pid(self) -> int | None:
        """The id of the process while it is there to be asked."""
        process = self._process
        return process.pid if process is not None and self.is_up else None

    def start(self) -> None:
        """Begin to start the process; nothing waits for it, and nothing happens once it is closed."""
        with suppress(RuntimeError):
            self._thread.submit(self._start)

    def submit(self, work: Callable[..., Value], *arguments: object) -> Future[Value]:
        """Do something in the thread, where ``ask`` may be called. What has not begun can be cancelled.

        Raises RuntimeError once it is closed.
        """
        return self._thread.submit(work, *arguments)

    def close(self, *, drop: bool = False) -> None:
        """End the process, at once, and then the thread; what waits for it is done without the process, or with
        ``drop`` not any more. May be called again."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=drop)
        if self._again is not None:
            self._again.cancel()
        self._reap()
        self._watch.close()

    # ---- in the thread ---------------------------------------------------------------------------------------------

    def ask(self, question: bytes) -> bytes | None:
        """What the process says; None where it says nothing in time, or is not there: as it starts, after it died."""
        process = self._process
        if process is None or not self.is_up:
            return None
        try:
            with self._watch.guard(process, REQUEST_TIMEOUT):
                write_frame(_writing(process), question)
                said = read_frame(_reading(process))
            if said is None:
                raise EOFError("it ended while it was asked")
        except Exception as error:
            self._failed(error)
            return None
        if self._failures:
            _log.info("the process %s is there again", self._what)
            self._failures = 0
        return said

    def _start(self) -> None:
        try:
            with self._lock:
                if self._closed:
                    return
                self._process = process = _open(self._module)
            with self._watch.guard(process, START_TIMEOUT):
                if read_frame(_reading(process)) != READY:
                    raise EOFError("it ended while it started")
        except Exception as error:
            self._failed(error)
        else:
            self.is_up = True

    def _failed(self, error: Exception) -> None:
        """The process is of no use any more; another one is started at once, or later where that did not help.

        Nobody has to ask for it: who asks again finds it there.
        """
        self.is_up = False
        self._reap()
        if self._closed:
            return
        rest = RESTART_DELAYS[min(self._failures, len(RESTART_DELAYS) - 1)]
        if not self._failures:  # said once until it is well again
            _log.warning("the process %s failed (%r); the bot does without until there is another", self._what, error)
        self._failures += 1
        self._again = threading.Timer(rest, self.start)  # after those who wait: they are not to wait for a start
        self._again.daemon = True
        self._again.start()

    def _reap(self) -> None:
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


class Watchdog:
    """Ends a process that takes too long: reading from it then comes to an end, on every system.

    One thread for all questions, since to start one costs more than many an answer. It sleeps while nothing is asked.
    """

    def __init__(self) -> None:
        self._watched: tuple[subprocess.Popen[bytes], float] | None = None
        """The process, and until when it has time."""
        self._asked, self._over = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def guard(self, process: subprocess.Popen[bytes], seconds: float) -> Generator[None]:
        """Kill the process unless the body is done by then."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._look, name="watch", daemon=True)
            self._thread.start()
        self._watched = process, perf_counter() + seconds
        self._asked.set()
        try:
            yield
        finally:
            self._watched = None

    def close(self) -> None:
        """End the thread."""
        self._over.set()
        self._asked.set()
        if self._thread is not None:
            self._thread.join()

    def _look(self) -> None:
        while self._asked.wait() and not self._over.wait(_LOOKS):
            self._asked.clear()
            if self._over.is_set():  # said between the two lines above: nobody will ask again
                break
            watched = self._watched
            if watched is None:
                continue
            self._asked.set()
            if perf_counter() > watched[1]:
                watched[0].kill()


def _open(module: str) -> subprocess.Popen[bytes]:
    """The process, without the bot's token, and out of reach of a Ctrl-C that is meant for the bot. Raises OSError."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("DISCORD_")}
    return subprocess.Popen(
        [
            sys.executable,
            "-P",
            "-m",
            "workers.worker_main",
            module,
        ],  # -P: not what has the same names where the bot was started
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        bufsize=_BUFFER,
        env={**environment, "PYTHONPATH": str(_ROOT)},
        start_new_session=True,
    )


def _reading(process: subprocess.Popen[bytes]) -> IO[bytes]:
    assert process.stdout is not None
    return process.stdout


def _writing(process: subprocess.Popen[bytes]) -> IO[bytes]:
    assert process.stdin is not None
    return process.stdin

"""A worker process as its parent sees it: it may die, hang or be slow, and no request waits for it for long."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import IO, TypeVar

from workers.protocol import READY, read_frame, write_frame
from workers.watchdog import Watchdog

_log = logging.getLogger(__name__)

REQUEST_TIMEOUT = 2.0
"""Seconds after which a process that does not respond is killed."""
START_TIMEOUT = 60.0
"""The same for one that starts: no request waits for it, and a busy machine is slow."""
RESTART_DELAYS = (0.0, 1.0, 2.0, 5.0, 15.0, 60.0)
"""Seconds before a restart, by the number of failures in a row before this one."""

_ROOT = Path(__file__).parents[1]
_BUFFER = 1 << 16
"""Bytes of the pipes' buffers: most responses are read in one go."""

Value = TypeVar("Value")


class WorkerProcess:
    """One process, and the thread that talks to it: one request at a time, in order.

    A thread, unlike the event loop's pipes, works the same on every system, and costs nothing at rest.
    """

    def __init__(self, module: str, *, name: str) -> None:
        """``module`` does the work, see ``workers.worker_main``; ``name`` is for the log."""
        self.is_up = False
        """Whether it takes requests."""
        self._module = module
        self._name = name
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=module)
        self._lock = threading.Lock()
        """Held while a process is started or ended, so that ``close`` leaves none behind."""
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False
        self._failures = 0
        """In a row."""
        self._restart: threading.Timer | None = None
        self._watchdog = Watchdog()

    @property
    def pid(self) -> int | None:
        """The process id while it takes requests."""
        process = self._process
        return process.pid if process is not None and self.is_up else None

    def start(self) -> None:
        """Begin to start the process and return at once; after ``close`` nothing happens."""
        with suppress(RuntimeError):
            self._thread.submit(self._start)

    def submit(self, work: Callable[..., Value], *arguments: object) -> Future[Value]:
        """Run ``work`` in the thread, where ``request`` may be called. Cancelling works until it has begun.

        Raises RuntimeError after ``close``.
        """
        return self._thread.submit(work, *arguments)

    def close(self, *, drop: bool = False) -> None:
        """Kill the process, then end the thread: work still queued runs without the process, or with ``drop`` not at
        all. May be called again."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                self._process.kill()
        self._thread.shutdown(wait=True, cancel_futures=drop)
        if self._restart is not None:
            self._restart.cancel()
        self._reap()
        self._watchdog.close()

    # ---- in the thread ---------------------------------------------------------------------------------------------

    def request(self, content: bytes) -> bytes | None:
        """The response of the process; None where it does not come in time, or the process is down or starting."""
        process = self._process
        if process is None or not self.is_up:
            return None
        try:
            with self._watchdog.guard(process, REQUEST_TIMEOUT):
                write_frame(_writing(process), content)
                response = read_frame(_reading(process))
            if response is None:
                raise EOFError("it ended during a request")
        except Exception as error:  # noqa: BLE001 (whatever it was, the process is replaced)
            self._failed(error)
            return None
        if self._failures:
            _log.info("the %s process is back", self._name)
            self._failures = 0
        return response

    def _start(self) -> None:
        try:
            with self._lock:
                if self._closed:
                    return
                self._process = process = _open(self._module)
            with self._watchdog.guard(process, START_TIMEOUT):
                if read_frame(_reading(process)) != READY:
                    raise EOFError("it ended during its start")
        except Exception as error:  # noqa: BLE001 (whatever it was, the process is replaced)
            self._failed(error)
        else:
            self.is_up = True

    def _failed(self, error: Exception) -> None:
        """Give up this process and start another one: at once, or after a delay where that has failed too."""
        self.is_up = False
        self._reap()
        if self._closed:
            return
        delay = RESTART_DELAYS[min(self._failures, len(RESTART_DELAYS) - 1)]
        if not self._failures:  # logged once until it is back
            _log.warning("the %s process failed (%r); the bot works without it until it is back", self._name, error)
        self._failures += 1
        # ``start`` queues the process behind the work that waits, which must not wait for it.
        self._restart = threading.Timer(delay, self.start)
        self._restart.daemon = True
        self._restart.start()

    def _reap(self) -> None:
        """Kill the process, wait for its end and close its pipes."""
        with self._lock:
            process, self._process = self._process, None
        self.is_up = False
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    with suppress(OSError):  # what could not be flushed
                        pipe.close()
            process.wait()


def _open(module: str) -> subprocess.Popen[bytes]:
    """Start it, without the secrets of the bot, in a session of its own: a Ctrl-C is for the bot. Raises OSError."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("DISCORD_", "SENTRY_"))}
    # -P: modules of the same name in the working directory do not count
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "workers.worker_main", module],
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

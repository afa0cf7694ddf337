"""A deadline for requests to a worker process."""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Generator
from contextlib import contextmanager
from time import perf_counter

_INTERVAL = 0.05
"""Seconds between two checks of the deadline while a request is running."""


class Watchdog:
    """Kills a process that takes too long: a read from its pipe then ends, on every system.

    One thread for all requests, since starting one costs more than many a response. It sleeps between requests.
    """

    def __init__(self) -> None:
        self._watched: tuple[subprocess.Popen[bytes], float] | None = None
        """The process and its deadline."""
        self._armed, self._closed = threading.Event(), threading.Event()
        self._thread: threading.Thread | None = None

    @contextmanager
    def guard(self, process: subprocess.Popen[bytes], seconds: float) -> Generator[None]:
        """Kill the process unless the block ends within ``seconds``."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="watchdog", daemon=True)
            self._thread.start()
        self._watched = process, perf_counter() + seconds
        self._armed.set()
        try:
            yield
        finally:
            self._watched = None

    def close(self) -> None:
        """End the thread."""
        self._closed.set()
        self._armed.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while self._armed.wait() and not self._closed.wait(_INTERVAL):
            self._armed.clear()
            if self._closed.is_set():  # set between the two lines above: no request will follow
                break
            watched = self._watched
            if watched is None:
                continue
            self._armed.set()
            if perf_counter() > watched[1]:
                watched[0].kill()

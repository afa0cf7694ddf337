"""Main program of a worker process: ``python -m workers.worker_main MODULE``, started by ``WorkerProcess``.

The module does the work: ``handle(request)`` returns the response, both bytes; ``warm_up()`` runs first, so that the
first request takes no longer than the others, and ``prepare()`` goes on with that, step by step, while no request
waits; ``NICENESS`` is the nice value of the process.

Requests come in on standard input, responses go out on standard output, as frames (``workers.protocol``). The process
ends when its input does, which is also when the bot is killed.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import IO

from workers.protocol import READY, read_frame, write_frame

_GC_THRESHOLD = 20_000
"""Objects allocated since the last collection that call for another; most of them are kept."""


_DONE = object()

_OOM_SCORE, _EXPENDABLE = Path("/proc/self/oom_score_adj"), 500
"""Where memory runs out Linux is to kill this process and not the bot, which works without it until it is back."""


def serve(source: IO[bytes], sink: IO[bytes], handle: Callable[[bytes], bytes], steps: Iterator[None]) -> None:
    """Answer requests until the input ends, and take ``steps`` while none waits. Garbage is collected between two
    requests, not at their expense."""
    gc.disable()
    _prepare(source, steps)
    while (request := read_frame(source)) is not None:
        write_frame(sink, handle(request))
        if gc.get_count()[0] > _GC_THRESHOLD:
            gc.collect()
        _prepare(source, steps)


def _prepare(source: IO[bytes], steps: Iterator[None]) -> None:
    """Take the steps that are left until a request waits. A request is whole when it comes, and the next one comes
    only after its response, so nothing waits in the buffer of ``source``."""
    with suppress(OSError):  # Windows does not say whether there is something in a pipe
        while not select.select([source], [], [], 0)[0]:
            if next(steps, _DONE) is _DONE:
                return


def main(module: str) -> None:
    """Run the process until its input ends."""
    work = import_module(module)
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot decides when this is over: it closes the pipe
        signal.signal(number, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(work.NICENESS)
    with suppress(OSError):
        _OOM_SCORE.write_text(str(_EXPENDABLE), encoding="ascii")
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not get between the responses
    work.warm_up()
    gc.collect()
    gc.freeze()
    with suppress(OSError):
        write_frame(sink, READY)
        serve(sys.stdin.buffer, sink, work.handle, work.prepare())


if __name__ == "__main__":
    main(sys.argv[1])

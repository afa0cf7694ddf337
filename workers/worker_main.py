"""The life of a process beside the bot: ``python -m workers.worker_main MODULE``, started and asked by a ``Helper``.

The module has the work: ``say(question)`` is the answer, bytes both; ``warm()`` is done first, so that the first
question takes no longer than the others; ``PATIENCE`` is how much the process lets others go first (its nice value).

It reads questions from its standard input and writes answers to its standard output, each as four bytes of length and
the content; it ends when its input does, which is also when the bot is killed.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from struct import Struct
from typing import IO

READY = b"ready"
"""Said once, when everything is imported and warm."""
_LENGTH = Struct(">I")
_MANY = 20_000
"""So many objects more than at the last look may hide garbage; most are what the process keeps."""


def read_frame(source: IO[bytes]) -> bytes | None:
    """The next content; None at the end, also where it ends in the middle of one."""
    head = source.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    content = source.read(length)
    return content if len(content) == length else None


def write_frame(sink: IO[bytes], content: bytes) -> None:
    """Send a content. Raises OSError where nobody reads any more."""
    sink.write(_LENGTH.pack(len(content)) + content)
    sink.flush()


def converse(source: IO[bytes], sink: IO[bytes], answer: Callable[[bytes], bytes]) -> None:
    """Answer until nobody asks any more. Garbage is looked for between two questions, not at their expense."""
    gc.disable()
    while (asked := read_frame(source)) is not None:
        write_frame(sink, answer(asked))
        if gc.get_count()[0] > _MANY:
            gc.collect()


def serve(module: str) -> None:
    """The whole life of the process."""
    work = import_module(module)
    for number in (signal.SIGINT, signal.SIGTERM):  # the bot decides when this is over: it shuts the pipe
        signal.signal(number, signal.SIG_IGN)
    with suppress(AttributeError, OSError):
        os.nice(work.NICENESS)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print must not get between the answers
    work.warm_up()
    gc.collect()
    gc.freeze()
    with suppress(OSError):
        write_frame(sink, READY)
        converse(sys.stdin.buffer, sink, work.handle)


if __name__ == "__main__":
    serve(sys.argv[1])

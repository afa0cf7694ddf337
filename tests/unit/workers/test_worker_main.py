"""The main program of a worker process: requests go first, preparation fills the time between them."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

from renderer import drawing
from workers.protocol import read_frame, write_frame
from workers.worker_main import serve


def test_a_request_waits_for_one_step_of_the_preparation_at_most() -> None:
    (asked, asking), (answered, answering) = os.pipe(), os.pipe()
    happened: list[object] = []
    with os.fdopen(asked, "rb") as source, os.fdopen(answering, "wb") as sink, os.fdopen(asking, "wb") as questions:

        def steps() -> Iterator[None]:
            for step in range(4):
                happened.append(step)
                if step == 1:
                    write_frame(questions, b"question")
                yield
            questions.close()

        def handle(request: bytes) -> bytes:
            happened.append(request)
            return b"answer"

        try:
            serve(source, sink, handle, steps())
        finally:
            gc.enable()
    with os.fdopen(answered, "rb") as answers:
        assert read_frame(answers) == b"answer"
    assert happened == [0, 1, b"question", 2, 3]


def test_all_steps_of_the_drawing_process_can_be_taken() -> None:
    assert sum(1 for _ in drawing.prepare()) > 100

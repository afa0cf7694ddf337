"""What asks a process beside the bot, where no work of its own shows it."""

from __future__ import annotations

import subprocess
import sys
from threading import Thread
from time import sleep

import pytest

from workers import worker_process

SECONDS = 60
"""For what is there at once on a machine that has nothing else to do."""


def test_who_watches_over_a_process_hears_of_the_end_at_the_worst_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is closed just when the watch has nothing to do any more and is about to wait for the next question."""
    watch = worker_process.Watchdog()
    closing = Thread(target=watch.close, daemon=True)
    forget = watch._asked.clear

    def overtaken() -> None:
        closing.start()
        closing.join(0.1)  # it has said so by then, and waits for this thread
        forget()

    monkeypatch.setattr(watch._asked, "clear", overtaken)
    with subprocess.Popen([sys.executable, "-c", ""]) as process, watch.guard(process, SECONDS):
        pass
    while not closing.ident:
        sleep(0.01)
    closing.join(SECONDS)
    assert not closing.is_alive()

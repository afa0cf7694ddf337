"""The watchdog over a worker process; its life and death are tested with the work it does, see tests/README.md."""

from __future__ import annotations

import subprocess
import sys
from threading import Event, Thread, current_thread
from time import sleep

import pytest

from tests.support.polling import SECONDS
from workers import watchdog


def test_the_watchdog_notices_closing_at_the_worst_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is closed just when the watch has nothing to do any more and is about to wait for the next question."""
    watch = watchdog.Watchdog()
    closing, said = Thread(target=watch.close, daemon=True), Event()
    ask, forget = watch._armed.set, watch._armed.clear

    def asked() -> None:
        ask()
        if current_thread() is closing:
            said.set()

    def overtaken() -> None:
        if not closing.ident:
            closing.start()
            assert said.wait(SECONDS), "it has said so by then, and waits for this thread"
        forget()

    monkeypatch.setattr(watch._armed, "set", asked)
    monkeypatch.setattr(watch._armed, "clear", overtaken)
    with subprocess.Popen([sys.executable, "-c", ""]) as process, watch.guard(process, SECONDS):
        pass
    while not closing.ident:
        sleep(0.01)
    closing.join(SECONDS)
    assert not closing.is_alive()

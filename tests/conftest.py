"""Hooks for all tests."""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from typing import Any

import pytest

from workers import worker_process

_NOT_RUN: pytest.StashKey[dict[str, int]] = pytest.StashKey()
_BROWSER = "browser test(s): no Chromium on this machine (tried its usual names on PATH)"
_POSTGRES = "test(s) on PostgreSQL: no server's programs on this machine, or no asyncpg"


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers."""
    config.addinivalue_line("markers", "browser: plays in a real Chromium; not run where there is none")
    config.addinivalue_line("markers", "beat(seconds): how often the bot of a story looks at the clock")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection during test collection: it took a quarter of the time and freed hardly anything."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests whose browser or database server is not there; browser tests come first, as they take longest and
    mostly wait."""
    # These bring aiohttp along, which the process that only reports does without.
    from tests.support.browser import find_chromium
    from tests.support.postgres_server import find_binaries
    from tests.support.stores import wants_postgres

    wanting = {
        _BROWSER: [] if find_chromium() else [item for item in items if _comes_first(item)],
        _POSTGRES: [] if find_binaries() else [item for item in items if wants_postgres(item)],
    }
    config.stash[_NOT_RUN] = {why: len(found) for why, found in wanting.items()}
    left_out = {item for found in wanting.values() for item in found}
    if left_out:
        config.hook.pytest_deselected(items=list(left_out))
    items[:] = sorted((item for item in items if item not in left_out), key=_comes_first, reverse=True)


def _comes_first(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Pass the number of deselected tests from a worker to the controller."""
    output: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["not_run"] = session.config.stash.get(_NOT_RUN, {})


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One worker more than there are cores: tests of browsers and processes mostly wait."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Count the deselected tests once: every worker has the same ones."""
    left_out: dict[str, int] = getattr(node, "workeroutput", {}).get("not_run", {})
    if any(left_out.values()) and not node.config.stash.get(_NOT_RUN, {}):
        node.config.stash[_NOT_RUN] = left_out
        node.config.hook.pytest_deselected(items=[node] * sum(left_out.values()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Report what was not run, and why."""
    left_out = {why: count for why, count in config.stash.get(_NOT_RUN, {}).items() if count}
    if left_out:
        terminalreporter.section("not run")
    for why, count in left_out.items():
        terminalreporter.line(f"{count} {why}")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """What was sent to the process."""
    sent: list[bytes] = []
    write = worker_process.write_frame

    def noting(sink: object, content: bytes) -> None:
        sent.append(content)
        write(sink, content)  # type: ignore[arg-type]

    monkeypatch.setattr(worker_process, "write_frame", noting)
    return sent

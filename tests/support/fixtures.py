"""Fixtures that several conftest modules import."""

from __future__ import annotations

import pytest

from data.storage import sqlite_database


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Turn fsync off: it only matters after a power cut, which no test can observe.

    ``test_database.py`` opens databases with it on, as the bot does.
    """
    quick = ("PRAGMA synchronous = OFF" if "synchronous" in pragma else pragma for pragma in sqlite_database._PRAGMAS)
    monkeypatch.setattr(sqlite_database, "_PRAGMAS", tuple(quick))

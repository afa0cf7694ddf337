"""Fixtures that several folders of tests import into their conftest."""

from __future__ import annotations

import pytest

from data.storage import database


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """No commit waits until it is on the disk: that is for a machine without power, which no test can look at.

    ``test_database.py`` opens databases as the bot does.
    """
    quick = ("PRAGMA synchronous = OFF" if "synchronous" in pragma else pragma for pragma in database._PRAGMAS)
    monkeypatch.setattr(database, "_PRAGMAS", tuple(quick))

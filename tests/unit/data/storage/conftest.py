"""What is tested here is about files of SQLite, where a test does not say otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.match_service import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "ayaz.sqlite3")

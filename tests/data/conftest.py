"""Fixtures of the data layer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.matches import MatchService
from tests.data.house import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "ayaz.sqlite3")


@pytest.fixture
async def service(house: House) -> AsyncIterator[MatchService]:
    async with house.running() as running:
        yield running

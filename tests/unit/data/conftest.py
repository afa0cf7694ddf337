"""Fixtures of the data layer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.matches.service import MatchService
from data.storage.database import Database
from data.storage.store import Store
from tests.support.fixtures import quick_disk  # noqa: F401 (a fixture)
from tests.support.ladder_queries import Ladder
from tests.support.match_service import House


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "ayaz.sqlite3")


@pytest.fixture
async def service(house: House) -> AsyncIterator[MatchService]:
    async with house.running() as running:
        yield running


@pytest.fixture
async def ladder(house: House) -> AsyncIterator[Ladder]:
    async with await Database.open(house.path) as opened:
        yield Ladder(house, Store(opened))

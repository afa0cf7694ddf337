"""Fixtures of the data layer."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from data.matches.service import MatchService
from data.storage.store import Store
from tests.support.fixtures import quick_disk  # noqa: F401 (a fixture)
from tests.support.ladder_queries import Ladder
from tests.support.match_service import House
from tests.support.postgres_server import postgres_server
from tests.support.stores import STORES


@pytest.fixture(params=STORES)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    return House(tmp_path / "ayaz.sqlite3", postgres_server() if request.param == "postgres" else None)


@pytest.fixture
async def service(house: House) -> AsyncIterator[MatchService]:
    async with house.running() as running:
        yield running


@pytest.fixture
async def ladder(house: House) -> AsyncIterator[Ladder]:
    async with await house.open() as opened:
        yield Ladder(house, Store(opened))

"""A running world for each story."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import Ayaz, make_bot
from tests.sim import Sim, open_sim


def quick_bot(database: Path) -> Ayaz:
    """The whole bot with computers that do not dawdle.

    Simulated seconds are not real ones, so the pace of requests is tested apart from the stories.
    """
    return make_bot(database, requests_per_second=100_000, pace=(1, 2), thinkers=0)


def slow_bot(database: Path) -> Ayaz:
    """One that looks at the clock four times a minute only, for stories in which hours go by."""
    return make_bot(database, requests_per_second=100_000, pace=(1, 2), beat=15, thinkers=0)


@pytest.fixture
async def slow_sim(tmp_path: Path) -> AsyncIterator[Sim]:
    async with open_sim(slow_bot, tmp_path / "ayaz.sqlite3") as running:
        yield running


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Sim]:
    async with open_sim(quick_bot, tmp_path / "ayaz.sqlite3") as running:
        yield running

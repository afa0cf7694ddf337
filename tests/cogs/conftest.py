"""A running world for each story."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from tests.cogs.bots import newcomer, quick_bot, slow_bot
from tests.data.conftest import quick_disk  # noqa: F401 (a fixture of the stories, too)
from tests.sim import OpenStory, Past, Sim, first_start, open_sim


@pytest.fixture(scope="session")
def past(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """What the first start leaves; once for all stories of this process."""
    return asyncio.run(first_start(newcomer, tmp_path_factory.mktemp("past") / "ayaz.sqlite3"))


@pytest.fixture
def open_story(tmp_path: Path, past: Past) -> OpenStory:
    """Open the world of a story with a bot of the given make."""
    return partial(open_sim, database=tmp_path / "ayaz.sqlite3", past=past)


@pytest.fixture
async def slow_sim(open_story: OpenStory) -> AsyncIterator[Sim]:
    async with open_story(slow_bot) as running:
        yield running


@pytest.fixture
async def sim(open_story: OpenStory) -> AsyncIterator[Sim]:
    async with open_story(quick_bot) as running:
        yield running

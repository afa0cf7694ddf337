"""Fixtures that start a world for each story."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from cogs.live import deleted_boards, hand_message
from composition import services
from tests.support.bots import newcomer, quick_bot
from tests.support.fixtures import quick_disk  # noqa: F401 (a fixture)
from tests.support.phone_rows import rows_fit_a_phone  # noqa: F401 (a fixture)
from tests.support.simulation import PATIENCE, OpenStory, Past, Sim, first_start, open_sim


@pytest.fixture(scope="session")
def past(tmp_path_factory: pytest.TempPathFactory) -> Past:
    """The state left by a first start; computed once per process."""
    return asyncio.run(first_start(newcomer, tmp_path_factory.mktemp("past") / "ayaz.sqlite3"))


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise real-time limits, so that a stalled machine does not degrade answers."""
    monkeypatch.setattr(hand_message, "PICTURE_TIMEOUT", PATIENCE)
    monkeypatch.setattr(deleted_boards, "CHECK_TIMEOUT", PATIENCE)


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same tiles at every run of a story, which else fails once in a hundred where a deal is a special one.

    ``AYAZ_CHANCE``, any text, gives other deals to all stories: to look for stories that hold for one deal only.
    """
    chance = Random(f"{request.node.nodeid} {os.environ.get('AYAZ_CHANCE', '')}")
    monkeypatch.setattr(services, "secrets", SimpleNamespace(token_bytes=chance.randbytes))
    monkeypatch.setattr(services, "Random", lambda: Random(chance.random()))


@pytest.fixture
def open_story(tmp_path: Path, past: Past) -> OpenStory:
    """Open the world of a story with a bot from the given factory."""
    return partial(open_sim, database=tmp_path / "ayaz.sqlite3", past=past)


@pytest.fixture
async def sim(request: pytest.FixtureRequest, open_story: OpenStory) -> AsyncIterator[Sim]:
    """A running world.

    Each tick of the bot costs real time. ``@pytest.mark.beat(15)`` is for stories that take hours: a tick every 15 s.
    """
    marker = request.node.get_closest_marker("beat")
    async with open_story(partial(quick_bot, tick_interval=marker.args[0]) if marker else quick_bot) as running:
        yield running

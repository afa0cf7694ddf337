"""The whole bot on PostgreSQL: a match over a restart, and a server that is gone for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.client import AyazClient
from tests.support.bots import newcomer
from tests.support.player_actions import ada_and_bo, board_of, move_first, offers, play_match, press_id, seat, who_plays
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.simulation import Sim, open_sim
from tests.support.stores import STORES


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


@pytest.fixture
async def sim(server: PostgresServer, tmp_path: Path) -> AsyncIterator[Sim]:
    url = await server.database_for(tmp_path)

    def make(_: Path) -> AyazClient:
        return newcomer(url)

    async with open_sim(make, tmp_path / "not-there.sqlite3") as running:
        yield running
    assert not (tmp_path / "not-there.sqlite3").exists()


async def test_a_match_goes_on_after_a_restart_and_is_booked(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, target=25)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    await move_first(*found)
    await sim.restart()
    last = await play_match(sim, [ada, bo])
    assert "wins the match" in last.text
    assert offers(last, "rematch")
    assert "Ada" in (await ada.slash("leaderboard")).text
    assert "1" in (await ada.slash("profile")).text


async def test_while_the_server_is_gone_presses_are_refused_and_nothing_is_lost(
    sim: Sim, server: PostgresServer
) -> None:
    ada, bo, _ = await ada_and_bo(sim)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, hand = found
    tile = press_id(hand, "play")
    await asyncio.to_thread(server.halt)
    refused = await player.press(hand, tile)
    await asyncio.to_thread(server.start)
    assert "I can’t save this right now" in refused.text
    assert (await player.press(hand, tile)).acknowledged
    assert tile.split(":")[4] in board_of(sim).alt_texts[0]

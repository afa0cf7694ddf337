"""A stand-by: connected to Discord, silent while another process has the tables, and there at once when that ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.results import InteractionResult

from cogs.client import AyazClient
from cogs.discord_io import early_presses
from cogs.listeners import EventListeners
from cogs.local.presses import press
from composition import make_bot
from data.storage import postgres_ownership
from data.storage.database import DatabaseTooNew
from data.storage.postgres_database import PostgresDatabase
from tests.support.bots import bot_of
from tests.support.http_requests import requests
from tests.support.player_actions import board_of, move_first, offers, seat, who_plays
from tests.support.polling import until
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.simulation import Sim, World, open_sim
from tests.support.stores import STORES


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


@pytest.fixture
async def owner(server: PostgresServer, tmp_path: Path) -> AsyncIterator[PostgresDatabase]:
    async with await PostgresDatabase.open(await server.database_for(tmp_path)) as database:
        yield database


INTERVAL = 30.0
"""Seconds between two looks of the stand-by: simcord waits for what comes sooner than in a few seconds."""


@pytest.fixture
async def sim(
    owner: PostgresDatabase, server: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Sim]:
    monkeypatch.setattr(postgres_ownership, "STANDBY_INTERVAL", INTERVAL)
    url = await server.database_for(tmp_path)

    def make(_: Path) -> AyazClient:
        return make_bot(
            url, requests_per_second=100_000, pace=(1, 2), ai_processes=0, render_process=False, standby=True
        )

    async with open_sim(make, tmp_path / "no-file") as running:
        yield running


async def early_press(sim: Sim) -> InteractionResult:
    """Press a button of a table while the stand-by cannot know what it is."""
    ada = sim.person("Ada").actor
    message = sim.env.backend.get_message(sim.channel.id, (await ada.send(sim.channel, "hello")).id)
    return await press(ada, message, {"type": 2, "style": 2, "label": "My hand", "custom_id": "d:hand:1:3"})


async def takes_over(sim: Sim) -> None:
    """Wait until the stand-by has gone on in the place of the other process."""
    bot = bot_of(sim)
    assert bot._taking_over is not None
    await sim.pass_time(INTERVAL + 1)
    await bot._taking_over
    await sim.settle()


async def test_it_is_connected_and_plays_when_the_other_process_has_ended(sim: Sim, owner: PostgresDatabase) -> None:
    assert sim.bot.is_ready()
    assert not hasattr(sim.bot, "app")
    await owner.close()
    await takes_over(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, target=25)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    await move_first(*found)
    await sim.pass_time(2)
    assert bot_of(sim).app.gateway.is_connected, "time runs"
    assert offers(board_of(sim), "hand")


async def test_a_process_that_is_not_certain_of_its_tables_shows_none(
    sim: Sim, owner: PostgresDatabase, server: PostgresServer, tmp_path: Path
) -> None:
    """One that was frozen may wake up with an old state, over which another process has shown a newer one."""
    await owner.close()
    await takes_over(sim)
    await seat(sim, sim.person("Ada"), sim.person("Bo"))
    await sim.pass_time(2)
    bot, before = bot_of(sim), requests(sim, "PATCH") + requests(sim, "POST")
    listeners = bot.get_cog("EventListeners")
    assert isinstance(listeners, EventListeners)
    await server.rows(
        tmp_path,
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE application_name LIKE 'ayaz %' AND datname = current_database()",
    )
    await until(lambda: not bot.app.matches.is_owner)
    with sim.as_bot():
        for match_id in await bot.app.matches.queries.live_tables():
            await listeners._boards.redraw_low_priority(match_id)
    await asyncio.sleep(0.2)
    assert requests(sim, "PATCH") + requests(sim, "POST") == before
    await sim.pass_time(10)  # it takes its locks again
    assert bot.app.matches.is_owner
    await sim.pass_time(60)
    assert requests(sim, "PATCH") + requests(sim, "POST") > before


async def test_what_nobody_answered_in_between_is_refused_with_a_sentence(
    sim: Sim, owner: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early_presses, "KEPT_FOR", 60)  # of a machine that may be busy
    early = await early_press(sim)
    assert not early.acknowledged
    await owner.close()
    await takes_over(sim)
    assert sim.env.transcript().count("/callback") == 1
    assert "The bot is restarting" in sim.env.transcript()


async def test_what_the_other_process_answered_long_ago_is_left_alone(
    sim: Sim, owner: PostgresDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(early_presses, "KEPT_FOR", 0)
    await early_press(sim)
    await owner.close()
    await takes_over(sim)
    assert "/callback" not in sim.env.transcript()


async def test_one_that_is_stopped_while_it_waits_leaves_nothing_behind(
    sim: Sim, owner: PostgresDatabase, server: PostgresServer, tmp_path: Path
) -> None:
    await sim.bot.close()
    others = (
        "SELECT COUNT(*) FROM pg_stat_activity WHERE application_name LIKE 'ayaz %' AND datname = current_database()"
    )
    for _ in range(100):
        if await server.rows(tmp_path, others) == [(1,)]:
            break
        await asyncio.sleep(0.05)
    else:
        pytest.fail("its connection is still there")
    assert owner.is_owner


async def test_what_stands_in_its_way_is_raised_where_the_bot_is_started(
    owner: PostgresDatabase, server: PostgresServer, tmp_path: Path
) -> None:
    """As a database that is too new."""
    await server.rows(tmp_path, "INSERT INTO schema_version (number) VALUES (9999)")
    url = await server.database_for(tmp_path)
    env = World(make_bot(url, ai_processes=0, render_process=False, standby=True))
    starting = asyncio.create_task(env.start())
    try:
        await owner.close()
        await asyncio.wait({starting}, timeout=10)
        bot = env.bot
        assert isinstance(bot, AyazClient)
        await until(bot.is_closed)
        assert isinstance(bot._failure, DatabaseTooNew)
    finally:
        starting.cancel()
        await env.shutdown()

"""One process with two shards: play on both, and each has an outage of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import discord
import pytest

from composition import make_bot
from data.records.shards import Shards
from tests.support.bots import bot_of
from tests.support.player_actions import board_of, timed_out
from tests.support.simulation import Sim, open_sim
from tests.support.timed_tables import start

pytestmark = pytest.mark.beat(1)

sharded_bot = partial(
    make_bot,
    requests_per_second=100_000,
    pace=(1, 2),
    ai_processes=0,
    render_process=False,
    shards=Shards(2, (0, 1)),
)


@pytest.fixture
async def sim(tmp_path: Path) -> AsyncIterator[Sim]:
    async with open_sim(sharded_bot, tmp_path / "sharded.sqlite3") as running:
        yield running


def happens(sim: Sim, event: str, shard: int) -> None:
    """Run an event of a connection inside simulated time."""
    with sim.env._bot_scope():
        sim.bot.dispatch(event, shard)


async def test_each_shard_has_its_own_outage(sim: Sim) -> None:
    here = bot_of(sim).shards_here.of(sim.guild.id)
    guild = sim.env.create_guild("Elsewhere", shard_id=1 - here)
    other = Sim(sim.env, sharded_bot, sim.database, guild, sim.errors)
    await start(sim)
    await start(other)
    assert isinstance(sim.bot, discord.AutoShardedClient)
    await sim.pass_time(50)
    happens(sim, "shard_disconnect", 1 - here)
    await sim.pass_time(30)
    assert timed_out(sim)
    assert not timed_out(other)
    before = board_of(sim).text, board_of(other).text
    await sim.pass_time(20)
    happens(sim, "shard_resumed", 1 - here)
    await sim.pass_time(2)
    assert not timed_out(other)
    assert board_of(sim).text == before[0]
    assert board_of(other).text != before[1], "it shows the new deadline"
    await sim.pass_time(40)
    assert timed_out(other)


@pytest.mark.parametrize(("shards", "expected"), [(Shards(2, (0, 1)), 45), (Shards(8, (0, 1, 7)), 16)])
async def test_the_limit_of_requests_is_shared_with_other_processes(
    tmp_path: Path, shards: Shards, expected: int
) -> None:
    async with open_sim(partial(sharded_bot, requests_per_second=45, shards=shards), tmp_path / "some") as sim:
        assert bot_of(sim).app.limiter.per_second == expected

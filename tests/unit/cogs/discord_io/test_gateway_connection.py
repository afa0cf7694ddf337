"""The connection to the gateway counts as open once what was missed is caught up."""

from __future__ import annotations

import discord
import pytest

from cogs.discord_io.gateway_connection import GatewayConnection


async def test_it_is_open_only_once_what_was_missed_is_made_up_for() -> None:
    now = 5_000
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: now)
    told: list[tuple[int, bool]] = []

    async def make_up(away: int) -> None:
        told.append((away, line.is_connected))

    now += 3_000
    await line.connected(make_up)
    assert told == [(3_000, False)], "nobody can press before the first session has begun"
    assert line.is_connected
    await line.connected(make_up)
    assert len(told) == 1
    line.disconnected()
    now += 60_000
    line.disconnected()  # an attempt that failed
    now += 1_000
    await line.connected(make_up)
    assert told[1:] == [(61_000, False)]
    assert line.is_connected


async def test_a_line_cut_again_while_it_is_made_up_for_stays_closed() -> None:
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: 0)

    async def make_up(_: int) -> None:
        line.disconnected()

    await line.connected(make_up)
    assert not line.is_connected


async def test_a_failure_to_make_up_for_it_does_not_keep_it_closed() -> None:
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: 0)

    async def make_up(_: int) -> None:
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        await line.connected(make_up)
    assert line.is_connected

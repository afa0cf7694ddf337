"""The gateway connection counts as open once missed changes are caught up."""

from __future__ import annotations

import discord
import pytest

from cogs.discord_io.gateway_connection import GatewayConnection


async def test_it_is_open_only_after_catching_up() -> None:
    now = 5_000
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: now)
    reported: list[tuple[int, bool]] = []

    async def make_up(away: int) -> None:
        reported.append((away, line.is_connected))

    now += 3_000
    await line.connected(make_up)
    assert reported == [(3_000, False)], "no presses arrive before the first session"
    assert line.is_connected
    await line.connected(make_up)
    assert len(reported) == 1
    line.disconnected()
    now += 60_000
    line.disconnected()  # an attempt that failed
    now += 1_000
    await line.connected(make_up)
    assert reported[1:] == [(61_000, False)]
    assert line.is_connected


async def test_a_connection_lost_again_during_catch_up_stays_closed() -> None:
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: 0)

    async def make_up(_: int) -> None:
        line.disconnected()

    await line.connected(make_up)
    assert not line.is_connected


async def test_a_failed_catch_up_does_not_keep_it_closed() -> None:
    line = GatewayConnection(discord.Client(intents=discord.Intents.none()), clock=lambda: 0)

    async def make_up(_: int) -> None:
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        await line.connected(make_up)
    assert line.is_connected

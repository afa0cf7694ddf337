"""The line to the gateway: closed until what was missed is made up for."""

from __future__ import annotations

import re

import discord
import pytest

from cogs.discord_io.gateway_connection import GatewayConnection
from tests.support.player_actions import board_of, offers, two_at_table
from tests.support.simulation import Sim

ENDS = re.compile(r"<t:(\d+):R>")


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


@pytest.mark.beat(15)
async def test_nobody_is_warned_of_a_time_that_does_not_run(sim: Sim) -> None:
    """Nobody can press while the line is cut; with it comes a full turn, and the warning before its end."""
    await two_at_table(sim, turn_time=120)
    await sim.pass_time(60)
    with sim.env._bot_scope():
        sim.bot.dispatch("disconnect")
    await sim.pass_time(60)
    assert not [shown for shown in sim.messages() if shown.mentioned]
    with sim.env._bot_scope():
        sim.bot.dispatch("resumed")
    await sim.pass_time(75)
    assert not [shown for shown in sim.messages() if shown.mentioned]
    await sim.pass_time(30)
    [warning] = [shown for shown in sim.messages() if shown.mentioned]
    assert "your time is almost up" in warning.text


@pytest.mark.beat(15)
async def test_after_a_break_who_was_called_reads_the_new_time_and_is_warned_again(sim: Sim) -> None:
    player, _, _ = await two_at_table(sim, turn_time=300)
    await sim.pass_time(240)
    [warning] = [shown for shown in sim.messages() if shown.mentioned]
    assert "your time is almost up" in warning.text
    before = ENDS.findall(warning.text)
    with sim.env._bot_scope():
        sim.bot.dispatch("disconnect")
    await sim.pass_time(30)
    with sim.env._bot_scope():
        sim.bot.dispatch("resumed")
    await sim.pass_time(2)
    assert f"{player.mention}, it is your turn" in warning.text
    assert ENDS.findall(warning.text) == ENDS.findall(board_of(sim).text) != before
    await sim.pass_time(240)
    [again] = [shown for shown in sim.messages() if shown.mentioned]
    assert again.id != warning.id
    assert "your time is almost up" in again.text
    assert offers(again, "hand")

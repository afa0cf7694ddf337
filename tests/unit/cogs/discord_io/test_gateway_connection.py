"""The gateway connection counts as open once missed changes are caught up."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest

from cogs.discord_io.gateway_connection import Gateway
from data.matches.breaks import BreakDetector
from data.records.shards import Shards


def connection(clock: Callable[[], int], breaks: BreakDetector | None = None) -> Gateway:
    never = BreakDetector(wall=lambda: 0, monotonic=lambda: 0, interval=1_000)
    return Gateway(discord.Client(intents=discord.Intents.none()), Shards(), clock=clock, breaks=breaks or never)


async def test_it_is_open_only_after_catching_up() -> None:
    now = 5_000
    line = connection(lambda: now)
    reported: list[tuple[int, bool]] = []

    async def make_up(away: int, _: Shards) -> None:
        reported.append((away, line.is_connected))

    now += 3_000
    await line.connected(0, make_up)
    assert reported == [(3_000, False)], "no presses arrive before the first session"
    assert line.is_connected
    await line.connected(0, make_up)
    assert len(reported) == 1
    line.disconnected(0)
    now += 60_000
    line.disconnected(0)  # an attempt that failed
    now += 1_000
    await line.connected(0, make_up)
    assert reported[1:] == [(61_000, False)]
    assert line.is_connected


async def test_a_connection_lost_again_during_catch_up_stays_closed() -> None:
    line = connection(lambda: 0)

    async def make_up(_: int, __: Shards) -> None:
        line.disconnected(0)

    await line.connected(0, make_up)
    assert not line.is_connected


async def test_a_failed_catch_up_does_not_keep_it_closed() -> None:
    line = connection(lambda: 0)

    async def make_up(_: int, __: Shards) -> None:
        raise OSError("disk full")

    with pytest.raises(OSError, match="disk full"):
        await line.connected(0, make_up)
    assert line.is_connected


class Clocks:
    """A wall clock and a monotonic one, in milliseconds."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_000_000, 50_000
        self.lengths: list[int] = []

    def passes(self, length: int) -> None:
        self.wall += length
        self.monotonic += length

    async def connected(self) -> Gateway:
        """A connection that was just made."""
        breaks = BreakDetector(wall=lambda: self.wall, monotonic=lambda: self.monotonic, interval=1_000)
        line = connection(lambda: self.wall, breaks)
        await line.connected(0, self._catch_up)
        self.lengths.clear()
        return line

    async def tick(self, line: Gateway) -> None:
        line.beat()
        await line.check(self._catch_up)

    async def _catch_up(self, away: int, _: Shards) -> None:
        self.lengths.append(away)


async def test_time_in_which_the_process_stood_still_is_an_outage() -> None:
    clocks = Clocks()
    line = await clocks.connected()
    clocks.passes(41_000)
    await clocks.tick(line)
    assert clocks.lengths == [40_000]
    assert line.is_connected
    clocks.passes(1_000)
    await clocks.tick(line)
    assert clocks.lengths == [40_000], "once"


@pytest.mark.parametrize("hours", [-1, 1])
async def test_time_that_the_clock_was_set_by_is_an_outage(hours: int) -> None:
    clocks = Clocks()
    line = await clocks.connected()
    clocks.passes(1_000)
    clocks.wall += hours * 3_600_000
    await clocks.tick(line)
    assert clocks.lengths == [hours * 3_600_000]
    assert line.is_connected


async def test_a_standstill_is_given_back_once_where_the_connection_breaks_by_it() -> None:
    clocks = Clocks()
    line = await clocks.connected()
    clocks.passes(41_000)
    line.disconnected(0)
    await clocks.tick(line)
    assert clocks.lengths == [], "while nothing can arrive the outage goes on"
    clocks.passes(2_000)
    await clocks.tick(line)
    await line.connected(0, clocks._catch_up)
    assert clocks.lengths == [42_000]


async def test_a_clock_that_is_set_in_an_outage_is_part_of_it() -> None:
    clocks = Clocks()
    line = await clocks.connected()
    line.disconnected(0)
    for _ in range(60):
        clocks.passes(1_000)
        await clocks.tick(line)
    clocks.wall -= 3_600_000
    await clocks.tick(line)
    await line.connected(0, clocks._catch_up)
    assert clocks.lengths == [60_000 - 3_600_000]

"""The wall clock is set or the machine sleeps: nobody loses time by it, and the bot goes on ticking."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta

import pytest

from data.records.shards import Shards
from tests.support.bots import bot_of
from tests.support.http_requests import BOARDS
from tests.support.player_actions import board_of, play_first, timed_out
from tests.support.simulation import Sim
from tests.support.timed_tables import start

pytestmark = pytest.mark.beat(1)

ENDS = re.compile(r"<t:(\d+):R>")


def stand_still(sim: Sim, seconds: float) -> None:
    """Let time pass in which the process does not run."""
    sim.env._move_clock(sim.env._virtual_time + seconds)


def set_clock(sim: Sim, seconds: float) -> None:
    """Set the wall clock forward or, with less than 0, back; the monotonic clock and timers stay as they are."""
    sim.env.backend.clock._epoch += timedelta(seconds=seconds)


def shown_end(sim: Sim) -> int:
    """When the turn is over, as the board says."""
    [end] = ENDS.findall(board_of(sim).text)
    return int(end)


@pytest.mark.parametrize(
    ("happens", "seconds"),
    [(stand_still, 40), (stand_still, 3600), (set_clock, 600), (set_clock, 3600), (set_clock, -40), (set_clock, -3600)],
)
async def test_no_time_of_a_turn_is_lost_or_won(sim: Sim, happens: Callable[[Sim, float], None], seconds: int) -> None:
    await start(sim)
    await sim.pass_time(28)
    before = shown_end(sim)
    happens(sim, seconds)
    await sim.pass_time(5)
    assert not timed_out(sim)
    assert abs(shown_end(sim) - before - seconds) <= 2, "the board shows the new end"
    await sim.pass_time(20)
    assert not timed_out(sim)
    await sim.pass_time(10)
    assert timed_out(sim)


async def test_a_clock_that_is_set_often_by_little_takes_no_turn(sim: Sim) -> None:
    await start(sim)
    for _ in range(10):
        await sim.pass_time(3)
        set_clock(sim, 9)
    await sim.pass_time(5)
    assert not timed_out(sim)


async def test_a_board_that_could_not_be_shown_is_retried_though_the_clock_was_set_back(sim: Sim) -> None:
    player, _, hand = await start(sim)
    before = board_of(sim).text
    sim.env.inject_error("PATCH", BOARDS, status=503, times=None)
    await play_first(player, hand)
    await sim.pass_time(3)
    set_clock(sim, -3600)
    sim.env.backend.faults.clear()
    await sim.pass_time(15)
    assert board_of(sim).text != before


@pytest.mark.parametrize("happens", [stand_still, set_clock])
async def test_missed_ticks_are_not_made_up_for(
    sim: Sim, happens: Callable[[Sim, float], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    await start(sim)
    ticks, tick = 0, bot_of(sim).app.matches.tick

    async def counting(shards: Shards) -> None:
        nonlocal ticks
        ticks += 1
        await tick(shards)

    monkeypatch.setattr(bot_of(sim).app.matches, "tick", counting)
    happens(sim, 7 * 24 * 3600)
    await sim.pass_time(10)
    assert 5 <= ticks <= 15

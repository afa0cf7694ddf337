"""The worker process for hard computers: killed, restarted, ended with the bot."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator

import pytest

from tests.support.bots import bot_of, thinking_bot
from tests.support.player_actions import (
    board_of,
    offers,
    play_round,
    press_id,
    seat,
)
from tests.support.polling import until
from tests.support.simulation import OpenStory, Sim


@pytest.fixture
async def thinking_sim(open_story: OpenStory) -> AsyncIterator[Sim]:
    async with open_story(thinking_bot) as running:
        yield running


async def worker_pid(sim: Sim) -> int:
    """The id of the worker process, once it runs."""
    computer_players = bot_of(sim).app.computer_players
    await until(lambda: computer_players.are_up)
    (pid,) = computer_players.pids
    return pid


async def test_a_round_against_a_hard_computer(thinking_sim: Sim) -> None:
    await worker_pid(thinking_sim)
    ada = thinking_sim.person("Ada")
    await seat(thinking_sim, ada, target=25, level="hard")
    await play_round(thinking_sim, [ada])
    assert "Round 1" in board_of(thinking_sim).text
    assert 0 < bot_of(thinking_sim).app.computer_players.cpu <= 0.1, "it has computed, within its limit"


async def test_a_match_goes_on_when_the_worker_is_killed(thinking_sim: Sim) -> None:
    killed: set[int] = set()
    ada = thinking_sim.person("Ada")
    board = await seat(thinking_sim, ada, target=150, level="hard")
    for _ in range(2):
        killed.add(pid := await worker_pid(thinking_sim))
        os.kill(pid, signal.SIGKILL)
        await play_round(thinking_sim, [ada])
        board = board_of(thinking_sim)
        if offers(board, "ready"):
            await ada.click(board, custom_id=press_id(board, "ready"))
    assert "Round 2" in board.text
    assert len(killed) == 2
    assert await worker_pid(thinking_sim) not in killed


async def test_a_restart_starts_another_worker_and_ends_the_first(thinking_sim: Sim) -> None:
    first = await worker_pid(thinking_sim)
    await thinking_sim.restart()
    assert await worker_pid(thinking_sim) != first
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)

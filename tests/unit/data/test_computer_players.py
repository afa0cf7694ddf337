"""Where computers think: a process for the hard ones that may die, hang or be slow, and never holds up a table."""

from __future__ import annotations

import asyncio
import gc
import io
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import pytest

from data import computer_players as module
from data import thinking
from data.computer_players import ComputerPlayers
from data.thinking import Question, answer, first_view
from engine.rules import default_options
from engine.variants import VARIANTS
from engine.view import SeatView
from tests.support import ROOT
from tests.support.polling import SECONDS, until, until_gone
from workers import protocol, worker_main, worker_process


def a_view(variant: str = "draw") -> SeatView:
    """A seat with more than one move."""
    view = first_view(default_options(VARIANTS[variant]))
    assert len(view.moves) > 1
    return view


async def until_up(computer_players: ComputerPlayers) -> int:
    """The id of the process, as soon as it can be asked."""
    await until(lambda: computer_players.are_up)
    (pid,) = computer_players.pids
    return pid


@pytest.fixture
async def computer_players() -> AsyncIterator[ComputerPlayers]:
    made = ComputerPlayers(processes=1, rng=Random(1))
    made.start()
    yield made
    made.close()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """No question is given up because the machine stands still for some seconds."""
    monkeypatch.setattr(module, "MAX_QUEUE_SECONDS", SECONDS)
    monkeypatch.setattr(worker_process, "REQUEST_TIMEOUT", SECONDS)


@pytest.mark.parametrize("variant", VARIANTS)
async def test_a_hard_computer_thinks_in_the_process_in_every_variant(
    computer_players: ComputerPlayers, asked: list[bytes], variant: str
) -> None:
    view = a_view(variant)
    await until_up(computer_players)
    assert await computer_players.choose(view, "hard") in view.moves
    assert len(asked) == 1
    assert 0 < computer_players.cpu <= 0.1


@pytest.mark.parametrize("level", ["easy", "medium"])
async def test_the_others_need_no_process(asked: list[bytes], level: str) -> None:
    computer_players, view = ComputerPlayers(processes=1, rng=Random(1)), a_view()
    assert await computer_players.choose(view, level) in view.moves
    assert asked == []
    computer_players.close()


async def test_one_move_is_no_question(computer_players: ComputerPlayers, asked: list[bytes]) -> None:
    view = a_view()
    only = SeatView(view.seat, view.public, view.hand, view.moves[:1])
    await until_up(computer_players)
    assert await computer_players.choose(only, "hard") == view.moves[0]
    assert asked == []


async def test_without_a_process_medium_moves(asked: list[bytes]) -> None:
    computer_players, view = ComputerPlayers(processes=0, rng=Random(1)), a_view()
    assert await computer_players.choose(view, "hard") in view.moves
    assert asked == []


def test_the_process_says_what_went_wrong() -> None:
    said = answer(Question(view=a_view(), level="mighty", seed=0, cpu=1, wall=1))
    assert "mighty" in said.error


async def test_a_failed_hard_computer_is_reported_and_medium_moves(
    computer_players: ComputerPlayers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "SLOW_LEVELS", {"mighty"})
    pid, view = await until_up(computer_players), a_view()
    assert await computer_players.choose(view, "mighty") in view.moves
    assert "a hard computer failed" in caplog.text
    assert computer_players.pids == (pid,), "it is not the process's fault"


def test_garbage_is_looked_for_between_two_questions_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at all objects would cost more than some moves."""
    happened: list[str] = []

    def say(asked: bytes) -> bytes:
        happened.append("asked")
        said = thinking.handle(asked)
        happened.append("said")
        return said

    def looked(phase: str, info: object) -> None:
        happened.append(f"look {phase}")

    question = pickle.dumps(Question(view=a_view("all_fives"), level="hard", seed=0, cpu=0.05, wall=5))
    asked, answered = io.BytesIO(), io.BytesIO()
    for _ in range(3):
        protocol.write_frame(asked, question)
    asked.seek(0)
    monkeypatch.setattr(worker_main, "_GC_THRESHOLD", 0)
    gc.callbacks.append(looked)
    try:
        worker_main.serve(asked, answered, say, thinking.prepare())
    finally:
        gc.callbacks.remove(looked)
        gc.enable()
    assert happened == ["asked", "said", "look start", "look stop"] * 3


def test_the_process_has_the_rules_and_nothing_else() -> None:
    imported = subprocess.run(
        [sys.executable, "-c", "import data.thinking, sys; print(*{name.split('.')[0] for name in sys.modules})"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout.split()
    assert "engine" in imported
    ours = {"bot", "cogs", "renderer", "discord", "aiohttp", "aiosqlite", "PIL", "asyncio", "sqlite3", "fluent"}
    assert ours.isdisjoint(imported)


async def test_it_does_not_get_the_token(monkeypatch: pytest.MonkeyPatch, computer_players: ComputerPlayers) -> None:
    given: list[dict[str, str]] = []
    popen = subprocess.Popen

    def noting(*arguments: object, env: dict[str, str], **rest: object) -> object:
        given.append(env)
        return popen(*arguments, env=env, **rest)  # type: ignore[call-overload]

    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    monkeypatch.setattr(subprocess, "Popen", noting)
    other = ComputerPlayers(processes=1, rng=Random(1))
    other.start()
    await until_up(other)
    other.close()
    assert len(given) == 1
    assert "secret" not in given[0].values()


async def test_it_is_ours_wherever_the_bot_was_started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("data", "engine"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit(1)")
    monkeypatch.chdir(tmp_path)
    computer_players = ComputerPlayers(processes=1, rng=Random(1))
    computer_players.start()
    await until_up(computer_players)
    computer_players.close()


async def test_while_it_starts_medium_moves(asked: list[bytes]) -> None:
    computer_players, view = ComputerPlayers(processes=1, rng=Random(1)), a_view()
    computer_players.start()
    assert not computer_players.are_up
    assert await computer_players.choose(view, "hard") in view.moves
    assert asked == []
    computer_players.close()


async def test_another_process_comes_in_place_of_a_killed_one(
    computer_players: ComputerPlayers, asked: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGKILL)
    assert await computer_players.choose(view, "hard") in view.moves
    assert await until_up(computer_players) != pid
    del asked[:]
    assert await computer_players.choose(view, "hard") in view.moves
    assert len(asked) == 1
    assert [record.levelname for record in caplog.records if record.name == worker_process.__name__] == ["WARNING"]


async def test_a_caller_is_not_blocked_by_a_dying_process(
    computer_players: ComputerPlayers, asked: list[bytes]
) -> None:
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGSTOP)
    waiting = [asyncio.create_task(computer_players.choose(view, "hard")) for _ in range(5)]
    await until(lambda: asked)
    assert not any(task.done() for task in waiting)
    os.kill(pid, signal.SIGKILL)
    async with asyncio.timeout(SECONDS / 2):
        assert all(move in view.moves for move in await asyncio.gather(*waiting))


async def test_one_that_hangs_is_replaced(computer_players: ComputerPlayers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "REQUEST_TIMEOUT", 0.2)
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGSTOP)
    async with asyncio.timeout(SECONDS):
        assert await computer_players.choose(view, "hard") in view.moves
    monkeypatch.undo()
    assert await until_up(computer_players) != pid


async def test_a_long_queue_goes_to_medium(
    computer_players: ComputerPlayers, monkeypatch: pytest.MonkeyPatch, asked: list[bytes]
) -> None:
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGSTOP)
    waiting = [asyncio.create_task(computer_players.choose(view, "hard")) for _ in range(5)]
    await until(lambda: asked)
    monkeypatch.setattr(module, "MAX_QUEUE_SECONDS", 0)  # by now the others have waited for longer
    os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(SECONDS):
        assert all(move in view.moves for move in await asyncio.gather(*waiting))
    assert len(asked) == 1, "the first was taken up in time"


async def test_abandoned_questions_are_not_sent(computer_players: ComputerPlayers, asked: list[bytes]) -> None:
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGSTOP)
    first, second, third = (asyncio.create_task(computer_players.choose(view, "hard")) for _ in range(3))
    await until(lambda: asked)
    second.cancel()
    await asyncio.wait((second,))
    os.kill(pid, signal.SIGCONT)
    async with asyncio.timeout(SECONDS):
        assert {*await asyncio.gather(first, third)} <= set(view.moves)
    assert second.cancelled()
    assert len(asked) == 2


async def test_failed_starts_are_retried_with_growing_delays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    delays: list[float] = []
    starts = 0
    monkeypatch.setattr(worker_process, "RESTART_DELAYS", (0.0, 30.0, 600.0))
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    popen = subprocess.Popen

    def noting(*arguments: object, **rest: object) -> object:
        nonlocal starts
        starts += 1
        return popen(*arguments, **rest)  # type: ignore[call-overload]

    class Timer(threading.Timer):
        """Half a minute is over at once, ten minutes never."""

        def __init__(self, interval: float, function: Callable[[], object]) -> None:
            delays.append(interval)
            super().__init__(0 if interval < 600 else interval, function)

    monkeypatch.setattr(subprocess, "Popen", noting)
    monkeypatch.setattr(threading, "Timer", Timer)
    computer_players, view = ComputerPlayers(processes=1, rng=Random(1)), a_view()
    computer_players.start()
    await until(lambda: len(delays) == 3)  # no question arrives meanwhile
    assert delays == [0.0, 30.0, 600.0]
    for _ in range(20):
        assert await computer_players.choose(view, "hard") in view.moves
        await asyncio.sleep(0)
    assert starts == 3
    assert len(caplog.records) == 1
    computer_players.close()


@pytest.mark.parametrize("after", [0, 0.002, 0.02, 0.1])
async def test_it_is_closed_at_any_moment_of_its_start(after: float, monkeypatch: pytest.MonkeyPatch) -> None:
    processes: list[subprocess.Popen[bytes]] = []
    popen = subprocess.Popen

    def noting(*arguments: object, **rest: object) -> object:
        processes.append(popen(*arguments, **rest))  # type: ignore[call-overload]
        return processes[-1]

    monkeypatch.setattr(subprocess, "Popen", noting)
    computer_players, view = ComputerPlayers(processes=1, rng=Random(1)), a_view()
    computer_players.start()
    await asyncio.sleep(after)
    computer_players.close()
    computer_players.close()
    computer_players.start()
    assert [process.returncode for process in processes] == [-signal.SIGKILL] * len(processes)
    assert await computer_players.choose(view, "hard") in view.moves


async def test_closing_does_not_wait_for_a_thinking_process(
    computer_players: ComputerPlayers, asked: list[bytes]
) -> None:
    pid, view = await until_up(computer_players), a_view()
    os.kill(pid, signal.SIGSTOP)
    waiting = [asyncio.create_task(computer_players.choose(view, "hard")) for _ in range(3)]
    await until(lambda: asked)
    async with asyncio.timeout(SECONDS / 2):
        computer_players.close()
        assert all(move in view.moves for move in await asyncio.gather(*waiting))
    await until_gone(pid)


async def test_ctrl_c_and_a_polite_end_are_for_the_bot_alone(
    computer_players: ComputerPlayers, asked: list[bytes]
) -> None:
    pid, view = await until_up(computer_players), a_view()
    assert os.getpgid(pid) != os.getpgid(0)
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(pid, number)
    assert await computer_players.choose(view, "hard") in view.moves
    assert computer_players.pids == (pid,)
    assert len(asked) == 1


async def test_a_killed_bot_leaves_no_process_behind() -> None:
    script = (
        "import time; from random import Random; from data.computer_players import ComputerPlayers\n"
        "computer_players = ComputerPlayers(processes=1, rng=Random(1)); computer_players.start()\n"
        "while not computer_players.are_up: time.sleep(0.01)\n"
        "print(*computer_players.pids, flush=True); time.sleep(60)"
    )
    bot = await asyncio.create_subprocess_exec(sys.executable, "-c", script, stdout=subprocess.PIPE, cwd=ROOT)
    assert bot.stdout is not None
    pid = int(await bot.stdout.readline())
    os.kill(pid, 0)
    bot.kill()
    await bot.communicate()
    await until_gone(pid)

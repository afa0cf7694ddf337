"""Drawing beside the event loop: pictures come out as they are asked for, whether its process is there or not."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import CancelledError
from pathlib import Path

import pytest

from bench.gallery import boards, hands
from engine.ai import LEVELS
from engine.events import ComputerAdded, Opened, RoundDealt, Started
from engine.match import Match
from engine.rules import default_options
from engine.variants import VARIANTS
from engine.view import PublicView, SeatView, public_view, seat_view
from renderer import worker
from renderer.paint import Labels, render_board, render_hand
from renderer.worker import DRAWING, Renderer
from tests.support import ROOT
from tests.support.polling import SECONDS, until
from workers import worker_process
from workers.worker_process import WorkerProcess

NAMES = Labels(("Ada", "İlker"))


@pytest.fixture
def renderer() -> Iterator[Renderer]:
    """One whose process was not started."""
    made = Renderer(WorkerProcess(DRAWING, name="drawing"))
    yield made
    made.close()


@pytest.fixture
async def drawer(renderer: Renderer) -> Renderer:
    """One whose process is there."""
    renderer.start()
    await until_up(renderer)
    return renderer


async def until_up(renderer: Renderer) -> int:
    """The id of the process, as soon as it can draw."""
    await until(lambda: renderer.pid is not None)
    assert renderer.pid is not None
    return renderer.pid


def oom_score(pid: int) -> int | None:
    """How soon Linux kills a process where memory runs out; None on other systems."""
    try:
        return int(Path(f"/proc/{pid}/oom_score_adj").read_text(encoding="ascii"))
    except FileNotFoundError:
        return None


def dealt(variant: str = "draw") -> tuple[PublicView, SeatView]:
    """The board and a hand of a match that has just begun."""
    options = default_options(VARIANTS[variant])
    seated = [ComputerAdded(LEVELS[0])] * (options.seats - 1)
    match = Match.replay([Opened(options, host=0), *seated, Started(), RoundDealt("00" * 32)])
    board, hand = public_view(match), seat_view(match, 0)
    assert board is not None
    assert hand is not None
    return board, hand


@pytest.fixture
def drawn_here(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The hands that were drawn in this process."""
    drawn: list[object] = []

    def noting(view: SeatView, names: Labels) -> bytes:
        drawn.append(view)
        return render_hand(view, names)

    monkeypatch.setattr(worker, "render_hand", noting)
    return drawn


# ---- in a thread -----------------------------------------------------------------------------------------------------


async def test_pictures_are_those_of_the_functions(renderer: Renderer) -> None:
    view, names = next(boards(1))
    assert await asyncio.wrap_future(renderer.board(view, names)) == render_board(view, names)
    hand = next(hands(1))
    assert await asyncio.wrap_future(renderer.hand(hand, NAMES)) == render_hand(hand, NAMES)


async def test_the_loop_goes_on_while_pictures_are_drawn(renderer: Renderer) -> None:
    waiting = [asyncio.wrap_future(renderer.board(view, names)) for view, names in boards(12)]
    turns = 0
    while not all(picture.done() for picture in waiting):
        await asyncio.sleep(0.001)
        turns += 1
    assert turns >= 3, "drawn inside the loop, they would all be done at the first look"
    assert len({await picture for picture in waiting}) == len(waiting)


def test_close_drops_what_waits(renderer: Renderer) -> None:
    wanted = list(boards(10))
    drawn = [renderer.board(view, names) for view, names in wanted]
    renderer.close()
    assert all(picture.done() for picture in drawn)
    with pytest.raises(CancelledError):
        drawn[-1].result()
    with pytest.raises(RuntimeError):
        renderer.board(*next(boards(1)))


# ---- in the process --------------------------------------------------------------------------------------------------


async def test_the_process_draws_the_same_pictures_of_every_variant(drawer: Renderer, asked: list[bytes]) -> None:
    for variant in VARIANTS:
        board, hand = dealt(variant)
        names = Labels(tuple("ABCD"[: len(board.seats)]))
        assert await asyncio.wrap_future(drawer.board(board, names)) == render_board(board, names)
        assert await asyncio.wrap_future(drawer.hand(hand, names)) == render_hand(hand, names)
    assert len(asked) == 2 * len(VARIANTS)


async def test_a_drawing_error_reaches_the_caller_and_the_process_survives(drawer: Renderer) -> None:
    pid, (board, hand) = drawer.pid, dealt()
    with pytest.raises(ValueError, match="1 names for 2 seats"):
        await asyncio.wrap_future(drawer.board(board, Labels(("Ada",))))
    assert await asyncio.wrap_future(drawer.hand(hand, NAMES)) == render_hand(hand, NAMES)
    assert drawer.pid == pid


async def test_while_it_starts_a_thread_draws(renderer: Renderer, drawn_here: list[object]) -> None:
    _, hand = dealt()
    waiting = renderer.hand(hand, NAMES)
    renderer.start()
    assert await asyncio.wrap_future(waiting) == render_hand(hand, NAMES)
    assert drawn_here == [hand]


async def test_a_thread_draws_for_a_killed_one_until_there_is_another(drawer: Renderer) -> None:
    pid, (board, hand) = await until_up(drawer), dealt()
    os.kill(pid, signal.SIGKILL)
    assert await asyncio.wrap_future(drawer.hand(hand, NAMES)) == render_hand(hand, NAMES)
    assert await asyncio.wrap_future(drawer.board(board, NAMES)) == render_board(board, NAMES)
    assert await until_up(drawer) != pid


async def test_one_that_hangs_is_replaced(drawer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "REQUEST_TIMEOUT", 0.2)
    pid, (_, hand) = await until_up(drawer), dealt()
    os.kill(pid, signal.SIGSTOP)
    async with asyncio.timeout(SECONDS):
        assert await asyncio.wrap_future(drawer.hand(hand, NAMES)) == render_hand(hand, NAMES)
    monkeypatch.undo()
    assert await until_up(drawer) != pid


async def test_a_slow_one_is_not_ended(drawer: Renderer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_process, "REQUEST_TIMEOUT", 5)
    pid, (_, hand) = await until_up(drawer), dealt()
    os.kill(pid, signal.SIGSTOP)
    waiting = asyncio.wrap_future(drawer.hand(hand, NAMES))
    await asyncio.sleep(0.3)
    os.kill(pid, signal.SIGCONT)
    assert await waiting == render_hand(hand, NAMES)
    assert drawer.pid == pid


async def test_closing_ends_it(drawer: Renderer) -> None:
    pid = await until_up(drawer)
    drawer.close()
    drawer.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_it_has_the_rules_and_the_pictures_and_nothing_else() -> None:
    modules = subprocess.run(
        [sys.executable, "-c", "import renderer.drawing, sys; print(*{name.split('.')[0] for name in sys.modules})"],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
    ).stdout.split()
    assert {"engine", "renderer"} <= set(modules)
    assert {"bot", "cogs", "data", "discord", "aiohttp", "aiosqlite", "asyncio", "sqlite3"}.isdisjoint(modules)


@pytest.mark.usefixtures("drawer")
async def test_where_memory_runs_out_the_process_goes_first(renderer: Renderer) -> None:
    score = oom_score(await until_up(renderer))
    assert score is None or score > (oom_score(os.getpid()) or 0)

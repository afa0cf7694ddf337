"""Replies take precedence over background rendering, which still makes progress."""

from __future__ import annotations

import asyncio

import pytest

from cogs.discord_io.render_gate import RenderGate


async def turns_of_the_loop(count: int = 10) -> None:
    """Run all ready callbacks without advancing time."""
    for _ in range(count):
        await asyncio.sleep(0)


async def work(render_gate: RenderGate, done: list[str], name: str) -> None:
    """One background render."""
    async with render_gate.background():
        done.append(f"{name} begins")
        await asyncio.sleep(0)
        done.append(f"{name} ends")


async def test_without_pending_replies_work_begins_at_once() -> None:
    done: list[str] = []
    await work(RenderGate(), done, "board")
    assert done == ["board begins", "board ends"]


async def test_all_earlier_answers_go_first() -> None:
    render_gate, done = RenderGate(), list[str]()
    with render_gate.reply():
        with render_gate.reply():
            board = asyncio.create_task(work(render_gate, done, "board"))
            await turns_of_the_loop()
            done.append("one answer")
        await turns_of_the_loop()
        done.append("another answer")
    await board
    assert done == ["one answer", "another answer", "board begins", "board ends"]


async def test_in_a_rush_background_work_runs_one_at_a_time() -> None:
    render_gate, done, over = RenderGate(), list[str](), asyncio.Event()

    async def answers() -> None:
        """Each begins before the one before it ends."""
        while not over.is_set():
            with render_gate.reply():
                await turns_of_the_loop()

    rush = [asyncio.create_task(answers())]
    await turns_of_the_loop(5)
    rush.append(asyncio.create_task(answers()))
    async with asyncio.timeout(10):
        await asyncio.gather(*(work(render_gate, done, name) for name in ("board", "hand", "board")))
    over.set()
    await asyncio.gather(*rush)
    assert done == ["board begins", "board ends", "hand begins", "hand ends", "board begins", "board ends"]


async def test_waiting_for_the_last_answer_is_limited() -> None:
    render_gate = RenderGate()
    with render_gate.reply():
        await render_gate.replies_done(max_seconds=0.01)
        waiting = asyncio.create_task(render_gate.replies_done(max_seconds=10))
        await turns_of_the_loop()
        assert not waiting.done()
    await asyncio.wait_for(waiting, 1)


async def test_it_is_idle_once_no_answer_is_left_also_none_that_began_meanwhile() -> None:
    render_gate, second_ends = RenderGate(), asyncio.Event()

    async def second() -> None:
        with render_gate.reply():
            await second_ends.wait()

    with render_gate.reply():
        await render_gate.idle(max_seconds=0.01)
        waiting = asyncio.create_task(render_gate.idle(max_seconds=10))
        await turns_of_the_loop()
        answering = asyncio.create_task(second())
        await turns_of_the_loop()
    await turns_of_the_loop(5)
    assert not waiting.done()
    second_ends.set()
    await asyncio.wait_for(waiting, 1)
    await answering


async def test_a_failed_answer_counts_as_finished() -> None:
    render_gate, done = RenderGate(), list[str]()
    with pytest.raises(ValueError, match="none"), render_gate.reply():
        raise ValueError("none")
    await work(render_gate, done, "board")
    assert done == ["board begins", "board ends"]

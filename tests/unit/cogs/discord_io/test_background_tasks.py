"""Background tasks are named, logged when they fail, and finished or cancelled at the end."""

from __future__ import annotations

import asyncio

import pytest

from cogs.discord_io.background_tasks import BackgroundTasks


async def fail() -> None:
    raise RuntimeError("broken")


async def test_an_error_is_logged_under_the_name_of_the_task(caplog: pytest.LogCaptureFixture) -> None:
    task = BackgroundTasks().start(fail(), "a look at tables")
    await task
    assert task.get_name() == "a look at tables"
    [record] = caplog.records
    assert record.getMessage() == "a look at tables failed"
    assert record.exc_info is not None
    assert str(record.exc_info[1]) == "broken"


async def test_close_waits_for_tasks_that_end_in_time() -> None:
    done, background = asyncio.Event(), BackgroundTasks()

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.set()

    background.start(work(), "short")
    await background.close(grace=5)
    assert done.is_set()


async def test_close_cancels_tasks_that_exceed_the_grace_period(caplog: pytest.LogCaptureFixture) -> None:
    background = BackgroundTasks()
    endless = background.start(asyncio.sleep(3600), "endless")
    await background.close(grace=0.01)
    assert endless.cancelled()
    assert not caplog.records


async def test_close_without_tasks_returns_at_once() -> None:
    background = BackgroundTasks()
    await background.start(fail(), "over already")
    await background.close(grace=3600)

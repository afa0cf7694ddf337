"""The rate limiter: a limit per second, urgent requests first, no waiter left behind."""

from __future__ import annotations

import asyncio

import pytest

from cogs.discord_io.rate_limiter import Priority, RateLimiter


class Clock:
    """A clock that goes on only while the rate_limiter sleeps, and then by just as much."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)
        self.now += seconds


async def test_no_window_exceeds_the_limit() -> None:
    clock = Clock()
    rate_limiter = RateLimiter(per_second=5, clock=clock, sleep=clock.sleep)
    given: list[float] = []

    async def ask() -> None:
        await rate_limiter.acquire(Priority.BOARD)
        given.append(clock())

    await asyncio.gather(*(ask() for _ in range(23)))
    assert given == [second for second in (0, 1, 2, 3, 4) for _ in range(5)][:23]


async def test_nothing_is_granted_at_first_as_if_a_process_before_had_used_up_the_windows() -> None:
    clock = Clock()
    clock.now = 100.0
    rate_limiter = RateLimiter(per_second=2, start_delay=5.0, clock=clock, sleep=clock.sleep)
    given: list[float] = []

    async def ask() -> None:
        await rate_limiter.acquire(Priority.CALL)
        given.append(clock())

    await asyncio.gather(*(ask() for _ in range(4)))
    assert given == [105.0, 105.0, 106.0, 106.0]
    clock.now = 120.0
    await asyncio.wait_for(ask(), 1)
    assert given[-1] == 120.0


async def test_by_default_it_uses_real_time() -> None:
    rate_limiter, loop = RateLimiter(per_second=1, window=0.05), asyncio.get_running_loop()
    begun = loop.time()
    for _ in range(3):
        await rate_limiter.acquire(Priority.BOARD)
    assert loop.time() - begun >= 0.1


async def test_reminders_go_before_boards_and_boards_before_clean_up() -> None:
    clock = Clock()
    rate_limiter = RateLimiter(per_second=1, clock=clock, sleep=clock.sleep)
    order: list[tuple[str, int]] = []

    async def ask(priority: Priority, number: int) -> None:
        await rate_limiter.acquire(priority)
        order.append((priority.name, number))

    await ask(Priority.CLEAN, 0)
    await asyncio.gather(
        *(ask(priority, number) for number in (1, 2) for priority in (Priority.CLEAN, Priority.BOARD, Priority.CALL))
    )
    assert order == [("CLEAN", 0)] + [(name, number) for name in ("CALL", "BOARD", "CLEAN") for number in (1, 2)]


async def test_a_slot_is_granted_at_once_while_there_is_room() -> None:
    rate_limiter = RateLimiter(per_second=3)
    before = len(asyncio.all_tasks())
    for _ in range(3):
        await rate_limiter.acquire(Priority.CLEAN)
    assert len(asyncio.all_tasks()) == before, "no task without a wait"
    assert rate_limiter.waiting == 0


async def test_a_cancelled_waiter_uses_no_slot() -> None:
    clock = Clock()
    rate_limiter = RateLimiter(per_second=1, clock=clock, sleep=clock.sleep)
    await rate_limiter.acquire(Priority.CALL)
    given_up = asyncio.create_task(rate_limiter.acquire(Priority.CALL))
    patient = asyncio.create_task(rate_limiter.acquire(Priority.CLEAN))
    await asyncio.sleep(0)
    given_up.cancel()
    await patient
    assert clock() == 1, "the second window; a slot for the cancelled waiter would have used it up"


async def test_closing_releases_all_waiters() -> None:
    rate_limiter = RateLimiter(per_second=1)
    await rate_limiter.acquire(Priority.CALL)
    waiting = [asyncio.create_task(rate_limiter.acquire(Priority.BOARD)) for _ in range(3)]
    await asyncio.sleep(0)
    rate_limiter.close()
    for task in waiting:
        with pytest.raises(asyncio.CancelledError):
            await task

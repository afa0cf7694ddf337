"""Backoff between retries, and request timeouts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from cogs.discord_io import retry
from cogs.discord_io.retry import MAX_BACKOFF, backoff, request_timeout, timeout_trace
from composition import make_bot


def test_pauses_double_up_to_a_minute() -> None:
    assert [backoff(failures) for failures in (1, 2, 3, 6, 7, 8, 1000)] == [
        1000,
        2000,
        4000,
        32000,
        MAX_BACKOFF,
        MAX_BACKOFF,
        MAX_BACKOFF,
    ]


async def test_only_a_request_without_a_response_times_out() -> None:
    limit: asyncio.Timeout
    limits, over = list[bool](), asyncio.Event()

    async def hang(_: web.Request) -> web.Response:
        await over.wait()
        return web.Response()

    async def fine(_: web.Request) -> web.Response:
        limits.append(limit.when() is not None)
        return web.Response()

    app = web.Application()
    app.add_routes([web.get("/hang", hang), web.get("/fine", fine)])
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        async with aiohttp.ClientSession(trace_configs=[timeout_trace()]) as session:
            async with request_timeout(60):
                watched = retry._watched.get()
                assert watched is not None
                limit = watched[0]
                for _ in range(2):
                    async with session.get(f"{address}/fine"):
                        pass
                    limits.append(limit.when() is not None)  # here discord.py waits while a rate limit lasts
            assert limits == [True, False] * 2
            with pytest.raises(TimeoutError):
                async with request_timeout(0.3):
                    await session.get(f"{address}/hang")
            async with session.get(f"{address}/fine") as answer:
                assert answer.status == 200, "the session is as good as new"
    finally:
        over.set()  # what is being answered is waited for
        await runner.cleanup()


async def test_the_bot_watches_its_requests(tmp_path: Path) -> None:
    bot = make_bot(tmp_path / "ayaz.sqlite3")
    try:
        trace = bot.http.http_trace
        assert trace is not None
        assert trace.on_request_start
        assert trace.on_request_exception
    finally:
        await bot.close()

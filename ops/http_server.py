"""Three pages for whoever looks after the bot: whether it lives, whether it is ready, and its metrics."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from ops.errors import StartError
from ops.metrics import Metrics

SHUTDOWN_TIMEOUT = 0.5
"""Seconds that a page being sent may take when the bot stops."""


@asynccontextmanager
async def serving(metrics: Metrics, *, host: str, port: int) -> AsyncGenerator[None]:
    """Serve the pages inside the block. Raises StartError where the address cannot be opened."""
    server = web.AppRunner(_pages(metrics), access_log=None, shutdown_timeout=SHUTDOWN_TIMEOUT)
    await server.setup()
    looking = asyncio.create_task(metrics.loop.run(), name="loop lateness")
    try:
        await _listen(server, host, port)
        yield
    finally:
        looking.cancel()
        await server.cleanup()


async def _listen(server: web.AppRunner, host: str, port: int) -> None:
    try:
        await web.TCPSite(server, host, port).start()
    except OSError as error:
        raise StartError(f"HTTP_PORT: {host}:{port} cannot be opened ({error.strerror or error})") from None


def _pages(metrics: Metrics) -> web.Application:
    async def healthz(_: web.Request) -> web.Response:
        return web.Response(text="ok\n")  # a loop that does not turn does not answer

    async def ready(_: web.Request) -> web.Response:
        problems = metrics.problems()
        return web.Response(text="\n".join(problems or ["ok"]) + "\n", status=503 if problems else 200)

    async def all_metrics(_: web.Request) -> web.Response:
        return web.Response(body=await metrics.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    pages = web.Application()
    pages.add_routes([web.get("/healthz", healthz), web.get("/ready", ready), web.get("/metrics", all_metrics)])
    return pages

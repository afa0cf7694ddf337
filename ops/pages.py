"""The pages of HTTP_PORT, where that is set; without it nothing of them is loaded."""

from __future__ import annotations

import importlib
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager

from ops.runner import Client
from ops.settings import Settings


@asynccontextmanager
async def serving_pages(settings: Settings, *, version: str) -> AsyncGenerator[Callable[[Client], Client]]:
    """Serve the pages inside the block; every client goes through what it yields. Raises StartError."""
    if settings.http_port is None:
        yield lambda client: client
        return
    # Imported here because it takes 0.1 s and some memory.
    metrics = importlib.import_module("ops.metrics").Metrics(settings.database, version=version)
    serving = importlib.import_module("ops.http_server").serving

    def watch(client: Client) -> Client:
        metrics.watch(client)
        return client

    async with serving(metrics, host=settings.http_host, port=settings.http_port):
        yield watch

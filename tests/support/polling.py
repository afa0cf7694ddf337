"""Waiting for what other processes and threads do."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress

SECONDS = 60
"""Seconds for what takes no time on an idle machine; other work may keep it busy."""


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds."""
    async with asyncio.timeout(SECONDS):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)


async def until_gone(pid: int) -> None:
    """Wait for a process to end that is somebody else's child or was waited for by its parent."""
    async with asyncio.timeout(SECONDS):
        with suppress(ProcessLookupError):
            while True:
                os.kill(pid, 0)
                await asyncio.sleep(0.01)

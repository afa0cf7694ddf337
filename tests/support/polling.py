"""Waiting for other processes and threads."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress

SECONDS = 60
"""Timeout in seconds, generous for a busy machine."""


async def until(condition: Callable[[], object]) -> None:
    """Poll until the condition holds."""
    async with asyncio.timeout(SECONDS):
        while True:
            if condition():
                return
            await asyncio.sleep(0.01)


async def until_gone(pid: int) -> None:
    """Wait until a process has ended, whether or not it is a child of this one."""
    async with asyncio.timeout(SECONDS):
        with suppress(ProcessLookupError):
            while True:
                os.kill(pid, 0)
                await asyncio.sleep(0.01)

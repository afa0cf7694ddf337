"""Presses that reach a stand-by while another process still answers them, or just has ended."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from cogs.discord_io.responses import Interaction

_EVENT = "INTERACTION_CREATE"
_ANSWERABLE = frozenset({2, 3, 5})
"""Discord's types of commands, presses and forms; suggestions while a person types are of no use later."""
KEPT_FOR = 2.5
"""Seconds for which one is kept: Discord gives up on it after three."""


class EarlyPresses:
    """Takes the place of discord.py's handling of interactions until ``release``."""

    def __init__(self, client: discord.Client) -> None:
        self._state: Any = client._connection  # pyright: ignore[reportPrivateUsage]
        self._handle: Callable[[Any], None] = self._state.parsers[_EVENT]
        self._kept: deque[tuple[float, Any]] = deque()
        self._state.parsers[_EVENT] = self._keep

    def _keep(self, data: Any) -> None:
        now = time.monotonic()
        while self._kept and now - self._kept[0][0] > KEPT_FOR:
            self._kept.popleft()
        self._kept.append((now, data))

    async def release(self, answer: Callable[[Interaction], Awaitable[object]]) -> None:
        """Handle interactions from now on, and ``answer`` those of the last seconds, which may have been answered."""
        self._state.parsers[_EVENT] = self._handle
        now, kept = time.monotonic(), list(self._kept)
        self._kept.clear()
        recent = [data for at, data in kept if now - at <= KEPT_FOR and data["type"] in _ANSWERABLE]
        await asyncio.gather(*(answer(discord.Interaction(data=data, state=self._state)) for data in recent))

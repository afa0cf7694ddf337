"""The line to Discord's gateway: since when no press can arrive."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

import discord

SLACK = 5.0
"""Seconds that the answer to a heartbeat may take. discord.py gives up a silent line after a minute and more."""


class GatewayConnection:
    """Open or not. It counts as cut from the start until the first session has begun; ``clock`` gives milliseconds."""

    def __init__(self, client: discord.Client, *, clock: Callable[[], int]) -> None:
        self._client = client
        self._clock = clock
        self._cut_at: int | None = clock()
        self._cuts = 0
        self._silent = False
        """Whether it was cut since nothing has come for too long: then anything that comes opens it again."""

    @property
    def is_connected(self) -> bool:
        return self._cut_at is None

    def disconnected(self) -> None:
        """The connection is lost; may be said again for each attempt to get it back that fails."""
        if self._cut_at is None:
            self._cut_at = self._clock()
        self._cuts += 1
        self._silent = False

    async def connected(self, make_up: Callable[[int], Awaitable[None]]) -> None:
        """The connection is there. The line counts as open once ``make_up`` is done, which is told for how many
        milliseconds it was not; unless it is cut again meanwhile."""
        if self._cut_at is None:
            return
        cuts = self._cuts
        try:
            await make_up(self._clock() - self._cut_at)
        finally:  # whatever went wrong there, matches must not stand still for ever
            if cuts == self._cuts:
                self._cut_at, self._silent = None, False

    def check(self) -> bool:
        """Notice a line that has gone silent without being cut; whether one that had is heard again."""
        silence = self._silent_for()
        if silence is None:
            return False
        if silence > 0 and self._cut_at is None:
            self._cut_at, self._silent = self._clock() - silence, True
        return silence == 0 and self._silent

    def _silent_for(self) -> int | None:
        """For how many milliseconds nothing has come though something should have; None without a connection."""
        heart = getattr(self._client.ws, "_keep_alive", None)
        heard, interval = getattr(heart, "_last_recv", None), getattr(heart, "interval", None)
        if heard is None or interval is None:
            return None
        seconds = time.perf_counter() - heard
        return round(seconds * 1000) if seconds > interval + SLACK else 0

"""When a shard may begin a session: Discord wants five seconds between two in the same bucket, whoever begins them."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

import discord

from data.storage.database import CannotOpen

INTERVAL = 5.5
"""Seconds between two sessions of a bucket, with some to spare for the way to Discord."""


class Turns(Protocol):
    """Waits until a numbered turn is free in every process, and keeps it for so many seconds. Raises CannotOpen."""

    def __call__(self, number: int, *, seconds: float) -> Awaitable[None]: ...


class IdentifyTurns:
    """Lets the shards of all processes begin their sessions one after the other."""

    def __init__(self, client: discord.Client, turns: Turns) -> None:
        self._client = client
        self._turns = turns
        self._buckets: int | None = None
        """How many Discord has for this bot; None until it was asked."""

    async def wait(self, shard: int) -> None:
        """Return when a shard may begin. Raises what a lost connection would, so that discord.py tries again."""
        if self._buckets is None:
            _, _, limits = await self._client.http.get_bot_gateway()
            self._buckets = max(1, limits["max_concurrency"])
        try:
            await self._turns(shard % self._buckets, seconds=INTERVAL)
        except CannotOpen as error:
            raise ConnectionError(str(error)) from error

"""Replies to interactions before background rendering."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager, suppress


class RenderGate:
    """Holds background rendering back while interactions are being answered; one for the whole bot."""

    def __init__(self) -> None:
        self._replies: set[asyncio.Future[None]] = set()
        """One for each reply in progress, done when that is."""
        self._one_at_a_time = asyncio.Lock()

    @contextmanager
    def reply(self) -> Generator[None]:
        """A press or a command is being answered inside the block."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._replies.add(done)
        try:
            yield
        finally:
            self._replies.discard(done)
            done.set_result(None)

    @asynccontextmanager
    async def background(self) -> AsyncGenerator[None]:
        """One background render at a time, after the replies in progress when its place in the queue comes.

        A reply so waits for at most one picture that is not its own, and under a steady load of replies boards are
        rendered as well, since replies that begin later are not waited for.
        """
        async with self._one_at_a_time:
            await self.replies_done()
            yield

    async def idle(self, *, max_seconds: float) -> None:
        """Return when no reply is in progress, nor among those that begin meanwhile, or after ``max_seconds``."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max_seconds):
                while self._replies:
                    await self.replies_done()

    async def replies_done(self, *, max_seconds: float | None = None) -> None:
        """Return when all replies in progress now are done, or after ``max_seconds``."""
        if self._replies:
            await asyncio.wait(set(self._replies), timeout=max_seconds)

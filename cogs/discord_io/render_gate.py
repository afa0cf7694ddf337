"""Who goes first: answers to people who have pressed something, before all that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager


class RenderGate:
    """Knows who is being answered. One for all that work beside each other."""

    def __init__(self) -> None:
        self._answers: set[asyncio.Future[None]] = set()
        """One for each answer under way, done when that is."""
        self._turn = asyncio.Lock()

    @contextmanager
    def reply(self) -> Iterator[None]:
        """While a press or a command is answered."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._answers.add(done)
        try:
            yield
        finally:
            self._answers.discard(done)
            done.set_result(None)

    @asynccontextmanager
    async def background(self) -> AsyncIterator[None]:
        """For what nobody waits for, as boards and the open hands of others: one at a time, after the answers that were
        begun before. So an answer waits for one picture at most that is not its own, and in a rush, when somebody is
        always being answered, the others get on as well.
        """
        async with self._turn:
            await self.replies_done()
            yield

    async def replies_done(self, *, most: float | None = None) -> None:
        """Return when all answers that are under way now are done, or after so many seconds."""
        if self._answers:
            await asyncio.wait(set(self._answers), timeout=most)

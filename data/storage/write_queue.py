"""Writes that wait for the disk share one way to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass

from data.records.errors import CannotSave
from data.storage.database import Statement, finish


@dataclass(frozen=True, slots=True, eq=False)
class _Write:
    """A transaction that waits to be written; ``done`` has its outcome."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]

    def finish(self, error: Exception | None) -> None:
        """Say how it ended."""
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class WriteQueue:
    """Collects writes while another one is on its way, and writes them together.

    ``turn`` is what a transaction holds, ``commit`` writes statements in one transaction.
    """

    def __init__(
        self,
        turn: AbstractAsyncContextManager[object],
        commit: Callable[[Sequence[Statement]], Awaitable[None]],
    ) -> None:
        self._turn = turn
        self._commit = commit
        self._waiting: list[_Write] = []
        self._writer: asyncio.Task[None] | None = None
        """Writes what is waiting; None while nothing is."""

    async def write(self, statements: Sequence[Statement]) -> None:
        """As ``Database.write``."""
        write = _Write(statements, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write_waiting())
        await finish(write.done)

    async def finished(self) -> None:
        """Return when nothing waits any more."""
        if self._writer is not None:
            await asyncio.wait({self._writer})

    async def _write_waiting(self) -> None:
        together: list[_Write] = []
        try:
            while self._waiting:
                async with self._turn:
                    together, self._waiting = self._waiting, []
                    await self._write_together(together)
        finally:
            # Cancelled with everything else when the event loop ends, which waits for those who wait for these.
            for write in (*together, *self._waiting):
                write.done.cancel()
            self._writer, self._waiting = None, []

    async def _write_together(self, writes: Sequence[_Write]) -> None:
        """Write all in one transaction; where one of them is at fault, each in its own."""
        outcome: Exception | None = None
        try:
            await self._commit([statement for write in writes for statement in write.statements])
        except Exception as error:  # noqa: BLE001 (it is raised where the write was asked for)
            if len(writes) > 1 and not isinstance(error, CannotSave):
                for write in writes:
                    await self._write_together([write])
                return
            outcome = error
        for write in writes:
            write.finish(outcome)

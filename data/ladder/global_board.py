"""The global board, kept up to date beside the bookings: they only queue whose rows are to be added up again.

Two bookings of the same people on servers of two processes would otherwise have to wait for each other.
"""

from __future__ import annotations

from data.storage.database import Task
from data.storage.global_board_queries import GlobalBoardQueries
from data.storage.store import Store

PEOPLE_AT_A_TIME = 8
"""People who are added up in one transaction: presses wait meanwhile."""


class GlobalBoard:
    """Adds up who is queued. To be called after each commit that queues somebody, and every few seconds for those whom
    a process that was killed has left."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def fold(self) -> None:
        """Return when nobody is queued any more, or another process is at it. Raises CannotSave."""
        async with self._store.reading() as session:
            has_work = await GlobalBoardQueries(session).is_anybody_queued()
        while has_work:
            has_work = await self._fold_some()

    async def _fold_some(self) -> bool:
        """Whether there may be more to do."""
        async with self._store.transaction() as session:
            if not await session.try_task(Task.FOLD_GLOBAL_BOARD):
                return False
            queries = GlobalBoardQueries(session)
            people = await queries.take(count=PEOPLE_AT_A_TIME)
            await queries.add_up(people)
        return len(people) == PEOPLE_AT_A_TIME

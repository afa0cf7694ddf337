"""Which ended matches have a board that says something that is not so any more."""

from __future__ import annotations

from data.storage.redraw_queries import drop_redraw, next_redraw
from data.storage.store import Store


class OutdatedBoards:
    """Kept on disk, so that a restart goes on where it was."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def next(self, *, after: int = 0) -> int | None:
        """The first such match with an id above ``after``."""
        async with self._store.reading() as session:
            return await next_redraw(session, after=after)

    async def done(self, match_id: int) -> None:
        """Its board was drawn again, or is not there any more."""
        async with self._store.writing() as batch:
            await drop_redraw(batch, match_id)

"""The settings of servers."""

from __future__ import annotations

from collections.abc import Callable

from data.storage.server_queries import ServerQueries
from data.storage.store import Store

CALL_AGAIN = 600_000
"""Milliseconds after a call of a server's role in which it is not called again, whoever opens a lobby."""


class Servers:
    """The settings of servers, by server id. ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def caller_role(self, guild: int) -> int | None:
        """The role that is called for players when the opener of a lobby asks; None where none was chosen."""
        async with self._store.reading() as session:
            return await ServerQueries(session).caller_role(guild)

    async def set_caller_role(self, guild: int, role: int | None) -> None:
        """Choose that role; None takes the choice back."""
        async with self._store.transaction() as session:
            await ServerQueries(session).set_caller_role(guild, role)

    async def season_channel(self, guild: int) -> int | None:
        """The channel where the final table of each month is posted; None where none is."""
        async with self._store.reading() as session:
            return await ServerQueries(session).season_channel(guild)

    async def set_season_channel(self, guild: int, channel: int | None) -> None:
        """Choose that channel, for months that end from now on; None for no posts."""
        async with self._store.transaction() as session:
            await ServerQueries(session).set_season_channel(guild, channel)

    async def call_role(self, guild: int) -> int | None:
        """Note that the role of a server is called now. None where that is allowed, else when it may be called again:
        then nothing is noted."""
        now = self._clock()
        async with self._store.transaction() as session:
            servers = ServerQueries(session)
            if await servers.note_call(guild, at=now, earliest=now - CALL_AGAIN):
                return None
            return await servers.called_at(guild) + CALL_AGAIN

"""How long data of a server is kept after it has removed the bot, and how it is deleted then."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection

from data.servers import Servers
from data.storage.database import Task
from data.storage.ladder_queries import LadderQueries
from data.storage.retention_queries import RetentionQueries
from data.storage.store import Store

_log = logging.getLogger(__name__)

KEPT_AFTER_REMOVAL = 30 * 86_400_000
"""Milliseconds. A server that is back before loses nothing."""
MATCHES_AT_A_TIME = 100
"""Matches that are deleted in one transaction: presses wait meanwhile."""


class Retention:
    """Notes who removed the bot, and deletes what is due; ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, servers: Servers, clock: Callable[[], int]) -> None:
        self._store = store
        self._servers = servers
        self._clock = clock

    async def removed(self, guild: int) -> None:
        """A server has removed the bot."""
        async with self._store.transaction() as session:
            await RetentionQueries(session).note_departed((guild,), at=self._clock())

    async def added(self, guild: int) -> None:
        """A server has the bot, perhaps again."""
        async with self._store.transaction() as session:
            await RetentionQueries(session).forget_departed((guild,))

    async def compare(self, present: Collection[int]) -> None:
        """Of the servers of this process the bot is in exactly these: it may have been added or removed while it did
        not run."""
        async with self._store.transaction() as session:
            queries = RetentionQueries(session)
            await queries.forget_departed(present)
            gone = await queries.servers_with_data() - frozenset(present)
            # What other processes do not have is not gone: its shards have it.
            await queries.note_departed(sorted(each for each in gone if each in session.shards), at=self._clock())

    async def delete_due(self, present: Collection[int]) -> None:
        """Delete what is kept of servers that removed the bot long enough ago; of none of ``present``."""
        async with self._store.exclusively(Task.DELETE_SERVERS) as is_ours:
            if not is_ours:
                return
            async with self._store.reading() as session:
                due = await RetentionQueries(session).departed_before(self._clock() - KEPT_AFTER_REMOVAL)
            for guild in due:
                if guild in self._store.shards and guild not in present:
                    await self._delete(guild)
        if due:
            await self._store.scrub()

    async def _delete(self, guild: int) -> None:
        """Delete a server, its matches some at a time. Where it is interrupted the next time goes on."""
        _log.info("deleting what is kept of server %d, which removed the bot long ago", guild)
        async with self._store.transaction() as session:
            queries = RetentionQueries(session)
            players = await queries.players(guild)
            await queries.delete_server(guild)
            await LadderQueries(session).queue_for_global(players)
        self._servers.forget(guild)
        deleted = MATCHES_AT_A_TIME
        while deleted == MATCHES_AT_A_TIME:
            async with self._store.transaction() as session:
                deleted = await RetentionQueries(session).delete_matches(guild, count=MATCHES_AT_A_TIME)
        # Alone: a person of whom nothing is kept may just be sitting down on a server of another process.
        async with self._store.transaction(alone=True) as session:
            queries = RetentionQueries(session)
            await queries.forget_people()
            await queries.forget_departed((guild,))

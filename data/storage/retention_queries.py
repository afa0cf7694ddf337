"""SQL of servers that have removed the bot: which they are, and deleting what is kept of one.

``RetentionQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.records.ladder import GLOBAL
from data.storage.store import Session

_WITH_DATA = """
    SELECT DISTINCT guild FROM matches UNION SELECT guild FROM servers UNION SELECT guild FROM bars
    UNION SELECT DISTINCT guild FROM journal UNION SELECT DISTINCT guild FROM server_settings
    UNION SELECT DISTINCT guild FROM gold_accounts
"""
_OF_SERVER = (
    "bookings",
    "unbooked",
    "standings",
    "ratings",
    "outcomes",
    "streaks",
    "head_to_head",
    "highlights",
    "seasons",
    "season_places",
    "gold_postings",
    "gold_accounts",
    "servers",
    "server_settings",
    "bars",
    "journal",
)
"""Tables with rows of a server; bookings first, since settlements are referred to by them, and the entries of
gold, which have no server of their own, are deleted before all of these."""
_OF_MATCH = (
    "events",
    "sitters",
    "results",
    "departures",
    "settlements",
    "decisions",
    "opponents",
    "redraws",
)
"""Tables with rows of a match."""
_SOME = "SELECT id FROM matches WHERE guild = ?1 AND ended_at IS NOT NULL AND id <= ?2"


class RetentionQueries:
    """The statements."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    async def servers_with_data(self) -> frozenset[int]:
        """Every server of which something is kept."""
        return frozenset(guild for (guild,) in await self._run(_WITH_DATA) if guild != GLOBAL)

    async def note_departed(self, guilds: Iterable[int], *, at: int) -> None:
        """Servers have removed the bot; those that are noted already keep their time."""
        await self._session.run_many(
            "INSERT INTO departed (guild, at) VALUES (?, ?) ON CONFLICT (guild) DO NOTHING",
            [(guild, at) for guild in guilds],
        )

    async def forget_departed(self, guilds: Iterable[int]) -> None:
        """The bot is in these servers, or nothing is kept of them any more."""
        await self._session.run_many("DELETE FROM departed WHERE guild = ?", [(guild,) for guild in guilds])

    async def departed_before(self, at: int) -> tuple[int, ...]:
        """The servers that have been without the bot since then or longer."""
        return tuple(guild for (guild,) in await self._run("SELECT guild FROM departed WHERE at <= ?", at))

    async def players(self, guild: int) -> tuple[int, ...]:
        """Everybody with a row on a leaderboard of a server."""
        rows = await self._run(
            "SELECT person FROM standings WHERE guild = ?1 UNION SELECT person FROM ratings WHERE guild = ?1", guild
        )
        return tuple(person for (person,) in rows)

    async def delete_server(self, guild: int) -> None:
        """Delete all rows of a server but its matches. The global rows of its players are not recomputed here."""
        await self._run(
            "DELETE FROM gold_entries WHERE account IN (SELECT id FROM gold_accounts WHERE guild = ?)", guild
        )
        for table in _OF_SERVER:
            await self._run(f"DELETE FROM {table} WHERE guild = ?", guild)  # noqa: S608 (names of our own)

    async def delete_matches(self, guild: int, *, count: int) -> int:
        """Delete ended matches of a server, the oldest ``count`` of them; how many they were."""
        rows = await self._run(
            "SELECT id FROM matches WHERE guild = ? AND ended_at IS NOT NULL ORDER BY id LIMIT ?", guild, count
        )
        if not rows:
            return 0
        ((last,),) = rows[-1:]
        await self._run(f"UPDATE matches SET rematch_of = NULL WHERE rematch_of IN ({_SOME})", guild, last)  # noqa: S608
        for table in _OF_MATCH:
            await self._run(f"DELETE FROM {table} WHERE match IN ({_SOME})", guild, last)  # noqa: S608
        await self._run("DELETE FROM matches WHERE guild = ?1 AND ended_at IS NOT NULL AND id <= ?2", guild, last)
        return len(rows)

    async def forget_people(self) -> None:
        """Erase account and name of everybody of whom nothing else is kept, and who has chosen nothing."""
        await self._run(
            "UPDATE persons SET account = NULL, name = NULL WHERE account IS NOT NULL AND is_global = 1"
            " AND NOT EXISTS (SELECT 1 FROM person_settings WHERE person_settings.person = persons.key)"
            " AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.person = key)"
            " AND NOT EXISTS (SELECT 1 FROM gold_accounts WHERE gold_accounts.person = key)"
            " AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.actor = key)"
            " AND NOT EXISTS (SELECT 1 FROM journal WHERE journal.subject = key)"
        )

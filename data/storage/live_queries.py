"""SQL that finds matches that are live, due or just over: of a place or a person, or on the shards of the process.

``LiveMatchQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from data.records.matches import Deadlines, DueMatches, Place, Whereabouts
from data.records.shards import Shards
from data.storage.store import Session

_DUE = """
    SELECT 0 AS kind, id, due_at AS at FROM matches WHERE due_at <= ?1 AND {on_shards}
    UNION ALL SELECT 1, id, call_at FROM matches WHERE call_at <= ?1 AND {on_shards}
    UNION ALL SELECT 2, id, give_up_at FROM matches WHERE give_up_at <= ?1 AND {on_shards} ORDER BY at, id
"""
_DEADLINES = """
    SELECT id, due_at, due_span, call_at, give_up_at FROM matches
    WHERE (due_at IS NOT NULL OR give_up_at IS NOT NULL) AND {on_shards} ORDER BY id
"""
_LIVE = """
    SELECT id, guild, channel, paused_at, variant, rules_version FROM matches
    WHERE ended_at IS NULL AND {on_shards} ORDER BY id
"""
_UNSEEN = "SELECT id FROM matches WHERE unseen = 1 AND ended_at >= ? AND {on_shards} ORDER BY ended_at"


def on(shards: Shards, sql: str) -> str:
    """A statement in which ``{on_shards}`` stands for: the server ``guild`` is on one of these."""
    if shards.are_all:
        return sql.replace("{on_shards}", "TRUE")
    ids = ", ".join(map(str, shards.ids)) or "NULL"
    return sql.replace("{on_shards}", f"(guild >> 22) % {shards.count} IN ({ids})")


class LiveMatchQueries:
    """The statements."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    # ---- on shards -------------------------------------------------------------------------------------------------

    async def due(self, now: int, shards: Shards) -> DueMatches:
        """The matches on these shards that are due, longest waiting first. One statement, for it runs with every
        tick."""
        rows = await self._run(on(shards, _DUE), now)

        def of(kind: int) -> tuple[int, ...]:
            return tuple(match_id for each, match_id, _ in rows if each == kind)

        return DueMatches(act=of(0), call=of(1), give_up=of(2))

    async def deadlines(self, shards: Shards) -> tuple[Deadlines, ...]:
        """The deadlines of all matches on these shards that have any."""
        return tuple(
            Deadlines(match_id=match_id, due_at=due_at, due_span=span, call_at=call_at, give_up_at=give_up_at)
            for match_id, due_at, span, call_at, give_up_at in await self._run(on(shards, _DEADLINES))
        )

    async def set_deadlines(self, deadlines: Iterable[Deadlines]) -> None:
        """Keep when these matches are due and their people reminded."""
        rows = [(each.due_at, each.call_at, each.give_up_at, each.match_id) for each in deadlines]
        await self._session.run_many("UPDATE matches SET due_at = ?, call_at = ?, give_up_at = ? WHERE id = ?", rows)

    async def whereabouts(self, shards: Shards | None = None) -> tuple[Whereabouts, ...]:
        """The live matches on these shards, or on all of the process, and where they are."""
        return tuple(
            Whereabouts(match_id=match_id, place=Place(guild, channel), paused=paused_at is not None)
            for match_id, guild, channel, paused_at, _, _ in await self._live(shards)
        )

    async def versions(self) -> tuple[tuple[int, str, int], ...]:
        """Id, variant and rules version of every live match of the process."""
        return tuple((match_id, variant, version) for match_id, _, _, _, variant, version in await self._live(None))

    async def _live(self, shards: Shards | None) -> Sequence[tuple[int, int, int, int | None, str, int]]:
        return await self._run(on(self._session.shards if shards is None else shards, _LIVE))

    async def ended_unseen(self, *, since: int) -> tuple[int, ...]:
        """Matches of the process that ended since then and were not shown to have, the first to end first."""
        return await self._ids(on(self._session.shards, _UNSEEN), since)

    # ---- of a place, a person, a match -----------------------------------------------------------------------------

    async def in_channel(self, channel: int) -> tuple[int, ...]:
        return await self._ids("SELECT id FROM matches WHERE ended_at IS NULL AND channel = ? ORDER BY id", channel)

    async def in_guild(self, guild: int) -> tuple[int, ...]:
        return await self._ids("SELECT id FROM matches WHERE ended_at IS NULL AND guild = ? ORDER BY id", guild)

    async def of_person(self, account: int) -> tuple[int, ...]:
        """Live matches in which an account holds a seat now."""
        return await self._ids(
            "SELECT matches.id FROM persons JOIN sitters ON sitters.person = persons.key"
            " JOIN matches ON matches.id = sitters.match"
            " WHERE persons.account = ? AND sitters.seat IS NOT NULL AND matches.ended_at IS NULL ORDER BY matches.id",
            account,
        )

    async def not_waiting(self, match_ids: Sequence[int]) -> tuple[int, ...]:
        """Those of these matches that do not wait for their person."""
        if not match_ids:
            return ()
        marks = ", ".join("?" for _ in match_ids)
        return await self._ids(f"SELECT id FROM matches WHERE waiting = 0 AND id IN ({marks}) ORDER BY id", *match_ids)  # noqa: S608 (placeholders only)

    async def rematch_of(self, match_id: int) -> int | None:
        """The live match that a press on Rematch has opened."""
        found = await self._ids("SELECT id FROM matches WHERE rematch_of = ? AND ended_at IS NULL", match_id)
        return found[0] if found else None

    async def has_rematch(self, match_id: int) -> bool:
        """Whether a rematch of this match was ever opened, live or over."""
        return bool(await self._ids("SELECT id FROM matches WHERE rematch_of = ? LIMIT 1", match_id))

    async def ids(self) -> tuple[int, ...]:
        """The live matches of the process."""
        return tuple(row[0] for row in await self._live(None))

    async def _ids(self, sql: str, *values: object) -> tuple[int, ...]:
        return tuple(number for (number,) in await self._run(sql, *values))

"""SQL of the final tables of months.

``SeasonQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from data.records.ladder import FinalTable, LeaderboardRow, Metric
from data.records.settings import SEASON_CHANNEL
from data.storage.store import Session

BEST = 3
"""The last place that is named where a final table is posted."""

_FREEZE = """
    INSERT INTO season_places (guild, month, person, points, points_rank, wins, wins_rank)
    SELECT ?1, ?2, person, points, RANK() OVER (ORDER BY points DESC), wins, RANK() OVER (ORDER BY wins DESC) FROM (
        SELECT person, SUM(points) AS points, COUNT(*) FILTER (WHERE outcome = 'won') AS wins FROM bookings
        WHERE guild = ?1 AND at >= ?3 AND at < ?4 GROUP BY person
    ) AS earned
"""
_COUNT = """
    INSERT INTO seasons (guild, month, frozen_at, players, matches, channel, unposted)
    SELECT ?1, ?2, ?5, 0, COUNT(DISTINCT match),
        (SELECT CAST(value AS BIGINT) FROM server_settings WHERE guild = ?1 AND key = ?6),
        (SELECT COUNT(*) FROM server_settings WHERE guild = ?1 AND key = ?6)
    FROM bookings WHERE guild = ?1 AND at >= ?3 AND at < ?4 HAVING COUNT(*) > 0
    ON CONFLICT (guild, month) DO NOTHING RETURNING month
"""
_COUNT_PLAYERS = """
    UPDATE seasons SET players = (SELECT COUNT(*) FROM season_places WHERE guild = ?1 AND month = ?2)
    WHERE guild = ?1 AND month = ?2
"""
# The lines are found before anything is read of them: the last page is as far away as the index is long.
_LINES = """
    SELECT {metric}_rank, COALESCE(name, ''), {metric}, place.person FROM (
        SELECT person FROM season_places WHERE guild = ?1 AND month = ?2
        ORDER BY {metric}_rank, person LIMIT ?3 OFFSET ?4
    ) AS place JOIN season_places AS line ON guild = ?1 AND month = ?2 AND line.person = place.person
    JOIN persons ON persons.key = place.person ORDER BY {metric}_rank, place.person
"""


class SeasonQueries:
    """The statements. A month is ``2026-11``, in UTC."""

    def __init__(self, session: Session) -> None:
        self._run = session.run

    # ---- freezing --------------------------------------------------------------------------------------------------

    async def first_bookings(self) -> dict[int, int]:
        """When the first match of each server with players was booked, of those still booked."""
        rows = await self._run(
            "SELECT guild, (SELECT MIN(at) FROM bookings WHERE bookings.guild = servers.guild) FROM servers"
            " WHERE players > 0"
        )
        return {guild: first for guild, first in rows if first is not None}

    async def freeze(self, guild: int, month: str, *, since: int, until: int, at: int) -> None:
        """Keep the final table of a month, from the bookings of this time; nothing if it is kept already or no one
        played. It is to be posted where the server has a channel for it now."""
        values = (guild, month, since, until)
        if await self._run(_COUNT, *values, at, SEASON_CHANNEL.key):
            await self._run(_FREEZE, *values)
            await self._run(_COUNT_PLAYERS, guild, month)

    # ---- posting ---------------------------------------------------------------------------------------------------

    async def unposted(self) -> tuple[FinalTable, ...]:
        """The tables whose messages have to be posted or drawn again, the oldest month of each server first."""
        rows = await self._run(
            "SELECT guild, month, frozen_at, players, matches, channel, message,"
            " (SELECT language FROM matches WHERE matches.guild = seasons.guild ORDER BY id DESC LIMIT 1)"
            " FROM seasons WHERE unposted = 1 ORDER BY guild, month"
        )
        return tuple(
            [
                FinalTable(
                    guild=guild,
                    month=month,
                    frozen_at=frozen_at,
                    players=players,
                    matches=matches,
                    channel=channel,
                    message=message,
                    language=language,
                    best=await self._best(guild, month),
                )
                for guild, month, frozen_at, players, matches, channel, message, language in rows
            ]
        )

    async def set_posted(self, guild: int, month: str, *, message: int | None) -> None:
        """Its message is as it should be; None where none is posted."""
        await self._run(
            "UPDATE seasons SET unposted = 0, message = ? WHERE guild = ? AND month = ?", message, guild, month
        )

    async def _best(self, guild: int, month: str) -> tuple[LeaderboardRow, ...]:
        rows = await self._run(
            "SELECT points_rank, COALESCE(name, ''), points, person FROM season_places"
            " JOIN persons ON persons.key = person WHERE guild = ? AND month = ? AND points_rank <= ?"
            " ORDER BY points_rank, person",
            guild,
            month,
            BEST,
        )
        return tuple(LeaderboardRow(rank=rank, name=name, value=value, person=key) for rank, name, value, key in rows)

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def months(self, guild: int, *, count: int) -> tuple[str, ...]:
        """The months of which a server has a final table, the newest first."""
        rows = await self._run("SELECT month FROM seasons WHERE guild = ? ORDER BY month DESC LIMIT ?", guild, count)
        return tuple(month for (month,) in rows)

    async def players(self, guild: int, month: str) -> int:
        """How many people are on a final table; 0 where there is none."""
        rows = await self._run("SELECT players FROM seasons WHERE guild = ? AND month = ?", guild, month)
        return rows[0][0] if rows else 0

    async def lines(
        self, guild: int, month: str, metric: Metric, *, skip: int, count: int, reader: int | None
    ) -> tuple[LeaderboardRow, ...]:
        """``count`` lines of a final table by points or wins, after the first ``skip``."""
        rows = await self._run(_LINES.format(metric=metric), guild, month, count, skip)
        return tuple(_row(row, reader) for row in rows)

    async def line_of(self, guild: int, month: str, metric: Metric, reader: int) -> LeaderboardRow | None:
        """The line of a person."""
        rows = await self._run(
            f"SELECT {metric}_rank, COALESCE(name, ''), {metric}, person FROM season_places"  # noqa: S608 (our own names)
            " JOIN persons ON persons.key = person WHERE guild = ? AND month = ? AND person = ?",
            guild,
            month,
            reader,
        )
        return _row(rows[0], reader) if rows else None


def _row(row: tuple[int, str, int, int], reader: int | None) -> LeaderboardRow:
    rank, name, value, person = row
    return LeaderboardRow(rank=rank, name=name, value=value, person=person, is_reader=person == reader)

"""SQL of the global board: whose rows are to be added up again, and adding them up.

``GlobalBoardQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Sequence

from data.records.ladder import GLOBAL, GLOBAL_FROM, START
from data.storage.store import Session


class GlobalBoardQueries:
    """The statements. Rows of the board are changed only by whoever has ``Task.FOLD_GLOBAL_BOARD``, or alone."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    # ---- the queue -------------------------------------------------------------------------------------------------

    async def is_anybody_queued(self) -> bool:
        return bool(await self._run("SELECT 1 FROM global_queue LIMIT 1"))

    async def take(self, *, count: int) -> tuple[int, ...]:
        """Take some people out of the queue. Who is queued again meanwhile stays in it: what put them there may not be
        seen yet."""
        rows = await self._run("SELECT DISTINCT person FROM global_queue ORDER BY person LIMIT ?", count)
        await self._session.run_many("DELETE FROM global_queue WHERE person = ?", rows)
        return tuple(person for (person,) in rows)

    # ---- the board -------------------------------------------------------------------------------------------------

    async def add_up(self, people: Sequence[int]) -> None:
        """Make the rows of these people again, from the servers that count; none for those who do not want to be
        there."""
        keys = [(GLOBAL, person) for person in people]
        await self._session.run_many("DELETE FROM standings WHERE guild = ? AND person = ?", keys)
        await self._session.run_many("DELETE FROM ratings WHERE guild = ? AND person = ?", keys)
        values = [(person, GLOBAL, GLOBAL_FROM) for person in people]
        await self._session.run_many(UPDATE_GLOBAL_STANDINGS, [(*each, START) for each in values])
        await self._session.run_many(UPDATE_GLOBAL_RATINGS, values)

    async def set_global(self, person: int, *, shown: bool) -> None:
        """Keep whether a person wants to be on the global board, and put them there or take them off."""
        await self._run("UPDATE persons SET is_global = ? WHERE key = ?", int(shown), person)
        await self.add_up((person,))

    async def is_global(self, account: int) -> bool:
        """Whether an account wants to be on the global board; the default is yes."""
        rows = await self._run("SELECT is_global FROM persons WHERE account = ?", account)
        return bool(rows[0][0]) if rows else True


# The global rows of one person: the sums of what they have on the servers that count. The account begins with ?4 once,
# not once a server.
UPDATE_GLOBAL_STANDINGS = """
    WITH mine AS (
        SELECT own.* FROM standings AS own
        JOIN servers ON servers.guild = own.guild JOIN persons ON persons.key = own.person
        WHERE own.person = ?1 AND own.guild <> ?2 AND servers.players >= ?3 AND persons.is_global = 1
    ), latest AS (
        SELECT variant, MAX(month) AS month, MAX(week) AS week FROM mine GROUP BY variant
    )
    INSERT INTO standings (guild, variant, person, points, wins,
        month, month_points, month_wins, week, week_points, week_wins)
    SELECT ?2, mine.variant, mine.person,
        SUM(points) - CASE WHEN mine.variant = '' THEN ?4 * (COUNT(*) - 1) ELSE 0 END, SUM(wins),
        latest.month,
        SUM(CASE WHEN mine.month = latest.month THEN month_points ELSE 0 END),
        SUM(CASE WHEN mine.month = latest.month THEN month_wins ELSE 0 END),
        latest.week,
        SUM(CASE WHEN mine.week = latest.week THEN week_points ELSE 0 END),
        SUM(CASE WHEN mine.week = latest.week THEN week_wins ELSE 0 END)
    FROM mine JOIN latest ON latest.variant = mine.variant
    WHERE true
    GROUP BY mine.variant, mine.person, latest.month, latest.week
    ON CONFLICT (guild, variant, person) DO UPDATE SET
        points = excluded.points, wins = excluded.wins,
        month = excluded.month, month_points = excluded.month_points, month_wins = excluded.month_wins,
        week = excluded.week, week_points = excluded.week_points, week_wins = excluded.week_wins
"""

# The global ratings of one person: of each variant that of the counting server where they played it most.
UPDATE_GLOBAL_RATINGS = """
    WITH mine AS (
        SELECT own.*,
            ROW_NUMBER() OVER (PARTITION BY own.variant ORDER BY own.matches DESC, own.shown DESC, own.guild) AS choice
        FROM ratings AS own
        JOIN servers ON servers.guild = own.guild JOIN persons ON persons.key = own.person
        WHERE own.person = ?1 AND own.guild <> ?2 AND servers.players >= ?3 AND persons.is_global = 1
    )
    INSERT INTO ratings (guild, variant, person, mu, sigma, shown, matches)
    SELECT ?2, variant, person, mu, sigma, shown, matches FROM mine WHERE choice = 1
    ON CONFLICT (guild, variant, person) DO UPDATE SET
        mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown, matches = excluded.matches
"""

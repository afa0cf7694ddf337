"""SQL of leaderboards and profiles; ``ladder_queries`` writes what they read.

``LeaderboardQueries`` is made from the session of a ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from data.records.ladder import Metric, PastMatch, PersonalOutcome, Rating, RatingStanding
from data.records.matches import User
from data.storage.store import Session
from engine.rating import CERTAIN


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderboardScope:
    """Which leaderboard: of a server (or ``GLOBAL``), of a variant ('': all), of a month or week ('': all time)."""

    guild: int
    variant: str
    metric: Metric
    season: str = ""
    column: str
    """Of ``standings``; for ratings and gold the name by which they are counted in ``tallies``."""


_LINES = {
    "standings": """
        SELECT person, name, value, NULL FROM (
            SELECT person, {column} AS value FROM standings
            WHERE guild = ?1 AND variant = ?2 AND {season} AND {column} <= ?4
            ORDER BY {column} DESC, person LIMIT ?5 OFFSET ?6
        ) AS page JOIN persons ON persons.key = person ORDER BY value DESC, person
    """,
    "ratings": """
        SELECT person, name, value, sigma FROM (
            SELECT person, shown AS value, sigma FROM ratings
            WHERE guild = ?1 AND variant = ?2 AND ?3 = '' AND shown <= ?4
            ORDER BY shown DESC, person LIMIT ?5 OFFSET ?6
        ) AS page JOIN persons ON persons.key = person ORDER BY value DESC, person
    """,
    "gold_accounts": """
        SELECT person, name, value, NULL FROM (
            SELECT person, balance AS value FROM gold_accounts
            WHERE guild = ?1 AND ?2 = '' AND ?3 = '' AND person IS NOT NULL AND balance <= ?4
            ORDER BY balance DESC, person LIMIT ?5 OFFSET ?6
        ) AS page JOIN persons ON persons.key = person ORDER BY value DESC, person
    """,
}
_OWN = {
    "standings": """
        SELECT person, name, {column}, NULL FROM standings JOIN persons ON persons.key = person
        WHERE guild = ?1 AND variant = ?2 AND {season} AND person = ?4
    """,
    "ratings": """
        SELECT person, name, shown, sigma FROM ratings JOIN persons ON persons.key = person
        WHERE guild = ?1 AND variant = ?2 AND ?3 = '' AND person = ?4
    """,
    "gold_accounts": """
        SELECT person, name, balance, NULL FROM gold_accounts JOIN persons ON persons.key = person
        WHERE guild = ?1 AND ?2 = '' AND ?3 = '' AND person = ?4
    """,
}
_TABLES = {Metric.RATING: "ratings", Metric.GOLD: "gold_accounts"}


def _statement(templates: dict[str, str], board: LeaderboardScope) -> str:
    table = _TABLES.get(board.metric, "standings")
    period, _, _ = board.column.partition("_")
    season = f"{period} = ?3" if board.season else "?3 = ''"
    return templates[table].format(column=board.column, season=season)


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """A person on a leaderboard."""

    person: int
    name: str
    value: int
    provisional: bool
    """Of a rating; False on other boards."""


class LeaderboardQueries:
    """The statements of leaderboards and profiles."""

    def __init__(self, session: Session) -> None:
        self._run = session.run

    # ---- leaderboards ----------------------------------------------------------------------------------------------

    async def score_counts(self, board: LeaderboardScope) -> tuple[tuple[int, int], ...]:
        """Each value on a board and how many people have it, the best first."""
        rows = await self._run(
            "SELECT value, people FROM tallies WHERE guild = ? AND variant = ? AND board = ? AND season = ?"
            " AND people > 0 ORDER BY value DESC",
            board.guild,
            board.variant,
            board.column,
            board.season,
        )
        return tuple((value, people) for value, people in rows)

    async def lines(self, board: LeaderboardScope, *, best: int, skip: int, count: int) -> tuple[LeaderboardLine, ...]:
        """``count`` lines in the order of the board, from ``skip`` after the first one with the value ``best``."""
        values = (board.guild, board.variant, board.season, best, count, skip)
        return _lines(await self._run(_statement(_LINES, board), *values))

    async def line_of(self, board: LeaderboardScope, account: int) -> LeaderboardLine | None:
        """The line of an account."""
        person = await self.person_of(account)
        if person is None:
            return None
        values = (board.guild, board.variant, board.season, person)
        found = _lines(await self._run(_statement(_OWN, board), *values))
        return found[0] if found else None

    async def namesakes(self, guild: int, names: Collection[str]) -> dict[str, tuple[int, ...]]:
        """Of these names those that several people with an account on a server have, with their keys in order."""
        if not names:
            return {}
        rows = await self._run(
            f"SELECT name, key FROM persons WHERE name IN ({', '.join('?' for _ in names)}) AND EXISTS ("  # noqa: S608
            "  SELECT 1 FROM standings WHERE guild = ? AND variant = '' AND person = key) ORDER BY key",
            *names,
            guild,
        )
        found: dict[str, list[int]] = {}
        for name, key in rows:
            found.setdefault(name, []).append(key)
        return {name: tuple(keys) for name, keys in found.items() if len(keys) > 1}

    # ---- people ----------------------------------------------------------------------------------------------------

    async def person_of(self, account: int) -> int | None:
        """The key of an account that was ever at a table."""
        rows = await self._run("SELECT key FROM persons WHERE account = ?", account)
        return rows[0][0] if rows else None

    async def user(self, person: int) -> User:
        """Who that is, as last known."""
        ((account, name),) = await self._run("SELECT account, name FROM persons WHERE key = ?", person)
        return User(account or 0, name or "")

    async def ratings(self, guild: int, person: int) -> dict[str, RatingStanding]:
        """A person's ratings on a server, by variant."""
        rows = await self._run(
            "SELECT variant, mu, sigma, matches FROM ratings WHERE person = ? AND guild = ? ORDER BY variant",
            person,
            guild,
        )
        return {variant: RatingStanding(Rating(mu, sigma), matches) for variant, mu, sigma, matches in rows}

    async def records(self, guild: int, person: int, *, booked: bool) -> tuple[tuple[str, PersonalOutcome, int], ...]:
        """Variant, outcome and count of a person's finished matches on a server: the booked ones, or the others."""
        rows = await self._run(
            "SELECT variant, outcome, matches FROM outcomes WHERE person = ? AND guild = ? AND booked = ?",
            person,
            guild,
            int(booked),
        )
        return tuple((variant, PersonalOutcome(outcome), count) for variant, outcome, count in rows)

    async def streaks(self, guild: int, person: int) -> tuple[int, int]:
        """How many booked matches were won in a row at the end, and at best; helping out interrupts nothing."""
        rows = await self._run("SELECT running, best FROM streaks WHERE person = ? AND guild = ?", person, guild)
        return (rows[0][0], rows[0][1]) if rows else (0, 0)

    async def rating_history(self, guild: int, person: int, *, count: int) -> tuple[tuple[str, int, Rating], ...]:
        """Variant, time and rating after it of the last ``count`` matches of each variant that moved one, by time."""
        rows = await self._run(_HISTORY, person, guild, count)
        return tuple((variant, at, Rating(mu, sigma)) for variant, at, mu, sigma in rows)

    async def last_matches(self, guild: int, person: int, *, count: int, unbooked: bool) -> tuple[PastMatch, ...]:
        """The last finished matches of a person on a server, newest first; ``unbooked``: also those not booked."""
        rows = await self._run(_LAST_MATCHES.format(unbooked=_LAST_UNBOOKED if unbooked else ""), person, guild, count)
        return tuple(
            PastMatch(
                match_id=match_id,
                variant=variant,
                ended_at=ended_at,
                channel=channel,
                board=board,
                place=place,
                sides=sides,
                outcome=PersonalOutcome(outcome),
                points=points,
            )
            for match_id, variant, ended_at, channel, board, outcome, points, place, sides in rows
        )


def _lines(rows: Sequence[Any]) -> tuple[LeaderboardLine, ...]:
    return tuple(
        LeaderboardLine(person, name or "", value, sigma is not None and sigma > CERTAIN)
        for person, name, value, sigma in rows
    )


# "rated" counts the matches that moved a rating, so the last ones are those with the highest numbers.
_HISTORY = """
    SELECT bookings.variant, at, mu_after, sigma_after FROM bookings
    JOIN ratings ON ratings.guild = ?2 AND ratings.variant = bookings.variant AND ratings.person = ?1
    WHERE bookings.person = ?1 AND bookings.guild = ?2 AND rated > ratings.matches - ?3
    ORDER BY at, match
"""

_LAST_UNBOOKED = """
    UNION ALL SELECT * FROM (
        SELECT at, match, outcome, CAST(NULL AS BIGINT) FROM unbooked WHERE person = ?1 AND guild = ?2
        ORDER BY at DESC, match DESC LIMIT ?3
    ) AS unbooked
"""

# Which ones they are is found first, so that nothing else is read of those before them.
_LAST_MATCHES = """
    WITH mine AS (
        SELECT * FROM (
            SELECT at, match, outcome, points FROM bookings WHERE person = ?1 AND guild = ?2
            ORDER BY at DESC, match DESC LIMIT ?3
        ) AS booked {unbooked}
        ORDER BY at DESC, match DESC LIMIT ?3
    )
    SELECT matches.id, matches.variant, at, channel, board, mine.outcome, mine.points,
        (SELECT place FROM results WHERE results.match = mine.match AND (owner = ?1 OR occupant = ?1)),
        (SELECT COUNT(DISTINCT side) FROM results WHERE results.match = mine.match)
    FROM mine JOIN matches ON matches.id = mine.match
    ORDER BY at DESC, matches.id DESC
"""

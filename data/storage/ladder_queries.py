"""SQL of the ladder: bookings, and the standings that they add up to.

``LadderQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from data.records.ladder import (
    START,
    Booking,
    BookingEntry,
    PersonalOutcome,
    Rating,
    RatingStanding,
    Season,
    Settled,
    Uncounted,
)
from data.storage.store import FINISHED, Session, WriteBatch


class LadderQueries:
    """The statements of bookings, standings and ratings."""

    def __init__(self, session: Session) -> None:
        self._session = session

    async def _run(self, sql: str, *values: object) -> Sequence[Any]:
        return await self._session.run(sql, *values)

    # ---- booking ---------------------------------------------------------------------------------------------------

    async def add_settlement(self, match_id: int, *, stake: int, why: Uncounted | None) -> bool:
        """Note the stake of a finished rated match, and why it is not booked. Whether this is the first time."""
        made = await self._run(
            "INSERT INTO settlements (match, stake, why) VALUES (?, ?, ?) ON CONFLICT (match) DO NOTHING"
            " RETURNING match",
            match_id,
            stake,
            why,
        )
        return bool(made)

    async def matches_between(self, one: int, other: int, *, since: int, until: int) -> int:
        """How many matches that count started in this time between these two opponents, those still running too."""
        ((count,),) = await self._run(
            "SELECT COUNT(*) FROM opponents JOIN matches ON matches.id = match"
            " WHERE one = ? AND other = ? AND at >= ? AND at < ? AND (outcome IS NULL OR outcome = ?)",
            min(one, other),
            max(one, other),
            since,
            until,
            FINISHED,
        )
        return count

    async def decision(self, match_id: int) -> tuple[bool, Uncounted | None]:
        """Whether it is decided yet if a match counts, and why it does not."""
        rows = await self._run("SELECT why FROM decisions WHERE match = ?", match_id)
        return bool(rows), Uncounted(rows[0][0]) if rows and rows[0][0] is not None else None

    async def add_decision(
        self, match_id: int, *, why: Uncounted | None, pairs: Iterable[tuple[int, int]], at: int
    ) -> None:
        """Keep whether a match counts, and its opponents for the limit of their day."""
        await self._run("INSERT INTO decisions (match, why) VALUES (?, ?)", match_id, why)
        await self._session.run_many(
            "INSERT INTO opponents (one, other, at, match) VALUES (?, ?, ?, ?)",
            [(min(pair), max(pair), at, match_id) for pair in pairs],
        )

    async def balance(self, guild: int, person: int) -> int | None:
        """A person's ladder points on a server; None where no match of theirs was booked."""
        rows = await self._run(
            "SELECT points FROM standings WHERE guild = ? AND variant = '' AND person = ?", guild, person
        )
        return rows[0][0] if rows else None

    async def rating(self, guild: int, variant: str, person: int) -> RatingStanding | None:
        """A person's rating in a variant on a server; None where they have none."""
        rows = await self._run(
            "SELECT mu, sigma, matches FROM ratings WHERE guild = ? AND variant = ? AND person = ?",
            guild,
            variant,
            person,
        )
        return RatingStanding(Rating(rows[0][0], rows[0][1]), rows[0][2]) if rows else None

    async def book(self, entries: Sequence[BookingEntry]) -> None:
        """Write the bookings of a match, and add them to the standings of its server."""
        guild = entries[0].guild
        ((number,),) = await self._run("SELECT COALESCE(MAX(number), 0) + 1 FROM bookings WHERE guild = ?", guild)
        await self._session.run_many(_ADD_BOOKING, [(*_booking_values(entry), number) for entry in entries])
        ratings = [rating_values(entry) for entry in entries if entry.booking.rating_after is not None]
        await self._session.run_many(_SET_RATING, ratings)
        await self.add_up(entries)

    async def add_up(self, entries: Sequence[BookingEntry]) -> None:
        """Add bookings, in their order, to the sums of people on their server."""
        await self._session.run_many(_ADD_STANDING, [row for entry in entries for row in standing_values(entry)])
        ended = [(entry.booking.person, entry.guild, 1, entry.variant, entry.outcome) for entry in entries]
        await self._session.run_many(_ADD_OUTCOME, ended)
        runs = [
            (entry.booking.person, entry.guild, int(entry.outcome is PersonalOutcome.WON), entry.at, entry.match_id)
            for entry in entries
            if entry.outcome is not PersonalOutcome.HELPED
        ]
        await self._session.run_many(_ADD_TO_STREAK, runs)

    async def add_players(self, guild: int, count: int) -> int:
        """Count new players of a server; how many there are now."""
        ((players,),) = await self._run(
            "INSERT INTO servers (guild, players) VALUES (?, ?)"
            " ON CONFLICT (guild) DO UPDATE SET players = servers.players + excluded.players RETURNING players",
            guild,
            count,
        )
        return players

    # ---- the global board ------------------------------------------------------------------------------------------

    async def players(self, guild: int) -> tuple[int, ...]:
        """Everybody who has ladder points on a server."""
        rows = await self._run("SELECT person FROM standings WHERE guild = ? AND variant = ''", guild)
        return tuple(person for (person,) in rows)

    async def queue_for_global(self, people: Iterable[int]) -> None:
        """Note that what these people have on the global board is to be added up again, soon after the commit."""
        await self._session.run_many("INSERT INTO global_queue (person) VALUES (?)", [(person,) for person in people])
        self._session.has_queued = True

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def settlement(self, match_id: int) -> tuple[int, Uncounted | None] | None:
        """The stake of a finished rated match, and why it was not booked."""
        rows = await self._run("SELECT stake, why FROM settlements WHERE match = ?", match_id)
        return None if not rows else (rows[0][0], None if rows[0][1] is None else Uncounted(rows[0][1]))

    async def bookings(self, match_id: int) -> tuple[Booking, ...]:
        """The bookings of a match, by seat, owners first."""
        rows = await self._run(
            "SELECT person, seat, rule, points, balance, mu_before, sigma_before, mu_after, sigma_after, rated"
            " FROM bookings WHERE match = ? ORDER BY seat, owned DESC, person",
            match_id,
        )
        return tuple(
            Booking(
                person=person,
                seat=seat,
                rule=Settled(rule),
                points=points,
                balance_after=balance,
                rating_before=None if rated is None else Rating(*numbers[:2]),
                rating_after=None if rated is None else Rating(*numbers[2:]),
                rated_matches=rated,
            )
            for person, seat, rule, points, balance, *numbers, rated in rows
        )


async def add_unbooked(
    batch: WriteBatch, match_id: int, *, guild: int, variant: str, at: int, outcomes: Mapping[int, PersonalOutcome]
) -> None:
    """Keep the outcomes of a finished match that is not booked, by person."""
    for person, outcome in outcomes.items():
        await batch.write(_ADD_UNBOOKED, person, guild, at, match_id, outcome)
        await batch.write(_ADD_OUTCOME, person, guild, 0, variant, outcome)


def _booking_values(entry: BookingEntry) -> tuple[object, ...]:
    """The row of ``bookings``, without its number."""
    booking = entry.booking
    before, after = booking.rating_before, booking.rating_after
    return (
        entry.match_id,
        booking.person,
        entry.guild,
        entry.variant,
        entry.at,
        booking.seat,
        booking.rule,
        int(booking.rule.owned),
        entry.outcome,
        booking.points,
        booking.balance_after,
        before and before.mu,
        before and before.sigma,
        after and after.mu,
        after and after.sigma,
        booking.rated_matches,
    )


def standing_values(entry: BookingEntry) -> Iterable[tuple[object, ...]]:
    """What an entry adds to the two rows of ``standings`` that it concerns: all variants, and its own."""
    points, won, season = entry.booking.points, int(entry.outcome is PersonalOutcome.WON), Season.of(entry.at)
    for variant, start in (("", START), (entry.variant, 0)):
        lately = (season.month, points, won, season.week, points, won)
        yield (entry.guild, variant, entry.booking.person, start + points, won, *lately)


def rating_values(entry: BookingEntry) -> tuple[object, ...]:
    """The row of ``ratings`` after an entry that moved one."""
    rating = entry.booking.rating_after
    assert rating is not None
    numbers = (rating.mu, rating.sigma, rating.shown, entry.booking.rated_matches)
    return (entry.guild, entry.variant, entry.booking.person, *numbers)


_ADD_BOOKING = """
    INSERT INTO bookings (match, person, guild, variant, at, seat, rule, owned, outcome, points, balance,
        mu_before, sigma_before, mu_after, sigma_after, rated, number)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

# A new row has the points of this match with what a new account begins with; an old one only gets those of the match.
_ADD_STANDING = """
    INSERT INTO standings (guild, variant, person, points, wins,
        month, month_points, month_wins, week, week_points, week_wins)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (guild, variant, person) DO UPDATE SET
        points = standings.points + excluded.month_points,
        wins = standings.wins + excluded.wins,
        month_points = excluded.month_points
            + CASE WHEN standings.month = excluded.month THEN standings.month_points ELSE 0 END,
        month_wins = excluded.month_wins
            + CASE WHEN standings.month = excluded.month THEN standings.month_wins ELSE 0 END,
        month = excluded.month,
        week_points = excluded.week_points
            + CASE WHEN standings.week = excluded.week THEN standings.week_points ELSE 0 END,
        week_wins = excluded.week_wins + CASE WHEN standings.week = excluded.week THEN standings.week_wins ELSE 0 END,
        week = excluded.week
"""

_SET_RATING = """
    INSERT INTO ratings (guild, variant, person, mu, sigma, shown, matches) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (guild, variant, person) DO UPDATE SET
        mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown, matches = excluded.matches
"""

_ADD_OUTCOME = """
    INSERT INTO outcomes (person, guild, booked, variant, outcome, matches) VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT (person, guild, booked, variant, outcome) DO UPDATE SET matches = outcomes.matches + 1
"""
_ADD_UNBOOKED = "INSERT INTO unbooked (person, guild, at, match, outcome) VALUES (?, ?, ?, ?, ?)"

# After person and guild it takes 1 for a win, 0 for whatever ends a run of wins; then when it was booked, and which
# match.
# The best run grows with a win when the present one was as long.
_ADD_TO_STREAK = """
    INSERT INTO streaks (person, guild, running, best, best_at, best_match)
    SELECT person, guild, won, won, CASE WHEN won = 1 THEN at ELSE 0 END, CASE WHEN won = 1 THEN match END
    FROM (SELECT CAST(? AS BIGINT) AS person, CAST(? AS BIGINT) AS guild, CAST(? AS BIGINT) AS won,
        CAST(? AS BIGINT) AS at, CAST(? AS BIGINT) AS match) AS booked WHERE TRUE
    ON CONFLICT (person, guild) DO UPDATE SET
        running = CASE WHEN excluded.running = 1 THEN streaks.running + 1 ELSE 0 END,
        best = CASE WHEN excluded.running > streaks.best - streaks.running THEN streaks.best + 1 ELSE streaks.best END,
        best_at = CASE WHEN excluded.running > streaks.best - streaks.running
            THEN excluded.best_at ELSE streaks.best_at END,
        best_match = CASE WHEN excluded.running > streaks.best - streaks.running
            THEN excluded.best_match ELSE streaks.best_match END
"""

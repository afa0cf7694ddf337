"""SQL of taking a booked match off the ladder: reading bookings in their order, and writing them again.

``VoidQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from data.records.ladder import (
    Booking,
    BookingEntry,
    PersonalOutcome,
    Rating,
    RatingStanding,
    Settled,
    Uncounted,
)
from data.records.matches import SeatResult
from data.storage.ladder_queries import LadderQueries
from data.storage.store import Session

_COLUMNS = (
    "match, number, guild, variant, at, outcome, person, seat, rule, points, balance,"
    " mu_before, sigma_before, mu_after, sigma_after, rated"
)


class VoidQueries:
    """The statements."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    async def booked(self, match_id: int) -> tuple[BookingEntry, ...]:
        """The bookings of a match."""
        rows = await self._run(f"SELECT {_COLUMNS} FROM bookings WHERE match = ? ORDER BY seat, person", match_id)  # noqa: S608
        return tuple(map(_entry, rows))

    async def later(self, guild: int, *, after: int, count: int) -> list[tuple[BookingEntry, ...]]:
        """The bookings of the next matches of a server, by match, in the order in which they were booked."""
        rows = await self._run(
            f"SELECT {_COLUMNS} FROM bookings WHERE guild = ?1 AND number IN (SELECT DISTINCT number FROM bookings"  # noqa: S608
            " WHERE guild = ?1 AND number > ?2 ORDER BY number LIMIT ?3) ORDER BY number, match, seat, person",
            guild,
            after,
            count,
        )
        found: dict[int, list[BookingEntry]] = {}
        for row in rows:
            found.setdefault(row[0], []).append(_entry(row))
        return [tuple(entries) for entries in found.values()]

    async def stake(self, match_id: int) -> int:
        """What a settled match was played for."""
        ((stake,),) = await self._run("SELECT stake FROM settlements WHERE match = ?", match_id)
        return stake

    async def results(self, match_id: int) -> tuple[SeatResult, ...]:
        """The results of its seats."""
        return await self._session.results(match_id)

    async def rating_before(self, entry: BookingEntry) -> Rating | None:
        """The rating of a person before a match that did not move it; None where they had none."""
        rows = await self._run(
            "SELECT mu_after, sigma_after FROM bookings WHERE person = ? AND guild = ? AND variant = ?"
            " AND rated IS NOT NULL AND number < ? ORDER BY rated DESC LIMIT 1",
            entry.booking.person,
            entry.guild,
            entry.variant,
            entry.number,
        )
        return Rating(*rows[0]) if rows else None

    async def take_off(self, match_id: int, *, why: Uncounted) -> None:
        """Delete the bookings of a match, and its place in the day of its players."""
        await self._run("DELETE FROM bookings WHERE match = ?", match_id)
        await self._run("DELETE FROM opponents WHERE match = ?", match_id)
        await self._run("UPDATE settlements SET why = ? WHERE match = ?", why, match_id)

    async def rewrite(self, entries: Iterable[BookingEntry]) -> None:
        """Write bookings again that are there already."""
        await self._session.run_many(
            "UPDATE bookings SET rule = ?, outcome = ?, points = ?, balance = ?, mu_before = ?, sigma_before = ?,"
            " mu_after = ?, sigma_after = ?, rated = ? WHERE match = ? AND person = ?",
            [
                (
                    entry.booking.rule,
                    entry.outcome,
                    entry.booking.points,
                    entry.booking.balance_after,
                    *_numbers(entry.booking.rating_before),
                    *_numbers(entry.booking.rating_after),
                    entry.booking.rated_matches,
                    entry.match_id,
                    entry.booking.person,
                )
                for entry in entries
            ],
        )

    async def set_rating(self, guild: int, variant: str, person: int, standing: RatingStanding) -> None:
        """Keep a person's rating; one of no match at all is deleted."""
        if not standing.matches:
            await self._run(
                "DELETE FROM ratings WHERE guild = ? AND variant = ? AND person = ?", guild, variant, person
            )
            return
        rating = standing.rating
        await self._run(
            "UPDATE ratings SET mu = ?, sigma = ?, shown = ?, matches = ?"
            " WHERE guild = ? AND variant = ? AND person = ?",
            rating.mu,
            rating.sigma,
            rating.shown,
            standing.matches,
            guild,
            variant,
            person,
        )

    async def recount(self, guild: int, person: int) -> bool:
        """Add up the sums of a person on a server from their bookings; whether there are any."""
        rows = await self._run(
            f"SELECT {_COLUMNS} FROM bookings WHERE person = ? AND guild = ? ORDER BY number",  # noqa: S608
            person,
            guild,
        )
        await self._run("DELETE FROM standings WHERE guild = ? AND person = ?", guild, person)
        await self._run("DELETE FROM outcomes WHERE guild = ? AND person = ? AND booked = 1", guild, person)
        await self._run("DELETE FROM streaks WHERE guild = ? AND person = ?", guild, person)
        await LadderQueries(self._session).add_up([_entry(row) for row in rows])
        return bool(rows)

    # ---- which match ---------------------------------------------------------------------------------------------

    async def last_booked(self, guild: int, *, count: int) -> tuple[int, ...]:
        """The matches of a server that were booked last, the newest first."""
        rows = await self._run(
            "SELECT DISTINCT at, match FROM bookings WHERE guild = ? ORDER BY at DESC, match DESC LIMIT ?", guild, count
        )
        return tuple(match_id for _, match_id in rows)

    async def ended_at_board(self, guild: int, board: int) -> int | None:
        """The ended match of a server that this message shows."""
        rows = await self._run(
            "SELECT id FROM matches WHERE guild = ? AND board = ? AND ended_at IS NOT NULL", guild, board
        )
        return rows[0][0] if rows else None


def _entry(row: Sequence[Any]) -> BookingEntry:
    match_id, number, guild, variant, at, outcome, person, seat, rule, points, balance, *numbers, rated = row
    return BookingEntry(
        match_id=match_id,
        number=number,
        guild=guild,
        variant=variant,
        at=at,
        outcome=PersonalOutcome(outcome),
        booking=Booking(
            person=person,
            seat=seat,
            rule=Settled(rule),
            points=points,
            balance_after=balance,
            rating_before=None if rated is None else Rating(*numbers[:2]),
            rating_after=None if rated is None else Rating(*numbers[2:]),
            rated_matches=rated,
        ),
    )


def _numbers(rating: Rating | None) -> tuple[float | None, float | None]:
    return (None, None) if rating is None else (rating.mu, rating.sigma)

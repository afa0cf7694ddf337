"""SQL of what people compare: how two of them have done against each other, and the records of a server.

The queries are made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Iterable

from data.records.ladder import HeadToHead, ServerRecord
from data.storage.store import Session
from engine.highlights import Highlight, HighlightKind

# A meeting is a booked match in which both were owners on different sides. Who left has lost to those who stayed; two
# who both left have not met.
_ADD_MEETINGS = """
    INSERT INTO head_to_head (guild, one, other, won, lost, drawn, at, match)
    SELECT mine.guild, mine.person, theirs.person,
        CASE WHEN mine.outcome <> 'left' AND (theirs.outcome = 'left' OR my_seat.place < their_seat.place)
            THEN 1 ELSE 0 END,
        CASE WHEN theirs.outcome <> 'left' AND (mine.outcome = 'left' OR my_seat.place > their_seat.place)
            THEN 1 ELSE 0 END,
        CASE WHEN mine.outcome <> 'left' AND theirs.outcome <> 'left' AND my_seat.place = their_seat.place
            THEN 1 ELSE 0 END,
        mine.at, mine.match
    FROM bookings AS mine
    JOIN bookings AS theirs ON theirs.match = mine.match AND theirs.person > mine.person
    JOIN results AS my_seat ON my_seat.match = mine.match AND my_seat.seat = mine.seat
    JOIN results AS their_seat ON their_seat.match = theirs.match AND their_seat.seat = theirs.seat
    WHERE mine.owned = 1 AND theirs.owned = 1 AND my_seat.side <> their_seat.side
        AND NOT (mine.outcome = 'left' AND theirs.outcome = 'left')
        AND {which}
    ON CONFLICT (guild, one, other) DO UPDATE SET
        won = head_to_head.won + excluded.won, lost = head_to_head.lost + excluded.lost,
        drawn = head_to_head.drawn + excluded.drawn,
        at = excluded.at, match = excluded.match
"""
_OF_MATCH = _ADD_MEETINGS.format(which="mine.match = ?")
_OF_PAIR = _ADD_MEETINGS.format(which="mine.match = ? AND mine.person = ? AND theirs.person = ?")

_BEST_STREAK = """
    SELECT best, name, best_at, best_match, matches.variant, channel, board FROM (
        SELECT person, best, best_at, best_match FROM streaks WHERE guild = ? AND best > 0
        ORDER BY best DESC, best_at, person LIMIT 1
    ) AS top JOIN persons ON persons.key = person JOIN matches ON matches.id = best_match
"""
_BEST_HIGHLIGHT = """
    SELECT top.value, name, top.at, top.match, matches.variant, channel, board FROM (
        SELECT value, at, match FROM highlights WHERE guild = ?1 AND kind = ?2{variant}
        ORDER BY value DESC, at, match LIMIT 1
    ) AS top JOIN highlights ON highlights.match = top.match AND highlights.kind = ?2
    JOIN persons ON persons.key = highlights.person JOIN matches ON matches.id = top.match
    ORDER BY highlights.person
"""


class RivalryQueries:
    """The statements."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    # ---- head-to-head ----------------------------------------------------------------------------------------------

    async def add_meetings(self, match_id: int) -> None:
        """Count a match that has just been booked, for each pair of its opponents."""
        await self._run(_OF_MATCH, match_id)

    async def recount(self, guild: int, one: int, other: int) -> None:
        """Count the meetings of two people on a server from their bookings."""
        one, other = min(one, other), max(one, other)
        await self._run("DELETE FROM head_to_head WHERE guild = ? AND one = ? AND other = ?", guild, one, other)
        matches = await self._run(
            "SELECT mine.match FROM bookings AS mine JOIN bookings AS theirs ON theirs.match = mine.match"
            " WHERE mine.guild = ? AND mine.person = ? AND theirs.person = ? ORDER BY mine.number",
            guild,
            one,
            other,
        )
        # One after the other: PostgreSQL does not let one statement add to a row twice.
        await self._session.run_many(_OF_PAIR, [(match_id, one, other) for (match_id,) in matches])

    async def head_to_head(self, guild: int, person: int, other: int) -> HeadToHead | None:
        """How a person has done against another one on a server; None where they have not met there."""
        rows = await self._run(
            "SELECT won, lost, drawn, at, match FROM head_to_head WHERE guild = ? AND one = ? AND other = ?",
            guild,
            min(person, other),
            max(person, other),
        )
        if not rows:
            return None
        won, lost, drawn, at, match_id = rows[0]
        if person > other:
            won, lost = lost, won
        return HeadToHead(person=person, other=other, won=won, lost=lost, drawn=drawn, at=at, match_id=match_id)

    # ---- records ---------------------------------------------------------------------------------------------------

    async def add_highlights(
        self, match_id: int, highlights: Iterable[Highlight], *, guild: int, variant: str, at: int
    ) -> None:
        """Keep the best round and play of a match that has just been booked."""
        await self._session.run_many(
            "INSERT INTO highlights (match, kind, person, guild, variant, value, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (match_id, each.kind, person, guild, variant, each.points, at)
                for each in highlights
                for person in each.people
            ],
        )

    async def take_off(self, match_id: int) -> None:
        """A match is not booked any more."""
        await self._run("DELETE FROM highlights WHERE match = ?", match_id)

    async def records(self, guild: int, variant: str | None) -> tuple[ServerRecord, ...]:
        """The records of a server, of all variants or of one; the longest streak is over all variants only. Of equal
        ones it is the first."""
        found = [] if variant is not None else [("streak", await self._run(_BEST_STREAK, guild))]
        for kind in HighlightKind:
            narrowed = "" if variant is None else " AND variant = ?3"
            values = (guild, kind) if variant is None else (guild, kind, variant)
            found.append((kind, await self._run(_BEST_HIGHLIGHT.format(variant=narrowed), *values)))
        return tuple(
            ServerRecord(
                kind=kind,
                value=rows[0][0],
                names=tuple(row[1] or "" for row in rows),
                at=rows[0][2],
                match_id=rows[0][3],
                variant=rows[0][4],
                channel=rows[0][5],
                board=rows[0][6],
            )
            for kind, rows in found
            if rows
        )

"""A match of one person against computers waits for that person, who has left or missed turns, instead of being played
to its end without them: it is not rated, and no other person is kept waiting.

``Table.waiting`` says so, and ``due_at`` is then the end of the wait. Whatever the person does ends it.
"""

from __future__ import annotations

from dataclasses import replace

from data.matches.repository import MatchRepository, fresh_deadlines, notify
from data.records.matches import Table, Update
from engine.match import MISSES_ALLOWED, Match

LONGEST_WAIT = 24 * 3_600_000
"""Milliseconds after which a match that waits is closed."""


def misses_again(match: Match) -> bool:
    """Whether the turn that is over now is one too many for the only person of the match."""
    seat = None if match.on_turn is None else match.seats[match.on_turn]
    return match.is_solo and seat is not None and seat.person is not None and seat.misses >= MISSES_ALLOWED - 1


def begin_wait(table: Table, *, now: int) -> Table:
    """The table while it waits. One that cannot be shown now waits from when it can."""
    due_at = None if table.paused_at is not None else now + LONGEST_WAIT
    return replace(table, waiting=True, due_at=due_at, due_span=LONGEST_WAIT, call_at=None)


async def end_wait(repository: MatchRepository, match_id: int, account: int) -> Table:
    """Go on, if the match waits for this account: it has the whole turn. Returns the table either way."""
    async with repository.update_meta(match_id) as edit:
        before = edit.table
        if before.waiting and before.seat_of(account) is not None:
            edit.table = fresh_deadlines(before, repository.environment)
    if edit.table is not before:
        notify(repository.on_update, Update(edit.table, ()))
    return edit.table

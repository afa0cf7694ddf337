"""What changes of a match write besides its events: who sits where, its end, the gold, where its messages are."""

from __future__ import annotations

from collections.abc import Iterable

from data.gold.pots import give_back, pay_out, put_in
from data.ladder.booking import book_match, note_unbooked, seat_results
from data.matches.transition import Transition
from data.records.matches import AuditKind, Table
from data.storage.audit_queries import add_audit_entry
from data.storage.store import FINISHED, Session, WriteBatch
from engine.events import Closed, Event, Left, Reason
from engine.match import Match, Person, Phase


async def write_meta(batch: WriteBatch, before: Table, after: Table) -> None:
    """Write what has changed of a table besides its match."""
    if _times(before) != _times(after):
        await batch.set_due(after)
    if (before.board, before.board_at, before.call) != (after.board, after.board_at, after.call):
        await batch.set_messages(after)
    if before.place != after.place:
        await batch.set_place(after.id, after.place)
    if before.language != after.language:
        await batch.set_language(after.id, after.language)


def _times(table: Table) -> tuple[object, ...]:
    """All of a table that ``set_due`` keeps."""
    return (table.due_at, table.due_span, table.call_at, table.paused_at, table.give_up_at, table.waiting)


async def write_end(batch: WriteBatch, before: Table | None, after: Table, transition: Transition, *, now: int) -> None:
    """Write the end of a match: its row, the results and what the ladder books, or why it has no result."""
    match = after.match
    if match.phase is Phase.FINISHED:
        await batch.end(after.id, outcome=FINISHED, at=now)
        await batch.add_results(after.id, seat_results(match))
        if match.rated:
            assert isinstance(batch, Session)  # see MatchRepository.change
            await book_match(batch, after, at=now)
        else:
            await note_unbooked(batch, after, at=now)
    else:
        # Nothing can be shown where a place is gone; after a pause it may only be closed to the bot.
        gone = match.reason is Reason.LOST and (before is None or before.paused_at is None)
        await batch.end(after.id, outcome=match.reason or Reason.STOPPED, at=now, unseen=not gone)
        if match.rated:
            await add_audit_entry(
                batch,
                after.id,
                after.place.guild,
                _audit_kind(transition.events, match),
                at=now,
                actor=transition.actor,
            )


async def write_people(
    batch: WriteBatch, before: Table | None, after: Table, transition: Transition, *, now: int
) -> None:
    """Keep who sits where, who is on the guest list, and which substitutes have left or come back."""
    match, earlier = after.match, None if before is None else before.match
    seated = set(match.persons)
    sat: set[int] = set() if earlier is None else set(earlier.persons)
    known: set[int] = set() if before is None else set(before.people)
    for person in sorted((seated ^ sat) | (set(transition.people) - known)):
        await batch.sit(after.id, person=person, seat=match.seat_of(person))
    if earlier is None or earlier.phase is Phase.LOBBY:
        return
    for person in sorted(seated ^ sat):
        number = earlier.seat_of(person)
        if number is None:
            await batch.drop_departure(after.id, person=person)
        elif earlier.seats[number].owner != Person(person):
            pressed = Left(person) in transition.events
            await batch.add_departure(after.id, person=person, at=now, pressed=pressed)


async def move_gold(session: Session, after: Table, transition: Transition, *, now: int) -> None:
    """Into the pot at the start of a match, and out of it at the end. Raises Refused (CANNOT_PUT_IN)."""
    if transition.starts:
        await put_in(session, after, at=now)
    if after.match.phase is Phase.FINISHED:
        await pay_out(session, after, at=now)
    elif not after.match.is_live:
        await give_back(session, after.id, after.place.guild, at=now)


def _audit_kind(events: Iterable[Event], match: Match) -> AuditKind:
    """How a rated match came to end without a result."""
    if match.reason is not Reason.STOPPED:
        return AuditKind.LOST
    return AuditKind.MODERATOR if Closed(Reason.STOPPED) in events else AuditKind.AGREED

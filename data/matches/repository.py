"""Keeps the live matches in memory and every change of them on disk.

A change goes one way only: lock the match, load it by replay if it is not in memory, check and apply, commit in one
transaction, swap, release, tell. The lock comes before the load, or two presses after a restart would both load and
both write. On any error but a refusal, a cancellation included, the match is forgotten in memory: the log knows.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar
from weakref import WeakValueDictionary

from data.ladder.booking import book_match, note_unbooked
from data.matches.audit_log import add_audit_entry
from data.matches.records import AuditKind, BrokenLog, Place, Refused, Table, Update, User
from data.matches.replay import close_unread, read_table
from data.matches.transition import Chooser, Delays, Transition, deadline_after, next_deadline, seat_results
from data.storage.store import FINISHED, Session, Store, WriteBatch
from engine.errors import IllegalInput
from engine.events import Closed, Event, Left, Reason
from engine.match import Match, Person, Phase

_log = logging.getLogger(__name__)

Value = TypeVar("Value")

Decide = Callable[[Table, Transition], None]
"""Checks an input against the table and applies its events to the course; may raise Refused or IllegalInput."""

Admit = Callable[[Session, Table, Transition], Awaitable[None]]
"""Gives newcomers person keys and puts them into the course; may raise Refused or IllegalInput."""


class Superseded(Exception):
    """The match went on between a plan and its turn to be carried out; nothing has changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """What comes from outside: time in milliseconds, dice, opponents."""

    clock: Callable[[], int]
    make_secret: Callable[[], bytes]
    rng: Random
    chooser: Chooser
    pace: Delays


class MatchRepository:
    """The only one who changes a match."""

    def __init__(self, store: Store, world: Environment) -> None:
        self.store = store
        self.world = world
        self.on_update: list[Callable[[Update], None]] = []
        self._tables: dict[int, Table] = {}
        """Live matches, as last committed."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def table(self, match_id: int) -> Table:
        """The table as last committed. Raises as ``read_table`` does."""
        known = self._tables.get(match_id)
        if known is not None:
            return known
        async with self._locked(match_id):
            return await self._load(match_id)

    async def tables(self, match_ids: tuple[int, ...]) -> list[Table]:
        """These tables, without those that cannot be read (logged)."""
        found: list[Table] = []
        for match_id in match_ids:
            try:
                found.append(await self.table(match_id))
            except (Refused, BrokenLog) as error:
                _log.warning("left out of a list: %s", error)
        return found

    def transition(self, match: Match) -> Transition:
        """A course that begins at this state."""
        return Transition(match, self.world.make_secret, self.world.chooser)

    # ---- changing --------------------------------------------------------------------------------------------------

    async def open(
        self,
        place: Place,
        *,
        language: str,
        begin: Callable[[Session], Awaitable[Transition]],
        rematch_of: int | None = None,
    ) -> Table:
        """A new match, from a course that begins with ``Opened``; ``begin`` runs inside the transaction."""
        now = self.world.clock()
        async with self.store.transaction() as ledger:
            course = await begin(ledger)
            await course.run_until_waiting()
            rules = course.match.rules
            match_id = await ledger.open_match(
                place,
                language=language,
                variant=rules.code,
                rules_version=rules.version,
                rematch_of=rematch_of,
                at=now,
            )
            bare = Table(
                id=match_id,
                place=place,
                match=course.match,
                people={},
                language=language,
                rematch_of=rematch_of,
            )
            table = self._after(bare, course, now=now, new=True)
            await self._write(ledger, None, table, course, now=now)
        self._swap(table)
        self._notify(table, course.events)
        return table

    async def change(self, match_id: int, decide: Decide, *, admit: Admit | None = None) -> Table:
        """Apply an input and all that follows from it; the table after it. No event, no change.

        ``admit`` runs inside the transaction, before ``decide``: for who is new at the table. Raises what they raise.
        """
        async with self._locked(match_id):
            before = await self._load(match_id)
            course, now = self.transition(before.match), self.world.clock()
            async with AsyncExitStack() as stack:
                writer: WriteBatch | None = None
                if admit is not None:
                    writer = ledger = await stack.enter_async_context(self.store.transaction())
                    await admit(ledger, before, course)
                decide(before, course)
                if not course.events:
                    return before
                await course.run_until_waiting()
                after = self._after(before, course, now=now)
                writer = writer or await stack.enter_async_context(self._writing(after.match))
                await self._write(writer, before, after, course, now=now)
            self._swap(after)
        self._notify(after, course.events)
        return after

    async def update_meta(
        self, match_id: int, change: Callable[[Table], Table], save: Callable[[WriteBatch, Table], Awaitable[None]]
    ) -> Table:
        """Change what surrounds a match (no event, nobody is told) and ``save`` it."""
        async with self._locked(match_id):
            before = await self._load(match_id)
            after = change(before)
            if after is not before:
                async with self.store.writing() as writer:
                    await save(writer, after)
                self._swap(after)
        return after

    async def close(self, match_id: int, reason: Reason, *, by: User | None = None) -> Table | None:
        """End a match without a result, whether its log can be replayed or not; one that is over stays as it is.

        ``by`` is who did it, where a person did. None when nothing of the match can be shown any more.
        """

        async def admit(ledger: Session, table: Table, course: Transition) -> None:
            course.actor = None if by is None else await ledger.person(by)

        def decide(table: Table, course: Transition) -> None:
            if table.match.is_live:
                course.apply(Closed(reason))

        try:
            return await self.change(match_id, decide, admit=None if by is None else admit)
        except BrokenLog as error:
            _log.warning("closed unread: %s", error)
        return await self._close_unread(match_id, by=by)

    def renewed(self, table: Table) -> Table:
        """A table that is not paused and has its whole time, from now."""
        world = self.world
        due = next_deadline(None, table.match, now=world.clock(), pace=world.pace, rng=world.rng)
        return replace(table, due_at=due.at, due_span=due.span, call_at=due.call_at, paused_at=None)

    def in_memory(self) -> tuple[int, ...]:
        """Matches that are loaded, or being worked on."""
        return tuple({*self._tables, *self._locks})

    def forget(self) -> None:
        """Load every match anew: what is due was changed on disk."""
        self._tables.clear()

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _close_unread(self, match_id: int, *, by: User | None) -> Table | None:
        async with self._locked(match_id):
            async with self.store.transaction() as ledger:
                row = await ledger.row(match_id)
                if row is not None and row.outcome is None:
                    await close_unread(ledger, row, at=self.world.clock(), by=by)
            try:
                table = await self._load(match_id)
            except Refused:
                return None
        self._notify(table, [Closed(Reason.OUTDATED)])
        return table

    @asynccontextmanager
    async def _locked(self, match_id: int) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            try:
                yield
            except (Refused, IllegalInput, Superseded):
                raise
            except BaseException:
                self._tables.pop(match_id, None)
                raise

    async def _load(self, match_id: int) -> Table:
        known = self._tables.get(match_id)
        if known is not None:
            return known
        async with self.store.reading() as ledger:
            table = await read_table(ledger, match_id)
        self._swap(table)
        return table

    def _swap(self, table: Table) -> None:
        if table.match.is_live:
            self._tables[table.id] = table
        else:
            self._tables.pop(table.id, None)

    def _after(self, before: Table, course: Transition, *, now: int, new: bool = False) -> Table:
        world = self.world
        if new:
            due = next_deadline(None, course.match, now=now, pace=world.pace, rng=world.rng)
        else:
            due = deadline_after(before, course.match, now=now, pace=world.pace, rng=world.rng)
        return replace(
            before,
            match=course.match,
            people={**before.people, **course.people} if course.people else before.people,
            due_at=due.at,
            due_span=due.span,
            call_at=due.call_at,
            left_turn=due.left_turn,
            paused_at=before.paused_at if course.match.is_live else None,
        )

    def _writing(self, match: Match) -> AbstractAsyncContextManager[WriteBatch]:
        """What a change is written in; a rated result asks for more than it writes."""
        if match.phase is Phase.FINISHED and match.rated:
            return self.store.transaction()
        return self.store.writing()

    async def _write(
        self, writer: WriteBatch, before: Table | None, after: Table, course: Transition, *, now: int
    ) -> None:
        match, first_seq = after.match, after.match.seq - len(course.events) + 1
        await writer.append(after.id, course.events, first_seq=first_seq, at=now, actor=course.actor)
        for person, user in course.people.items():
            if before is not None and before.people.get(person, user) != user:
                await writer.rename(person, user.name)
        await _note_people(writer, before, after, course, now=now)
        if match.is_live:
            await writer.set_due(after)
        elif match.phase is Phase.FINISHED:
            await writer.end(after.id, outcome=FINISHED, at=now)
            await writer.add_results(after.id, seat_results(match))
            if match.rated:
                assert isinstance(writer, Session)  # see _writing
                await book_match(writer, after, at=now)
            else:
                await note_unbooked(writer, after, at=now)
        else:
            # Nothing can be shown where a place is gone; after a pause it may only be closed to the bot.
            gone = match.reason is Reason.LOST and (before is None or before.paused_at is None)
            await writer.end(after.id, outcome=match.reason or Reason.STOPPED, at=now, unseen=not gone)
            if match.rated:
                await add_audit_entry(
                    writer, after.id, after.place, _void(course.events, match), at=now, actor=course.actor
                )

    def _notify(self, table: Table, events: Iterable[Event]) -> None:
        notify(self.on_update, Update(table, tuple(events)))


async def _note_people(writer: WriteBatch, before: Table | None, after: Table, course: Transition, *, now: int) -> None:
    """Keep who sits where and who is on the guest list, and which substitutes have left or are back."""
    match, earlier = after.match, None if before is None else before.match
    seated = set(match.persons)
    sat: set[int] = set() if earlier is None else set(earlier.persons)
    known: set[int] = set() if before is None else set(before.people)
    for person in sorted((seated ^ sat) | (set(course.people) - known)):
        await writer.sit(after.id, person=person, seat=match.seat_of(person))
    if earlier is None or earlier.phase is Phase.LOBBY:
        return
    for person in sorted(seated ^ sat):
        number = earlier.seat_of(person)
        if number is None:
            await writer.drop_departure(after.id, person=person)
        elif earlier.seats[number].owner != Person(person):
            pressed = Left(person) in course.events
            await writer.add_departure(after.id, person=person, at=now, pressed=pressed)


def _void(events: Iterable[Event], match: Match) -> AuditKind:
    """How a rated match came to end without a result."""
    if match.reason is not Reason.STOPPED:
        return AuditKind.LOST
    return AuditKind.MODERATOR if Closed(Reason.STOPPED) in events else AuditKind.AGREED


def notify(listeners: Iterable[Callable[[Value], None]], value: Value) -> None:
    """Call them all. What they are told is committed: one that fails takes nothing back and is only logged."""
    for listener in listeners:
        try:
            listener(value)
        except Exception:
            _log.exception("a listener failed: %r", listener)

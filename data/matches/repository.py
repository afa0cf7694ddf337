"""Keeps the live matches in memory and every change of them on disk.

All changes go through ``change`` and ``update_meta``, in this order: lock the match, load it by replay if it is not in
memory, validate and apply, commit in one transaction, swap, release, notify. The lock comes before the load, or two
presses after a restart would both load and both write. A refusal leaves the match as
it was. Any other error, also a cancellation, drops it from memory, since only the log knows whether it was committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar
from weakref import WeakValueDictionary

from data.drain import require_no_drain
from data.ladder.booking import decide
from data.matches.breaks import Break
from data.matches.persistence import move_gold, write_end, write_meta, write_people
from data.matches.replay import close_unread, read_table
from data.matches.transition import Chooser, Delays, Transition, deadline_after, next_deadline
from data.records.errors import Conflict
from data.records.matches import ERASED, BrokenLog, Place, Refusal, Refused, Table, Update, User
from data.storage.store import Session, Store, WriteBatch
from engine.errors import Code, IllegalInput
from engine.events import Closed, Event, Opened, Reason
from engine.match import Match, Phase

_log = logging.getLogger(__name__)

Value = TypeVar("Value")


class Superseded(Exception):
    """The match went on between planning a change and carrying it out; nothing has changed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Environment:
    """What comes from outside: the clock (milliseconds), random numbers, opponents, and how long things wait."""

    clock: Callable[[], int]
    make_secret: Callable[[], bytes]
    rng: Random
    chooser: Chooser
    delays: Delays


@dataclass(slots=True)
class MatchChange:
    """A unit of work on one match: the block of ``MatchRepository.change``."""

    table: Table
    """As last committed: until the end of the block the table before the change, from then on the one after it."""
    transition: Transition
    """What the block has applied so far."""
    stack: AsyncExitStack
    """Ends the transaction."""
    store: Store
    batch: Session | None = None

    def apply(self, event: Event) -> None:
        """Add an event. Raises IllegalInput where the rules refuse it."""
        self.transition.apply(event)

    async def session(self) -> Session:
        """The transaction in which this change is committed, begun by the first call.

        For reads that must still hold at the commit, and for the person keys of newcomers. A change that needs neither
        does without: what it writes is sent in one batch, which is faster.
        """
        if self.batch is None:
            self.batch = await self.stack.enter_async_context(self.store.transaction())
        return self.batch

    def require_seated(self, user: User) -> int:
        """The person key of ``user``, who becomes the actor of this change. Raises IllegalInput (NOT_SEATED)."""
        table, transition = self.table, self.transition
        person = table.person_of(user.id)
        if person is None or table.match.seat_of(person) is None:
            raise IllegalInput(Code.NOT_SEATED)
        transition.actor = person
        if table.people[person] != user:
            transition.people = {**transition.people, person: user}
        return person

    def require_host(self, user: User) -> None:
        """As ``require_seated``, for the host alone. Raises Refused (NOT_HOST)."""
        if self.table.host_user.id != user.id:
            raise Refused(Refusal.NOT_HOST)
        self.require_seated(user)


@dataclass(slots=True)
class TableEdit:
    """The block of ``MatchRepository.update_meta``."""

    table: Table
    """As last committed; the block replaces it."""


@dataclass(slots=True)
class MatchOpening:
    """A new match: the block of ``MatchRepository.open``."""

    session: Session
    """The transaction in which it is committed."""
    environment: Environment
    transition: Transition | None = None
    opened: Table | None = None

    def new_seed(self) -> str:
        """Where the secrets of the match may come from: 32 random bytes in hexadecimal."""
        return self.environment.make_secret().hex()

    def begin(self, opened: Opened, host: User) -> Transition:
        """Open the lobby; more events may be applied to what is returned. Raises IllegalInput (BAD_OPTION)."""
        environment = self.environment
        transition = Transition.open(opened, make_secret=environment.make_secret, chooser=environment.chooser)
        transition.people = {opened.host: host}
        self.transition = transition
        return transition

    @property
    def table(self) -> Table:
        """The table as committed at the end of a block that has begun one."""
        assert self.opened is not None
        return self.opened


class MatchRepository:
    """Loads matches and is the only place that changes them."""

    def __init__(self, store: Store, environment: Environment) -> None:
        self.store = store
        self.environment = environment
        self.on_draft: list[Callable[[Table], None]] = []
        """Called with a table that is about to be committed, which may still fail."""
        self.on_update: list[Callable[[Update], None]] = []
        self._tables: dict[int, Table] = {}
        """Live matches, as last committed."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        store.on_regained.append(self.forget)

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def table(self, match_id: int) -> Table:
        """The table as last committed. Raises Refused (NO_SUCH_MATCH) as ``read_table`` does; a live match whose log
        cannot be read is closed first."""
        known = self._tables.get(match_id)
        if known is not None:
            return known
        async with self._locked(match_id):
            return await self._load(match_id)

    async def place_of(self, match_id: int) -> Place | None:
        """Where a match is shown, live or over, also one that cannot be read; None for an unknown one."""
        known = self._tables.get(match_id)
        if known is not None:
            return known.place
        async with self.store.reading() as session:
            row = await session.row(match_id)
        return None if row is None else row.place

    async def tables(self, match_ids: tuple[int, ...]) -> list[Table]:
        """Those of these tables that are live."""
        found: list[Table] = []
        for match_id in match_ids:
            with suppress(Refused):
                found.append(await self.table(match_id))
        return [table for table in found if table.match.is_live]

    def transition(self, match: Match) -> Transition:
        """A transition that begins at this state."""
        return Transition(match, self.environment.make_secret, self.environment.chooser)

    # ---- changing --------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def change(self, match_id: int) -> AsyncGenerator[MatchChange]:
        """A block that changes a match: ``async with repository.change(match_id) as change: change.apply(event)``.

        At its end what was applied is committed with all that follows from it, then ``change.table`` is the new table
        and the listeners are called. Without an event nothing changes. Refused, IllegalInput and Superseded, raised in
        the block, leave the match as it was; anything else also drops it from memory.
        """
        async with self._locked(match_id):
            before, now = await self._load(match_id), self.environment.clock()
            if before.match.reason is Reason.OUTDATED:  # not even who sits there is known
                raise IllegalInput(Code.NOT_RUNNING)
            async with AsyncExitStack() as stack:
                change = MatchChange(before, self.transition(before.match), stack, self.store)
                yield change
                transition = change.transition
                if not transition.events:
                    return
                await transition.run_until_waiting()
                after = self._after(before, transition, now=now)
                notify(self.on_draft, after)
                batch = change.batch or await stack.enter_async_context(_writing(self.store, before, after, transition))
                await _write_change(batch, before, after, transition, now=now)
            self._swap(after)
        change.table = after
        notify(self.on_update, Update(after, tuple(transition.events)))

    @asynccontextmanager
    async def open(
        self, place: Place, *, language: str, rematch_of: int | None = None, gold: int = 0
    ) -> AsyncGenerator[MatchOpening]:
        """A block that opens a new match, inside one transaction; where it does not ``begin`` one there is none.

        Raises Refused (DRAINING).
        """
        now = self.environment.clock()
        async with self.store.transaction() as session:
            opening = MatchOpening(session, self.environment)
            yield opening
            transition = opening.transition
            if transition is None:
                return
            await require_no_drain(session)
            await transition.run_until_waiting()
            rules = transition.match.rules
            match_id = await session.open_match(
                place,
                language=language,
                variant=rules.code,
                rules_version=rules.version,
                rematch_of=rematch_of,
                gold=gold,
                at=now,
            )
            bare = Table(
                id=match_id,
                place=place,
                match=transition.match,
                people={},
                language=language,
                rematch_of=rematch_of,
                gold=gold,
            )
            table = self._after(bare, transition, now=now, new=True)
            await _write_change(session, None, table, transition, now=now)
        self._swap(table)
        opening.opened = table
        notify(self.on_update, Update(table, tuple(transition.events)))

    @asynccontextmanager
    async def update_meta(self, match_id: int) -> AsyncGenerator[TableEdit]:
        """A block that replaces ``edit.table``: when it is acted for, where it is shown, by which messages, in which
        language.

        Saved at the end of the block; no event, so the listeners are not called. Errors as in ``change``.
        """
        async with self._locked(match_id):
            before = await self._load(match_id)
            edit = TableEdit(before)
            yield edit
            if edit.table is not before:
                async with self.store.writing() as batch:
                    await write_meta(batch, before, edit.table)
                self._swap(edit.table)

    async def close(self, match_id: int, reason: Reason, *, by: User | None = None) -> Table:
        """End a match without a result; one that is over stays as it is. ``by`` is the moderator who ends it."""
        table = await self.table(match_id)
        if not table.match.is_live:
            return table
        async with self.change(match_id) as change:
            if change.table.match.is_live:
                if by is not None:
                    change.transition.actor = await (await change.session()).person(by)
                change.apply(Closed(reason))
        return change.table

    def resumed(self, table: Table) -> Table:
        """A paused table, not paused any more: with what was left of its time, and a reminder to come."""
        if table.paused_at is None or table.match.phase is Phase.LOBBY:
            return replace(table, paused_at=None, give_up_at=None)
        environment, now = self.environment, self.environment.clock()
        if table.waiting:
            return replace(table, due_at=now + table.due_span, paused_at=None, give_up_at=None)
        whole = next_deadline(None, table.match, now=now, delays=environment.delays, rng=environment.rng)
        due_at, ended = whole.at, Break(now - table.paused_at, now)
        if table.due_span and due_at is not None:
            due_at = ended.moved(table.paused_at + table.due_span, whole.span)
        running = replace(
            table, due_at=due_at, due_span=whole.span, call_at=whole.call_at, paused_at=None, give_up_at=None
        )
        return ended.extend_left_turn(running)

    def in_memory(self) -> tuple[int, ...]:
        """Matches that are loaded, or being worked on."""
        return tuple({*self._tables, *self._locks})

    def forget(self) -> None:
        """Drop all matches from memory: they may have changed on disk."""
        self._tables.clear()

    async def forget_person(self, person: int) -> None:
        """An erased person, by key, has no name any more in the matches in memory either."""
        for match_id in self.in_memory():
            async with self._locked(match_id):
                known = self._tables.get(match_id)
                if known is not None and person in known.people:
                    self._swap(replace(known, people={**known.people, person: ERASED}))

    # ---- inside ----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def _locked(self, match_id: int) -> AsyncGenerator[None]:
        lock = self._locks.setdefault(match_id, asyncio.Lock())
        async with lock:
            try:
                yield
            except (Refused, IllegalInput, Superseded):
                raise
            except Conflict:  # another process has taken the match on: it is read anew by whoever asks next
                self._tables.pop(match_id, None)
                raise Refused(Refusal.STALE) from None
            except BaseException:
                self._tables.pop(match_id, None)
                raise

    async def _load(self, match_id: int) -> Table:
        known = self._tables.get(match_id)
        if known is not None:
            return known
        try:
            async with self.store.reading() as session:
                table = await read_table(session, match_id)
        except BrokenLog as error:
            return await self._close_unread(match_id, error)
        self._swap(table)
        return table

    async def _close_unread(self, match_id: int, error: BrokenLog) -> Table:
        """A live match that nothing can be done with any more would count against its people for ever."""
        _log.warning("closed as outdated: %s", error)
        async with self.store.transaction() as session:
            await close_unread(session, match_id, at=self.environment.clock())
        async with self.store.reading() as session:
            table = await read_table(session, match_id)
        notify(self.on_update, Update(table, (Closed(Reason.OUTDATED),)))
        return table

    def _swap(self, table: Table) -> None:
        if table.match.is_live and table.place.guild in self.store.shards:  # others may be changed elsewhere
            self._tables[table.id] = table
        else:
            self._tables.pop(table.id, None)

    def _after(self, before: Table, transition: Transition, *, now: int, new: bool = False) -> Table:
        environment = self.environment
        if before.waiting:
            before = fresh_deadlines(before, environment)
        earlier = None if new else before
        deadline = deadline_after(earlier, transition.match, now=now, delays=environment.delays, rng=environment.rng)
        return replace(
            before,
            match=transition.match,
            people={**before.people, **transition.people} if transition.people else before.people,
            due_at=deadline.at,
            due_span=deadline.span,
            call_at=deadline.call_at,
            left_turn=deadline.left_turn,
            paused_at=before.paused_at if transition.match.is_live else None,
            give_up_at=before.give_up_at if transition.match.is_live else None,
        )


def _writing(
    store: Store, before: Table, after: Table, transition: Transition
) -> AbstractAsyncContextManager[WriteBatch]:
    """What a change is written in. The start and the result of a rated match read the ladder, and the start and the end
    of one with a stake move gold; and who renames a person keeps others from doing so until the commit, which must not
    be that of a batch with other people in it."""
    match = transition.match
    if _moves_gold(after, transition) or (match.rated and (match.phase is Phase.FINISHED or transition.starts)):
        return store.transaction()
    return store.transaction() if _renamed(before, transition) else store.writing()


def _renamed(before: Table | None, transition: Transition) -> list[tuple[int, User]]:
    """People who are called otherwise now, with their keys."""
    if before is None:
        return []
    return [(person, user) for person, user in transition.people.items() if before.people.get(person, user) != user]


async def _write_change(
    batch: WriteBatch, before: Table | None, after: Table, transition: Transition, *, now: int
) -> None:
    """Write the events of a change and what follows from them; ``before`` is None for a new match."""
    match, first_seq = after.match, after.match.seq - len(transition.events) + 1
    if match.rated and transition.starts:
        assert isinstance(batch, Session)  # see _writing
        await batch.hold(after.user(person) for person in match.persons)
    for person, user in _renamed(before, transition):
        await batch.rename(person, user.name)
    await batch.append(after.id, transition.events, first_seq=first_seq, at=now, actor=transition.actor)
    if before is None or transition.people or before.match.persons != match.persons:
        await write_people(batch, before, after, transition, now=now)
    if match.rated and transition.starts:
        assert isinstance(batch, Session)  # see _writing
        await decide(batch, after, at=now)
    if _moves_gold(after, transition):
        assert isinstance(batch, Session)  # see _writing
        await move_gold(batch, after, transition, now=now)
    if match.is_live:
        await batch.set_due(after)
    else:
        await write_end(batch, before, after, transition, now=now)


def _moves_gold(after: Table, transition: Transition) -> bool:
    return bool(after.gold) and (not after.match.is_live or transition.starts)


def fresh_deadlines(table: Table, environment: Environment) -> Table:
    """A table that goes on after a wait: the whole time for what is awaited, from when it can be shown."""
    if table.paused_at is not None:
        return replace(table, waiting=False, due_span=0)
    whole = next_deadline(None, table.match, now=environment.clock(), delays=environment.delays, rng=environment.rng)
    return replace(table, waiting=False, due_at=whole.at, due_span=whole.span, call_at=whole.call_at)


def notify(listeners: Iterable[Callable[[Value], None]], value: Value) -> None:
    """Call all listeners. The change is committed, so an error in one is only logged."""
    for listener in listeners:
        try:
            listener(value)
        except Exception:  # noqa: BLE001 (the change is on disk, whatever a listener does)
            _log.exception("a listener failed: %r", listener)

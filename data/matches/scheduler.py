"""What time does to matches: turns that are over, computers, expiring lobbies, the next round, calls, downtime.

Timers are columns, not tasks: nothing to cancel, nothing to restore.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from data.matches.records import BrokenLog, Refused, Table, Update
from data.matches.replay import is_known
from data.matches.repository import MatchRepository, Superseded, notify
from data.matches.transition import Transition
from data.storage.store import WriteBatch
from engine.events import Closed, Reason

_log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The note that says when the bot was last alive."""
HEARTBEAT_EVERY = 5_000
MAX_DOWNTIME = 10_000
"""After more than this everybody who is waited for has the whole time again. Milliseconds, as all here."""
SHOW_END_WITHIN = 14 * 24 * 3_600_000
"""How long ago a match may have ended whose end is still shown: nobody looks for an older board."""
MAX_PAUSE = 24 * 3_600_000
"""A table that could not be shown for so long is lost."""
RETRY_AFTER = 10_000
"""How long a match that failed is left alone."""
CONCURRENCY = 16
"""How many due matches one pass works on at a time, so that presses get between."""

Work = Callable[[int], Awaitable[None]]
"""What is done to a match, by its id."""


class MatchScheduler:
    """Acts on the matches whose time has come, whenever ``tick`` is called."""

    def __init__(self, keeper: MatchRepository) -> None:
        self._keeper = keeper
        self._clock = keeper.world.clock
        self._beat: int | None = None
        self._backoff_until: dict[int, int] = {}
        """Matches that failed, and when they are tried again."""
        self._doing: set[tuple[Work, int]] = set()
        """What a pass has begun, or is about to."""
        self._plans: dict[asyncio.Task[None], int] = {}
        """What is being thought about, and for which match."""
        self.on_call: list[Callable[[Table], None]] = []
        keeper.on_update.append(self._overtake)

    async def load(self) -> tuple[int, ...]:
        """At the start: give full turns after downtime, close matches whose rules this code no longer knows.

        Returns the matches whose end was not shown.
        """
        now = self._clock()
        async with self._keeper.store.transaction() as ledger:
            last = await ledger.note(HEARTBEAT)
            if last is not None and now - int(last) > MAX_DOWNTIME:
                await ledger.renew(now=now, call_after=self._keeper.world.pace.call)
            await self._note_alive(ledger, now)
            versions = await ledger.live_versions()
            unseen = await ledger.ended_unseen(since=now - SHOW_END_WITHIN)
        self._keeper.forget()
        for match_id, variant, version in versions:
            if not is_known(variant, version):
                await self._keeper.close(match_id, Reason.OUTDATED)
        return unseen

    async def tick(self) -> None:
        """One pass over all that is due. A match that fails is logged and left alone for a while.

        May be called while another pass waits for computers that think: what that one is at is left to it.
        """
        now = self._clock()
        if self._beat is None or now - self._beat >= HEARTBEAT_EVERY:
            async with self._keeper.store.writing() as writer:
                await self._note_alive(writer, now)
        async with self._keeper.store.reading() as ledger:
            due = await ledger.due(now, paused_before=now - MAX_PAUSE)
        await self._each(due.give_up, self._give_up)
        await self._each(due.act, self._act)
        await self._each(due.call, self._call)

    async def renew(self) -> None:
        """Everybody who is waited for has the whole time again, from now: Discord was away."""
        async with self._keeper.store.transaction() as ledger:
            await ledger.renew(now=self._clock(), call_after=self._keeper.world.pace.call)
        await self._each(self._keeper.in_memory(), self._renew)

    async def _renew(self, match_id: int) -> None:
        def change(table: Table) -> Table:
            if table.due_at is None:
                return table
            whole = self._keeper.renewed(table)
            return whole if table.call_at is not None else replace(whole, call_at=None)

        await self._keeper.update_meta(match_id, change, WriteBatch.set_due)

    async def _note_alive(self, writer: WriteBatch, now: int) -> None:
        await writer.set_note(HEARTBEAT, str(now))
        self._beat = now

    async def _each(self, match_ids: Iterable[int], work: Work) -> None:
        now = self._clock()
        well = (each for each in match_ids if self._backoff_until.get(each, now) <= now)
        todo = [(work, each) for each in well if (work, each) not in self._doing]
        gate = asyncio.Semaphore(CONCURRENCY)
        self._doing.update(todo)
        try:
            await asyncio.gather(*(self._guarded(gate, *each) for each in todo))
        except BaseException:
            self._doing.difference_update(todo)
            raise

    async def _guarded(self, gate: asyncio.Semaphore, work: Work, match_id: int) -> None:
        async with gate:
            try:
                await work(match_id)
            except (Superseded, Refused):
                return  # somebody was quicker
            except Exception:
                self._backoff_until[match_id] = self._clock() + RETRY_AFTER
                _log.exception("match %d could not be acted on; tried again later", match_id)
            else:
                self._backoff_until.pop(match_id, None)
            finally:
                self._doing.discard((work, match_id))

    async def _act(self, match_id: int) -> None:
        """Work out what time brings outside the lock, for a computer may think long; then carry it out if the match is
        still where it was."""
        seen = await self._keeper.table(match_id)
        if seen.due_at is None or seen.due_at > self._clock():
            return
        plan = self._keeper.transition(seen.match)
        await self._think(match_id, plan)

        def carry_out(table: Table, course: Transition) -> None:
            if table.match.seq != seen.match.seq:
                raise Superseded
            course.match, course.events = plan.match, plan.events

        await self._keeper.change(match_id, carry_out)

    async def _give_up(self, match_id: int) -> None:
        def decide(table: Table, course: Transition) -> None:
            if table.paused_at is not None and table.paused_at <= self._clock() - MAX_PAUSE:
                course.apply(Closed(Reason.LOST))

        try:
            await self._keeper.change(match_id, decide)
        except BrokenLog:
            await self._keeper.close(match_id, Reason.LOST)

    async def _think(self, match_id: int, plan: Transition) -> None:
        """Let the plan be made. Raises Overtaken as soon as the match has gone on without it, or is over."""
        task = asyncio.create_task(plan.time_out())
        self._plans[task] = match_id
        try:
            await asyncio.wait((task,))
        finally:
            del self._plans[task]
            task.cancel()
        if task.cancelled():
            raise Superseded
        task.result()

    def _overtake(self, update: Update) -> None:
        """Whatever was thought of for a match is of no use once anything has happened there."""
        for task, match_id in self._plans.items():
            if match_id == update.table.id:
                task.cancel()

    async def _call(self, match_id: int) -> None:
        called: list[Table] = []

        def mark(table: Table) -> Table:
            if table.call_at is None or table.call_at > self._clock():
                return table
            called.append(replace(table, call_at=None))
            return called[0]

        await self._keeper.update_meta(match_id, mark, WriteBatch.set_due)
        for table in called:
            notify(self.on_call, table)

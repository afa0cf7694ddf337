"""What time does to matches: turn timeouts, computers, expiring lobbies, the next round, reminders, downtime.

Timers are columns, not tasks: nothing to cancel, nothing to restore.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import replace

from data.drain import NOTE as DRAIN
from data.matches.breaks import Break, is_break
from data.matches.replay import is_known
from data.matches.repository import MatchRepository, Superseded, notify
from data.matches.transition import Transition
from data.matches.waiting import begin_wait, misses_again
from data.records.errors import CannotSave
from data.records.matches import Refused, Table, Update
from data.records.shards import Shards
from data.storage.live_queries import LiveMatchQueries
from data.storage.store import Session, WriteBatch
from engine.events import Closed, Reason

_log = logging.getLogger(__name__)

HEARTBEAT = "heartbeat"
"""The key of the note that says when the bot was last alive; where there are shards each has one that begins so."""
HEARTBEAT_EVERY = 5_000
"""Milliseconds, as all here."""
SHOW_END_WITHIN = 14 * 24 * 3_600_000
"""Ends older than this are not shown any more: people have moved on."""
RETRY_AFTER = 10_000
"""How long a match whose work failed is skipped."""
CONCURRENCY = 16
"""How many due matches one pass works on at a time, so that presses get between."""

Work = Callable[[int], Awaitable[None]]
"""Acts on a match, by its id."""


class MatchScheduler:
    """Acts on the matches that are due, whenever ``tick`` is called."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._clock = repository.environment.clock
        self._last_heartbeat: int | None = None
        """When that was last saved."""
        self._shards = repository.store.shards
        self._unsaved_since: dict[int, int] = {}
        """Shards for which nothing can be saved, so that their time stands still, and since when."""
        self._giving_back = asyncio.Lock()
        """Held while deadlines are moved: nothing may be acted on by the old ones."""
        self._backoff_until: dict[int, int] = {}
        """Matches that failed, and when they are tried again."""
        self._doing: set[tuple[Work, int]] = set()
        """What a pass has begun, or is about to."""
        self._plans: dict[asyncio.Task[None], int] = {}
        """What is being thought about, and for which match."""
        self.on_call: list[Callable[[Table], None]] = []
        repository.on_update.append(self._overtake)

    async def load(self) -> tuple[int, ...]:
        """At the start: give downtime back, close matches whose rules this code no longer knows, end a drain.

        Returns the matches whose end was not shown.
        """
        now, store = self._clock(), self._repository.store
        async with store.transaction() as session:
            for shard in self._shards.ids:
                down = now - await self._last_beat(session, shard, now=now)
                if is_break(down):
                    await self._extend(session, Break(down, now), self._shards.only((shard,)), besides=())
            await self._note_beat(session, now)
            await session.drop_note(DRAIN)
            live = LiveMatchQueries(session)
            versions, unseen = await live.versions(), await live.ended_unseen(since=now - SHOW_END_WITHIN)
        self._last_heartbeat = now
        self._repository.forget()
        for match_id, variant, version in versions:
            if not is_known(variant, version):
                with suppress(Refused):
                    await self._repository.table(match_id)  # closes it
        return unseen

    async def tick(self, shards: Shards | None = None) -> None:
        """One pass over all that is due on these shards, or on all of the process. A match that fails is logged and
        left alone for a while.

        May be called while another pass waits for computers to think: that pass keeps its matches.
        """
        now, store = self._clock(), self._repository.store
        if self._last_heartbeat is None or not 0 <= now - self._last_heartbeat < HEARTBEAT_EVERY:
            await self._beat(now)
            await store.maintain()
        if self._giving_back.locked() or not store.is_owner:
            return
        shards = self._shards if shards is None else shards
        saving = shards.only(set(shards.ids) - self._unsaved_since.keys())
        if not saving.ids:
            return
        async with store.reading() as session:
            due = await LiveMatchQueries(session).due(now, saving)
        await self._each(due.give_up, self._give_up)
        await self._each(due.act, self._act)
        await self._each(due.call, self._call)

    @property
    def unsaved_for(self) -> int:
        """Milliseconds since the bot last saved that it is alive."""
        return 0 if self._last_heartbeat is None else self._clock() - self._last_heartbeat

    async def renew(self, length: int, shards: Shards | None = None) -> None:
        """Give the matches of these shards, or of all, back the time of a break that is just over, such as an outage of
        Discord; negative where the clock was set back.

        While nothing can be saved it is kept in mind: the first save that works gives it back.
        """
        began_at = self._clock() - length
        for shard in (self._shards if shards is None else shards).ids:
            unsaved = self._unsaved_since.get(shard)
            self._unsaved_since[shard] = began_at if unsaved is None else min(began_at, unsaved)
        await self._give_back()

    async def _last_beat(self, session: Session, shard: int, *, now: int) -> int:
        """When a shard was last alive. Where there were never so many shards, when any was."""
        found = await session.note(self._heartbeat(shard))
        last = await session.highest_note(HEARTBEAT) if found is None else int(found)
        return now if last is None else last

    def _heartbeat(self, shard: int) -> str:
        return HEARTBEAT if self._shards.count == 1 else f"{HEARTBEAT} {shard}/{self._shards.count}"

    async def _note_beat(self, batch: WriteBatch, now: int) -> None:
        for shard in self._shards.ids:
            await batch.set_note(self._heartbeat(shard), str(now))

    async def _beat(self, now: int) -> None:
        """Note that the bot is alive. Where that works again after a while, that while was a break."""
        try:
            async with self._repository.store.writing() as batch:
                await self._note_beat(batch, now)
        except CannotSave:
            since = now if self._last_heartbeat is None else self._last_heartbeat
            for shard in self._shards.ids:
                self._unsaved_since.setdefault(shard, since)
            return
        self._last_heartbeat = now
        longest = max((now - since for since in self._unsaved_since.values()), default=0)
        if is_break(longest):
            _log.info("saved again after %d s: that time is given back to everybody", longest // 1000)
        await self._give_back()

    async def _give_back(self) -> None:
        """Give every shard the time back for which nothing could be saved for it, if that was a break."""
        async with self._giving_back:
            now = self._clock()
            for since in set(self._unsaved_since.values()):
                ids = [shard for shard, began in self._unsaved_since.items() if began == since]
                if is_break(now - since):
                    try:
                        await self._extend_all(Break(now - since, now), self._shards.only(ids))
                    except CannotSave:
                        continue
                    self._backoff_until.clear()
                for shard in ids:
                    del self._unsaved_since[shard]

    async def _extend_all(self, ended: Break, shards: Shards) -> None:
        async with self._repository.store.transaction() as session:
            # Once each: no other match is read from the disk before the commit.
            in_memory = self._repository.in_memory()
            await self._extend(session, ended, shards, besides=in_memory)
            for shard in shards.ids:  # or the next start would give it back once more
                await session.set_note(self._heartbeat(shard), str(ended.ended_at))
        gate = asyncio.Semaphore(CONCURRENCY)
        await asyncio.gather(*(self._extend_in_memory(gate, match_id, ended, shards) for match_id in in_memory))

    async def _extend(self, session: Session, ended: Break, shards: Shards, *, besides: Collection[int]) -> None:
        call_after, live = self._repository.environment.delays.call, LiveMatchQueries(session)
        await live.set_deadlines(
            ended.extend(each, call_after=call_after)
            for each in await live.deadlines(shards)
            if each.match_id not in besides
        )

    async def _extend_in_memory(self, gate: asyncio.Semaphore, match_id: int, ended: Break, shards: Shards) -> None:
        call_after = self._repository.environment.delays.call
        async with gate:
            try:
                async with self._repository.update_meta(match_id) as edit:
                    if edit.table.place.guild in shards:
                        edit.table = ended.extend_table(edit.table, call_after=call_after)
            except Refused as error:
                _log.warning("no time given back: %s", error)

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
                return  # another change came first
            except CannotSave:
                self._backoff_until[match_id] = self._clock() + RETRY_AFTER
            except Exception:  # noqa: BLE001 (one match must not hold up the others)
                self._backoff_until[match_id] = self._clock() + RETRY_AFTER
                _log.exception("match %d could not be acted on; tried again later", match_id)
            else:
                self._backoff_until.pop(match_id, None)
            finally:
                self._doing.discard((work, match_id))

    async def _act(self, match_id: int) -> None:
        """Work out what time brings outside the lock, for a computer may think long; then carry it out if the match is
        still where it was."""
        seen = await self._repository.table(match_id)
        if seen.due_at is None or seen.due_at > self._clock():
            return
        if seen.waiting:
            await self._close_waiting(match_id)
            return
        if misses_again(seen.match):
            await self._let_wait(seen)
            return
        plan = self._repository.transition(seen.match)
        await self._think(match_id, plan)

        async with self._repository.change(match_id) as change:
            if change.table.match.seq != seen.match.seq or change.table.waiting:
                raise Superseded
            change.transition = plan

    async def _close_waiting(self, match_id: int) -> None:
        async with self._repository.change(match_id) as change:
            due_at = change.table.due_at
            if change.table.waiting and due_at is not None and due_at <= self._clock():
                change.apply(Closed(Reason.EXPIRED))

    async def _let_wait(self, seen: Table) -> None:
        """Wait for the only person of a match, who has missed a turn too many."""
        async with self._repository.update_meta(seen.id) as edit:
            if edit.table.match.seq != seen.match.seq or edit.table.due_at != seen.due_at:
                raise Superseded
            edit.table = begin_wait(edit.table, now=self._clock())
        notify(self._repository.on_update, Update(edit.table, ()))

    async def _give_up(self, match_id: int) -> None:
        async with self._repository.change(match_id) as change:
            give_up_at = change.table.give_up_at
            if give_up_at is not None and give_up_at <= self._clock():
                change.apply(Closed(Reason.LOST))

    async def _think(self, match_id: int, plan: Transition) -> None:
        """Run the plan. Raises Superseded as soon as the match has gone on without it, or is over."""
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
        """Cancel the plans for a match that has changed."""
        for task, match_id in self._plans.items():
            if match_id == update.table.id:
                task.cancel()

    async def _call(self, match_id: int) -> None:
        async with self._repository.update_meta(match_id) as edit:
            call_at = edit.table.call_at
            is_due = call_at is not None and call_at <= self._clock()
            if is_due:
                edit.table = replace(edit.table, call_at=None)
        if is_due:
            notify(self.on_call, edit.table)

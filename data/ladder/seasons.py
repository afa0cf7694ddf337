"""Seasons: the final table of each month, frozen when the month is over (L7)."""

from __future__ import annotations

from collections.abc import Callable

from data.ladder.leaderboards import PAGE
from data.records.ladder import FinalTable, LeaderboardPage, Metric, Season, month_after, month_start
from data.records.matches import Refusal, Refused
from data.storage.database import Task
from data.storage.season_queries import SeasonQueries
from data.storage.store import Store

GRACE = 60_000
"""Milliseconds after the end of a month before it is frozen: a match that ended just before may still be committed."""
GIVEN_UP_AFTER = 7 * 86_400_000
"""Milliseconds for which it is tried to post a table."""
_NOTE = "season"
"""The note with the newest month that is frozen everywhere."""


class Seasons:
    """Freezes, reads and hands out final tables; ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._frozen = ""
        """The newest month that is frozen everywhere, as far as this process knows."""

    async def freeze_due(self) -> None:
        """Freeze all months that are over and are not frozen yet, also those that ended while the bot did not run.

        Each server's month is a transaction of its own. Once a month is frozen nothing changes it.
        """
        now = self._clock()
        running = Season.of(now - GRACE).month
        if self._frozen and month_after(self._frozen) >= running:
            return
        async with self._store.exclusively(Task.FREEZE_SEASONS) as is_ours:
            if is_ours:
                await self._freeze_until(running, at=now)

    async def _freeze_until(self, running: str, *, at: int) -> None:
        """Freeze the months before this one."""
        async with self._store.reading() as session:
            frozen, first = await session.note(_NOTE), await SeasonQueries(session).first_bookings()
        for guild, booked_at in sorted(first.items()):
            month = max(Season.of(booked_at).month, month_after(frozen) if frozen else "")
            while month < running:
                await self._freeze(guild, month, at=at)
                month = month_after(month)
        self._frozen = max(frozen or "", _month_before(running))
        if self._frozen != frozen:
            async with self._store.writing() as batch:
                await batch.set_note(_NOTE, self._frozen)

    async def _freeze(self, guild: int, month: str, *, at: int) -> None:
        since, until = month_start(month), month_start(month_after(month))
        async with self._store.transaction() as session:
            await SeasonQueries(session).freeze(guild, month, since=since, until=until, at=at)

    async def unposted(self) -> tuple[FinalTable, ...]:
        """The tables that have to be posted, or drawn again where they are. Those that could not be posted for
        ``GIVEN_UP_AFTER`` never are: no one waits for them any more."""
        async with self._store.reading() as session:
            found = await SeasonQueries(session).unposted()
        late = [each for each in found if self._clock() - each.frozen_at > GIVEN_UP_AFTER and each.message is None]
        for each in late:
            await self.set_posted(each, message=None)
        return tuple(each for each in found if each not in late)

    async def set_posted(self, table: FinalTable, *, message: int | None) -> None:
        """Nothing is left to do for the message of a table; None where it has none."""
        async with self._store.transaction() as session:
            await SeasonQueries(session).set_posted(table.guild, table.month, message=message)

    async def months(self, guild: int, *, count: int) -> tuple[str, ...]:
        """The months of which a server has a final table, the newest first."""
        async with self._store.reading() as session:
            return await SeasonQueries(session).months(guild, count=count)

    async def page(self, guild: int, month: str, metric: Metric, *, page: int, reader: int) -> LeaderboardPage:
        """A page of a final table, as ``Leaderboards.page``. Raises Refused (NO_SUCH_SEASON)."""
        async with self._store.reading() as session:
            queries = SeasonQueries(session)
            total = await queries.players(guild, month)
            if not total:
                raise Refused(Refusal.NO_SUCH_SEASON)
            pages = -(-total // PAGE)
            page = min(max(page, 1), pages)
            me = await session.known_person(reader)
            rows = await queries.lines(guild, month, metric, skip=(page - 1) * PAGE, count=PAGE, reader=me)
            own = None if me is None else await queries.line_of(guild, month, metric, me)
        return LeaderboardPage(rows=rows, page=page, pages=pages, own=own, total=total)


def _month_before(month: str) -> str:
    return Season.of(month_start(month) - 1).month

"""Time stands still at a table that nobody can be shown: it goes on, with a full turn, once it can be shown again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.discord_io.permissions import Permissions
from cogs.live.boards import Boards
from data.matches.records import BrokenLog, Refused, Update, Whereabouts
from data.matches.service import MatchService
from engine.match import Phase

log = logging.getLogger(__name__)

CHECK_INTERVAL = 60_000
"""Milliseconds between two looks at all tables. What is announced is looked at with the next beat of the clock."""
BATCH_SIZE = 50
"""So many tables are looked at before others get their turn."""

_RUNNING = (Phase.PLAYING, Phase.BETWEEN)


class Suspender:
    """Pauses running matches whose place is closed to the bot, and resumes them; lobbies expire as they always do.

    ``clock`` gives milliseconds.
    """

    def __init__(
        self,
        matches: MatchService,
        boards: Boards,
        *,
        permissions: Permissions,
        clock: Callable[[], int],
    ) -> None:
        self._matches = matches
        self._permissions = permissions
        self._boards = boards
        self._clock = clock
        self._looked_at: int | None = None
        self._unclear: set[int] = set()
        """Servers in which a match went on, or began, where it cannot be shown."""

    def updated(self, update: Update) -> None:
        """Look soon at a match that runs in a place that was closed before it began: that is not heard of again."""
        table = update.table
        if table.match.phase in _RUNNING and table.paused_at is None and not self._permissions.is_clear(table.place):
            self._unclear.add(table.place.guild)

    async def check(self) -> None:
        """Look at the tables of servers in which something has changed, now and then at all of them."""
        now, changed = self._clock(), self._permissions.take_changes() | self._unclear
        self._unclear = set()
        everywhere = self._looked_at is None or now - self._looked_at >= CHECK_INTERVAL
        if everywhere:
            self._looked_at = now
        elif not changed:
            return
        for count, each in enumerate(await self._matches.queries.whereabouts()):
            if count % BATCH_SIZE == 0:
                await asyncio.sleep(0)
            if (everywhere or each.place.guild in changed) and self._permissions.is_clear(each.place) is each.paused:
                await self._suspend_or_resume(each)

    async def _suspend_or_resume(self, found: Whereabouts) -> None:
        """Pause a match, or resume it."""
        try:
            table = await self._matches.queries.table(found.match)
            if table.match.phase not in _RUNNING:
                return
            if found.paused:  # who came and who left meanwhile is told now, whichever process saw it
                missed = await self._matches.queries.events_since(table.id, table.paused_at or self._clock())
                self._boards.redraw(await self._matches.play.resume(table.id), news=missed)
            else:
                self._boards.redraw(await self._matches.play.pause(table.id))
            log.info("match %d %s", table.id, "goes on" if found.paused else "is paused: it cannot be shown")
        except (BrokenLog, Refused) as error:
            log.warning("neither paused nor resumed: %s", error)

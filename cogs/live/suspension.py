"""Matches that cannot be shown are paused, and go on with the time that was left once they can be shown again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from cogs.discord_io.permissions import Permissions
from cogs.live.boards import Boards
from data.matches.service import MatchService
from data.records.matches import BrokenLog, Refused, Update, Whereabouts
from engine.match import Phase

log = logging.getLogger(__name__)

CHECK_INTERVAL = 60_000
"""Milliseconds between two checks of all tables. Where Discord announces a change, the next tick checks."""
BATCH_SIZE = 50
"""Tables that are checked before other tasks may run."""

_RUNNING = (Phase.PLAYING, Phase.BETWEEN)


class Suspender:
    """Pauses running matches in channels where the bot cannot show them, and resumes them; lobbies just expire.

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
        self._checked_at: int | None = None
        """When all tables were checked last."""
        self._suspects: set[int] = set()
        """Servers in which a match went on, or began, where it cannot be shown."""

    def updated(self, update: Update) -> None:
        """Mark a match for the next check that runs where it cannot be shown: that may not be announced again."""
        table = update.table
        if (
            table.match.phase in _RUNNING
            and table.paused_at is None
            and not self._permissions.is_clear(table.place, table.id)
        ):
            self._suspects.add(table.place.guild)

    async def check(self) -> None:
        """Check the tables of servers in which something has changed, and now and then all tables."""
        now, changed = self._clock(), self._permissions.take_changes() | self._suspects
        self._suspects = set()
        everywhere = self._checked_at is None or now - self._checked_at >= CHECK_INTERVAL
        if everywhere:
            self._checked_at = now
        elif not changed:
            return
        for count, each in enumerate(await self._matches.queries.whereabouts()):
            if count % BATCH_SIZE == 0:
                await asyncio.sleep(0)
            if (everywhere or each.place.guild in changed) and self._permissions.is_clear(
                each.place, each.match_id
            ) is each.paused:
                await self._suspend_or_resume(each)

    async def _suspend_or_resume(self, found: Whereabouts) -> None:
        """Resume a match that is paused, pause any other."""
        try:
            table = await self._matches.queries.table(found.match_id)
            if table.match.phase not in _RUNNING:
                return
            if found.paused:  # the board tells who came and left meanwhile, whichever process saw it
                missed = await self._matches.queries.events_since(table.id, table.paused_at or self._clock())
                self._boards.redraw(await self._matches.play.resume(table.id), news=missed)
            else:
                self._boards.redraw(await self._matches.play.pause(table.id))
            log.info("match %d %s", table.id, "goes on" if found.paused else "is paused: it cannot be shown")
        except (BrokenLog, Refused) as error:
            log.warning("neither paused nor resumed: %s", error)

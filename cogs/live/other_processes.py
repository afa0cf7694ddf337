"""What other processes of the bot have done that this one has to know or to finish: looked for every few seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.live.erased_names import ErasedNames
from data.ladder.global_board import GlobalBoard
from data.matches.service import MatchService
from data.people import People

INTERVAL = 4_000
"""Milliseconds between two looks."""


class OtherProcesses:
    """One look at a time; ``uptime`` gives milliseconds of the monotonic clock."""

    def __init__(
        self,
        matches: MatchService,
        people: People,
        global_board: GlobalBoard,
        erased_names: ErasedNames,
        *,
        background: BackgroundTasks,
        uptime: Callable[[], int],
    ) -> None:
        self._matches = matches
        self._people = people
        self._global_board = global_board
        self._erased_names = erased_names
        self._background = background
        self._uptime = uptime
        self._next_at = 0
        self._look: asyncio.Task[None] | None = None

    def tick(self) -> None:
        """Look in the background, where it is time to."""
        if self._uptime() >= self._next_at and (self._look is None or self._look.done()):
            self._next_at = self._uptime() + INTERVAL
            self._look = self._background.start(self.look(), "what other processes have done")

    async def look(self) -> None:
        """Take over settings and erasures, and fold what a process that was killed has queued. Raises CannotSave."""
        for person in await self._people.refresh():
            await self._matches.forget_person(person)
            await self._erased_names.take_off(await self._matches.queries.naming(person))
        await self._global_board.fold()

    def queued(self) -> None:
        """Somebody was queued for the global board just now."""
        self._background.start(self._global_board.fold(), "the global board")

"""Draws the boards of ended matches again when what they say is not so any more: an erased name, a voided result."""

from __future__ import annotations

import logging
from collections.abc import Callable

from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import FAILURES
from cogs.live.board_message import board_screen
from cogs.live.boards import Boards
from data.matches.queries import MatchQueries
from data.outdated_boards import OutdatedBoards
from data.records.matches import BrokenLog, Refused, Table
from renderer.worker import Renderer

log = logging.getLogger(__name__)

REDRAW_INTERVAL = 3_000
"""Milliseconds between two boards: no one waits for them, and Discord allows few edits of old messages."""


class EndedBoards:
    """One board at a time, in turn, until each is drawn or gone; ``clock`` gives milliseconds."""

    def __init__(
        self,
        outdated: OutdatedBoards,
        queries: MatchQueries,
        boards: Boards,
        *,
        renderer: Renderer,
        render_gate: RenderGate,
        permissions: Permissions,
        channel_client: ChannelClient,
        clock: Callable[[], int],
    ) -> None:
        self._outdated = outdated
        self._queries = queries
        self._boards = boards
        self._renderer = renderer
        self._render_gate = render_gate
        self._permissions = permissions
        self._channel_client = channel_client
        self._clock = clock
        self._next_at = 0
        self._last = 0
        """The match that was tried last: one that fails must not keep the others waiting."""

    async def redraw_next(self) -> None:
        """Draw the next board again; called at every tick."""
        now = self._clock()
        if 0 <= self._next_at - now <= REDRAW_INTERVAL:
            return
        self._next_at = now + REDRAW_INTERVAL
        match_id = await self._outdated.next(after=self._last)
        self._last = match_id or 0
        if match_id is not None and await self._is_settled(match_id):
            await self._outdated.done(match_id)

    async def _is_settled(self, match_id: int) -> bool:
        """Whether nothing is left to do for a match."""
        try:
            table = await self._queries.table(match_id)
        except (BrokenLog, Refused):
            return True  # this version cannot draw it
        if table.board is None:
            return True
        if self._boards.is_showing(match_id) or not self._permissions.can_show(table.place, match_id):
            return False
        try:
            await self._redraw(table, table.board)
        except FAILURES as error:
            log.info("the board of ended match %d is tried again later: %s", match_id, error)
            return False
        return True

    async def _redraw(self, table: Table, message: int) -> None:
        """Edit the message; where it was deleted nothing is posted in its place."""
        await self._channel_client.acquire(Priority.CLEAN)
        renderer = self._renderer if self._permissions.allows(table.place, "attach_files") else None
        async with self._render_gate.background():
            screen = await board_screen(table, renderer, ladder=await self._queries.ladder_info(table))
        await self._channel_client.edit(table.place, message, screen)

"""The public message of each table, kept up to date: one request in flight a table, the newest state wins.

Requests carry the bot's own token, since messages got from an interaction can be edited for 15 minutes only. A board
is posted anew at a new round, on request, when it was deleted, when it has grown too old to be edited often, and when
the talk of the channel has carried it away; the copy before it loses its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import discord

from cogs.answers import GONE
from cogs.calls import Calls
from cogs.pacing import Pacer, Priority
from cogs.public import public_screen
from cogs.rights import Rights
from cogs.screens import Screen
from cogs.text import Catalogue
from data.matches import MatchService
from data.records import Place, Table, Update
from engine.events import Event, Opened, Reason, RoundDealt
from engine.match import Phase
from renderer.worker import Renderer

log = logging.getLogger(__name__)

TOO_OLD = 50 * 60_000
"""Milliseconds. Discord allows few edits to messages of more than an hour."""
FAR_UP = 15
"""So many messages below a board, and it is posted anew."""
LOOK_EVERY = 60_000
"""Milliseconds between two looks at how far up a board is."""
RETRIES = 3
"""Attempts in a row after errors on Discord's side; then the next move is waited for."""

_NO_CHANNEL = frozenset({10003, 10004})
_FORBIDDEN = frozenset({50001, 50013, 160005, 50083})


@dataclass(slots=True)
class _Board:
    """What is known of the public message of one table."""

    table: Table
    message: int | None
    posted_at: int
    dirty: bool = False
    anew: bool = False
    """Whether to post it anew the next time."""
    news: list[Event] = field(default_factory=list)
    shown: Table | None = None
    """The state that the message shows."""
    round_over: Table | None = None
    """The end of the round before, for the message that stays behind when the next one is dealt."""
    looked_at: int = 0
    failures: int = 0
    task: asyncio.Task[None] | None = None


class Boards:
    """Shows every table that it is told of; also the service's listener for what was committed.

    ``drawing`` is held while a board is drawn, see ``Hands``.
    """

    def __init__(
        self,
        client: discord.Client,
        matches: MatchService,
        *,
        renderer: Renderer,
        drawing: asyncio.Lock,
        rights: Rights,
        pacer: Pacer,
        clock: Callable[[], int],
    ) -> None:
        self._client = client
        self._matches = matches
        self._renderer = renderer
        self._rights = rights
        self._pacer = pacer
        self._clock = clock
        self._boards: dict[int, _Board] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._drawing = drawing
        self.calls = Calls(client, matches, pacer=pacer, rights=rights, spawn=self.spawn)

    # ---- what happens --------------------------------------------------------------------------------------------

    def updated(self, update: Update) -> None:
        """Show what was just committed."""
        table = update.table
        self.calls.updated(table)
        if table.match.reason is Reason.LOST:
            self._boards.pop(table.id, None)
            return  # there is nowhere to show it
        known = self._boards.get(table.id)
        before = known.table if known else None
        board = self._board(table)
        if any(isinstance(event, Opened) for event in update.events) and table.rematch_of is None:
            return  # the answer to the command that opened it will be its message
        board.news += update.events
        dealt = any(isinstance(event, RoundDealt) for event in update.events)
        if dealt and table.match.records and table.match.phase is Phase.PLAYING:
            board.anew = True
            board.round_over = before if before and before.match.phase is Phase.BETWEEN else None
        self._show_soon(board)

    def redraw(self, table: Table, *, anew: bool = False) -> None:
        """Show a table again, ``anew`` in a new message at the end of the channel."""
        board = self._board(table)
        board.anew = board.anew or anew
        board.failures = 0
        self._show_soon(board)

    async def redraw_in_peace(self, table: Table) -> None:
        """Show a table again, after everything that is more urgent."""
        await self._pacer.turn(Priority.CLEAN)
        self.redraw(table)

    def posted(self, table: Table, message_id: int) -> None:
        """A public message of this table came about as the answer to a command."""
        board = self._board(table)
        board.message, board.posted_at, board.shown = message_id, self._clock(), table
        if board.table.match.seq > table.match.seq:
            self._show_soon(board)

    def retry(self) -> None:
        """Show what could not be shown, as far as it makes sense to try again; called every now and then."""
        for board in list(self._boards.values()):
            if board.dirty and board.task is None and 0 < board.failures < RETRIES:
                self._show_soon(board)

    def heal(self, table: Table) -> None:
        """Somebody presses at this table: a good moment to show what could not be shown before."""
        board = self._boards.get(table.id)
        if board is not None and board.dirty and board.task is None and not self._rights.missing_in(table.place):
            board.failures = 0
            self._show_soon(board)

    def spawn(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Run in the background; what goes wrong there is logged."""

        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("%s failed", name)

        task = asyncio.create_task(guarded(), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self, *, grace: float) -> None:
        """Let what is under way finish for ``grace`` seconds, then drop it; the next start shows it."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=grace)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- showing -------------------------------------------------------------------------------------------------

    def _board(self, table: Table) -> _Board:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = _Board(table, table.board, table.board_at)
        if table.match.seq >= board.table.match.seq:
            board.table = table
        return board

    def _show_soon(self, board: _Board) -> None:
        board.dirty = True
        if board.task is None:
            board.task = self.spawn(self._keep_showing(board), f"board of match {board.table.id}")

    async def _keep_showing(self, board: _Board) -> None:
        """One request after the other until the newest state is shown, or cannot be."""
        try:
            while board.dirty and not self._rights.missing_in(board.table.place):
                board.dirty = False
                if not await self._try_to_show(board):
                    board.dirty = True
                    return
        finally:
            board.task = None
        if not board.dirty and not board.table.match.is_live:
            self._boards.pop(board.table.id, None)

    async def _try_to_show(self, board: _Board) -> bool:
        """Whether it worked; if not, it is not tried again at once."""
        try:
            await self._show(board)
        except discord.HTTPException as error:
            return await self._failed(board, error)
        except (OSError, aiohttp.ClientError, discord.RateLimited) as error:
            board.failures += 1
            log.warning("the board of match %d was not shown: %s", board.table.id, error)
            return False
        board.failures = 0
        return True

    async def _failed(self, board: _Board, error: discord.HTTPException) -> bool:
        table = board.table
        if error.code in _NO_CHANNEL:
            await self._matches.close_lost(table.id)
            self._boards.pop(table.id, None)
            return True
        if error.code in _FORBIDDEN:
            board.failures = RETRIES
            log.info("no permission to show match %d in channel %d", table.id, table.place.channel)
            return False
        board.failures += 1
        log.warning("the board of match %d was not shown: %s", table.id, error)
        return False

    async def _show(self, board: _Board) -> None:
        if board.message is not None and not board.anew and await self._is_lost(board):
            board.anew = True
        await self._pacer.turn(Priority.BOARD)
        # What happens while this one waits for its turn is drawn with it.
        async with self._drawing:
            board.dirty = False
            table, news = board.table, tuple(board.news)
            screen = await self._screen(table, news)
        if board.message is not None and not board.anew and not await self._edit(table.place, board.message, screen):
            await self._pacer.turn(Priority.BOARD)
            board.anew = True
        if board.message is None or board.anew:
            await self._post(board, table, screen)
        del board.news[: len(news)]
        board.shown = table

    async def _screen(self, table: Table, news: Sequence[Event] = (), *, live: bool = True) -> Screen:
        """The public screen, as text where files may not be attached. The caller holds the right to draw."""
        renderer = self._renderer if self._rights.may(table.place, "attach_files") else None
        return await public_screen(table, renderer, news, live=live)

    async def _is_lost(self, board: _Board) -> bool:
        """Whether the message is too old, or too far up at a change of turns."""
        table, now = board.table, self._clock()
        if not table.match.is_live:
            return False
        if now - board.posted_at > TOO_OLD:
            return True
        same_turn = board.shown is None or board.shown.match.turn_since == table.match.turn_since
        if same_turn or now - max(board.looked_at, board.posted_at) < LOOK_EVERY or board.message is None:
            return False
        if not self._rights.may(table.place, "read_message_history"):
            return False
        board.looked_at = now
        await self._pacer.turn(Priority.BOARD)
        below = self._channel(table.place).history(after=discord.Object(board.message), limit=FAR_UP)
        try:
            return len([message async for message in below]) >= FAR_UP
        except discord.Forbidden:
            return False

    async def _post(self, board: _Board, table: Table, screen: Screen) -> None:
        old, left_behind = board.message, board.round_over
        message = await self._channel(table.place).send(**screen.sending(), silent=True)
        board.message, board.posted_at, board.anew, board.round_over = message.id, self._clock(), False, None
        await self._matches.board_posted(table.id, message.id)
        if old is not None:
            self.spawn(self._retire(table, old, left_behind), f"old board of match {table.id}")

    async def _retire(self, table: Table, message: int, left_behind: Table | None) -> None:
        """Take the buttons off a message that was replaced: the end of a round stays, anything else becomes a line."""
        await self._pacer.turn(Priority.CLEAN)
        screen = Screen(Catalogue(table.language).text("screen-board-moved"))
        if left_behind is not None:
            async with self._drawing:
                screen = await self._screen(left_behind, live=False)
        try:
            await self._edit(table.place, message, screen)
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            log.info("an old board of match %d keeps its buttons: %s", table.id, error)

    async def _edit(self, place: Place, message: int, screen: Screen) -> bool:
        """Edit a public message; False when it is gone."""
        try:
            await self._channel(place).get_partial_message(message).edit(**screen.editing())
        except discord.NotFound as error:
            if error.code in GONE:
                return False
            raise
        return True

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)

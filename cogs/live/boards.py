"""The public message of each table, kept up to date: one request in flight a table, the newest state wins.

Requests carry the bot's own token, since messages got from an interaction can be edited for 15 minutes only. A board
is posted anew at a new round, on request, when it was deleted, when it has grown too old to be edited often, and when
the talk of the channel has carried it away; the copy before it loses its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import MappingProxyType

import discord

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient, PostedMessage
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import ARCHIVED, FAILURES, NO_CHANNEL, RetryQueue, backoff, is_forbidden, retry_after
from cogs.live.board_message import board_screen
from cogs.live.reminders import Reminders
from cogs.texts.catalogue import Catalogue
from cogs.texts.ladder_text import ladder_of
from data.matches.records import Place, Table, Update
from data.matches.service import MatchService
from engine.events import Event, Opened, Reason, RoundDealt
from engine.match import Phase
from renderer.worker import Renderer

log = logging.getLogger(__name__)

MAX_BOARD_AGE = 50 * 60_000
"""Milliseconds. Discord allows few edits to messages of more than an hour."""
MAX_MESSAGES_BELOW = 15
"""So many messages below a board, and it is posted anew."""
POSITION_CHECK_INTERVAL = 60_000
"""Milliseconds between two looks at how far up a board is."""


NO_NEWS: Mapping[int, Event] = MappingProxyType({})
MAX_ATTEMPTS_AFTER_END = 60
"""Attempts, over some hour, to show the end of a match. While it lasts nothing is given up."""


@dataclass(slots=True)
class _Board:
    """What is known of the public message of one table."""

    table: Table
    message: int | None
    posted_at: int
    dirty: bool = False
    anew: bool = False
    """Whether to post it anew the next time."""
    first_sent: Table | None = None
    """What a post under way showed when it was tried first: it may have arrived like that."""
    unsure: bool = False
    """Whether unnoted messages may stand in the channel: it is from before the start, or an answer was lost."""
    news: dict[int, Event] = field(default_factory=dict[int, Event])
    """By seq, what has happened and is told; a line once shown stays until something else happens."""
    shown: Table | None = None
    """The state that the message shows."""
    round_over: Table | None = None
    """The end of the round before, for the message that stays behind when the next one is dealt."""
    looked_at: int = 0
    failures: int = 0
    """In a row."""
    retry_at: int = 0
    """When to try again by itself."""
    not_before: int = 0
    """Until when Discord has asked to be left alone."""
    task: asyncio.Task[None] | None = None


class Boards:
    """Shows every table that it is told of; also the service's listener for what was committed."""

    def __init__(
        self,
        matches: MatchService,
        *,
        renderer: Renderer,
        render_gate: RenderGate,
        permissions: Permissions,
        channel_client: ChannelClient,
        reminders: Reminders,
        retry_queue: RetryQueue,
        background: BackgroundTasks,
        clock: Callable[[], int],
    ) -> None:
        self._matches = matches
        self._renderer = renderer
        self._render_gate = render_gate
        self._permissions = permissions
        self._channel_client = channel_client
        self._reminders = reminders
        self._retry_queue = retry_queue
        self._background = background
        self._clock = clock
        self._boards: dict[int, _Board] = {}

    # ---- what happens --------------------------------------------------------------------------------------------

    def updated(self, update: Update) -> None:
        """Show what was just committed."""
        table = update.table
        known = self._boards.get(table.id)
        before = known.table if known else None
        paused = before is not None and before.paused_at is not None
        if table.match.reason is Reason.LOST and not paused:
            self._boards.pop(table.id, None)
            return  # there is nowhere to show it; after a pause there may be, once the rights are back
        opened = any(isinstance(event, Opened) for event in update.events)
        board = self._board(table, new=opened)
        if opened and table.rematch_of is None:
            return  # the answer to the command that opened it will be its message
        told = 0 if board.shown is None else board.shown.match.seq
        board.news = {seq: event for seq, event in board.news.items() if seq > told}
        board.news |= enumerate(update.events, table.match.seq - len(update.events) + 1)
        dealt = any(isinstance(event, RoundDealt) for event in update.events)
        if dealt and table.match.records and table.match.phase is Phase.PLAYING:
            board.anew = True
            board.round_over = before if before and before.match.phase is Phase.BETWEEN else None
        self._show_soon(board)

    def redraw(self, table: Table, *, anew: bool = False, news: Mapping[int, Event] = NO_NEWS) -> None:
        """Show a table again, ``anew`` in a new message at the end of the channel.

        ``news`` has by seq what may not have been told.
        """
        board = self._board(table)
        board.news = {**news, **board.news}
        self._reminders.refresh(table)
        board.anew = board.anew or anew
        board.unsure = board.unsure or board.message is None
        self._show_soon(board)

    async def redraw_low_priority(self, match_id: int, *, since_start: bool = False) -> None:
        """Show a table again, after everything that is more urgent.

        ``since_start``: unless something has happened there since the start, and was shown.
        """
        await self._channel_client.acquire(Priority.CLEAN)
        if not (since_start and match_id in self._boards):
            self.redraw(await self._matches.queries.table(match_id))

    def has_table_at(self, place: Place) -> bool:
        """Whether a table that is to be kept up to date is there."""
        return any(board.table.place == place for board in self._boards.values())

    def posted(self, table: Table, message_id: int) -> None:
        """A public message of this table came about as the answer to a command."""
        board = self._board(table)
        if board.message is not None and board.message != message_id:
            self._retire(table, board.message, None)
        board.message, board.posted_at, board.shown = message_id, self._clock(), table
        if board.table.match.seq > table.match.seq:
            self._show_soon(board)

    def retry(self) -> None:
        """Show what could not be shown, once it makes sense to try again; called every now and then.

        Permissions that have come back are found here too, by looking: boards wait for nothing but this.
        """
        now = self._clock()
        for board in list(self._boards.values()):
            if board.dirty and board.task is None and board.retry_at <= now and self._may_show(board):
                self._show_soon(board)

    def retry_now(self, table: Table) -> None:
        """Somebody presses at this table: a good moment to show what could not be shown before."""
        board = self._boards.get(table.id)
        if board is not None and board.dirty and board.task is None and self._may_show(board):
            self._show_soon(board)

    def retire(self, table: Table, message: int, screen: Screen) -> None:
        """Show ``screen`` in a public message that shows its table no more."""

        async def retire() -> None:
            await self._channel_client.acquire(Priority.CLEAN)
            await self._channel_client.edit(table.place, message, screen)

        self._retry_queue.submit(f"retiring a message of match {table.id}", retire)

    # ---- showing -------------------------------------------------------------------------------------------------

    def _board(self, table: Table, *, new: bool = False) -> _Board:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = _Board(table, table.board, table.board_at)
            board.unsure = not new
        if table.match.seq >= board.table.match.seq:
            board.table = table
        return board

    def _show_soon(self, board: _Board) -> None:
        board.dirty = True
        if board.task is None and self._may_show(board):
            board.task = self._background.start(self._keep_showing(board), f"board of match {board.table.id}")

    def _may_show(self, board: _Board) -> bool:
        return board.not_before <= self._clock() and self._permissions.can_show(board.table.place)

    async def _keep_showing(self, board: _Board) -> None:
        """One request after the other until the newest state is shown, or one fails: then ``retry`` goes on."""
        try:
            while board.dirty and self._may_show(board):
                board.dirty = False
                if not await self._try_to_show(board):
                    board.dirty = True
                    break
        finally:
            board.task = None
        if not board.table.match.is_live and (not board.dirty or board.failures >= MAX_ATTEMPTS_AFTER_END):
            self._boards.pop(board.table.id, None)
            if not board.dirty:
                await self._matches.play.end_shown(board.table.id)

    async def _try_to_show(self, board: _Board) -> bool:
        """Whether it worked, or never will; if not, when to try again is noted."""
        table = board.table
        try:
            await self._show(board)
        except FAILURES as error:
            code = error.code if isinstance(error, discord.HTTPException) else 0
            if code in NO_CHANNEL and not self._permissions.is_down(table.place):
                await self._matches.play.close_lost(table.id)
                self._boards.pop(table.id, None)
                return True
            if is_forbidden(error):
                self._permissions.mark_refused(table.place, archived=code == ARCHIVED)
            log.warning("the board of match %d was not shown: %s", table.id, error)
            self._wait(board, retry_after(error))
            return False
        except Exception:
            log.exception("the board of match %d was not shown", table.id)
            self._wait(board, 0)
            return False
        board.failures = board.retry_at = 0
        self._permissions.mark_shown(table.place)
        return True

    def _wait(self, board: _Board, told: int) -> None:
        now = self._clock()
        board.failures += 1
        board.not_before = now + told
        board.retry_at = now + max(told, backoff(board.failures))

    async def _show(self, board: _Board) -> None:
        if board.unsure:
            await self._find(board)
        if board.message is not None and not board.anew and await self._is_lost(board):
            board.anew = True
        await self._channel_client.acquire(Priority.BOARD)
        # What happens while this one waits for its turn is drawn with it.
        async with self._render_gate.background():
            board.dirty = False
            table, news = board.table, [board.news[seq] for seq in sorted(board.news)]
            screen = await self._screen(table, news)
        place = table.place
        if board.message is not None and not board.anew and not await self._edit(place, board.message, screen):
            await self._channel_client.acquire(Priority.BOARD)
            board.anew = True
        if board.message is None or board.anew:
            await self._post(board, table, screen)
        board.shown = table

    async def _edit(self, place: Place, message: int, screen: Screen) -> bool:
        """Whether the message shows it now; if not, a new one has to."""
        try:
            return await self._channel_client.edit(place, message, screen)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            return False  # posting opens an archived thread again

    async def _find(self, board: _Board) -> None:
        """Make what is known agree with what stands in the channel: the newest board counts, calls of now are kept."""
        table, found = board.table, list[PostedMessage]()
        if self._permissions.allows(table.place, "read_message_history"):
            await self._channel_client.acquire(Priority.BOARD)
            with suppress(discord.Forbidden):
                found = await self._channel_client.own_messages(table.place, table.id)
        await self._reminders.adopt(table, [each for each in found if not each.is_board])
        copies = {each.id for each in found if each.is_board}
        newest = max(copies, default=0)
        if newest > (board.message or 0):
            copies |= set() if board.message is None else {board.message}
            board.message, board.posted_at = newest, self._clock()
            await self._matches.play.board_posted(table.id, newest)
        for copy in copies - {board.message}:
            self._retire(table, copy, None)
        board.unsure = False

    async def _screen(self, table: Table, news: Sequence[Event] = (), *, live: bool = True) -> Screen:
        """The public screen, as text where files may not be attached. The caller holds the right to draw."""
        renderer = self._renderer if self._permissions.allows(table.place, "attach_files") else None
        ladder = await ladder_of(self._matches, table)
        return await board_screen(table, renderer, news, live=live, ladder=ladder)

    async def _is_lost(self, board: _Board) -> bool:
        """Whether the message is too old, or too far up at a change of turns."""
        table, now = board.table, self._clock()
        if not table.match.is_live:
            return False
        if now - board.posted_at > MAX_BOARD_AGE:
            return True
        same_turn = board.shown is None or board.shown.match.turn_since == table.match.turn_since
        if same_turn or now - max(board.looked_at, board.posted_at) < POSITION_CHECK_INTERVAL or board.message is None:
            return False
        if not self._permissions.allows(table.place, "read_message_history"):
            return False
        board.looked_at = now
        await self._channel_client.acquire(Priority.BOARD)
        try:
            return (
                await self._channel_client.count_below(table.place, board.message, limit=MAX_MESSAGES_BELOW)
                >= MAX_MESSAGES_BELOW
            )
        except discord.Forbidden:
            return False

    async def _post(self, board: _Board, table: Table, screen: Screen) -> None:
        old, left_behind = board.message, board.round_over
        first = board.first_sent = board.first_sent or table
        # Whatever takes the place of one message is one message, however often it has to be sent.
        message = await self._channel_client.send(table.place, screen, key=f"board {table.id} {old or 0}", silent=True)
        board.message, board.posted_at, board.anew = message, self._clock(), False
        board.round_over = board.first_sent = None
        board.dirty = board.dirty or first is not table
        await self._matches.play.board_posted(table.id, message)
        if old is not None and old != message:
            self._retire(table, old, left_behind)

    def _retire(self, table: Table, message: int, left_behind: Table | None) -> None:
        """Take the buttons off a message that was replaced: the end of a round stays, anything else becomes a line."""

        async def retire() -> None:
            await self._channel_client.acquire(Priority.CLEAN)
            screen = Screen(Catalogue(table.language).text("screen-board-moved"))
            if left_behind is not None:
                async with self._render_gate.background():
                    screen = await self._screen(left_behind, live=False)
            await self._channel_client.edit(table.place, message, screen)

        self._retry_queue.submit(f"retiring a board of match {table.id}", retire)

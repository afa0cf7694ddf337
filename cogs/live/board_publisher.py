"""The public message of one table: one request in flight, and the newest state wins.

Requests carry the bot's own token, since a message got from an interaction can be edited for 15 minutes only. A board
is reposted at a new round, on request, when it was deleted, when it is too old to be edited often, and when newer
messages have pushed it up; the message before it loses its buttons.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

import discord

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient, PostedMessage
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import RETRY_AFTER_REJECTION, Obstacle, Permissions, obstacle_of
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.retry import (
    ARCHIVED,
    FAILURES,
    NO_CHANNEL,
    TOO_MANY_EDITS,
    RetryQueue,
    RetryTimer,
    describe,
    is_forbidden,
    is_refused,
)
from cogs.live.board_message import board_screen, is_board
from cogs.live.reminders import Reminders
from cogs.texts.catalogue import Catalogue
from data.matches.service import MatchService
from data.records.errors import CannotSave
from data.records.matches import Place, Table, Update
from engine.events import Event, RoundDealt
from engine.match import Phase
from renderer.worker import Renderer

log = logging.getLogger(__name__)

MAX_BOARD_AGE = 50 * 60_000
"""Milliseconds after which a board is reposted: Discord allows few edits of messages older than an hour."""
MAX_MESSAGES_BELOW = 15
"""Messages below a board from which on it is reposted."""
POSITION_CHECK_INTERVAL = 60_000
"""Milliseconds between two counts of the messages below a board."""
MAX_BOARD_BACKOFF = 12_000
"""Milliseconds between two attempts at most: once Discord is well again, no board stays out of date for longer."""
MAX_FAILING = 10_000
"""Milliseconds of failing attempts after which a table counts as not shown, so that its time stands still."""
MAX_ATTEMPTS_AFTER_END = 300
"""Attempts, over about an hour, to show the end of a match. A live match is retried forever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardServices:
    """What all publishers work with; ``clock`` gives milliseconds since the epoch, ``uptime`` those of a clock that is
    never set."""

    matches: MatchService
    renderer: Renderer
    render_gate: RenderGate
    permissions: Permissions
    channel_client: ChannelClient
    reminders: Reminders
    retry_queue: RetryQueue
    background: BackgroundTasks
    clock: Callable[[], int]
    uptime: Callable[[], int]


class BoardPublisher:
    """Keeps the public message of one table up to date.

    ``publish`` marks the state as not shown and makes sure that a task is running, which sends one request after the
    other until the newest state is shown or a request fails. Then ``retry_if_due`` or ``retry_now`` start it again.
    ``on_finished`` is called when nothing is left to show: the match is over and shown, or its channel is gone.
    """

    def __init__(
        self,
        table: Table,
        services: BoardServices,
        *,
        needs_lookup: bool,
        on_finished: Callable[[BoardPublisher], None],
    ) -> None:
        """``needs_lookup``: the channel may hold messages of this table that are not on record."""
        self._services = services
        self._on_finished = on_finished
        self._table = table
        self._message = table.board
        self._posted_at = table.board_at
        self._dirty = False
        self._repost = False
        """Whether the next request posts a new message."""
        self._first_posted: Table | None = None
        """What a post in progress showed at its first attempt: if the answer was lost, it may have arrived so."""
        self._needs_lookup = needs_lookup
        self._news: dict[int, Event] = {}
        """By seq, the events that the board tells; they stay until something else has happened."""
        self._may_wake = False
        """Whether what is to be shown is worth opening an archived thread: a move is, the same state again is not."""
        self._pictured = False
        """Whether the latest attempt had a picture."""
        self._words_until = 0
        """Until when the board is text, since Discord did not take it with the picture."""
        self._shown: Table | None = None
        """The state that the message shows."""
        self._last_round: Table | None = None
        """The end of the previous round, for the message that stays behind when the next one is dealt."""
        self._replaced: tuple[int | None, Table | None] | None = None
        """The message that the present one replaced, with its last round, until the present one is saved."""
        self._position_checked_at = 0
        self._stays_up = False
        """Whether a rematch is shown below, so that the end of this match is not brought down."""
        self._predecessor: asyncio.Task[None] | None = None
        """The requests of the match whose rematch this is: what they post comes before the first message here."""
        self._timer = RetryTimer(services.uptime, longest=MAX_BOARD_BACKOFF)
        self._is_failing = False
        """Whether the latest attempt failed, for another reason than the disk."""
        self._task: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        """The newest state that is known here."""
        return self._table

    # ---- what happens --------------------------------------------------------------------------------------------

    def committed(self, update: Update) -> None:
        """Show what was just committed."""
        table, before = update.table, self._table
        self._advance(table)
        shown = 0 if self._shown is None else self._shown.match.seq
        self._news = {seq: event for seq, event in self._news.items() if seq > shown}
        self._news |= enumerate(update.events, table.match.seq - len(update.events) + 1)
        dealt = any(isinstance(event, RoundDealt) for event in update.events)
        if dealt and table.match.records and table.match.phase is Phase.PLAYING:
            self._repost = True
            self._last_round = before if before.match.phase is Phase.BETWEEN else None
        self._may_wake = True
        self.publish()

    def redraw(self, table: Table, *, repost: bool, news: Mapping[int, Event], wake: bool = False) -> None:
        """Show the table again; ``news`` has by seq events that may not have been shown.

        In an archived thread that waits for the next move, except to ``repost`` it, to show an end, or with ``wake``.
        """
        self._advance(table)
        self._news = {**news, **self._news}
        self._may_wake = self._may_wake or wake or repost or not table.match.is_live
        if repost:
            self._words_until = 0
            self._services.permissions.retry(table.id)
        self._repost = self._repost or repost
        self._needs_lookup = self._needs_lookup or self._message is None
        self.publish()

    def posted(self, table: Table, message_id: int) -> None:
        """A message that shows ``table`` was posted as the answer to a command: it is the board from now on."""
        self._advance(table)
        if self._message is not None and self._message != message_id:
            self._retire(table, self._message, None)
        self._message, self._posted_at, self._shown = message_id, self._services.clock(), table
        if self._table.match.seq > table.match.seq:
            self.publish()

    def follow(self, earlier: BoardPublisher) -> None:
        """This is the rematch of that match, whose end stays above it."""
        earlier._stays_up = True
        self._predecessor = earlier._task

    def publish(self) -> None:
        """Show the newest state as soon as possible."""
        self._dirty = True
        self._start()

    def retry_if_due(self) -> None:
        """Start again if something is not shown and the pause after the last failure is over."""
        table, permissions = self._table, self._services.permissions
        if self._is_failing and self._timer.failing_for >= MAX_FAILING and permissions.is_clear(table.place, table.id):
            permissions.mark_rejected(table.place, table.id, Obstacle.UNREACHABLE)
        if self._timer.is_due:
            self.retry_now()

    def retry_now(self) -> None:
        """Start again if something is not shown, unless Discord asked for a longer pause."""
        if self._dirty:
            self._start()

    # ---- publishing ----------------------------------------------------------------------------------------------

    def _advance(self, table: Table) -> None:
        if table.match.seq >= self._table.match.seq:
            self._table = table

    def _start(self) -> None:
        if self._task is None and self._may_publish():
            self._task = self._services.background.start(self._run(), f"board of match {self._table.id}")

    def _may_publish(self) -> bool:
        place, permissions = self._table.place, self._services.permissions
        if not self._timer.is_allowed or not permissions.can_show(place, self._table.id):
            return False
        return self._may_wake or permissions.is_listed(place)

    async def _run(self) -> None:
        try:
            while self._dirty and self._may_publish():
                self._dirty = False
                if not await self._try_once():
                    self._dirty = True
                    break
        finally:
            self._task = None
        if not self._table.match.is_live and (not self._dirty or self._timer.failures >= MAX_ATTEMPTS_AFTER_END):
            self._finish()
            if not self._dirty:
                await self._services.matches.play.end_shown(self._table.id)

    async def _try_once(self) -> bool:
        """Make one attempt; False when it has to be repeated later."""
        table = self._table
        try:
            await self._show()
        except FAILURES as error:
            return await self._failed(table, error)
        except CannotSave as error:
            self._is_failing = False
            self._timer.failed(error)
            return False
        except Exception as error:
            log.exception("the board of match %d was not shown", table.id)
            if not self._in_words:
                return self._try_in_words()
            self._is_failing = True
            self._timer.failed(error)
            return False
        self._is_failing = False
        self._timer.succeeded()
        self._may_wake = self._may_wake and self._dirty
        self._services.permissions.mark_shown(table.place, table.id)
        return True

    async def _failed(self, table: Table, error: Exception) -> bool:
        """A request failed; True where another attempt may be made at once, or none any more."""
        permissions = self._services.permissions
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code in NO_CHANNEL and not permissions.is_down(table.place):
            await self._services.matches.play.close_lost(table.id)
            self._finish()
            return True
        log.warning("the board of match %d was not shown: %s", table.id, describe(error))
        if is_forbidden(error):
            permissions.mark_refused(table.place, archived=code == ARCHIVED)
        elif isinstance(error, discord.HTTPException) and is_refused(error):
            if self._pictured:
                return self._try_in_words()
            permissions.mark_rejected(table.place, table.id, obstacle_of(error))
        self._is_failing = True
        self._timer.failed(error)
        return False

    def _try_in_words(self) -> bool:
        """Let the next attempt, which follows at once, and those of the next minutes be without a picture."""
        self._words_until = self._services.clock() + RETRY_AFTER_REJECTION
        self._dirty = True
        return True

    @property
    def _in_words(self) -> bool:
        return self._services.clock() < self._words_until

    def _finish(self) -> None:
        self._services.permissions.forget(self._table.id)
        self._on_finished(self)

    async def _show(self) -> None:
        self._pictured = False
        channels = self._services.channel_client
        if self._predecessor is not None:
            await asyncio.wait({self._predecessor})
            self._predecessor = None
        self._repost = self._repost and not self._stays_up
        if self._needs_lookup:
            await self._look_up()
        await self._record_post(self._table)
        if self._message is not None and not self._repost and await self._is_out_of_reach(self._message):
            self._repost = True
        # The state is read after both waits: what is committed meanwhile is drawn as well. The request is granted last,
        # since grants that wait for their pictures would add up and leave together, above the limit.
        async with self._services.render_gate.background():
            await channels.acquire(Priority.BOARD)
            if not self._services.matches.is_owner:  # a newer state may be shown, by another process
                raise CannotSave("the ownership of the table is uncertain")
            self._dirty = False
            table, news = self._table, [self._news[seq] for seq in sorted(self._news)]
            screen = await self._render(table, news)
        self._pictured = screen.picture is not None
        if self._message is not None and not self._repost and not await self._edit(table.place, self._message, screen):
            await channels.acquire(Priority.BOARD)
            self._repost = True
        if self._message is None or self._repost:
            await self._post(table, screen)
        self._shown = table

    async def _render(self, table: Table, news: Sequence[Event] = (), *, live: bool = True) -> Screen:
        """The public message, as text where pictures are not possible. Call it inside the render gate."""
        services, in_words = self._services, self._in_words
        has_pictures = services.permissions.allows(table.place, "attach_files") and not in_words
        ladder = await services.matches.queries.ladder_info(table)
        screen = await board_screen(table, services.renderer if has_pictures else None, news, live=live, ladder=ladder)
        if in_words and table.match.is_live:
            reason = Catalogue(table.language).text("board-no-picture")
            screen = replace(screen, small="\n".join(part for part in (screen.small, reason) if part))
        return screen

    async def _edit(self, place: Place, message: int, screen: Screen) -> bool:
        """Edit the message; False when a new one has to be posted instead."""
        try:
            return await self._services.channel_client.edit(place, message, screen)
        except discord.HTTPException as error:
            if error.code not in (ARCHIVED, TOO_MANY_EDITS):
                raise
            return False  # a post unarchives the thread, an edit does not; and a new message can be edited

    async def _post(self, table: Table, screen: Screen) -> None:
        old, last_round = self._message, self._last_round
        first = self._first_posted = self._first_posted or table
        # The key names the message that is replaced, so that repeated attempts make one message only.
        message = await self._services.channel_client.send(
            table.place, screen, key=f"board {table.id} {old or 0}", silent=True
        )
        self._message, self._posted_at, self._repost = message, self._services.clock(), False
        self._last_round = self._first_posted = None
        self._dirty = self._dirty or first is not table
        self._replaced = (old, last_round)
        await self._record_post(table)

    async def _record_post(self, table: Table) -> None:
        """Save which message shows the board, unless that is done; then the one before it goes."""
        if self._replaced is None:
            return
        await self._services.matches.play.board_posted(table.id, self._message)
        (old, last_round), self._replaced = self._replaced, None
        if old is not None and old != self._message:
            self._retire(table, old, last_round)

    # ---- what stands in the channel --------------------------------------------------------------------------------

    async def _look_up(self) -> None:
        """Compare what is known with the messages in the channel; adopt the newest board and the reminders."""
        table, found = self._table, list[PostedMessage]()
        channels, matches = self._services.channel_client, self._services.matches
        if self._services.permissions.allows(table.place, "read_message_history"):
            await channels.acquire(Priority.BOARD)
            with suppress(discord.Forbidden):
                found = await channels.own_messages(table.place, table.id)
        await self._services.reminders.adopt(table, [each for each in found if not is_board(each)])
        copies = {each.id for each in found if is_board(each)}
        newest = max(copies, default=0)
        if newest > (self._message or 0):
            copies |= set() if self._message is None else {self._message}
            self._message, self._posted_at = newest, self._services.clock()
            await matches.play.board_posted(table.id, newest)
        for copy in copies - {self._message}:
            self._retire(table, copy, None)
        self._needs_lookup = False

    async def _is_out_of_reach(self, message: int) -> bool:
        """Whether the message is too old to be edited often or, when the turn has passed, too far up the channel.

        The end of a match is looked after as well: it belongs where people are. That of a lobby is not worth a message.
        """
        services, table, now = self._services, self._table, self._services.clock()
        ended = not table.match.is_live
        if self._stays_up or (ended and table.match.started is None):
            return False
        if now - self._posted_at > MAX_BOARD_AGE:
            return True
        same_turn = self._shown is None or self._shown.match.turn_since == table.match.turn_since
        checked_lately = now - max(self._position_checked_at, self._posted_at) < POSITION_CHECK_INTERVAL
        if not ended and (same_turn or checked_lately):
            return False
        if not services.permissions.allows(table.place, "read_message_history"):
            return False
        self._position_checked_at = now
        await services.channel_client.acquire(Priority.BOARD)
        try:
            below = await services.channel_client.count_below(table.place, message, limit=MAX_MESSAGES_BELOW)
        except discord.Forbidden:
            return False
        return below >= MAX_MESSAGES_BELOW

    def _retire(self, table: Table, message: int, last_round: Table | None) -> None:
        """Take the buttons off a message that was replaced: the end of a round stays, anything else becomes a line."""
        services = self._services

        async def retire() -> None:
            screen = Screen(Catalogue(table.language).text("screen-board-moved"))
            if last_round is not None:
                async with services.render_gate.background():
                    screen = await self._render(last_round, live=False)
            await services.channel_client.acquire(Priority.CLEAN)
            await services.channel_client.edit(table.place, message, screen)

        services.retry_queue.submit(f"retiring a board of match {table.id}", retire)

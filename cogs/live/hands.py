"""Open hands: the private message with a player's own tiles, and how it is kept true.

The bot's token cannot edit a private message. Only the token of the reader's latest press can, for 15 minutes; these
tokens are kept in memory only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

import aiohttp
import discord

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.responses import EXPIRED, Interaction, is_private, language_of, respond
from cogs.discord_io.retry import is_refused, request_timeout
from cogs.live.hand_message import HandMessages, Held, held_by, retired_screen
from cogs.texts.catalogue import Catalogue
from data.records.matches import Table, Update
from engine.events import Left, SeatTaken, Unseated
from engine.tiles import Tile
from engine.view import SeatView

log = logging.getLogger(__name__)

TOKEN_LIFETIME = 14 * 60 + 30
"""Seconds for which an interaction token is used: Discord's 15 minutes less some slack."""
LAST_EDIT = 14 * 60
"""Seconds after which a hand says that it is not kept up to date any more, while its token still works."""


@dataclass(slots=True)
class _OpenHand:
    """The message in which a player sees the hand."""

    interaction: Interaction
    table: Table
    """The state that it shows."""
    held: Held
    """The tiles that were shown."""
    seated: bool = True
    """Whether it shows tiles; if not, it says that its reader has left, perhaps with the button to return."""
    retired: bool = False
    """Whether its reader has a newer one, so that it is not refreshed any more."""
    answering: bool = False
    """Whether a press on it is being answered, which will show the newest state."""
    missed: Table | None = None
    """The newest state that was committed meanwhile."""
    pending: Table | None = None
    """The newest state that it does not show yet; None when nothing is being refreshed."""
    editing: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during an edit of the message, so that its last word is not overtaken by an earlier one."""


class Hands:
    """Answers with hands and refreshes those that are open."""

    def __init__(
        self,
        messages: HandMessages,
        *,
        render_gate: RenderGate,
        permissions: Permissions,
        background: BackgroundTasks,
    ) -> None:
        self._messages = messages
        self._render_gate = render_gate
        self._permissions = permissions
        self._background = background
        self._open: dict[int, dict[int, _OpenHand]] = {}
        """By match, by account."""
        self._latest: dict[int, Table] = {}
        """By live match, the newest committed state: an answer may be sent that was made before."""

    async def answer(self, interaction: Interaction, table: Table, *, notice: str = "") -> None:
        """Answer an interaction with the reader's hand; ``notice`` is a sentence above it."""
        language = language_of(interaction)
        if table.match.is_live:
            self._permissions.update(interaction)
            warning = self._permissions.problem(language, table.place, table.id)
            notice = "\n".join(part for part in (notice, warning) if part)
        shown = self._shown(table, interaction.user.id)
        screen = await self._messages.screen(table, interaction.user.id, language, notice=notice, shown=shown)
        if await respond(interaction, screen):
            self._keep(interaction, table)

    async def show_left(self, interaction: Interaction, table: Table) -> None:
        """Answer a person who has just left a table, with the button to return while that is possible."""
        language = language_of(interaction)
        rows = await self._messages.return_button(table, language, interaction.user.id)
        if await respond(interaction, Screen(Catalogue(language).text("screen-left"), rows)):
            self._keep(interaction, table)

    async def ask_end(self, interaction: Interaction, table: Table, view: SeatView, tile: Tile) -> None:
        """Ask on which end a tile is to be played."""
        screen = await self._messages.ask_end(table, language_of(interaction), view, tile)
        if await respond(interaction, screen):
            self._keep(interaction, table)

    def drafted(self, table: Table) -> None:
        """Draw the hand that answers a press as soon as the move is on its way to the disk."""
        asyncio.get_running_loop().call_soon(self._draw_ahead, table)

    def _draw_ahead(self, table: Table) -> None:
        for user_id, hand in self._open.get(table.id, {}).items():
            if hand.answering:
                self._messages.draw_ahead(table, user_id, language_of(hand.interaction))

    def updated(self, update: Update) -> None:
        """Refresh the open hands, of everybody: what they say about the table is out of date.

        A person who has left must not see tiles any more in any message, and the button to return only while that is
        possible.
        """
        table = update.table
        self._latest[table.id] = table
        if not table.match.is_live:
            del self._latest[table.id]
        moved = any(isinstance(event, (SeatTaken, Left, Unseated)) for event in update.events)
        for user_id, hand in list(self._open.get(table.id, {}).items()):
            if hand.answering:
                hand.missed = table
            elif hand.seated or moved or table.seat_of(user_id) is not None or not table.match.is_live:
                self._refresh_soon(table, user_id, hand)
        if not table.match.is_live:
            self._open.pop(table.id, None)

    def freeze_expiring(self) -> None:
        """Let hands whose token is about to expire say so; called at every tick."""
        for match_id, opened in list(self._open.items()):
            for user_id, hand in list(opened.items()):
                if _age(hand.interaction) > LAST_EDIT and not hand.answering:
                    self._forget(match_id, user_id, hand)
                    self._background.start(self._freeze(user_id, hand), f"the last edit of a hand of match {match_id}")

    @contextmanager
    def answering(self, match_id: int, user_id: int) -> Generator[None]:
        """A press on a hand is handled inside the block: its answer shows the newest state, so no refresh does."""
        hand = self._open.get(match_id, {}).get(user_id)
        if hand is not None:
            hand.answering = True
        try:
            yield
        finally:
            if hand is not None:
                hand.answering = False

    def _keep(self, interaction: Interaction, table: Table) -> None:
        seat, user_id, match = table.seat_of(interaction.user.id), interaction.user.id, table.match
        person = table.person_of(user_id)
        if not match.is_live or (seat is None and (person is None or not match.has_sat(person))):
            return
        opened = self._open.setdefault(table.id, {})
        before = opened.get(user_id)
        hand = opened[user_id] = _OpenHand(
            interaction,
            table,
            held=held_by(match, seat),
            seated=seat is not None,
        )
        newest = self._latest.get(table.id, table)
        if before is not None:
            if before.seated and _message_of(interaction) not in (None, _message_of(before.interaction)):
                self._background.start(self._retire(before), f"an older hand of match {table.id}")
            newest = max(newest, before.missed or newest, key=lambda each: each.match.seq)
        if newest.match.seq > match.seq:  # committed while the answer was made and sent
            self._refresh_soon(newest, user_id, hand)

    def _refresh_soon(self, table: Table, user_id: int, hand: _OpenHand) -> None:
        refreshing = hand.pending is not None
        hand.pending = table
        if not refreshing:
            self._background.start(self._refresh(user_id, hand), f"hand of match {table.id}")

    async def _refresh(self, user_id: int, hand: _OpenHand) -> None:
        """Show the newest state in an open hand, after the replies in progress; one request at a time."""
        shown: Table | None = None
        try:
            while hand.pending is not None and hand.pending is not shown:
                shown = await self._refresh_once(user_id, hand)
        finally:
            hand.pending = None

    async def _refresh_once(self, user_id: int, hand: _OpenHand) -> Table:
        """Show the newest state, and return it."""
        async with self._render_gate.background():
            table = hand.pending
            assert table is not None  # set before this was started
            if hand.answering or _is_shown(table, hand):
                return table
            if not _is_usable(hand.interaction):
                self._forget(table.id, user_id, hand)
                return table
            seat = table.seat_of(user_id)
            language, before = language_of(hand.interaction), self._shown(table, user_id)
            screen = await self._messages.screen(table, user_id, language, shown=before)
            hand.table, hand.held, hand.seated = table, held_by(table.match, seat), seat is not None
        async with hand.editing:
            if not hand.retired and not await self._edit(table, hand.interaction, screen):
                self._forget(table.id, user_id, hand)
        return table

    async def _retire(self, hand: _OpenHand) -> None:
        """Empty a message whose reader has a newer one: it would say what is no longer true."""
        hand.retired = True
        await self._render_gate.replies_done()
        async with hand.editing:
            if _is_usable(hand.interaction):
                await self._edit(
                    hand.table, hand.interaction, retired_screen(hand.table, language_of(hand.interaction))
                )

    async def _freeze(self, user_id: int, hand: _OpenHand) -> None:
        table = self._latest.get(hand.table.id, hand.table)
        if not hand.seated or not _is_usable(hand.interaction):
            return
        async with self._render_gate.background():
            screen = await self._messages.frozen_screen(table, user_id, language_of(hand.interaction))
        await self._edit(table, hand.interaction, screen)

    async def _edit(self, table: Table, interaction: Interaction, screen: Screen) -> bool:
        """Edit the message of an earlier press; False if it cannot be edited any more."""
        try:
            async with request_timeout():
                await interaction.edit_original_response(**screen.edit_arguments())
        except discord.HTTPException as error:
            if error.code in EXPIRED:
                return False
            log.info("an open hand of match %d was not refreshed: %s", table.id, error)
            return (
                screen.picture is not None
                and is_refused(error)
                and await self._edit(table, interaction, screen.in_words())
            )
        except (discord.RateLimited, OSError, aiohttp.ClientError) as error:
            log.info("an open hand of match %d was not refreshed: %s", table.id, error)
        return True

    def _shown(self, table: Table, user_id: int) -> Held | None:
        hand = self._open.get(table.id, {}).get(user_id)
        return None if hand is None else hand.held

    def _forget(self, match_id: int, user_id: int, hand: _OpenHand) -> None:
        opened = self._open.get(match_id, {})
        if opened.get(user_id) is hand:
            del opened[user_id]


def _message_of(interaction: Interaction) -> int | None:
    """Which message an answer stands in, by the interaction that made it: this one, or what the pressed message names
    if that became the answer. None where the pressed message names none."""
    pressed = interaction.message
    if pressed is None or not is_private(interaction):
        return interaction.id
    return None if pressed.interaction_metadata is None else pressed.interaction_metadata.id


def _is_shown(table: Table, hand: _OpenHand) -> bool:
    """Whether a hand shows this state or a newer one. There is no event where a match begins to wait, or goes on, and
    where a person is erased."""
    newer, before = hand.table.match.seq - table.match.seq, hand.table
    return newer > 0 or (newer == 0 and (before.waiting, before.people) == (table.waiting, table.people))


def _is_usable(interaction: Interaction) -> bool:
    """Whether its token still works."""
    return _age(interaction) <= TOKEN_LIFETIME


def _age(interaction: Interaction) -> float:
    """Seconds since the press."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds()

"""Players who have left the server: without the members intent Discord does not announce it, so the bot asks."""

from __future__ import annotations

import logging
from collections.abc import Callable

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.channel_client import ChannelClient
from cogs.discord_io.retry import FAILURES
from cogs.live.reminders import Reminders
from data.matches.service import MatchService
from data.records.matches import Table, Update, User
from engine.events import TimedOut
from engine.match import Phase

log = logging.getLogger(__name__)

CHECK_INTERVAL = 60_000
"""Milliseconds between two checks of the people of one lobby."""


class MembershipChecker:
    """Asks Discord whether players are still in the server, and frees the seats of those who are not.

    It asks for a person who is about to be called or has missed a turn, and now and then for the people of a lobby in
    which something happens. ``clock`` gives milliseconds.
    """

    def __init__(
        self,
        matches: MatchService,
        reminders: Reminders,
        *,
        channel_client: ChannelClient,
        background: BackgroundTasks,
        clock: Callable[[], int],
    ) -> None:
        self._matches = matches
        self._channel_client = channel_client
        self._reminders = reminders
        self._background = background
        self._clock = clock
        self._lobbies: dict[int, int] = {}
        """By match, when the people of a lobby were checked last."""

    def call_or_free(self, table: Table) -> None:
        """Call the person on turn, who has not pressed anything for a while, if they are still in the server."""
        on_turn = table.match.on_turn
        user = None if on_turn is None else table.seat_user(on_turn)
        if user is not None:
            self._background.start(self._call_or_free(table, user), f"presence before a call of match {table.id}")

    def updated(self, update: Update) -> None:
        """Check the people whom a commit concerns."""
        table = update.table
        if table.match.phase is Phase.LOBBY:
            last = self._lobbies.setdefault(table.id, self._clock())
            if self._clock() - last >= CHECK_INTERVAL:
                self._lobbies[table.id] = self._clock()
                self._check(table, [table.user(person) for person in table.match.persons])
            return
        self._lobbies.pop(table.id, None)
        if table.match.is_live:
            missed = [table.seat_user(event.seat) for event in update.events if isinstance(event, TimedOut)]
            self._check(table, [user for user in missed if user is not None])

    def _check(self, table: Table, users: list[User]) -> None:
        for user in users:
            self._background.start(self._free_if_gone(table, user), f"presence in match {table.id}")

    async def _call_or_free(self, table: Table, user: User) -> None:
        if await self._is_gone(table, user):
            await self._matches.seats.unseat(table.id, user.id)
        else:
            self._reminders.call(table)

    async def _free_if_gone(self, table: Table, user: User) -> None:
        if await self._is_gone(table, user):
            await self._matches.seats.unseat(table.id, user.id)

    async def _is_gone(self, table: Table, user: User) -> bool:
        """Whether it is certain that the person has left the server."""
        try:
            is_member = await self._channel_client.is_member(table.place, user.id)
        except FAILURES as error:
            log.info("match %d: it is not known whether a person is in the server: %s", table.id, error)
            return False
        if is_member is False:
            log.info("match %d: a person has left the server", table.id)
        return is_member is False

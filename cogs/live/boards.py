"""The public messages of all tables: which tables are shown, and what makes one be shown again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from cogs.discord_io.message import Screen
from cogs.discord_io.rate_limiter import Priority
from cogs.live.board_publisher import BoardPublisher, BoardServices
from data.records.matches import Place, Table, Update
from engine.events import Event, Opened, Reason

NO_NEWS: Mapping[int, Event] = MappingProxyType({})


class Boards:
    """One publisher for each table that is shown; listens to the match service."""

    def __init__(self, services: BoardServices) -> None:
        self._services = services
        self._publishers: dict[int, BoardPublisher] = {}
        """By match."""

    def updated(self, update: Update) -> None:
        """Show what was just committed."""
        table = update.table
        known = self._publishers.get(table.id)
        paused = known is not None and known.table.paused_at is not None
        if table.match.reason is Reason.LOST and not paused:
            self._publishers.pop(table.id, None)
            self._services.permissions.forget(table.id)
            return  # there is nowhere to show it; after a pause there may be, once the permissions are back
        opened = any(isinstance(event, Opened) for event in update.events)
        publisher = self._publisher(table, new=opened)
        if opened and table.rematch_of is None:
            return  # the answer to the command that opened it will be its message
        before = self._publishers.get(table.rematch_of or 0)
        if opened and before is not None:
            publisher.follow(before)
        publisher.committed(update)

    def redraw(
        self, table: Table, *, repost: bool = False, news: Mapping[int, Event] = NO_NEWS, wake: bool = False
    ) -> None:
        """Show a table again, with ``repost`` in a new message at the end of the channel.

        ``news`` has by seq events that may not have been shown. An archived thread is opened for it only with
        ``repost``, ``wake`` or the end of a match.
        """
        if self._services.permissions.is_listed(table.place):
            self._services.reminders.refresh(table)
        self._publisher(table).redraw(table, repost=repost, news=news, wake=wake)

    async def redraw_low_priority(self, match_id: int, *, since_start: bool = False) -> None:
        """Show a table again, after all requests that are more urgent.

        ``since_start``: only if it has not been shown since the bot was started.
        """
        await self._services.channel_client.acquire(Priority.CLEAN)
        if not (since_start and match_id in self._publishers):
            self.redraw(await self._services.matches.queries.table(match_id))

    def has_table_at(self, place: Place) -> bool:
        """Whether a table is shown there."""
        return any(publisher.table.place == place for publisher in self._publishers.values())

    def is_showing(self, match_id: int) -> bool:
        """Whether the board of a match is still kept up to date."""
        return match_id in self._publishers

    def posted(self, table: Table, message_id: int) -> None:
        """The answer to a command became the public message of this table."""
        self._publisher(table).posted(table, message_id)

    def retry_due(self) -> None:
        """Show what could not be shown, where the pause after the failure is over; called at every tick.

        Permissions that are back take effect here too: boards that wait for them are not notified.
        """
        for publisher in list(self._publishers.values()):
            publisher.retry_if_due()

    def retry_now(self, table: Table) -> None:
        """Show what could not be shown at this table without waiting for the pause: a player is there."""
        publisher = self._publishers.get(table.id)
        if publisher is not None:
            publisher.retry_now()

    def retire(self, table: Table, message: int, screen: Screen) -> None:
        """Show ``screen`` in a public message that is not the board of its table any more."""
        channels = self._services.channel_client

        async def retire() -> None:
            await channels.acquire(Priority.CLEAN)
            await channels.edit(table.place, message, screen)

        self._services.retry_queue.submit(f"retiring a message of match {table.id}", retire)

    def _publisher(self, table: Table, *, new: bool = False) -> BoardPublisher:
        """The publisher of a table, made where there is none; ``new``: the table was opened just now."""
        publisher = self._publishers.get(table.id)
        if publisher is None:
            publisher = self._publishers[table.id] = BoardPublisher(
                table, self._services, needs_lookup=not new, on_finished=self._forget
            )
        return publisher

    def _forget(self, publisher: BoardPublisher) -> None:
        if self._publishers.get(publisher.table.id) is publisher:
            del self._publishers[publisher.table.id]

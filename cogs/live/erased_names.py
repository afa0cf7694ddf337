"""Takes the name of an erased person off what live tables show."""

from __future__ import annotations

from collections.abc import Iterable

from cogs.discord_io.permissions import Permissions
from cogs.live.boards import Boards
from cogs.live.hands import Hands
from cogs.live.reminders import Reminders
from data.matches.service import MatchService
from data.records.matches import Update


class ErasedNames:
    """Draws boards and hands again; those of ended matches are noted in the database."""

    def __init__(
        self, matches: MatchService, *, boards: Boards, hands: Hands, reminders: Reminders, permissions: Permissions
    ) -> None:
        self._matches = matches
        self._boards = boards
        self._hands = hands
        self._reminders = reminders
        self._permissions = permissions

    async def take_off(self, match_ids: Iterable[int]) -> None:
        """Draw these live tables again, as far as their servers are those of this process."""
        for match_id in match_ids:
            place = await self._matches.place_of(match_id)
            if place is None or not self._permissions.is_member_of(place.guild):
                continue
            table = await self._matches.queries.table(match_id)
            self._reminders.drop_erased(table)
            self._boards.redraw(table)
            self._hands.updated(Update(table, ()))

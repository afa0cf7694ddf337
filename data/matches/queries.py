"""What can be asked of the matches without changing one."""

from __future__ import annotations

from data.ladder.booking import read_settlement, read_stake
from data.ladder.records import Settlement, Stake
from data.matches.audit_log import read_audit_log
from data.matches.records import AuditEntry, SeatResult, Table, User, Whereabouts
from data.matches.repository import MatchRepository
from engine.errors import Code
from engine.events import Event
from engine.match import Phase

NO_PERSON = 0
"""The key of no person: somebody who never sat at a table of ours."""


class MatchQueries:
    """The questions. Raises Refused (NO_SUCH_MATCH) for an unknown match, BrokenLog for one that cannot be read."""

    def __init__(self, repository: MatchRepository) -> None:
        self._store = repository.store
        self._keeper = repository

    async def table(self, match_id: int) -> Table:
        """The table as it was last committed, live or over."""
        return await self._keeper.table(match_id)

    async def live_tables(self) -> tuple[int, ...]:
        """Ids of all that is not over."""
        async with self._store.reading() as ledger:
            return await ledger.live()

    async def whereabouts(self) -> tuple[Whereabouts, ...]:
        """Where all that is not over is shown."""
        async with self._store.reading() as ledger:
            return await ledger.whereabouts()

    async def tables_in(self, channel: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        async with self._store.reading() as ledger:
            found = await ledger.live_in(channel)
        return await self._keeper.tables(found)

    async def seats_of(self, user: User) -> list[Table]:
        """The live tables at which a person holds a seat, oldest first."""
        async with self._store.reading() as ledger:
            found = await ledger.live_of(user.id)
        return await self._keeper.tables(found)

    async def open_tables(self, guild: int, user: User) -> list[Table]:
        """The live tables of a server where somebody could sit down: lobbies with a free seat, and running matches with
        a seat that ``user`` may take. None that is not open to them. Oldest first.
        """
        async with self._store.reading() as ledger:
            found, person = await ledger.live_in_guild(guild), await ledger.known_person(user.id)
        return [table for table in await self._keeper.tables(found) if _is_open(table, person)]

    async def audit_log(self, guild: int, limit: int) -> tuple[AuditEntry, ...]:
        """The rated matches of a server that ended without a result, the newest first."""
        async with self._store.reading() as ledger:
            return await read_audit_log(ledger, guild, limit)

    async def events_since(self, match_id: int, at: int) -> dict[int, Event]:
        """What has happened in a match from a moment on, by seq."""
        async with self._store.reading() as ledger:
            return await ledger.events_since(match_id, at)

    async def results(self, match_id: int) -> tuple[SeatResult, ...]:
        """What was booked for a finished match, by seat."""
        async with self._store.reading() as ledger:
            return await ledger.results(match_id)

    async def settlement(self, match_id: int) -> Settlement:
        """What a match brought to whom on the ladder; not counted, without shares, where it is live, unrated or was
        closed."""
        table = await self.table(match_id)
        async with self._store.reading() as ledger:
            return await read_settlement(ledger, table)

    async def at_stake(self, table: Table) -> Stake:
        """What a match is played for, and whether it would be booked today; in a lobby that of those who sit there."""
        async with self._store.reading() as ledger:
            return await read_stake(ledger, table, at=self._keeper.world.clock())


def _is_open(table: Table, person: int | None) -> bool:
    match, key = table.match, NO_PERSON if person is None else person
    if match.phase is Phase.LOBBY:
        has_room = any(seat.occupant is None for seat in match.seats)
        return has_room and match.may_join(key) in (None, Code.ALREADY_SEATED)
    return any(match.may_take(key, seat) is None for seat in match.free_seats)

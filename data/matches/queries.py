"""Reads matches; changes nothing."""

from __future__ import annotations

from dataclasses import replace

from data.gold.pots import read_gold
from data.ladder.booking import read_settlement, read_stake
from data.matches.repository import MatchRepository
from data.records.ladder import NO_LADDER, LadderInfo, Settlement, Stake
from data.records.matches import AuditEntry, AuditKind, SeatResult, Table, User, Whereabouts
from data.storage.audit_queries import read_audit_log
from data.storage.live_queries import LiveMatchQueries
from data.storage.person_queries import PersonQueries
from engine.errors import Code
from engine.events import Event, Reason
from engine.match import Phase

RECENT_ENTRIES = 50
"""How many entries of a server's log are searched for a match that has just ended."""
NO_PERSON = 0
"""A person key that does not exist: for an account that has never been at a table."""


class MatchQueries:
    """All methods raise Refused (NO_SUCH_MATCH) for an unknown match."""

    def __init__(self, repository: MatchRepository) -> None:
        self._store = repository.store
        self._repository = repository

    async def table(self, match_id: int) -> Table:
        """The table as it was last committed, live or over."""
        return await self._repository.table(match_id)

    async def live_tables(self) -> tuple[int, ...]:
        """Ids of all that is not over."""
        async with self._store.reading() as session:
            return await LiveMatchQueries(session).ids()

    async def whereabouts(self) -> tuple[Whereabouts, ...]:
        """Where all that is not over is shown."""
        async with self._store.reading() as session:
            return await LiveMatchQueries(session).whereabouts()

    async def tables_in(self, channel: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        async with self._store.reading() as session:
            found = await LiveMatchQueries(session).in_channel(channel)
        return await self._repository.tables(found)

    async def seats_of(self, user: User) -> list[Table]:
        """The live tables at which a person holds a seat, oldest first."""
        async with self._store.reading() as session:
            found = await LiveMatchQueries(session).of_person(user.id)
        return await self._repository.tables(found)

    async def open_tables(self, guild: int, user: User) -> list[Table]:
        """The live tables of a server that have a seat to take: lobbies with a free seat, and running matches with
        a seat that ``user`` may take. None that is not open to them. Oldest first.
        """
        async with self._store.reading() as session:
            found, person = await LiveMatchQueries(session).in_guild(guild), await session.known_person(user.id)
        return [table for table in await self._repository.tables(found) if _is_open(table, person)]

    async def naming(self, person: int) -> tuple[int, ...]:
        """Ids of live matches that name a person, by key, who may have left them or never come."""
        async with self._store.reading() as session:
            return await PersonQueries(session, person).live_matches()

    async def audit_log(self, guild: int, limit: int) -> tuple[AuditEntry, ...]:
        """What happened to rated matches of a server, and what its managers did, the newest first."""
        async with self._store.reading() as session:
            return await read_audit_log(session, guild, limit)

    async def events_since(self, match_id: int, at: int) -> dict[int, Event]:
        """What has happened in a match from a moment on, by seq. Raises BrokenLog where that cannot be read."""
        async with self._store.reading() as session:
            return await session.events_since(match_id, at)

    async def log(self, match_id: int) -> tuple[Event, ...]:
        """All events of a match. They have the secrets of its deals: only for a match that is over."""
        async with self._store.reading() as session:
            return await session.log(match_id)

    async def results(self, match_id: int) -> tuple[SeatResult, ...]:
        """What was booked for a finished match, by seat."""
        async with self._store.reading() as session:
            return await session.results(match_id)

    async def settlement(self, match_id: int) -> Settlement:
        """What a match brought to whom on the ladder; not counted, without shares, where it is live, unrated or was
        closed."""
        table = await self.table(match_id)
        async with self._store.reading() as session:
            return await read_settlement(session, table)

    async def at_stake(self, table: Table) -> Stake:
        """What a match is played for, and whether it would be booked today; in a lobby that of those who sit there."""
        async with self._store.reading() as session:
            return await read_stake(session, table, at=self._repository.environment.clock())

    async def ladder_info(self, table: Table) -> LadderInfo:
        """What the ladder says of a table as it is: a lobby's stake, a settlement, or the moderator who ended it; and
        what it is played for in gold."""
        found = await self._ladder_info(table)
        if not table.gold:
            return found
        async with self._store.reading() as session:
            return replace(found, gold=await read_gold(session, table))

    async def _ladder_info(self, table: Table) -> LadderInfo:
        match = table.match
        if match.phase is Phase.LOBBY:
            return LadderInfo(stake=await self.at_stake(table))
        if match.phase is Phase.FINISHED:
            return LadderInfo(settlement=await self.settlement(table.id))
        if match.reason is Reason.STOPPED and match.rated:
            return LadderInfo(ended_by=await self._moderator(table))
        return NO_LADDER

    async def _moderator(self, table: Table) -> str:
        """The name of the moderator who ended a match, from the server's log."""
        entries = await self.audit_log(table.place.guild, RECENT_ENTRIES)
        found = (entry for entry in entries if entry.match_id == table.id and entry.kind is AuditKind.MODERATOR)
        return next((entry.actor.name for entry in found if entry.actor is not None), "")


def _is_open(table: Table, person: int | None) -> bool:
    match, key = table.match, NO_PERSON if person is None else person
    if match.phase is Phase.LOBBY:
        has_room = any(seat.occupant is None for seat in match.seats)
        return has_room and match.may_join(key) in (None, Code.ALREADY_SEATED)
    return any(match.may_sit_down(key, seat) is None for seat in match.free_seats)

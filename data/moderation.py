"""What people who manage a server may do about its tables: keep a person away from them, and void a result."""

from __future__ import annotations

from collections.abc import Callable

from data.gold.pots import move_back
from data.ladder.voiding import void_match
from data.records.matches import AuditKind, Refusal, Refused, User
from data.storage.audit_queries import add_audit_entry
from data.storage.bar_queries import add_bar, bars_in, drop_bar
from data.storage.redraw_queries import add_redraw
from data.storage.store import Store
from data.storage.void_queries import VoidQueries


class Moderation:
    """Each act has a line in the server's log; ``clock`` returns milliseconds since the epoch.

    Whether ``by`` may do it is for the caller to know.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def bar(self, guild: int, user: User, *, by: User) -> bool:
        """Keep a person away from the tables of a server; False where they are already. Seats are not taken away."""
        async with self._store.transaction() as session:
            if not await add_bar(session, guild, user.id, at=self._clock()):
                return False
            keys = await session.admit((by, user))
            await add_audit_entry(
                session, None, guild, AuditKind.BARRED, at=self._clock(), actor=keys[by.id], subject=keys[user.id]
            )
        return True

    async def lift(self, guild: int, account: int, *, by: User) -> bool:
        """Take the bar of an account back; False where there is none."""
        async with self._store.transaction() as session:
            if not await drop_bar(session, guild, account):
                return False
            actor, subject = await session.person(by), await session.known_person(account)
            await add_audit_entry(
                session, None, guild, AuditKind.BAR_LIFTED, at=self._clock(), actor=actor, subject=subject
            )
        return True

    async def barred(self, guild: int) -> tuple[tuple[int, int], ...]:
        """The accounts that are kept away, and since when; the newest first."""
        async with self._store.reading() as session:
            return await bars_in(session, guild)

    async def booked_lately(self, guild: int, *, count: int) -> tuple[int, ...]:
        """The matches of a server that were booked last, the newest first."""
        async with self._store.reading() as session:
            return await VoidQueries(session).last_booked(guild, count=count)

    async def match_at(self, guild: int, board: int) -> int | None:
        """The ended match of a server that this message shows."""
        async with self._store.reading() as session:
            return await VoidQueries(session).ended_at_board(guild, board)

    async def void(self, guild: int, match_id: int, *, by: User) -> None:
        """Take a match off the ladder, and move the gold of its pot back, as if it had never been played.

        Raises Refused (NO_SUCH_MATCH for one of another server; NOT_ON_LADDER for one that brought neither).
        """
        async with self._store.transaction() as session:
            row = await session.row(match_id)
            if row is None or row.place.guild != guild:
                raise Refused(Refusal.NO_SUCH_MATCH)
            actor = await session.person(by)
            taken_off = await void_match(session, match_id)
            if not await move_back(session, match_id, at=self._clock()) and not taken_off:
                raise Refused(Refusal.NOT_ON_LADDER)
            await add_audit_entry(session, match_id, guild, AuditKind.VOIDED, at=self._clock(), actor=actor)
            await add_redraw(session, match_id)

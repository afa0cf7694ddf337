"""The accounts of people: what they have, and the gift of the day."""

from __future__ import annotations

from collections.abc import Callable

from data.records.gold import GIFT, GoldAccount, PostingKind
from data.records.matches import Refusal, Refused, User
from data.storage.gold_queries import GoldQueries
from data.storage.store import Session, Store

MOVES = 8
"""Changes of an account that are shown."""
DAY = 86_400_000


class Gold:
    """Reads accounts and gives gifts; ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def account(self, account: int, guild: int) -> GoldAccount:
        """The account of a person on a server."""
        async with self._store.reading() as session:
            return await self._read(session, guild, await session.known_person(account))

    async def is_on(self, guild: int) -> bool:
        """Whether a server has gold."""
        async with self._store.reading() as session:
            return await GoldQueries(session).is_on(guild)

    async def take_gift(self, user: User, guild: int) -> GoldAccount:
        """Give a person the gift of this day (UTC), and return the account after it.

        Raises Refused (GOLD_OFF; GIFT_TAKEN, ``until`` the next one).
        """
        now = self._clock()
        async with self._store.transaction() as session:
            if not await GoldQueries(session).is_on(guild):
                raise Refused(Refusal.GOLD_OFF)
            queries, person = GoldQueries(session), await session.person(user)
            account = await queries.of_person(guild, person)
            if not await queries.note_gift(account, now // DAY):
                raise Refused(Refusal.GIFT_TAKEN, until=(now // DAY + 1) * DAY)
            source = await queries.source(guild)
            await queries.post(guild, PostingKind.GIFT, {source: -GIFT, account: GIFT}, at=now)
            return await self._read(session, guild, person)

    async def _read(self, session: Session, guild: int, person: int | None) -> GoldAccount:
        is_on = await GoldQueries(session).is_on(guild)
        if person is None:
            return GoldAccount(is_on=is_on)
        queries, today = GoldQueries(session), self._clock() // DAY
        last = await queries.gift_day(guild, person)
        return GoldAccount(
            is_on=is_on,
            balance=await queries.balance(guild, person),
            next_gift=(today + 1) * DAY if last is not None and last >= today else None,
            moves=await queries.moves(guild, person, count=MOVES),
        )

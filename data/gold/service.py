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
        self._day = 0
        self._given: set[tuple[int, int]] = set()
        """Server and account of the gifts of that day. In memory only: an erased account has had none as far as the
        database knows, and would have one each time it comes back."""

    async def account(self, account: int, guild: int) -> GoldAccount:
        """The account of a person on a server."""
        async with self._store.reading() as session:
            return await self._read(session, guild, account, await session.known_person(account))

    async def is_on(self, guild: int) -> bool:
        """Whether a server has gold."""
        async with self._store.reading() as session:
            return await GoldQueries(session).is_on(guild)

    async def take_gift(self, user: User, guild: int) -> GoldAccount:
        """Give a person the gift of this day (UTC), and return the account after it.

        Raises Refused (GOLD_OFF; GIFT_TAKEN, ``until`` the next one).
        """
        now = self._clock()
        today = now // DAY
        async with self._store.transaction() as session:
            if not await GoldQueries(session).is_on(guild):
                raise Refused(Refusal.GOLD_OFF)
            queries, person = GoldQueries(session), await session.person(user)
            account = await queries.of_person(guild, person)
            if self._had_gift(guild, user.id) or not await queries.note_gift(account, today):
                raise Refused(Refusal.GIFT_TAKEN, until=(today + 1) * DAY)
            source = await queries.source(guild)
            await queries.post(guild, PostingKind.GIFT, {source: -GIFT, account: GIFT}, at=now)
            found = await self._read(session, guild, user.id, person)
        if today != self._day:
            self._day, self._given = today, set()
        self._given.add((guild, user.id))
        return found

    def _had_gift(self, guild: int, account: int) -> bool:
        """Whether an account had its gift of this day, or a later one, perhaps before it was erased."""
        return self._day >= self._clock() // DAY and (guild, account) in self._given

    async def _read(self, session: Session, guild: int, account: int, person: int | None) -> GoldAccount:
        queries, today = GoldQueries(session), self._clock() // DAY
        is_on = await queries.is_on(guild)
        last = None if person is None else await queries.gift_day(guild, person)
        had_gift = (last is not None and last >= today) or self._had_gift(guild, account)
        next_gift = (today + 1) * DAY if had_gift else None
        if person is None:
            return GoldAccount(is_on=is_on, next_gift=next_gift)
        return GoldAccount(
            is_on=is_on,
            balance=await queries.balance(guild, person),
            next_gift=next_gift,
            moves=await queries.moves(guild, person, count=MOVES),
        )

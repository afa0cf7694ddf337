"""SQL of gold: accounts, and postings in double entry.

``GoldQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

from collections.abc import Mapping

from data.records.gold import GoldMove, PostingKind
from data.records.settings import GOLD
from data.storage.store import Session


class GoldQueries:
    """The statements."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._run = session.run

    async def is_on(self, guild: int) -> bool:
        """Whether a server has gold."""
        rows = await self._run("SELECT value FROM server_settings WHERE guild = ? AND key = ?", guild, GOLD.key)
        return GOLD.read(rows[0][0]) if rows else GOLD.default

    # ---- accounts --------------------------------------------------------------------------------------------------

    async def source(self, guild: int) -> int:
        """The id of the account that the gifts of a server come from, made where it is missing."""
        return await self._account(guild, "guild = ? AND person IS NULL AND match IS NULL", guild)

    async def of_person(self, guild: int, person: int) -> int:
        """The id of a person's account, made where it is missing."""
        return await self._account(guild, "person = ? AND guild = ?", person, guild, person=person)

    async def pot(self, guild: int, match_id: int) -> int:
        """The id of the account of a match, made where it is missing."""
        return await self._account(guild, "match = ?", match_id, match_id=match_id)

    async def _account(
        self, guild: int, found_by: str, *values: int, person: int | None = None, match_id: int | None = None
    ) -> int:
        rows = await self._run(f"SELECT id FROM gold_accounts WHERE {found_by}", *values)  # noqa: S608 (words of our own)
        if not rows:
            rows = await self._run(
                "INSERT INTO gold_accounts (guild, person, match) VALUES (?, ?, ?) RETURNING id",
                guild,
                person,
                match_id,
            )
        return rows[0][0]

    async def balance(self, guild: int, person: int) -> int:
        """What a person has; 0 without an account."""
        rows = await self._run("SELECT balance FROM gold_accounts WHERE person = ? AND guild = ?", person, guild)
        return rows[0][0] if rows else 0

    async def gift_day(self, guild: int, person: int) -> int | None:
        """The day of a person's last gift, from 1970; None for who had none."""
        rows = await self._run("SELECT gift_day FROM gold_accounts WHERE person = ? AND guild = ?", person, guild)
        return rows[0][0] if rows else None

    async def note_gift(self, account: int, day: int) -> bool:
        """Note the gift of a day; False where that day, or a later one, has had its gift."""
        noted = await self._run(
            "UPDATE gold_accounts SET gift_day = ?1 WHERE id = ?2 AND (gift_day IS NULL OR gift_day < ?1) RETURNING id",
            day,
            account,
        )
        return bool(noted)

    async def moves(self, guild: int, person: int, *, count: int) -> tuple[GoldMove, ...]:
        """The last changes of a person's account, newest first."""
        rows = await self._run(
            "SELECT at, kind, amount, gold_postings.match FROM gold_entries"
            " JOIN gold_accounts ON gold_accounts.id = account JOIN gold_postings ON gold_postings.id = posting"
            " WHERE person = ? AND gold_accounts.guild = ? ORDER BY posting DESC LIMIT ?",
            person,
            guild,
            count,
        )
        return tuple(GoldMove(at, PostingKind(kind), amount, match_id) for at, kind, amount, match_id in rows)

    # ---- postings --------------------------------------------------------------------------------------------------

    async def post(
        self, guild: int, kind: PostingKind, amounts: Mapping[int, int], *, at: int, match_id: int | None = None
    ) -> None:
        """Move gold between accounts, by id. Raises ValueError for amounts whose sum is not zero."""
        if sum(amounts.values()):
            raise ValueError(f"a {kind} that does not balance: {dict(amounts)}")
        ((posting,),) = await self._run(
            "INSERT INTO gold_postings (guild, at, kind, match) VALUES (?, ?, ?, ?) RETURNING id",
            guild,
            at,
            kind,
            match_id,
        )
        await self._session.run_many(
            "INSERT INTO gold_entries (account, posting, amount) VALUES (?, ?, ?)",
            [(account, posting, amount) for account, amount in amounts.items() if amount],
        )

    async def kinds(self, match_id: int) -> frozenset[PostingKind]:
        """Which postings a match has had."""
        rows = await self._run("SELECT kind FROM gold_postings WHERE match = ?", match_id)
        return frozenset(PostingKind(kind) for (kind,) in rows)

    async def by_person(self, match_id: int, kind: PostingKind) -> dict[int, int]:
        """What one posting of a match has moved, by person key, in the order in which the accounts were opened."""
        rows = await self._run(
            "SELECT person, amount FROM gold_postings JOIN gold_entries ON posting = gold_postings.id"
            " JOIN gold_accounts ON gold_accounts.id = account"
            " WHERE gold_postings.match = ? AND kind = ? AND person IS NOT NULL ORDER BY account",
            match_id,
            kind,
        )
        return dict(rows)

    async def moved(self, match_id: int) -> tuple[int | None, dict[int, int]]:
        """The server of a match that has moved gold, and what it has moved in all, by account."""
        rows = await self._run(
            "SELECT gold_postings.guild, account, SUM(amount) FROM gold_postings"
            " JOIN gold_entries ON posting = gold_postings.id WHERE gold_postings.match = ? GROUP BY 1, 2",
            match_id,
        )
        return (rows[0][0] if rows else None), {account: amount for _, account, amount in rows}

"""Gold in tests: who has how much, and whether the books balance."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from data.gold.service import Gold
from data.matches.service import MatchService, Table, User
from data.records.settings import GOLD
from data.servers import Servers
from data.storage.store import Store
from engine.rules import Options
from tests.support.match_service import ADA, BORA, HERE, House, options, rows


async def switch_gold(house: House, store: Store, *, on: bool, guild: int = HERE.guild) -> None:
    """Turn gold on or off."""
    servers = await Servers.load(store, lambda: house.now)
    await servers.change(guild, GOLD, on)


async def turn_on(house: House, store: Store, *, gifts: Sequence[User] = (), guild: int = HERE.guild) -> Gold:
    """Gold for a server, and the gift of the day for these people."""
    await switch_gold(house, store, on=True, guild=guild)
    gold = Gold(store, lambda: house.now)
    for user in gifts:
        await gold.take_gift(user, guild)
    return gold


async def staked(
    service: MatchService, people: Sequence[User] = (ADA, BORA), *, gold: int = 50, agreed: Options | None = None
) -> Table:
    """A started table of these people with a stake."""
    table = await service.seats.open(people[0], HERE, agreed or options(target=25), language="en-US", gold=gold)
    for user in people[1:]:
        await service.seats.join(table.id, user)
    return await service.seats.start(table.id, people[0])


async def balances(path: Path, guild: int = HERE.guild) -> dict[str, int]:
    """What each person has, by name; erased people as ``?``."""
    found = await rows(
        path,
        "SELECT COALESCE(name, '?'), balance FROM gold_accounts JOIN persons ON persons.key = person WHERE guild = ?"
        " ORDER BY person",
        guild,
    )
    return {str(name): int(str(balance)) for name, balance in found}


async def pots(path: Path) -> dict[int, int]:
    """What lies in each pot, by match; without the empty ones."""
    found = await rows(path, "SELECT match, balance FROM gold_accounts WHERE match IS NOT NULL AND balance <> 0")
    return {int(str(match)): int(str(balance)) for match, balance in found}


_UNBALANCED = {
    "postings": "SELECT posting FROM gold_entries GROUP BY posting HAVING SUM(amount) <> 0",
    "balances": "SELECT id FROM gold_accounts"
    " WHERE balance <> (SELECT COALESCE(SUM(amount), 0) FROM gold_entries WHERE account = id)",
    "servers": "SELECT guild, SUM(balance) FROM gold_accounts GROUP BY guild HAVING SUM(balance) <> 0",
    "entries of another server": "SELECT posting FROM gold_entries JOIN gold_accounts ON gold_accounts.id = account"
    " JOIN gold_postings ON gold_postings.id = posting WHERE gold_accounts.guild <> gold_postings.guild",
    "pots": "SELECT match FROM gold_accounts JOIN matches ON matches.id = match"
    " WHERE balance < 0 OR (balance > 0) <> (ended_at IS NULL)",
    "counts": "SELECT guild, value FROM tallies WHERE board = 'gold' AND people <>"
    " (SELECT COUNT(*) FROM gold_accounts AS held"
    " WHERE held.guild = tallies.guild AND held.balance = value AND person IS NOT NULL)",
    "counted": "SELECT id FROM gold_accounts AS held WHERE person IS NOT NULL AND NOT EXISTS (SELECT 1 FROM tallies"
    " WHERE board = 'gold' AND tallies.guild = held.guild AND value = held.balance AND people > 0)",
}
"""Statements that find nothing while the books balance."""


async def check_books(path: Path) -> None:
    """Every posting balances, every balance is the sum of its entries, and so is every server as a whole; only live
    matches have something in their pots; and the counts of the leaderboard are those of the accounts."""
    wrong = {name: found for name, sql in _UNBALANCED.items() if (found := await rows(path, sql))}
    assert wrong == {}

"""Whatever people, time and managers do in whatever order: the books balance after each step."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from data.matches.service import Limits, MatchService, Refused, Table, User
from data.moderation import Moderation
from data.own_data import OwnData
from data.people import People
from data.records.gold import GIFT, STAKES
from data.retention import KEPT_AFTER_REMOVAL, Retention
from data.servers import Servers
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from engine.errors import IllegalInput
from engine.match import Phase
from engine.rules import Goal
from tests.support.gold import check_books, switch_gold, turn_on
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, House, broken_references, rows
from tests.support.random_matches import options as options_of

DAY = 86_400_000
PEOPLE = (ADA, BORA, CEM, DILA)
GAMES = (
    options_of("para"),
    options_of("para", rated=False),
    options_of("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1)),
    options_of("ceza", seats=3, hand_size=5, goal=Goal(rounds=1), rated=False),
)
Step = tuple[str, int, int]


@dataclass
class Server:
    """A server with gold on which steps are tried; what the rules or the service refuse changes nothing."""

    house: House
    database: SqliteDatabase
    service: MatchService
    gifts: int = 0
    voids: int = 0
    ids: list[int] = field(default_factory=list[int])

    async def table(self, number: int) -> Table | None:
        return await self.service.queries.table(self.ids[number % len(self.ids)]) if self.ids else None

    async def take(self, step: Step) -> None:
        kind, one, other = step
        user, store = PEOPLE[one % len(PEOPLE)], Store(self.database)
        match kind:
            case "gift":
                await (await turn_on(self.house, store)).take_gift(user, HERE.guild)
                self.gifts += 1
            case "day":
                self.house.now += DAY
            case "switch":
                await switch_gold(self.house, store, on=bool(one % 2))
            case "open":
                stake, agreed = STAKES[other % 4], GAMES[other % len(GAMES)]
                opened = await self.service.seats.open(user, HERE, agreed, language="tr", gold=stake)
                self.ids.append(opened.id)
            case "restart":
                self.service = self.house.service(self.database)
                await self.service.load()
            case "erase":
                for seat in await self.service.queries.seats_of(user):
                    await self.service.seats.leave(seat.id, user, for_good=True)
                await OwnData(
                    store, People(store, lambda: self.house.now), self.service.forget_person, lambda: self.house.now
                ).erase(user.id)
            case _:
                table = await self.table(other)
                if table is not None:
                    await self.at_table(kind, user, table)

    async def at_table(self, kind: str, user: User, table: Table) -> None:
        seats, play = self.service.seats, self.service.play
        changes: dict[str, Callable[[], Awaitable[Any]]] = {
            "join": lambda: seats.join(table.id, user),
            "start": lambda: seats.start(table.id, table.host_user, fill=True),
            "leave": lambda: seats.leave(table.id, user, for_good=True),
            "sit": lambda: seats.take_seat(table.id, user),
            "claim": lambda: play.claim(table.id, user),
            "stop": lambda: play.stop(table.id, user),
            "close": lambda: play.stop(table.id, user, moderator=True),
            "rematch": lambda: self.rematch(table, user),
            "play": lambda: self.play(table),
            "void": lambda: self.void(table, user),
        }
        await changes[kind]()

    async def rematch(self, table: Table, user: User) -> None:
        again, _ = await self.service.seats.rematch(table.id, user)
        self.ids.append(again.id)

    async def void(self, table: Table, user: User) -> None:
        await Moderation(Store(self.database), lambda: self.house.now).void(HERE.guild, table.id, by=user)
        self.voids += 1

    async def play(self, table: Table) -> None:
        """To its end: people press, computers play when it is time."""
        while table.match.phase in (Phase.PLAYING, Phase.BETWEEN):
            turn = table.match.on_turn
            if turn is not None and table.match.seats[turn].person is None:
                assert table.due_at is not None
                self.house.now = table.due_at
                await self.service.tick()
                table = await self.service.queries.table(table.id)
            else:
                table = await self.house.press(self.service, table)

    async def check(self) -> None:
        rows = self.house.rows
        await check_books(self.house.path)
        assert await broken_references(self.house.path) == []
        ((held,),), ((lapsed,),) = await rows(_HELD), await rows(_LAPSED)
        assert int(str(held)) + int(str(lapsed)) == GIFT * self.gifts
        ((least,),) = await rows("SELECT COALESCE(MIN(balance), 0) FROM gold_accounts WHERE person IS NOT NULL")
        assert self.voids or int(str(least)) >= 0


_HELD = "SELECT COALESCE(SUM(balance), 0) FROM gold_accounts WHERE person IS NOT NULL OR match IS NOT NULL"
# Pots that nobody was left to take.
_LAPSED = """
    SELECT COALESCE(SUM(amount), 0) FROM gold_entries
    JOIN gold_accounts ON gold_accounts.id = account JOIN gold_postings ON gold_postings.id = posting
    WHERE person IS NULL AND gold_accounts.match IS NULL AND kind <> 'gift'
"""


async def live(path: Path, steps: Sequence[Step], seed: int) -> None:
    house = House(path, seed=seed, limits=Limits(per_channel=20, per_person=20))
    async with await SqliteDatabase.open(path) as database:
        server = Server(house, database, house.service(database))
        await turn_on(house, Store(database))
        for step in steps:
            with suppress(Refused, IllegalInput):
                await server.take(step)
            await server.check()
        retention = Retention(Store(database), Servers(Store(database), lambda: house.now), lambda: house.now)
        await server.service.play.close_server(HERE.guild)
        await server.check()
        await retention.removed(HERE.guild)
        house.now += KEPT_AFTER_REMOVAL
        await retention.delete_due(set())
        assert await rows(path, "SELECT * FROM gold_accounts") == []


# Twice where a sequence needs it often to get anywhere.
KINDS = (
    *("gift", "gift", "gift", "open", "open", "join", "join", "join", "start", "start", "play", "play"),
    *("leave", "leave", "sit", "claim", "stop", "close", "void", "rematch", "erase", "restart", "day", "switch"),
)


def test_the_books_balance_after_every_step(tmp_path: Path) -> None:
    # Imported here, for that takes seconds: only the process in which this test runs has to wait.
    from hypothesis import given, settings
    from hypothesis import strategies as st

    step = st.tuples(st.sampled_from(KINDS), st.integers(0, 3), st.integers(0, 11))
    numbers = iter(range(1_000_000))

    def lived(steps: list[Step], seed: int) -> None:
        asyncio.run(live(tmp_path / f"{next(numbers)}.sqlite3", steps, seed))

    many = settings(max_examples=15, deadline=None, derandomize=True, database=None)
    many(given(st.lists(step, min_size=20, max_size=60), st.integers(0, 99))(lived))()


def test_the_books_balance_in_long_lives(tmp_path: Path) -> None:
    for seed in range(2):
        rng = Random(seed)
        steps = [(rng.choice(KINDS), rng.randrange(4), rng.randrange(12)) for _ in range(250)]
        asyncio.run(live(tmp_path / f"{seed}.sqlite3", steps, seed))

"""Several processes write one database: limits hold across them, none waits for another for ever, and none misses what
another has changed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from data.gold.service import Gold
from data.ladder.global_board import GlobalBoard
from data.ladder.leaderboards import Leaderboards
from data.matches.service import MatchService
from data.moderation import Moderation
from data.own_data import OwnData
from data.people import People
from data.records.ladder import DAILY_LIMIT, GLOBAL
from data.records.matches import Place, Refusal, Refused, Table, User
from data.records.settings import OWN_LANGUAGE, Limits
from data.storage.database import Task
from data.storage.postgres_database import PostgresDatabase
from data.storage.store import Store
from tests.support.booked_matches import History, user
from tests.support.clusters import clusters
from tests.support.match_service import House, options, rows
from tests.support.postgres_server import PostgresServer, postgres_server
from tests.support.standings_recount import expected, kept
from tests.support.stores import STORES

NAMES = [f"p{number:02}" for number in range(12)]
MOD = User(99, "Mod")


@dataclass
class Process:
    """One of the processes, with a server of its own."""

    house: House
    store: Store
    service: MatchService
    guild: int

    @classmethod
    def on(cls, database: PostgresDatabase, path: Path, number: int) -> Process:
        house = House(path, limits=Limits(per_channel=100))
        return cls(house, Store(database), house.service(database), guild=number << 22 | 1)

    async def lobby(self, host: User, *guests: User) -> Table:
        place = Place(self.guild, 10)
        return await self.service.seats.open(host, place, options(target=25), language="tr", guests=guests)


@pytest.fixture(params=STORES[1:])
def server() -> PostgresServer:
    return postgres_server()


@pytest.fixture
async def databases(server: PostgresServer, tmp_path: Path) -> AsyncIterator[list[PostgresDatabase]]:
    async with clusters(server, tmp_path) as opened:
        yield opened


@pytest.fixture
def processes(databases: list[PostgresDatabase], tmp_path: Path) -> list[Process]:
    return [Process.on(database, tmp_path, number) for number, database in enumerate(databases)]


# ---- limits --------------------------------------------------------------------------------------------------------


async def test_nobody_sits_at_more_tables_than_allowed(processes: list[Process], tmp_path: Path) -> None:
    """The second and third table at once, on servers of two processes: opened, or joined."""
    for number in range(30):
        ada, host = User(1_000 + number, "Ada"), User(2_000 + number, "Host")
        await processes[number % 2].lobby(ada)
        there = await processes[1].lobby(host)
        second = processes[1].lobby(ada) if number % 3 else processes[1].service.seats.join(there.id, ada)
        ended = await asyncio.gather(processes[0].lobby(ada), second, return_exceptions=True)
        refused = [each.code for each in ended if isinstance(each, Refused)]
        assert refused == [Refusal.TOO_MANY_TABLES_YOURS], ended
    held = "SELECT COUNT(*) FROM sitters JOIN persons ON key = person WHERE seat IS NOT NULL AND name = 'Ada'"
    assert await rows(tmp_path, f"{held} GROUP BY person HAVING COUNT(*) <> 2") == []


async def test_no_more_than_five_matches_of_two_people_count_in_a_day(processes: list[Process], tmp_path: Path) -> None:
    for process in processes:
        process.house.limits = Limits(per_channel=100, per_person=100)
    for number in range(8):
        pair = [User(1_000 + number, "Ada"), User(2_000 + number, "Bora")]
        lobbies: list[tuple[Process, Table]] = []
        for process, (host, guest) in zip(processes, (pair, pair[::-1]), strict=True):
            for _ in range(DAILY_LIMIT - 1):
                table = await process.lobby(host)
                lobbies.append((process, await process.service.seats.join(table.id, guest)))
        await asyncio.gather(*(each.service.seats.start(table.id, table.host_user) for each, table in lobbies))
        counted = [why for (why,) in await rows(tmp_path, "SELECT why FROM decisions ORDER BY match")]
        assert counted[-len(lobbies) :].count(None) == DAILY_LIMIT


# ---- no deadlock ---------------------------------------------------------------------------------------------------


async def test_whatever_two_processes_do_to_the_same_people_neither_waits_for_ever(
    processes: list[Process], tmp_path: Path
) -> None:
    """A deadlock would be an error of one of them, and so would be a wait for a lock of more than a moment."""
    async with processes[0].store.transaction() as session:
        await session.admit([user(name) for name in NAMES])
    done = await asyncio.gather(*(_busy(each, Random(seed), steps=120) for seed, each in enumerate(processes)))
    assert all(len(each) == 5 and min(each.values()) > 3 for each in done), done
    await GlobalBoard(processes[0].store).fold()
    assert await rows(tmp_path, "SELECT * FROM standings WHERE guild = ?", GLOBAL)
    assert await rows(tmp_path, "SELECT * FROM global_queue") == []
    assert await kept(tmp_path) == await expected(tmp_path)
    assert await rows(tmp_path, "SELECT * FROM persons WHERE account IS NULL AND name IS NOT NULL") == []


async def _busy(process: Process, rng: Random, *, steps: int) -> Counter[str]:
    """Everything that two processes may do to the same people; how often each was done."""
    store, house, guild = process.store, process.house, process.guild
    history, board = History(store, rng, now=house.now), GlobalBoard(store)
    own_data = OwnData(store, People(store, lambda: house.now), process.service.forget_person, lambda: house.now)
    moderation, booked = Moderation(store, lambda: house.now), list[int]()
    leaderboards, people = Leaderboards(store, lambda: house.now), People(store, lambda: house.now)
    gold, done = Gold(store, lambda: house.now), Counter[str]()
    for _ in range(steps):
        names = rng.sample(NAMES, 4)
        history.now += 1_000
        what = rng.choice(["book", "book", "book", "void", "erase", "hide", "invite"])
        done[what] += 1
        match what:
            case "book":
                booked.append(await history.match(names[:2], guild=guild))
            case "void" if booked:
                await moderation.void(guild, booked.pop(rng.randrange(len(booked))), by=user(names[0]))
            case "erase":
                with suppress(Refused):  # just then at a table on the other server
                    await own_data.erase(user(names[0]).id)
            case "hide":
                await leaderboards.set_global(user(names[0]), shown=rng.random() < 0.7)
                await people.change(user(names[1]), OWN_LANGUAGE, value=rng.choice(["tr", "en-US"]))
                await moderation.bar(guild, user(names[2]), by=user(names[3]))
                await moderation.lift(guild, user(names[2]).id, by=user(names[3]))
                with pytest.raises(Refused):
                    await gold.take_gift(user(names[3]), guild)
            case _:
                await _invite(process, [user(name) for name in names])
        await board.fold()
    return done


async def _invite(process: Process, people: list[User]) -> None:
    """A lobby with guests, one of whom starts a match with its host; it is ended without a result."""
    seats = process.service.seats
    with suppress(Refused):  # at two tables already, on the other server
        table = await process.lobby(people[0], *people[1:3])
        await seats.invite(table.id, User(people[0].id, f"{people[0].name} again"), people[:0:-1])
        await seats.join(table.id, people[3])
        await seats.start(table.id, people[0])
    for match_id in await process.service.queries.live_tables():
        await process.service.play.stop(match_id, MOD, moderator=True)


async def test_two_who_invite_each_other_do_not_wait_for_each_other(processes: list[Process]) -> None:
    for number in range(20):
        ada, bora = User(1_000 + number, "Ada"), User(2_000 + number, "Bora")
        await asyncio.gather(processes[0].lobby(ada, bora), processes[1].lobby(bora, ada))


async def test_who_erases_is_alone(databases: list[PostgresDatabase], server: PostgresServer, tmp_path: Path) -> None:
    one, other = (Store(each) for each in databases)
    ran: list[str] = []

    async def alone() -> None:
        async with other.transaction(alone=True) as session:
            ran.append("alone")
            assert await session.known_person(101) == key

    async with one.transaction() as session:
        key = await session.person(User(101, "Ada"))
        task = asyncio.create_task(alone())
        while not await rows(tmp_path, "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"):
            assert not task.done()
        assert ran == []
    await task
    assert ran == ["alone"]


# ---- tasks ---------------------------------------------------------------------------------------------------------


async def test_a_task_is_done_by_one_process_at_a_time(databases: list[PostgresDatabase]) -> None:
    one, other = databases
    async with (
        one.exclusively(Task.UPLOAD_EMOJIS) as first,
        other.exclusively(Task.UPLOAD_EMOJIS) as second,
        other.exclusively(Task.SYNC_COMMANDS) as different,
    ):
        assert (first, second, different) == (True, False, True)
    async with other.exclusively(Task.UPLOAD_EMOJIS) as second:
        assert second


async def test_the_global_board_is_folded_by_one_process_at_a_time(processes: list[Process], tmp_path: Path) -> None:
    async with processes[0].store.transaction() as session:
        await session.run("INSERT INTO global_queue (person) VALUES (?)", await session.person(User(101, "Ada")))
    async with processes[0].store.transaction() as session:
        assert await session.try_task(Task.FOLD_GLOBAL_BOARD)
        await GlobalBoard(processes[1].store).fold()
        assert len(await rows(tmp_path, "SELECT * FROM global_queue")) == 1
    await GlobalBoard(processes[1].store).fold()
    assert await rows(tmp_path, "SELECT * FROM global_queue") == []


# ---- what a process keeps in memory --------------------------------------------------------------------------------


async def test_what_another_process_has_changed_of_people_is_taken_over(processes: list[Process]) -> None:
    house, ada = processes[0].house, user("ada")
    one, other = [await People.load(each.store, lambda: house.now) for each in processes]
    own_data = OwnData(processes[0].store, one, processes[0].service.forget_person, lambda: house.now)
    await one.change(ada, OWN_LANGUAGE, value="tr")
    assert other.settings(ada.id)[OWN_LANGUAGE] == ""
    assert await other.refresh() == ()
    assert other.settings(ada.id)[OWN_LANGUAGE] == "tr"
    await own_data.erase(ada.id)
    (key,) = await other.refresh()
    assert other.settings(ada.id)[OWN_LANGUAGE] == ""
    assert await other.refresh() == await one.refresh() == ()
    await other.change(ada, OWN_LANGUAGE, value="pt-BR")
    await one.refresh()
    assert one.settings(ada.id)[OWN_LANGUAGE] == "pt-BR", "who comes back is another person"
    assert key


async def test_a_table_of_another_process_forgets_who_was_erased(processes: list[Process]) -> None:
    ada, bora = user("ada"), user("bora")
    here, there = processes
    table = await there.lobby(bora, ada)
    assert ada in (await there.service.queries.table(table.id)).people.values()
    people = await People.load(there.store, lambda: here.house.now)
    own_data = OwnData(
        here.store, People(here.store, lambda: here.house.now), here.service.forget_person, lambda: here.house.now
    )
    assert await own_data.erase(ada.id) == (table.id,)
    (key,) = await people.refresh()
    assert await there.service.queries.naming(key) == (table.id,)
    await there.service.forget_person(key)
    assert ada not in (await there.service.queries.table(table.id)).people.values()
    await there.service.seats.invite(table.id, bora, [ada])
    async with there.store.reading() as session:
        assert await session.known_person(ada.id) != key

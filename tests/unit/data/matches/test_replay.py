"""Whoever comes and goes, whenever the bot is started again: memory, disk and the log tell the same."""

from __future__ import annotations

import shutil
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from data.matches.replay import read_table
from data.matches.repository import Superseded
from data.matches.service import Limits, MatchService, Refused, Table, User
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from data.storage.store import Store
from engine.errors import IllegalInput
from engine.match import Phase
from engine.rules import default_options
from engine.variants import VARIANTS
from tests.support.match_service import ADA, BORA, CEM, HERE, House, rows, two_people

DAY = 24 * 3_600_000
PEOPLE = (ADA, BORA, CEM, *(User(200 + number, f"Guest {number}") for number in range(4)))
AGREED = default_options(VARIANTS["ceza"], seats=3)


async def begin(service: MatchService) -> Table:
    """Ada, Bora and Cem at a private table to which one of the guests is invited."""
    table = await service.seats.open(ADA, HERE, AGREED, language="en-US", private=True, guests=PEOPLE[1:4])
    for user in (BORA, CEM):
        await service.seats.join(table.id, user)
    return await service.seats.start(table.id, ADA)


async def something(house: House, service: MatchService, table: Table, rng: Random) -> None:
    """A random press, or time passing; often refused."""
    user = rng.choice(PEOPLE)

    async def time_passes() -> None:
        house.now = max(house.now, table.due_at or house.now + 1_000)
        await service.tick()

    async def a_move() -> None:
        if table.match.on_turn is not None and table.seat_user(table.match.on_turn) is not None:
            await house.press(service, table)

    events: list[Callable[[], Awaitable[object]]] = [
        lambda: service.seats.leave(table.id, user),
        lambda: service.seats.take_seat(table.id, user),
        lambda: service.seats.take_seat(table.id, user, seat=rng.randrange(3), seq=table.match.seq),
        lambda: service.seats.unseat(table.id, user.id),
        lambda: service.seats.invite(table.id, user, [rng.choice(PEOPLE)]),
        lambda: service.play.ready(table.id, user),
        lambda: service.play.pause(table.id),
        lambda: service.play.resume(table.id),
        lambda: service.play.resume(table.id),
        a_move,
        a_move,
        time_passes,
        time_passes,
        time_passes,
        lambda: service.renew(rng.randrange(-20_000, 200_000)),
    ]
    if rng.random() < 0.05:
        events = [lambda: service.play.claim(table.id, user), lambda: service.play.stop(table.id, user)]
    if rng.random() < 0.02:
        house.now += DAY
    with suppress(IllegalInput, Refused, Superseded):
        await rng.choice(events)()


async def check(store: Store, service: MatchService, table: Table) -> None:
    async with store.reading() as ledger:
        assert await read_table(ledger, table.id) == table
        assert await ledger.people(table.id) == table.people
    match = table.match
    for user in PEOPLE:
        sits = match.is_live and table.seat_of(user.id) is not None
        assert [each.id for each in await service.queries.seats_of(user)] == ([table.id] if sits else [])
    running = match.phase in (Phase.PLAYING, Phase.BETWEEN)
    assert (table.due_at is not None) == (running and table.paused_at is None)
    assert not running or match.persons, "computers alone play to the end at once"


@pytest.mark.parametrize("seed", range(4))
async def test_memory_and_disk_tell_the_same_whoever_comes_and_goes(tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    house = House(tmp_path / "ayaz.sqlite3", seed=seed, limits=Limits(per_channel=99))
    match_id, over = 0, 0
    for _ in range(8):
        async with await house.open() as database:
            store, service = Store(database), house.service(database)
            await service.load()
            for _ in range(25):
                table = await service.queries.table(match_id) if match_id else await begin(service)
                match_id = table.id
                await something(house, service, table, rng)
                table = await service.queries.table(match_id)
                await check(store, service, table)
                if not table.match.is_live:
                    match_id, over = 0, over + 1
                    booked = len(await service.queries.results(table.id))
                    assert booked == (3 if table.match.phase is Phase.FINISHED else 0)
    assert over > 0


# ---- an older file ---------------------------------------------------------------------------------------------------


async def test_a_match_of_the_first_version_goes_on(house: House, tmp_path: Path) -> None:
    """A file that was written before people could come and go is migrated with its live matches."""
    async with house.running() as service:
        table = await two_people(service)
        for _ in range(4):
            table = await house.press(service, table)
        await service.play.board_posted(table.id, 77)
    first = tmp_path / "first"
    first.mkdir()
    shutil.copy(SQLITE_MIGRATIONS / "0001_matches.sql", first)
    older = House(tmp_path / "older.sqlite3")
    await (await SqliteDatabase.open(older.path, migrations=first)).close()
    for name in ("persons", "matches", "events", "sitters"):
        columns = ", ".join(str(column) for _, column, *_ in await rows(older.path, f"PRAGMA table_info({name})"))
        for row in await house.rows(f"SELECT {columns} FROM {name}"):  # noqa: S608
            await rows(older.path, f"INSERT INTO {name} ({columns}) VALUES ({', '.join('?' * len(row))})", *row)  # noqa: S608
    async with older.running() as service:
        found = await service.queries.table(table.id)
        assert found.match == table.match
        assert (found.board, found.paused_at) == (77, None)
        await service.seats.leave(table.id, ADA)
        taken = await service.seats.take_seat(table.id, CEM)
        assert taken.seat_of(CEM.id) == table.seat_of(ADA.id)
        await older.play_out(service, taken)
        assert len(await service.queries.results(table.id)) == 2

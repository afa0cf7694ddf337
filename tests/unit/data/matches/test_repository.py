"""The unit of work: what a block that changes a match leaves behind, however it ends."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

import pytest

from data.matches.replay import read_table
from data.matches.repository import Environment, MatchRepository, Superseded
from data.matches.transition import Delays
from data.records.matches import Refusal, Refused, Table, Update
from data.storage.live_queries import LiveMatchQueries
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from engine.errors import Code, IllegalInput
from engine.events import Closed, Joined, Opened, Reason
from engine.match import Phase
from tests.support.match_service import ADA, BORA, CEM, HERE, House, options
from tests.support.refusals import illegal
from tests.support.stores import sqlite_only


@dataclass
class Bench:
    """A repository with one lobby of Ada."""

    repository: MatchRepository
    lobby: Table
    updates: list[Update]

    async def on_disk(self) -> Table:
        async with self.repository.store.reading() as session:
            return await read_table(session, self.lobby.id)


@pytest.fixture
async def bench(house: House) -> AsyncIterator[Bench]:
    async with await house.open() as database:
        environment = Environment(
            clock=lambda: house.now, make_secret=house.secret, rng=Random(0), chooser=house.choose, delays=Delays()
        )
        repository = MatchRepository(Store(database), environment)
        async with repository.open(HERE, language="en-US") as opening:
            opening.begin(Opened(options(), await opening.session.person(ADA)), ADA)
        updates: list[Update] = []
        repository.on_update.append(updates.append)
        yield Bench(repository, opening.table, updates)


async def join(bench: Bench) -> Table:
    async with bench.repository.change(bench.lobby.id) as change:
        person = await (await change.session()).person(BORA)
        change.transition.people = {person: BORA}
        change.apply(Joined(person))
    return change.table


async def stop(bench: Bench, error: Exception | None = None) -> None:
    """Close the lobby in a block that may fail at its end."""
    async with bench.repository.change(bench.lobby.id) as change:
        change.apply(Closed(Reason.STOPPED))
        if error is not None:
            raise error


async def write_and_refuse(bench: Bench) -> None:
    async with bench.repository.change(bench.lobby.id) as change:
        await (await change.session()).person(CEM)
        raise Refused(Refusal.STALE)


async def edit_and_fail(bench: Bench) -> None:
    async with bench.repository.update_meta(bench.lobby.id) as edit:
        edit.table = replace(edit.table, board=7)
        raise ZeroDivisionError


async def open_and_refuse(bench: Bench) -> None:
    async with bench.repository.open(HERE, language="en-US") as opening:
        opening.begin(Opened(options(), await opening.session.person(CEM)), CEM)
        raise Refused(Refusal.TOO_MANY_TABLES_HERE)


@contextmanager
def nothing_changes(bench: Bench) -> Generator[None]:
    yield
    assert bench.updates == []


async def test_what_was_applied_is_committed_at_the_end_of_the_block(bench: Bench) -> None:
    async with bench.repository.change(bench.lobby.id) as change:
        change.apply(Closed(Reason.STOPPED))
        assert change.table == bench.lobby, "before the commit"
        assert await bench.on_disk() == bench.lobby
        assert bench.updates == []
    assert change.table.match.phase is Phase.CLOSED
    assert await bench.on_disk() == change.table
    assert bench.updates == [Update(change.table, (Closed(Reason.STOPPED),))]


@pytest.mark.parametrize("error", [Refused(Refusal.STALE), IllegalInput(Code.NOT_RUNNING), Superseded()])
async def test_a_refusal_changes_nothing_and_the_match_stays_in_memory(bench: Bench, error: Exception) -> None:
    with nothing_changes(bench), pytest.raises(type(error)):
        await stop(bench, error)
    assert await bench.repository.table(bench.lobby.id) is bench.lobby
    assert await bench.on_disk() == bench.lobby


async def test_what_a_refused_block_wrote_is_rolled_back(bench: Bench, house: House) -> None:
    with nothing_changes(bench), pytest.raises(Refused):
        await write_and_refuse(bench)
    assert await house.rows("SELECT key FROM persons WHERE account = ?", CEM.id) == []


async def test_after_any_other_error_the_match_is_loaded_again(bench: Bench) -> None:
    with nothing_changes(bench), pytest.raises(ZeroDivisionError):
        await stop(bench, ZeroDivisionError())
    assert bench.repository.in_memory() == ()
    again = await bench.repository.table(bench.lobby.id)
    assert again == bench.lobby
    assert again is not bench.lobby


async def test_when_the_commit_fails_nothing_is_shown(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(self: Store) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Store, "writing", fails)
    with nothing_changes(bench), pytest.raises(ZeroDivisionError):
        await stop(bench)
    assert bench.repository.in_memory() == ()
    assert (await bench.repository.table(bench.lobby.id)) == bench.lobby


async def test_a_cancelled_block_is_rolled_back_and_its_match_loaded_again(bench: Bench, house: House) -> None:
    begun = asyncio.Event()

    async def stuck() -> None:
        async with bench.repository.change(bench.lobby.id) as change:
            await (await change.session()).person(CEM)
            begun.set()
            await asyncio.sleep(60)

    with nothing_changes(bench):
        task = asyncio.create_task(stuck())
        await begun.wait()
        task.cancel()
        await asyncio.wait({task})
    assert task.cancelled()
    assert bench.repository.in_memory() == ()
    assert await house.rows("SELECT key FROM persons WHERE account = ?", CEM.id) == []
    assert (await join(bench)).seat_of(BORA.id) == 1, "neither lock is held any more"


@sqlite_only
async def test_a_change_that_is_cancelled_while_it_is_written_is_seen_by_the_next_one(
    bench: Bench, house: House
) -> None:
    database, disk = bench.repository.store._database, threading.Event()
    assert isinstance(database, SqliteDatabase)
    await database._connection.create_function("wait", 0, disk.wait)
    before = asyncio.create_task(database.write([("SELECT wait()", ())]))
    await asyncio.sleep(0.01)
    stopping = asyncio.create_task(stop(bench))
    await asyncio.sleep(0)
    stopping.cancel()
    joining = asyncio.create_task(join(bench))
    await asyncio.sleep(0.01)
    disk.set()
    await asyncio.wait({before, stopping, joining})
    assert stopping.cancelled()
    assert await house.rows("SELECT outcome FROM matches") == [("stopped",)]
    assert isinstance(joining.exception(), IllegalInput)


async def test_a_block_that_applies_nothing_changes_nothing(bench: Bench) -> None:
    with nothing_changes(bench):
        async with bench.repository.change(bench.lobby.id) as change:
            pass
    assert change.table is bench.lobby


async def test_two_blocks_at_once_run_one_after_the_other(bench: Bench) -> None:
    repository, seen = bench.repository, list[int]()

    async def stop_slowly() -> None:
        async with repository.change(bench.lobby.id) as change:
            seen.append(change.table.match.seq)
            await asyncio.sleep(0)
            change.apply(Closed(Reason.STOPPED))

    await asyncio.gather(join(bench), stop_slowly())
    assert seen == [bench.lobby.match.seq + 1], "the second block sees what the first has committed"
    assert [update.table.match.seq for update in bench.updates] == [2, 3]


async def test_listeners_are_called_when_the_match_may_be_changed_again(bench: Bench) -> None:
    tasks: list[asyncio.Task[None]] = []

    def on_join(update: Update) -> None:
        if update.table.match.is_live:
            tasks.append(asyncio.create_task(stop(bench)))

    bench.repository.on_update.append(on_join)
    await join(bench)
    await asyncio.wait_for(asyncio.gather(*tasks), 5)
    assert [update.table.match.phase for update in bench.updates] == [Phase.LOBBY, Phase.CLOSED]


async def test_what_surrounds_a_match_is_changed_without_an_event(bench: Bench) -> None:
    with nothing_changes(bench):
        async with bench.repository.update_meta(bench.lobby.id) as edit:
            edit.table = replace(edit.table, board=7, board_at=5, call_at=9)
    assert await bench.repository.table(bench.lobby.id) is edit.table
    assert await bench.on_disk() == edit.table
    assert edit.table.match is bench.lobby.match


async def test_an_edit_that_fails_is_not_kept(bench: Bench) -> None:
    with pytest.raises(ZeroDivisionError):
        await edit_and_fail(bench)
    assert await bench.repository.table(bench.lobby.id) == bench.lobby


async def test_an_opening_that_begins_no_match_leaves_none(bench: Bench) -> None:
    with nothing_changes(bench):
        async with bench.repository.open(HERE, language="en-US"):
            pass
        with pytest.raises(Refused):
            await open_and_refuse(bench)
    async with bench.repository.store.reading() as session:
        assert await LiveMatchQueries(session).ids() == (bench.lobby.id,)
        assert await session.known_person(CEM.id) is None


async def test_a_change_of_an_unknown_match_is_refused(bench: Bench) -> None:
    with pytest.raises(Refused) as refused:
        async with bench.repository.change(bench.lobby.id + 1):
            pytest.fail("there is nothing to change")
    assert refused.value.code is Refusal.NO_SUCH_MATCH


async def test_a_match_whose_log_cannot_be_read_is_closed_and_not_changed(bench: Bench, house: House) -> None:
    bench.repository.forget()
    await house.rows("UPDATE events SET payload = '{}' WHERE seq = 1")
    with illegal(Code.NOT_RUNNING):
        async with bench.repository.change(bench.lobby.id):
            pytest.fail("there is nothing to change")
    assert (await bench.repository.close(bench.lobby.id, Reason.LOST)).match.reason is Reason.OUTDATED

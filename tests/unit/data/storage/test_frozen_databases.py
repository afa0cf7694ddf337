"""The databases that earlier versions left are upgraded, with all that is in them, and play goes on in them."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sys
from pathlib import Path

import pytest

from data.ladder.seasons import GRACE
from data.ladder.service import LadderService
from data.matches.service import MatchService
from data.records.ladder import Metric, month_start
from data.records.matches import Table
from data.storage.copies import inspect, schema_known
from data.storage.database import CannotOpen
from data.storage.store import Store
from tests.support import ROOT
from tests.support.frozen_database import FOLDER, thaw
from tests.support.match_service import House, rows
from tests.support.standings_recount import expected, kept

FROZEN = sorted(FOLDER.glob("*.sql"))
KILLED_AFTER = 1, 72, 2
"""Hundreds of steps inside migrations, at one start after the other."""


@pytest.fixture(params=FROZEN, ids=lambda path: path.stem)
def house(request: pytest.FixtureRequest, tmp_path: Path) -> House:
    house = House(tmp_path / "ayaz.sqlite3")
    thaw(request.param, house.path)
    house.now += 600_000
    return house


async def tables(house: House, service: MatchService) -> list[Table]:
    return [await service.queries.table(int(str(key))) for (key,) in await house.rows("SELECT id FROM matches")]


async def test_everything_is_there_after_the_upgrade(house: House) -> None:
    before = inspect(house.path)
    events = await house.rows("SELECT match, seq, kind, payload FROM events ORDER BY match, seq")
    async with house.running() as service:
        found = await tables(house, service)
    assert inspect(house.path).schema == schema_known()
    assert (before.live, before.finished) == (inspect(house.path).live, inspect(house.path).finished) == (2, 4)
    assert await house.rows("SELECT match, seq, kind, payload FROM events ORDER BY match, seq") == events
    assert await house.rows("PRAGMA foreign_key_check") == []
    assert await house.rows("PRAGMA integrity_check") == [("ok",)]
    assert len(found) == 7
    assert any("" in {user.name for user in table.people.values()} for table in found), "the erased one stays erased"
    assert await kept(house.path) == await expected(house.path)


async def test_an_upgrade_that_is_killed_goes_on_at_the_next_start(house: House) -> None:
    schema, events = inspect(house.path).schema, await house.rows("SELECT * FROM events ORDER BY match, seq")
    reached = [schema]
    for steps in KILLED_AFTER:
        command = [sys.executable, "-m", "tests.support.upgrade_target", str(house.path), str(steps)]
        upgrade = await asyncio.create_subprocess_exec(*command, cwd=ROOT)
        ended = await upgrade.wait()
        reached.append(inspect(house.path).schema)
        assert ended == (0 if reached[-1] == schema_known() else -signal.SIGKILL)
        assert await house.rows("PRAGMA integrity_check") == [("ok",)]
    assert schema == schema_known() or schema == reached[1] < reached[2] <= reached[3], "killed in several migrations"
    async with house.running():
        pass
    assert inspect(house.path).schema == schema_known()
    assert await house.rows("SELECT * FROM events ORDER BY match, seq") == events
    assert await kept(house.path) == await expected(house.path)


async def test_play_goes_on_where_it_stood(house: House) -> None:
    async with house.running() as service:
        [running] = [each for each in await tables(house, service) if each.match.is_live and each.match.started]
        assert running.match.options.goal.target == 150
        ended = await house.play_out(service, running)
        assert (await service.queries.settlement(ended.id)).counted
    assert await kept(house.path) == await expected(house.path)


async def test_an_old_ladder_has_its_final_table(house: House) -> None:
    async with await house.open() as database:
        ladder = LadderService(Store(database), lambda: house.now)
        house.now = month_start("2026-02") + GRACE
        await ladder.seasons.freeze_due()
        page = await ladder.seasons.page(1, "2026-01", Metric.POINTS, page=1, reader=101)
    assert page.own is not None
    assert page.total == 3


def copies(house: House) -> set[str]:
    return {path.suffix for path in house.path.parent.iterdir() if "schema" in path.suffix}


async def test_a_copy_from_before_the_upgrade_is_kept_until_the_next_one(house: House) -> None:
    schema, older = inspect(house.path).schema, ".schema-1"
    shutil.copy(house.path, f"{house.path}{older}")
    before = await house.rows("SELECT * FROM bookings ORDER BY match, person")
    for _ in range(2):
        await (await house.open()).close()
    if schema == schema_known():
        assert copies(house) == {older}
        return
    assert copies(house) == {f".schema-{schema}"}
    copy = house.path.with_name(f"{house.path.name}.schema-{schema}")
    assert inspect(copy).schema == schema
    assert await rows(copy, "SELECT * FROM bookings ORDER BY match, person") == before


def block(path: Path) -> None:
    path.mkdir()
    (path / "file").touch()


async def test_without_room_for_the_copy_there_is_no_upgrade(house: House) -> None:
    schema = inspect(house.path).schema
    if schema == schema_known():
        return
    block(Path(f"{house.path}.schema-part"))
    with pytest.raises(CannotOpen, match="no copy could be made before its upgrade"):
        await house.open()
    assert inspect(house.path).schema == schema

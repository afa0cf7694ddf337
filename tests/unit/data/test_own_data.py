"""A person's own data: the export has all of it, and erasing leaves nothing that leads to the account."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from data.matches.service import MatchService
from data.own_data import OwnData, export_file
from data.people import People
from data.records.matches import ERASED, Place, Refusal, User
from data.records.settings import OWN_LANGUAGE
from data.storage.bar_queries import add_bar
from data.storage.store import Store
from engine.match import Phase
from engine.tiles import Tile
from tests.support.match_service import BORA, CEM, HERE, House, columns, options, rows
from tests.support.refusals import refused
from tests.support.stores import sqlite_only

ZELIHA = User(987_654_321_012_345_678, "Zeliha the Distinct")

EXPORTED = {
    ("standings", "person"): "standings",
    ("ratings", "person"): "ratings",
    ("outcomes", "person"): "outcomes",
    ("streaks", "person"): "streaks",
    ("head_to_head", "one"): "head_to_head",
    ("head_to_head", "other"): "head_to_head",
    ("season_places", "person"): "season_places",
    ("highlights", "person"): "highlights",
    ("person_settings", "person"): "settings",
    ("gold_accounts", "person"): "gold",
    ("sitters", "person"): "matches",
    ("bookings", "person"): "bookings",
    ("unbooked", "person"): "unbooked",
    ("departures", "person"): "departures",
    ("opponents", "one"): "played_against",
    ("opponents", "other"): "played_against",
    ("events", "actor"): "actions",
    ("results", "owner"): "results",
    ("results", "occupant"): "results",
    ("journal", "actor"): "server_logs",
    ("journal", "subject"): "server_logs",
}
"""Every column that holds a person key, and under which name the export has its rows."""
TRANSIENT = {("global_queue", "person")}
"""Besides those: only keys, and only for seconds."""


@pytest.fixture
async def store(house: House) -> Any:
    async with await house.open() as database:
        yield Store(database)


@pytest.fixture
def service(house: House, store: Store) -> MatchService:
    return house.service(store._database)


@pytest.fixture
def own_data(house: House, store: Store, service: MatchService) -> OwnData:
    return OwnData(store, People(store, lambda: house.now), service.forget_person, lambda: house.now)


async def lived(house: House, service: MatchService) -> None:
    """Rated and unrated matches of Zeliha, a seat that she took over and left, a match that she ended."""
    for rated in (True, True, False):
        table = await service.seats.open(ZELIHA, HERE, options(target=25, rated=rated), language="en-US")
        await service.seats.join(table.id, BORA)
        await house.play_out(service, await service.seats.start(table.id, ZELIHA))
    table = await service.seats.open(BORA, HERE, options(target=25), language="en-US")
    await service.seats.join(table.id, CEM)
    await service.seats.start(table.id, BORA)
    await service.seats.leave(table.id, CEM)
    await service.seats.take_seat(table.id, ZELIHA)
    await service.seats.leave(table.id, ZELIHA)
    await service.play.stop(table.id, ZELIHA, moderator=True)
    await service.play.board_posted(1, 555)
    await service.play.move_to(2, Place(HERE.guild, 30, f"Draw Dominoes · {ZELIHA.name}"))  # as earlier versions did


@sqlite_only
async def test_every_column_with_a_person_is_exported(house: House, store: Store) -> None:
    found: set[tuple[str, str]] = set()
    with closing(sqlite3.connect(house.path)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        for table in tables:
            keys = connection.execute('SELECT "table", "from" FROM pragma_foreign_key_list(?)', (table,))
            found |= {(table, column) for other, column in keys if other == "persons"}
    assert found == EXPORTED.keys() | TRANSIENT


async def test_the_export_has_every_row_of_the_person(house: House, service: MatchService, own_data: OwnData) -> None:
    await lived(house, service)
    async with own_data._store.transaction() as session:
        await add_bar(session, 77, ZELIHA.id, at=house.now)
    await own_data._people.change(ZELIHA, OWN_LANGUAGE, value="tr")
    found = await own_data.export(ZELIHA.id)
    assert found["settings"] == {"own_language": "tr"}
    key = (await house.rows("SELECT key FROM persons WHERE account = ?", ZELIHA.id))[0][0]
    (profile,) = await house.rows("SELECT name FROM persons WHERE key = ?", key)
    assert found["name"] == profile[0] == ZELIHA.name
    assert found["account"] == str(ZELIHA.id)
    assert found["barred_from"] == [{"server": "77", "since_at": "2026-01-01T00:00:00+00:00"}]
    for (table, column), name in EXPORTED.items():
        if table in ("results", "journal"):
            continue
        ((count,),) = await house.rows(f"SELECT COUNT(*) FROM {table} WHERE {column} = ?", key)  # noqa: S608
        listed = found[name] if name in found else [row for each in found["matches"] for row in each.get(name, ())]
        assert len(listed) >= int(str(count)), (table, column)
    assert [each["match"] for each in found["matches"]] == ["1", "2", "3", "4"]
    assert [each["by_you"] for each in found["server_logs"]] == [True]
    first = found["matches"][0]
    assert first["board"] == "555"
    assert {each["owner"] for each in first["results"]} == {"you", "Bora"}
    assert {each["kind"] for each in first["actions"]} >= {"Opened", "Started", "Played"}
    assert "host" not in first["actions"][0]
    assert json.loads(export_file(found)) == found


async def test_the_export_of_someone_unknown_says_so(own_data: OwnData) -> None:
    found = await own_data.export(4711)
    assert found["account"] == "4711"
    assert "matches" not in found


async def test_a_running_match_gives_no_hidden_tile_away(
    house: House, service: MatchService, own_data: OwnData
) -> None:
    table = await service.seats.open(ZELIHA, HERE, options(target=150), language="en-US")
    await service.seats.join(table.id, BORA)
    table = await service.seats.start(table.id, ZELIHA)
    for _ in range(4):
        if table.match.phase is Phase.PLAYING:
            table = await house.press(service, table)
    assert table.match.round is not None
    text = json.dumps(await own_data.export(ZELIHA.id))
    for (payload,) in await house.rows("SELECT payload FROM events WHERE kind IN ('Opened', 'RoundDealt')"):
        fields = json.loads(str(payload))
        assert [name for name in ("seed", "secret") if str(fields.get(name, "-- none --")) in text] == []
    assert "secret" not in text
    assert "seed" not in text
    hidden: set[Tile] = set(table.match.round.hands[1])
    assert hidden
    assert [tile for tile in hidden if f'"{tile}"' in text] == []


async def everything(path: Path) -> dict[str, list[tuple[object, ...]]]:
    return {name: sorted(await rows(path, f"SELECT * FROM {name}"), key=repr) for name in await columns(path)}  # noqa: S608


async def test_erasing_leaves_nothing_that_leads_to_the_account(
    house: House, service: MatchService, own_data: OwnData, store: Store
) -> None:
    await lived(house, service)
    await service.seats.open(ZELIHA, Place(2, 20), options(), language="tr")
    await service.seats.leave(5, ZELIHA)
    async with store.transaction() as session:
        key = await session.person(ZELIHA)
        await session.run("INSERT INTO journal (guild, at, kind, subject) VALUES (1, 5, 'barred', ?)", key)
        await add_bar(session, 1, ZELIHA.id, at=5)
    before = await everything(house.path)
    assert await own_data.erase(ZELIHA.id) == ()
    after = await everything(house.path)
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"persons", "matches", "departures", "journal", "redraws"}
    assert [row[:3] for row in after["matches"]] == [row[:3] for row in before["matches"]]
    assert (key, None, None, 0, house.now) in after["persons"]
    assert [row for row in after["journal"] if row[-1] is not None] == []
    assert after["redraws"] == [(1,)], "the only ended match with a board"
    without_bar = {name: str(lines) for name, lines in after.items() if name != "bars"}
    assert not [name for name, lines in without_bar.items() if str(ZELIHA.id) in lines or ZELIHA.name in lines]


@sqlite_only
async def test_erasing_leaves_no_trace_in_the_files(house: House, service: MatchService, own_data: OwnData) -> None:
    for name in ("Zeliha", "Zeliha of a much longer name than before", ZELIHA.name):
        await service.seats.open(User(ZELIHA.id, name), HERE, options(), language="tr")
        await service.seats.leave((await service.queries.live_tables())[0], User(ZELIHA.id, name))
    account = ZELIHA.id.to_bytes(8, "big")

    def traces() -> list[str]:
        files = [path for path in house.path.parent.iterdir() if path.name.startswith(house.path.name)]
        return [path.name for path in files for trace in (b"Zeliha", account) if trace in path.read_bytes()]

    assert traces()
    await own_data.erase(ZELIHA.id)
    assert traces() == []


async def test_who_holds_a_seat_is_not_erased(house: House, service: MatchService, own_data: OwnData) -> None:
    table = await service.seats.open(ZELIHA, HERE, options(), language="tr")
    with refused(Refusal.STILL_SEATED):
        await own_data.erase(ZELIHA.id)
    assert (await own_data.export(ZELIHA.id))["name"] == ZELIHA.name
    assert (await service.queries.table(table.id)).host_user == ZELIHA


async def test_a_running_match_forgets_who_left_it(house: House, service: MatchService, own_data: OwnData) -> None:
    table = await service.seats.open(ZELIHA, HERE, options(), language="tr")
    await service.seats.join(table.id, BORA)
    await service.seats.start(table.id, ZELIHA)
    await service.seats.leave(table.id, ZELIHA)
    assert await own_data.erase(ZELIHA.id) == (table.id,)
    for _ in range(2):
        table = await service.queries.table(table.id)
        assert table.user(1) == ERASED
        assert table.person_of(ZELIHA.id) is None
        assert not await service.seats.may_return(table, ZELIHA.id)
        service = house.service(own_data._store._database)
    ended = await service.play.claim(table.id, BORA)
    settlement = await service.queries.settlement(ended.id)
    assert [share.person for share in settlement.shares] == [1, 2], "the result stays"


async def test_who_comes_back_is_a_new_person(house: House, service: MatchService, own_data: OwnData) -> None:
    await lived(house, service)
    old = (await house.rows("SELECT key FROM persons WHERE account = ?", ZELIHA.id))[0][0]
    await own_data.erase(ZELIHA.id)
    await own_data.erase(ZELIHA.id)
    await service.seats.open(ZELIHA, HERE, options(), language="tr")
    ((new,),) = await house.rows("SELECT key FROM persons WHERE account = ?", ZELIHA.id)
    assert new != old
    found = await own_data.export(ZELIHA.id)
    assert (found["standings"], len(found["matches"])) == ([], 1)


async def test_a_rematch_does_not_wait_for_the_erased(house: House, service: MatchService, own_data: OwnData) -> None:
    table = await service.seats.open(BORA, HERE, options(target=25), language="en-US", private=True)
    await service.seats.invite(table.id, BORA, [ZELIHA])
    await service.seats.join(table.id, ZELIHA)
    table = await house.play_out(service, await service.seats.start(table.id, BORA))
    await own_data.erase(ZELIHA.id)
    again, _ = await service.seats.rematch(table.id, BORA)
    assert set(again.match.kept) == {table.person_of(BORA.id), None}
    assert again.match.invited == ()


async def test_a_rematch_that_is_opened_meanwhile_does_not_name_the_erased(
    house: House, service: MatchService, own_data: OwnData, store: Store
) -> None:
    table = await service.seats.open(BORA, HERE, options(target=25), language="en-US", private=True)
    await service.seats.invite(table.id, BORA, [ZELIHA])
    await service.seats.join(table.id, ZELIHA)
    table = await house.play_out(service, await service.seats.start(table.id, BORA))
    async with store.transaction():  # each waits for its turn: the rematch has read the old match when they are erased
        opening = asyncio.create_task(service.seats.rematch(table.id, BORA))
        erasing = asyncio.create_task(own_data.erase(ZELIHA.id))
        await asyncio.sleep(0.01)
    await erasing
    again, _ = await opening
    assert list(again.people.values()) == [BORA]

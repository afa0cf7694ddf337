"""Databases as releases left them: ``python -m tests.support.frozen_database`` writes that of this version."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from data.moderation import Moderation
from data.own_data import OwnData
from data.people import People
from data.records.matches import Place, User
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Store
from tests.support import ROOT
from tests.support.match_service import BORA, CEM, DILA, HERE, House, options, two_people

FOLDER = ROOT / "tests" / "golden" / "databases"
ERASED, BARRED, MOD = User(105, "Erased"), User(106, "Barred"), User(107, "Mod")


async def fill(path: Path) -> None:
    """A few matches of every kind: rated, unrated, voided, half-finished, running, a lobby, one of an erased person."""
    house = House(path)
    async with await SqliteDatabase.open(path) as database:
        service, store = house.service(database), Store(database)
        await service.load()
        for rated in (True, True, False):
            house.now += 60_000
            await house.play_out(service, await two_people(service, options(target=25, rated=rated)))
        table = await two_people(service, options(target=25))
        await service.seats.leave(table.id, BORA)
        await service.seats.take_seat(table.id, CEM)
        await house.play_out(service, await service.queries.table(table.id))
        moderation = Moderation(store, lambda: house.now)
        await moderation.void(HERE.guild, 1, by=MOD)
        await moderation.bar(HERE.guild, BARRED, by=MOD)
        opened = await service.seats.open(ERASED, Place(HERE.guild, 12), options(), language="tr")
        await service.seats.leave(opened.id, ERASED)
        await OwnData(store, People(store, lambda: house.now), service.forget_person, lambda: house.now).erase(
            ERASED.id
        )
        running = await two_people(service, options(target=150))
        for _ in range(6):
            running = await house.press(service, running)
        await service.play.board_posted(running.id, 555)
        await service.seats.open(DILA, Place(2, 20), options(), language="pt-BR")


def dump(path: Path) -> tuple[int, str]:
    """The schema of a file, and the SQL that makes it again."""
    with closing(sqlite3.connect(path)) as connection:
        [schema] = connection.execute("PRAGMA user_version").fetchone()
        return schema, "\n".join([*connection.iterdump(), f"PRAGMA user_version = {schema};", ""])


def thaw(script: Path, path: Path) -> None:
    """Make the file of a frozen database."""
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script.read_text(encoding="utf-8"))


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        asyncio.run(fill(Path(folder) / "ayaz.sqlite3"))
        schema, script = dump(Path(folder) / "ayaz.sqlite3")
    (FOLDER / f"schema-{schema:04}.sql").write_text(script, encoding="utf-8")

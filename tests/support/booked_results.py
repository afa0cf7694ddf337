"""Results and ladder points in the database of a story."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.support.simulation import Person, Sim


def results(sim: Sim) -> list[tuple[object, ...]]:
    """The booked results, by match and seat."""
    with closing(sqlite3.connect(f"file:{sim.database}?mode=ro", uri=True)) as database:
        return database.execute("SELECT match, seat, score, place FROM results ORDER BY match, seat").fetchall()


def balance(sim: Sim, person: Person) -> int | None:
    """A person's ladder points on the server of the story; None without an account."""
    with closing(sqlite3.connect(f"file:{sim.database}?mode=ro", uri=True)) as database:
        row = database.execute(
            "SELECT points FROM standings JOIN persons ON persons.key = person"
            " WHERE account = ? AND guild = ? AND variant = ''",
            (person.id, sim.guild.id),
        ).fetchone()
    return None if row is None else row[0]


def give(sim: Sim, person: Person, points: int) -> None:
    """Set a person's ladder points, as if earned in a month long past."""
    with closing(sqlite3.connect(sim.database)) as database, database:
        [key] = database.execute("SELECT key FROM persons WHERE account = ?", (person.id,)).fetchone()
        database.execute(
            "INSERT INTO standings VALUES (?, '', ?, ?, 0, '2020-01', 0, 0, '2020-01-06', 0, 0)",
            (sim.guild.id, key, points),
        )

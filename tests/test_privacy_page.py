"""docs/privacy.md names every table and every column of the database, and nothing else."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from data.storage.sqlite_database import SQLITE_MIGRATIONS
from tests.support import ROOT

SHARED = (("outcomes", "streaks"), ("seasons", "season_places"))
"""Tables that have a heading together."""
PAGE = (ROOT / "docs" / "privacy.md").read_text(encoding="utf-8")


def stored() -> dict[str, set[str]]:
    """The columns of each table after all migrations."""
    with closing(sqlite3.connect(":memory:")) as connection:
        for script in sorted(SQLITE_MIGRATIONS.glob("*.sql")):
            connection.executescript(script.read_text(encoding="utf-8"))
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {
            name: {row[1] for row in connection.execute("SELECT * FROM pragma_table_info(?)", (name,))}
            for name in tables
            if not name.startswith("sqlite_")
        }


def named() -> dict[str, set[str]]:
    """The fields that the page lists under each heading of a table; two tables may share one."""
    found: dict[str, set[str]] = {}
    for section in re.split(r"(?m)^### ", PAGE)[1:]:
        heading, _, body = section.partition("\n")
        fields = {field for line in re.findall(r"(?m)^\| (`.+?) \|", body) for field in re.findall(r"`(\w+)`", line)}
        for table in re.findall(r"`(\w+)`", heading):
            found[table] = fields
    return found


def test_every_table_and_column_is_named_with_its_reason() -> None:
    database, page = stored(), named()
    assert sorted(page) == sorted(database), "docs/privacy.md says of every table what it is for"
    for one, other in SHARED:
        assert page[one] == page[other] == database[one] | database[other]
    for table in database.keys() - {name for pair in SHARED for name in pair}:
        assert page[table] == database[table], f"docs/privacy.md, fields of {table}"


def test_every_field_has_a_reason() -> None:
    lines = re.findall(r"(?m)^\| (`.+?) \| (.*) \|$", PAGE)
    assert len(lines) > 40
    assert [field for field, why in lines if len(why) < 8] == []

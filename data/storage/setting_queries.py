"""SQL of what servers and people have set."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from data.records.settings import Settings
from data.storage.store import Session


@dataclass(frozen=True, slots=True)
class PersonSettings:
    """What a person has set; ``account`` is None of one who was erased."""

    person: int
    account: int | None
    settings: Settings


class SettingQueries:
    """The statements, for the session of a ``transaction()`` or ``reading()`` block."""

    def __init__(self, session: Session) -> None:
        self._run = session.run

    async def of_servers(self) -> dict[int, Settings]:
        """What servers have set, by server id."""
        return _grouped(await self._run("SELECT guild, key, value FROM server_settings"))

    async def of_people(self) -> list[PersonSettings]:
        """What people have set."""
        return _people(
            await self._run(
                "SELECT persons.key, account, person_settings.key, value FROM person_settings"
                " JOIN persons ON persons.key = person WHERE account IS NOT NULL"
            )
        )

    async def of_changed_people(self, *, since: int) -> list[PersonSettings]:
        """What those have set who have changed something, or were erased, since then."""
        return _people(
            await self._run(
                "SELECT persons.key, account, person_settings.key, value FROM persons"
                " LEFT JOIN person_settings ON person = persons.key WHERE changed_at >= ?",
                since,
            )
        )

    async def of_person(self, person: int) -> Settings:
        """What a person, by key, has set."""
        rows = await self._run("SELECT key, value FROM person_settings WHERE person = ?", person)
        return Settings(dict(rows))

    async def set_of_server(self, guild: int, settings: Settings) -> None:
        """Replace what a server has set."""
        await self._run("DELETE FROM server_settings WHERE guild = ?", guild)
        for key, value in settings.stored.items():
            await self._run("INSERT INTO server_settings (guild, key, value) VALUES (?, ?, ?)", guild, key, value)

    async def set_of_person(self, person: int, settings: Settings, *, at: int) -> None:
        """Replace what a person, by key, has set."""
        await self._run("UPDATE persons SET changed_at = ? WHERE key = ?", at, person)
        await self._run("DELETE FROM person_settings WHERE person = ?", person)
        for key, value in settings.stored.items():
            await self._run("INSERT INTO person_settings (person, key, value) VALUES (?, ?, ?)", person, key, value)


def _people(rows: Iterable[Any]) -> list[PersonSettings]:
    accounts: dict[int, int | None] = {}
    stored: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for person, account, key, value in rows:
        accounts[person] = account
        if key is not None:  # of who has set nothing there is one row without
            stored[person][key] = value
    return [PersonSettings(person, account, Settings(stored[person])) for person, account in accounts.items()]


def _grouped(rows: Iterable[Any]) -> dict[int, Settings]:
    found: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for owner, key, value in rows:
        found[owner][key] = value
    return {owner: Settings(stored) for owner, stored in found.items()}

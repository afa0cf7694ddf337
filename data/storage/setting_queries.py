"""SQL of what servers and people have set."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from data.records.settings import Settings
from data.storage.store import Session


class SettingQueries:
    """The statements, for the session of a ``transaction()`` or ``reading()`` block."""

    def __init__(self, session: Session) -> None:
        self._run = session.run

    async def of_servers(self) -> dict[int, Settings]:
        """What servers have set, by server id."""
        return _grouped(await self._run("SELECT guild, key, value FROM server_settings"))

    async def of_people(self) -> dict[int, Settings]:
        """What people have set, by account."""
        return _grouped(
            await self._run(
                "SELECT account, person_settings.key, value FROM person_settings"
                " JOIN persons ON persons.key = person WHERE account IS NOT NULL"
            )
        )

    async def set_of_server(self, guild: int, settings: Settings) -> None:
        """Replace what a server has set."""
        await self._run("DELETE FROM server_settings WHERE guild = ?", guild)
        for key, value in settings.stored.items():
            await self._run("INSERT INTO server_settings (guild, key, value) VALUES (?, ?, ?)", guild, key, value)

    async def set_of_person(self, person: int, settings: Settings) -> None:
        """Replace what a person, by key, has set."""
        await self._run("DELETE FROM person_settings WHERE person = ?", person)
        for key, value in settings.stored.items():
            await self._run("INSERT INTO person_settings (person, key, value) VALUES (?, ?, ?)", person, key, value)


def _grouped(rows: Iterable[Any]) -> dict[int, Settings]:
    found: defaultdict[int, dict[str, str]] = defaultdict(dict)
    for owner, key, value in rows:
        found[owner][key] = value
    return {owner: Settings(stored) for owner, stored in found.items()}

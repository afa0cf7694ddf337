"""The settings of servers."""

from __future__ import annotations

from collections.abc import Callable

from data.records.settings import PER_CHANNEL, PER_PERSON, Limits, Setting, Settings, Value
from data.storage.server_queries import ServerQueries
from data.storage.setting_queries import SettingQueries
from data.storage.store import Store

CALL_AGAIN = 600_000
"""Milliseconds after a call of a server's role in which it is not called again, whoever opens a lobby."""


class Servers:
    """The settings of servers, by server id; kept in memory once loaded. ``clock`` returns milliseconds since the
    epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._settings: dict[int, Settings] = {}

    @classmethod
    async def load(cls, store: Store, clock: Callable[[], int]) -> Servers:
        """Read all settings; once at the start."""
        servers = cls(store, clock)
        async with store.reading() as session:
            servers._settings = await SettingQueries(session).of_servers()
        return servers

    def settings(self, guild: int) -> Settings:
        """What a server has set."""
        return self._settings.get(guild, Settings())

    def limits(self, guild: int) -> Limits:
        """How many tables a server allows."""
        settings = self.settings(guild)
        return Limits(per_channel=settings[PER_CHANNEL], per_person=settings[PER_PERSON])

    async def change(self, guild: int, setting: Setting[Value], value: Value) -> Settings:
        """Set one thing; returns all settings after it."""
        changed = self.settings(guild).with_value(setting, value)
        async with self._store.transaction() as session:
            await SettingQueries(session).set_of_server(guild, changed)
        self._settings[guild] = changed
        return changed

    def forget(self, guild: int) -> None:
        """The settings of a server were deleted."""
        self._settings.pop(guild, None)

    async def call_role(self, guild: int) -> int | None:
        """Note that the role of a server is called now. None where that is allowed, else when it may be called again:
        then nothing is noted."""
        now = self._clock()
        async with self._store.transaction() as session:
            servers = ServerQueries(session)
            if await servers.note_call(guild, at=now, earliest=now - CALL_AGAIN):
                return None
            return await servers.called_at(guild) + CALL_AGAIN

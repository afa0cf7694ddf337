"""The settings of people."""

from __future__ import annotations

from data.records.matches import User
from data.records.settings import Setting, Settings, Value
from data.storage.setting_queries import SettingQueries
from data.storage.store import Store


class People:
    """The settings of people, by account; kept in memory once loaded."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._settings: dict[int, Settings] = {}

    @classmethod
    async def load(cls, store: Store) -> People:
        """Read all settings; once at the start."""
        people = cls(store)
        async with store.reading() as session:
            people._settings = await SettingQueries(session).of_people()
        return people

    def settings(self, account: int) -> Settings:
        """What an account has set."""
        return self._settings.get(account, Settings())

    async def change(self, user: User, setting: Setting[Value], value: Value) -> Settings:
        """Set one thing; returns all settings after it."""
        changed = self.settings(user.id).with_value(setting, value)
        async with self._store.transaction() as session:
            await SettingQueries(session).set_of_person(await session.person(user), changed)
        self._settings[user.id] = changed
        return changed

    def forget(self, account: int) -> None:
        """An account was erased."""
        self._settings.pop(account, None)

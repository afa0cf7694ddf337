"""The settings of people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from data.records.matches import User
from data.records.settings import Setting, Settings, Value
from data.storage.setting_queries import PersonSettings, SettingQueries
from data.storage.store import Store

LOOK_BACK = 600_000
"""Milliseconds before now from which on changes are looked for: clocks of machines may differ, and what was noted may
be committed later."""


class People:
    """The settings of people, by account; kept in memory once loaded. ``clock`` returns milliseconds since the epoch.

    A person may change theirs on a server of another process, so ``refresh`` is to be called every few seconds.
    """

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        self._settings: dict[int, Settings] = {}
        self._accounts: dict[int, int] = {}
        """The accounts of those whose settings are known, by key."""
        self._changing = asyncio.Lock()
        """Held while settings are changed or read again: what was read must not come after a change."""
        self._erased: set[int] = set()
        """The keys of those who were erased lately, as far as is known here."""

    @classmethod
    async def load(cls, store: Store, clock: Callable[[], int]) -> People:
        """Read all settings; once at the start."""
        people = cls(store, clock)
        async with store.reading() as session:
            people._take_over(await SettingQueries(session).of_people())
        return people

    def settings(self, account: int) -> Settings:
        """What an account has set."""
        return self._settings.get(account, Settings())

    async def change(self, user: User, setting: Setting[Value], value: Value) -> Settings:
        """Set one thing; returns all settings after it."""
        async with self._changing:
            async with self._store.transaction() as session:
                queries, person = SettingQueries(session), await session.person(user)
                changed = (await queries.of_person(person)).with_value(setting, value)
                await queries.set_of_person(person, changed, at=self._clock())
            self._take_over([PersonSettings(person, user.id, changed)])
        return changed

    async def refresh(self) -> tuple[int, ...]:
        """Take over what other processes have changed; the keys of people whom they have erased since the last time."""
        async with self._changing:
            async with self._store.reading() as session:
                found = await SettingQueries(session).of_changed_people(since=self._clock() - LOOK_BACK)
            known, self._erased = self._erased, self._take_over(found)
        return tuple(sorted(self._erased - known))

    def forget(self, person: int) -> None:
        """A person, by key, was erased."""
        self._erased.add(person)
        self._settings.pop(self._accounts.pop(person, 0), None)

    def _take_over(self, found: list[PersonSettings]) -> set[int]:
        """Keep what was read; the keys of those who are erased."""
        erased = {each.person for each in found if each.account is None}
        for person in erased:  # first: who has come back since is another person with the same account
            self._settings.pop(self._accounts.pop(person, 0), None)
        for each in found:
            if each.account is not None:
                self._accounts[each.person], self._settings[each.account] = each.account, each.settings
        return erased

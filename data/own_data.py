"""What is kept of one person: given to them as a file, and erased when they want."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, cast

from data.people import People
from data.records.matches import Refusal, Refused
from data.storage.bar_queries import bars_of
from data.storage.live_queries import LiveMatchQueries
from data.storage.person_queries import PersonQueries, Row
from data.storage.store import Store

MATCHES_AT_A_TIME = 200
"""Matches that are read in one go: presses wait meanwhile."""
_ABOUT = "Everything that this bot keeps of your account. docs/privacy.md in its source says what each thing is for."


class OwnData:
    """Exports and erases. ``forget_person`` drops a name from memory, by key; ``clock`` returns milliseconds since the
    epoch."""

    def __init__(
        self,
        store: Store,
        people: People,
        forget_person: Callable[[int], Awaitable[None]],
        clock: Callable[[], int],
    ) -> None:
        self._store = store
        self._people = people
        self._forget_person = forget_person
        self._clock = clock

    async def export(self, account: int) -> dict[str, Any]:
        """Everything that is kept of an account, for ``json.dumps``: ids as strings, times as text in UTC.

        Of other people it has only what their boards show to everybody, and no deal of any round.
        """
        found: dict[str, Any] = {"about": _ABOUT, "made_at": self._clock(), "account": account}
        match_ids: tuple[int, ...] = ()
        async with self._store.reading() as session:
            found["barred_from"] = [
                {"server": guild, "since_at": since} for guild, since in await bars_of(session, account)
            ]
            person = await session.known_person(account)
            if person is not None:
                queries = PersonQueries(session, person)
                found |= await queries.profile()
                found["settings"] = await queries.settings()
                found |= await queries.by_server()
                found["gold"] = await queries.gold()
                found["server_logs"] = await queries.journal()
                match_ids = await queries.match_ids()
        if person is not None:
            found["matches"] = await self._matches(person, match_ids)
        return _plain(found)

    async def _matches(self, person: int, match_ids: Sequence[int]) -> list[Row]:
        found: list[Row] = []
        for start in range(0, len(match_ids), MATCHES_AT_A_TIME):
            some = match_ids[start : start + MATCHES_AT_A_TIME]
            async with self._store.reading() as session:
                found += await PersonQueries(session, person).matches(some[0], some[-1])
        return found

    async def erase(self, account: int) -> tuple[int, ...]:
        """Erase an account. Its results stay, of a person without a name; who comes back is a new person.

        Returns the live matches that named it, whose boards have to be drawn again; ended ones are noted for that.
        Raises Refused (STILL_SEATED) while the account holds a seat.
        """
        # Alone: another process may be booking a match of this person, or be about to call them by their name.
        async with self._store.transaction(alone=True) as session:
            person = await session.known_person(account)
            if person is None:
                return ()
            if await LiveMatchQueries(session).of_person(account):
                raise Refused(Refusal.STILL_SEATED)
            queries = PersonQueries(session, person)
            live = await queries.live_matches()
            await queries.erase(at=self._clock())
        self._people.forget(person)
        await self._forget_person(person)
        await self._store.scrub()
        return live


def export_file(found: dict[str, Any]) -> bytes:
    """The export as a JSON file, with a line for each thing so that a person can read it."""
    return json.dumps(found, ensure_ascii=False, indent=1).encode()


_IDS = frozenset({"account", "server", "channel", "board", "match", "best_match"})
"""Numbers too long for what reads JSON as JavaScript does."""


def _plain(row: Row) -> Row:
    """A row, and the rows in it, with ids and times as text."""
    return {name: _plain_value(name, value) for name, value in row.items()}


def _plain_value(name: str, value: Any) -> Any:
    match value:
        case list():
            return [_plain(each) for each in cast("list[Row]", value)]
        case int() if name in _IDS:
            return str(value)
        case int() if name == "at" or name.endswith("_at"):
            return datetime.fromtimestamp(value / 1000, UTC).isoformat(timespec="seconds")
        case _:
            return value

"""SQL of people, matches and notes; the ladder, audit and server queries beside it have theirs. Typed records go out,
nothing is decided here.

The statements keep to what SQLite and PostgreSQL both understand (``ON CONFLICT DO UPDATE``, ``RETURNING``, times as
parameters).
"""

from __future__ import annotations

import json
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from data.records.matches import (
    BrokenLog,
    MatchRow,
    Place,
    SeatResult,
    Table,
    User,
)
from data.records.shards import Shards
from data.storage.database import Connection, Database, Statement, Task
from engine.events import CODEC, Event, decode, encode

FINISHED = "finished"
"""The outcome of a match with a result; other outcomes are the values of ``engine.events.Reason``."""


class Store:
    """Sessions and write batches, each for the length of a block."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.on_queued: list[Callable[[], None]] = []
        """Called after a commit that has queued people for the global board."""

    @property
    def shards(self) -> Shards:
        """See ``Database.shards``."""
        return self._database.shards

    @property
    def wait_for_turn(self) -> Callable[..., Awaitable[None]]:
        """See ``Database.wait_for_turn``."""
        return self._database.wait_for_turn

    @property
    def is_owner(self) -> bool:
        """See ``Database.is_owner``."""
        return self._database.is_owner

    @property
    def on_taken_over(self) -> list[Callable[[], None]]:
        """See ``Database.on_taken_over``."""
        return self._database.on_taken_over

    @property
    def on_regained(self) -> list[Callable[[], None]]:
        """See ``Database.on_regained``."""
        return self._database.on_regained

    @asynccontextmanager
    async def transaction(self, *, alone: bool = False) -> AsyncGenerator[Session]:
        """Everything written in the block is committed together at its end, or nothing is. ``alone``: see
        ``Database.transaction``."""
        async with self._database.transaction(alone=alone) as connection:
            session = Session(connection, self.shards)
            yield session
        if session.has_queued:
            for listener in self.on_queued:
                listener()

    @asynccontextmanager
    async def writing(self) -> AsyncGenerator[WriteBatch]:
        """A transaction that only writes: the statements of the block are collected and run together at its end."""
        statements: list[Statement] = []

        async def note_down(sql: str, values: tuple[object, ...]) -> None:
            statements.append((sql, values))

        yield WriteBatch(note_down)
        await self._database.write(statements)

    @asynccontextmanager
    async def reading(self) -> AsyncGenerator[Session]:
        """For a block that only reads."""
        async with self._database.reading() as connection:
            yield Session(connection, self.shards)

    def exclusively(self, task: Task) -> AbstractAsyncContextManager[bool]:
        """See ``Database.exclusively``."""
        return self._database.exclusively(task)

    async def maintain(self) -> None:
        """To be called every few seconds; see ``Database.maintain``."""
        await self._database.maintain()

    async def scrub(self) -> None:
        """See ``Database.scrub``."""
        await self._database.scrub()


class WriteBatch:
    """The statements that write and return nothing."""

    def __init__(self, write: Callable[[str, tuple[object, ...]], Awaitable[None]]) -> None:
        self._write = write

    async def write(self, sql: str, *values: object) -> None:
        """One statement of the modules that hold those of a matter of its own."""
        await self._write(sql, values)

    async def append(
        self, match_id: int, events: Iterable[Event], *, first_seq: int, at: int, actor: int | None
    ) -> None:
        """Add events to a log. ``actor`` is the person who caused the first of them; the rest follow by the rules."""
        for seq, event in enumerate(events, start=first_seq):
            kind, payload = encode(event)
            text = json.dumps(payload, separators=(",", ":"))
            await self._write(
                "INSERT INTO events (match, seq, kind, codec, payload, at, actor) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (match_id, seq, kind, CODEC, text, at, actor if seq == first_seq else None),
            )

    async def end(self, match_id: int, *, outcome: str, at: int, unseen: bool = True) -> None:
        """Mark a match as over: it is not due any more. ``unseen``: its end is still to be shown."""
        await self._write(
            "UPDATE matches SET due_at = NULL, due_span = 0, call_at = NULL, paused_at = NULL, give_up_at = NULL,"
            " ended_at = ?, outcome = ?, unseen = ? WHERE id = ?",
            (at, outcome, int(unseen), match_id),
        )

    async def set_seen(self, match_id: int) -> None:
        """Keep that the end of a match was shown."""
        await self._write("UPDATE matches SET unseen = 0 WHERE id = ?", (match_id,))

    async def add_results(self, match_id: int, results: Iterable[SeatResult]) -> None:
        """Keep the results of a finished match, once: a second time is an integrity error."""
        for each in results:
            await self._write(
                "INSERT INTO results (match, seat, owner, occupant, side, score, place) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (match_id, each.seat, each.owner, each.occupant, each.side, each.score, each.place),
            )

    async def set_due(self, table: Table) -> None:
        """Keep all times of a table, and whether it waits."""
        await self._write(
            "UPDATE matches SET due_at = ?, due_span = ?, call_at = ?, paused_at = ?, give_up_at = ?, waiting = ?"
            " WHERE id = ?",
            (
                table.due_at,
                table.due_span,
                table.call_at,
                table.paused_at,
                table.give_up_at,
                int(table.waiting),
                table.id,
            ),
        )

    async def set_messages(self, table: Table) -> None:
        """Keep which messages show the table and remind its person."""
        await self._write(
            "UPDATE matches SET board = ?, board_at = ?, call = ? WHERE id = ?",
            (table.board, table.board_at, table.call, table.id),
        )

    async def set_place(self, match_id: int, place: Place) -> None:
        """Keep in which channel of its server a table is shown."""
        await self._write(
            "UPDATE matches SET channel = ?, channel_name = ? WHERE id = ?", (place.channel, place.name, match_id)
        )

    async def set_language(self, match_id: int, language: str) -> None:
        """Keep the language of the public messages."""
        await self._write("UPDATE matches SET language = ? WHERE id = ?", (language, match_id))

    async def sit(self, match_id: int, *, person: int, seat: int | None) -> None:
        """Note the seat that a person holds now; None when they have left it, or are only invited."""
        await self._write(
            "INSERT INTO sitters (match, person, seat) VALUES (?, ?, ?)"
            " ON CONFLICT (match, person) DO UPDATE SET seat = excluded.seat",
            (match_id, person, seat),
        )

    async def add_departure(self, match_id: int, *, person: int, at: int, pressed: bool) -> None:
        """Note that a substitute has left, with a press on Leave or without."""
        await self._write(
            "INSERT INTO departures (person, match, at, pressed) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (person, match) DO UPDATE SET at = excluded.at, pressed = excluded.pressed",
            (person, match_id, at, int(pressed)),
        )

    async def drop_departure(self, match_id: int, *, person: int) -> None:
        """A substitute is back on the seat."""
        await self._write("DELETE FROM departures WHERE person = ? AND match = ?", (person, match_id))

    async def rename(self, person: int, name: str) -> None:
        """Keep how a person is called now, unless they were erased."""
        await self._write("UPDATE persons SET name = ? WHERE key = ? AND account IS NOT NULL", (name, person))

    async def set_note(self, key: str, value: str) -> None:
        await self._write(
            "INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )

    async def drop_note(self, key: str) -> None:
        await self._write("DELETE FROM meta WHERE key = ?", (key,))


class Session(WriteBatch):
    """All statements, carried out one after the other inside a ``transaction()`` or ``reading()`` block."""

    def __init__(self, connection: Connection, shards: Shards) -> None:
        super().__init__(self._run_for_nothing)
        self._connection = connection
        self.shards = shards
        """Those of this process; what is looked for over all servers is looked for in them."""
        self.has_queued = False
        """Whether somebody was queued for the global board."""

    async def _run_for_nothing(self, sql: str, values: tuple[object, ...]) -> None:
        await self._run(sql, *values)

    async def _run(self, sql: str, *values: object) -> Sequence[Any]:
        return await self._connection.fetch(sql, values)

    async def run(self, sql: str, *values: object) -> Sequence[Any]:
        """As ``write``, and the rows of the statement."""
        return await self._run(sql, *values)

    async def run_many(self, sql: str, rows: Sequence[tuple[object, ...]]) -> None:
        """The same statement for each of these rows, in one go."""
        if rows:
            await self._connection.run_many(sql, rows)

    async def try_task(self, task: Task) -> bool:
        """See ``Connection.try_task``."""
        return await self._connection.try_task(task)

    async def _ids(self, sql: str, *values: object) -> tuple[int, ...]:
        return tuple(number for (number,) in await self._run(sql, *values))

    # ---- people ----------------------------------------------------------------------------------------------------

    async def person(self, user: User) -> int:
        """The key of a person, made where they are new; the display name is kept as it is now."""
        return (await self.admit((user,)))[user.id]

    async def admit(self, users: Iterable[User]) -> dict[int, int]:
        """As ``person``, the keys of several people by account.

        Until the transaction ends no other one gets past this, or past ``hold``, for any of them: so what is read of
        them afterwards still holds at the commit. To be called before anything is written, once for all of them: the
        order of accounts, the same in every process, is what keeps two from waiting for each other.
        """
        keys: dict[int, int] = {}
        for account, name in sorted({user.id: user.name for user in users}.items()):
            ((keys[account],),) = await self._run(
                "INSERT INTO persons (account, name) VALUES (?, ?)"
                " ON CONFLICT (account) DO UPDATE SET name = excluded.name RETURNING key",
                account,
                name,
            )
        return keys

    async def hold(self, users: Iterable[User]) -> None:
        """As ``admit`` for people who are known; they keep their names."""
        for account in sorted({user.id for user in users}):
            await self._run("UPDATE persons SET name = name WHERE account = ?", account)

    async def known_person(self, account: int) -> int | None:
        """The key of an account that has been at a table."""
        found = await self._ids("SELECT key FROM persons WHERE account = ?", account)
        return found[0] if found else None

    async def people(self, match_id: int) -> dict[int, User]:
        """Everybody who ever sat at a table or was invited to it, by key."""
        rows = await self._run(
            "SELECT key, account, name FROM sitters JOIN persons ON persons.key = sitters.person WHERE match = ?"
            " ORDER BY key",
            match_id,
        )
        return {key: User(account or 0, name or "") for key, account, name in rows}

    # ---- matches ---------------------------------------------------------------------------------------------------

    async def open_match(
        self,
        place: Place,
        *,
        language: str,
        variant: str,
        rules_version: int,
        rematch_of: int | None,
        at: int,
        gold: int = 0,
    ) -> int:
        """A new match without events; its id."""
        ((match_id,),) = await self._run(
            "INSERT INTO matches"
            " (guild, channel, channel_name, language, variant, rules_version, rematch_of, gold, opened_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            place.guild,
            place.channel,
            place.name,
            language,
            variant,
            rules_version,
            rematch_of,
            gold,
            at,
        )
        return match_id

    async def row(self, match_id: int) -> MatchRow | None:
        rows = await self._run(
            "SELECT guild, channel, channel_name, language, variant, rules_version, rematch_of, gold, board, board_at,"
            " call, due_at, due_span, call_at, paused_at, give_up_at, waiting, outcome FROM matches WHERE id = ?",
            match_id,
        )
        if not rows:
            return None
        guild, channel, channel_name, language, variant, version, rematch, gold, *messages_and_times, outcome = rows[0]
        board, board_at, call, *times = messages_and_times
        due, span, call_at, paused_at, give_up_at, waiting = times
        return MatchRow(
            id=match_id,
            place=Place(guild, channel, channel_name),
            language=language,
            variant=variant,
            rules_version=version,
            rematch_of=rematch,
            gold=gold,
            board=board,
            board_at=board_at,
            call=call,
            due_at=due,
            due_span=span,
            call_at=call_at,
            paused_at=paused_at,
            give_up_at=give_up_at,
            waiting=bool(waiting),
            outcome=outcome,
        )

    # ---- people who left ------------------------------------------------------------------

    async def sat_in_lately(self, person: int, guild: int, *, since: int, back_to: int | None) -> int | None:
        """When a person last left a seat on a server as a substitute; None when not after ``since``.

        Returning to such a seat of the match ``back_to`` is held only against those who pressed Leave there.
        """
        ((at,),) = await self._run(
            "SELECT MAX(at) FROM departures JOIN matches ON matches.id = departures.match"
            " WHERE person = ? AND guild = ? AND at > ? AND (pressed = 1 OR match <> COALESCE(?, 0))",
            person,
            guild,
            since,
            back_to,
        )
        return at

    # ---- events and results ----------------------------------------------------------------------------------------

    async def log(self, match_id: int) -> tuple[Event, ...]:
        """The events of a match, oldest first.

        Raises BrokenLog for a gap, another codec version, an unknown kind, unknown or missing fields, bad values.
        """
        rows = await self._run("SELECT seq, kind, codec, payload FROM events WHERE match = ? ORDER BY seq", match_id)
        return tuple(_event(match_id, expected, row) for expected, row in enumerate(rows, start=1))

    async def first_event(self, match_id: int) -> Event:
        """The event that opened a match. Raises BrokenLog as ``log`` does, and where there is none."""
        rows = await self._run("SELECT seq, kind, codec, payload FROM events WHERE match = ? AND seq = 1", match_id)
        if not rows:
            raise BrokenLog(match_id, "it is empty")
        return _event(match_id, 1, rows[0])

    async def events_since(self, match_id: int, at: int) -> dict[int, Event]:
        """The events of a match from a moment on, by seq. Raises BrokenLog as ``log`` does, but for a gap."""
        rows = await self._run(
            "SELECT seq, kind, codec, payload FROM events WHERE match = ? AND at >= ? ORDER BY seq", match_id, at
        )
        return {row[0]: _event(match_id, row[0], row) for row in rows}

    async def last_seq(self, match_id: int) -> int:
        """How many events a match has."""
        ((seq,),) = await self._run("SELECT COALESCE(MAX(seq), 0) FROM events WHERE match = ?", match_id)
        return seq

    async def event_at(self, match_id: int, seq: int) -> int:
        """When an event was stored."""
        ((at,),) = await self._run("SELECT at FROM events WHERE match = ? AND seq = ?", match_id, seq)
        return int(at)

    async def results(self, match_id: int) -> tuple[SeatResult, ...]:
        """The results of a match, by seat; empty before its end and for a match closed without a result."""
        rows = await self._run(
            "SELECT seat, owner, occupant, side, score, place FROM results WHERE match = ? ORDER BY seat", match_id
        )
        return tuple(
            SeatResult(seat=seat, owner=owner, occupant=occupant, side=side, score=score, place=place)
            for seat, owner, occupant, side, score, place in rows
        )

    # ---- notes -----------------------------------------------------------------------------------------------------

    async def note(self, key: str) -> str | None:
        """A value that belongs to no match: a heartbeat, the commands last sent to Discord."""
        rows = await self._run("SELECT value FROM meta WHERE key = ?", key)
        return rows[0][0] if rows else None

    async def highest_note(self, beginning: str) -> int | None:
        """The highest of the numbers under keys that begin so."""
        ((value,),) = await self._run(
            "SELECT MAX(CAST(value AS BIGINT)) FROM meta WHERE SUBSTR(key, 1, ?) = ?", len(beginning), beginning
        )
        return value


def _event(match_id: int, expected: int, row: tuple[int, str, int, str]) -> Event:
    seq, kind, codec, payload = row
    if seq != expected or codec != CODEC:
        raise BrokenLog(match_id, f"event {expected} is missing or of another codec (found {seq}, codec {codec})")
    try:
        return decode(kind, json.loads(payload))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BrokenLog(match_id, f"event {seq}: {error}") from error

"""SQL of what is kept of one person: reading all of it, and cutting the way from it to the account.

``PersonQueries`` is made from the session of a ``transaction()`` or ``reading()`` block and used inside it only.
"""

from __future__ import annotations

import json
from typing import Any

from data.storage.global_board_queries import GlobalBoardQueries
from data.storage.season_queries import BEST
from data.storage.store import Session

Row = dict[str, Any]
"""A row by the names of its columns."""

_BY_SERVER = {
    "standings": "variant, points, wins, month, month_points, month_wins, week, week_points, week_wins",
    "ratings": "variant, mu, sigma, shown, matches",
    "outcomes": "variant, booked, outcome, matches",
    "streaks": "running, best, best_at, best_match",
    "season_places": "month, points, points_rank, wins, wins_rank",
}
"""Tables with what the ladder has added up for a person, and their columns."""

_OWN_ACTIONS = (
    "(events.actor = ?1 OR (events.kind IN ('Invited', 'Unseated') AND json_extract(events.payload, '$.person') = ?1))"
)

_OF_MATCH = {
    "bookings": (
        "bookings",
        "at, seat, rule, outcome, points, balance, mu_before, sigma_before, mu_after, sigma_after, rated",
        "bookings.person = ?1",
    ),
    "unbooked": ("unbooked", "at, outcome", "unbooked.person = ?1"),
    "departures": ("departures", "at, pressed", "departures.person = ?1"),
    "played_against": ("opponents", "at", "(opponents.one = ?1 OR opponents.other = ?1)"),
    "highlights": ("highlights", "kind, value, at", "highlights.person = ?1"),
    "actions": (
        "events",
        "at, kind, payload",
        _OWN_ACTIONS,
    ),
}
"""By name in the export: table, columns, and which rows of a match are the person's."""

_SHOWN_FIELDS = frozenset({"options", "level", "seat", "tile", "arm", "by", "why", "reason", "press"})
"""Fields of events that are exported. Not among them are person keys, which mean nothing outside the database, and what
deals are made from, by which a player would know the tiles of others."""


class PersonQueries:
    """The statements, about the person with this key."""

    def __init__(self, session: Session, person: int) -> None:
        self._session = session
        self._run = session.run
        self._person = person

    # ---- reading ---------------------------------------------------------------------------------------------------

    async def profile(self) -> Row:
        """The name, and whether the global leaderboards show it."""
        ((name, is_global),) = await self._run("SELECT name, is_global FROM persons WHERE key = ?", self._person)
        return {"name": name, "on_global_leaderboard": bool(is_global)}

    async def settings(self) -> Row:
        """What the person has set, by the key of the setting."""
        return dict(await self._run("SELECT key, value FROM person_settings WHERE person = ?", self._person))

    async def by_server(self) -> dict[str, list[Row]]:
        """What the ladder has added up, by table; a row names its server, 0 stands for the global leaderboards."""
        found: dict[str, list[Row]] = {}
        for table, columns in _BY_SERVER.items():
            rows = await self._run(f"SELECT guild, {columns} FROM {table} WHERE person = ?", self._person)  # noqa: S608
            found[table] = [_named(f"server, {columns}", row) for row in rows]
        columns = "server, won, lost, drawn, at, match"
        rows = await self._run(
            "SELECT guild, won, lost, drawn, at, match FROM head_to_head WHERE one = ?1"
            " UNION ALL SELECT guild, lost, won, drawn, at, match FROM head_to_head WHERE other = ?1",
            self._person,
        )
        found["head_to_head"] = [_named(columns, row) for row in rows]
        return found

    async def gold(self) -> list[Row]:
        """The accounts of gold, with every change of each."""
        accounts = await self._run(
            "SELECT id, guild, balance, gift_day FROM gold_accounts WHERE person = ? ORDER BY guild", self._person
        )
        found: list[Row] = []
        for account, *row in accounts:
            moves = await self._run(
                "SELECT at, kind, match, amount FROM gold_entries JOIN gold_postings ON id = posting"
                " WHERE account = ? ORDER BY posting",
                account,
            )
            changes = [_named("at, kind, match, amount", move) for move in moves]
            found.append({**_named("server, balance, day_of_last_gift", row), "changes": changes})
        return found

    async def journal(self) -> list[Row]:
        """The lines of servers' logs that the person caused, or that were caused to them."""
        columns = "guild, at, kind, match, actor IS NOT NULL AND actor = ?1, subject IS NOT NULL AND subject = ?1"
        rows = await self._run(
            f"SELECT {columns} FROM journal WHERE actor = ?1 OR subject = ?1 ORDER BY id",  # noqa: S608
            self._person,
        )
        return [
            {**_named("server, at, kind, match", row), "by_you": bool(by_you), "to_you": bool(to_you)}
            for *row, by_you, to_you in rows
        ]

    async def match_ids(self) -> tuple[int, ...]:
        """Every match at which the person sat or to which they were invited."""
        rows = await self._run("SELECT match FROM sitters WHERE person = ? ORDER BY match", self._person)
        return tuple(match_id for (match_id,) in rows)

    async def matches(self, first: int, last: int) -> list[Row]:
        """Those of their matches with ids from ``first`` to ``last``: what is public of each, what it brought to them,
        and what they did there. The deals are left out, and so are the accounts of others."""
        columns = "guild, channel, language, variant, gold, board, opened_at, ended_at, outcome"
        rows = await self._run(
            f"SELECT matches.id, {columns}, seat FROM matches JOIN sitters ON sitters.match = matches.id"  # noqa: S608
            " WHERE sitters.person = ? AND matches.id BETWEEN ? AND ? ORDER BY matches.id",
            self._person,
            first,
            last,
        )
        found = {row[0]: _named(f"match, server, {columns.partition(', ')[2]}, seat_now", row) for row in rows}
        for match_id, result in await self._results(first, last):
            found[match_id].setdefault("results", []).append(result)
        for name, (table, columns, own) in _OF_MATCH.items():
            rows = await self._run(
                f"SELECT {table}.match, {_qualified(table, columns)} FROM {table}"  # noqa: S608
                f" JOIN sitters ON sitters.match = {table}.match AND sitters.person = ?1"
                f" WHERE {own} AND {table}.match BETWEEN ?2 AND ?3",
                self._person,
                first,
                last,
            )
            for match_id, *values in rows:
                found[match_id].setdefault(name, []).append(_readable(_named(columns, values)))
        return list(found.values())

    async def _results(self, first: int, last: int) -> list[tuple[int, Row]]:
        """The results of seats, by match. Other people are called by the names that the board shows."""
        rows = await self._run(
            "SELECT results.match, results.seat, side, score, place, owner, owners.name, occupant, occupants.name"
            " FROM results JOIN sitters ON sitters.match = results.match AND sitters.person = ?"
            " LEFT JOIN persons AS owners ON owners.key = owner"
            " LEFT JOIN persons AS occupants ON occupants.key = occupant"
            " WHERE results.match BETWEEN ? AND ? ORDER BY results.match, results.seat",
            self._person,
            first,
            last,
        )

        def who(key: int | None, name: str | None) -> str:
            return "computer" if key is None else "you" if key == self._person else name or "former player"

        return [
            (
                match_id,
                {
                    "seat": seat,
                    "side": side,
                    "score": score,
                    "place": place,
                    "owner": who(owner, owner_name),
                    "at_the_end": who(occupant, occupant_name),
                },
            )
            for match_id, seat, side, score, place, owner, owner_name, occupant, occupant_name in rows
        ]

    # ---- erasing ---------------------------------------------------------------------------------------------------

    async def live_matches(self) -> tuple[int, ...]:
        """Running matches and lobbies that name the person, who may have left them."""
        rows = await self._run(
            "SELECT matches.id FROM sitters JOIN matches ON matches.id = sitters.match"
            " WHERE person = ? AND ended_at IS NULL ORDER BY matches.id",
            self._person,
        )
        return tuple(match_id for (match_id,) in rows)

    async def erase(self, *, at: int) -> None:
        """Cut the way from the key to the account. What was booked and played stays, under a key that leads nowhere; on
        the global board nothing does.

        To be done alone: rows of many tables that other processes write change here.
        """
        # Earlier versions kept the names of threads, which are called after the host.
        await self._run(
            "UPDATE matches SET channel_name = '' FROM sitters, persons WHERE persons.key = ? AND person = persons.key"
            " AND match = matches.id AND name <> '' AND INSTR(channel_name, name) > 0",
            self._person,
        )
        await self._run(
            "UPDATE persons SET account = NULL, name = NULL, changed_at = ? WHERE key = ?", at, self._person
        )
        await GlobalBoardQueries(self._session).set_global(self._person, shown=False)
        # Together with a bar of the account the line would tell who the key was; the time of both is the same.
        await self._run("UPDATE journal SET subject = NULL WHERE subject = ?", self._person)
        for table in ("departures", "person_settings"):
            await self._run(f"DELETE FROM {table} WHERE person = ?", self._person)  # noqa: S608 (names of our own)
        await self._run(
            "UPDATE seasons SET unposted = 1 WHERE message IS NOT NULL AND EXISTS (SELECT 1 FROM season_places"
            " WHERE season_places.guild = seasons.guild AND season_places.month = seasons.month AND person = ?"
            " AND points_rank <= ?)",
            self._person,
            BEST,
        )
        await self._run(
            "INSERT INTO redraws (match) SELECT matches.id FROM sitters JOIN matches ON matches.id = sitters.match"
            " WHERE person = ? AND ended_at IS NOT NULL AND board IS NOT NULL ON CONFLICT (match) DO NOTHING",
            self._person,
        )


def _named(columns: str, values: Any) -> Row:
    return dict(zip(columns.split(", "), values, strict=True))


def _qualified(table: str, columns: str) -> str:
    return ", ".join(f"{table}.{column}" for column in columns.split(", "))


def _readable(row: Row) -> Row:
    """A row of an event with those of its fields that may be shown in place of their text; other rows as they are."""
    if "payload" not in row:
        return row
    fields = {name: value for name, value in json.loads(row.pop("payload")).items() if name in _SHOWN_FIELDS}
    return row | fields

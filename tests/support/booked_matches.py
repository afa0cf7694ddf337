"""Hundreds of finished matches, booked as the service books them but written straight to the database."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from data.ladder.booking import book_match, note_unbooked, seat_results
from data.ladder.global_board import GlobalBoard
from data.records.ladder import Season
from data.records.matches import Place, Table, User
from data.storage.store import FINISHED, Session, Store
from engine.events import Event, Joined, Left, Opened, SeatTaken, Started
from engine.match import Match
from engine.rules import Options
from tests.support import ROOT
from tests.support.match_service import START
from tests.support.random_matches import next_event, options

SINGLE = options("para")
"""One round, so that it is soon over; the stake is one point."""

_COUNTED = "counted (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ?2)"
_NEXT = "?3 + n"
_AGAIN = (
    f"INSERT INTO matches (id, guild, channel, language, variant, rules_version, opened_at, ended_at, outcome)"  # noqa: S608
    f" SELECT {_NEXT}, guild, channel, language, variant, rules_version, opened_at, ended_at + 1000 * n, outcome"
    f" FROM counted JOIN matches ON id = ?1",
    f"INSERT INTO settlements (match, stake) SELECT {_NEXT}, stake FROM counted JOIN settlements ON match = ?1",  # noqa: S608
    f"INSERT INTO results (match, seat, owner, occupant, side, score, place)"  # noqa: S608
    f" SELECT {_NEXT}, seat, owner, occupant, side, score, place FROM counted JOIN results ON match = ?1",
    f"INSERT INTO bookings (match, person, guild, variant, at, seat, rule, owned, outcome, points, balance,"  # noqa: S608
    f" mu_before, sigma_before, mu_after, sigma_after, rated, number) SELECT {_NEXT}, person, guild, variant,"
    f" at + 1000 * n, seat, rule, owned, outcome, points, balance, mu_before, sigma_before, mu_after, sigma_after,"
    f" rated + n, number + n FROM counted JOIN bookings ON match = ?1",
    "UPDATE ratings SET matches = matches + ?2 WHERE ?3 >= ?1 AND EXISTS (SELECT 1 FROM bookings WHERE match = ?1"
    " AND bookings.guild = ratings.guild AND bookings.person = ratings.person AND bookings.variant = ratings.variant)",
)
"""SQL statements that copy a match under new ids and later timestamps."""


KEPT = ("outcomes", "streaks", "unbooked", "head_to_head")
_SCRIPTS = [
    (ROOT / "data" / "storage" / "migrations" / "sqlite" / name).read_text(encoding="utf-8")
    for name in ("0004_profiles.sql", "0011_seasons_and_rivals.sql")
]
_COUNTING = re.compile(r"^(?:INSERT|UPDATE) .*?;$", re.DOTALL | re.MULTILINE)
RECOUNT = (
    *(f"DELETE FROM {table}" for table in KEPT),  # noqa: S608
    *(statement for script in _SCRIPTS for statement in _COUNTING.findall(script)),
)
"""SQL statements that recompute the tables behind profiles, as the migration that adds them does."""


@dataclass
class History:
    """Writes finished matches to a database, one after the other."""

    store: Store
    rng: Random = field(default_factory=lambda: Random(5))
    now: int = START

    async def match(self, people: Sequence[str], *, guild: int = 1, agreed: Options = SINGLE, winner: str = "") -> int:
        """Book a random match of these people, or one that ``winner`` wins; returns its id."""
        return await self.half_finished(people, guild=guild, agreed=agreed, winner=winner)

    async def half_finished(
        self,
        people: Sequence[str],
        *,
        guild: int = 1,
        agreed: Options = SINGLE,
        winner: str = "",
        leaves: str = "",
        sits_in: str = "",
    ) -> int:
        """Book a match in which one player leaves after the deal, with or without a substitute."""
        async with self.store.transaction() as ledger:
            admitted = await ledger.admit([user(name) for name in (*people, *filter(None, (sits_in,)))])
            keys = {name: admitted[user(name).id] for name in (*people, *filter(None, (sits_in,)))}
            came_and_went: list[Event] = []
            if leaves:
                came_and_went.append(Left(keys[leaves]))
            if sits_in:
                came_and_went.append(SeatTaken(people.index(leaves), keys[sits_in]))
            opening = [Opened(agreed, keys[people[0]]), *(Joined(keys[name]) for name in people[1:]), Started()]
            match = self._played(opening, came_and_went)
            while winner and match.winners != (people.index(winner),):
                match = self._played(opening, came_and_went)
            match_id = await self._end(ledger, match, guild)
        await GlobalBoard(self.store).fold()
        return match_id

    async def again(self, match: int, *, times: int) -> None:
        """Copy a match without leavers a number of times, one second apart; the standings are not updated."""
        async with self.store.transaction() as ledger:
            ((last,),) = await ledger.run("SELECT MAX(id) FROM matches")
            for statement in _AGAIN:
                await ledger.run(f"WITH RECURSIVE {_COUNTED} {statement}", match, times, last)
            for statement in RECOUNT:
                await ledger.run(statement)
        self.now += times * 1000

    def _played(self, opening: Sequence[Event], came_and_went: Sequence[Event]) -> Match:
        match = Match.replay(opening)
        match = match.apply(next_event(match, self.rng))
        for event in came_and_went:
            match = match.apply(event)
        while match.is_live:
            match = match.apply(next_event(match, self.rng))
        return match

    async def _end(self, ledger: Session, match: Match, guild: int) -> int:
        variant, place = match.rules.code, Place(guild, 10)
        match_id = await ledger.open_match(
            place, language="tr", variant=variant, rules_version=1, rematch_of=None, at=self.now
        )
        await ledger.end(match_id, outcome=FINISHED, at=self.now)
        await ledger.add_results(match_id, seat_results(match))
        table = Table(id=match_id, place=place, match=match, people={}, language="tr")
        if match.rated:
            await book_match(ledger, table, at=self.now)
        else:
            await note_unbooked(ledger, table, at=self.now)
        return match_id

    @property
    def season(self) -> Season:
        return Season.of(self.now)


def user(name: str) -> User:
    """The user of this name; the account id follows from it."""
    return User(int.from_bytes(name.encode()), name)

"""A voided match leaves the ladder as if it had never been booked: compared with a ladder that never booked it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.ladder.global_board import GlobalBoard
from data.ladder.voiding import void_match
from data.matches.service import MatchService
from data.moderation import Moderation
from data.records.ladder import GLOBAL, GLOBAL_FROM, PersonalOutcome, Uncounted
from data.records.matches import AuditKind, Place, Refusal, User
from data.storage.sqlite_database import SqliteDatabase
from data.storage.store import Session, Store
from engine.ladder import Settled
from engine.match import Match
from engine.rules import Goal
from tests.support.booked_matches import History, user
from tests.support.match_service import HERE, House, options, rows, two_people
from tests.support.random_matches import options as options_of
from tests.support.refusals import refused
from tests.support.standings_recount import expected, kept

DAY = 86_400_000
NAMES = [f"p{number}" for number in range(13)]
MOD = User(77, "Mod")
FOUR = options_of("ceza", seats=4, hand_size=5, goal=Goal(rounds=1))
PAIRS = options_of("ceza", pairs=True, hand_size=5, goal=Goal(rounds=1))

SCORING = options_of("all_fives")
"""A variant with points for plays."""

COMPARED = {
    "bookings": "SELECT match, person, guild, variant, at, seat, rule, owned, outcome, points, balance, mu_before,"
    " sigma_before, mu_after, sigma_after, rated FROM bookings ORDER BY guild, number, person",
    "standings": "SELECT * FROM standings ORDER BY guild, variant, person",
    "ratings": "SELECT * FROM ratings ORDER BY guild, variant, person",
    "tallies": "SELECT * FROM tallies WHERE people <> 0 ORDER BY 1, 2, 3, 4, 5",
    "outcomes": "SELECT * FROM outcomes WHERE booked = 1 ORDER BY 1, 2, 3, 4, 5",
    "streaks": "SELECT * FROM streaks ORDER BY person, guild",
    "head_to_head": "SELECT * FROM head_to_head ORDER BY guild, one, other",
    "highlights": "SELECT * FROM highlights ORDER BY match, kind, person",
    "opponents": "SELECT * FROM opponents ORDER BY one, other, at, match",
    "players": "SELECT guild, players FROM servers WHERE players > 0 ORDER BY guild",
    "settlements": "SELECT * FROM settlements WHERE COALESCE(why, '') <> 'voided' ORDER BY match",
}
"""The tables of the ladder. The voided match stays settled, as voided; its number in the order is missing."""


async def ladder_of(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    return {name: await rows(path, sql) for name, sql in COMPARED.items()}


@dataclass
class Ladder(History):
    """Books matches of NAMES, and keeps them, so that they can be booked again elsewhere."""

    played: list[tuple[Match, int, int]] = field(default_factory=list[tuple[Match, int, int]])
    """Match, server and time, in the order of booking; ids count from 1."""
    skipped: frozenset[int] = frozenset()
    """Ids of matches that are closed without a result instead."""

    async def begin(self) -> None:
        """Give everybody the same key on every ladder."""
        async with self.store.transaction() as session:
            for name in NAMES:
                await session.person(user(name))

    async def repeat(self, other: Ladder) -> None:
        """Book the matches of another ladder."""
        for match, guild, at in other.played:
            self.now = at
            async with self.store.transaction() as session:
                await self._end(session, match, guild)
        await GlobalBoard(self.store).fold()

    async def _end(self, ledger: Session, match: Match, guild: int) -> int:
        self.played.append((match, guild, self.now))
        if len(self.played) not in self.skipped:
            return await super()._end(ledger, match, guild)
        match_id = await ledger.open_match(
            Place(guild, 10), language="tr", variant=match.rules.code, rules_version=1, rematch_of=None, at=self.now
        )
        await ledger.end(match_id, outcome="stopped", at=self.now)
        return match_id


async def filled(ladder: Ladder, rng: Random, *, steps: int) -> None:
    """Matches of every kind on three servers, some weeks long. Now and then the clock is set back."""
    for _ in range(steps):
        ladder.now += rng.randrange(1000, DAY) if rng.random() < 0.8 else rng.randrange(-DAY, 1)
        people, guild = rng.sample(NAMES, 5), rng.choice([1, 1, 1, 2])
        match rng.randrange(6):
            case 0:
                await ladder.half_finished(people[:2], guild=guild, leaves=people[0], sits_in=people[2])
            case 1:
                await ladder.half_finished(people[:2], guild=guild, leaves=people[1])
            case 2:
                await ladder.match(people[:4], guild=guild, agreed=FOUR)
            case 3:
                await ladder.match(people[:4], guild=guild, agreed=PAIRS)
            case 4:
                await ladder.match(people[:2], guild=guild, agreed=SCORING)
            case _:
                await ladder.match(people[:2], guild=guild)


@pytest.mark.parametrize(
    ("house", "seed"), [*(("sqlite", seed) for seed in range(6)), ("postgres", 0)], indirect=["house"]
)
async def test_voiding_is_as_if_the_matches_had_never_been_booked(house: House, tmp_path: Path, seed: int) -> None:
    rng = Random(seed)
    async with await house.open() as database:
        ladder = Ladder(Store(database), rng)
        await ladder.begin()
        await filled(ladder, rng, steps=60)
        booked = [int(str(match)) for (match,) in await house.rows("SELECT DISTINCT match FROM bookings")]
        voided = rng.sample(booked, 3)
        for match_id in voided:
            async with ladder.store.transaction() as session:
                assert await void_match(session, match_id)
                assert not await void_match(session, match_id), "it is not on the ladder any more"
        await GlobalBoard(ladder.store).fold()
    async with await SqliteDatabase.open(tmp_path / "without.sqlite3") as database:
        without = Ladder(Store(database), skipped=frozenset(voided))
        await without.begin()
        await without.repeat(ladder)
    found, right = await ladder_of(house.path), await ladder_of(tmp_path / "without.sqlite3")
    for name in COMPARED:
        assert found[name] == right[name], name
    after, recounted = await kept(house.path), await expected(house.path)
    assert {**after, "players": [row for row in after["players"] if row[1]]} == recounted


async def test_a_server_with_too_few_players_leaves_the_global_boards(house: House) -> None:
    async with await house.open() as database:
        history = History(Store(database))
        for number in range(0, GLOBAL_FROM - 2, 2):
            await history.match(NAMES[number : number + 2])
        last = await history.match(NAMES[GLOBAL_FROM - 2 : GLOBAL_FROM])
        ((before,),) = await house.rows("SELECT COUNT(*) FROM standings WHERE guild = ?", GLOBAL)
        assert before
        async with history.store.transaction() as session:
            await void_match(session, last)
        await GlobalBoard(history.store).fold()
    assert await house.rows("SELECT * FROM standings WHERE guild = ?", GLOBAL) == []
    assert await house.rows("SELECT * FROM ratings WHERE guild = ?", GLOBAL) == []
    assert await house.rows("SELECT players FROM servers") == [(GLOBAL_FROM - 2,)]


async def test_a_substitute_who_was_above_the_limit_gains_after_all(house: House) -> None:
    """With the voided win the account was above 3000, so the seat's gain was withheld (H3)."""
    async with await house.open() as database:
        history = History(Store(database))
        voided = await history.match(["rich", "x"], winner="rich")
        await house.rows("UPDATE bookings SET points = 2001, balance = 3001 WHERE points > 0")
        await house.rows("UPDATE standings SET points = points + 2000 WHERE wins = 1")
        match_id, rule = 0, ""
        while rule != Settled.SAT_IN_OVER_LIMIT:  # until the seat wins
            history.now += DAY
            match_id = await history.half_finished(["ada", "bora"], leaves="ada", sits_in="rich")
            ((rule, points),) = await rows(
                house.path, "SELECT rule, points FROM bookings WHERE match = ? AND owned = 0", match_id
            )
            assert points == 0
        async with history.store.transaction() as session:
            await void_match(session, voided)
    ((rule, outcome, points),) = await rows(
        house.path, "SELECT rule, outcome, points FROM bookings WHERE match = ? AND owned = 0", match_id
    )
    assert (rule, outcome) == (Settled.SAT_IN, PersonalOutcome.WON)
    assert points == 1
    assert await kept(house.path) == await expected(house.path)


async def test_a_manager_voids_a_result_of_the_own_server_once(house: House, service: MatchService) -> None:
    table = await house.play_out(service, await two_people(service, options(target=25)))
    moderation = Moderation(service.queries._store, lambda: house.now)
    assert await moderation.booked_lately(HERE.guild, count=5) == (table.id,)
    with refused(Refusal.NO_SUCH_MATCH):
        await moderation.void(HERE.guild + 1, table.id, by=MOD)
    with refused(Refusal.NO_SUCH_MATCH):
        await moderation.void(HERE.guild, 4711, by=MOD)
    await moderation.void(HERE.guild, table.id, by=MOD)
    settlement = await service.queries.settlement(table.id)
    assert (settlement.counted, settlement.why, settlement.shares) == (False, Uncounted.VOIDED, ())
    with refused(Refusal.NOT_ON_LADDER):
        await moderation.void(HERE.guild, table.id, by=MOD)
    [entry] = await service.queries.audit_log(HERE.guild, 5)
    assert (entry.kind, entry.match_id, entry.actor) == (AuditKind.VOIDED, table.id, MOD)
    assert await moderation.booked_lately(HERE.guild, count=5) == ()
    assert await house.rows("SELECT match FROM redraws") == [(table.id,)]


async def test_a_voided_match_gives_its_place_in_the_day_back(house: House, service: MatchService) -> None:
    moderation = Moderation(service.queries._store, lambda: house.now)
    for _ in range(4):
        await house.play_out(service, await two_people(service, options(target=25)))
    table = await house.play_out(service, await two_people(service, options(target=25)))
    await moderation.void(HERE.guild, table.id, by=MOD)
    sixth = await house.play_out(service, await two_people(service, options(target=25)))
    assert (await service.queries.settlement(sixth.id)).counted


async def test_what_does_not_count_cannot_be_voided(house: House, service: MatchService) -> None:
    moderation = Moderation(service.queries._store, lambda: house.now)
    unrated = await house.play_out(service, await two_people(service, options(target=25, rated=False)))
    running = await two_people(service)
    for table in (unrated, running):
        with refused(Refusal.NOT_ON_LADDER):
            await moderation.void(HERE.guild, table.id, by=MOD)

"""Standings are what the bookings add up to, whatever happened in which order."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from data.booking import book
from data.database import Database
from data.ladder import GLOBAL, GLOBAL_FROM, START, Rating, Season
from data.stats import Statistics
from data.store import Store
from engine.rules import Goal
from tests.data.history import History, user
from tests.data.house import House, options, rows, two_people
from tests.engine.play import options as options_of

DAY = 86_400_000
NAMES = [f"p{number}" for number in range(14)]


Lines = dict[tuple[Any, ...], Any]
"""By server (or ``GLOBAL``), variant and person."""


async def expected(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every aggregate, added up from the bookings alone."""
    hidden = {key for (key,) in await rows(path, "SELECT key FROM persons WHERE is_global = 0")}
    booked = await rows(
        path,
        "SELECT guild, variant, person, points, outcome, at, mu_after, sigma_after, rated FROM bookings"
        " ORDER BY at, match",
    )
    standings, ratings = _of_servers(booked)
    players = Counter(guild for guild, variant, _ in standings if variant == "")
    counting = {guild for guild, people in players.items() if people >= GLOBAL_FROM}

    def counts(key: tuple[Any, ...]) -> bool:
        return key[0] in counting and key[2] not in hidden

    standings |= _sums({key: row for key, row in standings.items() if counts(key)})
    ratings |= _most_played({key: row for key, row in ratings.items() if counts(key)})
    return {
        "standings": sorted((*key, *row) for key, row in standings.items()),
        "ratings": sorted((*key, *row) for key, row in ratings.items()),
        "tallies": _tallies(standings, ratings),
        "players": sorted(players.items()),
    }


def _of_servers(booked: list[tuple[Any, ...]]) -> tuple[Lines, Lines]:
    standings: Lines = {}
    ratings: Lines = {}
    for guild, variant, person, points, outcome, at, mu, sigma, rated in booked:
        season, won = Season.of(at), int(outcome == "won")
        for name, start in (("", START), (variant, 0)):
            row = standings.setdefault((guild, name, person), [start, 0, "", 0, 0, "", 0, 0])
            row[:2] = row[0] + points, row[1] + won
            _add(row, 2, season.month, points, won)
            _add(row, 5, season.week, points, won)
        if rated is not None:
            ratings[guild, variant, person] = (mu, sigma, Rating(mu, sigma).shown, rated)
    return standings, ratings


def _add(row: list[Any], first: int, period: str, points: int, wins: int) -> None:
    """Add to the month or week of a row, which begins anew with a later one; an earlier one is past."""
    if period > row[first]:
        row[first : first + 3] = [period, 0, 0]
    if period == row[first]:
        row[first + 1 : first + 3] = row[first + 1] + points, row[first + 2] + wins


def _sums(standings: Lines) -> Lines:
    sums: Lines = {}
    for (_, variant, person), (points, wins, month, *lately) in standings.items():
        whole = sums.setdefault((GLOBAL, variant, person), [0, 0, "", 0, 0, "", 0, 0])
        whole[:2] = whole[0] + points, whole[1] + wins
        month_points, month_wins, week, week_points, week_wins = lately
        _add(whole, 2, month, month_points, month_wins)
        _add(whole, 5, week, week_points, week_wins)
    return sums


def _most_played(ratings: Lines) -> Lines:
    best: Lines = {}
    for (_, variant, person), rating in sorted(ratings.items()):
        so_far = best.get((GLOBAL, variant, person))
        if so_far is None or (rating[3], rating[2]) > (so_far[3], so_far[2]):
            best[GLOBAL, variant, person] = rating
    return best


def _tallies(standings: Lines, ratings: Lines) -> list[tuple[Any, ...]]:
    tally = Counter[tuple[Any, ...]]()
    for (guild, variant, _), (points, wins, month, *lately) in standings.items():
        month_points, month_wins, week, week_points, week_wins = lately
        tally[guild, variant, "points", "", points] += 1
        tally[guild, variant, "wins", "", wins] += 1
        tally[guild, variant, "points", month, month_points] += 1
        tally[guild, variant, "wins", month, month_wins] += 1
        tally[guild, variant, "points", week, week_points] += 1
        tally[guild, variant, "wins", week, week_wins] += 1
    for (guild, variant, _), (_, _, shown, _) in ratings.items():
        tally[guild, variant, "rating", "", shown] += 1
    return sorted((*key, people) for key, people in tally.items())


async def kept(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every aggregate as it is on disk."""
    found: dict[str, list[Any]] = {
        "standings": await rows(path, "SELECT * FROM standings"),
        "ratings": await rows(path, "SELECT * FROM ratings"),
        "tallies": await rows(path, "SELECT * FROM tallies WHERE people <> 0"),
        "players": await rows(path, "SELECT guild, players FROM servers"),
    }
    return {name: sorted(lines) for name, lines in found.items()}


@pytest.mark.parametrize("seed", [1, 2, 3])
async def test_standings_are_what_the_bookings_add_up_to(house: House, seed: int) -> None:
    rng = Random(seed)
    four = options_of("ceza", seats=4, hand_size=5, goal=Goal(rounds=1))
    async with await Database.open(house.path) as database:
        history, statistics = History(Store(database), rng), Statistics(Store(database), lambda: house.now)
        for step in range(90):
            history.now += rng.randrange(DAY)
            people = rng.sample(NAMES, 5)
            guild = rng.choice([1, 1, 2, 3])
            match rng.randrange(6):
                case 0:
                    await history.half_finished(people[:2], guild=guild, leaves=people[0], sits_in=people[2])
                case 1:
                    await history.half_finished(people[:2], guild=guild, leaves=people[1])
                case 2:
                    await history.match(people[:4], guild=guild, agreed=four)
                case 3:
                    await statistics.set_global(user(people[0]), shown=rng.random() < 0.5)
                case _:
                    await history.match(people[:2], guild=guild)
            if step % 30 == 29:
                assert await kept(house.path) == await expected(house.path)
    ((counting,),) = await rows(house.path, "SELECT COUNT(*) FROM servers WHERE players >= ?", GLOBAL_FROM)
    assert counting, "no server ever counted for the global board"


async def test_a_server_that_reaches_ten_enters_whole(house: House) -> None:
    async with await Database.open(house.path) as database:
        history = History(Store(database))
        for number in range(0, 8, 2):
            await history.match(NAMES[number : number + 2])
        await history.match([NAMES[0], NAMES[8]])
        assert await rows(house.path, "SELECT * FROM standings WHERE guild = ?", GLOBAL) == []
        await history.match([NAMES[0], NAMES[9]])
        assert len(await rows(house.path, "SELECT * FROM standings WHERE guild = ? AND variant = ''", GLOBAL)) == 10
    assert await kept(house.path) == await expected(house.path)


async def test_booking_again_changes_nothing(house: House) -> None:
    async with house.running() as service:
        table = await house.play_out(service, await two_people(service, options(target=25)))
        before, settlement = await kept(house.path), await service.settlement(table.id)
    async with await Database.open(house.path) as database:
        for _ in range(2):
            async with Store(database).transaction() as ledger:
                await book(ledger, table, at=house.now + DAY)
    async with house.running() as service:
        assert await service.settlement(table.id) == settlement
    assert await kept(house.path) == before == await expected(house.path)


async def test_accounts_are_of_one_server(house: House) -> None:
    async with await Database.open(house.path) as database:
        history = History(Store(database))
        await history.match(NAMES[:2], guild=1, winner=NAMES[0])
        await history.match(NAMES[:2], guild=2, winner=NAMES[1])
        await history.match(NAMES[:2], guild=2, winner=NAMES[1])
    assert await rows(
        house.path, "SELECT guild, points FROM standings WHERE variant = '' AND person = 1 ORDER BY guild"
    ) == [(1, 1001), (2, 998)]

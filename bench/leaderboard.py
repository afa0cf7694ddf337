"""``python -m bench leaderboard``: how long pages of every leaderboard take with a million results, the first, middle
and last one, the final tables of months, the records of a server, and the profile of a person with tens of thousands of
matches.

The database has the real schema and is read by ``LadderService`` as the bot reads it, each time with the line of the
reader. A file is filled in bulk, without indexes and triggers; what the triggers maintain is computed afterwards. With
``--store postgres`` or ``both`` its rows are copied to a PostgreSQL server of the benchmark's own.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from bench.bars import Bar, report
from bench.postgres import copy_file, durable_server
from data.ladder.service import LadderService
from data.records.ladder import GLOBAL, GLOBAL_FROM, START, LeaderboardPage, Metric, Period, Profile, Season
from data.storage.global_board_queries import UPDATE_GLOBAL_RATINGS, UPDATE_GLOBAL_STANDINGS
from data.storage.opening import open_database
from data.storage.sqlite_database import SQLITE_MIGRATIONS, SqliteDatabase
from data.storage.store import Store
from engine.ladder import stake
from engine.variants import VARIANTS

BAR = 50
"""The limit for a page, in milliseconds."""
NOW = 1_767_225_600_000 + 250 * 86_400_000
SPAN = 365 * 86_400_000
"""The time over which the matches are spread: a year, in milliseconds."""
TIMES = 5
"""How often each page is read; the median counts."""
RESULTS = 1_000_000
PER_PERSON = 10
"""Results for each person on average; busy people have hundreds."""

TALLIES = (
    ("''", "points", "standings"),
    ("''", "wins", "standings"),
    ("month", "month_points", "standings"),
    ("month", "month_wins", "standings"),
    ("week", "week_points", "standings"),
    ("week", "week_wins", "standings"),
    ("''", "shown", "ratings"),
)
"""Season, column and table of the counts that triggers maintain."""

BUSY, BUSY_GUILD = 1, 1
"""The busiest person, and their server."""
BUSY_MATCHES = 60_000
COUNTING = [
    statement
    for name in ("0004_profiles.sql", "0011_seasons_and_rivals.sql")
    for statement in re.findall(
        r"(?sm)^(?:INSERT|UPDATE) .*?;$",
        (SQLITE_MIGRATIONS / name).read_text(encoding="utf-8"),
    )
]
"""The statements of migrations that count for profiles."""

Played = tuple[int, int, str, int, int, tuple[tuple[int, int, int], ...]]
"""Id, server, variant, stake (0: unrated), time, and (person, points, place) of both players."""


class Crowd:
    """People on servers, a few of them large, who play matches of two for a year. Besides the matches of the
    ``results``, one person plays ``busy`` more, a quarter of them unrated."""

    def __init__(self, results: int, *, busy: int = 0) -> None:
        self.results = results
        self.busy = busy
        self.people = max(20, results // PER_PERSON)

    def matches(self) -> Iterator[Played]:
        """All matches in order of time."""
        chance, people, count = Random(1).random, self.people, self.results // 2
        variants = [(code, stake(rules, rules.goals[0])) for code, rules in VARIANTS.items()]
        for match in range(1, count + 1):
            # A third of the people play more than half of the matches; each person has one server, and plays mostly
            # one variant.
            one = int(people * chance() ** 2)
            guild = 1 + int(100 * ((one * 2654435761 % 1000) / 1000) ** 3)
            other = (one + 1000 * int(1 + 30 * chance())) % people
            if other == one:
                other = (one + 1) % people
            favourite = one if chance() < 0.8 else int(1000 * chance())
            variant, paid = variants[favourite % len(variants)]
            winner, loser = (one, other) if chance() < 0.5 else (other, one)
            at = NOW - SPAN + SPAN * match // count
            yield match, guild, variant, paid, at, ((winner + 1, paid, 1), (loser + 1, -paid, 2))
        for number in range(self.busy):
            variant, paid = variants[int(len(variants) * chance())]
            paid = 0 if number % 4 == 3 else paid
            sides = (BUSY, BUSY + 1 + int(min(people - 1, 1_000) * chance()))
            winner, loser = sides if chance() < 0.5 else sides[::-1]
            at = NOW - SPAN + SPAN * number // self.busy
            yield count + 1 + number, BUSY_GUILD, variant, paid, at, ((winner, paid, 1), (loser, -paid, 2))


def fill(path: Path, crowd: Crowd) -> None:
    """Fill a file that has only the schema with a year of matches."""
    connection = sqlite3.connect(path, isolation_level=None)
    for pragma in ("synchronous = OFF", "journal_mode = OFF", "temp_store = MEMORY", "cache_size = -300000"):
        connection.execute(f"PRAGMA {pragma}")  # the file may be lost, so all in memory
    connection.execute("BEGIN")
    helpers = connection.execute(
        "SELECT type, name, sql FROM sqlite_master WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY type"
    ).fetchall()
    for kind, name, _ in helpers:
        connection.execute(f"DROP {kind} {name}")
    connection.executemany(
        "INSERT INTO persons (key, account, name) VALUES (?, ?, ?)",
        ((person + 1, 10_000 + person, f"Player {person}") for person in range(crowd.people)),
    )
    _fill_matches(connection, crowd)
    _fill_standings(connection, crowd)
    for statement in COUNTING:
        connection.execute(statement)
    connection.execute(
        "INSERT INTO highlights (match, kind, person, guild, variant, value, at)"
        " SELECT match, kind.value, person, guild, variant, 5 + match % 97, at"
        ' FROM bookings, json_each(\'["round", "play"]\') AS kind WHERE seat = 0'
    )
    for season, column, table in TALLIES:
        connection.execute(
            f"INSERT INTO tallies SELECT guild, variant, '{column}', {season}, {column}, COUNT(*) FROM {table}"  # noqa: S608
            f" GROUP BY guild, variant, {season}, {column}"
        )
    for _, _, sql in helpers:
        connection.execute(sql)
    connection.execute("COMMIT")
    connection.close()


def _fill_matches(connection: sqlite3.Connection, crowd: Crowd) -> None:
    for chunk in _chunks(crowd.matches(), 20_000):
        connection.executemany(
            "INSERT INTO matches (id, guild, channel, language, variant, rules_version, opened_at, ended_at, outcome)"
            " VALUES (?, ?, 1, 'tr', ?, 1, ?, ?, 'finished')",
            [(match, guild, variant, at, at) for match, guild, variant, _, at, _ in chunk],
        )
        connection.executemany(
            "INSERT INTO settlements (match, stake) VALUES (?, ?)",
            [(match, paid) for match, _, _, paid, _, _ in chunk if paid],
        )
        sides = [
            (match, guild, variant, at, seat, person, points, place)
            for match, guild, variant, _, at, seats in chunk
            for seat, (person, points, place) in enumerate(seats)
        ]
        connection.executemany(
            "INSERT INTO results (match, seat, owner, occupant, side, score, place) VALUES (?, ?, ?, ?, ?, 0, ?)",
            [(match, seat, person, person, seat, place) for match, _, _, _, seat, person, _, place in sides],
        )
        connection.executemany(
            "INSERT INTO bookings (match, person, guild, variant, at, seat, rule, owned, outcome, points, balance,"
            " number) VALUES (?, ?, ?, ?, ?, ?, 'stayed', 1, ?, ?, 1000, ?)",
            [
                (match, person, guild, variant, at, seat, "won" if points > 0 else "lost", points, match)
                for match, guild, variant, at, seat, person, points, _ in sides
                if points
            ],
        )
    # Only the busiest person gets a rating for each match; no other profile is read.
    connection.execute(
        "UPDATE bookings SET mu_before = 25, sigma_before = 2, mu_after = 25, sigma_after = 2, rated = numbered.rated"
        " FROM (SELECT match, ROW_NUMBER() OVER (PARTITION BY variant ORDER BY at, match) AS rated FROM bookings"
        " WHERE person = ?1 AND guild = ?2) AS numbered"
        " WHERE bookings.match = numbered.match AND person = ?1",
        (BUSY, BUSY_GUILD),
    )


def _fill_standings(connection: sqlite3.Connection, crowd: Crowd) -> None:
    """The standings of servers, summed from the bookings; past months and weeks are left out, since no board shows
    them. The global ones are made by the statements that bookings use."""
    season = Season.of(NOW)
    month, week = (datetime.fromisoformat(day).timestamp() * 1000 for day in (f"{season.month}-01", season.week))
    for variant, start in (("''", START), ("variant", 0)):
        connection.execute(
            f"INSERT INTO standings SELECT guild, {variant}, person, {start} + SUM(points), SUM(points > 0),"  # noqa: S608
            " ?1, SUM(CASE WHEN at >= ?2 THEN points ELSE 0 END), SUM(at >= ?2 AND points > 0),"
            " ?3, SUM(CASE WHEN at >= ?4 THEN points ELSE 0 END), SUM(at >= ?4 AND points > 0)"
            f" FROM bookings GROUP BY guild, {variant}, person",
            (season.month, month, season.week, week),
        )
    connection.execute("UPDATE standings SET month = '' WHERE month_points = 0 AND month_wins = 0")
    connection.execute("UPDATE standings SET week = '' WHERE week_points = 0 AND week_wins = 0")
    connection.execute(
        "INSERT INTO ratings SELECT guild, variant, person, 25 + SUM(points) / 30.0, 2.0,"
        " CAST(ROUND(1000 + 40 * (25 + SUM(points) / 30.0 - 6)) AS INTEGER), COUNT(*)"
        " FROM bookings GROUP BY guild, variant, person"
    )
    connection.execute(
        "INSERT INTO servers (guild, players) SELECT guild, COUNT(*) FROM standings WHERE variant = '' GROUP BY guild"
    )
    connection.execute("CREATE INDEX meanwhile ON standings (person)")
    everybody = [(person + 1, GLOBAL, GLOBAL_FROM) for person in range(crowd.people)]
    connection.executemany(UPDATE_GLOBAL_STANDINGS, [(*person, START) for person in everybody])
    connection.execute("DROP INDEX meanwhile")
    connection.execute("CREATE INDEX meanwhile ON ratings (person)")
    connection.executemany(UPDATE_GLOBAL_RATINGS, everybody)
    connection.execute("DROP INDEX meanwhile")


def _chunks(values: Iterator[Played], size: int) -> Iterator[list[Played]]:
    while chunk := list(islice(values, size)):
        yield chunk


@dataclass(frozen=True)
class Board:
    """A leaderboard."""

    guild: int | None
    metric: Metric
    period: Period
    variant: str | None

    @property
    def name(self) -> str:
        where = "global" if self.guild is None else "server"
        return f"{where}, {self.metric}, {self.period}, {self.variant or 'all variants'}"


def boards() -> list[Board]:
    """Every kind of board, for the largest server and globally."""
    variants = (None, next(iter(VARIANTS)))
    return [
        *(
            Board(guild, metric, period, variant)
            for guild in (1, None)
            for metric in (Metric.POINTS, Metric.WINS)
            for period in Period
            for variant in variants
        ),
        *(Board(guild, Metric.RATING, Period.ALL, variants[1]) for guild in (1, None)),
    ]


async def measure(place: Path | str, *, people: int) -> list[Bar]:
    """One line for each board: the slowest of its first, middle and last page."""
    bars: list[Bar] = []
    async with await open_database(place) as opened:
        statistics = LadderService(Store(opened), lambda: NOW)
        for board in boards():
            first = await _page(statistics, board, 1, people)
            times = {page: await _timed(statistics, board, page, people) for page in (1, first.pages // 2, first.pages)}
            slowest = max(times.values())
            measured = f"{slowest:5.1f} ms, {first.total:>6} people, {first.pages:>5} pages"
            bars.append(Bar(board.name, f"< {BAR} ms", measured, holds=slowest < BAR and first.total > 0))
        bars += [await _freezing(statistics), await _final_table(statistics), await _records(statistics)]
        bars.append(await _profile(statistics))
    return bars


async def _freezing(statistics: LadderService) -> Bar:
    """One line for the final tables of all months and servers, which are made at the first start."""
    begun = time.perf_counter()
    await statistics.seasons.freeze_due()
    took = time.perf_counter() - begun
    months = len(await statistics.seasons.months(1, count=99))
    return Bar("freezing a year of months", "-", f"{took:5.1f} s, {months:>6} months", holds=months > 6)


async def _final_table(statistics: LadderService) -> Bar:
    """One line for the slowest page of a month of the largest server."""
    month = (await statistics.seasons.months(1, count=1))[0]

    async def query(page: int) -> LeaderboardPage:
        return await statistics.seasons.page(1, month, Metric.POINTS, page=page, reader=10_000)

    first = await query(1)
    slowest = max([await _median(partial(query, page)) for page in (1, first.pages // 2, first.pages)])
    measured = f"{slowest:5.1f} ms, {first.total:>6} people, {first.pages:>5} pages"
    return Bar("final table of a month", f"< {BAR} ms", measured, holds=slowest < BAR and first.total > 0)


async def _records(statistics: LadderService) -> Bar:
    """One line for the records of the largest server, of all variants and of one."""
    boards, some = statistics.leaderboards, next(iter(VARIANTS))
    found = await boards.records(1, None)
    slowest = max([await _median(partial(boards.records, 1, variant)) for variant in (None, some)])
    measured = f"{slowest:5.1f} ms, {len(found):>6} records"
    return Bar("records of a server", f"< {BAR} ms", measured, holds=slowest < BAR and len(found) == 3)


async def _profile(statistics: LadderService) -> Bar:
    """One line for the profile of the busiest person, as they see it."""

    async def query() -> Profile:
        account = 10_000 + BUSY - 1
        return await statistics.profiles.profile(account, BUSY_GUILD, reader=account)

    profile = await query()
    played = sum(record.played for each in (profile.records, profile.private) for record in each.values())
    took = await _median(query)
    return Bar("profile of the busiest", f"< {BAR} ms", f"{took:5.1f} ms, {played:>6} matches", holds=took < BAR)


async def _page(statistics: LadderService, board: Board, page: int, people: int) -> LeaderboardPage:
    return await statistics.leaderboards.page(
        guild=board.guild,
        metric=board.metric,
        period=board.period,
        variant=board.variant,
        page=page,
        reader=10_000 + people // 100,
    )


async def _timed(statistics: LadderService, board: Board, page: int, people: int) -> float:
    """Milliseconds for one page."""
    return await _median(lambda: _page(statistics, board, page, people))


async def _median(query: Callable[[], Awaitable[object]]) -> float:
    """Milliseconds for a query, the median of several."""
    times: list[float] = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await query()
        times.append((time.perf_counter() - begun) * 1000)
    return median(times)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench leaderboard", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var"), help="a folder on the disk to measure")
    parser.add_argument("--results", type=int, default=RESULTS, help="how many results to create")
    parser.add_argument("--store", choices=("sqlite", "postgres", "both"), default="sqlite", help="what to measure")
    parser.add_argument("--quick", action="store_true", help="only 20,000 results; the bar does not apply")
    chosen = parser.parse_args(arguments)
    results = 20_000 if chosen.quick else chosen.results
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=chosen.folder, prefix="bench-") as folder:
        path, crowd, begun = (
            Path(folder) / "leaderboard.sqlite3",
            Crowd(results, busy=BUSY_MATCHES),
            time.perf_counter(),
        )
        asyncio.run(_create(path))
        fill(path, crowd)
        size = path.stat().st_size / 1e6
        took = time.perf_counter() - begun
        print(f"{results:,} results of {crowd.people:,} people, one of them busy: {took:.0f} s, {size:.0f} MB")
        places: dict[str, Path | str] = {}
        if chosen.store != "sqlite":
            places["PostgreSQL"] = asyncio.run(_copied(path))
        if chosen.store != "postgres":
            places["SQLite"] = path
        statuses = [
            report(f"{name}: slowest of first, middle, last page", asyncio.run(measure(place, people=crowd.people)))
            for name, place in places.items()
        ]
    return max(statuses)


async def _create(path: Path) -> None:
    await (await SqliteDatabase.open(path)).close()


async def _copied(path: Path) -> str:
    """The address of a database on a server with everything that is in a file."""
    begun = time.perf_counter()
    url = await durable_server().database_for(path)
    rows = await copy_file(path, url)
    print(f"{rows:,} rows copied to PostgreSQL: {time.perf_counter() - begun:.0f} s")
    return url

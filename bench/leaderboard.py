"""Pages of every leaderboard with a million results: how long each takes, the first, the middle and the last one.

The file has the real schema and is read by ``Statistics`` as the bot reads it, with the reader's own line each time.
It is filled in bulk: while the rows go in, indexes and triggers are away, and what the triggers keep is counted after.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.bars import Bar, report
from data.database import Database
from data.ladder import GLOBAL, GLOBAL_FROM, START, BoardPage, Metric, Period, Season
from data.standings import ADD_UP, CHOOSE_RATING
from data.stats import Statistics
from data.store import Store
from engine.ladder import stake
from engine.rating import Rating
from engine.variants import VARIANTS

BAR = 50
"""Milliseconds that no page may take."""
NOW = 1_767_225_600_000 + 250 * 86_400_000
SPAN = 365 * 86_400_000
"""The matches are those of a year, in milliseconds."""
TIMES = 5
"""How often each page is asked for; the median counts."""
RESULTS = 1_000_000
PER_PERSON = 10
"""Results of a person, on average; the busy ones have hundreds."""

TALLIES = (
    ("points", "''", "points", "standings"),
    ("wins", "''", "wins", "standings"),
    ("points", "month", "month_points", "standings"),
    ("wins", "month", "month_wins", "standings"),
    ("points", "week", "week_points", "standings"),
    ("wins", "week", "week_wins", "standings"),
    ("rating", "''", "shown", "ratings"),
)
"""Metric, season, value and table of what the triggers keep."""

Played = tuple[int, int, str, int, int, tuple[tuple[int, int, int], ...]]
"""Id, server, variant, stake, time, and (person, points, place) of both."""


@dataclass
class Crowd:
    """People of some servers, a few of them large, who play matches of two for a year."""

    results: int
    rng: Random = field(default_factory=lambda: Random(1))
    standings: dict[tuple[int, str, int], list[Any]] = field(default_factory=dict)
    ratings: dict[tuple[int, str, int], tuple[float, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.people = max(20, self.results // PER_PERSON)
        self.variants = [(code, stake(rules, rules.goals[0])) for code, rules in VARIANTS.items()]

    def matches(self) -> Iterator[Played]:
        """All matches, in the order of time; adds up the standings on the way."""
        rng, count = self.rng, self.results // 2
        for match in range(1, count + 1):
            # A tenth of the people play half of the matches; a server is where its people are.
            one = int(self.people * rng.random() ** 2)
            guild = 1 + int(100 * ((one * 2654435761 % 1000) / 1000) ** 3)
            other = (one + 1000 * rng.randint(1, 30)) % self.people
            if other == one:
                other = (one + 1) % self.people
            variant, paid = rng.choice(self.variants)
            at = NOW - SPAN + SPAN * match // count
            winner, loser = (one, other) if rng.random() < 0.5 else (other, one)
            self._add(guild, variant, winner, paid, at)
            self._add(guild, variant, loser, -paid, at)
            yield match, guild, variant, paid, at, ((winner, paid, 1), (loser, -paid, 2))

    def _add(self, guild: int, variant: str, person: int, points: int, at: int) -> None:
        season, won = _season(at), int(points > 0)
        for name, start in (("", START), (variant, 0)):
            row = self.standings.get((guild, name, person))
            if row is None:
                row = self.standings[guild, name, person] = [start, 0, "", 0, 0, "", 0, 0]
            row[0] += points
            row[1] += won
            for first, period in ((2, season.month), (5, season.week)):
                if row[first] != period:
                    row[first : first + 3] = [period, 0, 0]
                row[first + 1] += points
                row[first + 2] += won
        mu, matches = self.ratings.get((guild, variant, person), (25.0, 0))
        self.ratings[guild, variant, person] = (mu + points / (8 + matches), matches + 1)


_DAYS: dict[int, Season] = {}


def _season(at: int) -> Season:
    day = at // 86_400_000
    if day not in _DAYS:
        _DAYS[day] = Season.of(at)
    return _DAYS[day]


def fill(path: Path, crowd: Crowd) -> None:
    """Put a year of matches into a file that has the schema and nothing else."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = OFF")
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
    for metric, season, value, table in TALLIES:
        connection.execute(
            f"INSERT INTO tallies SELECT guild, variant, '{metric}', {season}, {value}, COUNT(*) FROM {table}"  # noqa: S608
            f" GROUP BY guild, variant, {season}, {value}"
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
            "INSERT INTO settlements (match, stake) VALUES (?, ?)", [(match, paid) for match, _, _, paid, _, _ in chunk]
        )
        sides = [
            (match, guild, variant, at, seat, person + 1, points, place)
            for match, guild, variant, _, at, seats in chunk
            for seat, (person, points, place) in enumerate(seats)
        ]
        connection.executemany(
            "INSERT INTO results (match, seat, owner, occupant, side, score, place) VALUES (?, ?, ?, ?, ?, 0, ?)",
            [(match, seat, person, person, seat, place) for match, _, _, _, seat, person, _, place in sides],
        )
        connection.executemany(
            "INSERT INTO bookings (match, person, guild, variant, at, seat, rule, owned, outcome, points, balance)"
            " VALUES (?, ?, ?, ?, ?, ?, 'stayed', 1, ?, ?, 1000)",
            [
                (match, person, guild, variant, at, seat, "won" if points > 0 else "lost", points)
                for match, guild, variant, at, seat, person, points, _ in sides
            ],
        )


def _fill_standings(connection: sqlite3.Connection, crowd: Crowd) -> None:
    """Those of the servers as the crowd has added them up, the global ones by the statements that bookings use."""
    connection.executemany(
        "INSERT INTO standings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        ((guild, variant, person + 1, *row) for (guild, variant, person), row in sorted(crowd.standings.items())),
    )
    connection.executemany(
        "INSERT INTO ratings VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (guild, variant, person + 1, mu, 2.0, Rating(mu, 2.0).shown, matches)
            for (guild, variant, person), (mu, matches) in sorted(crowd.ratings.items())
        ),
    )
    connection.execute(
        "INSERT INTO servers (guild, players) SELECT guild, COUNT(*) FROM standings WHERE variant = '' GROUP BY guild"
    )
    connection.execute("CREATE INDEX meanwhile ON standings (person)")
    everybody = [(person + 1, GLOBAL, GLOBAL_FROM) for person in range(crowd.people)]
    connection.executemany(ADD_UP, everybody)
    connection.execute("DROP INDEX meanwhile")
    connection.execute("CREATE INDEX meanwhile ON ratings (person)")
    connection.executemany(CHOOSE_RATING, everybody)
    connection.execute("DROP INDEX meanwhile")


def _chunks(values: Iterator[Played], size: int) -> Iterator[list[Played]]:
    while chunk := list(islice(values, size)):
        yield chunk


@dataclass(frozen=True)
class Asked:
    """A leaderboard."""

    guild: int | None
    metric: Metric
    period: Period
    variant: str | None

    @property
    def name(self) -> str:
        where = "global" if self.guild is None else "server"
        return f"{where}, {self.metric}, {self.period}, {self.variant or 'all variants'}"


def boards() -> list[Asked]:
    """Every kind of board, of the largest server and of all."""
    variants = (None, next(iter(VARIANTS)))
    return [
        *(
            Asked(guild, metric, period, variant)
            for guild in (1, None)
            for metric in (Metric.POINTS, Metric.WINS)
            for period in Period
            for variant in variants
        ),
        *(Asked(guild, Metric.RATING, Period.ALL, variants[1]) for guild in (1, None)),
    ]


async def measure(path: Path, *, people: int) -> list[Bar]:
    """A line for each board: the slowest of its first, middle and last page."""
    bars: list[Bar] = []
    async with await Database.open(path) as database:
        statistics = Statistics(Store(database), lambda: NOW)
        for board in boards():
            first = await _page(statistics, board, 1, people)
            times = {page: await _timed(statistics, board, page, people) for page in (1, first.pages // 2, first.pages)}
            slowest = max(times.values())
            told = f"{slowest:5.1f} ms, {first.total:>6} people, {first.pages:>5} pages"
            bars.append(Bar(board.name, f"< {BAR} ms", told, holds=slowest < BAR and first.total > 0))
    return bars


async def _page(statistics: Statistics, board: Asked, page: int, people: int) -> BoardPage:
    return await statistics.leaderboard(
        guild=board.guild,
        metric=board.metric,
        period=board.period,
        variant=board.variant,
        page=page,
        reader=10_000 + people // 100,
    )


async def _timed(statistics: Statistics, board: Asked, page: int, people: int) -> float:
    """Milliseconds of one page, the median of some."""
    times: list[float] = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await _page(statistics, board, page, people)
        times.append((time.perf_counter() - begun) * 1000)
    return median(times)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench leaderboard", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var"), help="a folder on the disk to be measured")
    parser.add_argument("--results", type=int, default=RESULTS, help="how many results there are")
    parser.add_argument("--quick", action="store_true", help="20,000 results: for a look, not for the bar")
    chosen = parser.parse_args(arguments)
    results = 20_000 if chosen.quick else chosen.results
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=chosen.folder, prefix="bench-") as folder:
        path, crowd, begun = Path(folder) / "leaderboard.sqlite3", Crowd(results), time.perf_counter()
        asyncio.run(_create(path))
        fill(path, crowd)
        size = path.stat().st_size / 1e6
        print(f"{results:,} results of {crowd.people:,} people: {time.perf_counter() - begun:.0f} s, {size:.0f} MB\n")
        bars = asyncio.run(measure(path, people=crowd.people))
    return report("slowest of first, middle, last page", bars)


async def _create(path: Path) -> None:
    await (await Database.open(path)).close()

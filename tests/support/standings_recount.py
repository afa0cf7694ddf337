"""The standings as stored, and recomputed from the bookings alone."""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

from data.records.ladder import GLOBAL, GLOBAL_FROM, START, Rating, Season
from tests.support.match_service import rows

Lines = dict[tuple[Any, ...], Any]
"""By server (or ``GLOBAL``), variant and person."""


async def expected(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every aggregate, recomputed from the bookings alone."""
    hidden = {key for (key,) in await rows(path, "SELECT key FROM persons WHERE is_global = 0")}
    booked = await rows(
        path,
        "SELECT guild, variant, person, points, outcome, at, mu_after, sigma_after, rated, match FROM bookings"
        " ORDER BY guild, number",
    )
    owners = await rows(
        path,
        "SELECT bookings.match, guild, at, person, outcome, side, place FROM bookings"
        " JOIN results ON results.match = bookings.match AND results.seat = bookings.seat"
        " WHERE owned = 1 ORDER BY guild, number, person",
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
        "outcomes": sorted(_outcomes(booked)),
        "streaks": sorted(_streaks(booked)),
        "head_to_head": sorted(_meetings(owners)),
    }


def _outcomes(booked: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    counted = Counter((person, guild, 1, variant, outcome) for guild, variant, person, _, outcome, *_ in booked)
    return [(*key, count) for key, count in counted.items()]


def _streaks(booked: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    runs: dict[tuple[Any, ...], list[int]] = {}
    best: dict[tuple[Any, ...], tuple[int, int | None]] = {}
    for guild, _, person, _, outcome, at, *_, match in booked:
        if outcome != "helped":
            key = person, guild
            mine = runs.setdefault(key, [0])
            longest = max(mine)
            if outcome == "won":
                mine[-1] += 1
            else:
                mine.append(0)
            if max(mine) > longest:
                best[key] = (at, match)
    return [(*key, mine[-1], max(mine), *best.get(key, (0, None))) for key, mine in runs.items()]


def _meetings(owners: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """By pair of opponents, how their matches ended, counted by hand: by places, and who left has lost."""
    met: dict[tuple[Any, ...], list[Any]] = {}
    for (match, guild, at, one, how, side, place), (other_match, _, _, other, its_how, its_side, its_place) in product(
        owners, owners
    ):
        if match != other_match or side == its_side or one >= other or how == its_how == "left":
            continue
        counts = met.setdefault((guild, one, other), [0, 0, 0, 0, 0])
        mine, theirs = (99 if how == "left" else place), (99 if its_how == "left" else its_place)
        counts[0 if mine < theirs else 1 if mine > theirs else 2] += 1
        counts[3:] = at, match
    return [(*pair, *counts) for pair, counts in met.items()]


def _of_servers(booked: list[tuple[Any, ...]]) -> tuple[Lines, Lines]:
    standings: Lines = {}
    ratings: Lines = {}
    for guild, variant, person, points, outcome, at, mu, sigma, rated, _ in booked:
        season, won = Season.of(at), int(outcome == "won")
        for name, start in (("", START), (variant, 0)):
            row = standings.setdefault((guild, name, person), [start, 0, "", 0, 0, "", 0, 0])
            row[:2] = row[0] + points, row[1] + won
            for first, period in ((2, season.month), (5, season.week)):
                if row[first] != period:  # also where the clock was set back
                    row[first : first + 3] = [period, 0, 0]
                _add(row, first, period, points, won)
        if rated is not None:
            ratings[guild, variant, person] = (mu, sigma, Rating(mu, sigma).shown, rated)
    return standings, ratings


def _add(row: list[Any], first: int, period: str, points: int, wins: int) -> None:
    """Add to the current month or week of a row; a later one resets it, an earlier one is ignored."""
    if period > row[first]:
        row[first : first + 3] = [period, 0, 0]
    if period == row[first]:
        row[first + 1 : first + 3] = row[first + 1] + points, row[first + 2] + wins


def _sums(standings: Lines) -> Lines:
    sums: Lines = {}
    for (_, variant, person), (points, wins, month, *lately) in standings.items():
        start = 0 if variant else START
        whole = sums.setdefault((GLOBAL, variant, person), [start, 0, "", 0, 0, "", 0, 0])
        whole[:2] = whole[0] + points - start, whole[1] + wins
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
        tally[guild, variant, "month_points", month, month_points] += 1
        tally[guild, variant, "month_wins", month, month_wins] += 1
        tally[guild, variant, "week_points", week, week_points] += 1
        tally[guild, variant, "week_wins", week, week_wins] += 1
    for (guild, variant, _), (_, _, shown, _) in ratings.items():
        tally[guild, variant, "shown", "", shown] += 1
    return sorted((*key, people) for key, people in tally.items())


async def kept(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Every aggregate as stored."""
    found: dict[str, list[Any]] = {
        "standings": await rows(path, "SELECT * FROM standings"),
        "ratings": await rows(path, "SELECT * FROM ratings"),
        "tallies": await rows(path, "SELECT * FROM tallies WHERE people <> 0 AND board <> 'gold'"),
        "players": await rows(path, "SELECT guild, players FROM servers WHERE players > 0"),
        "outcomes": await rows(path, "SELECT * FROM outcomes WHERE booked = 1"),
        "streaks": await rows(path, "SELECT * FROM streaks"),
        "head_to_head": await rows(path, "SELECT * FROM head_to_head"),
    }
    return {name: sorted(lines) for name, lines in found.items()}

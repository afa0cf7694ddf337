"""Leaderboards and profiles: what the ladder tells, read from the standings that bookings keep up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from data.ladder.leaderboard_queries import LeaderboardLine, LeaderboardQueries, LeaderboardScope
from data.ladder.records import (
    GLOBAL,
    PROVISIONAL,
    LeaderboardPage,
    LeaderboardRow,
    Metric,
    Period,
    PersonalOutcome,
    Profile,
    RatingStanding,
    Season,
    VariantRecord,
)
from data.ladder.standings import Standings
from data.matches.records import Refusal, Refused, User
from data.storage.store import Store

PAGE = 10
"""Lines of a page."""
LAST = 10
"""Matches that a profile tells."""
HISTORY = 201
"""Ratings of a variant that a profile tells: two hundred matches, and what the oldest of them began with."""


class Statistics:
    """What people may ask of the ladder. ``clock`` tells milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def leaderboard(
        self, *, guild: int | None, metric: Metric, period: Period, variant: str | None, page: int, reader: int
    ) -> LeaderboardPage:
        """A page of a leaderboard, from 1; beyond the last one it is the last one. ``guild`` None: the global one.

        ``reader`` is the account that asks. Raises Refused (RATING_NEEDS_VARIANT, RATING_IS_ALL_TIME).
        """
        board = _board(guild, metric, period, variant, season=Season.of(self._clock()))
        async with self._store.reading() as ledger:
            ranks = LeaderboardQueries(ledger)
            tally = await ranks.score_counts(board)
            total = sum(people for _, people in tally)
            pages = max(1, -(-total // PAGE))
            page = min(max(page, 1), pages)
            own = await ranks.line_of(board, reader)
            lines: tuple[LeaderboardLine, ...] = ()
            if total:
                best, skip = _place(tally, (page - 1) * PAGE)
                lines = await ranks.lines(board, best=best, skip=skip, count=PAGE)
        rank = _ranks(tally)
        me = None if own is None else own.person
        rows = tuple(_row(line, rank, metric, me) for line in lines)
        return LeaderboardPage(
            rows=rows, page=page, pages=pages, own=None if own is None else _row(own, rank, metric, me), total=total
        )

    async def profile(self, account: int, guild: int, *, own: bool) -> Profile:
        """What is told of a person on a server; ``own``: to themselves."""
        async with self._store.reading() as ledger:
            ranks = LeaderboardQueries(ledger)
            person = await ranks.person_of(account)
            if person is None:
                return Profile(account=account, name="", balance=None)
            booked = await ranks.records(guild, person, booked=True)
            unbooked = await ranks.records(guild, person, booked=False) if own else ()
            streak, best = await ranks.streaks(guild, person)
            history: dict[str, list[tuple[int, int]]] = {}
            for variant, at, rating in await ranks.rating_history(guild, person, count=HISTORY):
                history.setdefault(variant, []).append((at, rating.shown))
            return Profile(
                account=account,
                name=(await ranks.user(person)).name,
                balance=await Standings(ledger).balance(guild, person),
                records=_records(booked),
                private=_records(unbooked),
                ratings=await ranks.ratings(guild, person),
                streak=streak,
                best_streak=best,
                last=await ranks.last_matches(guild, person, count=LAST, unbooked=own),
                history={variant: tuple(points) for variant, points in history.items()},
            )

    async def standing(self, account: int, guild: int, variant: str) -> RatingStanding | None:
        """Somebody's rating in a variant on a server; None where they have none."""
        async with self._store.reading() as ledger:
            person = await LeaderboardQueries(ledger).person_of(account)
            return None if person is None else await Standings(ledger).rating(guild, variant, person)

    async def balance(self, account: int, guild: int) -> int | None:
        """Somebody's ladder points on a server; None where no match of theirs was booked."""
        async with self._store.reading() as ledger:
            person = await LeaderboardQueries(ledger).person_of(account)
            return None if person is None else await Standings(ledger).balance(guild, person)

    async def set_global(self, user: User, *, shown: bool) -> None:
        """Put somebody on the global boards, or take them off; off and on again changes nothing."""
        async with self._store.transaction() as ledger:
            await Standings(ledger).set_global(await ledger.person(user), shown=shown)

    async def is_global(self, account: int) -> bool:
        """Whether somebody wants to be on the global boards: yes until they say no."""
        async with self._store.reading() as ledger:
            return await Standings(ledger).is_global(account)


def _board(
    guild: int | None, metric: Metric, period: Period, variant: str | None, *, season: Season
) -> LeaderboardScope:
    where = GLOBAL if guild is None else guild
    if metric is Metric.RATING:
        if variant is None:
            raise Refused(Refusal.RATING_NEEDS_VARIANT)
        if period is not Period.ALL:
            raise Refused(Refusal.RATING_IS_ALL_TIME)
        return LeaderboardScope(guild=where, variant=variant, metric=metric, column="shown")
    if period is Period.ALL:
        return LeaderboardScope(guild=where, variant=variant or "", metric=metric, column=metric)
    now = season.month if period is Period.MONTH else season.week
    return LeaderboardScope(guild=where, variant=variant or "", metric=metric, season=now, column=f"{period}_{metric}")


def _place(tally: Iterable[tuple[int, int]], skip: int) -> tuple[int, int]:
    """The value of the line after so many, and how many with that value come before it."""
    for value, people in tally:
        if skip < people:
            return value, skip
        skip -= people
    raise ValueError("there are not so many lines")


def _ranks(tally: Iterable[tuple[int, int]]) -> Mapping[int, int]:
    """The rank of each value: 1, 2, 2, 4."""
    ranks: dict[int, int] = {}
    above = 0
    for value, people in tally:
        ranks[value] = above + 1
        above += people
    return ranks


def _row(line: LeaderboardLine, ranks: Mapping[int, int], metric: Metric, me: int | None) -> LeaderboardRow:
    return LeaderboardRow(
        rank=ranks[line.value],
        name=line.name,
        value=line.value,
        provisional=metric is Metric.RATING and line.matches < PROVISIONAL,
        is_reader=line.person == me,
    )


def _records(counts: Iterable[tuple[str, PersonalOutcome, int]]) -> dict[str, VariantRecord]:
    counted: dict[str, dict[str, int]] = {}
    for variant, outcome, count in counts:
        counted.setdefault(variant, {})[outcome.value] = count
    return {variant: VariantRecord(**counts) for variant, counts in counted.items()}

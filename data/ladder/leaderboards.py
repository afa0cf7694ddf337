"""Leaderboards, read from the standings that bookings keep up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from data.records.ladder import (
    GLOBAL,
    LeaderboardPage,
    LeaderboardRow,
    Metric,
    Period,
    Season,
    ServerRecord,
)
from data.records.matches import Refusal, Refused, User
from data.storage.global_board_queries import GlobalBoardQueries
from data.storage.leaderboard_queries import LeaderboardLine, LeaderboardQueries, LeaderboardScope
from data.storage.rivalry_queries import RivalryQueries
from data.storage.store import Store

PAGE = 10
"""Lines of a page."""


class Leaderboards:
    """Pages of leaderboards, and who wants to be on the global ones. ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock

    async def page(
        self, *, guild: int | None, metric: Metric, period: Period, variant: str | None, page: int, reader: int
    ) -> LeaderboardPage:
        """A page of a leaderboard, from 1; beyond the last one it is the last one. ``guild`` None: the global one.

        ``reader`` is the account whose own line is added. Raises Refused (RATING_NEEDS_VARIANT, RATING_IS_ALL_TIME).
        """
        board = _board(guild, metric, period, variant, season=Season.of(self._clock()))
        async with self._store.reading() as session:
            queries = LeaderboardQueries(session)
            counts = await queries.score_counts(board)
            total = sum(people for _, people in counts)
            pages = max(1, -(-total // PAGE))
            page = min(max(page, 1), pages)
            own = await queries.line_of(board, reader)
            lines: tuple[LeaderboardLine, ...] = ()
            if total:
                best, skip = _place(counts, (page - 1) * PAGE)
                lines = await queries.lines(board, best=best, skip=skip, count=PAGE)
            namesakes = await queries.namesakes(board.guild, {line.name for line in lines if line.name})
        rank = _ranks(counts)
        me = None if own is None else own.person
        rows = tuple(_row(line, rank, me) for line in lines)
        return LeaderboardPage(
            rows=rows,
            page=page,
            pages=pages,
            own=None if own is None else _row(own, rank, me),
            total=total,
            namesakes=namesakes,
        )

    async def records(self, guild: int, variant: str | None) -> tuple[ServerRecord, ...]:
        """The records of a server, of all variants or of one; those that there are."""
        async with self._store.reading() as session:
            return await RivalryQueries(session).records(guild, variant)

    async def set_global(self, user: User, *, shown: bool) -> None:
        """Put a person on the global boards, or take them off; off and on again changes nothing."""
        async with self._store.transaction(alone=True) as session:
            await GlobalBoardQueries(session).set_global(await session.person(user), shown=shown)

    async def is_global(self, account: int) -> bool:
        """Whether an account wants to be on the global boards; the default is yes."""
        async with self._store.reading() as session:
            return await GlobalBoardQueries(session).is_global(account)


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
    if metric is Metric.GOLD:
        return LeaderboardScope(guild=where, variant="", metric=metric, column="gold")
    if period is Period.ALL:
        return LeaderboardScope(guild=where, variant=variant or "", metric=metric, column=metric)
    now = season.month if period is Period.MONTH else season.week
    return LeaderboardScope(guild=where, variant=variant or "", metric=metric, season=now, column=f"{period}_{metric}")


def _place(counts: Iterable[tuple[int, int]], skip: int) -> tuple[int, int]:
    """The value of the line after so many, and how many with that value come before it."""
    for value, people in counts:
        if skip < people:
            return value, skip
        skip -= people
    raise ValueError("there are fewer lines")


def _ranks(counts: Iterable[tuple[int, int]]) -> Mapping[int, int]:
    """The rank of each value: 1, 2, 2, 4."""
    ranks: dict[int, int] = {}
    above = 0
    for value, people in counts:
        ranks[value] = above + 1
        above += people
    return ranks


def _row(line: LeaderboardLine, ranks: Mapping[int, int], me: int | None) -> LeaderboardRow:
    return LeaderboardRow(
        rank=ranks[line.value],
        name=line.name,
        value=line.value,
        person=line.person,
        provisional=line.provisional,
        is_reader=line.person == me,
    )

"""Booked matches, and the leaderboards and profiles that result."""

from __future__ import annotations

from dataclasses import dataclass

from data.ladder.service import LadderService
from data.records.ladder import LeaderboardPage, Metric, Period, Profile
from data.storage.store import Store
from tests.support.booked_matches import History, user
from tests.support.match_service import House

DAY = 86_400_000


@dataclass
class Ladder:
    """Books matches and queries leaderboards and profiles."""

    house: House
    store: Store

    def __post_init__(self) -> None:
        self.history = History(self.store)
        self.statistics = LadderService(self.store, lambda: self.history.now)

    async def wins(self, winner: str, loser: str, *, guild: int = 1, times: int = 1) -> None:
        """Book a number of wins, spread over several days past the daily limit of five."""
        for number in range(times):
            self.history.now += DAY if number and number % 5 == 0 else 1
            await self.history.match([winner, loser], guild=guild, winner=winner)

    async def board(
        self,
        *,
        guild: int | None = 1,
        metric: Metric = Metric.POINTS,
        period: Period = Period.ALL,
        variant: str | None = None,
        page: int = 1,
        reader: str = "stranger",
    ) -> LeaderboardPage:
        return await self.statistics.leaderboards.page(
            guild=guild, metric=metric, period=period, variant=variant, page=page, reader=user(reader).id
        )

    async def profile(self, name: str, *, guild: int = 1, own: bool = False, reader: str = "stranger") -> Profile:
        return await self.statistics.profiles.profile(user(name).id, guild, reader=user(name if own else reader).id)


def lines(board: LeaderboardPage) -> list[tuple[int, str, int]]:
    return [(row.rank, row.name, row.value) for row in board.rows]

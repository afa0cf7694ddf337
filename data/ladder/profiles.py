"""Profiles: what the ladder knows of one person on one server."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from data.records.ladder import HeadToHead, PastMatch, PersonalOutcome, Profile, Rating, RatingStanding, VariantRecord
from data.storage.ladder_queries import LadderQueries
from data.storage.leaderboard_queries import LeaderboardQueries
from data.storage.rivalry_queries import RivalryQueries
from data.storage.store import Session, Store

LAST = 10
"""Matches in a profile."""
HISTORY = 201
"""Ratings of a variant in a profile: two hundred matches, and what the oldest of them began with."""


class Profiles:
    """Reads profiles, ratings and ladder points of a person."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def profile(self, account: int, guild: int, *, reader: int) -> Profile:
        """The profile of an account on a server; the ``reader``'s own one has what only that person may see."""
        own = account == reader
        async with self._store.reading() as session:
            queries = LeaderboardQueries(session)
            person = await queries.person_of(account)
            if person is None:
                return Profile(account=account, name="", balance=None)
            booked = await queries.records(guild, person, booked=True)
            unbooked = await queries.records(guild, person, booked=False) if own else ()
            streak, best = await queries.streaks(guild, person)
            ratings = await queries.ratings(guild, person)
            history: dict[str, list[tuple[int, Rating]]] = {}
            for variant, at, rating in await queries.rating_history(guild, person, count=HISTORY):
                history.setdefault(variant, []).append((at, rating))
            return Profile(
                account=account,
                name=(await queries.user(person)).name,
                balance=await LadderQueries(session).balance(guild, person),
                records=_records(booked),
                private=_records(unbooked),
                ratings=ratings,
                streak=streak,
                best_streak=best,
                last=await queries.last_matches(guild, person, count=LAST, unbooked=own),
                rivalry=None if own else await _rivalry(session, guild, reader, person),
                history={
                    variant: tuple((at, rating.shown) for at, rating in moved) for variant, moved in history.items()
                },
                settled=_settled(ratings, history),
            )

    async def last_matches(self, account: int, guild: int) -> tuple[PastMatch, ...]:
        """The last finished matches of an account on a server, newest first, also those that were not booked."""
        async with self._store.reading() as session:
            queries = LeaderboardQueries(session)
            person = await queries.person_of(account)
            return () if person is None else await queries.last_matches(guild, person, count=LAST, unbooked=True)

    async def rating(self, account: int, guild: int, variant: str) -> RatingStanding | None:
        """An account's rating in a variant on a server; None where they have none."""
        async with self._store.reading() as session:
            person = await LeaderboardQueries(session).person_of(account)
            return None if person is None else await LadderQueries(session).rating(guild, variant, person)

    async def balance(self, account: int, guild: int) -> int | None:
        """An account's ladder points on a server; None where no match of theirs was booked."""
        async with self._store.reading() as session:
            person = await LeaderboardQueries(session).person_of(account)
            return None if person is None else await LadderQueries(session).balance(guild, person)


async def _rivalry(session: Session, guild: int, reader: int, person: int) -> HeadToHead | None:
    me = await session.known_person(reader)
    return None if me is None else await RivalryQueries(session).head_to_head(guild, me, person)


def _settled(
    standings: Mapping[str, RatingStanding], history: Mapping[str, Sequence[tuple[int, Rating]]]
) -> dict[str, int]:
    """The number of the match after which each rating was provisional no more, or the oldest one in the history."""
    found: dict[str, int] = {}
    for variant, moved in history.items():
        settled = len(moved)
        while settled and not moved[settled - 1][1].provisional:
            settled -= 1
        if settled < len(moved):
            found[variant] = standings[variant].matches - len(moved) + settled + 1
    return found


def _records(counts: Iterable[tuple[str, PersonalOutcome, int]]) -> dict[str, VariantRecord]:
    counted: dict[str, dict[str, int]] = {}
    for variant, outcome, count in counts:
        counted.setdefault(variant, {})[outcome.value] = count
    return {variant: VariantRecord(**counts) for variant, counts in counted.items()}

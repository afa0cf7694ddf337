"""Takes a booked match off the ladder, as if it had never been on it: what was booked after it is booked again (L6).

Later matches are not replayed. Their results and the rules by which people were settled are stored, and do not depend
on the ladder; what does are the accounts, the ratings, and whether a substitute was above the limit (H3).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from data.records.ladder import (
    GLOBAL_FROM,
    BookingEntry,
    PersonalOutcome,
    Rating,
    RatingStanding,
    Settled,
    Uncounted,
)
from data.records.matches import SeatResult
from data.storage.ladder_queries import LadderQueries
from data.storage.rivalry_queries import RivalryQueries
from data.storage.store import Session
from data.storage.void_queries import VoidQueries
from engine.ladder import LIMIT, placement
from engine.rating import rate_owners

MATCHES_AT_A_TIME = 500
"""Later matches that are read in one go."""
_MAY_GAIN = (Settled.SAT_IN, Settled.SAT_IN_OVER_LIMIT)
"""The rules of substitutes whose points depend on their account."""
_ABSENT = (Settled.LEFT, Settled.LEFT_TO_COMPUTER)
"""The rules of owners whose rating is moved alone."""


async def void_match(session: Session, match_id: int) -> bool:
    """Take a match off the ladder; False for one that is not on it.

    It stays settled, as voided, and its result stays to be seen. What was decided for matches that started meanwhile
    holds (L5); from now on it does not count for the day of its players any more.
    """
    queries, ladder = VoidQueries(session), LadderQueries(session)
    booked = await queries.booked(match_id)
    if not booked:
        return False
    first = booked[0]
    later = _LaterBookings(queries, first.guild, first.variant)
    for entry in booked:
        later.take_back(entry)
    await queries.take_off(match_id, why=Uncounted.VOIDED)
    rivalries = RivalryQueries(session)
    await rivalries.take_off(match_id)
    for one, other in combinations([each.booking.person for each in booked if each.booking.rule.owned], 2):
        await rivalries.recount(first.guild, one, other)
    after = first.number
    while some := await queries.later(first.guild, after=after, count=MATCHES_AT_A_TIME):
        for entries in some:
            await later.book_again(entries)
        after = some[-1][0].number
    for person, standing in later.ratings.items():
        await queries.set_rating(first.guild, first.variant, person, standing)
    gone = [person for person in sorted(later.resettled) if not await queries.recount(first.guild, person)]
    players = await ladder.add_players(first.guild, -len(gone))
    if players + len(gone) >= GLOBAL_FROM:
        others = await ladder.players(first.guild) if players < GLOBAL_FROM else ()
        await ladder.queue_for_global(sorted({*later.changed, *others}))
    return True


@dataclass(slots=True)
class _LaterBookings:
    """How accounts and ratings differ from what was booked, while the later matches of the server are gone through."""

    queries: VoidQueries
    guild: int
    variant: str
    """In no other do ratings change."""
    accounts: dict[int, int] = field(default_factory=dict[int, int])
    """By person, by how much their account differs; without those whose does not."""
    ratings: dict[int, RatingStanding] = field(default_factory=dict[int, RatingStanding])
    """By person, the rating that they have instead; of no matches where they have none."""
    changed: set[int] = field(default_factory=set[int])
    """Everybody of whom anything changes."""
    resettled: set[int] = field(default_factory=set[int])
    """Those whose points, wins or outcomes change, so that their sums are counted again."""

    def take_back(self, entry: BookingEntry) -> None:
        """Begin without this booking."""
        booking = entry.booking
        self.changed.add(booking.person)
        self.resettled.add(booking.person)
        if booking.points:
            self.accounts[booking.person] = -booking.points
        if booking.rating_before is not None and booking.rated_matches is not None:
            self.ratings[booking.person] = RatingStanding(booking.rating_before, booking.rated_matches - 1)

    async def book_again(self, entries: Sequence[BookingEntry]) -> None:
        """Book a later match by what accounts and ratings are now, where that makes a difference."""
        settled = [await self._settled(each) if each.booking.person in self.accounts else each for each in entries]
        owners = [each for each in settled if each.booking.rule.owned]
        moved: dict[int, BookingEntry] = {}
        if entries[0].variant == self.variant and any(each.booking.person in self.ratings for each in owners):
            moved = await self._rated(owners)
        again = [moved.get(each.booking.person, each) for each in settled]
        changed = [now for now, before in zip(again, entries, strict=True) if now != before]
        self.changed |= {each.booking.person for each in changed}
        await self.queries.rewrite(changed)

    async def _settled(self, entry: BookingEntry) -> BookingEntry:
        """A booking with the account that the person has now, by which a substitute may gain or not."""
        booking = entry.booking
        person, before = booking.person, booking.balance_after - booking.points + self.accounts[booking.person]
        rule, points, outcome = booking.rule, booking.points, entry.outcome
        if rule in _MAY_GAIN:
            earned, won = await self._earned(entry)
            gains = before <= LIMIT
            rule, points = (Settled.SAT_IN, earned) if gains else (Settled.SAT_IN_OVER_LIMIT, 0)
            outcome = PersonalOutcome.WON if gains and won else PersonalOutcome.HELPED
        if points != booking.points:
            self.resettled.add(person)
            self._differ(person, self.accounts[person] + points - booking.points)
        settled = replace(booking, rule=rule, points=points, balance_after=before + points)
        return replace(entry, outcome=outcome, booking=settled)

    def _differ(self, person: int, difference: int) -> None:
        self.accounts[person] = difference
        if not difference:
            del self.accounts[person]

    async def _earned(self, entry: BookingEntry) -> tuple[int, bool]:
        """What the seat of a booking has earned in its match, and whether it has won."""
        places = _places(await self.queries.results(entry.match_id))
        side = next(side for side, (_, seats) in places.items() if entry.booking.seat in seats)
        stake = await self.queries.stake(entry.match_id)
        points = placement([-place for place, _ in places.values()], stake=stake)
        return points[side], places[side][0] == 1 and len({place for place, _ in places.values()}) > 1

    async def _rated(self, owners: Sequence[BookingEntry]) -> dict[int, BookingEntry]:
        """The bookings of the owners whom a match has moved, with the ratings by what they are now."""
        before = {entry.booking.person: await self._rating(entry) for entry in owners}
        places = _places(await self.queries.results(owners[0].match_id))
        after = rate_owners(
            [entry.booking.person for entry in owners],
            absent={entry.booking.person for entry in owners if entry.booking.rule in _ABSENT},
            sides=tuple(seats for _, seats in places.values()),
            places=[place for place, _ in places.values()],
            ratings={person: standing.rating for person, standing in before.items()},
        )
        found: dict[int, BookingEntry] = {}
        for entry in owners:
            person, booking = entry.booking.person, entry.booking
            if person not in after:
                continue
            now = RatingStanding(after[person], before[person].matches + 1)
            self.ratings[person] = now
            if (now.rating, now.matches) == (booking.rating_after, booking.rated_matches):
                del self.ratings[person]
            again = replace(
                booking, rating_before=before[person].rating, rating_after=now.rating, rated_matches=now.matches
            )
            found[person] = replace(entry, booking=again)
        return found

    async def _rating(self, entry: BookingEntry) -> RatingStanding:
        """The rating of an owner before a match; its number of matches only where the match has moved it."""
        booking = entry.booking
        if booking.person in self.ratings:
            return self.ratings[booking.person]
        if booking.rating_before is not None and booking.rated_matches is not None:
            return RatingStanding(booking.rating_before, booking.rated_matches - 1)
        return RatingStanding(await self.queries.rating_before(entry) or Rating(), 0)


def _places(results: Sequence[SeatResult]) -> Mapping[int, tuple[int, tuple[int, ...]]]:
    """By side, in order, its place and its seats."""
    sides = sorted({each.side for each in results})
    return {
        side: (
            next(each.place for each in results if each.side == side),
            tuple(each.seat for each in results if each.side == side),
        )
        for side in sides
    }

"""Books a finished match: ladder points, ratings and standings, inside the transaction that ends it, once."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product

from data.records.ladder import (
    DAILY_LIMIT,
    GLOBAL_FROM,
    START,
    Booking,
    BookingEntry,
    HeadToHead,
    PersonalOutcome,
    Rating,
    RatingStanding,
    Settled,
    Settlement,
    Stake,
    Uncounted,
    day_start,
)
from data.records.matches import SeatResult, Table
from data.storage.ladder_queries import LadderQueries, add_unbooked
from data.storage.rivalry_queries import RivalryQueries
from data.storage.store import Session, WriteBatch
from engine.highlights import highlights
from engine.ladder import match_points, places, stake
from engine.match import Computer, Match, Person, Phase
from engine.rating import rate
from engine.rules import side_of

DAY = 86_400_000


async def book_match(session: Session, table: Table, *, at: int) -> None:
    """Book a rated match that has just got its result, at this moment. A second time changes nothing.

    Its stake is kept, but nothing is booked, where it was decided at the start that it does not count.
    """
    match, ladder = table.match, LadderQueries(session)
    owners = [seat.sitters[0] for seat in match.seats]
    why = await decide(session, table, at=at)
    first = await ladder.add_settlement(table.id, stake=stake(match.rules, match.options.goal), why=why)
    if not first:
        return
    if why is not None:
        await note_unbooked(session, table, at=at)
        return
    guild, variant = table.place.guild, match.rules.code
    people = [person for seat in match.seats for person in dict.fromkeys(seat.sitters)]
    known = {person: await ladder.balance(guild, person) for person in people}
    balances = {person: START if balance is None else balance for person, balance in known.items()}
    ratings = {person: await ladder.rating(guild, variant, person) or RatingStanding(Rating(), 0) for person in owners}
    await ladder.book(
        [
            BookingEntry(
                match_id=table.id,
                guild=guild,
                variant=variant,
                at=at,
                outcome=outcome_of(match, booking),
                booking=booking,
            )
            for booking in bookings_of(match, balances, ratings)
        ]
    )
    rivalries = RivalryQueries(session)
    await rivalries.add_meetings(table.id)
    await rivalries.add_highlights(table.id, highlights(match), guild=guild, variant=variant, at=at)
    newcomers = sum(balance is None for balance in known.values())
    players = await ladder.add_players(guild, newcomers)
    if players >= GLOBAL_FROM:
        just_reached = players - newcomers < GLOBAL_FROM
        await ladder.queue_for_global(await ladder.players(guild) if just_reached else people)


async def decide(session: Session, table: Table, *, at: int) -> Uncounted | None:
    """Decide whether a rated match that starts now counts, and why not (L5). What was decided before holds."""
    ladder = LadderQueries(session)
    decided, why = await ladder.decision(table.id)
    if decided:
        return why
    pairs = _opponents(table.match)
    why = Uncounted.DAILY_LIMIT if await _spent(ladder, pairs, at=at) else None
    await ladder.add_decision(table.id, why=why, pairs=pairs if why is None else (), at=at)
    return why


async def note_unbooked(batch: WriteBatch, table: Table, *, at: int) -> None:
    """Note a finished match that is not booked: it shows only when people look at their own profiles."""
    match = table.match
    outcomes = unbooked_outcomes(match)
    await add_unbooked(batch, table.id, guild=table.place.guild, variant=match.rules.code, at=at, outcomes=outcomes)


def seat_results(match: Match) -> tuple[SeatResult, ...]:
    """The result of a finished match, seat by seat."""
    place = places(match)
    results: list[SeatResult] = []
    for number, seat in enumerate(match.seats):
        side = side_of(match.options.sides, number)
        owner = seat.owner.key if isinstance(seat.owner, Person) else None
        results.append(
            SeatResult(
                seat=number,
                owner=owner,
                occupant=seat.person,
                side=side,
                score=match.scores[side],
                place=place[side],
            )
        )
    return tuple(results)


def unbooked_outcomes(match: Match) -> dict[int, PersonalOutcome]:
    """How a finished match that is not booked ended for the owners of its seats and for who held them at the end."""
    results = seat_results(match)
    drawn = max(each.place for each in results) == 1
    found: dict[int, PersonalOutcome] = {}
    for each in results:
        if each.owner is not None and each.owner != each.occupant:
            found[each.owner] = PersonalOutcome.LEFT
        if each.owner is not None and each.owner == each.occupant and match.seats[each.seat].computer_played:
            found[each.owner] = PersonalOutcome.LEFT
        elif each.occupant is not None:
            otherwise = PersonalOutcome.DREW if drawn else PersonalOutcome.LOST
            won = not drawn and each.place == 1
            found[each.occupant] = (
                PersonalOutcome.WON if won else otherwise if each.owner == each.occupant else PersonalOutcome.HELPED
            )
    return found


def bookings_of(match: Match, balances: dict[int, int], ratings: dict[int, RatingStanding]) -> list[Booking]:
    """The bookings of a finished rated match, from the balances and ratings before it."""
    shares = match_points(match, balances)
    moved = rate(match, {person: standing.rating for person, standing in ratings.items()})
    bookings: list[Booking] = []
    for number, seat in enumerate(match.seats):
        for person in dict.fromkeys(seat.sitters):
            points, rule = shares[person]
            after = moved.get(person)
            bookings.append(
                Booking(
                    person=person,
                    seat=number,
                    rule=rule,
                    points=points,
                    balance_after=balances[person] + points,
                    rating_before=None if after is None else ratings[person].rating,
                    rating_after=after,
                    rated_matches=None if after is None else ratings[person].matches + 1,
                )
            )
    return bookings


def outcome_of(match: Match, booking: Booking) -> PersonalOutcome:
    """How a finished match ended for a person who sat there."""
    rule, place = booking.rule, places(match)
    drawn = max(place) == 1
    won = not drawn and place[side_of(match.options.sides, booking.seat)] == 1
    if rule in (Settled.LEFT, Settled.LEFT_TO_COMPUTER):
        return PersonalOutcome.LEFT
    if rule in (Settled.STAYED, Settled.RETURNED):
        return PersonalOutcome.DREW if drawn else PersonalOutcome.WON if won else PersonalOutcome.LOST
    # A substitute who gains nothing does not win by it either (H3).
    return PersonalOutcome.WON if won and rule is Settled.SAT_IN else PersonalOutcome.HELPED


def _opponents(match: Match) -> list[tuple[int, int]]:
    """The pairs of people who play against each other: owners of seats, or in a lobby the people seated now."""
    sides: list[list[int]] = []
    for side in match.options.sides:
        seats = [match.seats[number] for number in side]
        lobby = match.phase is Phase.LOBBY
        people = [seat.person if lobby else next(iter(seat.sitters), None) for seat in seats]
        sides.append([person for person in people if person is not None])
    return [pair for one, other in combinations(sides, 2) for pair in product(one, other)]


async def _spent(ladder: LadderQueries, pairs: Iterable[tuple[int, int]], *, at: int) -> list[tuple[int, int]]:
    """Those of these pairs who have used up their counted matches of this day."""
    since = day_start(at)
    return [
        (one, other)
        for one, other in pairs
        if await ladder.matches_between(one, other, since=since, until=since + DAY) >= DAILY_LIMIT
    ]


async def read_settlement(session: Session, table: Table) -> Settlement:
    """The settlement of a match; of a live one an empty one."""
    match, ladder = table.match, LadderQueries(session)
    found = await ladder.settlement(table.id)
    if found is not None:
        paid, why = found
        shares = await ladder.bookings(table.id)
        rivalry = await _rivalry(session, table) if why is None else None
        return Settlement(match_id=table.id, counted=why is None, why=why, stake=paid, shares=shares, rivalry=rivalry)
    why = Uncounted.UNRATED if match.phase is Phase.FINISHED else None
    return Settlement(match_id=table.id, counted=False, why=why, stake=stake(match.rules, match.options.goal))


async def _rivalry(session: Session, table: Table) -> HeadToHead | None:
    """How the owners of a match of two stand with it; None for their first one, and where they have met again."""
    owners = [seat.sitters[0] for seat in table.match.seats if seat.sitters]
    if len(owners) != 2 or len(table.match.seats) != 2:
        return None
    found = await RivalryQueries(session).head_to_head(table.place.guild, *owners)
    return found if found is not None and found.match_id == table.id and found.met > 1 else None


async def read_stake(session: Session, table: Table, *, at: int) -> Stake:
    """The stake of a match: of a running one as decided at its start, of a lobby if it started now."""
    match, ladder = table.match, LadderQueries(session)
    points = stake(match.rules, match.options.goal)
    rated = match.rated
    if match.phase is Phase.LOBBY:
        rated = match.options.rated and not any(isinstance(seat.occupant, Computer) for seat in match.seats)
    if not rated:
        return Stake(points, Uncounted.UNRATED)
    decided, why = await ladder.decision(table.id)
    if decided:
        return Stake(points, why)
    spent = tuple(await _spent(ladder, _opponents(match), at=at))
    return Stake(points, Uncounted.DAILY_LIMIT if spent else None, spent)

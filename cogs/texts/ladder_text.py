"""What a match means for the ladder, told in words: what is at stake, what leaving costs, what everybody got.

The rules are those of ``engine.ladder``; here they only get their sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogs.texts.names import safe_name
from cogs.texts.table_text import TableText
from data.ladder.records import PROVISIONAL, Booking, Settlement, Stake, Uncounted
from data.matches.records import AuditKind, Table
from data.matches.service import MatchService
from engine.events import Reason
from engine.ladder import stake
from engine.match import Computer, Match, Person, Phase


@dataclass(frozen=True, slots=True)
class LadderInfo:
    """What the ladder knows of a table beside its match; empty where it has nothing to say yet."""

    stake: Stake | None = None
    """Of a lobby."""
    settlement: Settlement | None = None
    """Of a finished match."""
    ended_by: str = ""
    """The name of the moderator who ended a rated match."""


NO_LADDER = LadderInfo()
NEWEST = 50
"""Lines of the server's log among which that of a match that has just ended is."""


async def ladder_of(matches: MatchService, table: Table) -> LadderInfo:
    """What is to be said of a table as it stands."""
    match = table.match
    if match.phase is Phase.LOBBY:
        return LadderInfo(stake=await matches.queries.at_stake(table))
    if match.phase is Phase.FINISHED:
        return LadderInfo(settlement=await matches.queries.settlement(table.id))
    if match.reason is Reason.STOPPED and match.rated:
        return LadderInfo(ended_by=await _moderator(matches, table))
    return NO_LADDER


async def _moderator(matches: MatchService, table: Table) -> str:
    """The name of who ended a match over the heads of its people, from the server's log."""
    entries = await matches.queries.audit_log(table.place.guild, NEWEST)
    found = (entry for entry in entries if entry.match == table.id and entry.kind is AuditKind.MODERATOR)
    return next((entry.actor.name for entry in found if entry.actor is not None), "")


def agreed(match: Match) -> bool:
    """Whether everybody at the table wanted a match to end."""
    return bool(match.persons) and all(seat.stops for seat in match.seats if seat.person is not None)


# ---- before --------------------------------------------------------------------------------------------------------


def lobby_lines(speaker: TableText, match: Match, at_stake: Stake | None) -> list[str]:
    """Whether a match of this lobby is rated and for how much, else why not; then who may sit down."""
    if at_stake is not None and at_stake.spent:
        names = "; ".join(" & ".join(safe_name(user.name) for user in pair) for pair in at_stake.spent)
        lines = [speaker.text("lobby-spent", names=names)]
    else:
        lines = [_rated(speaker, match)]
    if match.private:
        lines.append(speaker.text("lobby-private"))
    waiting = [person for person in match.invited if person not in match.persons]
    if waiting:
        lines.append(speaker.text("lobby-invited", names=", ".join(map(speaker.person, waiting))))
    return lines


def _rated(speaker: TableText, match: Match) -> str:
    if not match.options.rated:
        return speaker.text("lobby-unrated-option")
    if any(isinstance(seat.occupant, Computer) for seat in match.seats):
        return speaker.text("lobby-unrated-computer")
    return speaker.text("lobby-rated", stake=stake(match.rules, match.options.goal))


def worth(speaker: TableText, at_stake: Stake) -> str:
    """In short whether a match is rated and booked, and for how much."""
    if at_stake.counts:
        return speaker.text("tables-rated", stake=at_stake.points)
    return speaker.text("tables-spent" if at_stake.spent else "tables-unrated")


def leaving(speaker: TableText, match: Match, person: int, at_stake: Stake) -> str:
    """The question whether to leave, with what that costs this person now."""
    number = match.seat_of(person)
    if match.phase is Phase.LOBBY or number is None:
        return speaker.text("screen-leave-lobby")
    if not match.rated:
        return speaker.text("screen-leave-match-unrated")
    seat, points = match.seats[number], at_stake.points
    if seat.sitters[:1] != (person,):
        return speaker.text("screen-leave-substitute", name=speaker.person(seat.sitters[0]))
    if match.can_claim(person):  # the computers finish at once, so this is booked today or never
        return speaker.text("screen-leave-claim" if at_stake.counts else "screen-leave-last", stake=points)
    if not at_stake.counts:
        return speaker.text("screen-leave-spent", stake=points)
    return speaker.text("screen-leave-match-rated", stake=points)


# ---- after ---------------------------------------------------------------------------------------------------------


def settled_lines(speaker: TableText, match: Match, settlement: Settlement | None) -> list[str]:
    """What a finished match booked: a line for everybody who sat there, or why nothing was booked."""
    if not match.rated:
        return [speaker.text("match-unrated"), *_left(speaker, match)]
    if settlement is None or not settlement.counted:
        limit = settlement is not None and settlement.why is Uncounted.DAILY_LIMIT
        return [speaker.text("match-limit" if limit else "match-rated"), *_left(speaker, match)]
    booked = (
        speaker.text(
            "match-settled",
            name=speaker.person(booking.person),
            points=signed(booking.points),
            rule=speaker.text(f"settled-{booking.rule}"),
            rating=_rating(speaker, booking),
        )
        for booking in settlement.shares
    )
    return [speaker.text("match-stake", stake=settlement.stake), *booked]


def _left(speaker: TableText, match: Match) -> list[str]:
    """Who owns a seat and was not on it at the end."""
    names = [
        speaker.person(seat.owner.key)
        for seat in match.seats
        if isinstance(seat.owner, Person) and seat.owner != seat.occupant
    ]
    return [speaker.text("match-left", names=", ".join(names))] if names else []


def _rating(speaker: TableText, booking: Booking) -> str:
    """How a rating has moved; empty where it has not."""
    if booking.rating_before is None or booking.rating_after is None:
        return ""
    before, after = booking.rating_before.shown, booking.rating_after.shown
    settled = booking.rated_matches is not None and booking.rated_matches >= PROVISIONAL
    key = "settled-rating" if settled else "settled-rating-provisional"
    return speaker.text(key, rating=str(after), change=signed(after - before))


def signed(points: int) -> str:
    """Points with their sign, a true minus; nought has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def closed(speaker: TableText, match: Match, ended_by: str) -> str:
    """Why a table was closed without a result, and by whom where a rated match was ended by hand; empty where it was
    not closed."""
    if match.reason is None:
        return ""
    if match.reason is Reason.STOPPED and match.rated:
        if ended_by:
            return speaker.text("closed-stopped-by", name=safe_name(ended_by))
        if agreed(match):
            return speaker.text("closed-stopped-together", names=", ".join(map(speaker.person, match.persons)))
    if match.reason is Reason.STOPPED and match.started is None:
        return speaker.text("closed-stopped-lobby")
    return speaker.text(f"closed-{match.reason}")

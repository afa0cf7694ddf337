"""What a match means for the ladder, in words: what is at stake, what leaving costs, what each person got.

The rules are those of ``engine.ladder``; here they only get their sentences.
"""

from __future__ import annotations

from dataclasses import dataclass

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import safe_name
from cogs.texts.seat_names import SeatNames
from data.records.ladder import Booking, HeadToHead, Settled, Settlement, Stake, Uncounted
from engine.events import Reason
from engine.ladder import stake
from engine.match import RETURNS_ALLOWED, Computer, Match, Person, Phase


@dataclass(frozen=True, slots=True)
class LadderText:
    """What the ladder has to do with one match."""

    texts: Catalogue
    names: SeatNames
    match: Match

    # ---- before ----------------------------------------------------------------------------------------------------

    def lobby_lines(self, at_stake: Stake | None) -> list[str]:
        """Whether a match of this lobby is rated and for how much, else why not; then who may sit down."""
        if at_stake is not None and at_stake.spent:
            names = "; ".join(" & ".join(map(self.names.person, pair)) for pair in at_stake.spent)
            lines = [self.texts.text("lobby-spent", names=names)]
        else:
            lines = [self._rated()]
        if self.match.private:
            lines.append(self.texts.text("lobby-private"))
        waiting = [person for person in self.match.invited if person not in self.match.persons]
        if waiting:
            lines.append(self.texts.text("lobby-invited", names=", ".join(map(self.names.person, waiting))))
        return lines

    def _rated(self) -> str:
        options = self.match.options
        if not options.rated:
            return self.texts.text("lobby-unrated-option")
        if any(isinstance(seat.occupant, Computer) for seat in self.match.seats):
            return self.texts.text("lobby-unrated-computer")
        free = any(seat.occupant is None for seat in self.match.seats)
        return self.texts.text(
            "lobby-rated" if free else "lobby-rated-full", stake=stake(self.match.rules, options.goal)
        )

    def leave_question(self, person: int, at_stake: Stake) -> str:
        """The question whether to leave, with what that costs this person now."""
        match = self.match
        number = match.seat_of(person)
        if match.phase is Phase.LOBBY or number is None:
            return self.texts.text("screen-leave-lobby")
        if not match.rated:
            return self.texts.text("screen-leave-solo" if match.is_solo else "screen-leave-match-unrated")
        seat, points = match.seats[number], at_stake.points
        if seat.sitters[:1] != (person,):
            return self.texts.text("screen-leave-substitute", name=self.names.person(seat.sitters[0]))
        if match.can_claim(person):
            return self.texts.text("screen-leave-claim" if at_stake.counts else "screen-leave-last", stake=points)
        question = self.texts.text(
            "screen-leave-match-rated" if at_stake.counts else "screen-leave-spent", stake=points
        )
        left = max(0, RETURNS_ALLOWED - seat.returns)
        return f"{question} {self.texts.text('screen-leave-return', count=left)}"

    def computer_warning(self, seat: int) -> str:
        """A warning to the owner on a seat for which the computer has made most of the choices; else empty."""
        held = self.match.seats[seat]
        if not (self.match.rated and held.computer_played and held.person is not None and held.occupant == held.owner):
            return ""
        return self.texts.text("hand-computer-played")

    # ---- after -----------------------------------------------------------------------------------------------------

    def settlement_lines(self, settlement: Settlement | None) -> list[str]:
        """What a finished match booked, a line for each person who sat there, or why nothing was booked."""
        if not self.match.rated:
            return [self.texts.text("match-unrated"), *self._left()]
        if settlement is None or not settlement.counted:
            why = None if settlement is None else settlement.why
            keys = {None: "match-rated", Uncounted.DAILY_LIMIT: "match-limit", Uncounted.VOIDED: "match-voided"}
            return [self.texts.text(keys.get(why, "match-rated")), *self._left()]
        lines = [self.texts.text("match-stake", stake=settlement.stake), *map(self._booking, settlement.shares)]
        return [*lines, self._rivalry(settlement.rivalry)] if settlement.rivalry is not None else lines

    def _left(self) -> list[str]:
        """The owners who were not on their seats at the end."""
        names = [
            self.names.person(seat.owner.key)
            for seat in self.match.seats
            if isinstance(seat.owner, Person) and seat.owner != seat.occupant
        ]
        return [self.texts.text("match-left", names=", ".join(names))] if names else []

    def _rivalry(self, rivalry: HeadToHead) -> str:
        """The score of two people over all their booked matches on this server, with both names: a substitute may have
        finished this one."""
        leader, other, ahead, behind = rivalry.person, rivalry.other, rivalry.won, rivalry.lost
        if ahead < behind:
            leader, other, ahead, behind = other, leader, behind, ahead
        names = {"name": self.names.person(leader), "other": self.names.person(other)}
        line = self.texts.text("match-rivalry", **names, ahead=ahead, behind=behind)
        return f"{line}{self.texts.text('match-rivalry-drawn', count=rivalry.drawn)}" if rivalry.drawn else line

    def _booking(self, booking: Booking) -> str:
        return self.texts.text(
            "match-settled",
            name=self.names.person(booking.person),
            points=signed(booking.points),
            rule=self.texts.text(self._rule_key(booking)),
            rating=self._rating(booking),
        )

    def _rule_key(self, booking: Booking) -> str:
        was_there = self.match.seats[booking.seat].person == booking.person
        return "settled-computer-played" if booking.rule is Settled.LEFT and was_there else f"settled-{booking.rule}"

    def _rating(self, booking: Booking) -> str:
        """How a rating has moved; empty where it has not."""
        if booking.rating_before is None or booking.rating_after is None:
            return ""
        before, after = booking.rating_before.shown, booking.rating_after.shown
        key = "settled-rating-provisional" if booking.rating_after.provisional else "settled-rating"
        return self.texts.text(key, rating=str(after), change=signed(after - before))

    def close_reason(self, ended_by: str) -> str:
        """Why a table was closed without a result, and by whom if a rated match was stopped; empty if not closed."""
        match = self.match
        if match.reason is None:
            return ""
        if match.reason is Reason.STOPPED and match.rated:
            if ended_by:
                return self.texts.text("closed-stopped-by", name=safe_name(ended_by))
            if _all_stop(match):
                names = ", ".join(map(self.names.person, match.persons))
                return self.texts.text("closed-stopped-together", names=names)
        if match.reason is Reason.STOPPED and match.started is None:
            return self.texts.text("closed-stopped-lobby")
        if match.reason is Reason.EXPIRED and match.started is not None:
            return self.texts.text("closed-waited", name=self.names.person(match.host))
        return self.texts.text(f"closed-{match.reason}")


def stake_summary(texts: Catalogue, at_stake: Stake) -> str:
    """In short whether a match is rated and booked, and for how much."""
    if at_stake.counts:
        return texts.text("tables-rated", stake=at_stake.points)
    return texts.text("tables-spent" if at_stake.why is Uncounted.DAILY_LIMIT else "tables-unrated")


def signed(points: int) -> str:
    """Points with their sign, with a true minus sign; zero has none."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def _all_stop(match: Match) -> bool:
    """Whether each person at the table wants the match to end."""
    return bool(match.persons) and all(seat.stops for seat in match.seats if seat.person is not None)

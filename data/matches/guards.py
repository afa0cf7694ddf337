"""Checks of an input before its event is applied, and facts about a lobby that several use cases need."""

from __future__ import annotations

from data.matches.transition import Transition
from data.records.matches import Refusal, Refused, Table
from engine.ai import LEVELS
from engine.errors import Code, IllegalInput
from engine.events import ComputerAdded, StopWanted
from engine.match import SUBSTITUTE_LEVEL, Computer, Match, Person, Phase


def computer_added(level: str) -> ComputerAdded:
    """Raises IllegalInput (BAD_OPTION) for a level that there is not."""
    if level not in LEVELS:
        raise IllegalInput(Code.BAD_OPTION, option="level", value=level, allowed=", ".join(LEVELS))
    return ComputerAdded(level)


def require_seats(seats: int, computers: int) -> None:
    """Raises IllegalInput (BAD_OPTION) for more computers than a lobby has seats beside its host's."""
    free = seats - 1
    if computers > free:
        allowed = ", ".join(str(number + 1) for number in range(free))
        raise IllegalInput(Code.BAD_OPTION, option="computers", value=str(computers), allowed=allowed)


def newest_computer(match: Match) -> int | None:
    """The seat of the computer that sat down last at a lobby; None where there is none."""
    seats = [number for number, seat in enumerate(match.seats) if isinstance(seat.occupant, Computer)]
    return max(seats, key=lambda number: match.seats[number].since, default=None)


def filling_level(match: Match) -> str:
    """The level of computers that fill free seats: that of the newest one in this lobby."""
    newest = newest_computer(match)
    occupant = None if newest is None else match.seats[newest].occupant
    return occupant.level if isinstance(occupant, Computer) else SUBSTITUTE_LEVEL


def require_lobby(table: Table) -> None:
    if table.match.phase is not Phase.LOBBY:
        raise IllegalInput(Code.NOT_A_LOBBY if table.match.is_live else Code.NOT_RUNNING)


def require_occupied(match: Match, seat: int, *, seq: int) -> None:
    """Raises Refused (STALE) when a seat has changed hands since ``seq`` was shown, or is free."""
    seats = match.seats
    if not 0 <= seat < len(seats) or seats[seat].occupant is None or seats[seat].since > seq:
        raise Refused(Refusal.STALE)


def require_informed(match: Match, seq: int | None) -> None:
    """Raises IllegalInput (NOT_A_LOBBY) when the match has started since ``seq`` was shown: other terms hold now."""
    running = match.phase in (Phase.PLAYING, Phase.BETWEEN)
    if running and seq is not None and not match.showed_running(seq):
        raise IllegalInput(Code.NOT_A_LOBBY)


def kept_seats(match: Match) -> tuple[int | None, ...]:
    """Whose seat each one is when the same table meets again: who sat there at the end, else who owned it."""
    owners = [seat.owner.key if isinstance(seat.owner, Person) else None for seat in match.seats]
    return tuple(owner if seat.person is None else seat.person for seat, owner in zip(match.seats, owners, strict=True))


def apply_stop_wish(match: Match, transition: Transition, person: int) -> None:
    others = [seat for seat in match.seats if seat.person not in (None, person)]
    seat = match.seat_of(person)
    assert seat is not None
    if match.seats[seat].stops and not all(other.stops for other in others):
        wanted = sum(each.stops for each in match.seats if each.person is not None)
        raise Refused(Refusal.NEEDS_EVERYBODY, wanted=wanted, people=len(match.persons))
    transition.apply(StopWanted(person))

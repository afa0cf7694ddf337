"""What the state of a match is made of, and what every handler of an event needs to make the next one."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from engine.errors import Code, IllegalInput
from engine.rules import EndReason
from engine.seats import Seat
from engine.tiles import Tile

if TYPE_CHECKING:
    from engine.match import Match

SUBSTITUTE_LEVEL = "medium"
"""The level at which the computer holds a seat for somebody who left, and moves for somebody whose time ran out."""

MISSES_ALLOWED = 2
"""So many turn times missed in a row are leaving (H10)."""


class Phase(Enum):
    LOBBY = "lobby"
    PLAYING = "playing"
    BETWEEN = "between"
    """A round is over, the next one not dealt yet."""
    FINISHED = "finished"
    CLOSED = "closed"
    """Ended without a result."""


@dataclass(frozen=True, slots=True)
class RoundRecord:
    """A finished round: who earned what, and the hands as they were turned up."""

    how: EndReason
    seat: int
    """Who went out, made the last move, or reached the target."""
    winner: int | None
    """The side that won the round."""
    hands: tuple[tuple[Tile, ...], ...]
    pips: tuple[int, ...]
    """What was left in each hand, as the variant values tiles."""
    points: tuple[int, ...]
    """What each side was booked for the end of the round (points in play are booked as they fall)."""
    dropped: int
    """Points that an exact target refused at the end of the round."""
    scores: tuple[int, ...]
    """The running scores after it, by side."""
    secret: str


def evolve(match: Match, **changes: Any) -> Match:
    """``dataclasses.replace`` for a value that has nothing to check: a fifth of its time, and every event needs it."""
    after: Match = object.__new__(type(match))
    after.__dict__.update(match.__dict__, **changes)
    return after


def require(match: Match, *phases: Phase) -> None:
    """Raises IllegalInput (NOT_A_LOBBY, NOT_RUNNING) where the match is in none of these phases."""
    if match.phase not in phases:
        lobby_is_past = phases == (Phase.LOBBY,) and match.is_live
        raise IllegalInput(Code.NOT_A_LOBBY if lobby_is_past else Code.NOT_RUNNING)


def seat_of(match: Match, person: int) -> int:
    """The seat that a person holds. Raises IllegalInput (NOT_SEATED)."""
    number = match.seat_of(person)
    if number is None:
        raise IllegalInput(Code.NOT_SEATED)
    return number


def with_seat(match: Match, number: int, seat: Seat) -> tuple[Seat, ...]:
    """The seats of a match, one of them another."""
    return (*match.seats[:number], seat, *match.seats[number + 1 :])

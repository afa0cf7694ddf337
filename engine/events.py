"""The stored events of a match and their JSON codec. They are its whole state: a match is replayed from its log.

People appear by their *person key*, a number that only the store can map to an account, so that no log is ever
rewritten. Everything random in a round is derived from the secret of its ``RoundDealt``.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from engine.moves import Arm, Draw, Move, MoveSource, Pass, Play
from engine.rules import Goal, Options
from engine.tiles import Tile

CODEC = 1
"""The version of the JSON format; stored with each event."""


class Reason(StrEnum):
    """Why a lobby or match was closed without a result."""

    EMPTY = "empty"
    EXPIRED = "expired"
    STOPPED = "stopped"
    LOST = "lost"
    """Its channel or server is gone."""
    OUTDATED = "outdated"
    """This code no longer knows the version of its rules."""


class Absence(StrEnum):
    """Why a person lost a seat without pressing Leave."""

    MISSED = "missed"
    """Two turn times in a row."""
    GONE = "gone"
    """They have left the server."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A lobby is opened; ``host`` takes the first seat."""

    options: Options
    host: int
    seed: str | None = None
    """The secrets of its rounds come from it (``engine.fairness``); None before procedure 2."""
    secrets_used: int = 0
    """How many of them a match before this one, of which it is the rematch, has used."""


@dataclass(frozen=True, slots=True)
class MadePrivate:
    """Only invited people may sit down, in the lobby and later on a free seat."""


@dataclass(frozen=True, slots=True)
class Invited:
    """The host invites a person, possibly one who was sent away."""

    person: int


@dataclass(frozen=True, slots=True)
class SeatsKept:
    """The lobby of a rematch: the person each seat is kept for, None for a seat that anyone may take. The host takes
    the one kept for them at once."""

    people: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """A person takes the lobby seat kept for them, else the first free one."""

    person: int


@dataclass(frozen=True, slots=True)
class ComputerAdded:
    """A computer of this level takes the first free seat of a lobby, preferably one that is kept for no one."""

    level: str


@dataclass(frozen=True, slots=True)
class SentAway:
    """The host empties a seat of the lobby; its person may come back only when invited."""

    seat: int


@dataclass(frozen=True, slots=True)
class Left:
    """A person leaves: a lobby seat becomes free; in a running match the computer takes the seat."""

    person: int


@dataclass(frozen=True, slots=True)
class Unseated:
    """A person of a running match is treated as having left; the computer takes the seat."""

    person: int
    why: Absence


@dataclass(frozen=True, slots=True)
class Started:
    """The match starts; the first round is to be dealt."""

    press: int | None = None
    """The id of the press that started it, which goes into the deals."""


@dataclass(frozen=True, slots=True)
class RoundDealt:
    """A round is dealt; ``secret`` is the 32 bytes, in hexadecimal, from which it is derived."""

    secret: str
    procedure: int = 1
    """How it is derived, one of ``fairness.PROCEDURES``."""


@dataclass(frozen=True, slots=True)
class Played:
    """A seat played a tile; on no arm if it leads."""

    seat: int
    tile: Tile
    arm: Arm | None
    by: MoveSource = MoveSource.OCCUPANT


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a tile."""

    seat: int
    by: MoveSource = MoveSource.OCCUPANT


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: int
    by: MoveSource = MoveSource.OCCUPANT


@dataclass(frozen=True, slots=True)
class TimedOut:
    """The turn time of the seat on turn is over; a move with ``MoveSource.TIMEOUT`` follows."""

    seat: int


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """A person takes a seat that a computer holds for someone who left, or comes back to it."""

    seat: int
    person: int


@dataclass(frozen=True, slots=True)
class Readied:
    """A person wants the next round."""

    person: int
    press: int | None = None
    """The id of their press, which goes into the deals."""


@dataclass(frozen=True, slots=True)
class StopWanted:
    """A person wants the match to end without a result; it ends when all people at the table do."""

    person: int


@dataclass(frozen=True, slots=True)
class StopWithdrawn:
    """A person wanted the match to end without a result, and does not any more."""

    person: int


@dataclass(frozen=True, slots=True)
class Claimed:
    """The last person among computers ends the match as it stands and wins it (H9)."""

    person: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The match ends without a result."""

    reason: Reason


Event = (
    Opened
    | MadePrivate
    | Invited
    | SeatsKept
    | Joined
    | ComputerAdded
    | SentAway
    | Left
    | Unseated
    | Started
    | RoundDealt
    | Played
    | Drew
    | Passed
    | TimedOut
    | SeatTaken
    | Readied
    | StopWanted
    | StopWithdrawn
    | Claimed
    | Closed
)


def move_event(seat: int, move: Move, by: MoveSource = MoveSource.OCCUPANT) -> Played | Drew | Passed:
    """The event that records a move."""
    match move:
        case Play(tile, arm):
            return Played(seat, tile, arm, by)
        case Draw():
            return Drew(seat, by)
        case Pass():
            return Passed(seat, by)


def move_of(event: Played | Drew | Passed) -> Move:
    """The move that an event records."""
    match event:
        case Played():
            return Play(event.tile, event.arm)
        case Drew():
            return Draw()
        case Passed():
            return Pass()


def _options(plain: dict[str, Any]) -> Options:
    _require_fields(Options, plain)
    _require_fields(Goal, plain["goal"])
    values: dict[str, Any] = {**plain, "goal": Goal(**plain["goal"])}
    return Options(**values)


def _require_fields(kind: type[Any], plain: Mapping[str, Any], later: Container[str] = ()) -> None:
    """Check for exactly the fields of the class: a missing one must not silently get today's default.

    Only the fields ``later`` may be missing: they came later, and their default says what older logs meant.
    """
    names = {each.name for each in fields(kind)}
    if not set(plain) <= names or any(name not in later for name in names - set(plain)):
        raise ValueError(f"{kind.__name__} has the fields {sorted(names)}, stored were {sorted(plain)}")


_KINDS: dict[str, type[Any]] = {kind.__name__: kind for kind in Event.__args__}

_LATER: Mapping[type[Any], Container[str]] = {
    Opened: {"seed", "secrets_used"},
    Started: {"press"},
    RoundDealt: {"procedure"},
    Readied: {"press"},
}

_READ: Mapping[str, Callable[[Any], Any]] = {
    "tile": Tile.parse,
    "arm": lambda name: None if name is None else Arm(name),
    "by": MoveSource,
    "reason": Reason,
    "why": Absence,
    "options": _options,
    "people": tuple,
}
_WRITE: Mapping[str, Callable[[Any], Any]] = {
    "tile": str,
    "by": lambda by: by.value,
    "options": lambda options: (
        {name: getattr(options, name) for name in options.__slots__}
        | {"goal": {"target": options.goal.target, "rounds": options.goal.rounds}}
    ),
}


def encode(event: Event) -> tuple[str, dict[str, Any]]:
    """The kind of an event and its fields as plain JSON values."""
    plain = {each.name: getattr(event, each.name) for each in fields(event)}
    return type(event).__name__, {
        name: _WRITE[name](value) if name in _WRITE else value for name, value in plain.items()
    }


def decode(kind: str, plain: Mapping[str, Any]) -> Event:
    """The stored event. Raises ValueError for an unknown kind and for unknown or missing fields."""
    known = _KINDS.get(kind)
    if known is None:
        raise ValueError(f"unknown event {kind!r}")
    _require_fields(known, plain, _LATER.get(known, ()))
    return known(**{name: _READ[name](value) if name in _READ else value for name, value in plain.items()})

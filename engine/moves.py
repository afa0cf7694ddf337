"""What a seat may do on its turn, and what everybody sees of it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from engine.ends import Play


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard; the turn stays."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn on with nothing to play and nothing to draw."""


Move = Play | Draw | Pass


class MoveSource(Enum):
    """Who made a move: the occupant of the seat, the computer for a person whose time ran out, or the rules."""

    OCCUPANT = "occupant"
    TIMEOUT = "timeout"
    RULES = "rules"


class Act(NamedTuple):
    """A move as everybody saw it: a drawn tile is not in it."""

    seat: int
    move: Move
    by: MoveSource = MoveSource.OCCUPANT
    points: int = 0
    """What the open ends were worth after a play."""
    counted: bool = True
    """False where an exact target dropped those points."""

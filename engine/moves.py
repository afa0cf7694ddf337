"""The moves of a turn (play, draw, pass), and what everybody sees of each."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import NamedTuple

from engine.tiles import TILES, Tile


class Arm(StrEnum):
    """A branch of the layout, named by the side of the root it grows from."""

    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


ARMS = tuple(Arm)


class Play(NamedTuple):
    """Lay a tile on an arm; ``arm`` is None for the lead."""

    tile: Tile
    arm: Arm | None = None


LEADS = {tile: Play(tile) for tile in TILES}
"""The play of each tile as a lead."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the boneyard; the turn goes on."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn with nothing to play and nothing to draw."""


Move = Play | Draw | Pass


class MoveSource(Enum):
    """Who made a move: the occupant of the seat, the computer for a person whose time ran out, or the rules."""

    OCCUPANT = "occupant"
    TIMEOUT = "timeout"
    RULES = "rules"


class Act(NamedTuple):
    """A move as everybody saw it; it does not say which tile was drawn."""

    seat: int
    move: Move
    by: MoveSource = MoveSource.OCCUPANT
    points: int = 0
    """What the open ends scored after a play."""
    counted: bool = True
    """False where an exact target dropped those points."""

"""Seats and who holds them: people and computers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A person, by the key that stands for their Discord account."""

    key: int


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player."""

    level: str


Occupant = Person | Computer


@dataclass(frozen=True, slots=True)
class Handover:
    """A change of the occupant of a seat during the present round."""

    seat: int
    before: Occupant
    """The occupant until then."""
    moves: int
    """How many moves of the round had been made by then."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table with its tiles and score; it outlives its player."""

    occupant: Occupant | None = None
    """The present occupant; None only in a lobby."""
    owner: Occupant | None = None
    """The occupant at the first deal."""
    since: int = 0
    """The ``seq`` at which the occupant sat down, or the seat became free."""
    sitters: tuple[int, ...] = ()
    """All people who have sat here since the first deal, in order; the owner first, if a person."""
    misses: int = 0
    """Turn times missed in a row."""
    ready: bool = False
    """Whether its person wants the next round."""
    stops: bool = False
    """Whether its person wants the match to end without a result."""
    returns: int = 0
    """How often its owner has come back to it."""
    choices: int = 0
    """Moves of a rated match made here with more than one to choose from."""
    computer_choices: int = 0
    """Those of them that the computer made, for a missed turn time as well."""

    @property
    def person(self) -> int | None:
        """The key of its occupant, None for a computer."""
        return self.occupant.key if isinstance(self.occupant, Person) else None

    @property
    def computer_played(self) -> bool:
        """Whether the computer made more than half of the choices on this seat of a rated match (H18)."""
        return 2 * self.computer_choices > self.choices

    @property
    def is_free(self) -> bool:
        """Whether a computer holds it for an owner who left."""
        return isinstance(self.owner, Person) and isinstance(self.occupant, Computer)

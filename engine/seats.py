"""Who sits where: a seat is a place at the table with its tiles and score, and outlives its player."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    key: int


@dataclass(frozen=True, slots=True)
class Computer:
    level: str


Occupant = Person | Computer


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat that has changed hands in the present round."""

    seat: int
    before: Occupant
    """Who held it until then."""
    moves: int
    """How many moves of the round had been made by then."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table with its tiles and score; it outlives its player."""

    occupant: Occupant | None = None
    """Who holds it now; None only in a lobby."""
    owner: Occupant | None = None
    """Who held it at the first deal."""
    since: int = 0
    """The ``seq`` at which the occupant sat down, or the seat became free."""
    sitters: tuple[int, ...] = ()
    """Every person who has sat here since the first deal, in order; the first is the owner if a person."""
    misses: int = 0
    """Turn times missed in a row."""
    ready: bool = False
    """Whether its person wants the next round."""
    stops: bool = False
    """Whether its person wants the match to end without a result."""

    @property
    def person(self) -> int | None:
        """The key of the person who holds it now."""
        return self.occupant.key if isinstance(self.occupant, Person) else None

    @property
    def is_free(self) -> bool:
        """Whether a computer holds it for a person who left."""
        return isinstance(self.owner, Person) and isinstance(self.occupant, Computer)

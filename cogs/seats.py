"""What the holders of the seats of a match are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from cogs.names import plain_name
from cogs.text import Catalogue
from engine.match import Computer, Match, Person


class Named(Protocol):
    """Somebody with a display name."""

    @property
    def name(self) -> str: ...


def seat_names(language: str, match: Match, people: Mapping[int, Named]) -> tuple[str, ...]:
    """What the holder of each seat is called, as plain text; people of one name are told apart by their seats."""
    catalogue = Catalogue(language)
    names = [_occupant(catalogue, match, number, people) for number in range(len(match.seats))]
    return tuple(
        name
        if names.count(name) == 1 or match.seats[number].occupant is None
        else catalogue.text("seat-same-name", name=name, number=str(number + 1))
        for number, name in enumerate(names)
    )


def _occupant(catalogue: Catalogue, match: Match, number: int, people: Mapping[int, Named]) -> str:
    seat = match.seats[number]
    match seat.occupant:
        case None:
            return catalogue.text("seat-free")
        case Person(key):
            return person_name(catalogue, key, people)
        case Computer() if isinstance(seat.owner, Person):
            return catalogue.text("seat-stand-in", name=person_name(catalogue, seat.owner.key, people))
        case Computer():
            before = sum(_plays_itself(match, other) for other in range(number))
            return catalogue.text("seat-computer", number=str(before + 1))


def _plays_itself(match: Match, number: int) -> bool:
    """Whether a computer sits there in its own right, not for somebody."""
    seat = match.seats[number]
    return isinstance(seat.occupant, Computer) and not isinstance(seat.owner, Person)


def person_name(catalogue: Catalogue, key: int, people: Mapping[int, Named]) -> str:
    return plain_name(people[key].name) if key in people else catalogue.text("somebody")

"""What the holders of the seats of a match are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import plain_name
from engine.match import Computer, Match, Person

COMPUTERS = ("Domi", "Robi", "Kiko", "Zeno")
"""What a computer is called on each seat, in every language; a sign before it says that it is one."""


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
            return catalogue.text("seat-computer", name=COMPUTERS[number])


def person_name(catalogue: Catalogue, key: int, people: Mapping[int, Named]) -> str:
    return plain_name(people[key].name) if key in people else catalogue.text("somebody")

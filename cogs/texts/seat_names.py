"""What the people and computers of one match are called, in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import escape, plain_name
from engine.match import Computer, Match, Person, Seat
from engine.seats import Occupant

COMPUTER_NAMES = ("Domi", "Robi", "Kiko", "Zeno")
"""By seat, the same in every language; a sign before the name shows that it is a computer's."""


class HasName(Protocol):
    """A person with a display name."""

    @property
    def name(self) -> str: ...


class SeatNames:
    """The names at one table. All but ``plain`` are for message text, with their markdown escaped."""

    def __init__(self, language: str, match: Match, people: Mapping[int, HasName]) -> None:
        """``people`` has everyone who ever sat at the table or was invited, by person key."""
        self._texts = Catalogue(language)
        self._match = match
        self._people = people
        self._sat = self._names_of_sitters()
        self.plain = self._plain_names(match.seats)
        """By seat, as pictures, buttons and alt texts show them; equal names are numbered by their seats."""

    def seat(self, number: int) -> str:
        """Who holds a seat now."""
        return escape(self.plain[number])

    def side(self, number: int) -> str:
        """The seats that score together."""
        return " & ".join(self.seat(seat) for seat in self._match.options.sides[number])

    def person(self, key: int) -> str:
        """A person who sits or sat at the table, or was invited."""
        return escape(self._person(key))

    def holder(self, seat: int, moves: int) -> str:
        """Who held a seat after that many moves of the present round; at its deal for -1."""
        return self._former(seat, self._match.holder(seat, moves))

    def maker(self, number: int) -> str:
        """Who made a move of the present round, by its number from 0."""
        assert self._match.round is not None
        return self._former(self._match.round.acts[number].seat, self._match.maker(number))

    def _former(self, number: int, occupant: Occupant | None) -> str:
        """An earlier occupant of a seat: what was theirs keeps their name."""
        seats = self._match.seats
        if occupant is None or occupant == seats[number].occupant:
            return self.seat(number)
        then = (*seats[:number], replace(seats[number], occupant=occupant), *seats[number + 1 :])
        return escape(self._plain_names(then)[number])

    def _plain_names(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        names = [self._occupant(number, seat) for number, seat in enumerate(seats)]
        return tuple(
            name if names.count(name) == 1 or seats[number].occupant is None else self._marked(name, str(number + 1))
            for number, name in enumerate(names)
        )

    def _occupant(self, number: int, seat: Seat) -> str:
        match seat.occupant:
            case None:
                return self._texts.text("seat-free")
            case Person(key):
                return self._person(key)
            case Computer() if isinstance(seat.owner, Person):
                return self._texts.text("seat-stand-in", name=self._person(seat.owner.key))
            case Computer():
                return self._texts.text("seat-computer", name=COMPUTER_NAMES[number])

    def _names_of_sitters(self) -> dict[int, str]:
        """The people who sit here or have, by person key: equal names are numbered by the seats, also when one of them
        has left. Of several on one seat each later one has a letter as well."""
        names: dict[int, str] = {}
        marks: dict[int, str] = {}
        for number, seat in enumerate(self._match.seats):
            people = (*seat.sitters, *(() if seat.person is None else (seat.person,)))
            for order, key in enumerate(dict.fromkeys(each for each in people if each in self._people)):
                names[key] = self._name(self._people[key])
                marks[key] = f"{number + 1}{chr(ord('a') + order) if order else ''}"
        for _ in range(2):  # a second time for those who are really called what others became
            counts = Counter(names.values())
            names = {key: self._marked(name, marks[key]) if counts[name] > 1 else name for key, name in names.items()}
        return names

    def _marked(self, name: str, mark: str) -> str:
        return self._texts.text("seat-same-name", name=name, number=mark)

    def _person(self, key: int) -> str:
        if key in self._sat:
            return self._sat[key]
        person = self._people.get(key)
        return self._texts.text("somebody") if person is None else self._name(person)

    def _name(self, person: HasName) -> str:
        """The name of a person, who may have had it erased."""
        return plain_name(person.name) if person.name else self._texts.text("ranks-former")

"""Who says something: a language, and what the people at one table are called in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from cogs.texts.catalogue import Catalogue
from cogs.texts.names import escape
from cogs.texts.seat_names import Named, person_name, seat_names
from engine.match import Match
from engine.seats import Occupant
from engine.state import evolve, with_seat


@dataclass(frozen=True, slots=True)
class TableText:
    """Speaks of one table in one language: the table's where everybody reads it, the reader's in private."""

    language: str
    names: tuple[str, ...]
    """Plain names by seat, as pictures, buttons and alt texts show them; message texts take them through ``marked``."""
    people: Mapping[int, Named]

    def text(self, key: str, **values: str | int) -> str:
        return Catalogue(self.language).text(key, **values)

    def marked(self, seat: int) -> str:
        """The name of a seat for message text, with its markdown made harmless."""
        return escape(self.names[seat])

    def marked_as(self, match: Match, seat: int, occupant: Occupant | None) -> str:
        """The name of somebody who held a seat before, for message text: a move stays its maker's."""
        if occupant is None or occupant == match.seats[seat].occupant:
            return self.marked(seat)
        then = evolve(match, seats=with_seat(match, seat, replace(match.seats[seat], occupant=occupant)))
        return escape(seat_names(self.language, then, self.people)[seat])

    def held(self, match: Match, seat: int, moves: int) -> str:
        """The name of who held a seat when so many moves of the present round had been made, -1 for its deal."""
        return self.marked_as(match, seat, match.holder(seat, moves))

    def maker(self, match: Match, number: int) -> str:
        """The name of who made a move of the present round, by its number from 0, for message text."""
        assert match.round is not None
        return self.marked_as(match, match.round.acts[number].seat, match.maker(number))

    def side(self, match: Match, number: int) -> str:
        """Who scores together, for message text."""
        return " & ".join(self.marked(seat) for seat in match.options.sides[number])

    def person(self, key: int) -> str:
        """Somebody who sits or sat at the table, for message text."""
        return escape(person_name(Catalogue(self.language), key, self.people))

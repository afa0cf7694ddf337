"""Who says something: a language, and what the people at one table are called in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cogs.names import escape
from cogs.seats import Named, person_name
from cogs.text import Catalogue
from engine.match import Match


@dataclass(frozen=True, slots=True)
class Speaker:
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

    def side(self, match: Match, number: int) -> str:
        """Who scores together, for message text."""
        return " & ".join(self.marked(seat) for seat in match.options.sides[number])

    def person(self, key: int) -> str:
        """Somebody who sits or sat at the table, for message text."""
        return escape(person_name(Catalogue(self.language), key, self.people))

"""The round and the play of a finished match that scored most, for the records of a server (L8)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from engine.match import Match


class HighlightKind(StrEnum):
    """The values are stored."""

    ROUND = "round"
    """Points that a side made from one deal to the next."""
    PLAY = "play"
    """Points for the open ends after one tile."""


class Highlight(NamedTuple):
    """The best of a match."""

    kind: HighlightKind
    points: int
    people: tuple[int, ...]
    """Person keys: of a round everybody of the side who sat there at its end, of a play who made it."""


def highlights(match: Match) -> list[Highlight]:
    """The best round and the best play of a match, the first of equal ones.

    Only finished rounds count, and no penalties: there the points are no gain.
    """
    if match.rules.fewest_win:
        return []
    found = (max(some, key=lambda each: each.points, default=None) for some in (_rounds(match), _plays(match)))
    return [each for each in found if each is not None]


def _rounds(match: Match) -> Iterator[Highlight]:
    before = (0,) * len(match.scores)
    for record in match.records:
        for side, seats in enumerate(match.options.sides):
            gain = record.scores[side] - before[side]
            people = tuple(person for person in (record.people[seat] for seat in seats) if person is not None)
            if gain > 0 and people:
                yield Highlight(HighlightKind.ROUND, gain, people)
        before = record.scores


def _plays(match: Match) -> Iterator[Highlight]:
    for record in match.records:
        if record.best_play is not None:
            person, points = record.best_play
            yield Highlight(HighlightKind.PLAY, points, (person,))

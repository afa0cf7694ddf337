"""Skill ratings: how the result of a rated match changes those of its owners. Pure arithmetic.

The model is Weng and Lin's Bradley-Terry with full pairing, from the package openskill: with level sides among four,
Plackett-Luce would rate the third place like the first. Source: decision L3.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

from engine.ladder import places
from engine.match import Match, Phase
from engine.rules import Sides
from engine.seats import Person

CERTAIN = 3.5
"""A rating with a greater uncertainty than this is provisional, however many matches it has.

Two newcomers who play only each other are below it after 42 matches, newcomers who meet many others after some 45,
against settled opponents 30, at tables of four 15. From there on a few good matches no longer rank below many poor ones
for their uncertainty alone.
"""

_MODEL = BradleyTerryFull(limit_sigma=True)
"""No match makes a rating less certain: near the floor of sigma a win would show a minus otherwise."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The skill of a person in one variant: its mean and uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The number that people see: 1000 + 40 x (mean - 3 x uncertainty)."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))

    @property
    def provisional(self) -> bool:
        return self.sigma > CERTAIN


def rate(match: Match, ratings: Mapping[int, Rating]) -> dict[int, Rating]:
    """The ratings that a finished rated match changes, by person key.

    ``ratings`` are the old ones of its owners; an owner without one gets the initial rating. If every owner holds their
    seat at the end, all are rated by their places, partners as a side. Otherwise only the absent owners are rated, each
    as if last with all others level. An owner for whom the computer made most of the choices is absent (H18). Raises
    ValueError for any other match.
    """
    if match.phase is not Phase.FINISHED or not match.rated:
        raise ValueError("only a rated match with a result changes ratings")
    owners = [seat.owner.key for seat in match.seats if isinstance(seat.owner, Person)]
    old = {owner: ratings.get(owner, Rating()) for owner in owners}
    absent = [
        owner for owner, seat in zip(owners, match.seats, strict=True) if seat.person != owner or seat.computer_played
    ]
    return rate_owners(owners, absent=absent, sides=match.options.sides, places=places(match), ratings=old)


def rate_owners(
    owners: Sequence[int],
    *,
    absent: Collection[int],
    sides: Sides,
    places: Sequence[int],
    ratings: Mapping[int, Rating],
) -> dict[int, Rating]:
    """``rate`` by what is known of a match: its owners by seat, those who count as absent, and the places of its sides.

    ``ratings`` has one for each owner, in the order of seats.
    """
    if absent:
        return {owner: _alone_last(owner, ratings) for owner in owners if owner in absent}
    return _rated([[owners[seat] for seat in side] for side in sides], places, ratings)


def _alone_last(owner: int, old: Mapping[int, Rating]) -> Rating:
    sides = [[each] for each in old]
    return _rated(sides, [int(each == owner) for each in old], old)[owner]


def _rated(sides: list[list[int]], ranks: Sequence[int], old: Mapping[int, Rating]) -> dict[int, Rating]:
    """The new ratings of all; ``ranks`` are the places by side, the lowest is the best.

    A winner's mean never falls, not even by sharing the first place with a much weaker player.
    """
    before = [[_MODEL.rating(mu=old[person].mu, sigma=old[person].sigma) for person in side] for side in sides]
    after = _MODEL.rate(before, ranks=list(map(float, ranks)))
    first = min(ranks) if len(set(ranks)) > 1 else None
    return {
        person: Rating(max(rated.mu, old[person].mu) if rank == first else rated.mu, rated.sigma)
        for side, players, rank in zip(sides, after, ranks, strict=True)
        for person, rated in zip(side, players, strict=True)
    }

"""Skill ratings: what the result of a rated match does to those of its owners. Pure arithmetic.

The model is Weng and Lin's Bradley-Terry with full pairing, as the package openskill has it: level sides among four
stay sane there, while Plackett-Luce gives the third place the same as the first. Source: decision L3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import BradleyTerryFull

from engine.ladder import places
from engine.match import Match, Phase
from engine.seats import Person

PROVISIONAL = 10
"""Under so many rated matches of a variant a rating is provisional."""

_MODEL = BradleyTerryFull()


@dataclass(frozen=True, slots=True)
class Rating:
    """A belief about somebody's skill in one variant: the mean and its uncertainty."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """As people see it: 1000 + 40 x (mean less three times the uncertainty)."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def rate(match: Match, ratings: Mapping[int, Rating]) -> dict[int, Rating]:
    """The new ratings of the people whose rating a finished rated match moves, by person key.

    ``ratings`` are the old ones of its owners; who is missing begins anew. When every owner is on the own seat at the
    end all of them are rated by the places, partners as a team. Otherwise only the absent owners move, each as if alone
    last with all others level before. Raises ValueError for any other match.
    """
    if match.phase is not Phase.FINISHED or not match.rated:
        raise ValueError("only a rated match that has a result is rated")
    owners = [seat.owner.key for seat in match.seats if isinstance(seat.owner, Person)]
    old = {owner: ratings.get(owner, Rating()) for owner in owners}
    absent = [owner for owner, seat in zip(owners, match.seats, strict=True) if seat.person != owner]
    if absent:
        return {owner: _alone_last(owner, old) for owner in absent}
    teams = [[owners[seat] for seat in side] for side in match.options.sides]
    return _rated(teams, places(match), old)


def _alone_last(owner: int, old: Mapping[int, Rating]) -> Rating:
    teams = [[each] for each in old]
    return _rated(teams, [int(each == owner) for each in old], old)[owner]


def _rated(teams: list[list[int]], ranks: Sequence[int], old: Mapping[int, Rating]) -> dict[int, Rating]:
    """Everybody's new rating; ``ranks`` has the place of each team, the least is the best."""
    before = [[_MODEL.rating(mu=old[person].mu, sigma=old[person].sigma) for person in team] for team in teams]
    after = _MODEL.rate(before, ranks=list(map(float, ranks)))
    pairs = zip(teams, after, strict=True)
    return {
        person: Rating(rated.mu, rated.sigma)
        for team, players in pairs
        for person, rated in zip(team, players, strict=True)
    }

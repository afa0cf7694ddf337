"""The best round and play of a match, compared with a recount of its moves."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from engine.events import Joined, Opened, Played, Started
from engine.highlights import HighlightKind, highlights
from engine.match import Match
from engine.moves import MoveSource
from tests.support.random_matches import next_event, options

ADA, BORA = 1, 2


def played(variant: str, seed: int) -> tuple[Match, list[tuple[int, int, bool]]]:
    """A whole match, and of each play its seat, points, and whether its person made it."""
    rng, plays = Random(seed), list[tuple[int, int, bool]]()
    match = Match.replay([Opened(options(variant), ADA), Joined(BORA), Started()])
    while match.is_live:
        event = next_event(match, rng)
        match = match.apply(event)
        if isinstance(event, Played):
            assert match.round is not None
            act = match.round.acts[-1]
            plays.append((event.seat, act.points if act.counted else 0, event.by is MoveSource.OCCUPANT))
    return match, plays


@pytest.mark.parametrize("variant", ["draw", "all_fives", "fives_threes", "para", "straight"])
@pytest.mark.parametrize("seed", range(4))
def test_they_are_the_best_of_all_moves(variant: str, seed: int) -> None:
    match, plays = played(variant, seed)
    found = {each.kind: each for each in highlights(match)}
    best = max((points for _, points, own in plays if own), default=0)
    assert (found[HighlightKind.PLAY].points if HighlightKind.PLAY in found else 0) == best
    if best:
        first = next(seat for seat, points, own in plays if own and points == best)
        assert found[HighlightKind.PLAY].people == ((ADA, BORA)[first],)
    scores = [(0, 0), *(record.scores for record in match.records)]
    gains = [(now[side] - before[side], side) for before, now in pairwise(scores) for side in (0, 1)]
    most = max(gain for gain, _ in gains)
    assert found[HighlightKind.ROUND].points == most
    assert found[HighlightKind.ROUND].people == ((ADA, BORA)[next(side for gain, side in gains if gain == most)],)


def test_penalties_are_no_feat() -> None:
    match, _ = played("ceza", 1)
    assert highlights(match) == []

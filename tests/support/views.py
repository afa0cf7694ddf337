"""Seat views, and matches that are indistinguishable to a seat."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from engine.ai.core import RoundOutcome
from engine.match import Match
from engine.view import SeatView, seat_view


def reshuffled(match: Match, seat: int, rng: Random) -> Match:
    """The same match to this seat: all tiles hidden from it are dealt again at random."""
    played = match.round
    assert played is not None
    hidden = [tile for number, hand in enumerate(played.hands) if number != seat for tile in hand] + list(
        played.boneyard
    )
    rng.shuffle(hidden)
    hands = list(played.hands)
    for number, hand in enumerate(hands):
        if number != seat:
            hands[number] = tuple(hidden[: len(hand)])
            del hidden[: len(hand)]
    return replace(match, round=played._replace(hands=tuple(hands), boneyard=tuple(hidden)))


def turn_view(match: Match) -> SeatView:
    assert match.on_turn is not None
    view = seat_view(match, match.on_turn)
    assert view is not None
    return view


def core_outcome(match: Match) -> RoundOutcome:
    """The end of a round of the public engine, in the core's terms."""
    record = match.records[-1]
    return RoundOutcome(record.end_reason, record.seat, record.winner, record.points, record.dropped, record.scores)

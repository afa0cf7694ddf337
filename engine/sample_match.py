"""Matches to warm up or to measure with, where any match will do."""

from __future__ import annotations

from collections.abc import Iterator

from engine.events import ComputerAdded, Opened, RoundDealt, Started
from engine.match import SUBSTITUTE_LEVEL, Match, move_event
from engine.rules import Options

_SECRET = "00" * 32


def sample_match(options: Options) -> Match:
    """A match of one person and computers that has just been dealt, always the same."""
    seated = [ComputerAdded(SUBSTITUTE_LEVEL)] * (options.seats - 1)
    return Match.replay([Opened(options, host=0), *seated, Started(), RoundDealt(_SECRET)])


def sample_round(options: Options) -> Iterator[Match]:
    """Every state of its first round, in which each seat makes the first move that it may."""
    match = sample_match(options)
    while match.on_turn is not None and match.round is not None:
        yield match
        match = match.apply(match.forced() or move_event(match.on_turn, match.round.legal()[0]))
    yield match

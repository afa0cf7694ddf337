"""Matches to warm up or to measure with, where any match will do."""

from __future__ import annotations

from engine.events import ComputerAdded, Opened, RoundDealt, Started
from engine.match import SUBSTITUTE_LEVEL, Match
from engine.rules import Options

_SECRET = "00" * 32


def sample_match(options: Options) -> Match:
    """A match of one person and computers that has just been dealt, always the same."""
    seated = [ComputerAdded(SUBSTITUTE_LEVEL)] * (options.seats - 1)
    return Match.replay([Opened(options, host=0), *seated, Started(), RoundDealt(_SECRET)])

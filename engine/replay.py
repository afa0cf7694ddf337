"""Steps through a match that is over, with all hands open."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.events import Event, Passed, Played, RoundDealt
from engine.match import Match

_SHOWN = (RoundDealt, Played, Passed)
"""Events that a step ends with. Drawn tiles are shown together with the play or pass after them."""


@dataclass(frozen=True)
class Replay:
    """The log of a match as steps. A step is named by the ``seq`` of its last event."""

    events: Sequence[Event]

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """Every deal, play and pass, and the last event of all; empty before the first deal."""
        found = [seq for seq, event in enumerate(self.events, start=1) if isinstance(event, _SHOWN)]
        if found and len(self.events) > found[-1]:
            found.append(len(self.events))
        return tuple(found)

    @cached_property
    def deals(self) -> tuple[int, ...]:
        """The step that begins each round."""
        return tuple(seq for seq, event in enumerate(self.events, start=1) if isinstance(event, RoundDealt))

    def step_at(self, seq: int) -> int:
        """The place in ``steps`` of the last one that is not after ``seq``; the first one where there is none."""
        return max(bisect_right(self.steps, seq) - 1, 0)

    def round_at(self, seq: int) -> int:
        """Which round a step belongs to, from 1."""
        return max(bisect_right(self.deals, seq), 1)

    def match_at(self, seq: int) -> Match:
        """The match after its first ``seq`` events."""
        return Match.replay(self.events[:seq])

"""The work budget of a search: a number of steps, so that a fixed budget gives a reproducible move.

The clock belongs to the caller: ``should_stop`` may read one, or find that the match has gone on without this move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

STOP_CHECK_INTERVAL = 64
"""``should_stop`` is called once in this many steps."""


def never() -> bool:
    return False


@dataclass(slots=True)
class Budget:
    """Work that is spent step by step. A step is one position, a few microseconds."""

    steps: int = 0
    """Steps left; 0 at the start means the default of the level."""
    should_stop: Callable[[], bool] = never

    def or_default(self, steps: int) -> Budget:
        """The budget itself, given ``steps`` steps if it was made without a number."""
        self.steps = self.steps or steps
        return self

    def spend(self, steps: int = 1) -> bool:
        """Take steps from what is left. False when too few were left or ``should_stop`` said so, and from then on."""
        before, self.steps = self.steps, self.steps - steps
        due = before // STOP_CHECK_INTERVAL != self.steps // STOP_CHECK_INTERVAL
        if self.steps >= 0 and due and self.should_stop():
            self.steps = -1
        return self.steps >= 0

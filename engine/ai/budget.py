"""How much an opponent may think: a number of steps, so that a test with a fixed one is exact.

The clock is its caller's: ``should_stop`` may look at one, or at whether the match has gone on without this move.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

LOOK = 64
"""``should_stop`` is asked once in so many steps."""


def never() -> bool:
    return False


@dataclass(slots=True)
class Budget:
    """Work that is spent step by step. A step is one position looked at, a few microseconds."""

    steps: int = 0
    """How many are left; 0 to begin with: as many as the level is made for."""
    should_stop: Callable[[], bool] = never

    def of(self, steps: int) -> Budget:
        """The budget itself, with so many steps where it was made without a number."""
        self.steps = self.steps or steps
        return self

    def spend(self, steps: int = 1) -> bool:
        """Take steps from what is left; whether there were enough of them and nobody wants it to stop.

        Once it was False it stays so.
        """
        before, self.steps = self.steps, self.steps - steps
        if self.steps >= 0 and before // LOOK != self.steps // LOOK and self.should_stop():
            self.steps = -1
        return self.steps >= 0

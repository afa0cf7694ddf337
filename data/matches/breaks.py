"""Breaks: time that must not count against a player, such as downtime. It is given back, no more and no less.

A turn must not start over after each break, or a restart a day would keep a 24-hour turn alive for ever.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from data.records.matches import Deadlines, Table
from engine.match import Phase

LONGEST_PAUSE = 10_000
"""Milliseconds, as all here. Only a longer pause is a break: a shorter one is not worth a change of all deadlines."""
MIN_LEFT = 30_000
"""What is left of every waiting time after a break, unless the whole of it is shorter."""
MAX_SUSPENSION = 24 * 3_600_000
"""A table that could not be shown for this long is closed."""


def is_break(elapsed: int) -> bool:
    """Whether so much time by the wall clock is a break. Negative when the clock was set back."""
    return abs(elapsed) > LONGEST_PAUSE


class BreakDetector:
    """Notices from beat to beat that the process stood still, or that the wall clock was set.

    The monotonic clock shows for how long nothing ran, the distance of the wall clock from it what was set, also in
    several small steps. Deadlines are times of the wall clock, so both have to be given back.
    """

    def __init__(self, *, wall: Callable[[], int], monotonic: Callable[[], int], interval: int) -> None:
        """``interval``: how often ``beat`` is called, in milliseconds, as both clocks."""
        self._wall = wall
        self._monotonic = monotonic
        self._interval = interval
        self._beat_at = monotonic()
        self._distance = wall() - self._beat_at

    def beat(self) -> int:
        """The length by the wall clock of a break that has just been noticed, 0 without one. Negative where the clock
        was set back."""
        now = self._monotonic()
        stood_still = now - self._beat_at - self._interval
        set_by = self._wall() - now - self._distance
        length = set_by + (stood_still if stood_still > LONGEST_PAUSE else 0)
        self._beat_at = now
        if not is_break(length):
            return 0
        self._distance += set_by
        return length


@dataclass(frozen=True, slots=True)
class Break:
    """A break that is just over."""

    length: int
    """By the wall clock, as all deadlines are: negative when it was set back."""
    ended_at: int

    def moved(self, at: int, span: int) -> int:
        """The deadline ``at`` of a waiting time of ``span``, moved by the length of the break.

        At least MIN_LEFT from now, or the whole span where that is shorter; never more than the span.
        """
        left = at + self.length - self.ended_at
        return self.ended_at + min(max(left, min(MIN_LEFT, span)), span)

    def extend(self, deadlines: Deadlines, *, call_after: int) -> Deadlines:
        """The deadlines of a match after the break; ``call_after`` is the whole time until a reminder."""
        return replace(
            deadlines,
            due_at=self._moved(deadlines.due_at, deadlines.due_span),
            call_at=self._moved(deadlines.call_at, call_after),
            give_up_at=self._moved(deadlines.give_up_at, MAX_SUSPENSION),
        )

    def _moved(self, at: int | None, span: int) -> int | None:
        return None if at is None else self.moved(at, span)

    def extend_table(self, table: Table, *, call_after: int) -> Table:
        """A table after the break. Of one that cannot be shown, only the day until it is closed is running."""
        found = Deadlines(
            match_id=table.id,
            due_at=table.due_at,
            due_span=table.due_span,
            call_at=table.call_at,
            give_up_at=table.give_up_at,
        )
        after = self.extend(found, call_after=call_after)
        if after == found:
            return table
        moved = replace(table, due_at=after.due_at, call_at=after.call_at, give_up_at=after.give_up_at)
        return moved if table.due_at is None else self.extend_left_turn(moved)

    def extend_left_turn(self, table: Table) -> Table:
        """The person who left in the middle of their turn gets the time back too, for when they return."""
        left = table.left_turn
        if left is None:
            return table
        due_at = self.moved(left.due_at, table.match.options.turn_time * 1000)
        return replace(table, left_turn=replace(left, due_at=due_at))


def suspend(table: Table, *, now: int) -> Table:
    """The table while it cannot be shown: ``due_span`` keeps what is left of the time. A lobby still expires."""
    table = replace(table, paused_at=now, give_up_at=now + MAX_SUSPENSION)
    if table.match.phase is Phase.LOBBY:
        return table
    left = 0 if table.due_at is None else max(table.due_at - now, 1)
    return replace(table, due_at=None, due_span=left, call_at=None)

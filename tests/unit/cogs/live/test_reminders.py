"""When the warning before a timeout is sent."""

from __future__ import annotations

from cogs.live.reminders import warning_time


def test_a_day_long_turn_is_warned_of_an_hour_before_its_end() -> None:
    assert [warning_time(seconds) for seconds in (60, 120, 3600, 86_400)] == [15_000, 30_000, 900_000, 3_600_000]

"""The bots that stories are played with: the whole one, in a hurry."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from bot import Ayaz, make_bot


def newcomer(database: Path, *, command_sync: bool = True, beat: float = 0.5, thinkers: int = 0) -> Ayaz:
    """The whole bot with computers that do not dawdle.

    Simulated seconds are not real ones, so the pace of requests is tested apart from the stories.
    """
    return make_bot(
        database,
        command_sync=command_sync,
        requests_per_second=100_000,
        pace=(1, 2),
        beat=beat,
        thinkers=thinkers,
        draws_aside=False,
    )


quick_bot = partial(newcomer, command_sync=False)
"""One whose commands Discord knows already."""

thinking_bot = partial(quick_bot, thinkers=1)
"""One with a process in which hard computers think."""

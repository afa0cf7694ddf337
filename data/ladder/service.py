"""LadderService: leaderboards, final tables of months, records and profiles."""

from __future__ import annotations

from collections.abc import Callable

from data.ladder.global_board import GlobalBoard
from data.ladder.leaderboards import Leaderboards
from data.ladder.profiles import Profiles
from data.ladder.seasons import Seasons
from data.storage.store import Store


class LadderService:
    """The parts of the service. ``clock`` returns milliseconds since the epoch."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.leaderboards = Leaderboards(store, clock)
        self.global_board = GlobalBoard(store)
        self.profiles = Profiles(store)
        self.seasons = Seasons(store, clock)

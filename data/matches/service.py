"""MatchService: everything that people may do to a match, and the one door for time (``tick``)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from data.matches.play import MatchPlay
from data.matches.queries import MatchQueries
from data.matches.repository import Environment, MatchRepository
from data.matches.scheduler import MatchScheduler
from data.matches.seats import MatchSeats
from data.matches.transition import Chooser, Delays
from data.records.matches import Place, Refusal, Refused, Table, Update, User
from data.records.settings import Limits
from data.records.shards import Shards
from data.storage.store import Store

__all__ = ["Limits", "MatchService", "Place", "Refusal", "Refused", "Table", "Update", "User"]


class MatchService:
    """The parts of the service: ``queries`` change nothing, ``seats`` and ``play`` are what people may do.

    Each of their methods returns the table as it was committed, after ``on_update`` was called. All raise Refused
    (NO_SUCH_MATCH) for an unknown match and IllegalInput for what the rules refuse; then nothing has changed. A match
    whose log cannot be read is closed as outdated. People of one press are committed in one transaction.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        make_secret: Callable[[], bytes],
        rng: Random,
        chooser: Chooser,
        limits: Callable[[int], Limits] = lambda _: Limits(),
        pace: tuple[int, int] = (700, 2000),
        lobby_idle: int = 900_000,
        pause: int = 15_000,
        call_after: int = 20_000,
    ) -> None:
        """``clock`` returns milliseconds since the epoch, ``make_secret`` 32 random bytes, ``limits`` the limits of a
        server."""
        delays = Delays(computer=pace, lobby=lobby_idle, pause=pause, call=call_after)
        environment = Environment(clock=clock, make_secret=make_secret, rng=rng, chooser=chooser, delays=delays)
        self._repository = repository = MatchRepository(store, environment)
        self._scheduler = MatchScheduler(repository)
        self.place_of = repository.place_of
        self.forget_person = repository.forget_person
        self.queries = MatchQueries(repository)
        self.seats = MatchSeats(repository, limits)
        self.play = MatchPlay(repository)

    @property
    def on_draft(self) -> list[Callable[[Table], None]]:
        """Called with a table that is about to be committed, for what may be prepared meanwhile."""
        return self._repository.on_draft

    @property
    def on_update(self) -> list[Callable[[Update], None]]:
        """Called after each commit, outside the lock, in the order of commits; never awaited."""
        return self._repository.on_update

    @property
    def on_call(self) -> list[Callable[[Table], None]]:
        """Called once for a turn that has waited long enough without a press."""
        return self._scheduler.on_call

    # ---- time ------------------------------------------------------------------------------------------------------

    async def load(self) -> tuple[int, ...]:
        """Once at the start, after the listeners are there: downtime given back, outdated matches closed.

        Returns the ids of recently ended matches whose end was not shown yet.
        """
        return await self._scheduler.load()

    async def tick(self, shards: Shards | None = None) -> None:
        """Act on every match of these shards, or of all, whose time has come. To be called about once a second."""
        await self._scheduler.tick(shards)

    @property
    def is_owner(self) -> bool:
        """Whether no other process can have changed these matches: see ``Database.is_owner``."""
        return self._repository.store.is_owner

    @property
    def unsaved_for(self) -> int:
        """Milliseconds since the last save of those that are tried every five seconds while presses can arrive."""
        return self._scheduler.unsaved_for

    async def renew(self, length: int, shards: Shards | None = None) -> None:
        """Give the matches of these shards, or all, back the time of a break, in milliseconds. Listeners are not
        called."""
        await self._scheduler.renew(length, shards)

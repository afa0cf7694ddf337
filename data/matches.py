"""MatchService: everything that people may do to a match, and the one door for time (``tick``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from data.clockwork import Clockwork
from data.course import Chooser, Course, Pace
from data.keeper import Admit, Keeper, World
from data.records import BrokenLog, Place, Refusal, Refused, SeatResult, Table, Update, User
from data.store import Ledger, Store, Writer
from engine.ai import LEVELS
from engine.errors import Code, IllegalInput
from engine.events import Closed, ComputerAdded, Joined, Left, Opened, Readied, Reason, SeatsKept, Started, StopWanted
from engine.match import SUBSTITUTE_LEVEL, Computer, Match, Person, Phase, move_event
from engine.round import Move
from engine.rules import Options

__all__ = ["Limits", "MatchService", "Place", "Refusal", "Refused", "Table", "Update", "User"]


@dataclass(frozen=True, slots=True)
class Limits:
    """How many live tables there may be in a channel, and with a seat held by one person."""

    per_channel: int = 3
    per_person: int = 2


class MatchService:
    """The use cases. Each returns the table as it was committed, after ``on_update`` was told.

    All raise Refused (NO_SUCH_MATCH) for an unknown match and IllegalInput for what the rules refuse; then nothing has
    changed. Where a match cannot be read, BrokenLog. People of one press are committed in one transaction.
    """

    def __init__(
        self,
        store: Store,
        *,
        clock: Callable[[], int],
        make_secret: Callable[[], bytes],
        rng: Random,
        chooser: Chooser,
        limits: Limits = Limits(),
        pace: tuple[int, int] = (700, 2000),
        lobby_idle: int = 900_000,
        pause: int = 15_000,
        call_after: int = 20_000,
    ) -> None:
        """``clock`` tells milliseconds since the epoch, ``make_secret`` makes 32 random bytes, ``rng`` is dice."""
        waits = Pace(computer=pace, lobby=lobby_idle, pause=pause, call=call_after)
        self._world = World(clock=clock, make_secret=make_secret, rng=rng, chooser=chooser, pace=waits)
        self._keeper = Keeper(store, self._world)
        self._clockwork = Clockwork(self._keeper)
        self._store = store
        self._limits = limits

    @property
    def on_update(self) -> list[Callable[[Update], None]]:
        """Called after each commit, outside the lock, in the order of commits; never awaited."""
        return self._keeper.on_update

    @property
    def on_call(self) -> list[Callable[[Table], None]]:
        """Called once for a turn that has waited long enough without a press."""
        return self._clockwork.on_call

    # ---- lobby -----------------------------------------------------------------------------------------------------

    async def open(
        self, user: User, place: Place, options: Options, *, language: str, computers: Sequence[str] = ()
    ) -> Table:
        """A lobby with ``user`` as its host and computers of these levels on the next seats.

        Raises IllegalInput (BAD_OPTION, LOBBY_FULL) and Refused (TOO_MANY_TABLES_HERE, TOO_MANY_TABLES_YOURS).
        """

        async def begin(ledger: Ledger) -> Course:
            person = await self._admitted(ledger, user)
            await self._check_place(ledger, place)
            course = self._lobby(user, person, options)
            for level in computers:
                course.apply(_computer(level))
            return course

        return await self._keeper.open(place, language=language, begin=begin)

    async def join(self, match_id: int, user: User) -> Table:
        """Take the first free seat of a lobby. Raises IllegalInput (NOT_A_LOBBY, ALREADY_SEATED, LOBBY_FULL) and
        Refused (TOO_MANY_TABLES_YOURS)."""

        def decide(table: Table, course: Course) -> None:
            assert course.actor is not None  # admitted
            course.apply(Joined(course.actor))

        return await self._keeper.change(match_id, decide, admit=self._admitting(user, match_id))

    async def leave(self, match_id: int, user: User, *, seq: int | None = None) -> Table:
        """Give up a seat: it becomes free in a lobby, the computer takes it in a running match.

        ``seq`` is the state that the person saw, None for the present one. Raises IllegalInput (NOT_SEATED,
        NOT_RUNNING; NOT_A_LOBBY when they saw the lobby and the match has started since: leaving costs something now).
        """

        def decide(table: Table, course: Course) -> None:
            person = _seated(table, course, user)
            _require_informed(table.match, seq)
            course.apply(Left(person))

        return await self._keeper.change(match_id, decide)

    async def add_computer(self, match_id: int, user: User, level: str) -> Table:
        """Put a computer on the first free seat; for the host. Raises Refused (NOT_HOST), IllegalInput (NOT_A_LOBBY,
        LOBBY_FULL, BAD_OPTION)."""

        def decide(table: Table, course: Course) -> None:
            _require_lobby(table)
            _require_host(table, course, user)
            course.apply(_computer(level))

        return await self._keeper.change(match_id, decide)

    async def start(self, match_id: int, user: User, *, fill: bool = False) -> Table:
        """Start and deal; for the host. ``fill`` puts computers on the free seats.

        Raises Refused (NOT_HOST), IllegalInput (NOT_A_LOBBY, TOO_FEW).
        """

        def decide(table: Table, course: Course) -> None:
            _require_lobby(table)
            _require_host(table, course, user)
            for seat in table.match.seats:
                if fill and seat.occupant is None:
                    course.apply(ComputerAdded(SUBSTITUTE_LEVEL))
            course.apply(Started())

        return await self._keeper.change(match_id, decide)

    # ---- match -----------------------------------------------------------------------------------------------------

    async def move(self, match_id: int, user: User, seq: int, move: Move) -> Table:
        """A move pressed on something that was shown at ``seq``.

        Raises IllegalInput (NOT_SEATED, NOT_YOUR_TURN, and what the rules refuse) and Refused (STALE) when that turn is
        over.
        """

        def decide(table: Table, course: Course) -> None:
            person = _seated(table, course, user)
            if not table.match.is_fresh(seq):
                raise Refused(Refusal.STALE)
            seat = table.match.seat_of(person)
            assert seat is not None
            course.apply(move_event(seat, move))

        return await self._keeper.change(match_id, decide)

    async def ready(self, match_id: int, user: User, *, seq: int | None = None) -> Table:
        """Want the next round; it is dealt when everybody does. A second press changes nothing.

        ``seq`` as for ``leave``. Raises IllegalInput (NOT_SEATED, NOT_RUNNING) and Refused (STALE) when the next round
        has begun.
        """

        def decide(table: Table, course: Course) -> None:
            person = _seated(table, course, user)
            if table.match.phase is Phase.PLAYING or (seq is not None and not table.match.is_fresh(seq)):
                raise Refused(Refusal.STALE)
            seat = table.match.seat_of(person)
            if seat is None or table.match.phase is not Phase.BETWEEN or not table.match.seats[seat].ready:
                course.apply(Readied(person))

        return await self._keeper.change(match_id, decide)

    async def stop(self, match_id: int, user: User, *, seq: int | None = None, moderator: bool = False) -> Table:
        """End without a result: a lobby by its host, an unrated match too, a rated one when all its people want it,
        anything by a moderator. ``seq`` as for ``leave``.

        Where not all want it yet, the wish is kept and the table returned is still live; wishing it twice raises
        Refused (NEEDS_EVERYBODY: wanted, people). Raises Refused (NOT_HOST), IllegalInput (NOT_SEATED, NOT_RUNNING,
        NOT_A_LOBBY).
        """
        if moderator:
            return await self._stopped_by_moderator(match_id, user, seq=seq)

        def decide(table: Table, course: Course) -> None:
            match = table.match
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            _require_informed(match, seq)
            if match.phase is Phase.LOBBY or not match.rated:
                _require_host(table, course, user)
                course.apply(Closed(Reason.STOPPED))
            else:
                _want_stop(match, course, _seated(table, course, user))

        return await self._keeper.change(match_id, decide)

    async def rematch(self, match_id: int, user: User) -> tuple[Table, bool]:
        """A new lobby with the options of an ended match, ``user`` as its host, and everybody's seat kept for them;
        started at once when nobody else is to come. Whether this press made it: the second one sits down there too.

        Raises IllegalInput (NOT_SEATED) for who did not play, Refused (STALE) for a match that is not over or never
        began, and as ``open`` and ``join`` do.
        """
        old = await self.table(match_id)
        if old.match.is_live or old.match.seats[0].owner is None:
            raise Refused(Refusal.STALE)
        if old.person_of(user.id) is None:
            raise IllegalInput(Code.NOT_SEATED)

        async def begin(ledger: Ledger) -> Course:
            found = await ledger.live_rematch(match_id)
            if found is not None:
                raise _AlreadyThere(found)
            person = await self._admitted(ledger, user)
            await self._check_place(ledger, old.place)
            return self._again(old, user, person)

        try:
            opened = await self._keeper.open(old.place, language=old.language, begin=begin, rematch_of=match_id)
        except _AlreadyThere as there:
            found = await self.table(there.match_id)
            if found.seat_of(user.id) is None:
                found = await self.join(there.match_id, user)
            return found, False
        return opened, True

    async def close_lost(self, where: Place | int) -> tuple[Table, ...]:
        """Close what was shown in a channel that is gone, or one match by its id."""
        if isinstance(where, Place):
            async with self._store.reading() as ledger:
                lost = await ledger.live_in(where.channel)
        else:
            lost = (where,)
        return await self._close_all(lost)

    async def close_server(self, guild: int) -> tuple[Table, ...]:
        """Close what was shown in a server that is gone."""
        async with self._store.reading() as ledger:
            lost = await ledger.live_in_guild(guild)
        return await self._close_all(lost)

    # ---- what surrounds a match ------------------------------------------------------------------------------------

    async def seen(self, match_id: int, user: User) -> None:
        """A press of any kind: when it is by who is on turn, no call is sent this turn."""

        def change(table: Table) -> Table:
            on_turn = table.match.on_turn is not None and table.seat_of(user.id) == table.match.on_turn
            return replace(table, call_at=None) if on_turn and table.call_at is not None else table

        await self._keeper.amend(match_id, change, Writer.set_due)

    async def board_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message shows the board now; None when there is none."""
        at = 0 if message is None else self._world.clock()
        return await self._keeper.amend(
            match_id, lambda table: replace(table, board=message, board_at=at), Writer.set_messages
        )

    async def call_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message calls the person on turn; None when it was taken away."""
        return await self._keeper.amend(match_id, lambda table: replace(table, call=message), Writer.set_messages)

    # ---- looking ---------------------------------------------------------------------------------------------------

    async def table(self, match_id: int) -> Table:
        """The table as it was last committed, live or over."""
        return await self._keeper.table(match_id)

    async def live_tables(self) -> tuple[int, ...]:
        """Ids of all that is not over."""
        async with self._store.reading() as ledger:
            return await ledger.live()

    async def tables_in(self, channel: int) -> list[Table]:
        """The live tables of a channel, oldest first."""
        async with self._store.reading() as ledger:
            found = await ledger.live_in(channel)
        return await self._keeper.tables(found)

    async def seats_of(self, user: User) -> list[Table]:
        """The live tables at which a person holds a seat, oldest first."""
        async with self._store.reading() as ledger:
            found = await ledger.live_of(user.id)
        return await self._keeper.tables(found)

    async def results(self, match_id: int) -> tuple[SeatResult, ...]:
        """What was booked for a finished match, by seat."""
        async with self._store.reading() as ledger:
            return await ledger.results(match_id)

    # ---- time ------------------------------------------------------------------------------------------------------

    async def load(self) -> tuple[int, ...]:
        """Once at the start, after the listeners are there: full turns after downtime, outdated matches closed.

        Returns the matches that ended so shortly before the stop that nobody may have been shown their end.
        """
        return await self._clockwork.load()

    async def tick(self) -> None:
        """Act on every match whose time has come. To be called about once a second."""
        await self._clockwork.tick()

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _lobby(self, user: User, person: int, options: Options) -> Course:
        opened = Opened(options, person)
        course = Course.open(opened, make_secret=self._world.make_secret, chooser=self._world.chooser)
        course.people = {person: user}
        return course

    def _again(self, old: Table, user: User, person: int) -> Course:
        course = self._lobby(user, person, old.match.options)
        course.apply(SeatsKept(_keepers(old.match)))
        computers = [seat.owner.level for seat in old.match.seats if isinstance(seat.owner, Computer)]
        for level in computers:
            if any(seat.occupant is None for seat in course.match.seats):
                course.apply(ComputerAdded(level))
        if all(seat.occupant is not None for seat in course.match.seats):
            course.apply(Started())
        return course

    def _admitting(self, user: User, match_id: int) -> Admit:
        async def admit(ledger: Ledger, course: Course) -> None:
            course.actor = await self._admitted(ledger, user, besides=match_id)
            course.people = {course.actor: user}

        return admit

    async def _admitted(self, ledger: Ledger, user: User, *, besides: int | None = None) -> int:
        """The person key of who is about to take a seat."""
        held = [each for each in await ledger.live_of(user.id) if each != besides]
        if len(held) >= self._limits.per_person:
            raise Refused(Refusal.TOO_MANY_TABLES_YOURS, allowed=self._limits.per_person)
        return await ledger.person(user)

    async def _check_place(self, ledger: Ledger, place: Place) -> None:
        if len(await ledger.live_in(place.channel)) >= self._limits.per_channel:
            raise Refused(Refusal.TOO_MANY_TABLES_HERE, allowed=self._limits.per_channel)

    async def _stopped_by_moderator(self, match_id: int, user: User, *, seq: int | None) -> Table:
        # A moderator may end what cannot even be read: no table is stuck for ever.
        try:
            match = (await self.table(match_id)).match
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            _require_informed(match, seq)
        except BrokenLog:
            pass
        closed = await self._keeper.close(match_id, Reason.STOPPED, by=user.id)
        if closed is None:
            raise Refused(Refusal.NO_SUCH_MATCH)
        return closed

    async def _close_all(self, match_ids: Sequence[int]) -> tuple[Table, ...]:
        closed = [await self._keeper.close(match_id, Reason.LOST) for match_id in match_ids]
        return tuple(table for table in closed if table is not None)


class _AlreadyThere(Exception):
    """A rematch was opened by an earlier press."""

    def __init__(self, match_id: int) -> None:
        super().__init__(match_id)
        self.match_id = match_id


def _seated(table: Table, course: Course, user: User) -> int:
    """The key of who acts, noted in the course. Raises IllegalInput (NOT_SEATED)."""
    person = table.person_of(user.id)
    if person is None or table.match.seat_of(person) is None:
        raise IllegalInput(Code.NOT_SEATED)
    course.actor = person
    if table.people[person] != user:
        course.people = {person: user}
    return person


def _computer(level: str) -> ComputerAdded:
    """Raises IllegalInput (BAD_OPTION) for a level that there is not."""
    if level not in LEVELS:
        raise IllegalInput(Code.BAD_OPTION, option="level", value=level, allowed=", ".join(LEVELS))
    return ComputerAdded(level)


def _require_lobby(table: Table) -> None:
    if table.match.phase is not Phase.LOBBY:
        raise IllegalInput(Code.NOT_A_LOBBY if table.match.is_live else Code.NOT_RUNNING)


def _require_informed(match: Match, seq: int | None) -> None:
    """What was said of a lobby does not hold for the match that it has become."""
    running = match.phase in (Phase.PLAYING, Phase.BETWEEN)
    if running and seq is not None and not match.showed_running(seq):
        raise IllegalInput(Code.NOT_A_LOBBY)


def _keepers(match: Match) -> tuple[int | None, ...]:
    """Whose seat each one is when the same table meets again: who sat there at the end, else who owned it."""
    owners = [seat.owner.key if isinstance(seat.owner, Person) else None for seat in match.seats]
    return tuple(owner if seat.person is None else seat.person for seat, owner in zip(match.seats, owners, strict=True))


def _require_host(table: Table, course: Course, user: User) -> None:
    if table.host_user.id != user.id:
        raise Refused(Refusal.NOT_HOST)
    _seated(table, course, user)


def _want_stop(match: Match, course: Course, person: int) -> None:
    others = [seat for seat in match.seats if seat.person not in (None, person)]
    seat = match.seat_of(person)
    assert seat is not None
    if match.seats[seat].stops and not all(other.stops for other in others):
        wanted = sum(each.stops for each in match.seats if each.person is not None)
        raise Refused(Refusal.NEEDS_EVERYBODY, wanted=wanted, people=len(match.persons))
    course.apply(StopWanted(person))

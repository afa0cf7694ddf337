"""Who sits where: from the lobby to the last substitute. Each use case ends in one committed input."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from data.matches.guards import (
    computer_added,
    filling_level,
    kept_seats,
    newest_computer,
    require_host,
    require_informed,
    require_lobby,
    require_seated,
    require_seats,
)
from data.matches.records import Place, Refusal, Refused, Table, User
from data.matches.repository import Admit, MatchRepository
from data.matches.transition import Transition
from data.storage.store import Session
from engine.errors import Code, IllegalInput
from engine.events import (
    Absence,
    ComputerAdded,
    Invited,
    Joined,
    Left,
    MadePrivate,
    Opened,
    SeatsKept,
    SeatTaken,
    SentAway,
    Started,
    Unseated,
)
from engine.match import Computer, Match, Person, Phase
from engine.rules import Options

SUBSTITUTE_BAN = 24 * 3_600_000
"""How long who left a seat that they held for somebody else sits in nowhere on that server (L5). Milliseconds."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How many live tables there may be in a channel, and with a seat held by one person."""

    per_channel: int = 3
    per_person: int = 2


class MatchSeats:
    """Who takes and leaves the seats. Each method returns the table as it was committed."""

    def __init__(self, repository: MatchRepository, limits: Limits) -> None:
        self._keeper = repository
        self._store = repository.store
        self._world = repository.world
        self._limits = limits

    # ---- lobby -----------------------------------------------------------------------------------------------------

    async def open(
        self,
        user: User,
        place: Place,
        options: Options,
        *,
        language: str,
        computers: Sequence[str] = (),
        private: bool = False,
        guests: Sequence[User] = (),
    ) -> Table:
        """A lobby with ``user`` as its host and computers of these levels on the next seats; a ``private`` one is open
        to ``guests`` only.

        Raises IllegalInput (BAD_OPTION) and Refused (TOO_MANY_TABLES_HERE, TOO_MANY_TABLES_YOURS).
        """

        async def begin(ledger: Session) -> Transition:
            person = await self._admitted(ledger, user)
            await self._check_place(ledger, place)
            course = self._lobby(user, person, options)
            if private:
                course.apply(MadePrivate())
            _invite(course, await _keys(ledger, guests))
            require_seats(course.match, computers)
            for level in computers:
                course.apply(computer_added(level))
            return course

        return await self._keeper.open(place, language=language, begin=begin)

    async def join(self, match_id: int, user: User) -> Table:
        """Take the first free seat of a lobby. Raises IllegalInput (NOT_A_LOBBY, ALREADY_SEATED, LOBBY_FULL) and
        Refused (TOO_MANY_TABLES_YOURS)."""

        def decide(table: Table, course: Transition) -> None:
            assert course.actor is not None  # admitted
            course.apply(Joined(course.actor))

        return await self._keeper.change(match_id, decide, admit=self._admitting(user, match_id))

    async def invite(self, match_id: int, user: User, guests: Sequence[User]) -> Table:
        """Ask people to the table, also those who were sent away; for the host. Who is on the list already stays there.

        Raises Refused (NOT_HOST), IllegalInput (NOT_RUNNING).
        """
        keys: dict[int, User] = {}

        async def admit(ledger: Session, table: Table, course: Transition) -> None:
            keys.update(await _keys(ledger, guests))

        def decide(table: Table, course: Transition) -> None:
            if not table.match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            require_host(table, course, user)
            _invite(course, keys)

        return await self._keeper.change(match_id, decide, admit=admit)

    async def send_away(self, match_id: int, user: User, seat: int, *, seq: int) -> Table:
        """Free a seat of the lobby; for the host. Its person may come back when invited.

        Raises Refused (NOT_HOST; STALE when somebody else sits there since ``seq``), IllegalInput (NOT_A_LOBBY,
        HOST_STAYS).
        """

        def decide(table: Table, course: Transition) -> None:
            require_lobby(table)
            require_host(table, course, user)
            seats = table.match.seats
            if not 0 <= seat < len(seats) or seats[seat].occupant is None or seats[seat].since > seq:
                raise Refused(Refusal.STALE)
            course.apply(SentAway(seat))

        return await self._keeper.change(match_id, decide)

    async def leave(self, match_id: int, user: User, *, seq: int | None = None) -> Table:
        """Give up a seat: it becomes free in a lobby, the computer takes it in a running match.

        ``seq`` is the state that the person saw, None for the present one. Raises IllegalInput (NOT_SEATED,
        NOT_RUNNING; NOT_A_LOBBY when they saw the lobby and the match has started since: leaving costs something now).
        """

        def decide(table: Table, course: Transition) -> None:
            person = require_seated(table, course, user)
            require_informed(table.match, seq)
            course.apply(Left(person))

        return await self._keeper.change(match_id, decide)

    async def add_computer(self, match_id: int, user: User, level: str, *, seq: int | None = None) -> Table:
        """Put a computer on the first free seat; for the host.

        ``seq`` is the state that the host saw, None for the present one: a second press is not to seat a second one.
        Raises Refused (NOT_HOST; STALE when a computer sat down since), IllegalInput (NOT_A_LOBBY, LOBBY_FULL,
        BAD_OPTION).
        """

        def decide(table: Table, course: Transition) -> None:
            require_lobby(table)
            require_host(table, course, user)
            newest = newest_computer(table.match)
            if seq is not None and newest is not None and table.match.seats[newest].since > seq:
                raise Refused(Refusal.STALE)
            course.apply(computer_added(level))

        return await self._keeper.change(match_id, decide)

    async def start(self, match_id: int, user: User, *, fill: bool = False) -> Table:
        """Start and deal; for the host. ``fill`` puts computers on the free seats, of the level that ``filling`` says.

        Raises Refused (NOT_HOST), IllegalInput (NOT_A_LOBBY, TOO_FEW).
        """

        def decide(table: Table, course: Transition) -> None:
            require_lobby(table)
            require_host(table, course, user)
            level = filling_level(table.match)
            for seat in table.match.seats:
                if fill and seat.occupant is None:
                    course.apply(ComputerAdded(level))
            course.apply(Started())

        return await self._keeper.change(match_id, decide)

    # ---- substitutes -----------------------------------------------------------------------------------------------

    async def take_seat(self, match_id: int, user: User, *, seat: int | None = None, seq: int | None = None) -> Table:
        """Sit down on a seat of a running match that the computer holds: the own one, else the first free one where
        ``seat`` is None.

        ``seq`` is the state that the person saw, None for the present one. Raises IllegalInput (ALREADY_SEATED,
        SEAT_TAKEN, SEAT_BARRED, NOT_INVITED, SENT_AWAY, NOT_RUNNING) and Refused (TOO_MANY_TABLES_YOURS; SAT_IN_LATELY,
        ``until`` when).
        """
        chosen: list[SeatTaken] = []

        async def admit(ledger: Session, table: Table, course: Transition) -> None:
            person = await self._admitted(ledger, user, besides=match_id)
            number = _seat_for(table.match, person) if seat is None else seat
            code = table.match.may_take(person, number)
            if code is not None:
                raise IllegalInput(code)
            until = await self._barred_until(ledger, table, person=person, seat=number)
            if until is not None:
                raise Refused(Refusal.SAT_IN_LATELY, until=until)
            course.actor, course.people = person, {person: user}
            chosen.append(SeatTaken(number, person))

        def decide(table: Table, course: Transition) -> None:
            require_informed(table.match, seq)
            course.apply(chosen[0])

        return await self._keeper.change(match_id, decide, admit=admit)

    async def may_return(self, table: Table, account: int) -> bool:
        """Whether an account that has left a seat of this table could take it back now, were it asked."""
        person = table.person_of(account)
        if person is None:
            return False
        for seat in table.match.free_seats:
            if person in table.match.seats[seat].sitters and table.match.may_take(person, seat) is None:
                async with self._store.reading() as ledger:
                    return await self._barred_until(ledger, table, person=person, seat=seat) is None
        return False

    async def unseat(self, match_id: int, account: int) -> Table:
        """An account is not in the server any more: it leaves the table, where it holds a seat there."""

        def decide(table: Table, course: Transition) -> None:
            person = table.person_of(account)
            if table.match.is_live and person is not None and table.match.seat_of(person) is not None:
                in_lobby = table.match.phase is Phase.LOBBY
                course.apply(Left(person) if in_lobby else Unseated(person, Absence.GONE))

        return await self._keeper.change(match_id, decide)

    async def rematch(self, match_id: int, user: User) -> tuple[Table, bool]:
        """A new lobby with the options of an ended match, ``user`` as its host, and everybody's seat kept for them;
        started at once when nobody else is to come. Whether this press made it: the second one sits down there too.

        Raises IllegalInput (NOT_SEATED) for who did not play, Refused (STALE) for a match that is not over or never
        began, and as ``open`` and ``join`` do.
        """
        old = await self._keeper.table(match_id)
        if old.match.is_live or old.match.seats[0].owner is None:
            raise Refused(Refusal.STALE)
        earlier = old.person_of(user.id)
        if earlier is None or not old.match.has_sat(earlier):
            raise IllegalInput(Code.NOT_SEATED)

        async def begin(ledger: Session) -> Transition:
            found = await ledger.live_rematch(match_id)
            if found is not None:
                raise _AlreadyThere(found)
            person = await self._admitted(ledger, user)
            await self._check_place(ledger, old.place)
            return self._again(old, user, person)

        try:
            opened = await self._keeper.open(old.place, language=old.language, begin=begin, rematch_of=match_id)
        except _AlreadyThere as there:
            found = await self._keeper.table(there.match_id)
            if found.seat_of(user.id) is None:
                found = await self.join(there.match_id, user)
            return found, False
        return opened, True

    # ---- inside ----------------------------------------------------------------------------------------------------

    def _lobby(self, user: User, person: int, options: Options) -> Transition:
        opened = Opened(options, person)
        course = Transition.open(opened, make_secret=self._world.make_secret, chooser=self._world.chooser)
        course.people = {person: user}
        return course

    def _again(self, old: Table, user: User, person: int) -> Transition:
        course = self._lobby(user, person, old.match.options)
        kept = kept_seats(old.match)
        course.apply(SeatsKept(kept))
        if old.match.private:
            course.apply(MadePrivate())
            again = {key for key in (*kept, *old.match.invited) if key not in (None, person)}
            _invite(course, {key: old.people[key] for key in old.people if key in again})
        computers = [seat.owner.level for seat in old.match.seats if isinstance(seat.owner, Computer)]
        for level in computers:
            if any(seat.occupant is None for seat in course.match.seats):
                course.apply(ComputerAdded(level))
        if all(seat.occupant is not None for seat in course.match.seats):
            course.apply(Started())
        return course

    def _admitting(self, user: User, match_id: int) -> Admit:
        async def admit(ledger: Session, table: Table, course: Transition) -> None:
            course.actor = await self._admitted(ledger, user, besides=match_id)
            course.people = {course.actor: user}

        return admit

    async def _admitted(self, ledger: Session, user: User, *, besides: int | None = None) -> int:
        """The person key of who is about to take a seat."""
        held = [each for each in await ledger.live_of(user.id) if each != besides]
        if len(held) >= self._limits.per_person:
            raise Refused(Refusal.TOO_MANY_TABLES_YOURS, allowed=self._limits.per_person)
        return await ledger.person(user)

    async def _check_place(self, ledger: Session, place: Place) -> None:
        if len(await ledger.live_in(place.channel)) >= self._limits.per_channel:
            raise Refused(Refusal.TOO_MANY_TABLES_HERE, allowed=self._limits.per_channel)

    async def _barred_until(self, ledger: Session, table: Table, *, person: int, seat: int) -> int | None:
        """Until when a person may not sit down on a free seat; None where they may.

        Who left a seat that they held for somebody else may not hold another one for a day. Back to the own seat is no
        sitting in, and who only missed turns may come back to the seat they held.
        """
        held = table.match.seats[seat]
        if held.owner == Person(person):
            return None
        back_to = table.id if held.sitters[-1:] == (person,) else None
        since = self._world.clock() - SUBSTITUTE_BAN
        left = await ledger.sat_in_lately(person, table.place.guild, since=since, back_to=back_to)
        return None if left is None else left + SUBSTITUTE_BAN


class _AlreadyThere(Exception):
    """A rematch was opened by an earlier press."""

    def __init__(self, match_id: int) -> None:
        super().__init__(match_id)
        self.match_id = match_id


async def _keys(ledger: Session, guests: Sequence[User]) -> dict[int, User]:
    """People with their keys, made where they are new."""
    return {await ledger.person(guest): guest for guest in guests}


def _invite(course: Transition, guests: Mapping[int, User]) -> None:
    for person, user in guests.items():
        if person not in course.match.invited:
            course.people = {**course.people, person: user}
            course.apply(Invited(person))


def _seat_for(match: Match, person: int) -> int:
    """The seat for who only wants to sit down: the one they had, else the first they may take.

    Raises IllegalInput with what is against it.
    """
    codes = {number: match.may_take(person, number) for number in match.free_seats or (0,)}
    allowed = [number for number, code in codes.items() if code is None]
    own = [number for number in allowed if person in match.seats[number].sitters]
    for number in own or allowed:
        return number
    raise IllegalInput(next(code for code in codes.values() if code is not None))

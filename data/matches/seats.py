"""Who sits where: lobbies, leaving, substitutes, rematches."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from data.gold.pots import FEWEST, require_gold
from data.matches.guards import (
    computer_added,
    filling_level,
    kept_seats,
    newest_computer,
    require_informed,
    require_lobby,
    require_occupied,
    require_seats,
)
from data.matches.repository import MatchChange, MatchOpening, MatchRepository, notify
from data.matches.transition import Transition
from data.matches.waiting import begin_wait
from data.records.gold import STAKES
from data.records.matches import ERASED, Place, Refusal, Refused, Table, Update, User
from data.records.settings import Limits
from data.storage.bar_queries import is_barred
from data.storage.gold_queries import GoldQueries
from data.storage.live_queries import LiveMatchQueries
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

TIME_TO_LEAVE = 30_000
"""How long a lobby cannot start after it has become rated for people who sat down when it was not. Milliseconds."""
MAX_INVITATIONS = 2
"""How often a person may be invited to the same table: each time they are mentioned."""
SUBSTITUTE_BAN = 24 * 3_600_000
"""How long a substitute who left may not sit in on that server (L5). Milliseconds."""


class MatchSeats:
    """Who takes and leaves the seats. Each method returns the table as it was committed."""

    def __init__(self, repository: MatchRepository, limits: Callable[[int], Limits]) -> None:
        """``limits`` returns those of a server."""
        self._repository = repository
        self._store = repository.store
        self._environment = repository.environment
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
        gold: int = 0,
    ) -> Table:
        """A lobby with ``user`` as its host and computers of these levels on the next seats; a ``private`` one is open
        to ``guests`` only, without those who are barred from the server. ``gold`` is the stake of each person.

        Raises IllegalInput (BAD_OPTION) and Refused (BARRED, TOO_MANY_TABLES_HERE, TOO_MANY_TABLES_YOURS, GOLD_OFF,
        TOO_LITTLE_GOLD, STAKE_NEEDS_TWO).
        """
        _check_stake(gold, options, computers)
        async with self._repository.open(place, language=language, gold=gold) as opening:
            await require_gold(opening.session, place.guild, user.id, gold)
            keys = await self._admitted(opening.session, user, place.guild, guests=guests)
            await self._check_place(opening.session, place)
            transition = opening.begin(Opened(options, keys[user.id], opening.new_seed()), user)
            if private:
                transition.apply(MadePrivate())
            _invite(transition, {keys[guest.id]: guest for guest in guests if guest.id in keys})
            require_seats(options.seats, len(computers))
            for level in computers:
                transition.apply(computer_added(level))
        return opening.table

    async def join(self, match_id: int, user: User) -> Table:
        """Take the first free seat of a lobby. Raises IllegalInput (NOT_A_LOBBY, ALREADY_SEATED, LOBBY_FULL) and
        Refused (TOO_MANY_TABLES_YOURS, TOO_LITTLE_GOLD)."""
        async with self._repository.change(match_id) as change:
            await self._check_purse(change, user)
            change.apply(Joined(await self._newcomer(change, user)))
        return change.table

    async def invite(self, match_id: int, user: User, guests: Sequence[User]) -> Table:
        """Ask people to the table, also those who were sent away; for the host. Left out is who is barred from the
        server, or has been invited MAX_INVITATIONS times.

        Raises Refused (NOT_HOST), IllegalInput (NOT_RUNNING).
        """
        async with self._repository.change(match_id) as change:
            if not change.table.match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            change.require_host(user)
            session = await change.session()
            welcome = await _not_barred(session, guests, change.table.place.guild)
            keys = await session.admit((user, *welcome))
            _invite(change.transition, {keys[guest.id]: guest for guest in welcome})
        return change.table

    async def send_away(self, match_id: int, user: User, seat: int, *, seq: int) -> Table:
        """Free a seat of the lobby; for the host. Its person may come back when invited.

        Raises Refused (NOT_HOST; STALE when the seat has changed hands since ``seq``), IllegalInput (NOT_A_LOBBY,
        HOST_STAYS).
        """
        async with self._repository.change(match_id) as change:
            require_lobby(change.table)
            change.require_host(user)
            require_occupied(change.table.match, seat, seq=seq)
            change.apply(SentAway(seat))
        return change.table

    async def leave(self, match_id: int, user: User, *, seq: int | None = None, for_good: bool = False) -> Table:
        """Give up a seat: it becomes free in a lobby, the computer takes it in a running match. A match against
        computers only waits for its person, who keeps the seat, unless they leave ``for_good``.

        ``seq`` is the state that the person saw, None for the present one. Raises IllegalInput (NOT_SEATED,
        NOT_RUNNING; NOT_A_LOBBY when they saw the lobby and the match has started since: leaving costs something now).
        """
        if not for_good and (await self._repository.table(match_id)).match.is_solo:
            return await self._let_wait(match_id, user, seq=seq)
        async with self._repository.change(match_id) as change:
            person = change.require_seated(user)
            require_informed(change.table.match, seq)
            change.apply(Left(person))
        return change.table

    async def _let_wait(self, match_id: int, user: User, *, seq: int | None) -> Table:
        async with self._repository.update_meta(match_id) as edit:
            if edit.table.seat_of(user.id) is None:
                raise IllegalInput(Code.NOT_SEATED)
            if not edit.table.match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            require_informed(edit.table.match, seq)
            edit.table = begin_wait(edit.table, now=self._environment.clock())
        notify(self._repository.on_update, Update(edit.table, ()))
        return edit.table

    async def add_computer(self, match_id: int, user: User, level: str, *, seq: int | None = None) -> Table:
        """Put a computer on the first free seat; for the host.

        ``seq`` is the state that the host saw, None for the present one: a second press is not to seat a second one.
        Raises Refused (NOT_HOST; STALE when a computer sat down since), IllegalInput (NOT_A_LOBBY, LOBBY_FULL,
        BAD_OPTION).
        """
        async with self._repository.change(match_id) as change:
            require_lobby(change.table)
            change.require_host(user)
            newest = newest_computer(change.table.match)
            if seq is not None and newest is not None and change.table.match.seats[newest].since > seq:
                raise Refused(Refusal.STALE)
            change.apply(computer_added(level))
        return change.table

    async def start(
        self, match_id: int, user: User, *, fill: bool = False, alone: bool = False, press: int | None = None
    ) -> Table:
        """Start and deal; for the host. ``fill`` puts computers of the level ``filling_level`` on the free seats;
        ``alone``: only if no other person sits there. ``press`` is the id of the press on Start, which goes into the
        deals.

        Raises Refused (NOT_HOST; STALE when the host is not ``alone``; TERMS_CHANGED, ``until`` when; CANNOT_PUT_IN for
        who lacks the stake), IllegalInput (NOT_A_LOBBY, TOO_FEW).
        """
        async with self._repository.change(match_id) as change:
            require_lobby(change.table)
            change.require_host(user)
            if alone and len(change.table.match.persons) > 1:
                raise Refused(Refusal.STALE)
            level = filling_level(change.table.match)
            for seat in change.table.match.seats:
                if fill and seat.occupant is None:
                    change.apply(ComputerAdded(level))
            change.apply(Started(press))
            if change.transition.match.rated:
                await self._require_known_terms(change)
        return change.table

    # ---- substitutes -----------------------------------------------------------------------------------------------

    async def take_seat(self, match_id: int, user: User, *, seat: int | None = None, seq: int | None = None) -> Table:
        """Sit down on a seat of a running match that the computer holds. With ``seat`` None, the seat that
        ``user`` has left, or else the first free one.

        ``seq`` is the state that the person saw, None for the present one. Raises IllegalInput (ALREADY_SEATED,
        SEAT_TAKEN, SEAT_BARRED, NOT_INVITED, SENT_AWAY, NOT_RUNNING) and Refused (TOO_MANY_TABLES_YOURS; SAT_IN_LATELY,
        ``until`` when).
        """
        async with self._repository.change(match_id) as change:
            match = change.table.match
            person = await self._newcomer(change, user)
            number = _seat_for(match, person) if seat is None else seat
            code = match.may_sit_down(person, number)
            if code is not None:
                raise IllegalInput(code)
            until = await self._barred_until(await change.session(), change.table, person=person, seat=number)
            if until is not None:
                raise Refused(Refusal.SAT_IN_LATELY, until=until)
            require_informed(match, seq)
            change.apply(SeatTaken(number, person))
        return change.table

    async def may_return(self, table: Table, account: int) -> bool:
        """Whether an account that has left a seat of this table could take it back now, were it asked."""
        person = table.person_of(account)
        if person is None:
            return False
        async with self._store.reading() as session:
            if await is_barred(session, table.place.guild, account):
                return False
        for seat in table.match.free_seats:
            if person in table.match.seats[seat].sitters and table.match.may_sit_down(person, seat) is None:
                async with self._store.reading() as session:
                    return await self._barred_until(session, table, person=person, seat=seat) is None
        return False

    async def unseat(self, match_id: int, account: int) -> Table:
        """An account is not in the server any more: it leaves the table, where it holds a seat there."""
        async with self._repository.change(match_id) as change:
            match, person = change.table.match, change.table.person_of(account)
            if match.is_live and person is not None and match.seat_of(person) is not None:
                change.apply(Left(person) if match.phase is Phase.LOBBY else Unseated(person, Absence.GONE))
        return change.table

    async def remove_from_lobby(self, match_id: int, account: int) -> Table:
        """Take an account off a lobby; a seat of a running match stays theirs."""
        async with self._repository.change(match_id) as change:
            match, person = change.table.match, change.table.person_of(account)
            if match.phase is Phase.LOBBY and person is not None and match.seat_of(person) is not None:
                change.apply(Left(person))
        return change.table

    async def rematch(
        self, match_id: int, user: User, *, language: str | None = None, press: int | None = None
    ) -> tuple[Table, bool]:
        """A new lobby with the options of an ended match, ``user`` as its host, and everybody's seat kept for them;
        started at once when no one else is expected. The flag: whether this press opened it; a second press joins it.

        ``language`` is that of its public messages, by default the old table's; ``press`` as for ``start``. It has the
        stake of the old match again, unless the server has no gold any more.

        Raises IllegalInput (NOT_SEATED) for who did not play, Refused (STALE) for a match that is not over or never
        began, and as ``open`` and ``join`` do.
        """
        old = await self._repository.table(match_id)
        if old.match.is_live or old.match.seats[0].owner is None:
            raise Refused(Refusal.STALE)
        earlier = old.person_of(user.id)
        if earlier is None or not old.match.has_sat(earlier):
            raise IllegalInput(Code.NOT_SEATED)
        spoken = language or old.language
        gold = await self._stake_again(old)
        async with self._repository.open(old.place, language=spoken, rematch_of=match_id, gold=gold) as opening:
            found = await LiveMatchQueries(opening.session).rematch_of(match_id)
            if found is None:
                await require_gold(opening.session, old.place.guild, user.id, gold)
                person = (await self._admitted(opening.session, user, old.place.guild))[user.id]
                await self._check_place(opening.session, old.place)
                opened = Opened(old.match.options, person, *await _secrets_left(opening, old))
                old = replace(old, people=await opening.session.people(match_id))  # one may have been erased just now
                _meet_again(opening.begin(opened, user), old, host=person, press=press)
        if found is None:
            return opening.table, True
        table = await self._repository.table(found)
        return (table if table.seat_of(user.id) is not None else await self.join(found, user)), False

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _check_purse(self, change: MatchChange, user: User) -> None:
        """Raises Refused (TOO_LITTLE_GOLD) for who cannot put in the stake of a lobby."""
        guild, session = change.table.place.guild, await change.session()
        if change.table.gold and await GoldQueries(session).is_on(guild):
            await require_gold(session, guild, user.id, change.table.gold)

    async def _stake_again(self, old: Table) -> int:
        """The stake of a rematch."""
        async with self._store.reading() as session:
            return old.gold if old.gold and await GoldQueries(session).is_on(old.place.guild) else 0

    async def _newcomer(self, change: MatchChange, user: User) -> int:
        """The person key of ``user``, about to take a seat, who becomes the actor of the change."""
        table, session = change.table, await change.session()
        person = (await self._admitted(session, user, table.place.guild, besides=table.id))[user.id]
        change.transition.actor, change.transition.people = person, {person: user}
        return person

    async def _admitted(
        self, session: Session, user: User, guild: int, *, besides: int | None = None, guests: Sequence[User] = ()
    ) -> dict[int, int]:
        """The person keys, by account, of ``user`` and those ``guests`` who are not barred. Until the transaction ends
        no other one admits any of them.

        Raises Refused (BARRED; TOO_MANY_TABLES_YOURS, not counting ``besides``).
        """
        if await is_barred(session, guild, user.id):
            raise Refused(Refusal.BARRED)
        # Before their tables are counted: one that is being opened on a server of another process counts too.
        keys = await session.admit((*await _not_barred(session, guests, guild), user))
        limits, live = self._limits(guild), LiveMatchQueries(session)
        held = [each for each in await live.of_person(user.id) if each != besides]
        if len(await live.not_waiting(held)) >= limits.per_person:
            raise Refused(Refusal.TOO_MANY_TABLES_YOURS, allowed=limits.per_person)
        if len(held) >= limits.per_person + limits.waiting:
            raise Refused(Refusal.TOO_MANY_TABLES_YOURS, allowed=limits.per_person + limits.waiting)
        return keys

    async def _check_place(self, session: Session, place: Place) -> None:
        allowed = self._limits(place.guild).per_channel
        live = LiveMatchQueries(session)
        if len(await live.not_waiting(await live.in_channel(place.channel))) >= allowed:
            raise Refused(Refusal.TOO_MANY_TABLES_HERE, allowed=allowed)

    async def _require_known_terms(self, change: MatchChange) -> None:
        """Raises Refused (TERMS_CHANGED) while a person who sat down at an unrated table may not have seen that
        it is rated now."""
        match = change.table.match
        guests = [seat for seat in match.seats if seat.person not in (None, match.host)]
        if all(seat.since > match.rated_since for seat in guests):
            return
        since = await (await change.session()).event_at(change.table.id, match.rated_since)
        if 0 <= self._environment.clock() - since < TIME_TO_LEAVE:
            raise Refused(Refusal.TERMS_CHANGED, until=since + TIME_TO_LEAVE)

    async def _barred_until(self, session: Session, table: Table, *, person: int, seat: int) -> int | None:
        """Until when a person may not sit down on a free seat; None where they may.

        A substitute who left may not sit in again for a day. Owners who return do not sit in, and a
        substitute who only missed turns may return to the seat they held.
        """
        held = table.match.seats[seat]
        if held.owner == Person(person):
            return None
        back_to = table.id if held.sitters[-1:] == (person,) else None
        since = self._environment.clock() - SUBSTITUTE_BAN
        left = await session.sat_in_lately(person, table.place.guild, since=since, back_to=back_to)
        return None if left is None else left + SUBSTITUTE_BAN


def _check_stake(gold: int, options: Options, computers: Sequence[str]) -> None:
    """Raises IllegalInput (BAD_OPTION) for a stake that there is not, and Refused (STAKE_NEEDS_TWO) where computers
    leave no seat to a second person."""
    if gold and gold not in STAKES:
        allowed = ", ".join(map(str, STAKES))
        raise IllegalInput(Code.BAD_OPTION, option="stake", value=str(gold), allowed=allowed)
    if gold and options.seats - len(computers) < FEWEST:
        raise Refused(Refusal.STAKE_NEEDS_TWO)


async def _secrets_left(opening: MatchOpening, old: Table) -> tuple[str, int]:
    """The seed for a rematch, and how many of its secrets are used.

    It goes on with the secrets of the old match, whose last one commits to the next: so the deal was sealed before the
    press on Rematch, which may start it at once. Another rematch of the same match gets a seed of its own, because the
    first one has opened those secrets.
    """
    match = old.match
    if match.seed is None or await LiveMatchQueries(opening.session).has_rematch(old.id):
        return opening.new_seed(), 0
    return match.seed, match.secrets_used


async def _not_barred(session: Session, guests: Sequence[User], guild: int) -> list[User]:
    """Those who are not barred from the server."""
    return [guest for guest in guests if not await is_barred(session, guild, guest.id)]


def _meet_again(transition: Transition, old: Table, *, host: int, press: int | None) -> None:
    """Set a new lobby up for the people of an old match, and start it when no one else is expected."""
    kept = tuple(None if key is None or old.user(key) == ERASED else key for key in kept_seats(old.match))
    transition.apply(SeatsKept(kept))
    if old.match.private:
        transition.apply(MadePrivate())
        again = {key for key in (*kept, *old.match.invited) if key not in (None, host)}
        _invite(transition, {key: user for key, user in old.people.items() if key in again and user != ERASED})
    computers = [seat.owner.level for seat in old.match.seats if isinstance(seat.owner, Computer)]
    for level in computers:
        if any(seat.occupant is None for seat in transition.match.seats):
            transition.apply(ComputerAdded(level))
    if all(seat.occupant is not None for seat in transition.match.seats):
        transition.apply(Started(press))


def _invite(transition: Transition, guests: Mapping[int, User]) -> None:
    for person, user in guests.items():
        if transition.match.invitations.count(person) < MAX_INVITATIONS:
            transition.people = {**transition.people, person: user}
            transition.apply(Invited(person))


def _seat_for(match: Match, person: int) -> int:
    """The seat for a person who named none: the one they had, else the first they may take.

    Raises IllegalInput with the reason when there is none.
    """
    codes = {number: match.may_sit_down(person, number) for number in match.free_seats or (0,)}
    allowed = [number for number, code in codes.items() if code is None]
    own = [number for number in allowed if person in match.seats[number].sitters]
    for number in own or allowed:
        return number
    raise IllegalInput(next(code for code in codes.values() if code is not None))

"""Short public messages that mention people: a call to the person on turn, a warning before the turn time is over, a
notice that a seat is free, invitations. Those of a turn are deleted after it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import discord
from discord import ButtonStyle

from cogs.discord_io.channel_client import ChannelClient, PostedMessage
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.rate_limiter import Priority
from cogs.discord_io.retry import ARCHIVED, RetryQueue, is_forbidden, is_refused
from cogs.live.board_message import button, narrator, offers_seat
from cogs.texts.catalogue import Catalogue
from data.matches.service import MatchService
from data.records.matches import ERASED, Table, Update
from engine.events import Absence, SeatTaken, Unseated

log = logging.getLogger(__name__)

MAX_WARNING_TIME = 3_600_000
"""Milliseconds before the end of a turn at which a warning is sent at the earliest."""
RECHECK_AFTER = 30_000
"""Milliseconds after which a warning that was not sent is considered again."""


def warning_time(turn_time: int) -> int:
    """Milliseconds before the end at which a turn of ``turn_time`` seconds is warned of: a quarter, at most an hour."""
    return min(turn_time * 1000 // 4, MAX_WARNING_TIME)


def warns_at(table: Table) -> int | None:
    """When the person on turn is warned that the time is almost over; None while no turn time runs."""
    if table.due_at is None or table.waiting:
        return None
    return table.due_at - warning_time(table.match.options.turn_time)


@dataclass(slots=True)
class _TurnReminder:
    """The call of one turn."""

    table: Table
    """The newest state that is known here."""
    call: int | None
    """The message of the call or warning, if there is one."""
    shown_due_at: int | None = None
    """The end of the turn time that this message shows; None where another process has posted it."""
    warned: bool = False
    check_at: int = 0
    """When to check again whether a warning is due; the turn time may have been extended without an event."""

    @property
    def since(self) -> int:
        return self.table.match.turn_since

    @property
    def person(self) -> int | None:
        return _person_on_turn(self.table)


class Reminders:
    """Posts and deletes one call a turn, one warning that replaces it, and notices of free seats."""

    def __init__(
        self,
        matches: MatchService,
        *,
        channel_client: ChannelClient,
        permissions: Permissions,
        retry_queue: RetryQueue,
        wants_calls: Callable[[int, int], bool] = lambda _guild, _account: True,
    ) -> None:
        """``wants_calls``: whether a person, by server and account, is to be mentioned when their turn waits."""
        self._wants_calls = wants_calls
        self._matches = matches
        self._channel_client = channel_client
        self._permissions = permissions
        self._retry_queue = retry_queue
        self._turns: dict[int, _TurnReminder] = {}
        """By match, the call of the present turn."""
        self._notices: dict[tuple[int, int], int] = {}
        """By match and seat, the message that tells a person that their seat is free."""
        self._unposted: dict[tuple[int, int], Table] = {}
        """By match and seat, the notices that could not be posted."""

    async def adopt(self, table: Table, found: Sequence[PostedMessage]) -> None:
        """Compare the recorded call with those found in the channel: after a kill either may be ahead."""
        known = self._turns.setdefault(table.id, _TurnReminder(table, table.call))
        on_turn = table.match.on_turn is not None and known.since == table.match.turn_since
        # While a call is still to come, a recorded one is for an earlier turn.
        if known.call is not None and known.call == table.call and not (on_turn and table.call_at is None):
            self._remove(table, known.call)
            known.call = None
        self._adopt_notices(await self._matches.queries.table(table.id), [each for each in found if offers_seat(each)])
        for call in found:
            if offers_seat(call) or call.id in (known.call, table.call):
                continue
            if known.call is None and on_turn and table.match.is_fresh(call.seq):
                known.call = call.id
                await self._matches.play.call_posted(table.id, call.id)
            else:
                self._remove(table, call.id)
        self._forget_ended(table)

    def _adopt_notices(self, table: Table, found: Sequence[PostedMessage]) -> None:
        """Adopt the newest notice to each person whose seat is still free, and remove the others.

        ``table`` has to be the present state: nothing may have been awaited since.
        """
        for notice in sorted(found, key=lambda each: each.id):
            if notice.id in self._notices.values():
                continue
            person = None if notice.mentioned is None else table.person_of(notice.mentioned)
            seat = None if person is None else _seat_lost_by(table, person)
            if seat is None or self._notices.get((table.id, seat), 0) > notice.id:
                self._remove(table, notice.id)
            else:
                self._drop_notice(table, seat)
                self._notices[table.id, seat] = notice.id

    def updated(self, update: Update) -> None:
        """Remove the call of a turn that is over. For a person who has lost the seat by missing turns, or whose match
        waits now, it says that instead: one message, not one after the other."""
        table, match = update.table, update.table.match
        known = self._turns.get(table.id)
        call = known.call if known is not None else table.call
        # By the events, since the call may have been posted before the start of this process. Without any, the match
        # has begun to wait for its person or goes on after that.
        over = match.on_turn is None or match.turn_since > match.seq - len(update.events)
        over = over or not (update.events or table.waiting)
        late = [event.person for event in update.events if isinstance(event, Unseated) and event.why is Absence.MISSED]
        lost = [seat for seat in (_seat_lost_by(table, person) for person in late) if seat is not None]
        if over and call is not None and not lost:
            self._remove(table, call)
        same = _TurnReminder(table, call) if known is None else replace(known, table=table, call=call, check_at=0)
        self._turns[table.id] = _TurnReminder(table, None) if over else same
        if table.waiting and call is not None:
            self._edit_call(table, call)
        for seat in lost:
            self._send_notice(table, seat, call if over else None)
        for event in update.events:
            if isinstance(event, SeatTaken):
                self._drop_notice(table, event.seat)
        self._forget_ended(table)

    def call(self, table: Table) -> None:
        """Call the person on turn, who has not pressed anything for a while."""
        self._turns.setdefault(table.id, _TurnReminder(table, table.call))
        self._retry_queue.submit(f"turn call of match {table.id}", partial(self._call, table))

    def warn(self, now: int) -> None:
        """Warn the people whose turn time is almost over; called at every tick with the time in milliseconds."""
        for match_id, turn in self._turns.items():
            if turn.warned or now < turn.check_at or turn.person is None or turn.table.waiting:
                continue
            at = warns_at(turn.table)
            if at is not None and now < at:
                turn.check_at = at
            else:
                turn.check_at = now + RECHECK_AFTER
                self._retry_queue.submit(f"warning of match {match_id}", partial(self._warn, match_id, turn, now))

    def retry_notices(self) -> None:
        """Post the notices of free seats that could not be posted before; called at every tick."""
        for (match_id, seat), table in list(self._unposted.items()):
            if self._permissions.can_show(table.place, table.id):
                del self._unposted[match_id, seat]
                self._send_notice(table, seat)

    def refresh(self, table: Table) -> None:
        """Show the end of the turn time in the call if it was changed without a move, as after an outage.

        Then a warning may follow again.
        """
        turn = self._turns.get(table.id)
        on_turn, due_at = table.match.on_turn, table.due_at
        if turn is None or turn.since != table.match.turn_since or turn.shown_due_at is None or due_at is None:
            return
        message, user = turn.call, None if on_turn is None else table.seat_user(on_turn)
        if message is None or user is None or on_turn is None or turn.shown_due_at == due_at:
            return
        self._turns[table.id] = _TurnReminder(table, message, due_at)
        self._edit_call(table, message)

    def _edit_call(self, table: Table, message: int) -> None:
        """Show in a call how the turn stands now, without another mention."""
        on_turn = table.match.on_turn
        user = None if on_turn is None else table.seat_user(on_turn)
        if user is None:
            return
        screen = _with_button(table, narrator(table).call(f"<@{user.id}>"), "hand")

        async def edit() -> None:
            await self._channel_client.acquire(Priority.CALL)
            await self._channel_client.edit(table.place, message, screen, mentions=_only(user.id))

        self._retry_queue.submit(f"a call of match {table.id}", edit)

    def announce(
        self, table: Table, text: str, *, press: int, people: Sequence[int] = (), role: int | None = None
    ) -> None:
        """Post a message that stays and mentions exactly these accounts and this role.

        ``press`` is the id of the interaction that asked for it: another one posts another message.
        """
        mentions = discord.AllowedMentions(
            everyone=False,
            users=[discord.Object(person) for person in people],
            roles=[] if role is None else [discord.Object(role)],
        )
        key = f"announce {table.id} {press}"

        async def post() -> None:
            await self._channel_client.acquire(Priority.CALL)
            await self._channel_client.send(table.place, Screen(text), key=key, mentions=mentions)

        self._retry_queue.submit(f"an announcement of match {table.id}", post)

    def drop_erased(self, table: Table) -> None:
        """Remove the notices to people who have been erased: they cannot take the seat back."""
        for seat in table.match.free_seats:
            sitters = table.match.seats[seat].sitters
            if sitters and table.user(sitters[-1]) == ERASED:
                self._drop_notice(table, seat)

    async def _call(self, table: Table) -> None:
        await self._mention(table, narrator(table).call, kind="call")

    async def _warn(self, match_id: int, turn: _TurnReminder, now: int) -> None:
        """Warn, unless the turn time was extended meanwhile or does not run."""
        table = await self._matches.queries.table(match_id)
        at, on_turn, due_at = warns_at(table), table.match.on_turn, table.due_at
        if self._turns.get(match_id) is not turn or on_turn is None or due_at is None:
            return
        turn.table = table
        if at is None or now < at:
            return
        turn.warned = True
        await self._mention(table, narrator(table).warning, kind="warning")

    async def _mention(self, table: Table, text: Callable[[str], str], *, kind: str) -> None:
        """Post a message that mentions the person on turn, in place of the previous one."""
        on_turn = table.match.on_turn
        user = None if on_turn is None else table.seat_user(on_turn)
        if user is None or not self._wants_calls(table.place.guild, user.id):
            return
        await self._channel_client.acquire(Priority.CALL)
        if self._is_over(table) or not self._permissions.can_show(table.place, table.id):
            return
        # A turn may have several: after a break, or for a substitute.
        key = f"{kind} {table.id} {table.match.seq} {table.due_at} {user.id}"
        message = await self._post(table, user.id, text(f"<@{user.id}>"), "hand", key=key)
        if message is None:
            return
        if self._is_over(table):
            self._remove(table, message)
            return
        turn = self._turns[table.id]
        before, turn.call, turn.shown_due_at = turn.call, message, table.due_at
        await self._matches.play.call_posted(table.id, message)
        if before is not None and before != message:
            self._remove(table, before)

    def _send_notice(self, table: Table, seat: int, call: int | None = None) -> None:
        self._retry_queue.submit(f"notice of match {table.id}", partial(self._post_notice, table, seat, call))

    async def _post_notice(self, table: Table, seat: int, call: int | None = None) -> None:
        """Tell the person who has just lost a seat that it is free, with a button to take it back; later, if the bot
        cannot post there now. The ``call`` of the missed turn becomes that message where there is one."""
        person = table.match.seats[seat].sitters[-1]
        await self._channel_client.acquire(Priority.CALL)
        current = await self._matches.queries.table(table.id)
        if _seat_lost_by(current, person) != seat or current.user(person) == ERASED:
            if call is not None:
                self._remove(table, call)
            return
        message: int | None = None
        if self._permissions.can_show(table.place, table.id):
            user = table.people[person].id
            text = Catalogue(table.language).text("turn-unseated", mention=f"<@{user}>")
            key = f"unseated {table.id} {table.match.seq} {user}"
            message = await self._post(table, user, text, "take", key=key, instead_of=call)
        if call is not None and message != call:
            self._remove(table, call)
        if message is None:
            if not self._permissions.can_show(table.place, table.id):
                self._unposted[table.id, seat] = table
            return
        self._drop_notice(table, seat)
        self._notices[table.id, seat] = message
        now = (await self._matches.queries.table(table.id)).match
        if not now.is_live or not now.seats[seat].is_free:
            self._drop_notice(table, seat)

    async def _post(
        self, table: Table, user: int, text: str, verb: str, *, key: str, instead_of: int | None = None
    ) -> int | None:
        """Post a message that mentions one account, with one button, or edit the message ``instead_of`` where it
        exists; None where Discord refuses it. Raises FAILURES that pass, so that the retry queue repeats it."""
        screen = _with_button(table, text, verb)
        mentions = _only(user)
        try:
            if instead_of is not None and await self._channel_client.edit(
                table.place, instead_of, screen, mentions=mentions
            ):
                await self._matches.play.call_posted(table.id, None)
                return instead_of
            return await self._channel_client.send(table.place, screen, key=key, mentions=mentions)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %d: a reminder was not posted: %s", table.id, error)
            if is_forbidden(error):
                self._permissions.mark_refused(table.place, archived=error.code == ARCHIVED)
            return None

    def _drop_notice(self, table: Table, seat: int) -> None:
        self._unposted.pop((table.id, seat), None)
        message = self._notices.pop((table.id, seat), None)
        if message is not None:
            self._remove(table, message)

    def _is_over(self, table: Table) -> bool:
        """Whether the turn of this state has ended meanwhile, or another person has it."""
        known = self._turns.get(table.id)
        return known is None or (known.since, known.person) != (table.match.turn_since, _person_on_turn(table))

    def _forget_ended(self, table: Table) -> None:
        if not table.match.is_live:
            self._turns.pop(table.id, None)
            for seat in range(len(table.match.seats)):
                self._drop_notice(table, seat)

    def _remove(self, table: Table, message: int) -> None:
        async def remove() -> None:
            await self._channel_client.acquire(Priority.CLEAN)
            await self._channel_client.delete(table.place, message)
            # It stays recorded until it is deleted, so that the next start can delete it.
            if (await self._matches.queries.table(table.id)).call == message:
                await self._matches.play.call_posted(table.id, None)

        self._retry_queue.submit(f"removing a call of match {table.id}", remove)


def _only(account: int) -> discord.AllowedMentions:
    return discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(account)])


def _with_button(table: Table, text: str, verb: str) -> Screen:
    label = "take-back" if verb == "take" else "go-on" if table.waiting else verb
    return Screen(text, ((button(table, table.language, verb, label=label, style=ButtonStyle.primary),),))


def _person_on_turn(table: Table) -> int | None:
    on_turn = table.match.on_turn
    return None if on_turn is None else table.match.seats[on_turn].person


def _seat_lost_by(table: Table, person: int) -> int | None:
    """The seat that has been free since this person lost it."""
    return next((seat for seat in table.match.free_seats if table.match.seats[seat].sitters[-1:] == (person,)), None)

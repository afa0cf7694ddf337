"""Moves, readiness, claims, ends without a result, pauses, and the messages that show a match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from data.matches.breaks import suspend
from data.matches.guards import apply_stop_wish, require_informed
from data.matches.repository import MatchChange, MatchRepository
from data.matches.waiting import end_wait
from data.records.errors import CannotSave
from data.records.matches import Place, Refusal, Refused, Table, User
from data.storage.live_queries import LiveMatchQueries
from engine.errors import Code, IllegalInput
from engine.events import Claimed, Closed, Readied, Reason, StopWithdrawn
from engine.layout import Arm
from engine.match import Phase, move_event
from engine.round import Move, Play
from engine.tiles import Tile
from engine.view import seat_view


class MatchPlay:
    """Moves, readiness, ends and pauses. Each method returns the table as it was committed."""

    def __init__(self, repository: MatchRepository) -> None:
        self._repository = repository
        self._store = repository.store
        self._environment = repository.environment

    # ---- match -----------------------------------------------------------------------------------------------------

    async def move(self, match_id: int, user: User, seq: int, move: Move) -> Table:
        """A move pressed on something that was shown at ``seq``.

        Raises IllegalInput (NOT_SEATED, NOT_YOUR_TURN, and what the rules refuse) and Refused (STALE) when that turn is
        over.
        """
        async with self._repository.change(match_id) as change:
            change.apply(move_event(_require_turn(change, user, seq), move))
        return change.table

    async def play(self, match_id: int, user: User, seq: int, tile: Tile, arm: Arm | None) -> tuple[Table, bool]:
        """``move`` of a tile on one arm, or with None on the only one that matters; whether it was played. It was not
        where the choice of the arm makes a difference: then nothing has changed.
        """
        async with self._repository.change(match_id) as change:
            seat = _require_turn(change, user, seq)
            view = seat_view(change.table.match, seat) if arm is None else None
            choices = () if view is None else view.choices(tile)
            if len(choices) > 1:
                return change.table, False
            change.apply(move_event(seat, Play(tile, choices[0] if choices else arm)))
        return change.table, True

    async def ready(self, match_id: int, user: User, *, seq: int | None = None, press: int | None = None) -> Table:
        """Be ready for the next round; it is dealt when everyone is. A second press changes nothing.

        ``seq`` as for ``leave``, ``press`` as for ``start``. Raises IllegalInput (NOT_SEATED, NOT_RUNNING) and Refused
        (STALE) when the next round has begun.
        """
        async with self._repository.change(match_id) as change:
            person, match = change.require_seated(user), change.table.match
            if match.phase is Phase.PLAYING or (seq is not None and not match.is_fresh(seq)):
                raise Refused(Refusal.STALE)
            seat = match.seat_of(person)
            if seat is None or match.phase is not Phase.BETWEEN or not match.seats[seat].ready:
                change.apply(Readied(person, press))
        return change.table

    async def stop(self, match_id: int, user: User, *, seq: int | None = None, moderator: bool = False) -> Table:
        """End without a result: a lobby by its host, an unrated match too; a match that ``ends_together`` when all its
        people want it; anything by a moderator. ``seq`` as for ``leave``.

        Where not all want it yet, the wish is kept until the end of the round, unless it is taken back, and the table
        returned is still live; wishing it twice raises Refused (NEEDS_EVERYBODY: wanted, people). Raises Refused
        (NOT_HOST), IllegalInput (NOT_SEATED, NOT_RUNNING, NOT_A_LOBBY; CLAIM_OR_LEAVE for the last person at a rated
        match that others have left).
        """
        if moderator:
            return await self._stopped_by_moderator(match_id, user, seq=seq)
        async with self._repository.change(match_id) as change:
            match = change.table.match
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            require_informed(match, seq)
            if not change.table.ends_together:
                change.require_host(user)
                change.apply(Closed(Reason.STOPPED))
            else:
                apply_stop_wish(match, change.transition, change.require_seated(user))
        return change.table

    async def withdraw_stop(self, match_id: int, user: User) -> Table:
        """Take a wish to end the match back; without one nothing changes.

        Raises IllegalInput (NOT_SEATED, NOT_RUNNING).
        """
        async with self._repository.change(match_id) as change:
            person, match = change.require_seated(user), change.table.match
            seat = match.seat_of(person)
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            if seat is not None and match.seats[seat].stops:
                change.apply(StopWithdrawn(person))
        return change.table

    async def close_lost(self, where: Place | int) -> tuple[Table, ...]:
        """Close what was shown in a channel that is gone, or one match by its id."""
        if isinstance(where, Place):
            async with self._store.reading() as session:
                lost = await LiveMatchQueries(session).in_channel(where.channel)
        else:
            lost = (where,)
        return await self._close_all(lost)

    async def close_server(self, guild: int) -> tuple[Table, ...]:
        """Close what was shown in a server that is gone."""
        async with self._store.reading() as session:
            lost = await LiveMatchQueries(session).in_guild(guild)
        return await self._close_all(lost)

    async def move_to(self, match_id: int, place: Place) -> Table:
        """The table is shown in another channel from now on, in a new message. Listeners are not called."""
        async with self._repository.update_meta(match_id) as edit:
            edit.table = replace(edit.table, place=place, board=None, board_at=0)
        return edit.table

    async def speak(self, guild: int, language: str) -> tuple[Table, ...]:
        """The live tables of a server show their public messages in another language. Listeners are not called."""
        async with self._store.reading() as session:
            live = await LiveMatchQueries(session).in_guild(guild)
        for match_id in live:
            with suppress(Refused):
                async with self._repository.update_meta(match_id) as edit:
                    if edit.table.match.is_live and edit.table.language != language:
                        edit.table = replace(edit.table, language=language)
        return tuple(await self._repository.tables(live))

    async def pause(self, match_id: int) -> Table:
        """It cannot be shown where it is: turn times, pauses between rounds, reminders and computers stand still; moves
        are still accepted. After a day it is closed as lost. A lobby still expires. Listeners are not called.
        """
        async with self._repository.update_meta(match_id) as edit:
            table = edit.table
            if table.paused_at is None and table.match.is_live:
                edit.table = suspend(table, now=self._environment.clock())
        return edit.table

    async def resume(self, match_id: int) -> Table:
        """It can be shown again: the awaited person has what was left of the turn. Listeners are not called."""
        async with self._repository.update_meta(match_id) as edit:
            if edit.table.paused_at is not None:
                edit.table = self._repository.resumed(edit.table)
        return edit.table

    async def go_on(self, match_id: int, user: User) -> Table:
        """The table, which does not wait any more if this person was the one it waited for."""
        try:
            return await end_wait(self._repository, match_id, user.id)
        except CannotSave:  # who only looks is not refused for it
            return await self._repository.table(match_id)

    # ---- what surrounds a match ------------------------------------------------------------------------------------

    async def note_press(self, match_id: int, user: User) -> None:
        """Any press by the person on turn cancels the reminder of this turn.

        Where that cannot be saved the reminder stays: a press that only looks does not fail for it.
        """
        with suppress(CannotSave):
            async with self._repository.update_meta(match_id) as edit:
                table, on_turn = edit.table, edit.table.match.on_turn
                if table.call_at is not None and on_turn is not None and table.seat_of(user.id) == on_turn:
                    edit.table = replace(table, call_at=None)

    async def board_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message shows the board now; None when there is none."""
        at = 0 if message is None else self._environment.clock()
        async with self._repository.update_meta(match_id) as edit:
            edit.table = replace(edit.table, board=message, board_at=at)
        return edit.table

    async def end_shown(self, match_id: int) -> None:
        """Note that the end has been shown, or never will be: the next start skips it."""
        async with self._store.writing() as batch:
            await batch.set_seen(match_id)

    async def call_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message reminds the person whose turn it is; None when it was deleted."""
        async with self._repository.update_meta(match_id) as edit:
            edit.table = replace(edit.table, call=message)
        return edit.table

    async def claim(self, match_id: int, user: User) -> Table:
        """End a match as it stands and win it; for the last person at a table of computers.

        Raises IllegalInput (NOT_SEATED, NOT_RUNNING; STALE when another person sits there now, or no one has left).
        """
        async with self._repository.change(match_id) as change:
            change.apply(Claimed(change.require_seated(user)))
        return change.table

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _stopped_by_moderator(self, match_id: int, user: User, *, seq: int | None) -> Table:
        match = (await self._repository.table(match_id)).match
        if not match.is_live:
            raise IllegalInput(Code.NOT_RUNNING)
        require_informed(match, seq)
        return await self._repository.close(match_id, Reason.STOPPED, by=user)

    async def _close_all(self, match_ids: Sequence[int]) -> tuple[Table, ...]:
        closed: list[Table] = []
        for match_id in match_ids:
            with suppress(Refused):  # nothing is left of it that could be shown
                closed.append(await self._repository.close(match_id, Reason.LOST))
        return tuple(closed)


def _require_turn(change: MatchChange, user: User, seq: int) -> int:
    """The seat of ``user``, who saw the turn at ``seq``. Raises IllegalInput (NOT_SEATED) and Refused (STALE)."""
    person, match = change.require_seated(user), change.table.match
    if not match.is_fresh(seq):
        raise Refused(Refusal.STALE)
    seat = match.seat_of(person)
    assert seat is not None
    return seat

"""What people may do to a match once it has begun, its end without a result, and what is kept of how it is shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from data.matches.guards import apply_stop_wish, require_host, require_informed, require_seated
from data.matches.records import BrokenLog, Place, Refusal, Refused, Table, User
from data.matches.repository import MatchRepository
from data.matches.transition import Transition
from data.storage.store import WriteBatch
from engine.errors import Code, IllegalInput
from engine.events import Claimed, Closed, Readied, Reason
from engine.match import Phase, move_event
from engine.round import Move


class MatchPlay:
    """Moves, readiness, ends and pauses. Each method returns the table as it was committed."""

    def __init__(self, repository: MatchRepository) -> None:
        self._keeper = repository
        self._store = repository.store
        self._world = repository.world

    # ---- match -----------------------------------------------------------------------------------------------------

    async def move(self, match_id: int, user: User, seq: int, move: Move) -> Table:
        """A move pressed on something that was shown at ``seq``.

        Raises IllegalInput (NOT_SEATED, NOT_YOUR_TURN, and what the rules refuse) and Refused (STALE) when that turn is
        over.
        """

        def decide(table: Table, course: Transition) -> None:
            person = require_seated(table, course, user)
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

        def decide(table: Table, course: Transition) -> None:
            person = require_seated(table, course, user)
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
        NOT_A_LOBBY; CLAIM_OR_LEAVE for the last person at a rated match that others have left).
        """
        if moderator:
            return await self._stopped_by_moderator(match_id, user, seq=seq)

        def decide(table: Table, course: Transition) -> None:
            match = table.match
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            require_informed(match, seq)
            if match.phase is Phase.LOBBY or not match.rated:
                require_host(table, course, user)
                course.apply(Closed(Reason.STOPPED))
            else:
                apply_stop_wish(match, course, require_seated(table, course, user))

        return await self._keeper.change(match_id, decide)

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

    async def pause(self, match_id: int) -> Table:
        """It cannot be shown where it is: turn times, pauses between rounds, calls and computers stand still, moves are
        taken all the same. After a day it is closed as lost. A lobby still expires. No event: nobody is told.
        """

        def change(table: Table) -> Table:
            if table.paused_at is not None or not table.match.is_live:
                return table
            paused = replace(table, paused_at=self._world.clock())
            if table.match.phase is Phase.LOBBY:
                return paused
            return replace(paused, due_at=None, due_span=0, call_at=None)

        return await self._keeper.update_meta(match_id, change, WriteBatch.set_due)

    async def resume(self, match_id: int) -> Table:
        """It can be shown again: who is waited for has the whole time. No event: nobody is told."""

        def change(table: Table) -> Table:
            return table if table.paused_at is None else self._keeper.renewed(table)

        return await self._keeper.update_meta(match_id, change, WriteBatch.set_due)

    # ---- what surrounds a match ------------------------------------------------------------------------------------

    async def seen(self, match_id: int, user: User) -> None:
        """A press of any kind: when it is by who is on turn, no call is sent this turn."""

        def change(table: Table) -> Table:
            on_turn = table.match.on_turn is not None and table.seat_of(user.id) == table.match.on_turn
            return replace(table, call_at=None) if on_turn and table.call_at is not None else table

        await self._keeper.update_meta(match_id, change, WriteBatch.set_due)

    async def board_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message shows the board now; None when there is none."""
        at = 0 if message is None else self._world.clock()
        return await self._keeper.update_meta(
            match_id, lambda table: replace(table, board=message, board_at=at), WriteBatch.set_messages
        )

    async def end_shown(self, match_id: int) -> None:
        """Keep that everybody can see that it is over, or never will: the next start has not to show it."""
        async with self._store.writing() as writer:
            await writer.set_seen(match_id)

    async def call_posted(self, match_id: int, message: int | None) -> Table:
        """Keep which message calls the person on turn; None when it was taken away."""
        return await self._keeper.update_meta(
            match_id, lambda table: replace(table, call=message), WriteBatch.set_messages
        )

    async def claim(self, match_id: int, user: User) -> Table:
        """End a match as it stands and win it; for the last person at a table of computers.

        Raises IllegalInput (NOT_SEATED, NOT_RUNNING; STALE when somebody else sits there now, or nobody has left).
        """
        return await self._keeper.change(
            match_id, lambda table, course: course.apply(Claimed(require_seated(table, course, user)))
        )

    # ---- inside ----------------------------------------------------------------------------------------------------

    async def _stopped_by_moderator(self, match_id: int, user: User, *, seq: int | None) -> Table:
        # A moderator may end what cannot even be read: no table is stuck for ever.
        try:
            match = (await self._keeper.table(match_id)).match
            if not match.is_live:
                raise IllegalInput(Code.NOT_RUNNING)
            require_informed(match, seq)
        except BrokenLog:
            pass
        closed = await self._keeper.close(match_id, Reason.STOPPED, by=user)
        if closed is None:
            raise Refused(Refusal.NO_SUCH_MATCH)
        return closed

    async def _close_all(self, match_ids: Sequence[int]) -> tuple[Table, ...]:
        closed = [await self._keeper.close(match_id, Reason.LOST) for match_id in match_ids]
        return tuple(table for table in closed if table is not None)

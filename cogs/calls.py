"""Turn calls: a short message with one mention for who has not noticed that it is their turn, gone after the move."""

from __future__ import annotations

import logging
from asyncio import Task
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.pacing import Priority
from cogs.patience import ARCHIVED, FAILURES, Duties, is_forbidden
from cogs.postbox import Postbox, Standing
from cogs.public import button, narrator
from cogs.rights import Rights
from cogs.screens import Screen
from data.matches import MatchService
from data.records import Table, Update

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Turn:
    since: int
    call: int | None
    """The message that calls, if one stands."""


class Calls:
    """One call a turn at most, and one a table; ``spawn`` runs work in the background."""

    def __init__(
        self,
        matches: MatchService,
        *,
        postbox: Postbox,
        rights: Rights,
        duties: Duties,
        spawn: Callable[[Coroutine[Any, Any, None], str], Task[None]],
    ) -> None:
        self._matches = matches
        self._postbox = postbox
        self._rights = rights
        self._duties = duties
        self._spawn = spawn
        self._turns: dict[int, _Turn] = {}
        """By match, what is known of the turn that is on."""

    async def found(self, table: Table, standing: Sequence[Standing]) -> None:
        """Compare what is on record with the calls that stand in the channel: either may be ahead after a kill."""
        known = self._turns.setdefault(table.id, _Turn(table.match.turn_since, table.call))
        on_turn = table.match.on_turn is not None and known.since == table.match.turn_since
        # Whoever is still to be called is not whom a recorded call is for.
        if known.call is not None and known.call == table.call and not (on_turn and table.call_at is None):
            self._remove(table, known.call)
            known.call = None
        for call in standing:
            if call.id in (known.call, table.call):
                continue
            if known.call is None and on_turn and table.match.is_fresh(call.seq):
                known.call = call.id
                await self._matches.call_posted(table.id, call.id)
            else:
                self._remove(table, call.id)
        self._forget_ended(table)

    def updated(self, update: Update) -> None:
        """Remove the call when its turn is over."""
        table, match = update.table, update.table.match
        known = self._turns.get(table.id)
        call = known.call if known is not None else table.call
        # By the events themselves: a call may have stood since before the start of this process.
        over = match.on_turn is None or match.turn_since > match.seq - len(update.events)
        if over and call is not None:
            self._remove(table, call)
        self._turns[table.id] = _Turn(match.turn_since, None if over else call)
        self._forget_ended(table)

    def wanted(self, table: Table) -> None:
        """The person on turn has not pressed anything for a while."""
        self._turns.setdefault(table.id, _Turn(table.match.turn_since, table.call))
        self._spawn(self._call(table), f"turn call of match {table.id}")

    async def _call(self, table: Table) -> None:
        on_turn = table.match.on_turn
        user = None if on_turn is None else table.seat_user(on_turn)
        await self._postbox.turn(Priority.CALL)
        if user is None or self._is_over(table) or not self._rights.can_show(table.place):
            return
        text = narrator(table).call(f"<@{user.id}>", table.due_at)
        screen = Screen(text, ((button(table, table.language, "hand", style=discord.ButtonStyle.primary),),))
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user.id)])
        key = f"call {table.id} {table.match.turn_since}"
        try:
            message = await self._postbox.send(table.place, screen, key=key, mentions=only_them)
        except FAILURES as error:
            log.info("match %d: nobody was called: %s", table.id, error)
            if is_forbidden(error):
                self._rights.refused(table.place, archived=getattr(error, "code", 0) == ARCHIVED)
            return
        if self._is_over(table):
            self._remove(table, message)
            return
        before, self._turns[table.id] = self._turns[table.id].call, _Turn(table.match.turn_since, message)
        await self._matches.call_posted(table.id, message)
        if before is not None and before != message:
            self._remove(table, before)

    def _is_over(self, table: Table) -> bool:
        """Whether the turn of this call has ended meanwhile."""
        known = self._turns.get(table.id)
        return known is None or known.since != table.match.turn_since

    def _forget_ended(self, table: Table) -> None:
        if not table.match.is_live:
            self._turns.pop(table.id, None)

    def _remove(self, table: Table, message: int) -> None:
        async def remove() -> None:
            await self._postbox.turn(Priority.CLEAN)
            await self._postbox.delete(table.place, message)
            # Until then it stays on record, so that the next start can take it away.
            if (await self._matches.table(table.id)).call == message:
                await self._matches.call_posted(table.id, None)

        self._duties.do(f"removing a call of match {table.id}", remove)

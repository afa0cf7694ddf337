"""Turn calls: a short message with one mention for who has not noticed that it is their turn, gone after the move."""

from __future__ import annotations

import logging
from asyncio import Task
from collections.abc import Callable, Coroutine
from typing import Any

import aiohttp
import discord

from cogs.answers import GONE
from cogs.pacing import Pacer, Priority
from cogs.public import button, narrator
from cogs.rights import Rights
from cogs.screens import Screen
from data.matches import MatchService
from data.records import Table

log = logging.getLogger(__name__)


class Calls:
    """One call a turn at most; ``spawn`` runs work in the background."""

    def __init__(
        self,
        client: discord.Client,
        matches: MatchService,
        *,
        pacer: Pacer,
        rights: Rights,
        spawn: Callable[[Coroutine[Any, Any, None], str], Task[None]],
    ) -> None:
        self._client = client
        self._matches = matches
        self._pacer = pacer
        self._rights = rights
        self._spawn = spawn
        self._turns: dict[int, tuple[int | None, int]] = {}
        """By match: the message of the call, if one stands, and the turn that is on."""

    def updated(self, table: Table) -> None:
        """Remove the call when its turn is over."""
        message, turn = self._turns.get(table.id, (table.call, table.match.turn_since))
        over = turn != table.match.turn_since or table.match.on_turn is None
        if over and message is not None:
            self._spawn(self._remove(table, message), f"removing a call of match {table.id}")
        if table.match.is_live:
            self._turns[table.id] = (None if over else message, table.match.turn_since)
        else:
            self._turns.pop(table.id, None)

    def wanted(self, table: Table) -> None:
        """The person on turn has not pressed anything for a while."""
        self._turns.setdefault(table.id, (table.call, table.match.turn_since))
        self._spawn(self._call(table), f"turn call of match {table.id}")

    async def _call(self, table: Table) -> None:
        on_turn = table.match.on_turn
        user = None if on_turn is None else table.seat_user(on_turn)
        await self._pacer.turn(Priority.CALL)
        if user is None or self._is_over(table) or self._rights.missing_in(table.place):
            return
        text = narrator(table).call(f"<@{user.id}>", table.due_at)
        screen = Screen(text, ((button(table, table.language, "hand", style=discord.ButtonStyle.primary),),))
        only_them = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(user.id)])
        channel = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        try:
            message = await channel.send(**screen.sending(mentions=only_them))
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            log.info("match %d: nobody was called: %s", table.id, error)
            return
        if self._is_over(table):
            await self._remove(table, message.id)
            return
        self._turns[table.id] = (message.id, table.match.turn_since)
        await self._matches.call_posted(table.id, message.id)

    def _is_over(self, table: Table) -> bool:
        """Whether the turn of this call has ended meanwhile."""
        known = self._turns.get(table.id)
        return known is None or known[1] != table.match.turn_since

    async def _remove(self, table: Table, message: int) -> None:
        await self._pacer.turn(Priority.CLEAN)
        channel = self._client.get_partial_messageable(table.place.channel, guild_id=table.place.guild)
        try:
            await channel.get_partial_message(message).delete()
        except (OSError, aiohttp.ClientError, discord.DiscordException) as error:
            if getattr(error, "code", None) not in GONE:
                log.info("a call of match %d stays: %s", table.id, error)
        await self._matches.call_posted(table.id, None)

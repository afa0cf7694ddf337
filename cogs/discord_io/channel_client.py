"""Public messages by the bot's own token: paced, never waited for without end, never there twice."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from cogs.discord_io.components import PressId
from cogs.discord_io.message import NO_MENTIONS, Screen
from cogs.discord_io.rate_limiter import Priority, RateLimiter
from cogs.discord_io.responses import EXPIRED
from cogs.discord_io.retry import request_timeout
from data.matches.records import Place

HISTORY_LIMIT = 50
"""So many messages back a table's own messages are looked for."""
NO_MEMBER = frozenset({10007, 10013})
"""Codes for somebody who is not in the server, or is nobody any more."""

MENTION = re.compile(r"<@(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """A public message of a table as the channel has it."""

    id: int
    seq: int
    """The state that its buttons belong to."""
    is_board: bool
    """A button for the rules is on every board, and on nothing else."""
    offers_seat: bool
    """Whether it tells somebody that their seat is free; what is neither this nor a board is a call."""
    account: int | None
    """Whom it mentions."""


class ChannelClient:
    """One request each, raising what ``patience.FAILURES`` lists. Who asks for one takes a ``turn`` before."""

    def __init__(self, client: discord.Client, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._rate_limiter = rate_limiter

    async def acquire(self, priority: Priority) -> None:
        """Return when a request may be made."""
        await self._rate_limiter.acquire(priority)

    async def send(
        self,
        place: Place,
        screen: Screen,
        *,
        key: str,
        mentions: discord.AllowedMentions = NO_MENTIONS,
        silent: bool = False,
    ) -> int:
        """Post a message; its id.

        Discord makes one message of all that is sent with the same ``key`` within some minutes: the first that arrived.
        So a send whose answer was lost may be repeated, once here and then by the caller.
        """
        nonce = hashlib.blake2b(key.encode(), digest_size=12).hexdigest()  # Discord takes 25 characters
        for last in (False, True):
            try:
                async with request_timeout():
                    message = await self._channel(place).send(
                        **screen.send_arguments(mentions=mentions), silent=silent, nonce=nonce
                    )
            except (OSError, aiohttp.ClientError):
                if last:
                    raise
                await self._rate_limiter.acquire(Priority.BOARD)
            else:
                return message.id
        raise AssertionError  # the second try returns or raises

    async def edit(self, place: Place, message: int, screen: Screen) -> bool:
        """Edit a message; False when it is gone."""
        return await self._there(self._channel(place).get_partial_message(message).edit(**screen.edit_arguments()))

    async def delete(self, place: Place, message: int) -> bool:
        """Delete a message; False when it was gone."""
        return await self._there(self._channel(place).get_partial_message(message).delete())

    async def exists(self, place: Place, message: int) -> bool:
        """Whether a message has not been deleted."""
        return await self._there(self._channel(place).get_partial_message(message).fetch())

    async def count_below(self, place: Place, message: int, *, limit: int) -> int:
        """How many messages stand below one, counted up to ``limit``."""
        after = discord.Object(message)
        async with request_timeout():
            return len([found async for found in self._channel(place).history(after=after, limit=limit)])

    async def own_messages(self, place: Place, match: int) -> list[PostedMessage]:
        """The messages of a table that can be pressed and are not far up, newest first."""
        me = self._client.user
        async with request_timeout():
            found = [
                _parse_posted(message, match)
                async for message in self._channel(place).history(limit=HISTORY_LIMIT)
                if me is not None and message.author.id == me.id
            ]
        return [message for message in found if message is not None]

    async def is_member(self, place: Place, account: int) -> bool | None:
        """Whether somebody is in the server; None where the server itself is not there to be asked."""
        guild = self._client.get_guild(place.guild)
        if guild is None or guild.unavailable:
            return None
        await self._rate_limiter.acquire(Priority.CALL)
        try:
            async with request_timeout():
                await guild.fetch_member(account)
        except discord.NotFound as error:
            if error.code in NO_MEMBER:
                return False
            raise
        return True

    async def _there(self, request: Any) -> bool:
        try:
            async with request_timeout():
                await request
        except discord.NotFound as error:
            if error.code in EXPIRED:
                return False
            raise
        return True

    def _channel(self, place: Place) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(place.channel, guild_id=place.guild)


def _parse_posted(message: discord.Message, match: int) -> PostedMessage | None:
    rows = (part for part in message.components if isinstance(part, discord.ActionRow))
    ids = [PressId.parse(getattr(part, "custom_id", None) or "") for row in rows for part in row.children]
    ours = [found for found in ids if found is not None and found.match == match]
    if not ours:
        return None
    verbs = {found.verb for found in ours}
    is_board = "rules" in verbs
    texts = (part.content for part in message.components if isinstance(part, discord.TextDisplay))
    mention = MENTION.search("\n".join(texts))
    return PostedMessage(
        message.id,
        ours[0].seq,
        is_board=is_board,
        offers_seat="take" in verbs and not is_board,
        account=None if mention is None else int(mention[1]),
    )

"""Requests with the bot's token: public messages in channels, and who is in a server."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord

from cogs.discord_io.components import ScreenCustomId, TableCustomId
from cogs.discord_io.message import NO_MENTIONS, Screen
from cogs.discord_io.rate_limiter import Priority, RateLimiter
from cogs.discord_io.responses import EXPIRED
from cogs.discord_io.retry import request_timeout
from data.records.matches import Place

HISTORY_LIMIT = 50
"""Messages of the channel, newest first, among which a table's own messages are looked for."""
NO_MEMBER = frozenset({10007, 10013})
"""Error codes: unknown member, unknown user."""

_MENTION = re.compile(r"<@(\d{1,20})>")


@dataclass(frozen=True, slots=True)
class PostedMessage:
    """One of the bot's own messages in a channel, with buttons of one table."""

    id: int
    seq: int
    """The state of the match that its buttons belong to."""
    verbs: frozenset[str]
    """The verbs of its buttons."""
    mentioned: int | None
    """The account that it mentions first."""


class ChannelClient:
    """Sends, edits, deletes and reads messages; each method raises what ``retry.FAILURES`` lists.

    Call ``acquire`` before each request; only ``is_member`` does so itself.
    """

    def __init__(self, client: discord.Client, rate_limiter: RateLimiter) -> None:
        self._client = client
        self._rate_limiter = rate_limiter

    async def acquire(self, priority: Priority) -> None:
        """Return when a request may be sent."""
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
        """Post a message and return its id.

        Discord makes one message of all posts with the same ``key`` within some minutes, the first that arrived. A post
        whose answer was lost can therefore be repeated, once here and then by the caller. Whatever is meant as a new
        message needs a new key: it names what is posted, for whom, and by which press or on which turn.

        Where that first message was deleted meanwhile, Discord answers that it is unknown; then one more is posted.
        """
        try:
            return await self._send(place, screen, key=key, mentions=mentions, silent=silent)
        except discord.NotFound as error:
            if error.code not in EXPIRED:
                raise
        await self._rate_limiter.acquire(Priority.BOARD)
        return await self._send(place, screen, key=f"{key} again", mentions=mentions, silent=silent)

    async def edit(
        self, place: Place, message: int, screen: Screen, *, mentions: discord.AllowedMentions = NO_MENTIONS
    ) -> bool:
        """Edit a message; False if it does not exist. A mention stands out, but an edit notifies no one."""
        edited = self._channel(place).get_partial_message(message).edit(**screen.edit_arguments(mentions=mentions))
        return await self._exists(edited)

    async def delete(self, place: Place, message: int) -> bool:
        """Delete a message; False if it does not exist."""
        return await self._exists(self._channel(place).get_partial_message(message).delete())

    async def exists(self, place: Place, message: int) -> bool:
        """Whether a message exists."""
        return await self._exists(self._channel(place).get_partial_message(message).fetch())

    async def fetch(self, place: Place) -> Any:
        """The channel as Discord has it now. Raises discord.NotFound and discord.Forbidden, as for any request."""
        async with request_timeout():
            return await self._client.fetch_channel(place.channel)

    async def start_thread(self, place: Place, name: str) -> Place:
        """Open a public thread in a channel, which Discord says there; returns where it is, with the name of the
        channel around it: the thread's own may be that of a person, which must not be kept."""
        async with request_timeout():
            thread = await self._client.http.start_thread_without_message(
                place.channel, name=name, auto_archive_duration=60, type=discord.ChannelType.public_thread.value
            )
        return Place(place.guild, int(thread["id"]), place.name)

    async def archive(self, place: Place) -> None:
        """Archive a thread. Whoever writes in it opens it again."""
        async with request_timeout():
            await self._client.http.edit_channel(place.channel, archived=True)

    async def count_below(self, place: Place, message: int, *, limit: int) -> int:
        """How many messages come after this one, counted up to ``limit``."""
        after = discord.Object(message)
        async with request_timeout():
            return len([found async for found in self._channel(place).history(after=after, limit=limit)])

    async def own_messages(self, place: Place, match_id: int) -> list[PostedMessage]:
        """The messages with buttons of a table among the latest of a channel, newest first."""
        me = self._client.user
        async with request_timeout():
            found = [
                _parse_posted(message, match_id)
                async for message in self._channel(place).history(limit=HISTORY_LIMIT)
                if me is not None and message.author.id == me.id
            ]
        return [message for message in found if message is not None]

    async def find_own(self, place: Place, button: ScreenCustomId) -> int | None:
        """The newest message of the bot with this button among the latest of a channel."""
        me = self._client.user
        async with request_timeout():
            async for message in self._channel(place).history(limit=HISTORY_LIMIT):
                rows = (part for part in message.components if isinstance(part, discord.ActionRow))
                ids = {getattr(part, "custom_id", None) for row in rows for part in row.children}
                if me is not None and message.author.id == me.id and str(button) in ids:
                    return message.id
        return None

    async def is_member(self, place: Place, account: int) -> bool | None:
        """Whether an account is in the server; None while the server is not available."""
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

    async def _send(
        self, place: Place, screen: Screen, *, key: str, mentions: discord.AllowedMentions, silent: bool
    ) -> int:
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

    async def _exists(self, request: Any) -> bool:
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


def _parse_posted(message: discord.Message, match_id: int) -> PostedMessage | None:
    rows = (part for part in message.components if isinstance(part, discord.ActionRow))
    ids = [TableCustomId.parse(getattr(part, "custom_id", None) or "") for row in rows for part in row.children]
    ours = [found for found in ids if found is not None and found.match_id == match_id]
    if not ours:
        return None
    texts = (part.content for part in message.components if isinstance(part, discord.TextDisplay))
    mention = _MENTION.search("\n".join(texts))
    return PostedMessage(
        message.id,
        ours[0].seq,
        verbs=frozenset(found.verb for found in ours),
        mentioned=None if mention is None else int(mention[1]),
    )

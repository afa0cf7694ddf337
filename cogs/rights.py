"""What the bot may do in a channel, and what it misses there."""

from __future__ import annotations

from typing import Any

import discord

from cogs.text import Catalogue
from data.records import Place

INVITED_WITH = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link asks for: show boards, with pictures, and see how far up a board has gone."""

_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def is_thread(channel: Any) -> bool:
    return getattr(channel, "type", None) in _THREADS


def missing(permissions: discord.Permissions, *, in_thread: bool) -> tuple[str, ...]:
    """Discord's names of the permissions without which no board can be shown."""
    send = "send_messages_in_threads" if in_thread else "send_messages"
    return tuple(name for name in ("view_channel", send) if not getattr(permissions, name))


def names(language: str, flags: tuple[str, ...]) -> str:
    """Permissions as the reader's Discord calls them."""
    texts = Catalogue(language)
    return ", ".join(texts.text(f"permission-{flag}") for flag in flags)


class Rights:
    """The bot's permissions by channel: as the last press told them, else reckoned from the cached server.

    A press knows best. What changes meanwhile is announced: channels, roles, and (also without the members intent) the
    bot's own membership.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._told: dict[int, tuple[int, discord.Permissions]] = {}
        self._refused: dict[int, int] = {}
        """Channels where Discord refused a board though nothing seemed to be missing, with their servers."""

    def note(self, interaction: discord.Interaction[Any]) -> tuple[str, ...]:
        """Remember what a press or command says; returns what is missing there."""
        if interaction.channel_id is None or interaction.guild_id is None:
            return ()
        self._refused.pop(interaction.channel_id, None)
        self._told[interaction.channel_id] = (interaction.guild_id, interaction.app_permissions)
        return missing(interaction.app_permissions, in_thread=is_thread(interaction.channel))

    def forget(self, *, guild: int) -> None:
        """Roles or overwrites of a server have changed."""
        self._told = {channel: told for channel, told in self._told.items() if told[0] != guild}
        self._refused = {channel: server for channel, server in self._refused.items() if server != guild}

    def refused(self, place: Place) -> None:
        """Discord did not let a board be shown there; nothing is tried until something new is heard of the channel."""
        self._refused[place.channel] = place.guild

    def of(self, place: Place) -> discord.Permissions | None:
        """What the bot may do there; None when nothing is known yet."""
        told = self._told.get(place.channel)
        if told is not None:
            return told[1]
        guild = self._client.get_guild(place.guild)
        channel = guild.get_channel_or_thread(place.channel) if guild else None
        if guild is None or channel is None or guild.me is None:
            return None
        return channel.permissions_for(guild.me)

    def missing_in(self, place: Place) -> tuple[str, ...]:
        """What is missing to show a board there, as far as is known."""
        known = self.of(place)
        guild = self._client.get_guild(place.guild)
        channel = guild.get_channel_or_thread(place.channel) if guild else None
        return () if known is None else missing(known, in_thread=is_thread(channel))

    def can_show(self, place: Place) -> bool:
        """Whether a board can be shown there, as far as is known."""
        return place.channel not in self._refused and not self.missing_in(place)

    def may(self, place: Place, flag: str) -> bool:
        """Whether a permission is there; what is not known is hoped for."""
        known = self.of(place)
        return known is None or bool(getattr(known, flag))

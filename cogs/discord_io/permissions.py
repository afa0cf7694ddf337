"""What the bot may do in a channel, and what keeps it from showing a table there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import discord

from cogs.texts.catalogue import Catalogue
from data.matches.records import Place

INVITE_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link asks for: show boards, with pictures, and see how far up a board has gone."""

INTERACTION_LIFETIME = 300_000
"""Milliseconds for which the word of a press counts more than what is reckoned: a time-out ends unannounced."""
RETRY_AFTER_REFUSAL = 300_000
"""Milliseconds after which a board that Discord refused without a known reason is tried again."""

_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def is_thread(channel: Any) -> bool:
    return getattr(channel, "type", None) in _THREADS


@lru_cache(maxsize=64)
def missing(permissions: discord.Permissions, *, in_thread: bool, locked: bool = False) -> tuple[str, ...]:
    """Discord's names of the permissions without which no board can be shown."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    needed += ["manage_threads"] if locked else []
    return tuple(name for name in needed if not getattr(permissions, name))


def permission_names(language: str, flags: tuple[str, ...]) -> str:
    """Permissions as the reader's Discord calls them."""
    texts = Catalogue(language)
    return ", ".join(texts.text(f"permission-{flag}") for flag in flags)


@dataclass(frozen=True, slots=True)
class _FromInteraction:
    """What a press said of its channel."""

    guild: int
    permissions: discord.Permissions
    in_thread: bool
    locked: bool
    at: int


@dataclass(slots=True)
class _Refusal:
    guild: int
    archived: bool
    until: int
    """When it is worth another try. Milliseconds."""


class Permissions:
    """The bot's permissions by channel: as a recent press told them, else reckoned from the cached server.

    A press knows best. What changes meanwhile is announced: channels, threads, roles, and (also without the members
    intent) the bot's own membership. ``clock`` gives milliseconds.
    """

    def __init__(self, client: discord.Client, *, clock: Callable[[], int]) -> None:
        self._client = client
        self._clock = clock
        self._told: dict[int, _FromInteraction] = {}
        self._refused: dict[int, _Refusal] = {}
        """Channels where Discord refused a board though nothing seemed to be missing."""
        self._changed: set[int] = set()

    # ---- what is heard -------------------------------------------------------------------------------------------

    def update(self, interaction: discord.Interaction[Any]) -> tuple[str, ...]:
        """Remember what a press or command says; returns what is missing there."""
        channel, guild = interaction.channel_id, interaction.guild_id
        if channel is None or guild is None:
            return ()
        place = Place(guild, channel)
        before = self.missing_in(place)
        self._told[channel] = _FromInteraction(
            guild,
            interaction.app_permissions,
            is_thread(interaction.channel),
            locked=bool(getattr(interaction.channel, "locked", False)),
            at=self._clock(),
        )
        self._retry_now(channel)
        now = self.missing_in(place)
        if now != before:
            self._changed.add(guild)
        return now

    def invalidate(self, *guilds: int) -> None:
        """Roles, overwrites or whatever else of these servers have changed."""
        changed = frozenset(guilds)
        self._told = {channel: told for channel, told in self._told.items() if told.guild not in changed}
        for channel, refusal in self._refused.items():
            if refusal.guild in changed:
                self._retry_now(channel)
        self._changed |= changed

    def mark_refused(self, place: Place, *, archived: bool = False) -> None:
        """Discord did not let a message be shown there: nothing is tried for a while, or until something is heard.

        ``archived``: since the place is a thread that is archived, and locked as well, or it would have opened again.
        """
        self._refused[place.channel] = _Refusal(place.guild, archived, self._clock() + RETRY_AFTER_REFUSAL)
        self._changed.add(place.guild)

    def mark_shown(self, place: Place) -> None:
        """A board was shown there."""
        if self._refused.pop(place.channel, None) is not None:
            self._changed.add(place.guild)

    def take_changes(self) -> set[int]:
        """The servers in which anything was heard of since the last call."""
        changed, self._changed = self._changed, set()
        return changed

    # ---- what is known -------------------------------------------------------------------------------------------

    def of(self, place: Place) -> discord.Permissions | None:
        """What the bot may do there; None when nothing is known yet."""
        told = self._told.get(place.channel)
        if told is not None and self._clock() - told.at < INTERACTION_LIFETIME:
            return told.permissions
        return self._computed(place) or (None if told is None else told.permissions)

    def missing_in(self, place: Place) -> tuple[str, ...]:
        """What is missing to show a board there, as far as is known."""
        known, told = self.of(place), self._told.get(place.channel)
        if known is None:
            return ()
        channel = self._channel(place)
        if channel is None and told is not None:
            return missing(known, in_thread=told.in_thread, locked=told.locked)
        return missing(known, in_thread=is_thread(channel), locked=bool(getattr(channel, "locked", False)))

    def is_clear(self, place: Place) -> bool:
        """Whether nothing is known that keeps a board from being shown there; also whether its server is there."""
        return place.channel not in self._refused and not self.missing_in(place) and not self.is_down(place)

    def can_show(self, place: Place) -> bool:
        """Whether it makes sense to try to show a board there."""
        refusal = self._refused.get(place.channel)
        if refusal is not None and refusal.until > self._clock():
            return False
        return not self.missing_in(place) and not self.is_down(place)

    def is_down(self, place: Place) -> bool:
        """Whether Discord has lost the server for the moment. What it says of its channels then means nothing."""
        guild = self._client.get_guild(place.guild)
        return guild is not None and guild.unavailable

    def allows(self, place: Place, flag: str) -> bool:
        """Whether a permission is there; what is not known is hoped for."""
        known = self.of(place)
        return known is None or bool(getattr(known, flag))

    def problem(self, language: str, place: Place) -> str:
        """What keeps a table from being shown there, as a sentence for one reader; empty where nothing does."""
        lost, refusal = self.missing_in(place), self._refused.get(place.channel)
        if refusal is not None and refusal.archived and not lost:
            lost = ("manage_threads",)
        texts = Catalogue(language)
        if lost:
            return texts.text("screen-lost-permissions", permissions=permission_names(language, lost))
        return texts.text("screen-lost-place") if refusal is not None else ""

    # ---- inside --------------------------------------------------------------------------------------------------

    def _retry_now(self, channel: int) -> None:
        if channel in self._refused:
            self._refused[channel].until = 0

    def _channel(self, place: Place) -> Any:
        guild = self._client.get_guild(place.guild)
        return guild.get_channel_or_thread(place.channel) if guild else None

    def _computed(self, place: Place) -> discord.Permissions | None:
        guild, channel = self._client.get_guild(place.guild), self._channel(place)
        if guild is None or channel is None or guild.me is None:
            return None
        if is_thread(channel) and channel.parent is None:
            return None
        return channel.permissions_for(guild.me)

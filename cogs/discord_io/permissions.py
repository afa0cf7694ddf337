"""The bot's permissions in a channel, and what keeps it from showing a table there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import discord

from cogs.texts.catalogue import Catalogue
from data.records.matches import Place

INVITE_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link asks for: to show boards, with pictures, and to count the messages below one."""

INTERACTION_LIFETIME = 300_000
"""Milliseconds for which an interaction's permissions override those computed from the cache: the end of a member's
time-out is not announced."""
RETRY_AFTER_REFUSAL = 300_000
"""Milliseconds after which a board that Discord refused for no known reason is tried again."""

_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)


def is_thread(channel: Any) -> bool:
    return getattr(channel, "type", None) in _THREADS


@lru_cache(maxsize=64)
def missing_permissions(permissions: discord.Permissions, *, in_thread: bool, locked: bool = False) -> tuple[str, ...]:
    """The names of the permissions that are needed to show a board and are not among ``permissions``."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    needed += ["manage_threads"] if locked else []
    return tuple(name for name in needed if not getattr(permissions, name))


def permission_names(language: str, flags: tuple[str, ...]) -> str:
    """Permissions as Discord calls them in a language."""
    texts = Catalogue(language)
    return ", ".join(texts.text(f"permission-{flag}") for flag in flags)


@dataclass(frozen=True, slots=True)
class _FromInteraction:
    """What an interaction said of its channel."""

    guild: int
    permissions: discord.Permissions
    in_thread: bool
    locked: bool
    at: int
    """When it arrived, in milliseconds."""


@dataclass(slots=True)
class _Refusal:
    guild: int
    archived: bool
    until: int
    """When to try again, in milliseconds."""


class Permissions:
    """The bot's permissions by channel, from the latest interaction there, else computed from the cached server.

    An interaction is always right. Changes are announced by events: of channels, threads, roles and (also without the
    members intent) the bot's own member. ``clock`` gives milliseconds.
    """

    def __init__(self, client: discord.Client, *, clock: Callable[[], int]) -> None:
        self._client = client
        self._clock = clock
        self._interactions: dict[int, _FromInteraction] = {}
        self._refused: dict[int, _Refusal] = {}
        """Channels in which Discord refused a board although no permission seemed to be missing."""
        self._changed: set[int] = set()

    # ---- what changes --------------------------------------------------------------------------------------------

    def update(self, interaction: discord.Interaction[Any]) -> tuple[str, ...]:
        """Remember the permissions that an interaction came with; returns what is missing there."""
        channel, guild = interaction.channel_id, interaction.guild_id
        if channel is None or guild is None:
            return ()
        place = Place(guild, channel)
        before = self.missing_in(place)
        self._interactions[channel] = _FromInteraction(
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
        """Roles, overwrites or anything else has changed in these servers."""
        changed = frozenset(guilds)
        self._interactions = {
            channel: known for channel, known in self._interactions.items() if known.guild not in changed
        }
        for channel, refusal in self._refused.items():
            if refusal.guild in changed:
                self._retry_now(channel)
        self._changed |= changed

    def mark_refused(self, place: Place, *, archived: bool = False) -> None:
        """Discord refused a board: none is tried there for a while, or until an event or an interaction.

        ``archived``: because the thread is archived, and locked as well, or a post would have unarchived it.
        """
        self._refused[place.channel] = _Refusal(place.guild, archived, self._clock() + RETRY_AFTER_REFUSAL)
        self._changed.add(place.guild)

    def mark_shown(self, place: Place) -> None:
        """A board was shown there."""
        if self._refused.pop(place.channel, None) is not None:
            self._changed.add(place.guild)

    def take_changes(self) -> set[int]:
        """The servers in which something has changed since the last call."""
        changed, self._changed = self._changed, set()
        return changed

    # ---- what is known -------------------------------------------------------------------------------------------

    def of(self, place: Place) -> discord.Permissions | None:
        """The bot's permissions there; None while they are not known."""
        latest = self._interactions.get(place.channel)
        if latest is not None and self._clock() - latest.at < INTERACTION_LIFETIME:
            return latest.permissions
        return self._computed(place) or (None if latest is None else latest.permissions)

    def missing_in(self, place: Place) -> tuple[str, ...]:
        """The permissions that are missing there to show a board; none where nothing is known."""
        known, latest = self.of(place), self._interactions.get(place.channel)
        if known is None:
            return ()
        channel = self._channel(place)
        if channel is None and latest is not None:
            return missing_permissions(known, in_thread=latest.in_thread, locked=latest.locked)
        return missing_permissions(known, in_thread=is_thread(channel), locked=bool(getattr(channel, "locked", False)))

    def is_clear(self, place: Place) -> bool:
        """Whether a board can be shown there: nothing missing, nothing refused, and the server is available."""
        return place.channel not in self._refused and not self.missing_in(place) and not self.is_down(place)

    def can_show(self, place: Place) -> bool:
        """Whether to try to show a board there; also where one was refused, once that is long enough ago."""
        refusal = self._refused.get(place.channel)
        if refusal is not None and refusal.until > self._clock():
            return False
        return not self.missing_in(place) and not self.is_down(place)

    def is_down(self, place: Place) -> bool:
        """Whether the server is unavailable at the moment; then nothing that Discord says of its channels counts."""
        guild = self._client.get_guild(place.guild)
        return guild is not None and guild.unavailable

    def allows(self, place: Place, flag: str) -> bool:
        """Whether the bot has a permission there; assumed where nothing is known."""
        known = self.of(place)
        return known is None or bool(getattr(known, flag))

    def problem(self, language: str, place: Place) -> str:
        """A sentence on why a table cannot be shown there; empty where it can."""
        absent, refusal = self.missing_in(place), self._refused.get(place.channel)
        if refusal is not None and refusal.archived and not absent:
            absent = ("manage_threads",)
        texts = Catalogue(language)
        if absent:
            return texts.text("screen-lost-permissions", permissions=permission_names(language, absent))
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
        if guild is None or channel is None:
            return None
        # discord.py's type leaves out that the bot's own member is None while the server is not complete.
        if guild.me is None:  # pyright: ignore[reportUnnecessaryComparison]
            return None
        if is_thread(channel) and channel.parent is None:
            return None
        return channel.permissions_for(guild.me)

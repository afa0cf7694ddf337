"""The bot's permissions in a channel, and what keeps it from showing a table there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any

import discord

from cogs.texts.catalogue import Catalogue
from data.records.matches import Place

INVITE_PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the invite link asks for: to show boards, with pictures, and to count the messages below one."""

INTERACTION_LIFETIME = 300_000
"""Milliseconds for which an interaction's permissions override those computed from the cache: the end of a member's
time-out is not announced."""
RETRY_AFTER_REFUSAL = 300_000
"""Milliseconds after which a board that Discord refused for no known reason is tried again."""

RETRY_AFTER_REJECTION = 180_000
"""Milliseconds after which a message that Discord refused as it is, is tried again."""
CONTENT_FILTERS = frozenset({20009, 200000, 200001})
"""Error codes: explicit content, blocked by the server's filter of messages or of titles."""
TOO_LARGE = frozenset({40005})
"""Error codes: the request is too large."""

COMFORT = ("attach_files", "read_message_history")
"""What a table does without, but less well."""

_THREADS = (
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
    discord.ChannelType.news_thread,
)
_VOICE = (discord.ChannelType.voice, discord.ChannelType.stage_voice)


class Obstacle(StrEnum):
    """Why Discord shows no board although no permission is missing. The value ends the key of the sentence on it."""

    CHANNEL = "place"
    """The bot may not post in the channel, for an unknown reason."""
    ARCHIVED = "archived"
    """The thread is archived, and locked as well, or a post would have unarchived it."""
    FILTERED = "filtered"
    LARGE = "large"
    REJECTED = "rejected"
    """The message itself is refused, for another reason."""
    UNREACHABLE = "unreachable"
    """Requests fail for reasons that should pass."""


def obstacle_of(error: discord.HTTPException) -> Obstacle:
    """Why Discord refuses a message for good."""
    if error.code in CONTENT_FILTERS:
        return Obstacle.FILTERED
    return Obstacle.LARGE if error.status == 413 or error.code in TOO_LARGE else Obstacle.REJECTED


def _needed_in(channel: Any) -> tuple[str, ...]:
    """The permissions that it takes to show a board in such a channel; None stands for a text channel."""
    kind = getattr(channel, "type", None)
    needed = ["view_channel", "connect"] if kind in _VOICE else ["view_channel"]
    needed.append("send_messages_in_threads" if kind in _THREADS else "send_messages")
    if getattr(channel, "locked", False):
        needed.append("manage_threads")
    return tuple(needed)


@lru_cache(maxsize=64)
def _missing(permissions: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in needed if not getattr(permissions, name))


def invite_link(client: discord.Client, guild: int | None = None) -> str:
    """The link by which the bot is added with the permissions that it needs; to ``guild``, or to a server of choice."""
    chosen = discord.utils.MISSING if guild is None else discord.Object(guild)
    return discord.utils.oauth_url(client.application_id or 0, permissions=INVITE_PERMISSIONS, guild=chosen)


def permission_names(language: str, flags: tuple[str, ...]) -> str:
    """Permissions as Discord calls them in a language."""
    texts = Catalogue(language)
    return ", ".join(texts.text(f"permission-{flag}") for flag in flags)


@dataclass(frozen=True, slots=True)
class _FromInteraction:
    """What an interaction said of its channel."""

    guild: int
    permissions: discord.Permissions
    needed: tuple[str, ...]
    at: int
    """When it arrived, in milliseconds."""


@dataclass(slots=True)
class _Refusal:
    guild: int
    obstacle: Obstacle
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
        self._rejected: dict[int, _Refusal] = {}
        """Matches whose board Discord does not take, whatever the channel."""
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
            _needed_in(interaction.channel),
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
        obstacle = Obstacle.ARCHIVED if archived else Obstacle.CHANNEL
        self._refused[place.channel] = _Refusal(place.guild, obstacle, self._clock() + RETRY_AFTER_REFUSAL)
        self._changed.add(place.guild)

    def mark_rejected(self, place: Place, match_id: int, obstacle: Obstacle) -> None:
        """Discord does not take the board of this match; it is tried again after a while, or with ``retry``.

        One that is only ``UNREACHABLE`` is tried as often as its publisher wants.
        """
        until = 0 if obstacle is Obstacle.UNREACHABLE else self._clock() + RETRY_AFTER_REJECTION
        self._rejected[match_id] = _Refusal(place.guild, obstacle, until)
        self._changed.add(place.guild)

    def retry(self, match_id: int) -> None:
        """Try the board of a match now, although it was rejected: a player asks for it."""
        if match_id in self._rejected:
            self._rejected[match_id].until = 0

    def mark_shown(self, place: Place, match_id: int) -> None:
        """The board of a match was shown there."""
        found = (self._refused.pop(place.channel, None), self._rejected.pop(match_id, None))
        if any(found):
            self._changed.add(place.guild)

    def forget(self, match_id: int) -> None:
        """A match is over, and its board needs no update any more."""
        self._rejected.pop(match_id, None)

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
        return _missing(known, _needed_in(channel) if channel is not None or latest is None else latest.needed)

    def lacking_in(self, place: Place, *also: str) -> tuple[str, ...] | None:
        """The permissions that are missing there for everything that the bot does, and of ``also``; None where nothing
        is known."""
        known = self.of(place)
        if known is None:
            return None
        return tuple(dict.fromkeys((*self.missing_in(place), *_missing(known, (*also, *COMFORT)))))

    def is_clear(self, place: Place, match_id: int) -> bool:
        """Whether a board can be shown: nothing missing, nothing refused, and the server is available."""
        return self._refusal(place, match_id) is None and not self.missing_in(place) and not self.is_down(place)

    def can_show(self, place: Place, match_id: int) -> bool:
        """Whether to try to show a board; also where one was refused, once that is long enough ago."""
        refusal = self._refusal(place, match_id)
        if refusal is not None and refusal.until > self._clock():
            return False
        return not self.missing_in(place) and not self.is_down(place)

    def is_member_of(self, guild: int) -> bool:
        """Whether the bot itself is in a server. Where only its commands were added, it can only answer them."""
        return self._client.get_guild(guild) is not None

    def is_listed(self, place: Place) -> bool:
        """Whether Discord lists the channel, as it does not list archived threads; assumed of unavailable servers."""
        guild, channel = self._client.get_guild(place.guild), self._channel(place)
        if guild is None or guild.unavailable:
            return True
        return channel is not None and not getattr(channel, "archived", False)

    def is_down(self, place: Place) -> bool:
        """Whether the server is unavailable at the moment; then nothing that Discord says of its channels counts."""
        guild = self._client.get_guild(place.guild)
        return guild is not None and guild.unavailable

    def allows(self, place: Place, flag: str) -> bool:
        """Whether the bot has a permission there; assumed where nothing is known."""
        known = self.of(place)
        return known is None or bool(getattr(known, flag))

    def problem(self, language: str, place: Place, match_id: int) -> str:
        """A sentence on why a table cannot be shown there; empty where it can."""
        absent, refusal = self.missing_in(place), self._refusal(place, match_id)
        if refusal is not None and refusal.obstacle is Obstacle.ARCHIVED and not absent:
            absent = ("manage_threads",)
        texts = Catalogue(language)
        if absent:
            return texts.text("screen-lost-permissions", permissions=permission_names(language, absent))
        return "" if refusal is None else texts.text(f"screen-lost-{refusal.obstacle}")

    def cannot_open(self, language: str, place: Place) -> str:
        """A sentence on why no table can be opened there; empty where one can."""
        texts = Catalogue(language)
        if not self.is_member_of(place.guild):
            return texts.text("screen-not-a-member", link=invite_link(self._client, place.guild))
        missing = self.missing_in(place)
        if missing:
            return texts.text("screen-missing-permissions", permissions=permission_names(language, missing))
        return ""

    # ---- inside --------------------------------------------------------------------------------------------------

    def _refusal(self, place: Place, match_id: int) -> _Refusal | None:
        return self._refused.get(place.channel) or self._rejected.get(match_id)

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
        if isinstance(channel, discord.Thread) and channel.parent is None:
            return None
        return channel.permissions_for(guild.me)

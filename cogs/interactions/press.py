"""An interaction with a button or menu, and who made it where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord

from cogs.discord_io.components import ScreenCustomId, TableCustomId
from cogs.discord_io.responses import Interaction, catalogue_for
from cogs.texts.catalogue import Catalogue
from data.records.matches import Place, User


@dataclass(frozen=True, slots=True)
class TablePress:
    """A press of a button or menu that belongs to a table."""

    interaction: Interaction
    id: TableCustomId
    user: User
    place: Place
    """Where its table is, which need not be the channel of the press."""
    values: Sequence[str] = ()
    """The chosen values of a menu."""

    @property
    def match_id(self) -> int:
        return self.id.match_id

    @property
    def texts(self) -> Catalogue:
        """The texts in the presser's language."""
        return catalogue_for(self.interaction)


@dataclass(frozen=True, slots=True)
class ScreenPress:
    """A press of a button or menu on a screen that belongs to no table."""

    interaction: Interaction
    id: ScreenCustomId
    values: Sequence[str] = ()
    """The chosen values of a menu."""

    @property
    def texts(self) -> Catalogue:
        """The texts in the presser's language."""
        return catalogue_for(self.interaction)


def place_of(interaction: Interaction) -> Place:
    """The channel of an interaction. Raises ValueError outside of servers, where no command is offered.

    A thread has the name of the channel around it here: its own may be that of a person, which must not be kept.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise ValueError("not in a server")
    channel = interaction.channel.parent if isinstance(interaction.channel, discord.Thread) else interaction.channel
    return Place(interaction.guild_id, interaction.channel_id, getattr(channel, "name", None) or "")


def existing_channels(interaction: Interaction, channels: Iterable[int]) -> tuple[int, ...]:
    """Those of these channels of the server that have not been deleted."""
    guild = interaction.guild
    return tuple(each for each in channels if guild is not None and guild.get_channel_or_thread(each) is not None)


def sees(interaction: Interaction, place: Place) -> bool:
    """Whether the user sees a channel; of private threads, only the one of the interaction."""
    if place.channel == interaction.channel_id:
        return True
    guild, reader = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    if channel is None or not isinstance(reader, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.parent is None or channel.is_private()):
        return False
    return channel.permissions_for(reader).view_channel


def is_moderator(interaction: Interaction, place: Place) -> bool:
    """Whether the user may end other people's tables in the channel ``place``, by the permissions they have there.

    False where those are not known: in a channel that is not cached, or of another server than the interaction's.
    """
    known = _permissions_in(interaction, place)
    return known is not None and (known.manage_messages or known.manage_guild)


def _permissions_in(interaction: Interaction, place: Place) -> discord.Permissions | None:
    guild, member = interaction.guild, interaction.user
    if interaction.guild_id != place.guild:
        return None
    if interaction.channel_id == place.channel:
        return interaction.permissions
    channel = None if guild is None else guild.get_channel_or_thread(place.channel)
    if channel is None or not isinstance(member, discord.Member):
        return None
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return None
    known = channel.permissions_for(member)
    return known if known.view_channel else None

"""An interaction with a button or menu, and who made it where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    """The channel of an interaction. Raises ValueError outside of servers, where no command is offered."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise ValueError("not in a server")
    return Place(interaction.guild_id, interaction.channel_id)


def is_moderator(interaction: Interaction) -> bool:
    """Whether the user may end other people's tables in this channel."""
    return interaction.permissions.manage_messages or interaction.permissions.manage_guild

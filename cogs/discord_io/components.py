"""Buttons and menus, their custom_ids, and how a press on one reaches the dispatcher.

At a table a custom_id is ``d:<verb>:<match>:<seq>[:<tile>[:<arm>]]``: the match, the state that the presser saw, the
tile by name, never an index of a list. On a screen that belongs to no table it is ``s:<verb>[:<word>…]``: the screen
and its arguments. The custom_id says everything, so a press works after a restart and on any copy of a message.

All buttons and menus are dynamic items: discord.py forgets ordinary items when the process ends, and a message with
both kinds can unregister the dynamic ones everywhere.

The custom_id of a table's menu ends with ``~`` and a random number, a new one each time the menu is shown: a client
sends nothing when the same entry is chosen again in a menu with the same custom_id. On screens the arguments change.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

import discord
from discord import ui
from discord.ext import commands

from engine.layout import Arm
from engine.tiles import Tile

_CLAIMED = "claimed"
_WRITABLE = (discord.ChannelType.text, discord.ChannelType.voice, discord.ChannelType.stage_voice)
"""Kinds of channels in which people write; announcements and forums have no place for a table."""
_ID = re.compile(
    r"d:(?P<verb>[a-z][a-z0-9-]{0,19}):(?P<match>[0-9]{1,18}):(?P<seq>[0-9]{1,9})"
    r"(?::(?P<tile>[0-6]-[0-6])(?::(?P<arm>left|right|up|down))?)?(?:~[0-9a-f]{8})?",
    re.ASCII,
)
_SCREEN = re.compile(r"s:(?P<verb>[a-z-]{1,20})(?P<words>(?::[a-z0-9_-]{1,20}){0,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class TableCustomId:
    """The custom_id of a button or menu at a table, parsed."""

    verb: str
    match_id: int
    seq: int
    tile: Tile | None = None
    arm: Arm | None = None

    def __str__(self) -> str:
        parts = ["d", self.verb, str(self.match_id), str(self.seq)]
        parts += [str(self.tile)] if self.tile else []
        parts += [self.arm.value] if self.arm else []
        return ":".join(parts)

    @classmethod
    def parse(cls, custom_id: str) -> TableCustomId | None:
        """Parse a custom_id; None for one that this version does not write."""
        found = _ID.fullmatch(custom_id)
        if found is None:
            return None
        tile, arm = found["tile"], found["arm"]
        return cls(
            found["verb"],
            int(found["match"]),
            int(found["seq"]),
            Tile.parse(tile) if tile else None,
            Arm(arm) if arm else None,
        )


@dataclass(frozen=True, slots=True)
class ScreenCustomId:
    """The custom_id of a button or menu on a screen without a table, parsed; ``words`` are the screen's arguments."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join(("s", self.verb, *self.words))

    @classmethod
    def parse(cls, custom_id: str) -> ScreenCustomId | None:
        """Parse a custom_id; None for one that this version does not write."""
        found = _SCREEN.fullmatch(custom_id)
        return None if found is None else cls(found["verb"], tuple(found["words"].split(":")[1:]))


CustomId = TableCustomId | ScreenCustomId


def parse_custom_id(custom_id: str) -> CustomId | None:
    """Parse a custom_id of either kind."""
    return TableCustomId.parse(custom_id) or ScreenCustomId.parse(custom_id)


@dataclass(frozen=True, slots=True)
class Button:
    """A button as a value; ``item`` makes a new discord.py item for each message that is sent."""

    label: str
    id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False
    emoji: discord.PartialEmoji | None = None
    """Shown before the label."""

    def item(self) -> PressableItem:
        button: ui.Button[Any] = ui.Button(
            label=self.label, custom_id=str(self.id), style=self.style, disabled=self.disabled, emoji=self.emoji
        )
        return PressableItem(button)


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu as a value, of at most 25 (value, label) pairs."""

    placeholder: str
    id: CustomId
    options: tuple[tuple[str, str], ...]
    chosen: str | None = None
    """The value that is marked as chosen."""
    emojis: Mapping[str, discord.PartialEmoji] = field(default_factory=dict[str, discord.PartialEmoji])
    """By value, what is shown before the label."""

    def item(self) -> PressableItem:
        options = [
            discord.SelectOption(label=label, value=value, default=value == self.chosen, emoji=self.emojis.get(value))
            for value, label in self.options
        ]
        select: ui.Select[Any] = ui.Select(
            custom_id=_menu_id(self.id), placeholder=self.placeholder, options=options, max_values=1
        )
        return PressableItem(select)


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu of the people of the server as a value; at most ``most`` of them can be chosen."""

    placeholder: str
    id: TableCustomId
    most: int

    def item(self) -> PressableItem:
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=_menu_id(self.id), placeholder=self.placeholder, max_values=self.most
        )
        return PressableItem(select)


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A menu of the channels of the server in which one can write, as a value; at most ``most`` can be chosen."""

    placeholder: str
    id: ScreenCustomId
    most: int = 1
    chosen: tuple[int, ...] = ()
    """The channels that are marked as chosen."""

    def item(self) -> PressableItem:
        select: ui.ChannelSelect[Any] = ui.ChannelSelect(
            custom_id=str(self.id),
            placeholder=self.placeholder,
            channel_types=list(_WRITABLE),
            min_values=0,
            max_values=self.most,
            default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in self.chosen],
        )
        return PressableItem(select)


@dataclass(frozen=True, slots=True)
class RoleMenu:
    """A menu of the roles of the server as a value; one can be chosen, or none."""

    placeholder: str
    id: ScreenCustomId
    chosen: int | None = None
    """The role that is marked as chosen."""

    def item(self) -> PressableItem:
        marked = [] if self.chosen is None else [discord.SelectDefaultValue.from_role(discord.Object(self.chosen))]
        select: ui.RoleSelect[Any] = ui.RoleSelect(
            custom_id=str(self.id), placeholder=self.placeholder, min_values=0, default_values=marked
        )
        return PressableItem(select)


def _menu_id(name: CustomId) -> str:
    return f"{name}~{secrets.token_hex(4)}" if isinstance(name, TableCustomId) else str(name)


Control = Button | Menu | PeopleMenu | ChannelMenu | RoleMenu
"""What a row of a message holds: buttons, or a single menu."""


class Dispatcher(Protocol):
    """Where presses are answered; it lets no exception out."""

    async def dispatch(
        self, interaction: discord.Interaction[Any], press: CustomId | None, values: Sequence[str]
    ) -> None: ...


class PressableItem(ui.DynamicItem[ui.Item[Any]], template=r"[ds]:.*"):
    """Any button or menu of the bot, also with a custom_id that only an older or newer version knows.

    ``callback`` must not raise (discord.py only logs it), and ``interaction_check`` must not be overridden (errors
    there vanish without a log).
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press on to the client's dispatcher."""
        await _claim_press(interaction)


class UnhandledPressListener(commands.Cog):
    """Passes on forms that were sent, and presses for which discord.py does not call a ``PressableItem``.

    It drops a press silently if the custom_id is not on the message that comes with it, as when a board was edited
    just before the press. The first to claim a press passes it on, so none is answered twice. Ids of no form that is
    known, as of another version, are passed on too: every press is answered.
    """

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Called after the items' callbacks."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await _claim_press(interaction)


def offered_verbs(message: discord.Message) -> frozenset[str]:
    """The verbs of the buttons on a message."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    ids = (TableCustomId.parse(getattr(part, "custom_id", None) or "") for row in rows for part in row.children)
    return frozenset(each.verb for each in ids if each is not None)


async def _claim_press(interaction: discord.Interaction[Any]) -> None:
    if interaction.extras.get(_CLAIMED):
        return
    interaction.extras[_CLAIMED] = True
    data: Mapping[str, Any] = interaction.data or {}
    dispatcher: Dispatcher = interaction.client.dispatcher
    values = _inputs(data) if interaction.type is discord.InteractionType.modal_submit else data.get("values", ())
    await dispatcher.dispatch(interaction, parse_custom_id(data.get("custom_id", "")), values)


def _inputs(data: Mapping[str, Any]) -> list[str]:
    """What was written into the fields of a form, from top to bottom."""
    labels: Sequence[Mapping[str, Any]] = data.get("components", ())
    return [str(label.get("component", {}).get("value") or "") for label in labels]

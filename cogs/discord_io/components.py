"""Buttons and menus of the bot: what a custom_id says, and the one door through which every press comes in.

At a table a custom_id is ``d:<verb>:<match>:<seq>[:<tile>[:<arm>]]``: the table, the state number that the presser saw,
the tile by its name, never a place in a list. On a screen that belongs to no table it is ``s:<verb>[:<word>…]``: which
screen, and what it is to show. It says everything, so a press works after a restart and on any copy of a message.
All of them are dynamic items: discord.py forgets ordinary ones with the process, and a message that mixes both kinds
can unregister the dynamic ones everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self

import discord
from discord import ui
from discord.ext import commands

from engine.layout import Arm
from engine.tiles import Tile

_OURS = ("d:", "s:")
_TAKEN = "taken"
_ID = re.compile(
    r"d:(?P<verb>[a-z-]{1,20}):(?P<match>[0-9]{1,18}):(?P<seq>[0-9]{1,9})"
    r"(?::(?P<tile>[0-6]-[0-6])(?::(?P<arm>left|right|up|down))?)?",
    re.ASCII,
)
_SCREEN = re.compile(r"s:(?P<verb>[a-z-]{1,20})(?P<words>(?::[a-z0-9_-]{1,20}){0,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class PressId:
    """What a custom_id at a table says."""

    verb: str
    match: int
    seq: int
    tile: Tile | None = None
    arm: Arm | None = None

    def __str__(self) -> str:
        parts = ["d", self.verb, str(self.match), str(self.seq)]
        parts += [str(self.tile)] if self.tile else []
        parts += [self.arm.value] if self.arm else []
        return ":".join(parts)

    @classmethod
    def parse(cls, custom_id: str) -> PressId | None:
        """What one of our custom_ids says, None for one that this version does not write."""
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
class ScreenId:
    """What a custom_id of a screen says that belongs to no table; what the words mean is the screen's own matter."""

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join(("s", self.verb, *self.words))

    @classmethod
    def parse(cls, custom_id: str) -> ScreenId | None:
        """As ``PressId.parse``."""
        found = _SCREEN.fullmatch(custom_id)
        return None if found is None else cls(found["verb"], tuple(found["words"].split(":")[1:]))


def read_id(custom_id: str) -> PressId | ScreenId | None:
    """What a custom_id of either kind says."""
    return PressId.parse(custom_id) or ScreenId.parse(custom_id)


@dataclass(frozen=True, slots=True)
class Button:
    """A button to be: ``item`` makes a new one for each message that is sent."""

    label: str
    id: PressId | ScreenId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False

    def item(self) -> PressableItem:
        button: ui.Button[Any] = ui.Button(
            label=self.label, custom_id=str(self.id), style=self.style, disabled=self.disabled
        )
        return PressableItem(button)


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu to be, of at most 25 (value, label) pairs."""

    placeholder: str
    id: PressId | ScreenId
    options: tuple[tuple[str, str], ...]

    def item(self) -> PressableItem:
        options = [discord.SelectOption(label=label, value=value) for value, label in self.options]
        select: ui.Select[Any] = ui.Select(
            custom_id=str(self.id), placeholder=self.placeholder, options=options, max_values=1
        )
        return PressableItem(select)


@dataclass(frozen=True, slots=True)
class PeopleMenu:
    """A menu to be, of people of the server; at most ``most`` of them are chosen."""

    placeholder: str
    id: PressId
    most: int

    def item(self) -> PressableItem:
        select: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=str(self.id), placeholder=self.placeholder, max_values=self.most
        )
        return PressableItem(select)


Control = Button | Menu | PeopleMenu
"""What a row of a message may hold; a menu has its row to itself."""


class Dispatcher(Protocol):
    """Where presses are answered; it lets no exception out."""

    async def dispatch(
        self, interaction: discord.Interaction[Any], press: PressId | ScreenId | None, values: Sequence[str]
    ) -> None: ...


class PressableItem(ui.DynamicItem[ui.Item[Any]], template=r"[ds]:.*"):
    """Any button or menu of ours, also one whose custom_id only an older or newer version understands.

    Errors must not leave ``callback`` (discord.py only logs them) and ``interaction_check`` stays as it is (errors
    there vanish without a trace).
    """

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the client's door."""
        await _claim_press(interaction)


class UnhandledPressListener(commands.Cog):
    """Presses that discord.py does not bring to an ``Item``.

    It drops a press without a word when the custom_id is not on the message that came with it, as when a board was
    edited between the look and the press. Whoever gets the press first takes it; no press is answered twice.
    """

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Comes after the items had their turn."""
        data: Mapping[str, Any] = interaction.data or {}
        if interaction.type is discord.InteractionType.component and data.get("custom_id", "").startswith(_OURS):
            await _claim_press(interaction)


def offered_verbs(message: discord.Message) -> frozenset[str]:
    """The verbs of the buttons on a message."""
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    ids = (PressId.parse(getattr(part, "custom_id", None) or "") for row in rows for part in row.children)
    return frozenset(each.verb for each in ids if each is not None)


async def _claim_press(interaction: discord.Interaction[Any]) -> None:
    if interaction.extras.get(_TAKEN):
        return
    interaction.extras[_TAKEN] = True
    data: Mapping[str, Any] = interaction.data or {}
    dispatcher: Dispatcher = interaction.client.dispatcher
    await dispatcher.dispatch(interaction, read_id(data.get("custom_id", "")), data.get("values", ()))

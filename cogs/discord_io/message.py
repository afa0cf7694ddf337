"""The content of one message as a value: text, at most one picture, rows of buttons.

A ``Screen`` can be used for any number of sends and edits: each makes a new view and new files, since discord.py uses
both up.
"""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.discord_io.components import Button, Control
from cogs.discord_io.phone_rows import phone_rows
from cogs.texts.names import clip

NO_MENTIONS = discord.AllowedMentions.none()
MAX_TEXT = 3600
"""Characters of the main text. Discord takes 4000 in all texts of a message, and the small print needs some."""
MAX_ALT = 1024
"""Characters of a picture's alt text that Discord takes."""
MAX_LABEL = 80
"""Characters of a button."""
MAX_OPTION = 100
"""Characters of an option in a menu."""
BUTTONS_PER_ROW = 4
"""Discord takes five, but on a small phone the fifth wraps and hides below the next row."""


class Picture(NamedTuple):
    """A PNG and what it shows, for people who do not see it."""

    png: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Screen:
    """A message of the bot; ``small`` is the small print under the text.

    ``accent``: the colour, 0xRRGGBB, of a frame around picture and texts; None for no frame. The buttons stay below it,
    where they have the whole width of a phone.
    """

    text: str
    rows: tuple[tuple[Control, ...], ...] = ()
    picture: bytes | None = None
    alt: str = ""
    small: str = ""
    accent: int | None = None
    below: Picture | None = None
    """A second picture, between the text and the small print."""

    def send_arguments(self, *, mentions: discord.AllowedMentions = NO_MENTIONS) -> dict[str, Any]:
        """Arguments for a ``send`` or ``send_message`` of discord.py."""
        return {"view": self._view(), "files": self._files(), "allowed_mentions": mentions}

    def edit_arguments(self, *, mentions: discord.AllowedMentions = NO_MENTIONS) -> dict[str, Any]:
        """Arguments for an edit: view and attachments always go together, or the picture is lost."""
        return {"view": self._view(), "attachments": self._files(), "allowed_mentions": mentions}

    def in_words(self) -> Screen:
        """The same without pictures, with their alt texts instead."""
        text = "\n".join([self.text, *(picture.alt for picture in self._pictures())])
        return replace(self, text=text, picture=None, alt="", below=None)

    def _files(self) -> list[discord.File]:
        return [discord.File(io.BytesIO(picture.png), picture_name(picture.png)) for picture in self._pictures()]

    def _pictures(self) -> list[Picture]:
        """The pictures from top to bottom."""
        first = [] if self.picture is None else [Picture(self.picture, self.alt)]
        return first if self.below is None else [*first, self.below]

    def _view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        if self.accent is not None:
            view.add_item(ui.Container(*self._parts(), accent_colour=self.accent))
        else:
            for part in self._parts():
                view.add_item(part)
        for row in chain.from_iterable(map(phone_rows, self.rows)):
            items: list[Any] = [part.item() for part in row]
            view.add_item(ui.ActionRow(*items))
        # Presses are dispatched by custom_id, so the view has nothing to listen for; one that is not stopped when a
        # private message is sent would keep a task and a timer for 15 minutes.
        view.stop()
        return view

    def _parts(self) -> list[ui.Item[Any]]:
        parts: list[ui.Item[Any]] = []
        for picture in self._pictures():
            source = f"attachment://{picture_name(picture.png)}"
            media = discord.MediaGalleryItem(source, description=clip(picture.alt, MAX_ALT) or None)
            parts.append(ui.MediaGallery(media))
        parts.insert(0 if self.picture is None else 1, ui.TextDisplay(clip(self.text, MAX_TEXT)))
        if self.small:
            parts.append(ui.TextDisplay(self.small))
        return parts


def picture_name(picture: bytes) -> str:
    """The file name of a picture: another one for each picture, since some clients show again what they have seen under
    a name. It gives away nothing that the picture itself does not show.
    """
    return f"board-{hash(picture) & 0xFFFFFFFFFFFF:012x}.png"


def button_rows(buttons: list[Button], *, each: int = BUTTONS_PER_ROW) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows that do not wrap."""
    return tuple(tuple(buttons[start : start + each]) for start in range(0, len(buttons), each))

"""Forms: what Discord calls a modal, as a value. Sent, it is a press with the written texts as its values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord import ui

from cogs.discord_io.components import ScreenCustomId
from cogs.discord_io.responses import Interaction, deliver
from cogs.texts.names import clip

MAX_TITLE = 45
"""Characters of a form's title and of a field's name that Discord takes."""


@dataclass(frozen=True, slots=True)
class Field:
    """One line to write in, with its name above it."""

    name: str
    value: str
    """What stands in it already."""
    help: str = ""
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A window with up to five lines to write in."""

    title: str
    id: ScreenCustomId
    fields: tuple[Field, ...]

    def modal(self) -> ui.Modal:
        """A new modal. It is stopped, since what is sent is dispatched by its custom_id, also after a restart."""
        modal = ui.Modal(title=clip(self.title, MAX_TITLE), custom_id=str(self.id))
        for number, field in enumerate(self.fields):
            line: ui.TextInput[Any] = ui.TextInput(
                custom_id=f"field-{number}", default=field.value, max_length=field.longest, required=False
            )
            label: ui.Label[Any] = ui.Label(
                text=clip(field.name, MAX_TITLE), description=field.help or None, component=line
            )
            modal.add_item(label)
        modal.stop()
        return modal


async def open_form(interaction: Interaction, form: Form) -> bool:
    """Answer a press with a form."""

    async def send() -> None:
        await interaction.response.send_modal(form.modal())

    return await deliver(send)

"""A minimal bot for tests of the simulation: it counts presses in a file and reports locales."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands, tasks

NOBODY = discord.AllowedMentions.none()


class Press(ui.DynamicItem[ui.Button[Any]], template=r"t:(?P<verb>\w+)"):
    def __init__(self, verb: str) -> None:
        super().__init__(ui.Button(label=verb, custom_id=f"t:{verb}"))
        self.verb = verb

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str]
    ) -> Self:
        return cls(match["verb"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.verb)


def counter(text: str, *verbs: str) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow()
    for verb in verbs:
        row.add_item(Press(verb))
    view.add_item(ui.Container(ui.TextDisplay(text), row))
    return view


class CounterBot(commands.Bot):
    """Counts presses in a file; has one command."""

    def __init__(self, database: Path) -> None:
        super().__init__(command_prefix=[], intents=discord.Intents(guilds=True), help_command=None)
        self.database = database
        self.seconds = 0
        self.closings = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Press)
        self.tree.add_command(discord.app_commands.Command(name="count", description="Count", callback=count))
        await self.tree.sync()
        self.tick.start()

    @tasks.loop(seconds=1)
    async def tick(self) -> None:
        self.seconds += 1

    async def close(self) -> None:
        self.tick.cancel()
        self.closings += 1
        await super().close()

    async def pressed(self, interaction: discord.Interaction[Any], verb: str) -> None:
        if verb == "more":
            total = int(self.database.read_text() or "0") + 1
            self.database.write_text(str(total))
            # The two buttons swap places, so that pressing by position hits the wrong one.
            verbs = ("secret", "more") if total % 2 else ("more", "secret")
            await interaction.response.edit_message(view=counter(f"{total} presses", *verbs))
        elif verb == "secret":
            languages = f"{interaction.locale.value} {interaction.guild_locale and interaction.guild_locale.value}"
            await interaction.response.send_message(languages, ephemeral=True)
        else:
            raise ValueError(f"no verb {verb}")


async def count(interaction: discord.Interaction[Any]) -> None:
    assert interaction.app_permissions.attach_files, "attach_files is missing"
    await interaction.response.send_message(view=counter("0 presses", "more", "secret"), allowed_mentions=NOBODY)

"""A challenge: a private table for two, with an invitation to one person."""

from __future__ import annotations

import discord

from cogs.discord_io.responses import Interaction, catalogue_for, send_text
from cogs.interactions.invitations import invitation, sees
from cogs.interactions.lobby import Lobby
from cogs.interactions.press import place_of
from cogs.live.reminders import Reminders
from cogs.texts.names import safe_name
from data.records.matches import User
from data.records.settings import THREADS, TURN_TIME, VARIANT
from engine.match import SUBSTITUTE_LEVEL
from engine.rules import default_options
from engine.variants import VARIANTS


class Challenges:
    """Opens the table as ``/domino play`` does, and mentions the other person once."""

    def __init__(self, lobby: Lobby, reminders: Reminders) -> None:
        self._lobby = lobby
        self._reminders = reminders

    async def challenge(self, interaction: Interaction, person: discord.User | discord.Member) -> None:
        """Answer with the lobby, or with why this person cannot be invited to it."""
        texts, name = catalogue_for(interaction), safe_name(person.display_name)
        member = person if isinstance(person, discord.Member) else None
        if person.bot or person.id == interaction.user.id:
            await send_text(interaction, texts.text("challenge-nobody"))
        elif not sees(interaction, place_of(interaction), member):
            await send_text(interaction, texts.text("screen-invite-unseen", names=name))
        else:
            guest, settings = User(person.id, person.display_name), self._lobby.settings(interaction)
            options = default_options(VARIANTS[settings[VARIANT]], turn_time=settings[TURN_TIME])
            table = await self._lobby.open(
                interaction,
                options,
                computers=0,
                level=SUBSTITUTE_LEVEL,
                private=True,
                guests=(guest,),
                thread=settings[THREADS],
            )
            if table is not None and table.person_of(guest.id) in table.match.invited:
                text = invitation(table, (guest,))
                self._reminders.announce(table, text, press=interaction.id, people=(guest.id,))
            elif table is not None:
                await send_text(interaction, texts.text("screen-invite-barred", names=name))

"""What a person may do about their own data: have it as a file, or have it erased. Both are private."""

from __future__ import annotations

import asyncio

import discord

from cogs.discord_io.components import Button, ScreenCustomId
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, defer, respond, send_file
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import ScreenPress
from cogs.interactions.verbs import ScreenVerb
from cogs.live.erased_names import ErasedNames
from data.matches.queries import MatchQueries
from data.matches.seats import MatchSeats
from data.own_data import OwnData, export_file
from data.records.matches import Refusal, Refused, User

ATTEMPTS = 3
"""How often an erasure is tried: the person may sit down somewhere while it leaves their tables."""


class OwnDataScreens:
    """Sends the export, and handles the question before an erasure."""

    def __init__(
        self,
        own_data: OwnData,
        queries: MatchQueries,
        seats: MatchSeats,
        erased_names: ErasedNames,
    ) -> None:
        self._own_data = own_data
        self._queries = queries
        self._seats = seats
        self._erased_names = erased_names
        self._exporting = asyncio.Lock()
        """One export at a time: each reads much and keeps presses waiting a little."""

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (ScreenVerb("erase", self._erase), ScreenVerb("erase-no", self._keep))

    async def export(self, interaction: Interaction) -> None:
        """Answer with everything that is kept of the user, as a file."""
        await defer(interaction)
        async with self._exporting:
            found = await self._own_data.export(interaction.user.id)
            content = await asyncio.to_thread(export_file, found)
        await send_file(interaction, catalogue_for(interaction).text("mydata-export"), "ayaz.json", content)

    async def ask_to_erase(self, interaction: Interaction) -> None:
        """Ask whether to erase everything, saying what that means."""
        texts, tables = catalogue_for(interaction), await self._queries.seats_of(user_of(interaction))
        lines = [texts.text("mydata-delete")]
        if tables:
            lines.append(texts.text("mydata-delete-seated", count=len(tables)))
        row = (
            Button(texts.text("button-erase-no"), ScreenCustomId("erase-no")),
            Button(texts.text("button-erase"), ScreenCustomId("erase"), discord.ButtonStyle.danger),
        )
        await respond(interaction, Screen("\n".join(lines), (row,)))

    async def _keep(self, press: ScreenPress) -> None:
        await respond(press.interaction, Screen(press.texts.text("mydata-kept")))

    async def _erase(self, press: ScreenPress) -> None:
        await self._erased_names.take_off(await self._leave_and_erase(user_of(press.interaction)))
        await respond(press.interaction, Screen(press.texts.text("mydata-deleted")))

    async def _leave_and_erase(self, user: User) -> tuple[int, ...]:
        """Leave every table, as the button Leave does, then erase. Raises Refused (STILL_SEATED)."""
        for _ in range(ATTEMPTS):
            for table in await self._queries.seats_of(user):
                await self._seats.leave(table.id, user, for_good=True)
            try:
                return await self._own_data.erase(user.id)
            except Refused as error:
                if error.code is not Refusal.STILL_SEATED:
                    raise
        raise Refused(Refusal.STILL_SEATED)

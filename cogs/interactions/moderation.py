"""What people who manage the server do about its tables: bars, and results that are voided. All of it is private."""

from __future__ import annotations

import re

import discord

from cogs.discord_io.components import Button, Menu, ScreenCustomId
from cogs.discord_io.message import MAX_OPTION, Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import ScreenPress, place_of
from cogs.interactions.server_settings import require_manager
from cogs.interactions.verbs import ScreenVerb
from cogs.live.board_message import link, narrator
from cogs.texts.catalogue import timestamp
from cogs.texts.ladder_text import signed
from cogs.texts.names import clip, safe_name
from data.matches.queries import MatchQueries
from data.matches.seats import MatchSeats
from data.moderation import Moderation
from data.records.matches import BrokenLog, Refusal, Refused, User
from engine.match import Phase

LAST_RESULTS = 25
"""Results in the menu, which is as many as a menu can have."""
MAX_BARS = 40
"""Lines of the list of bars; each is short."""
_LARGEST_ID = 2**63
_LINK = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/channels/\d{1,20}/\d{1,20}/(\d{1,20})/?")


class ModerationScreens:
    """Handles the commands and their buttons; each press asks again whether its user manages the server."""

    def __init__(self, moderation: Moderation, queries: MatchQueries, seats: MatchSeats) -> None:
        self._moderation = moderation
        self._queries = queries
        self._seats = seats

    def verbs(self) -> tuple[ScreenVerb, ...]:
        return (
            ScreenVerb("bar-lift", self._lift),
            ScreenVerb("void-pick", self._picked),
            ScreenVerb("void", self._void),
            ScreenVerb("keep-result", self._keep),
        )

    # ---- bars ------------------------------------------------------------------------------------------------------

    async def show_bars(self, interaction: Interaction) -> None:
        """Answer with everybody who is kept away from the tables here."""
        texts = catalogue_for(interaction)
        barred = await self._moderation.barred(place_of(interaction).guild)
        lines = [f"• <@{account}> · {timestamp(since)}" for account, since in barred[:MAX_BARS]]
        if len(barred) > MAX_BARS:
            lines.append(texts.text("bars-more", count=len(barred) - MAX_BARS))
        text = "\n".join((texts.text("bars"), *lines)) if lines else texts.text("bars-none")
        await respond(interaction, Screen(text))

    async def bar(self, interaction: Interaction, user: User) -> None:
        """Keep a person away from the tables here, or show that they are; with a button that lifts it.

        They leave lobbies at once. A seat of a running match stays theirs: taking it away would cost the others.
        """
        texts, guild = catalogue_for(interaction), place_of(interaction).guild
        new = await self._moderation.bar(guild, user, by=user_of(interaction))
        if new:
            for table in await self._queries.seats_of(user):
                if table.place.guild == guild and table.match.phase is Phase.LOBBY:
                    await self._seats.remove_from_lobby(table.id, user.id)
        text = texts.text("barred-now" if new else "barred-before", name=safe_name(user.name))
        lift = Button(texts.text("button-bar-lift"), ScreenCustomId("bar-lift", (str(user.id),)))
        await respond(interaction, Screen(text, ((lift,),)))

    async def _lift(self, press: ScreenPress) -> None:
        account = await self._number(press)
        if account is not None:
            await self._moderation.lift(place_of(press.interaction).guild, account, by=user_of(press.interaction))
            await respond(press.interaction, Screen(press.texts.text("bar-lifted", person=f"<@{account}>")))

    # ---- results ---------------------------------------------------------------------------------------------------

    async def choose_result(self, interaction: Interaction) -> None:
        """Answer with a menu of the results that were booked last."""
        texts, guild = catalogue_for(interaction), place_of(interaction).guild
        options: list[tuple[str, str]] = []
        for match_id in await self._moderation.booked_lately(guild, count=LAST_RESULTS):
            try:
                table = await self._queries.table(match_id)
            except (BrokenLog, Refused):
                continue  # of rules that this version does not know
            names = ", ".join(narrator(table, texts.language).names.plain)
            variant = texts.text(f"variant-{table.match.options.variant}-name")
            options.append((str(match_id), clip(f"{match_id} · {variant} · {names}", MAX_OPTION)))
        if not options:
            await respond(interaction, Screen(texts.text("void-none")))
            return
        menu = Menu(texts.text("void-choose"), ScreenCustomId("void-pick"), tuple(options))
        await respond(interaction, Screen(texts.text("void-pick"), ((menu,),)))

    async def ask_to_void(self, interaction: Interaction, result: str) -> None:
        """Ask whether to void the result that a link to its board or its number names."""
        guild, found = place_of(interaction).guild, _LINK.fullmatch(result.strip())
        match_id: int | None = None
        if found is not None and int(found[1]) < _LARGEST_ID:
            match_id = await self._moderation.match_at(guild, int(found[1]))
        elif result.strip().isdecimal() and int(result) < _LARGEST_ID:
            match_id = int(result)
        if match_id is None:
            await send_text(interaction, catalogue_for(interaction).text("void-unknown"))
        else:
            await self._ask(interaction, match_id)

    async def _ask(self, interaction: Interaction, match_id: int) -> None:
        """Raises Refused (NO_SUCH_MATCH; NOT_ON_LADDER)."""
        texts, table = catalogue_for(interaction), await self._queries.table(match_id)
        if table.place.guild != place_of(interaction).guild:
            raise Refused(Refusal.NO_SUCH_MATCH)
        info, words = await self._queries.ladder_info(table), narrator(table, texts.language)
        shares = () if info.settlement is None else info.settlement.shares
        gold = [] if info.gold is None or info.gold.voided else words.gold.end(info.gold)
        if not shares and not gold:
            raise Refused(Refusal.NOT_ON_LADDER)
        lines = [
            texts.text("void-ask", match=str(match_id), table=link(table, texts.language)),
            *(f"• {words.names.person(share.person)} **{signed(share.points)}**" for share in shares),
            *(f"• {line}" for line in gold),
            texts.text("void-means"),
        ]
        row = (
            Button(texts.text("button-no"), ScreenCustomId("keep-result")),
            Button(texts.text("button-void"), ScreenCustomId("void", (str(match_id),)), discord.ButtonStyle.danger),
        )
        await respond(interaction, Screen("\n".join(lines), (row,)))

    async def _picked(self, press: ScreenPress) -> None:
        if not press.values or not press.values[0].isdecimal():
            await send_text(press.interaction, press.texts.text("screen-expired"))
        elif await require_manager(press.interaction):
            await self._ask(press.interaction, int(press.values[0]))

    async def _void(self, press: ScreenPress) -> None:
        match_id = await self._number(press)
        if match_id is not None:
            await self._moderation.void(place_of(press.interaction).guild, match_id, by=user_of(press.interaction))
            await respond(press.interaction, Screen(press.texts.text("voided", match=str(match_id))))

    async def _keep(self, press: ScreenPress) -> None:
        await respond(press.interaction, Screen(press.texts.text("void-kept")))

    async def _number(self, press: ScreenPress) -> int | None:
        """The account or match that a button names. None where it cannot, or its user may not; that is the answer."""
        match press.id.words:
            case (word,) if word.isdecimal() and int(word) < _LARGEST_ID:
                return int(word) if await require_manager(press.interaction) else None
            case _:
                await send_text(press.interaction, press.texts.text("screen-expired"))
                return None

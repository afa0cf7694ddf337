"""From ``/domino play`` to the first deal: opening a table, joining, starting, and the rematch."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import aiohttp
import discord

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions, obstacle_of
from cogs.discord_io.responses import (
    Interaction,
    catalogue_for,
    deliver,
    is_deferred,
    is_private,
    language_of,
    respond,
    respond_text,
    send_text,
)
from cogs.discord_io.retry import is_refused
from cogs.interactions.computer_level import NO_HARD, ComputerLevels
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import TablePress, existing_channels, place_of
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import board_screen, button, link
from cogs.live.boards import Boards
from cogs.live.hands import Hands
from cogs.live.match_threads import MatchThreads
from cogs.live.reminders import Reminders
from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.names import safe_name
from data.matches.guards import filling_level
from data.matches.play import MatchPlay
from data.matches.queries import MatchQueries
from data.matches.seats import MatchSeats
from data.records.matches import Refusal, Refused, Table, User
from data.records.settings import CHANNELS, LANGUAGE, PING_ROLE, Settings
from data.servers import Servers
from engine.errors import Code, IllegalInput
from engine.match import Computer, Match
from engine.rules import Options

log = logging.getLogger(__name__)


class Lobby:
    """Opens tables, and handles the buttons of a lobby and of the end of a match."""

    def __init__(
        self,
        queries: MatchQueries,
        seats: MatchSeats,
        play: MatchPlay,
        servers: Servers,
        *,
        boards: Boards,
        hands: Hands,
        reminders: Reminders,
        levels: ComputerLevels,
        permissions: Permissions,
        threads: MatchThreads,
    ) -> None:
        self._queries = queries
        self._seats = seats
        self._play = play
        self._servers = servers
        self._boards = boards
        self._hands = hands
        self._reminders = reminders
        self._levels = levels
        self._permissions = permissions
        self._threads = threads

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("join", Visibility.PUBLIC, self._join),
            TableVerb("start", Visibility.PUBLIC, self._start),
            TableVerb("fill", Visibility.PRIVATE, self._fill),
            TableVerb("solo", Visibility.PUBLIC, self._play_alone),
            TableVerb("rematch", Visibility.PUBLIC, self._rematch),
        )

    def settings(self, interaction: Interaction) -> Settings:
        """What the server has set."""
        return self._servers.settings(place_of(interaction).guild)

    async def open(
        self,
        interaction: Interaction,
        options: Options,
        *,
        computers: int,
        level: str,
        private: bool = False,
        call: bool = False,
        guests: Sequence[User] = (),
        thread: bool = False,
        again: Button | None = None,
        gold: int = 0,
    ) -> Table | None:
        """Answer ``/domino play`` with the lobby, or with what keeps the bot from showing one in this channel, and a
        button to try ``again``.

        ``level`` is that of the computers, one of ``computer_level.CHOICES``; ``call`` mentions the server's role for
        players; ``guests`` are invited to a private table; ``thread``: the table gets one of its own where that can be;
        ``gold`` is the stake of each. Returns the table, None where there is none.

        Raises IllegalInput and Refused if the table cannot be opened like that.
        """
        if await self._reported_obstacle(interaction, again):
            return None
        texts, user, place = catalogue_for(interaction), user_of(interaction), place_of(interaction)
        chosen = await self._levels.choose(level, user=user, place=place, variant=options.variant)
        seated = (chosen.level,) * computers
        table = await self._seats.open(
            user,
            place,
            options,
            language=self._language(interaction),
            computers=seated,
            private=private,
            guests=guests,
            gold=gold,
        )
        without = self._threads.obstacle(texts.language, place, interaction.channel) if thread else ""
        moved = await self._threads.move(table) if thread and not without else None
        if moved is None:
            table = await self._show(interaction, table)
            if thread:
                await send_text(interaction, without or texts.text("thread-refused"))
        else:
            table = moved
            await respond_text(interaction, texts.text("thread-opened", thread=f"<#{table.place.channel}>"))
        if not interaction.app_permissions.attach_files:
            await send_text(interaction, texts.text("screen-no-pictures"))
        if computers and chosen.how == NO_HARD:
            await send_text(interaction, texts.text("screen-level-no-hard"))
        if call:
            await self._call_role(interaction, table)
        return table

    async def _show(self, interaction: Interaction, table: Table) -> Table:
        """Show a new lobby as the answer to the command. Where the answer has to be private, the board is posted beside
        it."""
        if is_private(interaction) or await is_deferred(interaction):
            self._boards.redraw(table)
            await respond_text(interaction, catalogue_for(interaction).text("screen-opened"))
            return table
        screen = await board_screen(table, None, ladder=await self._queries.ladder_info(table))
        posted: int | None = None
        try:
            posted = await _post(interaction, screen)
        except discord.HTTPException as error:
            if not is_refused(error):
                raise
            log.info("match %d: Discord does not take its lobby: %s", table.id, error)
            self._permissions.mark_rejected(table.place, table.id, obstacle_of(error))
            language = catalogue_for(interaction).language
            await send_text(interaction, self._permissions.problem(language, table.place, table.id))
        finally:
            if posted is not None:
                self._boards.posted(table, posted)
                await self._play.board_posted(table.id, posted)
            else:
                self._boards.redraw(table)
        return replace(table, board=posted)

    async def _call_role(self, interaction: Interaction, table: Table) -> None:
        """Mention the server's role for players, unless another lobby did so lately; otherwise say why not.

        A private table is for the people whom its host invites, so the role is not called to it.
        """
        texts, guild = catalogue_for(interaction), interaction.guild
        role = None if guild is None else guild.get_role(self.settings(interaction)[PING_ROLE])
        free = sum(seat.occupant is None for seat in table.match.seats)
        if table.match.private:
            await send_text(interaction, texts.text("screen-call-private"))
        elif role is None:
            await send_text(interaction, texts.text("screen-call-none"))
        elif not (role.mentionable or interaction.app_permissions.mention_everyone):
            await send_text(interaction, texts.text("screen-call-barred", role=safe_name(role.name)))
        elif not free:
            await send_text(interaction, texts.text("screen-call-full"))
        elif (again_at := await self._servers.call_role(table.place.guild)) is not None:
            await send_text(interaction, texts.text("screen-call-lately", when=timestamp(again_at)))
        else:
            place, host = place_of(interaction), safe_name(table.host_user.name)
            shown = link(table, table.language) if table.place == place else f"<#{table.place.channel}>"
            text = Catalogue(table.language).text("lobby-call", role=role.mention, host=host, table=shown, count=free)
            self._reminders.announce(replace(table, place=place), text, press=interaction.id, role=role.id)

    def _language(self, interaction: Interaction) -> str:
        """The language of the public messages of a table that a user opens: the server's, else their own."""
        return self.settings(interaction)[LANGUAGE] or language_of(interaction)

    async def _reported_obstacle(self, interaction: Interaction, again: Button | None = None) -> bool:
        """Whether no table can be opened here; then the reason is the answer, with the button where that can help."""
        self._permissions.update(interaction)
        texts, place = catalogue_for(interaction), place_of(interaction)
        reason = self._permissions.cannot_open(texts.language, place)
        allowed = existing_channels(interaction, self.settings(interaction)[CHANNELS])
        if reason and again is not None:
            await respond(interaction, Screen(reason, ((again,),)))
            return True
        if not reason and allowed and not {place.channel, _parent(interaction)} & set(allowed):
            reason = texts.text("screen-other-channel", channels=" ".join(f"<#{each}>" for each in allowed))
        if reason:
            await send_text(interaction, reason)
        return bool(reason)

    async def _join(self, press: TablePress) -> None:
        await self._seats.join(press.match_id, press.user)

    async def _start(self, press: TablePress) -> None:
        """Start, and show the host's hand; with free seats ask first whether computers are to take them."""
        try:
            table = await self._seats.start(press.match_id, press.user, press=press.interaction.id)
        except IllegalInput as error:
            table = await self._queries.table(press.match_id)
            if error.code is not Code.TOO_FEW or table.host_user.id != press.user.id:
                raise
            texts = press.texts
            fill = button(table, texts.language, "fill", label="start-fill")
            await respond(press.interaction, Screen(_fill_question(texts, table.match), ((fill,),)))
            return
        await self._hands.answer(press.interaction, table)

    async def _fill(self, press: TablePress) -> None:
        table = await self._seats.start(press.match_id, press.user, fill=True, press=press.interaction.id)
        await self._hands.answer(press.interaction, table)

    async def _play_alone(self, press: TablePress) -> None:
        """Fill all free seats with computers and start, unless a player has joined meanwhile."""
        match_id, press_id = press.match_id, press.interaction.id
        try:
            table = await self._seats.start(match_id, press.user, fill=True, alone=True, press=press_id)
        except Refused as error:
            if error.code is not Refusal.STALE:
                raise
            await send_text(press.interaction, press.texts.text("screen-not-alone"))
            return
        await self._hands.answer(press.interaction, table)

    async def _rematch(self, press: TablePress) -> None:
        """Open a table for the same people, in the language of who presses first; the next ones join it. The answer
        becomes the presser's hand when the match starts, which it does at once against computers."""
        before = await self._queries.table(press.match_id)
        person = before.person_of(press.user.id)
        if person is None or not before.match.has_sat(person):
            raise IllegalInput(Code.NOT_SEATED)
        if await self._reported_obstacle(press.interaction):
            return
        table, _ = await self._seats.rematch(
            press.match_id, press.user, language=self._language(press.interaction), press=press.interaction.id
        )
        await self._hands.answer(press.interaction, table)


def _fill_question(texts: Catalogue, match: Match) -> str:
    """Whether computers are to take the free seats, and what the match loses by that."""
    question = texts.text("screen-fill-level", level=texts.text(f"level-{filling_level(match)}"))
    if not match.options.rated or any(isinstance(seat.occupant, Computer) for seat in match.seats):
        return question
    return f"{question}\n{texts.text('screen-fill-unrated')}"


def _parent(interaction: Interaction) -> int | None:
    """The channel of a thread."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else None


async def _post(interaction: Interaction, screen: Screen) -> int | None:
    """Answer with a public message. Returns its id, or None if it is unknown whether the message exists."""
    posted: list[int] = []

    async def send() -> None:
        answer = await interaction.response.send_message(**screen.send_arguments())
        if answer.message_id is not None:
            posted.append(answer.message_id)

    async def fetch() -> None:
        posted.append((await interaction.original_response()).id)

    arrived = await deliver(send)
    if arrived and not posted:  # it exists, only the answer to its request was lost
        try:
            await deliver(fetch)
        except (discord.HTTPException, OSError, aiohttp.ClientError) as error:
            log.info("a lobby has to be looked for: %s", error)
    return posted[0] if posted else None

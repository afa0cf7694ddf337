"""Hands: the private message with a player's own tiles, and how open ones are kept up to date.

The bot's token cannot edit a private message. Only the token of the reader's latest press can, for 15 minutes; these
tokens are kept in memory only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace

import aiohttp
import discord
from discord import ButtonStyle

from cogs.discord_io.background_tasks import BackgroundTasks
from cogs.discord_io.components import Button, Control, Menu, TableCustomId
from cogs.discord_io.message import Screen, button_rows
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.render_gate import RenderGate
from cogs.discord_io.responses import EXPIRED, Interaction, is_private, respond
from cogs.discord_io.retry import is_refused, request_timeout
from cogs.live.board_message import button, narrator
from cogs.texts.alt_text import end_label, hand_alt
from cogs.texts.catalogue import Catalogue, language_for
from data.records.ladder import LadderInfo
from data.records.matches import Table, Update
from engine.events import Drew, Left, Played, RoundDealt, SeatTaken, Unseated
from engine.match import Phase
from engine.round import Draw, Pass
from engine.tiles import Tile
from engine.view import SeatView, seat_view
from renderer.worker import Renderer

log = logging.getLogger(__name__)

TOKEN_LIFETIME = 14 * 60 + 30
"""Seconds for which an interaction token is used: Discord's 15 minutes less some slack."""
PICTURE_TIMEOUT = 1.0
"""Seconds to wait for a picture before a hand is shown in words; Discord wants an answer within three."""
MAX_PICTURES = 500
"""Pictures of hands in the cache, about 10 kB each."""
MAX_OLDER_MESSAGES = 20
"""Older messages with a player's tiles that are remembered, to be emptied when the seat is lost."""
MENU_FROM = 12
"""Playable tiles above which they are offered in a menu."""


@dataclass(slots=True)
class _OpenHand:
    """The message in which a player sees the hand."""

    interaction: Interaction
    seq: int
    """The state that it shows."""
    on_turn: bool
    held: tuple[int, frozenset[Tile]]
    """The round, and the tiles that were shown."""
    seated: bool = True
    """Whether it shows tiles; if not, it says that its reader has left, perhaps with the button to return."""
    older: dict[int, Interaction] = field(default_factory=dict[int, Interaction])
    """By ``_message_of``, the newest press on each other message in which the reader may still see tiles."""
    answering: bool = False
    """Whether a press on it is being answered, which will show the newest state."""
    missed: Table | None = None
    """The newest state that was committed meanwhile."""
    pending: Table | None = None
    """The state that a waiting refresh will show."""


class Hands:
    """Answers with hands and refreshes those that are open.

    ``ladder`` returns what the ladder has on a table, ``may_return`` whether an account may take back the seat that it
    has left.
    """

    def __init__(
        self,
        *,
        renderer: Renderer,
        render_gate: RenderGate,
        permissions: Permissions,
        background: BackgroundTasks,
        ladder: Callable[[Table], Awaitable[LadderInfo]],
        may_return: Callable[[Table, int], Awaitable[bool]],
    ) -> None:
        self._renderer = renderer
        self._ladder = ladder
        self._may_return = may_return
        self._render_gate = render_gate
        self._permissions = permissions
        self._background = background
        self._open: dict[int, dict[int, _OpenHand]] = {}
        """By match, by account."""
        self._latest: dict[int, Table] = {}
        """By live match, the newest committed state: an answer may be sent that was made before."""
        self._pictures: dict[tuple[int, int, int], asyncio.Future[bytes]] = {}
        """By match, seat and seq, in the order of their last use."""

    async def answer(self, interaction: Interaction, table: Table, *, notice: str = "") -> None:
        """Answer an interaction with the reader's hand; ``notice`` is a sentence above it."""
        language = language_for(interaction.locale)
        if table.match.is_live:
            self._permissions.update(interaction)
            warning = self._permissions.problem(language, table.place, table.id)
            notice = "\n".join(part for part in (notice, warning) if part)
        if await respond(interaction, await self.screen(table, interaction.user.id, language, notice)):
            self._keep(interaction, table)

    async def show_left(self, interaction: Interaction, table: Table) -> None:
        """Answer a person who has just left a table, with the button to return while that is possible."""
        language = language_for(interaction.locale)
        rows = await self._return_button(table, language, interaction.user.id)
        if await respond(interaction, Screen(Catalogue(language).text("screen-left"), rows)):
            self._keep(interaction, table)

    async def ask_end(self, interaction: Interaction, table: Table, view: SeatView, tile: Tile) -> None:
        """Ask on which end a tile is to be played."""
        drawing = self._draw(table, view)
        language = language_for(interaction.locale)
        ends = view.public.layout.ends()
        buttons = [
            Button(
                end_label(language, arm, ends[arm]),
                TableCustomId("play", table.id, table.match.seq, tile, arm),
                ButtonStyle.primary,
            )
            for arm in view.choices(tile)
        ]
        back = button(table, language, "hand", label="back")
        text = Catalogue(language).text("screen-choose-end", tile=str(tile))
        alt = hand_alt(language, view)
        screen = await _with_picture(drawing, Screen(text, (*button_rows(buttons), (back,)), alt=alt))
        if await respond(interaction, screen):
            self._keep(interaction, table)

    def updated(self, update: Update) -> None:
        """Refresh the hands that are out of date: whose turn it is or was, whose tiles changed, in a new round all.

        A person who has left must not see tiles any more in any message, and the button to return only while that is
        possible.
        """
        table = update.table
        self._latest[table.id] = table
        if not table.match.is_live:
            del self._latest[table.id]
        opened = self._open.get(table.id)
        if not opened:
            return
        everybody = not table.match.is_live or any(isinstance(event, RoundDealt) for event in update.events)
        on_turn = table.match.on_turn
        moved = any(isinstance(event, (SeatTaken, Left, Unseated)) for event in update.events)
        changed = {event.seat for event in update.events if isinstance(event, (Drew, Played))}
        for user_id, hand in list(opened.items()):
            seat = table.seat_of(user_id)
            mine = seat is not None and (seat == on_turn or seat in changed)
            if hand.answering:
                hand.missed = table
            elif everybody or mine or hand.on_turn or (seat is None and (hand.seated or moved)):
                self._refresh_soon(table, user_id, hand)
        if not table.match.is_live:
            self._open.pop(table.id, None)

    @contextmanager
    def answering(self, match_id: int, user_id: int) -> Generator[None]:
        """A press on a hand is handled inside the block: its answer shows the newest state, so no refresh does."""
        hand = self._open.get(match_id, {}).get(user_id)
        if hand is not None:
            hand.answering = True
        try:
            yield
        finally:
            if hand is not None:
                hand.answering = False

    def _keep(self, interaction: Interaction, table: Table) -> None:
        seat, user_id, match = table.seat_of(interaction.user.id), interaction.user.id, table.match
        person = table.person_of(user_id)
        if not match.is_live or (seat is None and (person is None or not match.has_sat(person))):
            return
        opened = self._open.setdefault(table.id, {})
        before = opened.get(user_id)
        hand = opened[user_id] = _OpenHand(
            interaction,
            match.seq,
            on_turn=seat is not None and match.on_turn == seat,
            held=_held(table, seat),
            seated=seat is not None,
        )
        latest = self._latest.get(table.id, table)
        lost = seat is not None and latest.seat_of(user_id) is None
        if lost:  # while the answer was being sent
            self._refresh_soon(latest, user_id, hand)
        if before is None:
            return
        hand.older = {**before.older, _message_of(before.interaction): before.interaction}
        hand.older.pop(_message_of(interaction), None)
        for message in list(hand.older)[:-MAX_OLDER_MESSAGES]:
            del hand.older[message]
        missed = before.missed
        if missed is not None and missed.match.seq > match.seq and not lost:
            self._refresh_soon(missed, user_id, hand)

    def _refresh_soon(self, table: Table, user_id: int, hand: _OpenHand) -> None:
        waiting = hand.pending is not None
        hand.pending = table
        if not waiting:
            self._background.start(self._refresh(user_id, hand), f"hand of match {table.id}")

    async def _refresh(self, user_id: int, hand: _OpenHand) -> None:
        """Show the newest state in an open hand, after the replies in progress."""
        async with self._render_gate.background():
            table, hand.pending = hand.pending, None
            assert table is not None  # set before this was started
            if hand.answering or hand.seq >= table.match.seq:
                return
            if not _is_usable(hand.interaction):
                self._forget(table.id, user_id, hand)
                return
            seat = table.seat_of(user_id)
            hand.seq, hand.on_turn = table.match.seq, seat is not None and table.match.on_turn == seat
            screen = await self.screen(table, user_id, language_for(hand.interaction.locale))
            hand.held, hand.seated = _held(table, seat), seat is not None
        if not await self._edit(table, hand.interaction, screen):
            self._forget(table.id, user_id, hand)
        if seat is None:
            for older in [each for each in hand.older.values() if _is_usable(each)]:
                await self._edit(table, older, screen)

    async def _edit(self, table: Table, interaction: Interaction, screen: Screen) -> bool:
        """Edit the message of an earlier press; False if it cannot be edited any more."""
        try:
            async with request_timeout():
                await interaction.edit_original_response(**screen.edit_arguments())
        except discord.HTTPException as error:
            if error.code in EXPIRED:
                return False
            log.info("an open hand of match %d was not refreshed: %s", table.id, error)
            return (
                screen.picture is not None
                and is_refused(error)
                and await self._edit(table, interaction, screen.in_words())
            )
        except (discord.RateLimited, OSError, aiohttp.ClientError) as error:
            log.info("an open hand of match %d was not refreshed: %s", table.id, error)
        return True

    def _drawn(self, table: Table, user_id: int, view: SeatView) -> str:
        """A line with the tiles that were drawn since the reader last saw the hand in this round; empty for none."""
        hand = self._open.get(table.id, {}).get(user_id)
        if hand is None or hand.held[0] != view.public.number:
            return ""
        new = [tile for tile in view.hand if tile not in hand.held[1]]
        if not new:
            return ""
        language = language_for(hand.interaction.locale)
        return Catalogue(language).text("hand-drawn", tiles=", ".join(map(str, new)))

    def _forget(self, match_id: int, user_id: int, hand: _OpenHand) -> None:
        opened = self._open.get(match_id, {})
        if opened.get(user_id) is hand:
            del opened[user_id]

    async def screen(self, table: Table, user_id: int, language: str, notice: str = "") -> Screen:
        """What an account sees of its hand; ``notice`` is a sentence above it."""
        seat = table.seat_of(user_id)
        view = None if seat is None else seat_view(table.match, seat)
        telling = narrator(table, language)
        if not table.match.is_live or table.match.phase is Phase.LOBBY:
            board = telling.board(ladder=await self._ladder(table))
            again = ((button(table, language, "hand", label="refresh"),),) if table.match.is_live else ()
            return Screen("\n".join(part for part in (notice, board) if part), again)
        if seat is None or view is None:
            text = "\n".join(part for part in (notice, Catalogue(language).text("hand-left")) if part)
            return Screen(text, await self._return_button(table, language, user_id))
        drawing = self._draw(table, view)  # begins while the text is written
        parts = (notice, telling.hand(view), self._drawn(table, user_id, view))
        text = "\n".join(part for part in parts if part)
        screen = Screen(text, moves(table, language, view), alt=hand_alt(language, view))
        return await _with_picture(drawing, screen)

    async def _return_button(self, table: Table, language: str, user_id: int) -> tuple[tuple[Control, ...], ...]:
        """A row with the button to take back a seat, for an account that may; else no row."""
        if not await self._may_return(table, user_id):
            return ()
        return ((button(table, language, "take", label="take-back", style=ButtonStyle.success),),)

    def _draw(self, table: Table, view: SeatView) -> asyncio.Future[bytes]:
        """Begin to draw a hand as PNG, or return the picture of this state: it is often shown several times, as after a
        refresh or when an end is asked for.
        """
        state = (table.id, view.seat, table.match.seq)
        drawing = self._pictures.pop(state, None)
        if drawing is None or drawing.cancelled() or (drawing.done() and drawing.exception() is not None):
            drawing = asyncio.wrap_future(self._renderer.hand(view))
        self._pictures[state] = drawing
        if len(self._pictures) > MAX_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        return drawing


async def _with_picture(drawing: asyncio.Future[bytes], screen: Screen) -> Screen:
    """The screen with the picture, or with its alt text as words if drawing takes too long."""
    await asyncio.wait({drawing}, timeout=PICTURE_TIMEOUT)
    if not drawing.done():
        drawing.cancel()  # any other reader of this picture has waited as long
    if drawing.cancelled():
        return replace(screen, text=f"{screen.text}\n{screen.alt}", alt="")
    return replace(screen, picture=drawing.result())


def _message_of(interaction: Interaction) -> int:
    """An id for the message of an answer: that of the pressed message if it became the answer, else that of the
    interaction that made a new one. One message may have two such ids, which costs one edit."""
    pressed = interaction.message
    return pressed.id if pressed is not None and is_private(interaction) else interaction.id


def _is_usable(interaction: Interaction) -> bool:
    """Whether its token still works."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds() <= TOKEN_LIFETIME


def _held(table: Table, seat: int | None) -> tuple[int, frozenset[Tile]]:
    view = None if seat is None else seat_view(table.match, seat)
    return (0, frozenset()) if view is None else (view.public.number, frozenset(view.hand))


def moves(table: Table, language: str, view: SeatView) -> tuple[tuple[Control, ...], ...]:
    """The buttons of a hand: the playable tiles, or Draw or Pass where that is the only legal move."""
    match view.moves:
        case (Draw(),):
            return ((button(table, language, "draw", style=ButtonStyle.primary),),)
        case (Pass(),):
            return ((button(table, language, "pass", style=ButtonStyle.primary),),)
        case () if table.match.phase is Phase.BETWEEN:
            return ((button(table, language, "ready", style=ButtonStyle.primary),),)
        case ():
            return ((button(table, language, "hand", label="refresh"),),)
        case _:
            return _tiles(table, language, view)


def _tiles(table: Table, language: str, view: SeatView) -> tuple[tuple[Control, ...], ...]:
    seq, tiles = table.match.seq, list(view.plays)
    if len(tiles) > MENU_FROM:
        placeholder = Catalogue(language).text("screen-choose-tile")
        options = tuple((str(tile), str(tile)) for tile in tiles)
        return ((Menu(placeholder, TableCustomId("choose", table.id, seq), options),),)
    ids = {str(tile): TableCustomId("play", table.id, seq, tile) for tile in tiles}
    return button_rows([Button(label, custom_id, ButtonStyle.primary) for label, custom_id in ids.items()])

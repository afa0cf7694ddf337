"""What a player's private message shows: the hand, the question for an end, the end of a round and of a match."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from dataclasses import replace
from functools import partial

import discord
from discord import ButtonStyle

from cogs.discord_io.components import Button, Control, Menu, TableCustomId
from cogs.discord_io.message import BUTTONS_PER_ROW, Screen, button_rows
from cogs.live.board_message import button, go_on_button, narrator
from cogs.texts.alt_text import end_label, hand_alt, hand_text, tile_label
from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.narrator import Narrator
from data.records.ladder import LadderInfo
from data.records.matches import Table
from data.records.settings import BOTH, PICTURES, TEXT
from engine.match import Match, Phase
from engine.moves import Draw, Pass, Play
from engine.tiles import Tile
from engine.view import SeatView, seat_view
from renderer.paint import Labels
from renderer.worker import Renderer

PICTURE_TIMEOUT = 1.0
"""Seconds to wait for a picture before a hand is shown in words; Discord wants an answer within three."""
MAX_PICTURES = 200
"""Pictures in the cache, about 30 kB each."""
MENU_FROM = 12
"""Playable tiles above which they are offered in a menu."""
SCORING_PER_ROW = 3
"""Buttons in a row whose labels have points too."""

TileEmoji = Callable[[Tile], discord.PartialEmoji | None]
"""The emoji of a tile; None where there is none."""

Held = tuple[str | None, frozenset[Tile]]
"""The secret of a round, and the tiles that a player was shown in it."""


def held_by(match: Match, seat: int | None) -> Held:
    """What a seat holds now; nothing without a seat or a deal."""
    if seat is None or match.round is None:
        return None, frozenset()
    return match.secret, frozenset(match.round.hands[seat])


class HandMessages:
    """Makes the screens, and keeps their pictures for as long as the state is the same.

    ``ladder`` returns what the ladder has on a table, ``may_return`` whether an account may take back the seat that it
    has left, ``board_style`` whether an account wants the table in pictures, in words or in both, ``emoji`` that of a
    tile.
    """

    def __init__(
        self,
        renderer: Renderer,
        *,
        ladder: Callable[[Table], Awaitable[LadderInfo]],
        may_return: Callable[[Table, int], Awaitable[bool]],
        board_style: Callable[[int], str] = lambda _account: PICTURES,
        emoji: TileEmoji = lambda _tile: None,
    ) -> None:
        self._emoji = emoji
        self._board_style = board_style
        self._renderer = renderer
        self._ladder = ladder
        self._may_return = may_return
        self._pictures: dict[object, tuple[Match, asyncio.Future[bytes]]] = {}
        """By what they show, in the order of their last use, with the state itself."""

    async def screen(
        self, table: Table, user_id: int, language: str, *, notice: str = "", shown: Held | None = None
    ) -> Screen:
        """What an account sees of a table now; ``notice`` is a sentence above it, ``shown`` the tiles that it saw
        last."""
        telling, seat, phase = narrator(table, language), table.seat_of(user_id), table.match.phase
        if phase in (Phase.LOBBY, Phase.CLOSED):
            again = ((button(table, language, "hand", label="refresh"),),) if table.match.is_live else ()
            screen = Screen(telling.board(ladder=await self._ladder(table)), again)
        elif phase is Phase.FINISHED:
            screen = await self._end(table, user_id, telling)
        elif seat is None:
            screen = Screen(Catalogue(language).text("hand-left"), await self.return_button(table, language, user_id))
        elif phase is Phase.BETWEEN:
            screen = await self._end(table, user_id, telling)
        else:
            screen = await self._hand(table, seat, telling, shown)
        return replace(screen, text=f"{notice}\n{screen.text}") if notice else screen

    def draw_ahead(self, table: Table, user_id: int, language: str) -> None:
        """Begin to draw the hand that an account is about to be shown."""
        seat = table.seat_of(user_id)
        view = None if seat is None or table.match.phase is not Phase.PLAYING else seat_view(table.match, seat)
        if view is not None and self._style_of(table, view.seat) != TEXT:
            self._draw_hand(table, view, narrator(table, language))

    async def frozen_screen(self, table: Table, user_id: int, language: str) -> Screen:
        """What an account sees of a table now, in a message that cannot follow it any longer."""
        now = int(discord.utils.utcnow().timestamp() * 1000)
        notice = Catalogue(language).text("hand-frozen", when=timestamp(now))
        screen = await self.screen(table, user_id, language, notice=notice)
        refresh = button(table, language, "hand", label="refresh")
        return screen if (refresh,) in screen.rows else replace(screen, rows=(*screen.rows, (refresh,)))

    async def ask_end(self, table: Table, language: str, view: SeatView, tile: Tile) -> Screen:
        """The question on which end a tile is to be played; the picture has that tile raised, and no other one."""
        plays = {arm: Play(tile, arm) for arm in view.choices(tile)}
        ends, asked = view.public.layout.ends(), replace(view, moves=tuple(plays.values()))
        telling = narrator(table, language)
        buttons = [
            Button(
                end_label(language, arm, ends[arm], points=view.points(play)),
                TableCustomId("play", table.id, table.match.seq, tile, arm),
                ButtonStyle.primary,
                emoji=self._emoji(tile),
            )
            for arm, play in plays.items()
        ]
        back = button(table, language, "hand", label="back")
        text = Catalogue(language).text("screen-choose-end", tile=str(tile))
        screen = Screen(text, (*button_rows(buttons, each=_per_row(asked)), (back,)))
        return await self._with_hand(screen, table, asked, telling)

    async def return_button(self, table: Table, language: str, user_id: int) -> tuple[tuple[Control, ...], ...]:
        """A row with the button to take back a seat, for an account that may; else no row."""
        if not await self._may_return(table, user_id):
            return ()
        return ((button(table, language, "take", label="take-back", style=ButtonStyle.success),),)

    async def _hand(self, table: Table, seat: int, telling: Narrator, shown: Held | None) -> Screen:
        view = seat_view(table.match, seat)
        assert view is not None  # the start deals
        parts = (telling.hand(view), _drawn(telling.language, view, shown, secret=table.match.secret))
        text = "\n".join(part for part in parts if part)
        rows = ((go_on_button(table, telling.language),),)
        if not table.waiting:
            rows = moves(table, telling.language, view, self._emoji)
        return await self._with_hand(Screen(text, rows), table, view, telling)

    async def _end(self, table: Table, user_id: int, telling: Narrator) -> Screen:
        """The end of a round, with Ready for who has not pressed it, or of the match, with Rematch."""
        match, language = table.match, telling.language
        person, seat = table.person_of(user_id), table.seat_of(user_id)
        verb = "refresh"
        if match.phase is Phase.FINISHED:
            text = telling.match_end_of(seat, await self._ladder(table))
            verb = "rematch" if person is not None and match.has_sat(person) else ""
        else:
            assert seat is not None  # others are shown that they have left
            text = telling.round_end_of(seat)
            verb = "hand" if match.seats[seat].ready else "ready"
            if table.waiting:
                return await self._with_end(Screen(text, ((go_on_button(table, language),),)), table, user_id, telling)
        label = "refresh" if verb == "hand" else ""
        style = ButtonStyle.secondary if verb == "hand" else ButtonStyle.primary
        rows = ((button(table, language, verb, label=label, style=style),),) if verb else ()
        return await self._with_end(Screen(text, rows), table, user_id, telling)

    async def _with_end(self, screen: Screen, table: Table, user_id: int, telling: Narrator) -> Screen:
        """The screen with the picture of the result, or of all hands turned up."""
        view, result, labels = telling.view, telling.result, Labels(telling.names.plain)
        language, style = telling.language, self._board_style(user_id)
        if result is not None:
            screen = replace(screen, alt=telling.result_alt())
            draw = partial(self._draw, table, language, lambda: self._renderer.result(result, labels))
            return await _styled(style, screen, telling.result_alt, draw)
        if view is None:
            return screen
        screen = replace(screen, alt=telling.board_alt())
        draw = partial(self._draw, table, language, lambda: self._renderer.board(view, labels))
        return await _styled(style, screen, telling.text_board, draw)

    async def _with_hand(self, screen: Screen, table: Table, view: SeatView, telling: Narrator) -> Screen:
        """The screen with the picture of a hand; in words if drawing takes too long."""

        def words() -> str:
            return f"{telling.text_board()}\n{hand_text(telling.language, view)}"

        screen = replace(screen, alt=hand_alt(telling.language, telling.names.plain, view))
        draw = partial(self._draw_hand, table, view, telling)
        return await _styled(self._style_of(table, view.seat), screen, words, draw)

    def _style_of(self, table: Table, seat: int) -> str:
        user = table.seat_user(seat)
        return PICTURES if user is None else self._board_style(user.id)

    def _draw_hand(self, table: Table, view: SeatView, telling: Narrator) -> asyncio.Future[bytes]:
        what = telling.language, view.seat, view.moves
        return self._draw(table, what, lambda: self._renderer.hand(view, Labels(telling.names.plain)))

    def _draw(self, table: Table, what: object, draw: Callable[[], Future[bytes]]) -> asyncio.Future[bytes]:
        """Begin to draw a picture, or return that of this state: it is often shown several times, as after a refresh
        or when an end is asked for.
        """
        key = table.id, table.match.seq, what
        match, drawing = self._pictures.pop(key, (table.match, None))
        if match is not table.match:  # that state could not be committed, and another one has taken its place
            drawing = None
        if drawing is None or drawing.cancelled() or (drawing.done() and drawing.exception() is not None):
            drawing = asyncio.wrap_future(draw())
        self._pictures[key] = table.match, drawing
        if len(self._pictures) > MAX_PICTURES:
            del self._pictures[next(iter(self._pictures))]
        return drawing


async def _styled(
    style: str, screen: Screen, words: Callable[[], str], draw: Callable[[], asyncio.Future[bytes]]
) -> Screen:
    """The screen with the picture, with the same in words, or with both, as its reader wants it."""
    if style == TEXT:
        return _in_words(screen, words())
    return await _with_picture(draw(), screen, words, both=style == BOTH)


def _in_words(screen: Screen, words: str) -> Screen:
    return replace(screen, text=f"{screen.text}\n{words}", alt="")


async def _with_picture(
    drawing: asyncio.Future[bytes], screen: Screen, words: Callable[[], str], *, both: bool
) -> Screen:
    """The screen with the picture, and ``words`` too if ``both``; with ``words`` alone if drawing takes too long."""
    await asyncio.wait({drawing}, timeout=PICTURE_TIMEOUT)
    if not drawing.done():
        drawing.cancel()  # any other reader of this picture has waited as long
    if drawing.cancelled():
        return _in_words(screen, words())
    text = f"{screen.text}\n{words()}" if both else screen.text
    return replace(screen, text=text, picture=drawing.result())


def _drawn(language: str, view: SeatView, shown: Held | None, *, secret: str | None) -> str:
    """A line with the tiles that were drawn since the reader last saw the hand in this round; empty for none."""
    if shown is None or shown[0] != secret:
        return ""
    new = [tile for tile in view.hand if tile not in shown[1]]
    return Catalogue(language).text("hand-drawn", tiles=", ".join(map(str, new))) if new else ""


def retired_screen(table: Table, language: str) -> Screen:
    """What is left of a hand when its reader has a newer one; a press makes it the hand again."""
    again = button(table, language, "hand")
    return Screen(Catalogue(language).text("hand-elsewhere"), ((again,),))


def moves(
    table: Table, language: str, view: SeatView, emoji: TileEmoji = lambda _tile: None
) -> tuple[tuple[Control, ...], ...]:
    """The buttons of a hand: the playable tiles, or Draw or Pass where that is the only legal move."""
    match view.moves:
        case (Draw(),):
            return ((button(table, language, "draw", style=ButtonStyle.primary),),)
        case (Pass(),):
            return ((button(table, language, "pass", style=ButtonStyle.primary),),)
        case ():
            return ((button(table, language, "hand", label="refresh"),),)
        case _:
            return _tiles(table, language, view, emoji)


def _tiles(table: Table, language: str, view: SeatView, emoji: TileEmoji) -> tuple[tuple[Control, ...], ...]:
    seq, labels = table.match.seq, {tile: tile_label(view, tile) for tile in view.plays}
    if len(labels) > MENU_FROM:
        placeholder = Catalogue(language).text("screen-choose-tile")
        options = tuple((str(tile), label) for tile, label in labels.items())
        emojis = {str(tile): found for tile in labels if (found := emoji(tile)) is not None}
        return ((Menu(placeholder, TableCustomId("choose", table.id, seq), options, emojis=emojis),),)
    ids = {tile: TableCustomId("play", table.id, seq, tile) for tile in labels}
    buttons = [
        Button(labels[tile], custom_id, ButtonStyle.primary, emoji=emoji(tile)) for tile, custom_id in ids.items()
    ]
    wide = any(each.emoji is not None for each in buttons)
    return button_rows(buttons, each=_per_row(view) - wide)


def _per_row(view: SeatView) -> int:
    return BUTTONS_PER_ROW if view.public.rules.ends_points is None else SCORING_PER_ROW

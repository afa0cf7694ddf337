"""The hand of a player: opening it, playing, drawing, passing, and being ready for the next round."""

from __future__ import annotations

from collections.abc import Awaitable

from cogs.discord_io.responses import Interaction, is_private
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import TablePress
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.boards import Boards
from cogs.live.hands import Hands
from cogs.texts.refusal_text import refusal_text
from data.matches.play import MatchPlay
from data.matches.queries import MatchQueries
from data.records.matches import Refused, Table
from engine.errors import Code, IllegalInput
from engine.round import Draw, Move, Pass
from engine.tiles import Tile
from engine.view import seat_view


class HandScreen:
    """Handles the buttons of a hand. The answer to a move is the hand after it."""

    def __init__(self, queries: MatchQueries, play: MatchPlay, hands: Hands, boards: Boards) -> None:
        self._queries = queries
        self._play = play
        self._hands = hands
        self._boards = boards

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("hand", Visibility.LOOK, self._open),
            TableVerb("play", Visibility.PRIVATE, self._play_pressed),
            TableVerb("choose", Visibility.PRIVATE, self._play_chosen),
            TableVerb("draw", Visibility.PRIVATE, self._draw),
            TableVerb("pass", Visibility.PRIVATE, self._pass),
            TableVerb("ready", Visibility.PUBLIC, self._ready),
        )

    async def show(self, interaction: Interaction, table: Table) -> None:
        """Answer with the user's hand; to a user who has left, on their own private message only, without tiles.

        Raises IllegalInput (NOT_SEATED) for anybody else.
        """
        if table.seat_of(interaction.user.id) is None:
            if table.person_of(interaction.user.id) is None or not is_private(interaction):
                raise IllegalInput(Code.NOT_SEATED)
            await self._hands.answer(interaction, table)
            return
        with self._hands.answering(table.id, interaction.user.id):
            table = await self._play.go_on(table.id, user_of(interaction))
            await self._play.note_press(table.id, user_of(interaction))
            await self._hands.answer(interaction, table)
        self._boards.retry_now(table)

    async def _open(self, press: TablePress) -> None:
        await self.show(press.interaction, await self._queries.table(press.match_id))

    async def _play_pressed(self, press: TablePress) -> None:
        if press.id.tile is None:
            raise IllegalInput(Code.STALE)
        await self._play_tile(press, press.id.tile)

    async def _play_chosen(self, press: TablePress) -> None:
        if not press.values:
            raise IllegalInput(Code.STALE)
        await self._play_tile(press, Tile.parse(press.values[0]))

    async def _play_tile(self, press: TablePress, tile: Tile) -> None:
        """Play, after asking for the end only where it makes a difference."""
        with self._hands.answering(press.id.match_id, press.user.id):
            try:
                match_id, seq, arm = press.id.match_id, press.id.seq, press.id.arm
                table, played = await self._play.play(match_id, press.user, seq, tile, arm)
            except (IllegalInput, Refused) as error:
                await self._answer_refused(press, error)
                return
            if played:
                await self._answer(press, table)
            else:
                await self._ask_end(press, table, tile)

    async def _ask_end(self, press: TablePress, table: Table, tile: Tile) -> None:
        seat = table.seat_of(press.user.id)
        view = None if seat is None else seat_view(table.match, seat)
        assert view is not None
        await self._play.note_press(table.id, press.user)
        await self._hands.ask_end(press.interaction, table, view, tile)

    async def _draw(self, press: TablePress) -> None:
        await self._move(press, Draw())

    async def _pass(self, press: TablePress) -> None:
        await self._move(press, Pass())

    async def _move(self, press: TablePress, move: Move) -> None:
        with self._hands.answering(press.match_id, press.user.id):
            await self._answer_after(press, self._play.move(press.match_id, press.user, press.id.seq, move))

    async def _ready(self, press: TablePress) -> None:
        """On a hand the answer is the hand; on the board it is the board, which follows by itself."""
        ready = self._play.ready(press.match_id, press.user, seq=press.id.seq, press=press.interaction.id)
        if is_private(press.interaction):
            with self._hands.answering(press.match_id, press.user.id):
                await self._answer_after(press, ready)
        else:
            await ready

    async def _answer_after(self, press: TablePress, change: Awaitable[Table]) -> None:
        """Answer with the hand as it is after a change, also after a refused one, with the reason above it."""
        try:
            table = await change
        except (IllegalInput, Refused) as error:
            await self._answer_refused(press, error)
        else:
            await self._answer(press, table)

    async def _answer_refused(self, press: TablePress, error: IllegalInput | Refused) -> None:
        """Answer with the hand and the reason above it. A user who does not hold the seat any more sees no tiles."""
        table = await self._queries.table(press.id.match_id)
        if table.person_of(press.user.id) is None or not is_private(press.interaction):
            raise error
        left = table.seat_of(press.user.id) is None and table.match.is_live
        await self._answer(press, table, notice="" if left else refusal_text(press.texts.language, error))

    async def _answer(self, press: TablePress, table: Table, *, notice: str = "") -> None:
        await self._hands.answer(press.interaction, table, notice=notice)
        self._boards.retry_now(table)

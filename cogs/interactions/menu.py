"""The private menu of a table, “More”, with the text board and the board posted again."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.permissions import Permissions
from cogs.discord_io.responses import Interaction, catalogue_for, respond, respond_text, send_text
from cogs.interactions.press import TablePress, is_moderator
from cogs.interactions.table_endings import may_end
from cogs.interactions.verbs import TableVerb, Visibility
from cogs.live.board_message import Buttons, button, narrator
from cogs.live.boards import Boards
from data.matches.play import MatchPlay
from data.matches.queries import NO_PERSON, MatchQueries
from data.records.matches import Table
from engine.errors import Code, IllegalInput
from engine.match import Phase


class TableMenu:
    """Handles the menu and what it shows itself; leaving, seats and invitations are screens of their own."""

    def __init__(
        self,
        queries: MatchQueries,
        play: MatchPlay,
        boards: Boards,
        *,
        permissions: Permissions,
    ) -> None:
        self._queries = queries
        self._play = play
        self._boards = boards
        self._permissions = permissions

    def verbs(self) -> tuple[TableVerb, ...]:
        return (
            TableVerb("more", Visibility.LOOK, self._open),
            TableVerb("text", Visibility.PRIVATE, self._text),
            TableVerb("fair", Visibility.LOOK, self._fair),
            TableVerb("down", Visibility.PRIVATE, self._down),
        )

    async def show_text_board(self, interaction: Interaction, table: Table) -> None:
        """Answer with the whole table in words, in private."""
        language = catalogue_for(interaction).language
        words, ladder = narrator(table, language), await self._queries.ladder_info(table)
        text = words.lobby(ladder)
        if words.view is not None:
            text = f"{words.text_board()}\n{words.board(ladder=ladder)}"
        problem = self._permissions.problem(language, table.place, table.id) if table.match.is_live else ""
        again = ((button(table, language, "text", label="refresh"),),) if table.match.is_live else ()
        await respond(interaction, Screen("\n".join(part for part in (problem, text) if part), again))

    async def repost_board(self, interaction: Interaction, table: Table) -> None:
        """Post the board again. Raises IllegalInput (NOT_SEATED) unless the user sits there or is a moderator."""
        if table.seat_of(interaction.user.id) is None and not is_moderator(interaction, table.place):
            raise IllegalInput(Code.NOT_SEATED)
        self._permissions.update(interaction)
        self._boards.redraw(table, repost=True)
        texts = catalogue_for(interaction)
        problem = self._permissions.problem(texts.language, table.place, table.id)
        if problem:
            await send_text(interaction, problem)
        else:
            await respond_text(interaction, texts.text("screen-board-moved"))

    async def _open(self, press: TablePress) -> None:
        table = await self._queries.table(press.match_id)
        await self._play.note_press(table.id, press.user)
        language, user_id = press.texts.language, press.user.id
        text = button(table, language, "text", label="text-board")
        seated = table.seat_of(user_id) is not None
        rows: list[tuple[Button, ...]] = [
            (button(table, language, "down", label="bring-down"), text) if seated else (text,)
        ]
        ending = [button(table, language, "leave")] if seated else []
        if is_moderator(press.interaction, press.place) or may_end(table, user_id):
            in_lobby = table.match.phase is Phase.LOBBY
            ending.append(button(table, language, "stop", label="close-table" if in_lobby else "stop"))
        rows += [tuple(ending)] if ending else []
        rows += _seat_buttons(table, language, user_id)
        if table.match.started is not None:
            rows.append((button(table, language, "fair"),))
        await respond(press.interaction, Screen(press.texts.text("screen-more"), tuple(rows)))

    async def _text(self, press: TablePress) -> None:
        await self.show_text_board(press.interaction, await self._queries.table(press.match_id))

    async def _fair(self, press: TablePress) -> None:
        """How the deals of a match can be checked."""
        table = await self._queries.table(press.match_id)
        await respond(press.interaction, Screen(narrator(table, press.texts.language).fair_deal()))

    async def _down(self, press: TablePress) -> None:
        await self.repost_board(press.interaction, await self._queries.table(press.match_id))


def _seat_buttons(table: Table, language: str, user_id: int) -> Buttons:
    """What the user can do about seats: take one, claim the win, invite, send away."""
    match, person = table.match, table.person_of(user_id)
    seated = person is not None and match.seat_of(person) is not None
    row: list[Any] = []
    if any(match.may_sit_down(person or NO_PERSON, number) is None for number in match.free_seats):
        row.append(button(table, language, "take", style=ButtonStyle.success))
    if person is not None and match.can_claim(person):
        row.append(button(table, language, "claim"))
    if seated and person == match.host and match.is_live:
        in_lobby = match.phase is Phase.LOBBY
        if match.free_seats or (in_lobby and any(seat.occupant is None for seat in match.seats)):
            row.append(button(table, language, "invite"))
        if in_lobby and any(seat.occupant is not None and seat.person != match.host for seat in match.seats):
            row.append(button(table, language, "away"))
    return (tuple(row),) if row else ()

"""How tables can end: who may end each of them, for people who may not, or whom a table is in the way."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.discord_io.components import Button
from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, respond_text, send_text
from cogs.interactions.press import place_of
from cogs.live.board_message import button, link, narrator
from cogs.live.deleted_boards import BoardFinder
from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.refusal_text import refusal_text
from data.matches.queries import MatchQueries
from data.records.matches import Refusal, Refused, Table, User
from engine.errors import Code
from engine.match import Phase


def must_claim(table: Table, user_id: int) -> bool:
    """Whether the user is the last person at a rated match that others have left: it can be won or left, not voided."""
    person = table.person_of(user_id)
    return table.match.rated and person is not None and table.match.can_claim(person)


def may_end(table: Table, user_id: int) -> bool:
    """Whether a user who is no moderator may end a table, or agree to its end."""
    if table.seat_of(user_id) is None or must_claim(table, user_id):
        return False
    return table.ends_together or table.host_user.id == user_id


def has_agreed(table: Table, user_id: int) -> bool:
    """Whether the user has agreed to end the match without a result."""
    seat = table.seat_of(user_id)
    return seat is not None and table.match.seats[seat].stops


class TableEndings:
    """Answers with a line for each table: a link, whose it is, and who may end it."""

    def __init__(self, queries: MatchQueries, board_finder: BoardFinder) -> None:
        self._queries = queries
        self._board_finder = board_finder

    async def show(self, interaction: Interaction, tables: Sequence[Table]) -> None:
        """Answer a user who may end none of these tables; who sits at one can leave it."""
        texts, reader = catalogue_for(interaction), interaction.user.id
        own = [table for table in tables if table.seat_of(reader) is not None]
        title = texts.text("endings-not-yours" if own else "endings-not-seated")
        lines = await self._lines(texts, tables, reader)
        rows = tuple((button(table, texts.language, "leave"),) for table in own)
        await respond(interaction, Screen("\n".join((title, *lines)), rows))

    async def explain(
        self, interaction: Interaction, error: BaseException, *, in_place: bool, again: Button | None = None
    ) -> bool:
        """Answer a refusal because of too many tables, with those that are in the way; False for anything else.

        ``in_place``: instead of the private message that was pressed; ``again``: a button to try once more.
        """
        match error:
            case Refused(code=Refusal.TOO_MANY_TABLES_HERE):
                tables = await self._queries.tables_in(place_of(interaction).channel)
            case Refused(code=Refusal.TOO_MANY_TABLES_YOURS):
                tables = await self._queries.seats_of(User(interaction.user.id, interaction.user.display_name))
            case _:
                return False
        texts = catalogue_for(interaction)
        tables = [table for table in tables if not table.waiting] or tables  # one that waits is not counted
        lines = [refusal_text(texts.language, error), *await self._lines(texts, tables, interaction.user.id)]
        if error.code is Refusal.TOO_MANY_TABLES_YOURS:
            lines.append(texts.text("endings-leave"))
        if again is not None:
            await respond(interaction, Screen("\n".join(lines), ((again,),)))
        else:
            await (respond_text if in_place else send_text)(interaction, "\n".join(lines))
        return True

    async def _lines(self, texts: Catalogue, tables: Sequence[Table], reader: int) -> list[str]:
        """A line for each table, then the command; boards that were deleted are posted again."""
        lines = [_line(texts, table, reader) for table in await self._board_finder.without_deleted(tables)]
        return [*lines, texts.text("endings-command")] if lines else []


def _line(texts: Catalogue, table: Table, reader: int) -> str:
    match, names = table.match, narrator(table, texts.language).names
    shown, host = link(table, texts.language), names.person(match.host)
    if must_claim(table, reader):
        return f"• {shown} · {texts.text(f'refused-{Code.CLAIM_OR_LEAVE}')}"
    if match.phase is Phase.LOBBY:
        closes = "" if table.due_at is None else texts.text("lobby-expires", when=timestamp(table.due_at))
        return " ".join((texts.text("endings-lobby", table=shown, host=host), closes)).rstrip()
    if not table.ends_together:
        return texts.text("endings-unrated", table=shown, host=host)
    people = ", ".join(map(names.person, match.persons))
    return texts.text("endings-rated" if match.rated else "endings-gold", table=shown, names=people)

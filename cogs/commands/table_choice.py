"""Which table a command means."""

from __future__ import annotations

from cogs.discord_io.components import Button, TableCustomId
from cogs.discord_io.message import MAX_LABEL, Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond, send_text
from cogs.interactions.dispatcher import user_of
from cogs.live.board_message import narrator
from cogs.texts.catalogue import Catalogue
from cogs.texts.names import clip
from data.matches.queries import MatchQueries
from data.records.matches import Table


class TableChoice:
    """Finds the tables that a command could mean, and asks the user if there are several."""

    def __init__(self, queries: MatchQueries) -> None:
        self._queries = queries

    async def own(self, interaction: Interaction) -> list[Table]:
        """The tables of this server at which the user sits: those of this channel, or else all; first those where it is
        their turn."""
        seats = await self._queries.seats_of(user_of(interaction))
        tables = [table for table in seats if table.place.guild == interaction.guild_id]
        here = [table for table in tables if table.place.channel == interaction.channel_id]
        return sorted(here or tables, key=lambda table: not _is_on_turn(table, interaction.user.id))

    async def in_channel(self, interaction: Interaction) -> list[Table]:
        """The live tables of this channel."""
        return await self._queries.tables_in(interaction.channel_id or 0)

    async def one_of(self, interaction: Interaction, tables: list[Table], verb: str) -> Table | None:
        """The only one of these tables. None if there is none, or if there are several: then the answer is a button
        for each, with this verb."""
        texts = catalogue_for(interaction)
        if not tables:
            key = "screen-no-table-here" if verb in ("text", "stop") else "screen-not-seated-here"
            await send_text(interaction, texts.text(key))
        elif len(tables) > 1:
            rows = tuple((_table_button(texts, table, verb),) for table in tables)
            await respond(interaction, Screen(texts.text("screen-many-tables"), rows))
        return tables[0] if len(tables) == 1 else None


def _is_on_turn(table: Table, user_id: int) -> bool:
    seat = table.seat_of(user_id)
    return seat is not None and seat == table.match.on_turn


def _table_button(texts: Catalogue, table: Table, verb: str) -> Button:
    variant = texts.text(f"variant-{table.match.options.variant}-name")
    names = ", ".join(narrator(table, texts.language).names.plain)
    label = texts.text("screen-pick-table", variant=variant, names=names)
    return Button(clip(label, MAX_LABEL), TableCustomId(verb, table.id, table.match.seq))

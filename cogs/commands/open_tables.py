"""``/domino tables``: tables of this server where the user can sit down, with links."""

from __future__ import annotations

from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond
from cogs.interactions.dispatcher import user_of
from cogs.interactions.press import sees
from cogs.live.board_message import link, narrator
from cogs.live.deleted_boards import BoardFinder
from cogs.texts.catalogue import Catalogue, timestamp
from cogs.texts.ladder_text import stake_summary
from data.matches.queries import MatchQueries
from data.records.gold import TableGold
from data.records.ladder import Stake
from data.records.matches import Table
from engine.match import Phase

MAX_TABLES = 8
"""Tables in one answer; each has three lines."""


class OpenTables:
    """Lists tables with a free seat for the user."""

    def __init__(self, queries: MatchQueries, board_finder: BoardFinder) -> None:
        self._queries = queries
        self._board_finder = board_finder

    async def show(self, interaction: Interaction) -> None:
        """Answer with the open tables in channels that the user sees; this channel first, lobbies before matches."""
        texts = catalogue_for(interaction)
        found = await self._queries.open_tables(interaction.guild_id or 0, user_of(interaction))
        seen = [table for table in found if sees(interaction, table.place)]
        seen.sort(
            key=lambda table: (table.place.channel != interaction.channel_id, table.match.phase is not Phase.LOBBY)
        )
        # Full tables are not listed, but whoever looks for a table here may miss the board of one.
        here = await self._queries.tables_in(interaction.channel_id or 0)
        wanted = {table.id: table for table in (*seen[:MAX_TABLES], *here)}
        checked = {table.id: table for table in await self._board_finder.without_deleted(wanted.values())}
        if not seen:
            await respond(interaction, Screen(texts.text("tables-none")))
            return
        entries = [texts.text("tables-title")]
        entries += [
            _entry(
                checked[table.id],
                texts.language,
                await self._queries.at_stake(table),
                (await self._queries.ladder_info(table)).gold,
            )
            for table in seen[:MAX_TABLES]
        ]
        if len(seen) > MAX_TABLES:
            entries.append(texts.text("tables-more", count=len(seen) - MAX_TABLES))
        await respond(interaction, Screen("\n".join(entries)))


def _entry(table: Table, language: str, at_stake: Stake, gold: TableGold | None) -> str:
    """Three lines: what is played and where, who sits there, the stake and what happens next."""
    match, texts, words = table.match, Catalogue(language), narrator(table, language)
    people = ", ".join(words.names.seat(seat) for seat, each in enumerate(match.seats) if each.occupant is not None)
    if match.phase is Phase.LOBBY:
        free = sum(seat.occupant is None for seat in match.seats)
        waits = "" if table.due_at is None else texts.text("lobby-expires", when=timestamp(table.due_at))
    else:
        free, waits = len(match.free_seats), words.turn()
    stake = "" if gold is None or not gold.stake else texts.text("tables-gold", stake=str(gold.stake))
    lines = [
        texts.text("tables-where", table=link(table, language), channel=f"<#{table.place.channel}>"),
        texts.text("tables-who", names=people, count=free),
        " · ".join(part for part in (stake_summary(texts, at_stake), stake, waits) if part),
    ]
    return "\n".join(lines)

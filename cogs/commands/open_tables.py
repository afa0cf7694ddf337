"""``/domino tables``: where on this server the reader could sit down, with links to the tables."""

from __future__ import annotations

from dataclasses import replace

import discord

from cogs.discord_io.message import Screen
from cogs.discord_io.responses import Interaction, catalogue_for, respond
from cogs.interactions.dispatcher import InteractionDispatcher, user_of
from cogs.live.board_message import link, narrator
from cogs.texts.catalogue import Catalogue, language_for, timestamp
from cogs.texts.ladder_text import stake_summary
from data.ladder.records import Stake
from data.matches.records import Table
from engine.match import Phase

MOST = 8
"""Tables in one answer; each has three lines."""


async def show_tables(desk: InteractionDispatcher, interaction: Interaction) -> None:
    """Answer with the tables that have a seat for the reader, in channels that the reader sees; this channel first."""
    texts = catalogue_for(interaction)
    found = await desk.matches.queries.open_tables(interaction.guild_id or 0, user_of(interaction))
    seen = [table for table in found if _is_seen(interaction, table)]
    if not seen:
        await respond(interaction, Screen(texts.text("tables-none")))
        return
    seen.sort(key=lambda table: (table.place.channel != interaction.channel_id, table.match.phase is not Phase.LOBBY))
    told, shown = [texts.text("tables-title")], seen[:MOST]
    lost = await desk.board_finder.find_deleted(shown)
    for table in shown:
        there = replace(table, board=None) if table.id in lost else table  # a link to nothing helps nobody
        told.append(_entry(there, language_for(interaction.locale), await desk.matches.queries.at_stake(table)))
    if len(seen) > MOST:
        told.append(texts.text("tables-more", count=len(seen) - MOST))
    await respond(interaction, Screen("\n".join(told)))


def _is_seen(interaction: Interaction, table: Table) -> bool:
    """Whether the reader sees the channel of a table; of private threads only the one that the command came from."""
    if table.place.channel == interaction.channel_id:
        return True
    guild, reader = interaction.guild, interaction.user
    channel = None if guild is None else guild.get_channel_or_thread(table.place.channel)
    if channel is None or not isinstance(reader, discord.Member):
        return False
    hidden = isinstance(channel, discord.Thread) and channel.is_private()
    return not hidden and channel.permissions_for(reader).view_channel


def _entry(table: Table, language: str, at_stake: Stake) -> str:
    """Three lines: what is played and where, who sits there, what is at stake and what is waited for."""
    match, texts, telling = table.match, Catalogue(language), narrator(table, language)
    people = ", ".join(telling.names.seat(seat) for seat, each in enumerate(match.seats) if each.occupant is not None)
    if match.phase is Phase.LOBBY:
        free = sum(seat.occupant is None for seat in match.seats)
        waits = "" if table.due_at is None else texts.text("lobby-expires", when=timestamp(table.due_at))
    else:
        free, waits = len(match.free_seats), telling.turn()
    lines = [
        texts.text("tables-where", table=link(table, language), channel=f"<#{table.place.channel}>"),
        texts.text("tables-who", names=people, count=free),
        " · ".join(part for part in (stake_summary(texts, at_stake), waits) if part),
    ]
    return "\n".join(lines)

"""The bots used in stories: the complete bot, with short delays."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from cogs.client import AyazClient
from composition import make_bot
from engine.match import Computer
from tests.support.simulation import Sim


def newcomer(
    database: Path | str,
    *,
    command_sync: bool = True,
    tick_interval: float = 0.5,
    ai_processes: int = 0,
    tile_emojis: bool = False,
) -> AyazClient:
    """The complete bot, with computers that move after a short delay.

    Simulated seconds are not real ones, so the pace of requests is tested apart from the stories.
    """
    return make_bot(
        database,
        command_sync=command_sync,
        requests_per_second=100_000,
        pace=(1, 2),
        tick_interval=tick_interval,
        ai_processes=ai_processes,
        render_process=False,
        tile_emojis=tile_emojis,
    )


quick_bot = partial(newcomer, command_sync=False)
"""A bot whose commands are already registered with Discord."""

thinking_bot = partial(quick_bot, ai_processes=1)
"""A bot with a worker process for hard computers."""


def single_bot(database: Path) -> AyazClient:
    """A bot for a host that holds one process."""
    return make_bot(database, command_sync=False, requests_per_second=100_000, pace=(1, 2), single_process=True)


def unhurried_bot(database: Path) -> AyazClient:
    return make_bot(database, command_sync=False, requests_per_second=100_000, ai_processes=0, render_process=False)


def bot_of(sim: Sim) -> AyazClient:
    """The bot of the story, typed as the complete bot."""
    assert isinstance(sim.bot, AyazClient)
    return sim.bot


async def levels(sim: Sim) -> list[str]:
    """The levels of the computers at the newest table, in seat order."""
    newest = max(await bot_of(sim).app.matches.queries.live_tables())
    seats = (await bot_of(sim).app.matches.queries.table(newest)).match.seats
    return [seat.occupant.level for seat in seats if isinstance(seat.occupant, Computer)]

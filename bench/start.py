"""``python -m bench start``: how long the bot takes to start with many live matches, and its memory.

A new process opens a database with live matches, each in the middle of a round, does everything that the bot does
before it connects to the gateway, loads each match as a press would, and draws every board.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random

from bench.bars import Bar, report
from composition import now
from data.computer_players import ComputerPlayers
from data.matches.service import Limits, MatchService
from data.records.matches import Place, User
from data.storage.opening import open_database
from data.storage.store import Store
from engine.moves import Play
from engine.rules import default_options
from engine.variants import VARIANTS

MATCHES = 1000
MOVES = 8
"""Moves in each match."""

_START = """
import asyncio, json, resource, sys, time
begun = time.perf_counter()
from pathlib import Path
import discord
from composition import make_bot
from engine.view import public_view, seat_view
from renderer.paint import Labels

names = Labels(("Ada", "İlker"))

async def start(path):
    bot = make_bot(Path(path), command_sync=False)
    await bot._async_setup_hook()
    await bot.setup_hook()
    ready = time.perf_counter()
    ids = await bot.app.matches.queries.live_tables()
    tables = [await bot.app.matches.queries.table(match_id) for match_id in ids]
    back = time.perf_counter()
    for match in (table.match for table in tables):  # as after every start, and a hand for one in four
        await asyncio.wrap_future(bot.app.renderer.board(public_view(match), names))
        if match.seq % 4 == 0:
            await asyncio.wrap_future(bot.app.renderer.hand(seat_view(match, 0), names))
    await bot.close()
    mib = 1024 if sys.platform != "darwin" else 1024 * 1024
    own, beside = (resource.getrusage(who).ru_maxrss / mib for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    taken = {"ready": ready - begun, "back": back - ready, "memory": own, "beside": beside}
    print(json.dumps({**taken, "matches": len(ids)}))

asyncio.run(start(sys.argv[1]))
"""


async def fill(place: Path | str, count: int = MATCHES) -> None:
    """Put ``count`` live matches into a new database, as a killed bot leaves it."""
    async with await open_database(place) as database:
        matches = MatchService(
            Store(database),
            clock=now,
            make_secret=lambda: secrets.token_bytes(32),
            rng=Random(0),
            chooser=ComputerPlayers(processes=0, rng=Random(0)).choose,
            limits=lambda _: Limits(per_channel=count, per_person=count),
        )
        ada, ilker = User(1, "Ada"), User(2, "İlker")
        options = default_options(next(iter(VARIANTS.values())), turn_time=86400)
        for number in range(count):
            table = await matches.seats.open(ada, Place(1, number % 100), options, language="tr")
            await matches.seats.join(table.id, ilker)
            table = await matches.seats.start(table.id, ada)
            for _ in range(MOVES):
                seat, played = table.match.on_turn, table.match.round
                if seat is None or played is None:
                    break
                move = next(move for move in played.legal() if isinstance(move, Play))
                table = await matches.play.move(table.id, (ada, ilker)[seat], table.match.seq, move)


def measured(path: Path) -> dict[str, float]:
    """Times and memory of one start with this database."""
    run = subprocess.run([sys.executable, "-c", _START, str(path)], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout.splitlines()[-1])
    return found


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ayaz.sqlite3"
        asyncio.run(fill(path))
        measured(path)  # warm up the disk caches
        runs = sorted((measured(path) for _ in range(3)), key=lambda run: run["ready"])
    run = runs[1]
    return report(
        f"start with {run['matches']:.0f} live matches",
        [
            Bar("ready for the gateway", "< 2 s", f"{run['ready']:.2f} s", run["ready"] < 2),
            Bar("every match in memory again", "< 5 s", f"{run['back']:.2f} s", run["back"] < 5),
            Bar(
                "most resident memory, every board drawn", "< 150 MiB", f"{run['memory']:.0f} MiB", run["memory"] < 150
            ),
            Bar("of the process that draws", "", f"{run['beside']:.0f} MiB"),
        ],
    )

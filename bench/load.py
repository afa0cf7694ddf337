"""``python -m bench load``: presses at 200 and at 1,000 live matches, beside a bot that does nothing.

All offline in one process with the simulated Discord, as in ``python -m bench press``. The bot's own requests are
counted against Discord's limits: 50 a second, and five edits in five seconds for each channel. Then the bot is started
again on the same file. Memory is that of another bot and all its processes, without the simulated Discord.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import AsyncGenerator, Generator
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from simcord.http import router

from bench.bars import Bar, report
from bench.press import FLOOR, ONE_PICTURE, Playing, Waits, floor, hand_before, next_press, paced, press, timed
from bench.start import fill
from cogs.discord_io.components import TableCustomId
from cogs.local.world import World, open_world
from composition import make_bot
from data.records.matches import Place, Table, Update, User
from engine.events import Played
from engine.rules import default_options
from engine.variants import VARIANTS

MATCHES = 200, 1000
RATE, PRESSES = 50, 600
"""Presses a second, and how many."""
RESTART = 5.0
"""Seconds until 1,000 matches take presses again."""
GLOBAL, EDITS, WINDOW = 50, 5, 5.0
"""Discord's limits: requests with the bot's token a second, and edits of a channel's messages in ``WINDOW`` seconds."""
MEMORY = (100, "auto", 256), (20, "single", 128)
"""Tables, processes, and MiB that are enough."""

_MEMORY = """
import asyncio, json, os, sys
from pathlib import Path
from composition import make_bot
from engine.view import public_view, seat_view
from renderer.paint import Labels

def rollup(pid, field):
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith(field)) / 1024

def processes():
    tasks = Path("/proc/self/task").iterdir()
    started = (int(pid) for task in tasks for pid in (task / "children").read_text().split())
    return [os.getpid(), *started]

async def start(place, single):
    bot = make_bot(place if "://" in place else Path(place), command_sync=False, single_process=single)
    await bot._async_setup_hook()
    await bot.setup_hook()
    while not single and not (bot.app.renderer.pid and bot.app.computer_players.are_up):
        await asyncio.sleep(0.05)
    names, draw = Labels(("Ada", "İlker")), bot.app.renderer
    for match_id in await bot.app.matches.queries.live_tables():
        match = (await bot.app.matches.queries.table(match_id)).match
        drawn = [draw.board(public_view(match), names), *(draw.hand(seat_view(match, seat), names) for seat in (0, 1))]
        await asyncio.gather(*map(asyncio.wrap_future, drawn))
    print(json.dumps({field: sum(rollup(pid, field + ":") for pid in processes()) for field in ("Rss", "Pss")}))
    await bot.close()

asyncio.run(start(sys.argv[1], sys.argv[2] == "single"))
"""


@dataclass
class Limits:
    """The bot's own requests that Discord would have answered with 429."""

    refused: int = 0
    sent: deque[float] = field(default_factory=deque[float])
    edits: dict[str, deque[float]] = field(default_factory=dict[str, "deque[float]"])

    def note(self, method: str, path: str) -> None:
        """A request; those of interactions are not limited."""
        if "/interactions/" in path or "/webhooks/" in path:
            return
        over = not _fits(self.sent, GLOBAL, 1.0)
        if method == "PATCH" and "/messages/" in path:
            over |= not _fits(self.edits.setdefault(path.split("/messages/", maxsplit=1)[0], deque()), EDITS, WINDOW)
        self.refused += over


def _fits(times: deque[float], most: int, seconds: float) -> bool:
    now = perf_counter()
    while times and now - times[0] >= seconds:
        times.popleft()
    times.append(now)
    return len(times) <= most


@contextlib.contextmanager
def limited(limits: Limits) -> Generator[None]:
    """Count the requests that reach the simulated Discord."""
    dispatch = router.dispatch

    def noting(backend: Any, method: str, path: str, **rest: Any) -> Any:
        limits.note(method, path)
        return dispatch(backend, method, path, **rest)

    router.dispatch = noting
    try:
        yield
    finally:
        router.dispatch = dispatch


@contextlib.asynccontextmanager
async def watched(late: list[float]) -> AsyncGenerator[None]:
    """Record how late the event loop wakes from short sleeps, in milliseconds."""

    async def watch() -> None:
        while True:
            due = perf_counter() + 0.005
            await asyncio.sleep(0.005)
            late.append(1000 * (perf_counter() - due))

    watching = asyncio.create_task(watch())
    try:
        yield
    finally:
        watching.cancel()


@dataclass
class Run:
    """What was measured with a number of live matches."""

    waits: Waits
    limits: Limits
    late: list[float]
    """Milliseconds."""
    moves: float
    """Stored a second."""
    cpu: float
    """Milliseconds of processor time a press, of the bot with the simulated Discord and of the process that draws."""
    restart: float
    """Seconds."""


async def open_matches(world: World, bot: Any, count: int) -> list[Playing]:
    """Start matches, each in a channel of its own, and wait until each has a board."""
    guild, matches = world.people[0].actor.guild, bot.app.matches
    options = default_options(VARIANTS["draw"], turn_time=86400)
    playing: list[Playing] = []
    for number in range(count):
        channel = guild.create_text_channel(f"table-{number}")
        people = (
            guild.add_member(world.env.create_user(f"Ada {number}")),
            guild.add_member(world.env.create_user(f"İlker {number}")),
        )
        ada, ilker = (User(who.id, who.user.name) for who in people)
        table = await matches.seats.open(ada, Place(guild.id, channel.id), options, language="en-US")
        await matches.seats.join(table.id, ilker)
        await matches.seats.start(table.id, ada)
        playing.append(Playing(table.id, people))
    for each in playing:
        while (await matches.queries.table(each.id)).board is None:  # noqa: ASYNC110 (there is no event for it)
            await asyncio.sleep(0.2)
    return playing


async def loaded(count: int) -> Run:
    """As ``under_load``, on a file."""
    with tempfile.TemporaryDirectory() as folder:
        return await under_load(Path(folder) / "ayaz.sqlite3", count)


async def under_load(place: Path | str, count: int) -> Run:
    """The real bot with so many live matches, its own pace of requests included."""
    waits, limits, late, stored = Waits(), Limits(), list[float](), list[float]()
    bot = make_bot(place)
    async with open_world(bot) as world:
        playing = await open_matches(world, bot, count)
        known = {each.id: await bot.app.matches.queries.table(each.id) for each in playing}

        def updated(update: Update) -> None:
            known[update.table.id] = update.table
            stored.extend(perf_counter() for event in update.events if isinstance(event, Played))

        def once(number: int) -> None:
            each = playing[number % len(playing)]
            _press_next(world, waits, each, known[each.id])

        bot.app.matches.on_update.append(updated)
        pid, cpu = bot.app.renderer.pid, process_time()
        drawn = _cpu_of(pid)
        with timed(waits), limited(limits):
            async with watched(late):
                await paced(RATE, PRESSES, once)
        cpu = (process_time() - cpu + _cpu_of(pid) - drawn) * 1000 / PRESSES
    restart = await restarted(place, count)
    return Run(waits, limits, late, len(stored) / (stored[-1] - stored[0]), cpu, restart)


def _press_next(world: World, waits: Waits, each: Playing, table: Table) -> None:
    """A legal press on the hand of the player on turn, or on the board where no hand is open yet."""
    board = world.env.backend.get_message(table.place.channel, table.board or 0)
    found = next_press(table)
    if found is None:  # between rounds: the board has the button
        for who in each.people:
            press(world, waits, who, board, str(TableCustomId("ready", table.id, table.match.seq)))
        return
    seat, wanted = found
    try:
        shown = hand_before(world, each.people[seat], table.place.channel)
    except ValueError:
        shown = board
    press(world, waits, each.people[seat], shown, str(wanted))


def _cpu_of(pid: int | None) -> float:
    """Seconds of processor time of another process; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def restarted(place: Path | str, count: int) -> float:
    """Seconds until every match of a database takes presses again."""
    begun = perf_counter()
    bot = make_bot(place, command_sync=False)
    await bot._async_setup_hook()  # type: ignore[reportPrivateUsage]
    await bot.setup_hook()
    queries = bot.app.matches.queries
    tables = [await queries.table(match_id) for match_id in await queries.live_tables()]
    took = perf_counter() - begun
    assert len(tables) >= count - PRESSES // 10
    await bot.close()
    return took


async def memory(tables: int, processes: str) -> tuple[float, float]:
    """As ``memory_on`` a new file, with so many live tables."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "ayaz.sqlite3"
        await fill(path, tables)
        return await memory_on(path, processes)


async def memory_on(place: Path | str, processes: str) -> tuple[float, float]:
    """MiB of all processes of a bot on a database with live tables, each with its board and both hands drawn: resident,
    and with what they share counted once."""
    command = [sys.executable, "-c", _MEMORY, str(place), processes]
    output = await asyncio.to_thread(subprocess.check_output, command, text=True)
    found: dict[str, float] = json.loads(output.splitlines()[-1])
    return found["Rss"], found["Pss"]


def _bars(count: int, run: Run, nothing: Waits) -> list[Bar]:
    most = 3 * nothing.quantile(0.99) + ONE_PICTURE
    middle, last = run.waits.quantile(0.5), run.waits.quantile(0.99)
    late = sorted(run.late)[int(0.99 * len(run.late))]
    name = f"{count} matches, {RATE}/s"
    return [
        Bar(f"{name}: p50", "<= 8 ms", f"{middle:.1f} ms", middle <= 8),
        Bar(f"{name}: p99", f"<= {most:.0f} ms", f"{last:.1f} ms", last <= most),
        Bar(f"{name}: presses without an answer in time", "0", str(run.waits.failed), run.waits.failed == 0),
        Bar(f"{name}: requests over Discord's limits", "0", str(run.limits.refused), run.limits.refused == 0),
        Bar(f"{name}: moves stored a second", ">= 45", f"{run.moves:.0f}", run.moves >= 45),
        Bar(f"{name}: event loop lateness p99", "<= 50 ms", f"{late:.1f} ms", late <= 50),
        Bar(f"{name}: processor time a press, with Discord", "", f"{run.cpu:.1f} ms"),
        Bar(f"{count} matches: take presses again", f"< {RESTART} s", f"{run.restart:.1f} s", run.restart < RESTART),
    ]


async def measure() -> list[Bar]:
    """All lines."""
    nothing = await floor(FLOOR, 2 * PRESSES)
    quick, slow = nothing.quantile(0.5), nothing.quantile(0.99)
    bars = [Bar(f"does nothing, {FLOOR}/s: p50 / p99", "", f"{quick:.1f} / {slow:.1f} ms")]
    for count in MATCHES:
        bars += _bars(count, await loaded(count), nothing)
    for tables, processes, most in MEMORY if sys.platform == "linux" else ():
        resident, shared = await memory(tables, processes)
        which = "in one process" if processes == "single" else "all processes"
        text = f"{shared:.0f} MiB (resident {resident:.0f})"
        bars.append(Bar(f"memory of {tables} tables, {which}", f"<= {most} MiB", text, shared <= most))
    return bars


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    logging.getLogger().setLevel(logging.ERROR)
    return report("load, offline", asyncio.run(measure()))

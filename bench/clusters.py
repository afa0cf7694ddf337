"""``python -m bench clusters``: one file, one process on PostgreSQL, and two of them, beside each other in one run.

The server is the benchmark's own, on this machine, with its ordinary settings of durability: it shares the processors
with the bots. Moves go through ``MatchService`` as in ``python -m bench moves``; presses reach the whole bot with a
simulated Discord in its process, as in ``python -m bench press``. Each bot is a process, and all of them measure at the
same time. At the end, a bot with many live matches as in ``python -m bench load``, on the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from bench.bars import Bar, report
from bench.load import memory_on, under_load
from bench.moves import Crowd
from bench.postgres import durable_server
from bench.press import RATE, pressed
from bench.start import fill
from composition import make_bot
from data.records.shards import Shards
from data.storage.opening import open_database
from data.storage.postgres_database import is_address

PRESSES = 600
"""In each process."""
TURNS = 3
"""How often the moves of each kind are measured, in turn: other load on the machine affects all alike."""
SECONDS = 3.0
LIVE = 2000
"""Live matches of one process."""
ONE, BAR = "1 process, PostgreSQL", 300
"""Committed moves a second that this one must reach."""


@dataclass(frozen=True)
class Kind:
    """What is compared: a name, a database, and how many processes share it."""

    name: str
    place: str
    processes: int


def work(arguments: Sequence[str]) -> None:
    """One process, one shard of several: measure ``moves`` for so many seconds, or so many ``presses``.

    It says when it is ready, begins when it is answered, and prints what it has found.
    """
    what, place, shard, count, amount = arguments
    logging.getLogger().setLevel(logging.ERROR)
    shards = Shards(int(count), (int(shard),))
    measure = _moves if what == "moves" else _presses
    print(json.dumps(asyncio.run(measure(place if is_address(place) else Path(place), shards, float(amount)))))


async def _ready() -> None:
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)


def _server_of(shards: Shards) -> int:
    """The id of a server of a shard."""
    return (shards.count + shards.ids[0]) << 22


async def _moves(place: Path | str, shards: Shards, seconds: float) -> dict[str, Any]:
    async with await open_database(place, shards=shards) as database:
        crowd = Crowd(database, guild=_server_of(shards))
        await crowd.sit_down()
        await _ready()
        return {"moves": await crowd.all_at_once(seconds)}


async def _presses(place: Path | str, shards: Shards, count: float) -> dict[str, Any]:
    waits, moves = await pressed(
        make_bot(place, shards=shards), RATE, round(count), server=_server_of(shards), prepared=_ready
    )
    return {"took": waits.took, "failed": waits.failed, "moves": moves}


async def together(what: str, kind: Kind, amount: float) -> list[dict[str, Any]]:
    """What the processes of a kind have found, each one beside the others."""
    script = "import sys; from bench.clusters import work; work(sys.argv[1:])"
    processes = [
        await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", script, what, kind.place, str(shard), str(kind.processes), str(amount)),
            stdin=PIPE,
            stdout=PIPE,
        )
        for shard in range(kind.processes)
    ]
    try:
        for process in processes:
            assert process.stdout is not None
            while await process.stdout.readline() != b"ready\n":
                if process.stdout.at_eof():
                    raise RuntimeError(f"{what} on {kind.name}: the process has ended")
        return await asyncio.gather(*map(_found, processes))
    finally:
        for process in processes:
            if process.returncode is None:
                process.kill()
            assert process.stdin is not None
            process.stdin.close()
            await process.communicate()


async def _found(process: Process) -> dict[str, Any]:
    output, _ = await process.communicate(b"go\n")
    found: dict[str, Any] = json.loads(output.decode().splitlines()[-1])
    return found


async def compare(kinds: Callable[[str], Awaitable[Sequence[Kind]]]) -> list[Bar]:
    """Moves and presses of each kind; ``kinds`` makes new databases."""
    rates: dict[str, list[float]] = {}
    for turn in range(TURNS):
        for kind in await kinds(f"moves-{turn}"):
            found = await together("moves", kind, SECONDS)
            rates.setdefault(kind.name, []).append(sum(each["moves"] for each in found))
    bars = [_moves_bar(name, found) for name, found in rates.items()]
    for kind in await kinds("presses"):
        found = await together("presses", kind, PRESSES)
        took = sorted(one for each in found for one in each["took"])
        failed = sum(each["failed"] for each in found)
        pace = f"{kind.name}, {RATE * kind.processes} presses a second"
        bars += [
            Bar(f"{pace}: p50 / p99", "", f"{took[len(took) // 2]:.1f} / {took[int(0.99 * len(took))]:.1f} ms"),
            Bar(f"{pace}: without an answer in time", "0", str(failed), failed == 0),
        ]
    return bars


def _moves_bar(name: str, rates: list[float]) -> Bar:
    text = f"{median(rates):.0f} (best {max(rates):.0f})"
    if name != ONE:
        return Bar(f"{name}: moves a second", "", text)
    return Bar(f"{name}: moves a second", f">= {BAR}", text, max(rates) >= BAR)


async def live(url: str, filled: str, count: int) -> list[Bar]:
    """One process with many live matches: presses, restart, memory."""
    run = await under_load(url, count)
    late = sorted(run.late)[int(0.99 * len(run.late))]
    name = f"{count} live matches on PostgreSQL"
    await fill(filled, count)
    resident, shared = await memory_on(filled, "auto")
    return [
        Bar(f"{name}: p50 / p99", "", f"{run.waits.quantile(0.5):.1f} / {run.waits.quantile(0.99):.1f} ms"),
        Bar(f"{name}: without an answer in time", "0", str(run.waits.failed), run.waits.failed == 0),
        Bar(f"{name}: event loop lateness p99", "<= 50 ms", f"{late:.1f} ms", late <= 50),
        Bar(f"{name}: processor time a press, with Discord", "", f"{run.cpu:.1f} ms"),
        Bar(f"{name}: take presses again", "< 15 s", f"{run.restart:.1f} s", run.restart < 15),
        Bar(f"{name}: memory, all processes", "", f"{shared:.0f} MiB (resident {resident:.0f})"),
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench clusters", description=__doc__)
    parser.add_argument("--folder", type=Path, default=Path("var"), help="a folder on the disk to measure")
    parser.add_argument("--live", type=int, default=LIVE, help="live matches of one process; 0 leaves that out")
    chosen = parser.parse_args(arguments)
    logging.getLogger().setLevel(logging.ERROR)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=chosen.folder, prefix="bench-") as folder:
        bars = asyncio.run(_measure(Path(folder), chosen.live))
    load = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    print(f"{os.cpu_count()} processors, load of the machine at the end {load}\n")
    return report("bots and server on one machine", bars)


async def _measure(folder: Path, count: int) -> list[Bar]:
    server = durable_server()

    async def kinds(name: str) -> list[Kind]:
        one, two = [await server.database_for(folder / f"{name}-{number}") for number in (1, 2)]
        return [
            Kind("1 process, SQLite", str(folder / f"{name}.sqlite3"), 1),
            Kind(ONE, one, 1),
            Kind("2 processes, PostgreSQL", two, 2),
        ]

    bars = await compare(kinds)
    if count:
        played, filled = [await server.database_for(folder / name) for name in ("played", "filled")]
        bars += await live(played, filled, count)
    return bars

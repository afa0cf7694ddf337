"""``python -m bench think``: what hard computers cost: lateness of the event loop, memory, and processor time.

Eight tables, of all variants, play at the same time with hard computers on every seat, one move right after the other,
while a clock records how late the event loop is. Then the idle worker process is measured.
"""

from __future__ import annotations

import asyncio
import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter

from bench.bars import Bar, report
from data.computer_players import MAX_QUEUE_SECONDS, ComputerPlayers
from engine.events import RoundDealt
from engine.match import Match, move_event
from engine.rules import default_options
from engine.sample_match import sample_match
from engine.variants import VARIANTS
from engine.view import seat_view

TABLES = 8
SECONDS = 15
IDLE = 5
TICK = 0.005
"""Seconds between ticks of the clock."""
LATE, MEMORY, CPU = 20, 60, 100
"""Milliseconds, MiB, milliseconds."""


@dataclass
class Times:
    """Durations in milliseconds."""

    taken: list[float] = field(default_factory=list[float])

    def quantile(self, share: float) -> float:
        return sorted(self.taken)[min(len(self.taken) - 1, int(share * len(self.taken)))]

    def text(self) -> str:
        return f"{self.quantile(0.5):.1f} / {self.quantile(0.99):.1f} ms"


async def tick(late: Times, until: float) -> None:
    """Record how late the clock is at each tick."""
    while perf_counter() < until:
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.taken.append(1000 * (perf_counter() - due))


async def play(computer_players: ComputerPlayers, number: int, waits: Times, until: float) -> None:
    """Play at one table without a pause."""
    rules = list(VARIANTS.values())[number % len(VARIANTS)]
    match = sample_match(default_options(rules))
    while perf_counter() < until:
        forced = match.forced()
        if forced is not None:
            match = match.apply(forced)
        elif match.on_turn is None:
            match = _next(match)
        else:
            view = seat_view(match, match.on_turn)
            assert view is not None
            begun = perf_counter()
            move = await computer_players.choose(view, "hard")
            if len(view.moves) > 1:
                waits.taken.append(1000 * (perf_counter() - begun))
            match = match.apply(move_event(match.on_turn, move))


def _next(match: Match) -> Match:
    """The match with its next round dealt, or a new match if it is over."""
    running = match if match.is_live else sample_match(match.options)
    return running if running.on_turn is not None else running.apply(RoundDealt(secrets.token_hex(32)))


def memory(pid: int) -> float:
    """The resident memory of a process in MiB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(pid: int) -> float:
    """The processor time used by a process, in milliseconds."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return 1000 * (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


async def measure() -> list[Bar]:
    """All lines. Raises OSError on systems without /proc."""
    computer_players = ComputerPlayers(processes=1, rng=Random(0))
    computer_players.start()
    began = perf_counter()
    while not computer_players.are_up:  # noqa: ASYNC110 - the state is set by a thread
        await asyncio.sleep(0.005)
    ready = perf_counter() - began
    (pid,) = computer_players.pids
    try:
        alone, late, waits = Times(), Times(), Times()
        await tick(alone, perf_counter() + 3)
        until = perf_counter() + SECONDS
        tables = (play(computer_players, number, waits, until) for number in range(TABLES))
        await asyncio.gather(tick(late, until), *tables)
        resident, before = memory(pid), processor(pid)
        await asyncio.sleep(IDLE)
        idle = processor(pid) - before
    finally:
        computer_players.close()
    longest, most = max(waits.taken), 1000 * computer_players.cpu
    return [
        Bar("ready after", "", f"{ready:.2f} s"),
        Bar("loop late, idle: p50 / p99", "", alone.text()),
        Bar(
            f"loop late, {TABLES} tables: p99",
            f"<= {LATE} ms",
            f"{late.quantile(0.99):.1f} ms",
            late.quantile(0.99) <= LATE,
        ),
        Bar(f"a move, {TABLES} tables: p50 / p99", "", waits.text()),
        Bar(
            "the longest wait",
            f"<= {MAX_QUEUE_SECONDS + 1:.0f} s",
            f"{longest / 1000:.2f} s",
            longest <= 1000 * (MAX_QUEUE_SECONDS + 1),
        ),
        Bar("moves a second", "", f"{len(waits.taken) / SECONDS:.0f}"),
        Bar("most processor time of a move", f"<= {CPU} ms", f"{most:.0f} ms", most <= CPU),
        Bar("resident memory of the process", f"< {MEMORY} MiB", f"{resident:.0f} MiB", resident < MEMORY),
        Bar(f"its processor time in {IDLE} idle seconds", "0 ms", f"{idle:.0f} ms", idle == 0),
    ]


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    return report("hard computers at eight tables", asyncio.run(measure()))

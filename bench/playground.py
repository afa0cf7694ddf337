"""``python -m bench playground``: whether a press in the playground costs as much after an evening as at its start.

The real bot plays draw dominoes against computers, one table after another in the same channel, with two pages open;
the presses go through the page's web socket. Measured is the processor time of the process for each press, until the
page shows what came of it, and what the page is sent. Pictures are drawn in a process of their own and not counted.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import tempfile
import time
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from bench.bars import Bar, report
from cogs.local.archive import Archive
from cogs.local.playground import open_server
from cogs.local.world import open_world
from composition import make_bot
from tests.support.page_client import PageClient, open_page, parts

TABLES = 20
ENDS = 60
"""Presses at the start and at the end that are compared."""
REFRESH = 3.0
"""Seconds after which a hand that shows nothing to play is asked for again."""
LIMIT = 1.5
"""How many times the figure of the start the one of the end may be."""


@dataclass
class Cost:
    """What one press took."""

    milliseconds: float
    """Of the processor."""
    sent: int
    """Bytes."""


async def play(page: PageClient, costs: list[Cost]) -> None:
    """Open a table and play a match to its end."""
    await page.use("domino play", computers=1, target=25, turn_time=86400)
    lobby = await page.wait_for(lambda: control(page, ":start:"))
    await page.act("press", **lobby)
    while not over(page, lobby["message"]):
        try:
            async with asyncio.timeout(REFRESH):
                choice = await page.wait_for(lambda: over(page, lobby["message"]) or move(page))
        except TimeoutError:  # the hand was sent while the computer moved
            hand = control(page, ":hand:")
            assert hand is not None, "neither a move nor a hand"
            await page.act("press", **hand)
            continue
        if choice is True:
            return
        before, sent = time.process_time(), page.received
        await page.act("press", **choice)
        await page.wait_for(lambda choice=choice: over(page, lobby["message"]) or move(page) not in (None, choice))
        costs.append(Cost(1000 * (time.process_time() - before), page.received - sent))


def control(page: PageClient, verb: str, *, private: bool = False) -> dict[str, Any] | None:
    """The newest button of that verb that can be pressed, as the page sends it."""
    for identity in sorted(page.messages, key=int, reverse=True):
        message = page.messages[identity]
        for part in parts(message["components"]) if message["private"] or not private else ():
            if verb in part.get("custom_id", "") and not part.get("disabled"):
                return {"message": identity, "custom_id": part["custom_id"]}
    return None


def move(page: PageClient) -> dict[str, Any] | None:
    """What goes on with the match."""
    verbs = (":play:", ":draw:", ":pass:")
    found = (control(page, verb, private=True) for verb in verbs)
    return next((each for each in found if each), control(page, ":ready:"))


def over(page: PageClient, since: str) -> bool:
    """Whether a match has ended on a message that is not older."""
    found = control(page, ":rematch:")
    return found is not None and int(found["message"]) >= int(since)


async def evening(folder: Path) -> tuple[list[Cost], float, int]:
    """The presses of an evening, the seconds they took, and the messages at its end."""
    costs: list[Cost] = []
    async with AsyncExitStack() as stack:
        archive = stack.enter_context(closing(Archive(folder / "discord.sqlite3")))
        bot = make_bot(folder / "ayaz.sqlite3", pace=(100, 100), tick_interval=0.05, ai_processes=0)
        world = await stack.enter_async_context(open_world(bot, archive=archive))
        server = await stack.enter_async_context(open_server(world, port=0))
        page = await stack.enter_async_context(open_page(server.origin, "deniz", "en-US"))
        other = await stack.enter_async_context(open_page(server.origin, "ayse", "tr"))
        stop = asyncio.Event()
        beside = [asyncio.create_task(watch(other)), asyncio.create_task(archive.save_regularly(stop))]
        begun = time.perf_counter()
        gc.collect()
        for _ in range(TABLES):
            await play(page, costs)
            del page.updates[:]
        stop.set()
        beside[0].cancel()
        await beside[1]
        return costs, time.perf_counter() - begun, len(world.backend.messages[world.channel.id])


async def watch(page: PageClient) -> None:
    """Receive for ever."""
    while True:
        with contextlib.suppress(TimeoutError):
            await page.receive()
        del page.updates[:]


def main(arguments: list[str]) -> int:
    """Measure and print the table; 1 when a bar is missed."""
    with tempfile.TemporaryDirectory() as folder:
        costs, seconds, messages = asyncio.run(evening(Path(folder)))
    first, last = costs[:ENDS], costs[-ENDS:]
    time_ratio = median(each.milliseconds for each in last) / median(each.milliseconds for each in first)
    sent_ratio = median(each.sent for each in last) / median(each.sent for each in first)
    bar = f"<= {LIMIT}"
    return report(
        f"the playground, {TABLES} tables, {len(costs)} presses",
        [
            Bar("a press at the start", "", f"{median(each.milliseconds for each in first):.1f} ms"),
            Bar("a press at the end", "", f"{median(each.milliseconds for each in last):.1f} ms"),
            Bar("processor time, end to start", bar, f"{time_ratio:.2f}", time_ratio <= LIMIT),
            Bar("sent to the page, end to start", bar, f"{sent_ratio:.2f}", sent_ratio <= LIMIT),
            Bar("sent to the page for a press", "", f"{median(each.sent for each in last):.0f} bytes"),
            Bar("messages at the end", "", str(messages)),
            Bar("time that the evening took", "", f"{seconds:.0f} s"),
        ],
    )

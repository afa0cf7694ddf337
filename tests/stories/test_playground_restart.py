"""A playground that was ended and started again: its tables go on where they were, on the same messages."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

from cogs.local.archive import Archive
from cogs.local.playground import open_server
from cogs.local.world import open_world
from composition import make_bot
from tests.support.page_client import PageClient, open_page


@asynccontextmanager
async def playground(folder: Path) -> AsyncIterator[PageClient]:
    """Deniz's page in a playground with its files in that folder."""
    async with AsyncExitStack() as stack:
        archive = stack.enter_context(closing(Archive(folder / "discord.sqlite3")))
        bot = make_bot(
            folder / "ayaz.sqlite3", pace=(200, 200), tick_interval=0.05, ai_processes=0, render_process=False
        )
        world = await stack.enter_async_context(open_world(bot, archive=archive))
        server = await stack.enter_async_context(open_server(world, port=0))
        yield await stack.enter_async_context(open_page(server.origin, "deniz", "en-US"))


def tiles(page: PageClient) -> list[str]:
    """What the newest private message offers to play."""
    hand = max((each for each in page.messages.values() if each["private"]), key=lambda each: int(each["id"]))
    rows = [part for row in hand["components"] if row["type"] == 1 for part in row["components"]]
    return [part["label"] for part in rows if ":play:" in part["custom_id"]]


async def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with asyncio.timeout(120):
        async with playground(tmp_path) as page:
            await page.use("domino play", computers=1, turn_time=86400)
            await page.wait_for(lambda: any("Start" in str(each) for each in page.messages.values()))
            await page.press("Start")
            await page.wait_for(lambda: any(each["private"] for each in page.messages.values()) and tiles(page))
            shown = sorted(page.messages)
        async with playground(tmp_path) as page:
            assert sorted(page.messages) == shown
            names = [each["name"] for each in page.seen["commands"]]
            assert "domino play" in names, "the bot has sent its commands in the first run, and not again"
            tile = tiles(page)[0]
            assert await page.press(tile) == "ok"
            await page.wait_for(lambda: tile not in tiles(page))
            assert sorted(page.messages)[: len(shown)] == shown

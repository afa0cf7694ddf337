"""The simulated server of the playground around the real bot."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cogs.local.world import open_world
from composition import make_bot


async def test_it_closes_while_a_board_is_being_posted(tmp_path: Path) -> None:
    """On closing, the bot waits for its requests by the world's clock, which must keep running."""
    async with asyncio.timeout(60), open_world(make_bot(tmp_path / "ayaz.sqlite3", requests_per_second=1)) as world:
        ada = world.people[0].actor
        lobby = (await ada.slash(world.channel, "domino play", computers=1)).response
        assert lobby is not None
        await ada.click(lobby, label="Start")
        for _ in range(3):  # more than the pace of requests lets through at once
            await ada.slash(world.channel, "domino board")
            await asyncio.sleep(0.1)

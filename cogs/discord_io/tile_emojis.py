"""The tiles as emojis of the application: uploaded once, and then on every button that plays a tile.

Discord sends no event for them and counts them per application, so each start asks for them once. Buttons always have
their label too: without emojis nothing is missing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future

import discord

from cogs.discord_io.retry import FAILURES, describe
from data.storage.database import Task
from data.storage.store import Store
from engine.tiles import TILES, Tile

log = logging.getLogger(__name__)

TURN_INTERVAL = 5.0
"""Seconds after which it is looked again whether another process is done."""
PAUSE = 2.0
"""Seconds between two uploads. Discord does not say how many it takes, and hides the limit in its headers."""


def emoji_name(tile: Tile) -> str:
    """The name by which an uploaded tile is found again."""
    return f"ayaz_{tile.high}_{tile.low}"


class TileEmojis:
    """Knows the emojis, once they are all there. ``draw`` returns the picture of one."""

    def __init__(self, client: discord.Client, draw: Callable[[Tile], Future[bytes]]) -> None:
        self._client = client
        self._draw = draw
        self._emojis: dict[Tile, discord.PartialEmoji] = {}

    def of(self, tile: Tile) -> discord.PartialEmoji | None:
        """The emoji of a tile; None while they are not all there."""
        return self._emojis.get(tile)

    async def install(self) -> int:
        """Find the emojis, and upload those that are missing; how many were. Raises what ``retry.FAILURES`` lists."""
        named = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        missing = [tile for tile in TILES if emoji_name(tile) not in named]
        for number, tile in enumerate(missing):
            await asyncio.sleep(PAUSE if number else 0)
            name, picture = emoji_name(tile), await asyncio.wrap_future(self._draw(tile))
            named[name] = await self._client.create_application_emoji(name=name, image=picture)
        self._emojis = {
            tile: discord.PartialEmoji(name=emoji_name(tile), id=named[emoji_name(tile)].id) for tile in TILES
        }
        return len(missing)

    async def install_quietly(self, store: Store) -> None:
        """As ``install``, after any other process that is uploading them; where it fails the next start tries again."""
        try:
            uploaded = await self._install_in_turn(store)
        except FAILURES as error:
            log.warning("the tiles have no emojis yet, the next start tries again: %s", describe(error))
        else:
            if uploaded:
                log.info("%d tiles were uploaded as emojis", uploaded)

    async def _install_in_turn(self, store: Store) -> int:
        while True:
            async with store.exclusively(Task.UPLOAD_EMOJIS) as is_ours:
                if is_ours:
                    return await self.install()
            await asyncio.sleep(TURN_INTERVAL)

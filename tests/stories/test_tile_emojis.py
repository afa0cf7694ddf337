"""The tiles as emojis of the application: uploaded once, shown on every button that plays a tile, done without."""

from __future__ import annotations

from functools import partial

import pytest

from cogs.discord_io import tile_emojis
from cogs.discord_io.tile_emojis import emoji_name
from engine.tiles import TILES
from tests.support.bots import quick_bot
from tests.support.player_actions import TILE, play_first, two_at_table
from tests.support.simulation import OpenStory, Shown, Sim

emoji_bot = partial(quick_bot, tile_emojis=True)


@pytest.fixture(autouse=True)
def unpaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tile_emojis, "PAUSE", 0)


def uploads(sim: Sim) -> int:
    return sum(each.method == "POST" and each.path.endswith("/emojis") for each in sim.env.http_requests)


def faces(hand: Shown) -> dict[str, str | None]:
    """The emojis of the buttons for tiles, by the tile of their label."""
    return {each.label.split()[0]: each.emoji for each in hand.buttons if TILE.fullmatch(each.label)}


async def test_tiles_are_uploaded_once_and_stand_on_their_buttons(open_story: OpenStory) -> None:
    async with open_story(emoji_bot) as sim:
        await sim.settle()
        assert {each.name for each in sim.env.backend.application_emojis.values()} == set(map(emoji_name, TILES))
        before = uploads(sim)
        await sim.restart()
        await sim.settle()
        assert uploads(sim) == before
        player, _, hand = await two_at_table(sim)
        shown = faces(hand)
        assert shown == {tile: f"ayaz_{tile[0]}_{tile[2]}" for tile in shown}
        await play_first(player, hand)


async def test_play_goes_on_without_emojis(open_story: OpenStory) -> None:
    async with open_story(emoji_bot) as sim:
        sim.env.backend.application_emojis.clear()
        application = sim.bot.application_id
        sim.env.inject_error("POST", f"/applications/{application}/emojis", status=400, code=30008, times=None)
        await sim.restart()
        player, _, hand = await two_at_table(sim)
        assert set(faces(hand).values()) == {None}
        await play_first(player, hand)

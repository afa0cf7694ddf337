"""Shards begin their sessions one after the other, in as many rows as Discord has for the bot."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.discord_io.identify_turns import INTERVAL, IdentifyTurns
from data.storage.database import CannotOpen


async def test_discord_is_asked_once_for_the_number_of_rows() -> None:
    asked, taken = 0, []

    async def get_bot_gateway() -> tuple[int, str, dict[str, int]]:
        nonlocal asked
        asked += 1
        return 32, "wss://gateway", {"max_concurrency": 16}

    async def turn(number: int, *, seconds: float) -> None:
        taken.append((number, seconds))

    client: Any = SimpleNamespace(http=SimpleNamespace(get_bot_gateway=get_bot_gateway))
    turns = IdentifyTurns(client, turn)
    for shard in (0, 1, 16, 17):
        await turns.wait(shard)
    assert taken == [(0, INTERVAL), (1, INTERVAL), (0, INTERVAL), (1, INTERVAL)]
    assert asked == 1


async def test_without_a_database_it_is_tried_again_like_a_lost_connection() -> None:
    async def get_bot_gateway() -> tuple[int, str, dict[str, int]]:
        return 2, "wss://gateway", {"max_concurrency": 1}

    async def gone(number: int, *, seconds: float) -> None:
        raise CannotOpen("postgresql://localhost/ayaz", "no answer")

    client: Any = SimpleNamespace(http=SimpleNamespace(get_bot_gateway=get_bot_gateway))
    with pytest.raises(ConnectionError, match="no answer"):  # discord.py knows it as one of its own
        await IdentifyTurns(client, gone).wait(1)

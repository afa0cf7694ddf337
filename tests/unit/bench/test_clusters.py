"""The measurement of several processes: each plays on a shard of its own, and what they find is added up."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.clusters import Kind, together
from tests.support.postgres_server import postgres_server
from tests.support.stores import STORES


@pytest.mark.parametrize("store", STORES[1:])
async def test_two_processes_play_on_one_server_at_once(tmp_path: Path, store: str) -> None:
    url = await postgres_server().database_for(tmp_path / store)
    found = await together("moves", Kind("two", url, 2), 0.3)
    assert len(found) == 2
    stored = await postgres_server().rows(
        tmp_path / store,
        "SELECT (guild / 4194304) % 2, COUNT(*) FROM events JOIN matches ON id = match WHERE kind = 'Played'"
        " GROUP BY 1",
    )
    played = {shard: count for shard, count in stored if isinstance(count, int)}
    assert set(played) == {0, 1}
    assert min(played.values()) > 0


@pytest.mark.parametrize("store", STORES[1:])
async def test_a_process_that_cannot_open_its_database_is_said(tmp_path: Path, store: str) -> None:
    nowhere = Kind(store, f"postgresql://ayaz@/ayaz?host={tmp_path}", 1)
    with pytest.raises(RuntimeError, match="moves on postgres: the process has ended"):
        await together("moves", nowhere, 0.1)

"""Which shards a process runs, from the settings."""

from __future__ import annotations

import pytest

from data.records.shards import Shards
from ops import sharding
from ops.errors import StartError
from ops.settings import load_settings
from ops.sharding import choose_shards

ON_SERVER = {"DATABASE_URL": "postgresql://ayaz@localhost/ayaz", "DISCORD_TOKEN": "token"}


async def chosen(monkeypatch: pytest.MonkeyPatch, **variables: str) -> Shards:
    for name in ("SHARD_COUNT", "SHARD_IDS", "CLUSTERS", "CLUSTER", "STANDBY", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    return await choose_shards(load_settings())


async def test_one_process_runs_all(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await chosen(monkeypatch) == Shards()
    assert await chosen(monkeypatch, SHARD_COUNT="3") == Shards(3, (0, 1, 2))


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({"SHARD_COUNT": "4", "SHARD_IDS": "1,3"}, (1, 3)),
        ({"SHARD_COUNT": "4", "SHARD_IDS": " 2 - 3 , 0"}, (0, 2, 3)),
        ({"SHARD_COUNT": "5", "CLUSTERS": "2", "CLUSTER": "0"}, (0, 1)),
        ({"SHARD_COUNT": "5", "CLUSTERS": "2", "CLUSTER": "1", "STANDBY": "true"}, (2, 3, 4)),
    ],
)
async def test_processes_share_them(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], expected: tuple[int, ...]
) -> None:
    found = await chosen(monkeypatch, **ON_SERVER, **variables)
    assert found.ids == expected
    assert found.count == int(variables["SHARD_COUNT"])


async def test_auto_is_what_discord_recommends_but_enough_for_all_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def recommends(*_: object) -> int:
        return 2

    monkeypatch.setattr(sharding, "log_in", recommends)
    assert await chosen(monkeypatch, SHARD_COUNT="AUTO", DISCORD_TOKEN="token") == Shards(2, (0, 1))
    assert await chosen(monkeypatch, **ON_SERVER, SHARD_COUNT="auto", CLUSTERS="3", CLUSTER="2") == Shards(3, (2,))
    assert await chosen(monkeypatch, **ON_SERVER, CLUSTERS="2", CLUSTER="0") == Shards(2, (0,))


@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({"SHARD_COUNT": "2", "SHARD_IDS": "0"}, "unless DATABASE_URL is set"),
        ({"STANDBY": "1"}, "STANDBY: "),
        ({**ON_SERVER, "CLUSTERS": "2"}, "set both"),
        ({**ON_SERVER, "SHARD_COUNT": "4", "SHARD_IDS": "0", "CLUSTERS": "2", "CLUSTER": "0"}, "one of them"),
        ({**ON_SERVER, "SHARD_COUNT": "4", "CLUSTERS": "2", "CLUSTER": "2"}, "CLUSTER: 2 is not between 0 and 1"),
        ({**ON_SERVER, "SHARD_COUNT": "1", "CLUSTERS": "2", "CLUSTER": "0"}, "only 1 shards for 2 processes"),
        ({**ON_SERVER, "SHARD_COUNT": "auto", "SHARD_IDS": "0"}, "set SHARD_COUNT to a number"),
        ({**ON_SERVER, "SHARD_COUNT": "2", "SHARD_IDS": "0-9"}, "between 0 and 1"),
        ({**ON_SERVER, "SHARD_COUNT": "2", "SHARD_IDS": "0,0"}, "each once"),
        ({**ON_SERVER, "SHARD_COUNT": "2", "SHARD_IDS": "a"}, "not a list of numbers"),
        ({"SHARD_COUNT": "0"}, "SHARD_COUNT: "),
        ({"SHARD_COUNT": "some"}, "SHARD_COUNT: "),
    ],
)
async def test_what_does_not_fit_is_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], words: str
) -> None:
    with pytest.raises(StartError) as refused:
        await chosen(monkeypatch, **variables)
    assert words in str(refused.value)
    assert "\n" not in str(refused.value)

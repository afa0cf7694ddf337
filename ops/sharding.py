"""Which shards this process runs, from the settings, or from what Discord recommends."""

from __future__ import annotations

import re

import discord

from data.records.shards import Shards
from ops.discord_login import log_in
from ops.errors import StartError
from ops.settings import Settings, require_token

_IDS = re.compile(r"\s*(\d{1,5})\s*(?:-\s*(\d{1,5})\s*)?")


async def choose_shards(settings: Settings) -> Shards:
    """The shards of this process. Discord is asked how many there are for ``auto``, and for CLUSTERS without a number.

    Raises StartError.
    """
    _require_consistent(settings)
    count = settings.shard_count
    if count == "auto" or (settings.clusters is not None and "shard_count" not in settings.model_fields_set):
        count = max(await log_in(require_token(settings), _recommended), settings.clusters or 1)
    shards = Shards(count, _ids(settings, count))
    if settings.database_url is None and not shards.are_all:
        raise StartError("SHARD_IDS, CLUSTERS: one process has to run all shards, unless DATABASE_URL is set")
    return shards


def _require_consistent(settings: Settings) -> None:
    if (settings.clusters is None) is not (settings.cluster is None):
        raise StartError(
            "CLUSTERS and CLUSTER: set both (how many processes, and which of them this is, from 0) or none"
        )
    if settings.clusters is not None and settings.shard_ids is not None:
        raise StartError("SHARD_IDS and CLUSTERS: set one of them, they say the same")
    if settings.shard_ids is not None and settings.shard_count == "auto":
        raise StartError("SHARD_IDS: set SHARD_COUNT to a number as well")
    if settings.standby and settings.database_url is None:
        raise StartError("STANDBY: a stand-by needs a database that two processes can use; set DATABASE_URL")


def _ids(settings: Settings, count: int) -> tuple[int, ...]:
    if settings.shard_ids is not None:
        return _parse(settings.shard_ids, count)
    if settings.clusters is None or settings.cluster is None:
        return tuple(range(count))
    cluster, clusters = settings.cluster, settings.clusters
    if cluster >= clusters:
        raise StartError(f"CLUSTER: {cluster} is not between 0 and {clusters - 1}")
    if clusters > count:
        raise StartError(f"CLUSTERS: there are only {count} shards for {clusters} processes; set SHARD_COUNT higher")
    return tuple(range(cluster * count // clusters, (cluster + 1) * count // clusters))


def _parse(text: str, count: int) -> tuple[int, ...]:
    """The numbers that a text like ``0,2`` or ``0-3`` names."""
    ids: list[int] = []
    for part in text.split(","):
        found = _IDS.fullmatch(part)
        if found is None:
            raise StartError(f"SHARD_IDS: {text!r} is not a list of numbers such as 0,1 or 0-3")
        first, last = int(found[1]), int(found[2] or found[1])
        ids += range(first, last + 1)
    if not ids or len(set(ids)) != len(ids) or max(ids) >= count:
        raise StartError(f"SHARD_IDS: {text!r} has to name shards between 0 and {count - 1}, each once")
    return tuple(sorted(ids))


async def _recommended(client: discord.Client) -> int:
    count, _, _ = await client.http.get_bot_gateway()
    return count

"""The first step: what knows nothing of Discord."""

from __future__ import annotations

import secrets
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random

from composition.environment import now
from data.computer_players import ComputerPlayers
from data.gold.service import Gold
from data.ladder.service import LadderService
from data.matches.service import MatchService
from data.people import People
from data.records.shards import Shards
from data.servers import Servers
from data.storage.opening import open_database
from data.storage.store import Store
from engine.fairness import SECRET_BYTES
from renderer.worker import DRAWING, Renderer
from workers.worker_process import WorkerProcess


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What knows nothing of Discord: the data, the computer players and the pictures."""

    store: Store
    matches: MatchService
    ladder: LadderService
    servers: Servers
    people: People
    gold: Gold
    computer_players: ComputerPlayers
    renderer: Renderer


async def build_services(
    resources: AsyncExitStack,
    place: Path | str,
    *,
    shards: Shards,
    standby: bool,
    ai_processes: int,
    pace: tuple[int, int],
) -> Services:
    """Open the database and make the services; ``resources`` closes what they have opened."""
    database = await resources.enter_async_context(await open_database(place, shards=shards, standby=standby))
    store = Store(database)
    computer_players = ComputerPlayers(processes=ai_processes, rng=Random())
    resources.callback(computer_players.close)
    renderer = Renderer(WorkerProcess(DRAWING, name="drawing"))
    resources.callback(renderer.close)
    servers = await Servers.load(store, now)
    matches = MatchService(
        store,
        clock=now,
        make_secret=lambda: secrets.token_bytes(SECRET_BYTES),
        rng=Random(),
        chooser=computer_players.choose,
        limits=servers.limits,
        pace=pace,
    )
    return Services(
        store=store,
        matches=matches,
        ladder=LadderService(store, now),
        servers=servers,
        people=await People.load(store, now),
        gold=Gold(store, now),
        computer_players=computer_players,
        renderer=renderer,
    )

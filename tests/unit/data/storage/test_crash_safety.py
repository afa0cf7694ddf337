"""kill -9 at any moment: what was acknowledged is there, a match is booked once or not at all, and so is its gold.

``AYAZ_SOAK_KILLS`` in the environment says how often a process that plays at six tables is killed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from random import Random

import pytest

from data.ladder.global_board import GlobalBoard
from data.storage.ladder_queries import LadderQueries
from data.storage.store import FINISHED, Store
from engine.match import Match, Phase
from tests.support import ROOT
from tests.support.gold import balances, check_books, pots
from tests.support.match_service import House
from tests.support.standings_recount import expected, kept

KILLS = int(os.environ.get("AYAZ_SOAK_KILLS", "5"))


def play_until_killed(house: House, *arguments: str, after: float | None) -> dict[int, int]:
    """Let another process play on, kill it that many seconds after its first move; what it acknowledged, by match."""
    command = [sys.executable, "-m", "tests.support.kill_target", str(house.path), *arguments]
    acknowledged: dict[int, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as mover:
        assert mover.stdout is not None
        killer: threading.Timer | None = None
        for line in mover.stdout:
            if not line.endswith("\n"):
                break  # killed while it was printing
            match, seq = map(int, line.split())
            acknowledged[match] = seq
            if killer is None and after is not None:
                killer = threading.Timer(after, mover.kill)
                killer.start()
        mover.wait(60)
        if killer is not None:
            killer.join()
    assert mover.returncode == -9, "it was killed; anything else is an error of its own"
    return acknowledged


async def check(house: House, acknowledged: dict[int, int]) -> None:
    """Every match is whole, and not older than what was acknowledged."""
    async with await house.open() as database:
        await GlobalBoard(Store(database)).fold()  # as the next start does
    async with await house.open() as database, Store(database).reading() as ledger:
        assert acknowledged
        for match_id, seq in acknowledged.items():
            match = Match.replay(await ledger.log(match_id))
            assert match.seq >= seq
            row = await ledger.row(match_id)
            assert row is not None
            assert (row.outcome == FINISHED) == (match.phase is Phase.FINISHED) == (row.due_at is None)
            over = match.phase is Phase.FINISHED
            assert match.phase is not Phase.PLAYING or (match.round is not None and match.round.legal()), "it goes on"
            assert len(await ledger.results(match_id)) == (2 if over else 0)
            assert (await LadderQueries(ledger).settlement(match_id) is not None) == over
    assert await kept(house.path) == await expected(house.path)
    await check_books(house.path)


async def test_killed_at_any_moment(house: House) -> None:
    moments = Random(7)
    moves = 0
    for kill in range(KILLS):
        acknowledged = play_until_killed(house, str(kill), "6", after=moments.uniform(0, 0.4))
        await check(house, acknowledged)
        moves += sum(acknowledged.values())
    assert await house.rows("PRAGMA integrity_check") == [("ok",)]
    assert await house.rows("PRAGMA foreign_key_check") == []
    assert moves > KILLS


@pytest.mark.parametrize("moment", ["event", "row", "result", "booking", "standing", "rating"])
async def test_killed_inside_a_transaction(house: House, moment: str) -> None:
    acknowledged = play_until_killed(house, "1", "1", moment, after=None)
    await check(house, acknowledged)
    assert await house.rows("SELECT * FROM results") == []
    async with house.running() as service:
        (live,) = await service.queries.live_tables()
        table = await house.play_out(service, await service.queries.table(live))
        assert len(await service.queries.results(table.id)) == 2
        assert (await service.queries.settlement(table.id)).counted


async def test_killed_while_the_stakes_are_put_in(house: House) -> None:
    play_until_killed(house, "1", "1", "stake", after=None)
    await check_books(house.path)
    assert await balances(house.path) == {"Host": 100, "Guest": 100}
    async with house.running() as service:
        (lobby,) = await service.queries.live_tables()
        table = await service.queries.table(lobby)
        assert (await service.seats.start(lobby, table.host_user)).match.started
    assert await pots(house.path) == {lobby: 20}
    await check_books(house.path)


async def test_killed_while_the_pot_is_paid_out(house: House) -> None:
    await check(house, play_until_killed(house, "1", "1", "payout", after=None))
    assert await balances(house.path) == {"Host": 90, "Guest": 90}
    async with house.running() as service:
        (live,) = await service.queries.live_tables()
        await house.play_out(service, await service.queries.table(live))
    assert sorted((await balances(house.path)).values()) == [90, 110]
    await check_books(house.path)

"""From the lobby to the booked result, for people."""

from __future__ import annotations

import pytest

from data.database import Database
from data.reading import read_table
from data.store import Store
from engine.match import Match, Phase
from tests.data.house import House, options, two_people


@pytest.mark.parametrize(("seed", "automatic"), [(1, True), (2, True), (3, False)])
async def test_replay_equals_the_live_state_at_every_step(house: House, seed: int, automatic: bool) -> None:
    house.reseed(seed)
    async with await Database.open(house.path) as database:
        service, store = house.service(database), Store(database)
        table = await two_people(service, options(target=25, automatic=automatic))
        while table.match.is_live:
            table = await house.press(service, table)
            async with store.reading() as ledger:
                assert await read_table(ledger, table.id) == table
    assert table.match.phase is Phase.FINISHED
    told = [event for update in house.updates for event in update.events]
    assert Match.replay(told) == table.match

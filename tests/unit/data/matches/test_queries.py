"""Open tables: where a person may sit down."""

from __future__ import annotations

import pytest

from data.matches.service import MatchService, Place, User
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, options, other_table


async def test_open_tables_are_those_with_a_seat_for_the_reader(service: MatchService) -> None:
    assert await service.queries.open_tables(HERE.guild, CEM) == []
    lobby = await service.seats.open(ADA, HERE, options(), language="en-US")
    hidden = await service.seats.open(BORA, HERE, options(), language="en-US", private=True)
    running = await other_table(service)
    far = await service.seats.open(ADA, Place(2, 20), options(), language="en-US")

    async def seen(user: User, guild: int = HERE.guild) -> list[int]:
        return [table.id for table in await service.queries.open_tables(guild, user)]

    assert await seen(CEM) == [lobby.id]
    assert await seen(CEM, 2) == [far.id]
    await service.seats.leave(running.id, DILA)
    assert await seen(CEM) == [lobby.id, running.id]
    assert await seen(BORA) == [lobby.id, hidden.id], "who sits there takes no other seat"
    await service.seats.invite(hidden.id, BORA, [CEM])
    assert await seen(CEM) == [lobby.id, hidden.id, running.id]
    await service.seats.join(lobby.id, CEM)
    assert await seen(DILA) == [running.id], "a full lobby is none"


@pytest.mark.parametrize("sent", [True, False])
async def test_a_removed_player_does_not_find_that_lobby(service: MatchService, sent: bool) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    table = await service.seats.join(table.id, CEM)
    if sent:
        await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    else:
        await service.seats.leave(table.id, CEM)
    assert len(await service.queries.open_tables(HERE.guild, CEM)) == (not sent)

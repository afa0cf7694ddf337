"""Private tables: invitations, and players whom the host sends away."""

from __future__ import annotations

from data.matches.service import MatchService, Refusal, Table, User
from engine.errors import Code
from engine.events import Invited, MadePrivate, SentAway
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, House, options
from tests.support.refusals import illegal, refused


async def private(service: MatchService, *guests: User) -> Table:
    return await service.seats.open(ADA, HERE, options(), language="en-US", private=True, guests=guests)


async def test_a_private_table_is_for_its_guests(house: House, service: MatchService) -> None:
    table = await private(service, BORA, ADA)
    assert table.match.private
    assert [table.user(person) for person in table.match.invited] == [BORA, ADA]
    assert isinstance(house.updates[-1].events[1], MadePrivate)
    with illegal(Code.NOT_INVITED):
        await service.seats.join(table.id, CEM)
    assert (await service.seats.join(table.id, BORA)).seat_of(BORA.id) == 1


async def test_the_host_invites_in_the_lobby_and_later(house: House, service: MatchService) -> None:
    table = await private(service, BORA)
    with refused(Refusal.NOT_HOST):
        await service.seats.invite(table.id, BORA, [CEM])
    await service.seats.join(table.id, BORA)
    await service.seats.start(table.id, ADA)
    table = await service.seats.invite(table.id, ADA, [CEM, BORA])
    cem = table.person_of(CEM.id)
    assert cem is not None
    assert table.seat_of(CEM.id) is None
    assert house.updates[-1].events == (Invited(cem),), "who is on the list already stays there"
    await service.seats.leave(table.id, BORA)
    assert (await service.seats.take_seat(table.id, CEM)).seat_of(CEM.id) == 1
    await service.play.stop(table.id, ADA, moderator=True)
    with illegal(Code.NOT_RUNNING):
        await service.seats.invite(table.id, ADA, [DILA])


async def test_guests_are_known_after_a_restart(house: House) -> None:
    async with house.running() as service:
        table = await service.seats.invite((await private(service, BORA)).id, ADA, [CEM])
    async with house.running() as service:
        assert await service.queries.table(table.id) == table
        assert await service.queries.seats_of(CEM) == []
        await service.seats.join(table.id, CEM)


async def test_the_host_sends_away(house: House, service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US", computers=["medium"])
    with refused(Refusal.NOT_HOST):
        await service.seats.send_away(table.id, BORA, 1, seq=table.match.seq)
    await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    seen = await service.seats.join(table.id, BORA)
    with refused(Refusal.STALE):
        await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    with illegal(Code.HOST_STAYS):
        await service.seats.send_away(table.id, ADA, 0, seq=seen.match.seq)
    for nowhere in (-1, 2):
        with refused(Refusal.STALE):
            await service.seats.send_away(table.id, ADA, nowhere, seq=seen.match.seq)
    await service.seats.send_away(table.id, ADA, 1, seq=seen.match.seq)
    assert house.updates[-1].events == (SentAway(1),)
    assert await service.queries.seats_of(BORA) == []
    with illegal(Code.SENT_AWAY):
        await service.seats.join(table.id, BORA)
    table = await service.seats.invite(table.id, ADA, [BORA])
    await service.seats.join(table.id, BORA)
    table = await service.seats.start(table.id, ADA)
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)


async def test_a_rematch_is_for_the_same_players(house: House, service: MatchService) -> None:
    table = await private(service, BORA, CEM, DILA)
    await service.seats.join(table.id, BORA)
    await service.seats.start(table.id, ADA)
    await service.seats.leave(table.id, BORA)
    await service.seats.take_seat(table.id, CEM)
    table = await service.play.stop(table.id, ADA, moderator=True)
    with illegal(Code.NOT_SEATED):
        await service.seats.rematch(table.id, DILA)
    again, made = await service.seats.rematch(table.id, CEM)
    assert made
    assert again.match.private
    assert {again.user(person) for person in again.match.invited} == {ADA, BORA, DILA}
    assert (await service.seats.join(again.id, ADA)).seat_of(ADA.id) == 0

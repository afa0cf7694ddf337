"""Private tables: invitations, and players whom the host sends away."""

from __future__ import annotations

from data.matches.seats import TIME_TO_LEAVE
from data.matches.service import MatchService, Refusal, Table, User
from engine.errors import Code
from engine.events import Invited, MadePrivate, SentAway
from engine.rules import default_options
from engine.variants import VARIANTS
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
    assert Invited(cem) in house.updates[-1].events
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


async def test_a_person_is_invited_to_a_table_twice_at_most(house: House) -> None:
    async with house.running() as service:
        table = await private(service, BORA)
        table = await service.seats.invite(table.id, ADA, [BORA, CEM])
        bora, cem = table.person_of(BORA.id), table.person_of(CEM.id)
        assert table.match.invitations == (bora, bora, cem)
    async with house.running() as service:
        table = await service.seats.join(table.id, BORA)
        await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
        again = await service.seats.invite(table.id, ADA, [BORA, CEM])
        assert again.match.invitations == (bora, bora, cem, cem)
        assert again.match.invited == (cem,)


async def against_bora_and_a_computer(service: MatchService) -> Table:
    """A lobby of three with one free seat, unrated since a computer sits there."""
    chosen = default_options(VARIANTS["ceza"], seats=3)
    table = await service.seats.open(ADA, HERE, chosen, language="en-US", computers=["easy"])
    return await service.seats.join(table.id, BORA)


async def test_a_lobby_that_becomes_rated_gives_the_others_time_to_leave(house: House, service: MatchService) -> None:
    table = await against_bora_and_a_computer(service)
    table = await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    until = house.now + TIME_TO_LEAVE
    house.now += 10_000
    await service.seats.join(table.id, CEM)
    with refused(Refusal.TERMS_CHANGED) as error:
        await service.seats.start(table.id, ADA)
    assert error.value.details == {"until": until}
    house.now = until
    assert (await service.seats.start(table.id, ADA)).match.rated


async def test_who_sat_down_at_a_rated_lobby_knows_it(house: House, service: MatchService) -> None:
    table = await against_bora_and_a_computer(service)
    await service.seats.leave(table.id, BORA)
    table = await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    for user in (BORA, CEM):
        await service.seats.join(table.id, user)
    assert (await service.seats.start(table.id, ADA)).match.rated


async def test_a_lobby_that_stays_unrated_starts_at_once(house: House, service: MatchService) -> None:
    table = await against_bora_and_a_computer(service)
    await service.seats.send_away(table.id, ADA, 1, seq=table.match.seq)
    assert not (await service.seats.start(table.id, ADA, fill=True)).match.rated

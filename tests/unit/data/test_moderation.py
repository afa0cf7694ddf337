"""Bars: who is kept away from the tables of a server, and from what."""

from __future__ import annotations

from data.matches.service import MatchService
from data.moderation import Moderation
from data.own_data import OwnData
from data.people import People
from data.records.matches import AuditKind, Place, Refusal, User
from tests.support.match_service import ADA, BORA, CEM, HERE, House, options, two_people
from tests.support.refusals import refused

MOD = User(77, "Mod")
ELSEWHERE = Place(2, 20)


def moderation_of(house: House, service: MatchService) -> Moderation:
    return Moderation(service.queries._store, lambda: house.now)


async def test_a_barred_person_opens_joins_and_takes_nothing_on_that_server(
    house: House, service: MatchService
) -> None:
    moderation = moderation_of(house, service)
    assert await moderation.bar(HERE.guild, CEM, by=MOD)
    assert not await moderation.bar(HERE.guild, CEM, by=MOD), "once is enough"
    with refused(Refusal.BARRED):
        await service.seats.open(CEM, HERE, options(), language="tr")
    lobby = await service.seats.open(ADA, HERE, options(), language="tr", private=True, guests=[BORA, CEM])
    assert [lobby.user(key) for key in lobby.match.invited] == [BORA]
    with refused(Refusal.BARRED):
        await service.seats.join(lobby.id, CEM)
    lobby = await service.seats.invite(lobby.id, ADA, [CEM])
    assert [lobby.user(key) for key in lobby.match.invited] == [BORA]
    running = await two_people(service)
    await service.seats.leave(running.id, ADA)
    with refused(Refusal.BARRED):
        await service.seats.take_seat(running.id, CEM)
    other = await service.seats.open(CEM, ELSEWHERE, options(), language="tr")
    assert other.match.is_live, "another server decides for itself"


async def test_a_seat_stays_and_cannot_be_taken_back(house: House, service: MatchService) -> None:
    running, moderation = await two_people(service), moderation_of(house, service)
    await moderation.bar(HERE.guild, BORA, by=MOD)
    running = await house.press(service, running)
    assert running.seat_of(BORA.id) == 1
    running = await service.seats.leave(running.id, BORA)
    assert not await service.seats.may_return(running, BORA.id)
    with refused(Refusal.BARRED):
        await service.seats.take_seat(running.id, BORA)
    assert await moderation.lift(HERE.guild, BORA.id, by=MOD)
    assert not await moderation.lift(HERE.guild, BORA.id, by=MOD)
    assert await service.seats.may_return(running, BORA.id)


async def test_a_barred_person_cannot_open_a_rematch(house: House, service: MatchService) -> None:
    table = await house.play_out(service, await two_people(service, options(target=25)))
    await moderation_of(house, service).bar(HERE.guild, BORA, by=MOD)
    with refused(Refusal.BARRED):
        await service.seats.rematch(table.id, BORA)
    again, _ = await service.seats.rematch(table.id, ADA)
    with refused(Refusal.BARRED):
        await service.seats.join(again.id, BORA)


async def test_only_a_seat_of_a_lobby_is_taken_away(service: MatchService) -> None:
    running = await two_people(service)
    assert (await service.seats.remove_from_lobby(running.id, BORA.id)).seat_of(BORA.id) == 1
    lobby = await service.seats.open(ADA, HERE, options(), language="tr")
    await service.seats.join(lobby.id, CEM)
    assert (await service.seats.remove_from_lobby(lobby.id, CEM.id)).seat_of(CEM.id) is None
    assert (await service.seats.remove_from_lobby(lobby.id, CEM.id)).match.is_live


async def test_the_log_says_who_kept_whom_away(house: House, service: MatchService) -> None:
    moderation = moderation_of(house, service)
    await moderation.bar(HERE.guild, CEM, by=MOD)
    await moderation.lift(HERE.guild, CEM.id, by=MOD)
    lifted, barred = await service.queries.audit_log(HERE.guild, 5)
    assert (barred.kind, barred.actor, barred.subject, barred.match_id) == (AuditKind.BARRED, MOD, CEM, None)
    assert (lifted.kind, lifted.actor, lifted.subject) == (AuditKind.BAR_LIFTED, MOD, CEM)


async def test_a_bar_outlives_an_erasure_and_does_not_tell_who_it_was(house: House, service: MatchService) -> None:
    moderation = moderation_of(house, service)
    await two_people(service)
    await service.seats.leave(1, BORA)
    await moderation.bar(HERE.guild, BORA, by=MOD)
    own_data = OwnData(
        service.queries._store,
        People(service.queries._store, lambda: house.now),
        service.forget_person,
        lambda: house.now,
    )
    await own_data.erase(BORA.id)
    with refused(Refusal.BARRED):
        await service.seats.open(BORA, HERE, options(), language="tr")
    assert await moderation.barred(HERE.guild) == ((BORA.id, house.now),)
    [entry] = await service.queries.audit_log(HERE.guild, 5)
    assert entry.subject is None

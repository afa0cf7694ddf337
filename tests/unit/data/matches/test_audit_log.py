"""What is logged of rated matches that were ended."""

from __future__ import annotations

from data.matches.service import MatchService
from data.records.matches import AuditKind, Place
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, House, options, two_people


async def test_the_log_names_who_ended_a_rated_match(house: House, service: MatchService) -> None:
    agreed = await two_people(service)
    await service.play.stop(agreed.id, ADA)
    await service.play.stop(agreed.id, BORA)
    house.now += 1_000
    stopped = await two_people(service)
    await service.play.stop(stopped.id, CEM, moderator=True)
    house.now += 1_000
    lost = await two_people(service)
    await service.play.close_lost(HERE)
    found = await service.queries.audit_log(HERE.guild, 10)
    assert [(each.match_id, each.kind, each.actor) for each in found] == [
        (lost.id, AuditKind.LOST, None),
        (stopped.id, AuditKind.MODERATOR, CEM),
        (agreed.id, AuditKind.AGREED, BORA),
    ]
    assert [each.at for each in found] == [house.now, house.now - 1_000, house.now - 2_000]
    assert [each.match_id for each in await service.queries.audit_log(HERE.guild, 1)] == [lost.id]
    assert await service.queries.audit_log(2, 10) == ()


async def test_the_log_has_the_channel_and_the_people_of_a_lost_match(service: MatchService) -> None:
    named = Place(HERE.guild, HERE.channel, "domino")
    lobby = await service.seats.open(ADA, named, options(), language="en-US", guests=(DILA,))
    await service.seats.join(lobby.id, BORA)
    await service.seats.start(lobby.id, ADA)
    await service.seats.leave(lobby.id, BORA)
    await service.seats.take_seat(lobby.id, CEM)
    await service.play.close_lost(HERE)
    [entry] = await service.queries.audit_log(HERE.guild, 10)
    assert entry.place is not None
    assert (entry.place, entry.place.name, entry.people) == (HERE, "domino", (ADA, CEM))


async def test_what_was_not_rated_or_has_a_result_is_in_no_log(house: House, service: MatchService) -> None:
    lobby = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.play.stop(lobby.id, CEM, moderator=True)
    unrated = await two_people(service, options(rated=False))
    await service.play.stop(unrated.id, ADA)
    await house.play_out(service, await two_people(service, options(target=25)))
    assert await service.queries.audit_log(HERE.guild, 10) == ()

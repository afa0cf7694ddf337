"""Rematches: who waits for whom, and what starts at once."""

from __future__ import annotations

from data.matches.service import MatchService, Refusal
from engine.errors import Code
from engine.match import Computer, Phase
from tests.support.match_service import (
    ADA,
    BORA,
    CEM,
    HERE,
    House,
    against_computer,
    options,
    two_people,
)
from tests.support.refusals import illegal, refused


async def test_a_rematch_waits_for_the_other_person(house: House, service: MatchService) -> None:
    old = await two_people(service, options(target=25))
    with refused(Refusal.STALE):
        await service.seats.rematch(old.id, BORA)
    old = await house.play_out(service, old)
    with illegal(Code.NOT_SEATED):
        await service.seats.rematch(old.id, CEM)
    table, created = await service.seats.rematch(old.id, BORA)
    assert created
    assert (table.match.phase, table.host_user, table.match.options) == (Phase.LOBBY, BORA, old.match.options)
    assert (table.rematch_of, table.place, table.language) == (old.id, old.place, old.language)
    assert await service.seats.rematch(old.id, BORA) == (table, False)
    joined, created = await service.seats.rematch(old.id, ADA)
    assert (joined.id, created, joined.seat_of(ADA.id), joined.seat_of(BORA.id)) == (table.id, False, 0, 1)
    assert joined.host_user == BORA


async def test_what_was_agreed_to_in_the_lobby_is_not_done_to_the_match(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    seen = (await service.seats.join(table.id, BORA)).match.seq
    running = await service.seats.start(table.id, ADA)
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.leave(table.id, BORA, seq=seen)
    for moderator in (False, True):
        with illegal(Code.NOT_A_LOBBY):
            await service.play.stop(table.id, ADA, seq=seen, moderator=moderator)
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.leave(table.id, BORA, seq=running.match.seq + 1)
    assert await service.queries.table(table.id) == running
    assert (await service.seats.leave(table.id, BORA, seq=running.match.seq)).seat_of(BORA.id) is None
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.add_computer(table.id, ADA, "medium")
    await service.play.claim(table.id, ADA)
    with illegal(Code.NOT_RUNNING):
        await service.seats.start(table.id, ADA)


async def test_a_rematch_against_computers_starts_at_once(service: MatchService) -> None:
    old = await against_computer(service)
    old = await service.seats.unseat(old.id, ADA.id)
    table, created = await service.seats.rematch(old.id, ADA)
    assert created
    assert table.match.phase is Phase.PLAYING
    assert table.match.seats[1].owner == Computer("medium")


async def test_a_lobby_that_never_began_has_no_rematch(service: MatchService) -> None:
    table = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.play.stop(table.id, ADA)
    with refused(Refusal.STALE):
        await service.seats.rematch(table.id, ADA)


async def test_after_a_rematch_comes_another(house: House, service: MatchService) -> None:
    old = await house.play_out(service, await two_people(service, options(target=25)))
    first, _ = await service.seats.rematch(old.id, ADA)
    await service.seats.leave(first.id, ADA)
    second, created = await service.seats.rematch(old.id, ADA)
    assert created
    assert second.id != first.id

"""When a player is reminded, and when not."""

from __future__ import annotations

from data.matches.service import MatchService
from tests.support.match_service import (
    ADA,
    BORA,
    CEM,
    House,
    computers_turn,
    two_people,
)

CALL = 20_000


async def test_a_person_is_called_once(house: House, service: MatchService) -> None:
    table = await two_people(service)
    house.now += CALL - 1
    await service.tick()
    assert house.called == []
    house.now += 1
    await service.tick()
    assert [called.id for called in house.called] == [table.id]
    house.now += 5_000
    await service.tick()
    assert len(house.called) == 1
    assert house.called[0].due_at == table.due_at


async def test_a_new_turn_is_a_new_call(house: House, service: MatchService) -> None:
    table = await two_people(service)
    house.now += CALL
    await service.tick()
    table = await house.press(service, table)
    house.now += CALL
    await service.tick()
    assert len(house.called) == 2
    assert house.called[1].match == table.match


async def test_a_player_who_has_pressed_anything_is_not_called(house: House, service: MatchService) -> None:
    table = await two_people(service)
    await service.play.note_press(table.id, house.on_turn(table))
    house.now += CALL
    await service.tick()
    assert house.called == []
    assert (await service.queries.table(table.id)).due_at == table.due_at


async def test_the_presses_of_others_do_not_count(house: House, service: MatchService) -> None:
    table = await two_people(service)
    for user in (ADA, BORA, CEM):
        if user != house.on_turn(table):
            await service.play.note_press(table.id, user)
    house.now += CALL
    await service.tick()
    assert len(house.called) == 1


async def test_computers_are_not_called(house: House, service: MatchService) -> None:
    assert (await computers_turn(house, service)).call_at is None


async def test_a_player_is_not_called_again_after_a_restart(house: House) -> None:
    async with house.running() as service:
        await two_people(service)
        house.now += CALL
        await service.tick()
    house.now += 60_000
    async with house.running() as service:
        house.now += CALL
        await service.tick()
        assert len(house.called) == 1

"""Two turns missed in a row free the seat."""

from __future__ import annotations

from data.matches.service import MatchService, Table
from engine.events import Absence, Unseated
from engine.match import Computer, Person, Phase
from tests.support.match_service import BORA, House, options, two_people


async def missed_twice(house: House, service: MatchService, table: Table) -> Table:
    """Both time out in turn until the first of them has missed two in a row."""
    for _ in range(3):
        while table.match.on_turn is None:
            house.now = table.due_at or house.now
            await service.tick()
            table = await service.queries.table(table.id)
        house.now = table.due_at or house.now
        await service.tick()
        table = await service.queries.table(table.id)
    return table


async def test_two_turns_missed_in_a_row_are_leaving(house: House, service: MatchService) -> None:
    table = await two_people(service, options(target=150))
    first = table.match.on_turn
    assert first is not None
    late = table.match.seats[first].person
    assert late is not None
    table = await missed_twice(house, service, table)
    events = house.updates[-1].events
    assert events[1] == Unseated(late, Absence.MISSED)
    assert [type(event).__name__ for event in events[:2]] == ["TimedOut", "Unseated"]
    assert table.match.seats[first].occupant == Computer("medium")
    assert table.match.seats[first].owner == Person(late)
    user = table.user(late)
    assert await service.queries.seats_of(user) == []
    back = await service.seats.take_seat(table.id, user)
    assert (back.seat_of(user.id), back.match.seats[first].misses) == (first, 0)


async def test_when_the_last_one_misses_twice_the_computers_finish(house: House, service: MatchService) -> None:
    table = await two_people(service, options(target=25))
    await service.seats.leave(table.id, BORA)
    for _ in range(400):
        table = await service.queries.table(table.id)
        if not table.match.is_live:
            break
        house.now = table.due_at or house.now
        await service.tick()
    assert table.match.phase is Phase.FINISHED
    assert table.match.persons == ()
    assert len(await service.queries.results(table.id)) == 2

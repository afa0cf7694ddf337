"""Free seats: substitutes, owners who come back, who is barred, and a claimed win."""

from __future__ import annotations

from data.matches.service import MatchService, Place, Refusal
from engine.errors import Code
from engine.events import Absence, Claimed, Left, SeatTaken, Unseated
from engine.match import Match
from tests.support.match_service import ADA, BORA, CEM, DILA, HERE, TURN, House, options, other_table, two_people
from tests.support.refusals import illegal, refused

DAY = 24 * 3_600_000


async def test_a_substitute_takes_over_and_gets_a_full_turn(house: House, service: MatchService) -> None:
    table = await two_people(service)
    leaver = house.on_turn(table)
    table = await service.seats.leave(table.id, leaver)
    house.now += 500
    seat = table.match.on_turn
    assert seat is not None
    after = await service.seats.take_seat(table.id, CEM, seat=seat, seq=table.match.seq)
    assert after.seat_user(seat) == CEM
    assert after.match.round == table.match.round
    assert (after.due_at, after.call_at) == (house.now + 120_000, house.now + 20_000)
    assert isinstance(house.updates[-1].events[0], SeatTaken)
    with illegal(Code.SEAT_TAKEN):
        await service.seats.take_seat(table.id, leaver)
    with illegal(Code.ALREADY_SEATED):
        await service.seats.take_seat(table.id, CEM)


async def test_a_seat_that_there_is_not_cannot_be_taken(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, BORA)
    for seat in (2, 99, -1):
        for person in (BORA, CEM):
            with illegal(Code.SEAT_TAKEN):
                await service.seats.take_seat(table.id, person, seat=seat)


async def test_leaving_and_coming_back_gains_no_time(house: House, service: MatchService) -> None:
    table = await two_people(service)
    on_turn, due_at = house.on_turn(table), table.due_at
    for _ in range(2):
        house.now += 10_000
        await service.seats.leave(table.id, on_turn)
        table = await service.seats.take_seat(table.id, on_turn)
        assert (table.due_at, table.due_span) == (due_at, TURN)
    await service.seats.leave(table.id, on_turn)
    house.now += 1_000
    table = await service.seats.take_seat(table.id, CEM)
    assert table.due_at == house.now + TURN, "a newcomer has the whole turn"


async def test_the_next_turn_of_who_came_back_is_a_whole_one(house: House, service: MatchService) -> None:
    table = await two_people(service)
    on_turn = house.on_turn(table)
    await service.seats.leave(table.id, on_turn)
    table = await service.seats.take_seat(table.id, on_turn)
    house.now += 30_000
    while table.match.on_turn is not None and house.on_turn(table) == on_turn:
        table = await house.press(service, table)
    assert table.due_at == house.now + TURN


async def test_leaving_and_coming_back_does_not_delay_a_computer(house: House, service: MatchService) -> None:
    table = await two_people(service)
    leaver = house.on_turn(table)
    stays = BORA if leaver == ADA else ADA
    table = await service.seats.leave(table.id, leaver)
    host = table.host_user
    assert host == stays
    house.now += 300
    for guest in (CEM, DILA):
        assert (await service.seats.invite(table.id, host, [guest])).due_at == table.due_at


async def test_without_a_seat_named_it_is_the_own_one(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    with illegal(Code.NOT_SEATED):
        await service.seats.leave(table.id, ADA)
    await service.seats.take_seat(table.id, CEM)
    await service.seats.leave(table.id, BORA)
    assert (await service.seats.take_seat(table.id, BORA)).seat_of(BORA.id) == 1
    await service.seats.leave(table.id, CEM)
    assert (await service.seats.take_seat(table.id, ADA)).seat_of(ADA.id) == 0


async def test_players_of_other_seats_are_barred(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    await service.seats.take_seat(table.id, CEM)
    await service.seats.leave(table.id, BORA)
    with illegal(Code.SEAT_BARRED):
        await service.seats.take_seat(table.id, ADA)


async def test_seats_of_lobbies_and_finished_matches_cannot_be_taken(service: MatchService) -> None:
    lobby = await service.seats.open(ADA, HERE, options(), language="en-US")
    with illegal(Code.NOT_RUNNING):
        await service.seats.take_seat(lobby.id, CEM)
    await service.seats.join(lobby.id, BORA)
    await service.seats.start(lobby.id, ADA)
    await service.seats.leave(lobby.id, BORA)
    with illegal(Code.NOT_A_LOBBY):
        await service.seats.take_seat(lobby.id, CEM, seq=lobby.match.seq)
    await service.play.claim(lobby.id, ADA)
    with illegal(Code.NOT_RUNNING):
        await service.seats.take_seat(lobby.id, CEM)


async def test_a_substitute_holds_no_more_tables_than_others(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, BORA)
    for channel in (11, 12):
        await service.seats.open(CEM, Place(1, channel), options(), language="en-US")
    with refused(Refusal.TOO_MANY_TABLES_YOURS):
        await service.seats.take_seat(table.id, CEM)
    assert table.person_of(CEM.id) is None
    assert (await service.queries.table(table.id)).person_of(CEM.id) is None


async def test_leaving_as_a_substitute_bars_from_substituting_for_a_day(house: House, service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    await service.seats.take_seat(table.id, CEM)
    house.now += 1_000
    await service.seats.leave(table.id, CEM)
    left = house.now
    other = await other_table(service)
    await service.seats.leave(other.id, DILA)
    house.now += DAY - 1
    for each in (table, other):
        with refused(Refusal.SAT_IN_LATELY) as refusal:
            await service.seats.take_seat(each.id, CEM)
        assert refusal.value.details == {"until": left + DAY}
    await service.seats.take_seat(table.id, ADA)
    await service.seats.take_seat(other.id, DILA)
    house.now += 1
    await service.seats.leave(other.id, DILA)
    await service.seats.take_seat(other.id, CEM)


async def test_that_holds_on_its_server_only(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    await service.seats.take_seat(table.id, CEM)
    await service.seats.leave(table.id, CEM)
    far = await service.seats.open(BORA, Place(2, 20), options(), language="en-US")
    await service.seats.join(far.id, DILA)
    await service.seats.start(far.id, BORA)
    await service.seats.leave(far.id, DILA)
    assert (await service.seats.take_seat(far.id, CEM)).seat_of(CEM.id) == 1


async def test_leaving_an_own_seat_does_not_bar_from_substituting(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    other = await other_table(service)
    await service.seats.leave(other.id, DILA)
    assert (await service.seats.take_seat(other.id, ADA)).seat_of(ADA.id) == 1


async def test_a_substitute_who_was_unseated_may_come_back_to_that_seat(service: MatchService) -> None:
    table = await two_people(service)
    await service.seats.leave(table.id, ADA)
    await service.seats.take_seat(table.id, CEM)
    await service.seats.unseat(table.id, CEM.id)
    other = await other_table(service)
    await service.seats.leave(other.id, DILA)
    with refused(Refusal.SAT_IN_LATELY):
        await service.seats.take_seat(other.id, CEM)
    assert (await service.seats.take_seat(table.id, CEM)).seat_of(CEM.id) == 0
    assert (await service.seats.take_seat(other.id, CEM)).seat_of(CEM.id) == 1, "back there, nothing was left"


async def test_a_player_no_longer_in_the_server_frees_the_seat(house: House, service: MatchService) -> None:
    lobby = await service.seats.open(ADA, HERE, options(), language="en-US")
    await service.seats.join(lobby.id, BORA)
    table = await service.seats.unseat(lobby.id, BORA.id)
    assert isinstance(house.updates[-1].events[0], Left)
    count = len(house.updates)
    assert await service.seats.unseat(lobby.id, CEM.id) == table, "who sits nowhere leaves nothing"
    assert len(house.updates) == count
    await service.seats.join(lobby.id, BORA)
    await service.seats.start(lobby.id, ADA)
    table = await service.seats.unseat(lobby.id, ADA.id)
    ada = table.person_of(ADA.id)
    assert ada is not None
    assert house.updates[-1].events[0] == Unseated(ada, Absence.GONE)
    assert (table.host_user, table.match.free_seats) == (BORA, (0,))
    over = await service.play.claim(table.id, BORA)
    assert not over.match.is_live
    assert (await service.seats.unseat(table.id, BORA.id)).match == over.match


async def test_the_last_one_claims_the_win_and_it_is_booked(house: House, service: MatchService) -> None:
    table = await two_people(service)
    with illegal(Code.STALE):
        await service.play.claim(table.id, ADA)
    await service.seats.leave(table.id, BORA)
    with illegal(Code.NOT_SEATED):
        await service.play.claim(table.id, BORA)
    won = await service.play.claim(table.id, ADA)
    ada = won.person_of(ADA.id)
    assert ada is not None
    assert house.updates[-1].events == (Claimed(ada),)
    assert won.match.winners == (0,)
    results = await service.queries.results(table.id)
    assert [(each.place, each.occupant is None) for each in results] == [(1, False), (2, True)]
    assert await house.rows("SELECT outcome FROM matches") == [("finished",)]
    with illegal(Code.NOT_RUNNING):
        await service.play.claim(table.id, ADA)
    events = [event for update in house.updates for event in update.events]
    assert Match.replay(events) == won.match == (await service.queries.table(table.id)).match


async def test_an_owner_takes_a_rated_seat_back_twice(house: House, service: MatchService) -> None:
    table = await two_people(service)
    for _ in range(2):
        table = await service.seats.leave(table.id, ADA)
        assert await service.seats.may_return(table, ADA.id)
        table = await service.seats.take_seat(table.id, ADA)
    table = await service.seats.leave(table.id, ADA)
    assert not await service.seats.may_return(table, ADA.id)
    with illegal(Code.RETURNED_TWICE):
        await service.seats.take_seat(table.id, ADA)
    with illegal(Code.RETURNED_TWICE):
        await service.seats.take_seat(table.id, ADA, seat=table.match.free_seats[0])
    table = await service.seats.take_seat(table.id, CEM)
    assert table.seat_of(CEM.id) is not None

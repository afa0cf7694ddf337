"""A match of one person against computers waits for its person, instead of being played out without them."""

from __future__ import annotations

import pytest

from data.matches.service import Limits, MatchService, Place, Table, User
from data.matches.waiting import LONGEST_WAIT
from data.records.matches import Refusal
from engine.errors import Code
from engine.events import Closed, Reason
from engine.match import Phase
from tests.support.match_service import (
    ADA,
    BORA,
    HERE,
    TURN,
    House,
    against_computer,
    options,
    two_people,
)
from tests.support.refusals import illegal, refused


async def person_on_turn(house: House, service: MatchService) -> Table:
    """A match of Ada against a computer in which she is on turn, with no turn missed."""
    table = await against_computer(service, options(target=150))
    return await pass_time(house, service, table, until_turn=True)


async def pass_time(house: House, service: MatchService, table: Table, *, until_turn: bool = False) -> Table:
    """Let what is due happen, once or until Ada is on turn."""
    while not until_turn or table.match.on_turn != table.seat_of(ADA.id):
        house.now = table.due_at or house.now
        await service.tick()
        table = await service.queries.table(table.id)
        if not until_turn:
            break
    return table


async def stands_still(house: House, service: MatchService, table: Table) -> None:
    """Nothing happens at a table that waits, for most of a day."""
    for _ in range(5):
        house.now += LONGEST_WAIT // 6
        await service.tick()
    assert (await service.queries.table(table.id)).match == table.match
    assert not house.called


async def test_leaving_a_match_against_computers_lets_it_wait(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    left = await service.seats.leave(table.id, ADA)
    assert left.waiting
    assert (left.match, left.due_at, left.call_at) == (table.match, house.now + LONGEST_WAIT, None)
    await stands_still(house, service, left)


async def test_the_second_turn_missed_in_a_row_is_not_played_but_waited_for(
    house: House, service: MatchService
) -> None:
    table = await person_on_turn(house, service)
    once = await pass_time(house, service, table)
    assert once.match.seq > table.match.seq, "the first one is played by the computer"
    again = await pass_time(house, service, once, until_turn=True)
    waiting = await pass_time(house, service, again)
    assert waiting.waiting
    assert waiting.match == again.match
    assert house.updates[-1].events == ()
    house.called.clear()
    await stands_still(house, service, waiting)


@pytest.mark.parametrize("restart", [False, True])
async def test_who_comes_back_has_a_whole_turn(house: House, *, restart: bool) -> None:
    async with house.running() as service:
        table = await person_on_turn(house, service)
        await service.seats.leave(table.id, ADA)
        house.now += LONGEST_WAIT // 2
        if not restart:
            await goes_on(house, service, table)
            return
    async with house.running() as service:
        await goes_on(house, service, table)


async def goes_on(house: House, service: MatchService, table: Table) -> None:
    found = await service.queries.table(table.id)
    assert found.waiting
    assert await service.play.go_on(table.id, BORA) == found, "it waits for Ada"
    back = await service.play.go_on(table.id, ADA)
    assert not back.waiting
    assert (back.match, back.due_at, back.due_span) == (table.match, house.now + TURN, TURN)
    assert back.call_at is not None
    assert await service.play.go_on(table.id, ADA) == back


async def test_a_move_goes_on_too(house: House, service: MatchService) -> None:
    table = await person_on_turn(house, service)
    await service.seats.leave(table.id, ADA)
    house.now += 1000
    after = await house.press(service, table)
    assert not after.waiting
    assert after.due_at is not None
    assert after.due_at <= house.now + TURN


async def test_after_a_day_it_is_closed(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    await service.seats.leave(table.id, ADA)
    house.now += LONGEST_WAIT
    await service.tick()
    table = await service.queries.table(table.id)
    assert (table.match.phase, table.match.reason) == (Phase.CLOSED, Reason.EXPIRED)
    assert house.updates[-1].events == (Closed(Reason.EXPIRED),)
    assert await service.queries.seats_of(ADA) == []


async def test_it_waits_between_two_rounds(house: House, service: MatchService) -> None:
    table = await against_computer(service, options(target=150))
    while table.match.phase is not Phase.BETWEEN:
        mine = table.match.on_turn == table.seat_of(ADA.id)
        table = await house.press(service, table) if mine else await pass_time(house, service, table)
    house.called.clear()
    await stands_still(house, service, await service.seats.leave(table.id, ADA))
    after = await service.play.ready(table.id, ADA)
    assert (after.match.phase, after.waiting) == (Phase.PLAYING, False)


async def test_a_computer_that_thinks_while_its_person_leaves_does_not_move(
    house: House, service: MatchService, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await against_computer(service)
    while table.match.on_turn == table.seat_of(ADA.id):
        table = await house.press(service, table)
    choose = house.choose

    async def leaves_meanwhile(view: object, level: str) -> object:
        await service.seats.leave(table.id, ADA)
        return await choose(view, level)  # type: ignore[arg-type]

    monkeypatch.setattr(house, "choose", leaves_meanwhile)
    house.now = table.due_at or 0
    await service.tick()
    after = await service.queries.table(table.id)
    assert after.waiting
    assert after.match == table.match


async def test_a_match_that_waits_counts_little_against_the_limits(house: House) -> None:
    house.limits = Limits(per_channel=1, per_person=1, waiting=2)
    async with house.running() as service:
        for _ in range(3):
            await service.seats.leave((await against_computer(service)).id, ADA)
        with refused(Refusal.TOO_MANY_TABLES_YOURS):
            await against_computer(service)
        await two_people_besides(service)


async def two_people_besides(service: MatchService) -> None:
    table = await service.seats.open(BORA, HERE, options(), language="en-US")
    assert table.match.is_live, "the channel is free"
    with refused(Refusal.TOO_MANY_TABLES_HERE):
        await service.seats.open(ECE, HERE, options(), language="en-US")


ECE = User(105, "Ece")


async def test_a_suspended_match_waits_from_when_it_can_be_shown(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    await service.play.pause(table.id)
    left = await service.seats.leave(table.id, ADA)
    assert (left.waiting, left.due_at) == (True, None)
    house.now += LONGEST_WAIT // 2
    assert (await service.play.resume(table.id)).due_at == house.now + LONGEST_WAIT
    await service.play.pause(table.id)
    back = await service.play.go_on(table.id, ADA)
    assert (back.waiting, back.due_at) == (False, None)
    resumed = await service.play.resume(table.id)
    assert resumed.due_at is not None
    assert resumed.due_at <= house.now + TURN


async def test_a_break_is_given_back_to_a_wait(house: House, service: MatchService) -> None:
    table = await against_computer(service)
    await service.seats.leave(table.id, ADA)
    house.now += 3_600_000
    await service.renew(60_000)
    assert (await service.queries.table(table.id)).due_at == house.now - 3_600_000 + 60_000 + LONGEST_WAIT


async def test_only_a_person_alone_is_waited_for(service: MatchService) -> None:
    unrated = await two_people(service, options(rated=False))
    left = await service.seats.leave(unrated.id, ADA)
    assert not left.waiting
    assert left.match.free_seats == (0,)
    with illegal(Code.NOT_SEATED):
        await service.seats.leave((await against_computer_of_bora(service)).id, ADA)


async def against_computer_of_bora(service: MatchService) -> Table:
    place = Place(HERE.guild, 12)
    opened = await service.seats.open(BORA, place, options(), language="en-US", computers=["easy"])
    return await service.seats.start(opened.id, BORA)


async def test_who_leaves_for_good_is_not_waited_for(service: MatchService) -> None:
    table = await against_computer(service)
    await service.seats.leave(table.id, ADA)
    after = await service.seats.leave(table.id, ADA, for_good=True)
    assert after.match.phase is Phase.FINISHED
    assert await service.queries.seats_of(ADA) == []

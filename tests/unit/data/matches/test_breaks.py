"""Breaks are given back, no more and no less: however many there are, a turn comes to its end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.matches.breaks import MIN_LEFT, Break, BreakDetector, is_break
from data.matches.service import MatchService, Table
from engine.events import Reason, TimedOut
from engine.rules import Options
from tests.support.match_service import ADA, BORA, HERE, START, TURN, House, options, two_people

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000
DAY = 24 * HOUR


def turn_of(milliseconds: int) -> Options:
    return replace(options(), turn_time=milliseconds // 1000)


@pytest.mark.parametrize(
    ("elapsed", "expected"), [(0, False), (10_000, False), (10_001, True), (-10_000, False), (-10_001, True)]
)
def test_what_is_a_break(elapsed: int, expected: bool) -> None:
    assert is_break(elapsed) is expected


@pytest.mark.parametrize(
    ("monotonic", "wall", "lengths"),
    [
        ([500] * 4, [500] * 4, [0, 0, 0, 0]),
        ([500, 9_000, 500], [500, 9_000, 500], [0, 0, 0]),
        ([500, 40_500, 500], [500, 40_500, 500], [0, 40_000, 0]),
        ([500, 500, 500], [500, 600_500, 500], [0, 600_000, 0]),
        ([500, 500, 500], [500, -3_599_500, 500], [0, -3_600_000, 0]),
        ([500, 40_500, 500], [500, 640_500, 500], [0, 640_000, 0]),
        ([500] * 4, [6_500] * 4, [0, 12_000, 0, 12_000]),
        ([500] * 4, [-5_500] * 4, [0, -12_000, 0, -12_000]),
    ],
    ids=["nothing", "busy", "stopped", "asleep", "set back", "stopped and set", "forward in steps", "back in steps"],
)
def test_what_passes_between_two_beats(monotonic: list[int], wall: list[int], lengths: list[int]) -> None:
    clocks = [7_000, START]
    detector = BreakDetector(wall=lambda: clocks[1], monotonic=lambda: clocks[0], interval=500)
    found: list[int] = []
    for steps in zip(monotonic, wall, strict=True):
        clocks = [clock + step for clock, step in zip(clocks, steps, strict=True)]
        found.append(detector.beat())
    assert found == lengths


def test_a_beat_that_comes_early_is_no_break() -> None:
    detector = BreakDetector(wall=lambda: START, monotonic=lambda: 0, interval=60_000)
    assert detector.beat() == 0


@pytest.mark.parametrize(
    ("left", "span", "length", "expected"),
    [
        (40_000, TURN, 60_000, 40_000),
        (5_000, TURN, 60_000, MIN_LEFT),
        (5_000, 20_000, 60_000, 20_000),
        (TURN, TURN, 60_000, TURN),
        (TURN, TURN, -HOUR, TURN),
        (60_000, TURN, -HOUR, 60_000),
        (60_000, TURN, DAY, 60_000),
    ],
)
def test_after_a_break_there_is_left_what_was_left_before(left: int, span: int, length: int, expected: int) -> None:
    began_at = START
    assert Break(length, began_at + length).moved(began_at + left, span) == began_at + length + expected


def test_a_break_that_is_counted_too_long_gives_no_more_than_the_span() -> None:
    assert Break(HOUR, START).moved(START + 60_000, TURN) == START + TURN


async def restarted_until_over(house: House, table: Table, *, every: int, down: int) -> int:
    """Milliseconds until the match has changed, with a bot that is down for ``down`` after each ``every``."""
    began_at = house.now
    while house.now - began_at < 4 * 7 * DAY:
        async with house.running() as service:
            await service.tick()
            if (await service.queries.table(table.id)).match != table.match:
                return house.now - began_at
            house.now += every
            await service.tick()
        house.now += down
    return house.now - began_at


@pytest.mark.parametrize(("turn", "every"), [(DAY, 20 * HOUR), (DAY, DAY - MINUTE), (HOUR, 59 * MINUTE)])
async def test_restarts_do_not_keep_a_turn_alive(house: House, turn: int, every: int) -> None:
    async with house.running() as service:
        table = await two_people(service, turn_of(turn))
    assert await restarted_until_over(house, table, every=every, down=11 * SECOND) <= 2 * every + 22 * SECOND
    assert isinstance(house.updates[-1].events[0], TimedOut)


async def test_restarts_do_not_keep_a_lobby_alive(house: House) -> None:
    async with house.running() as service:
        table = await service.seats.open(ADA, HERE, options(), language="en-US")
    assert await restarted_until_over(house, table, every=14 * MINUTE, down=MINUTE) <= 30 * MINUTE
    assert house.updates[-1].table.match.reason is Reason.EXPIRED


@pytest.mark.parametrize("loaded", [True, False])
async def test_outages_move_the_end_of_a_turn_by_their_length(house: House, *, loaded: bool) -> None:
    async with house.running() as service:
        table = await two_people(service, turn_of(DAY))
    async with house.running() as service:
        if loaded:
            await service.queries.table(table.id)
        for _ in range(5):
            house.now += 3 * HOUR
            await service.tick()
            house.now += MINUTE
            await service.renew(MINUTE)
        found = await service.queries.table(table.id)
        assert found.due_at == START + DAY + 5 * MINUTE
        house.now = found.due_at
        await service.tick()
        assert (await service.queries.table(table.id)).match.seq > table.match.seq


async def test_suspensions_move_the_end_of_a_turn_by_their_length(house: House) -> None:
    async with house.running() as service:
        table = await two_people(service, turn_of(DAY))
    for _ in range(5):
        async with house.running() as service:
            house.now += 3 * HOUR
            await service.tick()
            await service.play.pause(table.id)
            house.now += MINUTE
            await service.tick()
        async with house.running() as service:
            await service.play.resume(table.id)
    async with house.running() as service:
        assert (await service.queries.table(table.id)).due_at == START + DAY + 5 * MINUTE


async def test_at_the_end_of_a_turn_half_a_minute_is_left_after_a_suspension(
    house: House, service: MatchService
) -> None:
    table = await two_people(service)
    house.now += TURN - 1
    await service.play.pause(table.id)
    house.now += HOUR
    assert (await service.play.resume(table.id)).due_at == house.now + MIN_LEFT


async def test_a_turn_that_begins_in_a_suspension_is_whole_and_others_do_not_change_one(
    house: House, service: MatchService
) -> None:
    table = await two_people(service)
    house.now += 50_000
    paused = await service.play.pause(table.id)
    other = next(user for user in (ADA, BORA) if user != house.on_turn(table))
    await service.seats.leave(table.id, other)
    house.now += HOUR
    resumed = await service.play.resume(table.id)
    assert resumed.due_at == house.now + TURN - 50_000
    assert resumed.due_span == TURN
    await service.play.pause(table.id)
    await service.seats.take_seat(table.id, other)
    assert paused.match.round is not None
    after = await service.queries.table(table.id)
    while after.match.turn_since == paused.match.turn_since:
        after = await house.press(service, after)
    house.now += HOUR
    assert (await service.play.resume(table.id)).due_at == house.now + TURN


async def test_who_left_in_the_middle_of_the_turn_has_the_same_rest_after_a_break(
    house: House, service: MatchService
) -> None:
    table = await two_people(service)
    user = house.on_turn(table)
    house.now += 50_000
    await service.seats.leave(table.id, user)
    house.now += MINUTE
    await service.renew(MINUTE)
    assert (await service.seats.take_seat(table.id, user)).due_at == house.now + TURN - 50_000


async def test_a_substitute_has_a_whole_turn_right_after_a_break(house: House, service: MatchService) -> None:
    table = await two_people(service, options(rated=False))
    user = house.on_turn(table)
    house.now += 50_000
    await service.seats.leave(table.id, user)
    house.now += MINUTE
    await service.renew(MINUTE)
    stranger = replace(user, id=999, name="Ece")
    assert (await service.seats.take_seat(table.id, stranger)).due_at == house.now + TURN


@pytest.mark.parametrize("loaded", [True, False])
async def test_a_clock_that_is_set_back_moves_deadlines_with_it(house: House, *, loaded: bool) -> None:
    async with house.running() as service:
        table = await two_people(service, turn_of(HOUR))
    async with house.running() as service:
        if loaded:
            await service.queries.table(table.id)
        house.now += 20 * MINUTE
        await service.tick()
        house.now -= DAY
        await service.renew(-DAY)
        await service.tick()
        assert (await service.queries.table(table.id)).due_at == house.now + 40 * MINUTE
    house.now += MINUTE
    async with house.running() as service:
        assert (await service.queries.table(table.id)).due_at == house.now + 40 * MINUTE, (
            "the heartbeat was set as well"
        )
        house.now += 40 * MINUTE
        await service.tick()
        assert (await service.queries.table(table.id)).match.seq > table.match.seq


async def test_a_break_that_was_given_back_is_not_given_back_again_by_the_next_start(house: House) -> None:
    async with house.running() as service:
        table = await two_people(service, turn_of(HOUR))
        house.now += 20 * MINUTE
        await service.tick()
        house.now += 10 * MINUTE
        await service.renew(10 * MINUTE)
    async with house.running() as service:
        assert (await service.queries.table(table.id)).due_at == START + HOUR + 10 * MINUTE

"""Turns that run out: the warning before, the free seat after the second, and the notice that tells of it."""

from __future__ import annotations

import pytest

from cogs.live.reminders import warning_time
from tests.support.player_actions import (
    board_of,
    calls,
    calls_of,
    hand_of,
    is_asked,
    leave,
    move_first,
    offers,
    play_first,
    press_id,
    press_id_of,
    seat,
    take,
    who_plays,
)
from tests.support.simulation import Person, Shown, Sim

pytestmark = pytest.mark.beat(1)

# ---- the warning -----------------------------------------------------------------------------------------------------


async def test_before_the_time_is_up_its_person_is_warned_once(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=120)
    found = await who_plays(sim, (ada, bo))
    assert found is not None
    player, hand = found
    await sim.pass_time(85)
    assert not calls_of(sim, player), "who has looked at the hand is not called"
    await sim.pass_time(10)
    [warning] = calls_of(sim, player)
    assert "your time is almost up" in warning.text
    assert offers(warning, "hand")
    await sim.pass_time(10)
    assert [shown.id for shown in calls_of(sim, player)] == [warning.id]
    await play_first(player, hand)
    assert warning.deleted
    assert "Time was up" not in board.text


def test_a_day_long_turn_is_warned_of_an_hour_before_its_end() -> None:
    assert [warning_time(seconds) for seconds in (60, 120, 3600, 86_400)] == [15_000, 30_000, 900_000, 3_600_000]


async def test_a_warning_takes_the_place_of_the_call(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60)
    await sim.pass_time(25)
    [call] = calls(sim)
    await sim.pass_time(22)
    [warning] = calls(sim)
    assert warning.id != call.id
    assert call.deleted
    await sim.pass_time(20)
    assert warning.deleted, "the turn is over"


# ---- the free seat ---------------------------------------------------------------------------------------------------


async def let_time_run_out(sim: Sim, *people: Person) -> tuple[Person, Person]:
    """Who is on turn misses it; who that was, and the other one."""
    found = await who_plays(sim, people)
    assert found is not None
    late = found[0]
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    return late, next(person for person in people if person is not late)


async def move_once(sim: Sim, person: Person) -> None:
    hand = await hand_of(sim, person)
    if is_asked(hand):
        await move_first(person, hand)
    if offers(board_of(sim), "ready"):
        await sim.pass_time(16)


async def before_second_miss(sim: Sim) -> tuple[Person, Person]:
    """Somebody is about to lose the seat to the clock; that person, and the other one."""
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    while not is_asked(await hand_of(sim, late)):
        await move_once(sim, awake)
    await sim.pass_time(58)
    return late, awake


async def notice_of(sim: Sim) -> tuple[Person, Person, Shown]:
    """Somebody has just lost the seat; that person, the other one, the message that tells of it."""
    late, awake = await before_second_miss(sim)
    await sim.pass_time(4)
    [notice] = calls_of(sim, late)
    return late, awake, notice


async def test_two_missed_turns_in_a_row_free_the_seat_and_one_press_takes_it_back(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    mine = await hand_of(sim, late)
    assert "Your last turn time ran out, and the computer moved for you" in mine.text
    while not is_asked(mine):
        await move_once(sim, awake)
    await sim.pass_time(46)
    [warning] = calls_of(sim, late)
    assert "and your seat becomes free" in warning.text
    await sim.pass_time(16)
    assert f"{late.name} missed two turns in a row. The seat is free" in board.text
    assert offers(board, "take")
    assert "You do not sit at this table any more." in mine.text
    [notice] = calls_of(sim, late)
    assert "two turn times in a row ran out" in notice.text
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert back.ephemeral
    assert "You are back on your seat." in back.text
    assert back.shown.pictures
    assert notice.deleted
    assert f"{late.name} is back and takes over from the computer." in board.text
    assert not offers(board, "take")


async def test_a_missed_turn_is_remembered_over_a_restart_and_so_is_the_free_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    await sim.restart()
    while not is_asked(await hand_of(sim, late)):
        await move_once(sim, awake)
    await sim.pass_time(62)
    assert offers(board_of(sim), "take"), "two in a row, whatever was in between"
    await sim.restart()
    await sim.pass_time(2)
    back = await take(late, board_of(sim))
    assert "You are back on your seat." in back.text
    assert back.shown.pictures


async def test_a_move_between_two_missed_turns_keeps_the_seat(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, target=150)
    late, awake = await let_time_run_out(sim, ada, bo)
    for moves in (True, False):
        while not is_asked(hand := await hand_of(sim, late)):
            await move_once(sim, awake)
        if moves:
            await move_first(late, hand)
            assert "Your last turn time" not in (await hand_of(sim, late)).text
    await sim.pass_time(62)
    assert "Time was up" in board_of(sim).text
    assert not offers(board_of(sim), "take")


@pytest.mark.parametrize("restarts", [0, 1, 2])
async def test_the_notice_goes_when_somebody_else_sits_down(sim: Sim, restarts: int) -> None:
    late, _, notice = await notice_of(sim)
    for _ in range(restarts):
        await sim.restart()
        await sim.pass_time(2)
    assert not notice.deleted
    await take(sim.person("Eve"), board_of(sim))
    await sim.settle()
    assert notice.deleted
    assert "already sits there" in (await late.press(board_of(sim), press_id_of(board_of(sim), "take"))).text


async def test_a_notice_is_not_taken_for_the_call_of_whoever_is_on_turn_after_a_restart(sim: Sim) -> None:
    late, awake, notice = await notice_of(sim)
    await sim.restart()
    await sim.pass_time(30)
    [call] = calls_of(sim, awake)
    assert offers(call, "hand")
    await move_first(awake, (await awake.click(call, custom_id=press_id(call, "hand"))).shown)
    assert not notice.deleted, "the seat is free still"
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert "You are back on your seat." in back.text
    assert notice.deleted


async def test_the_notice_goes_after_a_restart_when_the_match_ends(sim: Sim) -> None:
    _, awake, notice = await notice_of(sim)
    await sim.restart()
    await sim.pass_time(30)
    assert not notice.deleted, "a call of somebody else does not take its place"
    await leave(awake, board_of(sim))
    for _ in range(60):
        if notice.deleted:
            break
        await sim.pass_time(60)
    assert notice.deleted


async def test_a_notice_whose_seat_was_taken_as_the_bot_stopped_goes_at_the_start(sim: Sim) -> None:
    late, _, notice = await notice_of(sim)
    sim.env.inject_error("DELETE", "/channels/*/messages/*", status=503, times=None)
    await take(late, board_of(sim))
    assert not notice.deleted
    sim.env.backend.faults.clear()
    await sim.restart()
    await sim.pass_time(2)
    assert notice.deleted


@pytest.mark.parametrize("is_back", [False, True])
async def test_where_nothing_may_be_posted_the_notice_comes_as_soon_as_it_may(sim: Sim, *, is_back: bool) -> None:
    late, _ = await before_second_miss(sim)
    sim.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=None)
    await sim.pass_time(4)
    assert not calls_of(sim, late)
    tried = sim.env.transcript().count("two turn times in a row ran out")
    assert tried == 1
    if is_back:  # without having been told
        mine = late.ephemerals()[-1]
        assert "You are back on your seat." in (await late.click(mine, custom_id=press_id(mine, "take"))).text
    sim.env.backend.faults.clear()
    await sim.pass_time(30 if is_back else 330)
    if is_back:
        assert sim.env.transcript().count("two turn times in a row ran out") == tried
        return
    [notice] = calls_of(sim, late)
    assert "two turn times in a row ran out" in notice.text
    back = await late.click(notice, custom_id=press_id(notice, "take"))
    assert "You are back on your seat." in back.text

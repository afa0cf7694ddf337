"""The computer does not play a rated match for anybody: what is said before leaving, on the hand, and at the end."""

from __future__ import annotations

import pytest

from tests.support.booked_results import balance
from tests.support.last_tile import line
from tests.support.player_actions import (
    board_of,
    hand_of,
    is_asked,
    leave,
    leave_by_command,
    live,
    more,
    move_first,
    offers,
    on_turn,
    play_round,
    seat,
    take,
)
from tests.support.simulation import Person, Shown, Sim

WARNING = "The computer has made most of your choices"


async def test_before_leaving_a_rated_match_one_reads_how_often_one_can_come_back(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=3600)
    for words in ("2 times in a match", "You can come back once more"):
        asked = await more(bo, board, "leave")
        assert words in asked.text
        assert "more than half of your choices" in asked.text
        await leave(bo, board)
        await take(bo, board)
    assert "you can’t come back again" in (await more(bo, board, "leave")).text
    await leave(bo, board)
    assert "already come back to this rated match twice" in (await take(bo, board)).text
    assert offers(board, "take"), "it is free for others"


async def test_in_an_unrated_match_one_comes_back_as_often_as_one_likes(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo, turn_time=3600, rated=False)
    for _ in range(3):
        assert "come back until somebody sits down" not in (await more(bo, board, "leave")).text
        await leave(bo, board)
        await take(bo, board)
    assert not offers(board, "take")


async def test_an_owner_whose_choices_the_computer_made_is_warned(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, variant="straight", players=2)
    idle, other, hand = await on_turn(sim, ada, bo)
    assert WARNING not in hand.text
    await sim.pass_time(61)
    assert WARNING in (await hand_of(sim, idle)).text
    assert WARNING not in (await hand_of(sim, other)).text


async def test_nobody_is_warned_in_an_unrated_match(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await seat(sim, ada, bo, turn_time=60, variant="straight", players=2, rated=False)
    idle, _, _ = await on_turn(sim, ada, bo)
    await sim.pass_time(61)
    assert WARNING not in (await hand_of(sim, idle)).text


async def let_the_computer_play(sim: Sim, owner: Person, other: Person) -> Shown | None:
    """Play a match in which the owner comes back twice, the second time just before the end, and is there at the end.

    Returns its last board; None if the match ended earlier, or the owner had most of the choices after all.
    """
    board = await seat(sim, owner, other, variant="para", turn_time=3600)
    await leave(owner, board)
    await take(owner, board)
    await leave(owner, board)
    hand, matches = await hand_of(sim, other), sim.bot.app.matches  # type: ignore[attr-defined]
    match_id = int(board.buttons[0].custom_id.split(":")[2])
    while (match := (await matches.queries.table(match_id)).match).is_live:
        if min(map(len, match.round.hands)) <= 2:
            break
        await (move_first(other, hand) if is_asked(hand) else sim.pass_time(0.6))
    if not match.is_live or not match.seats[0].computer_played:
        return None
    await take(owner, board)
    await play_round(sim, (owner, other))
    return board_of(sim) if (await matches.queries.table(match_id)).match.seats[0].computer_played else None


@pytest.mark.parametrize(
    ("language", "reason"),
    [
        ("en-US", "the computer made most of the choices: takes the loss, not the win"),
        ("tr", "seçimlerin çoğunu bilgisayar yaptı: kayıp yazılır, kazanç yazılmaz"),
        ("pt-BR", "o computador fez a maioria das escolhas: conta a derrota, não a vitória"),
    ],
)
async def test_the_end_says_why_an_owner_whose_choices_the_computer_made_gains_nothing(
    sim: Sim, language: str, reason: str
) -> None:
    for number in range(12):
        owner, other = sim.person(f"Ada{number}", locale=language), sim.person(f"Bo{number}")
        ended = await let_the_computer_play(sim, owner, other)
        if ended is not None:
            break
        for person in (owner, other):
            if await live(sim):
                await leave_by_command(person)
    else:
        raise AssertionError("the computer never made most of the choices")
    shown = line(ended, owner)
    assert reason in shown
    assert shown.split("**")[1] in ("0", "−1"), "never a gain"
    assert reason not in line(ended, other)
    assert balance(sim, owner) in (1000, 999)

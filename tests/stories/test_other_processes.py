"""What another process of the bot writes into the database reaches this one within ten seconds."""

from __future__ import annotations

from data.records.matches import User
from tests.support.match_service import rows
from tests.support.player_actions import ada_and_bo, board_of, hand_of, leave, walk_out
from tests.support.simulation import Sim

SOON = 10
"""Seconds."""
LATER = 4_000_000_000_000
"""A time of another machine, whose clock is ahead."""


async def test_a_setting_that_was_changed_elsewhere_holds_here(sim: Sim) -> None:
    ada, _, _ = await ada_and_bo(sim)
    assert "Your settings" in (await ada.slash("me")).text
    key = "(SELECT key FROM persons WHERE account = ?)"
    await rows(sim.database, f"INSERT INTO person_settings VALUES ({key}, 'own_language', 'pt-BR')", ada.id)  # noqa: S608
    await rows(sim.database, "UPDATE persons SET changed_at = ? WHERE account = ?", LATER, ada.id)
    await sim.pass_time(SOON)
    assert "Suas preferências" in (await ada.slash("me")).text


async def test_who_was_erased_elsewhere_is_not_named_at_a_live_table_here(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    hand = await hand_of(sim, bo)
    await leave(ada, board)
    await sim.settle()
    assert "Ada" in board_of(sim).text + hand.text
    erase = "UPDATE persons SET account = NULL, name = NULL, changed_at = ? WHERE account = ?"
    await rows(sim.database, erase, LATER, ada.id)
    await sim.pass_time(SOON)
    shown = board_of(sim)
    assert "Ada" not in shown.text + "".join(shown.alt_texts) + hand.text + "".join(hand.alt_texts)


async def test_what_a_killed_process_has_queued_for_the_global_board_is_folded(sim: Sim) -> None:
    ada = sim.person("Ada")
    for pair in range(5):
        await walk_out(sim, User(9000 + 2 * pair, f"A{pair}"), User(9001 + 2 * pair, f"B{pair}"))
    before = (await ada.slash("leaderboard", where="global")).text
    assert "A0" in before
    await rows(sim.database, "INSERT INTO global_queue (person) SELECT person FROM standings WHERE guild = 0")
    await rows(sim.database, "DELETE FROM standings WHERE guild = 0")
    assert "A0" not in (await ada.slash("leaderboard", where="global")).text
    await sim.pass_time(SOON)
    assert (await ada.slash("leaderboard", where="global")).text == before
    assert await rows(sim.database, "SELECT * FROM global_queue") == []

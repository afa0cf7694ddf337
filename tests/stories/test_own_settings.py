"""``/me``: what people set for themselves, and what it does."""

from __future__ import annotations

from tests.support.player_actions import ada_and_bo, calls, calls_of, hand_of
from tests.support.setting_menus import set_own
from tests.support.simulation import Sim


async def test_private_messages_are_in_the_language_that_a_person_has_chosen(sim: Sim) -> None:
    ada, _, board = await ada_and_bo(sim)
    shown = await set_own(ada, "own_language", "pt-BR")
    assert "**Idioma** · Português do Brasil" in shown.text
    assert "Suas preferências" in shown.text
    assert "My hand" in board.labels, "public messages keep their language"
    assert "Monte:" in (await hand_of(sim, ada)).alt_texts[-1]
    await sim.restart()
    assert "Suas preferências" in (await ada.slash("me")).text
    assert "Your settings" in (await set_own(ada, "own_language", "none")).text


async def test_a_person_can_turn_off_their_own_reminders(sim: Sim) -> None:
    ada, bo, _ = await ada_and_bo(sim, turn_time=60)
    await set_own(ada, "own_turn_calls", "False")
    await set_own(bo, "own_turn_calls", "False")
    await sim.pass_time(50)
    assert calls(sim) == []
    await set_own(ada, "own_turn_calls", "True")
    await set_own(bo, "own_turn_calls", "True")
    await sim.pass_time(40)
    assert [*calls_of(sim, ada), *calls_of(sim, bo)] != []


async def test_a_hand_can_be_words_beside_or_instead_of_pictures(sim: Sim) -> None:
    ada, bo, board = await ada_and_bo(sim)
    await set_own(ada, "own_board", "text")
    hand = await hand_of(sim, ada)
    assert hand.pictures == []
    assert "Your tiles" in hand.text or "playable" in hand.text.lower()
    assert len((await hand_of(sim, bo)).pictures) == 1
    await set_own(ada, "own_board", "both")
    hand = await hand_of(sim, ada)
    assert len(hand.pictures) == 1
    assert "Your tiles" in hand.text or "playable" in hand.text.lower()
    assert len(board.pictures) == 1, "the board is everyone's"

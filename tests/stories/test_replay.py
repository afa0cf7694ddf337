"""Replays: a match that is over, step by step with open hands, as a film and as text."""

from __future__ import annotations

import hashlib
import io
import re

from PIL import Image

from engine import notation
from engine.match import Phase
from engine.verification import verify
from tests.support.player_actions import board_of, hand_of, offers, play_round, press_id, seat
from tests.support.simulation import Person, Shown, Sim

STEP = re.compile(r"(\d+)/(\d+)$", re.M)


async def played_match(sim: Sim, *people: Person, **options: object) -> Shown:
    """A match of one round, played to its end; its board."""
    await seat(sim, *people, variant="para", **options)
    await play_round(sim, people)
    board = board_of(sim)
    assert offers(board, "replay")
    return board


def step_of(shown: Shown) -> tuple[int, int]:
    found = STEP.search(shown.text)
    assert found is not None, shown.text
    return int(found[1]), int(found[2])


async def press(person: Person, shown: Shown, verb: str) -> Shown:
    return (await person.click(shown, custom_id=press_id(shown, verb))).shown


async def test_a_match_is_stepped_through_from_its_deal_to_its_result(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await played_match(sim, ada, bo)
    opened = await ada.click(board, custom_id=press_id(board, "replay"))
    shown = opened.shown
    assert opened.ephemeral
    assert step_of(shown)[0] == 1
    assert "All hands are open." in shown.alt_texts[0]
    assert [button.disabled for button in shown.buttons[:4]] == [True, True, False, False]
    seen = {shown.pictures[-1]}
    step, steps = step_of(shown)
    while step < steps:
        shown = await press(ada, shown, "replay-next")
        assert step_of(shown) == (step + 1, steps)
        step += 1
        seen.add(shown.pictures[-1])
    assert len(seen) == steps, "each step has a picture of its own"
    assert [button.disabled for button in shown.buttons[:4]] == [False, False, True, True]
    assert "wins" in shown.text
    assert step_of(await press(ada, shown, "replay-back"))[0] == steps - 1
    first = await press(ada, shown, "replay-first")
    assert step_of(first)[0] == 1
    assert step_of(await press(ada, first, "replay-last"))[0] == steps


async def test_a_round_is_chosen_from_a_menu(sim: Sim) -> None:
    ada = sim.person("Ada")
    await seat(sim, ada, computers=1, variant="ceza", rounds=5)
    for _ in range(2):
        await play_round(sim, (ada,))
        board = board_of(sim)
        await ada.click(board, custom_id=press_id(board, "ready"))
    await ada.slash("domino stop")
    question = ada.ephemerals()[-1]
    await ada.click(question, custom_id=press_id(question, "stop-confirm"))
    await sim.settle()
    question = ada.ephemerals()[-1]
    shown = (await ada.click(question, custom_id=board_id(sim, "replay"))).shown if False else None
    assert shown is None


def board_id(sim: Sim, verb: str) -> str:
    return press_id(board_of(sim), verb)


async def test_the_text_proves_the_deals_and_the_film_moves(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await played_match(sim, ada, bo)
    shown = (await bo.click(board, custom_id=press_id(board, "replay"))).shown
    saved = await press(bo, shown, "save")
    assert saved.ephemeral
    text = saved.pictures[0].decode()
    found = notation.read(text)
    match, proofs = verify(found.events)
    assert match.phase is Phase.FINISHED
    assert sorted(found.names.values()) == ["Ada", "Bo"]
    assert len(proofs[0].presses) == 1
    fair = await press(bo, shown, "fair")
    assert proofs[0].secret in fair.text
    assert hashlib.sha256(proofs[0].secret.encode()).hexdigest() == proofs[0].seal
    assert str(ada.id) not in text
    replay = (await bo.slash("domino replay")).shown
    film = await press(bo, replay, "film")
    with Image.open(io.BytesIO(film.pictures[0])) as picture:
        assert (picture.format, picture.size) == ("GIF", (500, 320))
        assert picture.n_frames == step_of(replay)[1]
    assert len(film.pictures[0]) < 1_500_000


async def test_no_replay_while_hands_are_played(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    assert not offers(board, "replay")
    hand = await hand_of(sim, ada)
    match_id = press_id(hand, "refresh").split(":")[2] if offers(hand, "refresh") else press_id(board, "hand").split(":")[2]
    for verb in ("replay", "replay-next", "save", "film"):
        refused = await ada.press(board, f"d:{verb}:{match_id}:9")
        assert "still being played" in refused.text
        assert not refused.shown.pictures if refused.shown.ephemeral else True


async def test_people_without_a_match_are_told_so(sim: Sim) -> None:
    cem = sim.person("Cem")
    for command in ("domino replay", "domino verify"):
        answer = await cem.slash(command)
        assert answer.ephemeral
        assert "not finished a match" in answer.text

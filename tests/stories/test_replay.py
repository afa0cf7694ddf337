"""Replays: a match that is over, step by step with open hands, as a film and as text."""

from __future__ import annotations

import hashlib
import io
import re

from PIL import Image

from engine import notation
from engine.match import Phase
from engine.verification import verify
from tests.support.player_actions import board_of, invite, offers, play_match, play_round, press_id, press_id_of, seat
from tests.support.simulation import Person, Shown, Sim

HEXADECIMAL = re.compile(r"[0-9a-f]{64}")
STEP = re.compile(r"(\d+)/(\d+)$", re.MULTILINE)


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


async def test_rounds_and_other_matches_are_chosen_from_menus(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await played_match(sim, ada, bo)
    await seat(sim, ada, bo, variant="ceza", rounds=5, turn_time=3600)
    await play_match(sim, (ada, bo))
    shown = (await ada.slash("domino replay")).shown
    assert "Penalty Dominoes, round 1" in shown.text
    third = (await ada.select(shown, "3", custom_id=press_id(shown, "replay-round"))).shown
    assert "Penalty Dominoes, round 3" in third.text
    assert step_of(third)[0] > 1
    [before] = [match for match in past_matches(third) if match != third_id(third)]
    other = (await ada.select(third, before, custom_id=press_id(third, "replay-match"))).shown
    assert "Para Oyunu, round 1" in other.text
    assert not offers(other, "replay-round"), "there is one round"


def third_id(shown: Shown) -> str:
    return press_id(shown, "replay-match").split(":")[2]


def past_matches(shown: Shown) -> list[str]:
    """The values of the menu of matches."""
    rows = [row for row in shown.raw.components if row["type"] == 1]
    menus = [part for row in rows for part in row["components"] if ":replay-match:" in part.get("custom_id", "")]
    return [option["value"] for option in menus[0]["options"]]


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
    last = await press(bo, shown, "replay-last")
    at = step_of(last)
    fair = await press(bo, last, "deals")
    assert proofs[0].secret in fair.text
    assert step_of(await press(bo, fair, "replay-here")) == at, "back where the replay was"
    assert hashlib.sha256(proofs[0].secret.encode()).hexdigest() == proofs[0].seal
    assert str(ada.id) not in text
    replay = (await bo.slash("domino replay")).shown
    film = await press(bo, replay, "film")
    with Image.open(io.BytesIO(film.pictures[0])) as picture:
        assert (picture.format, picture.size) == ("GIF", (500, 320))
        assert picture.n_frames == step_of(replay)[1]  # type: ignore[attr-defined]
    assert len(film.pictures[0]) < 1_500_000


async def test_no_replay_while_hands_are_played(sim: Sim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    board = await seat(sim, ada, bo)
    assert not offers(board, "replay")
    match_id = press_id(board, "hand").split(":")[2]
    for verb in ("replay", "replay-next", "save", "film"):
        refused = await ada.press(board, f"d:{verb}:{match_id}:9")
        assert refused.ephemeral
        assert "still being played" in refused.text


async def test_the_replay_of_a_private_table_is_for_those_who_sat_there(sim: Sim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    lobby = (await ada.slash("domino play", private=True, variant="para")).shown
    await invite(ada, lobby, bo)
    await bo.click(lobby, custom_id=press_id(lobby, "join"))
    await ada.click(lobby, custom_id=press_id(lobby, "start"))
    await play_round(sim, (ada, bo))
    board = board_of(sim)
    assert "private table" in (await eve.click(board, custom_id=press_id(board, "replay"))).text
    assert step_of((await bo.click(board, custom_id=press_id(board, "replay"))).shown)[0] == 1


async def test_a_stopped_match_opens_the_round_that_was_played(sim: Sim) -> None:
    ada = sim.person("Ada")
    board = await seat(sim, ada, computers=1, turn_time=3600)
    [seal] = HEXADECIMAL.findall((await ada.press(board, press_id(board, "hand").replace("hand", "fair"))).text)
    question = (await ada.slash("domino stop")).shown
    await ada.click(question, custom_id=press_id(question, "stop-confirm"))
    fair = await ada.press(board, press_id_of(board, "fair"))
    assert seal == hashlib.sha256(HEXADECIMAL.findall(fair.text)[1].encode()).hexdigest()


async def test_people_without_a_match_are_told_so(sim: Sim) -> None:
    cem = sim.person("Cem")
    for command in ("domino replay", "domino verify"):
        answer = await cem.slash(command)
        assert answer.ephemeral
        assert "not finished a match" in answer.text

"""Answers of Discord: each line of docs/faults.md is given to the bot, which then has to do what the page says."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.support import ROOT
from tests.support.http_requests import BOARDS
from tests.support.player_actions import board_of, hand_of, live, press_id, timed_out
from tests.support.simulation import Sim
from tests.support.timed_tables import start

pytestmark = pytest.mark.beat(1)

POSTS = "/channels/*/messages"
REQUESTS = {
    "edits the board": ("PATCH", BOARDS),
    "posts the board": ("POST", POSTS),
    "opens a thread": ("POST", "/channels/*/threads"),
    "answers a press": ("POST", "/interactions/*/callback"),
    "refreshes a hand": ("PATCH", "/webhooks/*/messages/@original"),
}
LONGEST_PAUSE = {"retried": 12, "posted again": 0, "paused": 300, "kept": 0}
"""Seconds from the end of a fault to a board that is up to date."""
_LINE = re.compile(r"\| (\d{3})(?: (\d+))? \| [^|]+ \| ([a-z ]+) \| ([a-z ]+) \|")


class Fault(NamedTuple):
    status: int
    code: int
    request: str
    outcome: str


def faults() -> list[Fault]:
    page = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    found = [_LINE.fullmatch(line) for line in page.splitlines() if re.match(r"\| \d", line)]
    return [Fault(int(each[1]), int(each[2] or 0), each[3], each[4]) for each in found if each]


def board_requests(sim: Sim) -> int:
    changes = (request for request in sim.env.http_requests if request.method in ("PATCH", "POST"))
    return sum(request.path.startswith("/channels/") for request in changes)


def test_every_line_of_the_page_is_understood() -> None:
    page = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    assert len(faults()) == len(re.findall(r"^\| \d", page, re.MULTILINE))
    assert {each.request for each in faults()} == set(REQUESTS)


THREADS = [each for each in faults() if each.request == "opens a thread"]


@pytest.mark.parametrize("fault", THREADS, ids=lambda each: " ".join(map(str, each[:3])))
async def test_a_table_without_its_thread_is_in_the_channel(sim: Sim, fault: Fault) -> None:
    method, path = REQUESTS[fault.request]
    sim.env.inject_error(method, path, status=fault.status, code=fault.code, times=None)
    reply = await sim.person("Ada").slash("domino play", thread=True)
    assert fault.outcome == "in the channel"
    assert not reply.ephemeral
    assert board_of(sim).id == reply.shown.id
    assert [shown.text.partition(":")[0] for shown in reply.followups] == ["No thread"]


@pytest.mark.parametrize(
    "fault", [each for each in faults() if each not in THREADS], ids=lambda each: " ".join(map(str, each[:3]))
)
async def test_the_table_does_what_the_page_says(sim: Sim, fault: Fault) -> None:
    player, other, hand = await start(sim, turn_time=60)
    await hand_of(sim, other)
    before, shown = board_of(sim), board_of(sim).text
    method, path = REQUESTS[fault.request]
    sim.env.inject_error(method, path, status=fault.status, code=fault.code, times=None)
    since = board_requests(sim)
    tile = press_id(hand, "play")
    if fault.request == "posts the board":
        await player.slash("domino board")
    await player.press(hand, tile if tile.count(":") == 5 else f"{tile}:left")
    await sim.pass_time(40)
    if fault.outcome == "closed":
        assert await live(sim) == 0
        return
    if fault.outcome == "posted again":
        assert board_of(sim).id > before.id
    elif fault.outcome == "kept":
        assert board_of(sim).text != shown
    else:
        assert before.text == shown
        tried = board_requests(sim) - since
        assert tried > 4 if fault.outcome == "retried" else tried <= 3
        await sim.pass_time(60)
        assert not timed_out(sim), "the time stands still"
    sim.env.backend.faults.clear()
    for _ in range(LONGEST_PAUSE[fault.outcome] // 4):
        if board_of(sim).text == shown:
            await sim.pass_time(4)
    assert board_of(sim).text != shown
    assert (await hand_of(sim, other)).pictures

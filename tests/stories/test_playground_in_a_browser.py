"""The playground end to end: the real bot in a real browser, played with the mouse."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.support import ROOT
from tests.support.browser import Tab, find_chromium, open_browser
from tests.support.page_client import open_page

MOVES = 5
"""Moves at the start and at the end of a match that are compared."""
A_MOVE = 1500
"""Characters; a press that only asks for the end publishes less, one that changes hand and board publishes more."""

# Counts what the page is sent, in characters.
_METER = """
window.published = 0;
window.WebSocket = class extends WebSocket {
  set onmessage(handle) {
    super.onmessage = (event) => { window.published += event.data.length; handle(event); };
  }
};
"""
# The newest private message that has buttons: the labels and ids of those that can be pressed.
_HAND = """(() => {
  const all = [...document.querySelectorAll(".message.private")].reverse();
  const buttons = (message) => [...message.querySelectorAll("[data-press]:enabled")];
  const labels = (message) => buttons(message).map((each) => each.innerText.trim());
  const hand = all.find((message) => labels(message).length);
  return {ids: hand ? buttons(hand).map((each) => each.dataset.press) : [], labels: hand ? labels(hand) : []};
})()"""
# The alt texts of the loaded board pictures.
_BOARDS = """[...document.querySelectorAll(".message:not(.private) img")].filter(
  (image) => image.complete && image.naturalWidth > 400 && image.checkVisibility()
).map((image) => image.alt).filter((alt) => alt.startsWith("Dominoes, round"))"""
_BUTTONS = """[...document.querySelectorAll("[data-press]:enabled")].map((each) => each.innerText.trim())"""
# How many buttons of the newest private message that has any are not in view.
_OUT_OF_VIEW = """(() => {
  const log = document.getElementById("log").getBoundingClientRect();
  const all = [...document.querySelectorAll(".message.private")];
  const hand = all.filter((each) => each.querySelector("[data-press]")).at(-1);
  const buttons = [...hand.querySelectorAll("[data-press]")].map((each) => each.getBoundingClientRect());
  return buttons.filter((box) => box.top < log.top || box.bottom > log.bottom).length;
})()"""
# Notes at each exchange of the board's picture whether it can be seen at that moment.
_WATCH_THE_BOARD = """(() => {
  window.exchanged = [];
  const note = ([{target}]) => window.exchanged.push(target.complete && target.width > 300);
  const board = document.querySelector(".message:not(.private) img[data-zoom]");
  new MutationObserver(note).observe(board, {attributeFilter: ["src"]});
})()"""
# Whether the newest message is in view.
_AT_THE_NEWEST = """(() => {
  const log = document.getElementById("log")?.getBoundingClientRect();
  const newest = [...document.querySelectorAll(".message")].at(-1)?.getBoundingClientRect();
  return newest && newest.top >= log.top && newest.bottom <= log.bottom;
})()"""
_TILE = re.compile(r"\d-\d\b")
_END = re.compile(r"[A-D]\b")
_OTHERS = ("Draw", "Pass", "Ready")


@asynccontextmanager
async def playground(folder: Path, *arguments: str) -> AsyncIterator[str]:
    """Run ``bot.py --local``, with its files in the folder; yields its address once it responds."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "LOG_LEVEL")}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        "--local",
        *(arguments or ("--port", "0")),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            while not (found := re.search(r"http://\S+/", (await process.stdout.readline()).decode())):
                assert process.returncode is None, "the playground ended before it printed its address"
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(60):
            status = await process.wait()
    assert status == 0


async def use(tab: Tab, command: str) -> None:
    """Choose a command, with the keyboard."""
    await tab.click("#text")
    await tab.type(command)
    await tab.enter()


async def open_table(tab: Tab, **options: str) -> None:
    """Use ``/domino play`` with the keyboard, and start against a computer."""
    await use(tab, "/domino play")
    await tab.wait_for("!document.getElementById('options').hidden")
    for name, value in {"computers": "1", **options}.items():
        await tab.evaluate(f"document.querySelector('#options [name={name}]').value = '{value}'")
    await tab.enter()
    await tab.wait_for(f"{_BUTTONS}.includes('Start')")
    await tab.click("[data-press]", "Start")
    await tab.wait_for(f"{_BOARDS}.length")


def choice(labels: Sequence[str]) -> str | None:
    """A button that goes on with the match: a tile, an end, or what else there is."""
    for wanted in (_TILE.match, _END.match, _OTHERS.__contains__):
        if found := next((label for label in labels if wanted(label)), None):
            return found
    return None


async def play(tab: Tab) -> list[int]:
    """Play until the match is over; returns the characters that were published for each press."""
    published: list[int] = []
    before = await tab.evaluate("window.published")
    while True:
        going = f"all.includes('Rematch') ? {{over: true}} : {choosable('hand')} && hand"
        seen: dict[str, Any] = await tab.wait_for(f"((hand, all) => {going})({_HAND}, {_BUTTONS})")
        if seen.get("over"):
            return published
        label = choice(seen["labels"])
        assert label is not None
        await tab.wait_for(f"{_OUT_OF_VIEW} === 0")
        await tab.click(".message.private [data-press]", label)
        same = f"JSON.stringify(hand.ids) === {json_text(seen['ids'])}"  # the text counts down
        await tab.wait_for(f"((hand, all) => all.includes('Rematch') || !({same}))({_HAND}, {_BUTTONS})")
        now = await tab.evaluate("window.published")
        published.append(now - before)
        before = now


def choosable(hand: str) -> str:
    """A condition in the page: whether a hand has a button that ``choice`` would take."""
    others = "|".join(_OTHERS)
    return rf"{hand}.labels.some((each) => /^(\d-\d\b|[A-D]\b|({others})$)/.test(each))"


def json_text(value: Any) -> str:
    """What ``JSON.stringify`` makes of a value, as an expression of JavaScript."""
    return json.dumps(json.dumps(value, ensure_ascii=False, separators=(",", ":")), ensure_ascii=False)


@pytest.mark.browser
async def test_a_whole_match_with_the_mouse(tmp_path: Path) -> None:
    chromium = find_chromium()
    assert chromium is not None
    async with playground(tmp_path) as address, open_browser(chromium) as browser:
        async with browser.tab(f"{address}#deniz-en-US", _METER) as tab, browser.tab(f"{address}#ayse-tr") as other:
            await open_table(tab, variant="draw", target="25", turn_time="86400")
            await tab.evaluate(_WATCH_THE_BOARD)
            published = await play(tab)
            # The element of the picture stays, and shows the next picture once that is loaded.
            exchanged = await tab.evaluate("window.exchanged")
            assert len(exchanged) >= MOVES
            assert all(exchanged), exchanged
            assert "🤖 Robi" in await tab.evaluate("document.body.innerText")
            # A second person sees the board, in a page of another language, and nobody's hand.
            await other.wait_for("document.body.innerText.includes('Robi')")
            assert await other.evaluate("document.querySelectorAll('.message.private').length") == 0
            assert await other.evaluate("document.documentElement.lang") == "tr"
        moves = [each for each in published if each > A_MOVE]
        assert median(moves[-MOVES:]) <= 1.5 * median(moves[:MOVES]), published


@pytest.mark.browser
async def test_the_address_alone_leads_to_a_person_and_one_press_to_a_table(tmp_path: Path) -> None:
    chromium = find_chromium()
    assert chromium is not None
    fresh = playground(tmp_path, "--port", "0", "--fresh")
    async with fresh as address, open_browser(chromium) as browser, browser.tab(address) as tab:
        await tab.resize(380, 780)
        await tab.click("#welcome-start")
        await tab.wait_for("document.querySelectorAll('.message').length && document.getElementById('welcome').hidden")
        assert await tab.evaluate("location.hash") == "#deniz"
        assert await tab.evaluate("document.documentElement.scrollWidth") == 380
        await tab.click("#text")
        await tab.type("hello")
        await tab.enter()
        await tab.wait_for("[...document.querySelectorAll('.message')].at(-1).innerText.includes('hello')")
        assert await tab.evaluate("document.getElementById('text').value") == ""


@pytest.mark.browser
async def test_the_page_opens_at_the_newest_message_and_follows_until_somebody_scrolls_away(tmp_path: Path) -> None:
    chromium = find_chromium()
    assert chromium is not None
    async with (
        playground(tmp_path) as address,
        open_browser(chromium) as browser,
        open_page(address.rstrip("/"), "ayse") as ayse,
    ):
        for number in range(80):
            await ayse.act("say", text=f"line {number}")
        async with browser.tab(f"{address}#deniz-en-US") as tab:
            await tab.wait_for(_AT_THE_NEWEST)
            await ayse.act("say", text="one more")
            await tab.wait_for(f"document.body.innerText.includes('one more') && {_AT_THE_NEWEST}")
            await tab.scroll("#log", -6000)
            await tab.wait_for("document.querySelector('.message').innerText.includes('line 0')")  # older ones come
            await ayse.act("say", text="unseen")
            await tab.wait_for("document.body.innerText.includes('unseen')")
            assert not await tab.evaluate(_AT_THE_NEWEST)
            await tab.click("#to-newest")
            await tab.wait_for(_AT_THE_NEWEST)
            # The buttons of the reader's own message stay in view, until the reader goes on.
            await use(tab, "/me")
            await tab.enter()
            await tab.wait_for("!!document.querySelector('.message.private [data-menu]')")
            for number in range(4):
                await ayse.act("say", text="\n".join([rf"a\_{number}"] * 12))
            await tab.wait_for("document.body.innerText.includes('a_3')")  # as Discord shows what is escaped
            assert not await tab.evaluate(_AT_THE_NEWEST)
            await tab.click("#to-newest")
            await tab.wait_for(_AT_THE_NEWEST)
            await tab.click("#to-hand")
            await tab.wait_for(f"!{_AT_THE_NEWEST}")
            await use(tab, "/domino tables")
            await tab.enter()  # an answer is in view, whatever was before
            await tab.wait_for(f"document.body.innerText.includes('No table') && {_AT_THE_NEWEST}")


@pytest.mark.browser
async def test_a_page_that_lost_its_server_says_so_and_comes_back(tmp_path: Path) -> None:
    chromium = find_chromium()
    assert chromium is not None
    async with open_browser(chromium) as browser:
        async with playground(tmp_path) as address:
            port = address.rstrip("/").rpartition(":")[2]
            tab = await browser.open(f"{address}#deniz-en-US")
            await tab.click("#welcome-start")
            await tab.wait_for(f"{_BUTTONS}.includes('Start')")
        await tab.wait_for("!document.getElementById('lost').hidden")
        assert "make play" in await tab.evaluate("document.getElementById('lost').innerText")
        async with playground(tmp_path, "--port", port):
            await tab.wait_for("document.getElementById('lost').hidden")
            await tab.click("[data-press]", "Start")
            await tab.wait_for(f"{_BOARDS}.length")
        await tab.close()

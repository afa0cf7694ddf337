"""The playground end to end: the real bot in a real browser, played with the mouse."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.support import ROOT
from tests.support.browser import Tab, find_chromium, open_browser

# The last private message: its text, and the labels of its buttons.
_HAND = """(() => {
  const shown = [...document.querySelectorAll(".channel-message")];
  const hand = shown.filter((message) => message.innerText.includes("Only you can see this")).at(-1);
  const buttons = [...(hand?.querySelectorAll(".component-button") ?? [])];
  return {text: hand?.innerText ?? "", labels: buttons.map((button) => button.textContent.trim())};
})()"""
# The alt texts of the loaded board pictures.
_BOARDS = """[...document.querySelectorAll(".channel-message img")].filter(
  (image) => image.complete && image.naturalWidth > 400 && image.checkVisibility()
).map((image) => image.alt).filter((alt) => alt.startsWith("Dominoes, round"))"""
_TILE = re.compile(r"\d-\d")


@asynccontextmanager
async def playground() -> AsyncIterator[str]:
    """Run ``bot.py --local``; yields the address of the first person once it responds."""
    environment = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "LOG_LEVEL")}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "bot.py", "--local", "--port", "0", cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            while not (found := re.search(r"http://\S+", (await process.stdout.readline()).decode())):
                assert process.returncode is None, "the playground ended before it printed its address"
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(60):
            status = await process.wait()
    assert status == 0


async def play_a_tile(tab: Tab, name: str) -> str:
    """Play the first playable tile, on the first end if there is a choice; returns the tile."""
    hand = await tab.wait_for(f"(hand => hand.text.includes('Your turn') && hand)({_HAND})")
    tile = next(label for label in hand["labels"] if _TILE.fullmatch(label))
    await tab.click(".component-button", tile)
    hand = await tab.wait_for(f"(hand => !hand.labels.includes('{tile}') && hand)({_HAND})")
    for end in [label for label in hand["labels"] if " · " in label][:1]:
        await tab.click(".component-button", end)
    await tab.wait_for(f"/{name} (drew \\d+ tiles? and )?played {tile} on/.test(document.body.innerText)")
    return tile


@pytest.mark.browser
async def test_playing_the_first_moves_with_the_mouse() -> None:
    chromium = find_chromium()
    assert chromium is not None
    async with playground() as address, open_browser(chromium) as browser, browser.tab(f"{address}-en-US") as tab:
        await tab.click("#channel-composer-input")
        await tab.type("/domino play")
        await tab.click("[role=option]")
        await tab.click("#send-message")
        await tab.click(".component-button", "+ Computer")
        await tab.click(".component-button", "Hard")
        await tab.click(".component-button", "Start")
        await tab.wait_for(f"{_BOARDS}.length")
        played = [await play_a_tile(tab, "Deniz") for _ in range(3)]
        assert len(set(played)) == 3
        # The board refreshes by itself; its alt text names tiles as they lie.
        on_board = f"{_BOARDS}.some((alt) => /{played[-1]}|{played[-1][::-1]}/.test(alt))"
        await tab.wait_for(on_board)
        assert "🤖 Robi" in await tab.evaluate("document.body.innerText")
        async with browser.tab(f"{address.partition('#')[0]}#ayse-tr") as other:
            await other.wait_for(on_board)
            assert "Only you can see this" not in await other.evaluate("document.body.innerText")

"""Headless Chromium for the one test that plays with a mouse.

Driven by the DevTools protocol over aiohttp, which the playground needs anyway: Selenium and Playwright would each
add some 40 MB to every fresh checkout for this one test.
"""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
_PATIENCE = 60.0  # seconds for anything to appear, also on a busy machine
_LOOK_EVERY = 0.05
_STILL = 0.3  # seconds; a person takes longer to press what has just appeared
_TRIES = 5

# The centre of the first element that matches the selector, has exactly the given text (if any) and can be clicked:
# visible, enabled, on top. None while there is none.
_FIND = """((selector, text) => {
  for (const element of document.querySelectorAll(selector)) {
    if (text !== null && element.textContent.trim() !== text) continue;
    if (element.disabled || element.ariaDisabled === "true" || !element.checkVisibility()) continue;
    element.scrollIntoView({block: "center", behavior: "instant"});
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!element.contains(document.elementFromPoint(x, y))) continue;
    window.mouseHit = false;
    document.addEventListener("click", (event) => {
      const hit = event.target.closest(selector);
      if (hit && (text === null || hit.textContent.trim() === text)) window.mouseHit = true;
    }, {once: true, capture: true});
    return [x, y];
  }
  return null;
})"""


def find_chromium() -> str | None:
    """The path of a Chromium or Chrome on this machine."""
    return next((path for path in map(shutil.which, _NAMES) if path), None)


class Tab:
    """A browser page, operated as a user would: look, click, type."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._calls = 0

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a DevTools command and return its result."""
        self._calls += 1
        await self._socket.send_json({"id": self._calls, "method": method, "params": parameters})
        while True:
            answer = await self._socket.receive_json()
            if answer.get("id") == self._calls:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return answer["result"]

    async def evaluate(self, expression: str) -> Any:
        """Evaluate a JavaScript expression in the page."""
        result = await self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        assert "exceptionDetails" not in result, result["exceptionDetails"]
        return result["result"].get("value")

    async def wait_for(self, expression: str) -> Any:
        """Wait until the expression is truthy; returns its value."""
        try:
            async with asyncio.timeout(_PATIENCE):
                while True:
                    if value := await self.evaluate(expression):
                        return value
                    await asyncio.sleep(_LOOK_EVERY)
        except TimeoutError:
            text = await self.evaluate("document.body.innerText")
            raise AssertionError(f"after {_PATIENCE} s still not {expression}; the page says:\n{text}") from None

    async def click(self, selector: str, text: str | None = None) -> None:
        """Click an element, once it can be clicked and has stopped moving.

        A page that redraws at that very moment may still replace it under the mouse, so the click is retried once.
        """
        await self.call("Page.bringToFront")  # a background tab neither draws nor receives mouse events
        for _ in range(_TRIES):
            x, y = await self._aim(f"{_FIND}({json.dumps(selector)}, {json.dumps(text)})")
            where: dict[str, Any] = {"x": x, "y": y, "button": "left", "clickCount": 1}
            await self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)
            await self.call("Input.dispatchMouseEvent", type="mousePressed", **where)
            await self.call("Input.dispatchMouseEvent", type="mouseReleased", **where)
            if await self.evaluate("window.mouseHit"):
                return
        raise AssertionError(f"the mouse missed {selector} {text or ''} {_TRIES} times")

    async def _aim(self, find: str) -> list[float]:
        """The position of the element, once it has been stable for a while."""
        place: list[float] = await self.wait_for(find)
        while True:
            await asyncio.sleep(_STILL)
            before, place = place, await self.wait_for(find)
            if place == before:
                return place

    async def type(self, text: str) -> None:
        """Type into the focused element."""
        await self.call("Input.insertText", text=text)

    async def scroll(self, selector: str, down: int) -> None:
        """Turn the mouse wheel over an element, by so many pixels."""
        await self.call("Page.bringToFront")
        x, y = await self.wait_for(f"{_FIND}({json.dumps(selector)}, null)")
        await self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=down)

    async def enter(self) -> None:
        """Press the Enter key."""
        key = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
        await self.call("Input.dispatchKeyEvent", type="keyDown", text="\r", **key)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **key)

    async def resize(self, width: int, height: int) -> None:
        """Give the page another size, in pixels."""
        await self.call(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 500
        )

    async def close(self) -> None:
        """Let go of the page; it stays open until the browser ends."""
        await self._socket.close()

    async def screenshot(self) -> bytes:
        """A PNG screenshot of the page."""
        shot = await self.call("Page.captureScreenshot")
        return base64.b64decode(shot["data"])


class Browser:
    """A running Chromium."""

    def __init__(self, http: aiohttp.ClientSession) -> None:
        self._http = http

    @asynccontextmanager
    async def tab(self, address: str, script: str = "") -> AsyncIterator[Tab]:
        """Open a new page at the address; the script runs in it before its own."""
        tab = await self.open(address, script)
        try:
            yield tab
        finally:
            await tab.close()

    async def open(self, address: str, script: str = "") -> Tab:
        """As ``tab``; close it after use."""
        async with self._http.put("/json/new?about:blank") as answer:
            target = await answer.json()
        tab = Tab(await self._http.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0))
        await tab.call("Page.enable")
        await tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        await tab.call("Page.navigate", url=address)
        return tab


@asynccontextmanager
async def open_browser(chromium: str) -> AsyncIterator[Browser]:
    """Start Chromium with its own profile; kill it and its child processes at the end."""
    with tempfile.TemporaryDirectory(prefix="ayaz-chromium-", ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            chromium,
            "--headless=new",
            "--no-sandbox",  # CI containers run as root, where Chromium has no sandbox
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--no-first-run",
            "--window-size=1280,900",
            "--remote-debugging-port=0",
            f"--user-data-dir={profile}",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            async with aiohttp.ClientSession(await _debugger(Path(profile))) as http:
                yield Browser(http)
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def _debugger(profile: Path) -> str:
    """The DevTools address, which Chromium writes into its profile when it listens."""
    written = profile / "DevToolsActivePort"
    async with asyncio.timeout(_PATIENCE):
        while True:
            lines = written.read_text().splitlines() if written.exists() else []
            if len(lines) > 1:
                return f"http://127.0.0.1:{lines[0]}"
            await asyncio.sleep(_LOOK_EVERY)

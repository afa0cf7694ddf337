"""The playground's pages over HTTP, as a browser requests them, with the counter bot behind them."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image
from simcord.preview._media import MediaWorker

from cogs.local import world as world_module
from cogs.local.page import PlayPage
from cogs.local.playground import PlaygroundError, open_page, run, serve
from cogs.local.world import World, open_world
from cogs.texts.catalogue import LANGUAGES
from tests.support import ROOT
from tests.support.counter_bot import CounterBot


class Browser:
    """An open page: its last state, and the actions of its person."""

    def __init__(self, http: aiohttp.ClientSession, token: str, first: dict[str, Any]) -> None:
        self._http = http
        self._headers = {"X-Simcord-Capability": token, "X-Simcord-Context": first["context"]["id"]}
        self._actions = 0
        self.seen = first

    async def look(self) -> dict[str, Any]:
        """Reload the page's state."""
        async with self._http.get("/api/state", headers=self._headers) as answer:
            self.seen = await answer.json()
        return self.seen

    async def act(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send an action based on the last state; returns the receipt."""
        body = {
            "kind": kind,
            "protocol_version": 3,
            "sequence": self._actions + 1,
            "request_id": f"request {self._actions + 1}",
            "generation": self.seen["context"]["generation"],
            "bot_generation": self.seen["botGeneration"],
            "published_revision": self.seen["publishedRevision"],
            **fields,
        }
        async with self._http.post("/api/action", json=body, headers=self._headers) as answer:
            receipt = await answer.json()
        self._actions = receipt["expectedSequence"]
        return receipt

    async def command(self, name: str) -> dict[str, Any]:
        """Use a command without options."""
        async with self._http.get("/api/commands", headers=self._headers) as answer:
            catalogue = await answer.json()
        [entry] = [entry for entry in catalogue["entries"] if entry["invocation"] == name]
        fields = {"command_id": entry["commandId"], "schema_fingerprint": entry["schemaFingerprint"]}
        return await self.act("run_command", path=[name], options={}, **fields)

    async def click(self, label: str) -> dict[str, Any]:
        """Press the button that the page, as last seen, shows under that label."""
        [(message, key)] = [
            (identity, part["control_key"])
            for identity, shown in self.seen["messages"].items()
            for part in _parts(shown["components"])
            if part.get("label") == label
        ]
        return await self.act("click", target_id=message, control_key=key)

    async def picture(self, asset: str) -> bytes:
        """The bytes of a picture."""
        async with self._http.get(f"/api/assets/{asset}", headers=self._headers) as answer:
            answer.raise_for_status()
            return await answer.read()

    def texts(self) -> list[str]:
        """Every text that the page shows."""
        shown = [part for message in self.seen["messages"].values() for part in _parts(message["components"])]
        contents = [message["content"] for message in self.seen["messages"].values()]
        return [text for text in [*contents, *(part.get("content") for part in shown)] if text]

    async def wait_for(self, text: str) -> None:
        """Look as the browser does, until the text is there."""
        async with asyncio.timeout(60):
            while text not in self.texts():
                await asyncio.sleep(0.05)
                await self.look()


def _parts(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [part for component in components for part in (component, *_parts(component.get("components", [])))]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "count"
    path.touch()
    return path


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise real-time limits, so that no press fails on a stalled machine."""
    monkeypatch.setattr(world_module, "_ANSWER_TIMEOUT", 60)


@pytest.fixture
async def page(database: Path) -> AsyncIterator[PlayPage]:
    async with open_world(CounterBot(database)) as world, open_page(world, port=0) as page:
        running = asyncio.create_task(run(world, page))
        yield page
        running.cancel()


@asynccontextmanager
async def browsers(page: PlayPage, *tokens: str, language: str = "en-US") -> AsyncIterator[list[Browser]]:
    origin = page.address(page.world.people[0]).partition("#")[0]
    async with aiohttp.ClientSession(origin) as http:
        opened: list[Browser] = []
        for token in tokens:
            headers = {"X-Simcord-Capability": token, "Accept-Language": language}
            async with http.post("/api/pages", json={}, headers=headers) as answer:
                answer.raise_for_status()
                opened.append(Browser(http, token, await answer.json()))
        yield opened


def names(world: World) -> dict[str, int]:
    return {person.name: person.actor.id for person in world.people}


async def test_only_the_people_have_addresses(page: PlayPage) -> None:
    people = names(page.world)
    async with browsers(page, "ayse", "ibrahim", "cigdem", "cigdem-tr") as opened:
        assert [int(browser.seen["viewerId"]) for browser in opened] == [
            people["Ayşe"],
            people["İbrahim"],
            people["Çiğdem"],
            people["Çiğdem"],
        ]
    for token in ("", "nobody", "ayse-xx", "aysetr"):
        with pytest.raises(aiohttp.ClientResponseError, match="401"):
            async with browsers(page, token):
                pass


@pytest.mark.parametrize(
    ("token", "accepted", "expected"),
    [
        ("ayse", "", "en-US en-US"),
        ("ayse", "fr-FR, de;q=0.5", "en-US en-US"),
        ("ayse", "fr, pt-PT;q=0.9, en;q=0.8", "pt-BR en-US"),
        ("ayse-tr", "en-GB", "tr en-US"),
        ("ibrahim-pt-BR", "tr", "pt-BR en-US"),
    ],
)
async def test_the_address_or_the_browser_chooses_the_language(
    page: PlayPage, token: str, accepted: str, expected: str
) -> None:
    async with browsers(page, token, language=accepted) as [browser]:
        assert browser.seen["profile"]["locale"] == expected.split(maxsplit=1)[0]
        await browser.command("count")
        await browser.wait_for("0 presses")
        await browser.click("secret")
        await browser.wait_for(expected)


async def test_public_messages_appear_on_all_pages_and_private_ones_do_not(page: PlayPage) -> None:
    async with browsers(page, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.command("count")
        await ibrahim.wait_for("0 presses")
        await ibrahim.click("more")
        await ayse.wait_for("1 presses")
        await ayse.click("secret")
        await ayse.wait_for("en-US en-US")
        await ibrahim.look()
        assert ibrahim.texts() == ["1 presses"]


@pytest.mark.parametrize("published", [False, True])
async def test_a_press_on_an_old_page_hits_the_intended_button(
    page: PlayPage, monkeypatch: pytest.MonkeyPatch, *, published: bool
) -> None:
    async with browsers(page, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.command("count")
        await ayse.wait_for("0 presses")
        await ibrahim.wait_for("0 presses")
        publish = page.republish
        monkeypatch.setattr(page, "republish", lambda: None)
        await ibrahim.click("more")
        if published:
            publish()
        # The buttons have swapped places by now; this page has not reloaded since.
        receipt = await ayse.click("secret")
        assert (receipt["rejected"], receipt["settlement"]) == (False, "settled")
        await ayse.look()
        assert sorted(ayse.texts()) == ["1 presses", "en-US en-US"]


@pytest.mark.parametrize("published", [False, True])
async def test_a_press_on_a_removed_button_reaches_the_bot(
    page: PlayPage, monkeypatch: pytest.MonkeyPatch, *, published: bool
) -> None:
    async with browsers(page, "ayse") as [ayse]:
        await ayse.command("count")
        await ayse.wait_for("0 presses")
        publish = page.republish
        monkeypatch.setattr(page, "republish", lambda: None)
        [stored] = page.env.backend.messages[page.channel.id].values()
        text = {"type": 10, "content": "closed"}
        page.env.backend.edit_message(page.channel.id, stored.id, {"components": [text]})
        if published:
            publish()
        receipt = await ayse.click("secret")
        assert (receipt["rejected"], receipt["acknowledgement"]) == (False, "acknowledged")
        await ayse.look()
        assert sorted(ayse.texts()) == ["closed", "en-US en-US"]


async def test_a_button_the_page_never_showed_cannot_be_pressed(page: PlayPage) -> None:
    async with browsers(page, "ayse") as [ayse]:
        await ayse.command("count")
        await ayse.wait_for("0 presses")
        [message] = ayse.seen["messages"]
        for key in (f"message:{message}:component:99", "message:1:component:1"):
            assert (await ayse.act("click", target_id=message, control_key=key, meant={"custom_id": "t:more"}))[
                "rejected"
            ]
        await ayse.look()
        assert ayse.texts() == ["0 presses"]


async def test_timers_run_in_real_time(page: PlayPage) -> None:
    bot, counted = page.env.bot, list[int]()
    assert isinstance(bot, CounterBot)
    for _ in range(10):  # tolerate a machine that stalls for a moment
        before = bot.seconds
        await asyncio.sleep(2.3)
        counted.append(bot.seconds - before)
        if counted[-1] in (2, 3):
            return
    pytest.fail(f"seconds counted in 2.3 s: {counted}")


def _png(shade: int) -> bytes:
    canvas = io.BytesIO()
    Image.new("RGB", (300, 200), (shade, shade, shade)).save(canvas, "PNG")
    return canvas.getvalue()


async def test_a_picture_is_shown_as_the_bot_sent_it_in_a_place_kept_free(
    page: PlayPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MediaWorker, "validate", None)  # simcord's check, which starts a process
    actor = page.world.people[0].actor
    await actor.send(page.world.channel, attachments=[("board.png", _png(0))])
    async with browsers(page, "ayse", "deniz") as opened:
        for browser in opened:
            [key] = [key for key, asset in browser.seen["assets"].items() if asset["filename"] == "board.png"]
            asset = browser.seen["assets"][key]
            assert (asset["displayReady"], asset["displayWidth"], asset["displayHeight"]) == (True, 300, 200)
            assert await browser.picture(key) == _png(0)


async def test_a_picture_that_was_just_replaced_is_still_there_for_a_page_that_saw_it(page: PlayPage) -> None:
    backend, channel = page.env.backend, page.world.channel
    actor = page.world.people[0].actor
    message = await actor.send(channel, attachments=[("board.png", _png(1))])
    async with browsers(page, "ayse") as [ayse]:
        [old] = [key for key, asset in ayse.seen["assets"].items() if asset["filename"] == "board.png"]
        [new] = backend.store_attachments(channel.id, [("board.png", _png(2))])
        backend.messages[channel.id][message.id].attachments = [new]
        page.republish()
        assert await ayse.picture(old) == _png(1)
        await ayse.look()
        [newer] = [key for key, asset in ayse.seen["assets"].items() if asset["filename"] == "board.png"]
        assert await ayse.picture(newer) == _png(2)
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await ayse.picture("a_madeup")


async def test_a_page_that_looks_right_after_an_edit_sees_the_new_picture_not_a_gap(database: Path) -> None:
    async with open_world(CounterBot(database)) as world, open_page(world, port=0) as page:
        message = await world.people[0].actor.send(world.channel, attachments=[("board.png", _png(1))])
        page.catch_up()
        async with browsers(page, "ayse") as [ayse]:
            new = world.env.backend.store_attachments(world.channel.id, [("board.png", _png(2))])
            world.env.backend.edit_message(world.channel.id, message.id, {"attachments": new})
            await ayse.look()
            [key] = [key for key, asset in ayse.seen["assets"].items() if asset["filename"] == "board.png"]
            assert await ayse.picture(key) == _png(2)


async def test_index_names_the_people_and_hides_the_bench(page: PlayPage) -> None:
    origin = page.address(page.world.people[0]).partition("#")[0]
    async with aiohttp.ClientSession(origin) as http:
        async with http.get("/") as answer:
            index = await answer.text()
        async with http.get("/preview.css") as answer:
            style = await answer.text()
        async with http.get("/app.js") as answer:
            script = await answer.text()
    assert "<title>Ayaz</title>" in index
    assert f'data-languages="{" ".join(LANGUAGES)}"' in index
    assert all(
        f'<a href="#{person.key}-{language}">' in index for person in page.world.people for language in LANGUAGES
    )
    assert ".playground-people" in style
    assert "bootstrap();" in script
    assert "playground-people" in script


def test_an_invalid_port_is_reported_in_one_line() -> None:
    with pytest.raises(PlaygroundError, match="no port 65536"):
        serve(CounterBot, port=65536)


def test_a_playground_whose_port_is_taken_ends_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [sys.executable, "bot.py", "--local", "--port", str(other.getsockname()[1])]
        ended = subprocess.run(
            command,
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            cwd=ROOT,
            env={name: value for name, value in os.environ.items() if name != "LOG_LEVEL"},
        )
    assert ended.returncode == 2, ended.stderr
    assert (ended.stdout, ended.stderr.count("\n")) == ("", 1)
    assert "cannot be had" in ended.stderr


async def test_a_taken_port_is_reported_in_one_line(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        async with open_world(CounterBot(database)) as world:
            with pytest.raises(PlaygroundError, match=f"port {taken} of 127.0.0.1 cannot be had"):
                await open_page(world, port=taken).__aenter__()


_PLAYGROUND = """
from cogs.local.playground import serve
from tests.support.counter_bot import CounterBot

def make_bot(database):
    database.touch()
    print("database", database, flush=True)
    return CounterBot(database)

serve(make_bot, port=0)
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_process_prints_its_address_and_stops_on_a_signal(number: signal.Signals) -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _PLAYGROUND, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        async with asyncio.timeout(60):
            said = [(await process.stdout.readline()).decode() for _ in range(7)]
        address = next(line.split()[0] for line in said if "Ayşe" in line)
        async with aiohttp.ClientSession() as http, http.get(address) as answer:
            assert answer.status == 200
            # A browser keeps its connection open; the end must not wait for it.
            process.send_signal(number)
            async with asyncio.timeout(30):
                assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    database = Path(said[0].split()[1])
    assert not database.parent.exists()


async def test_old_messages_do_not_fill_the_memory(database: Path) -> None:
    async with open_world(CounterBot(database)) as world:
        backend = world.env.backend
        actor = world.people[0].actor
        kept = await actor.send(world.channel, "kept", attachments=[("board.png", b"kept")])
        for number in range(400):
            backend.store_attachments(world.channel.id, [("board.png", b"%d" % number)])
        assert world.drop_history()
        assert not world.drop_history()
        assert backend.http_requests == []
        assert list(backend.cdn._blobs.values()) == [b"kept"]
        assert backend.cdn.get(kept.attachments[0].url) == b"kept"

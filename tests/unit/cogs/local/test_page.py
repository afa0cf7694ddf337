"""The playground's pages over their web socket, as a browser uses them, with the counter bot behind them."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from PIL import Image

from cogs.local import page as page_module
from cogs.local import wire
from cogs.local import world as world_module
from cogs.local.page import SHOWN_MESSAGES, PageServer
from cogs.local.playground import PlaygroundError, open_server, serve
from cogs.local.world import open_world
from cogs.texts.catalogue import LANGUAGES
from tests.support import ROOT
from tests.support.counter_bot import CounterBot
from tests.support.page_client import PageClient, open_page


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
async def server(database: Path) -> AsyncIterator[PageServer]:
    async with open_world(CounterBot(database)) as world, open_server(world, port=0) as server:
        yield server


@asynccontextmanager
async def pages(server: PageServer, *keys: str) -> AsyncIterator[list[PageClient]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(open_page(server.origin, key)) for key in keys]


# ---- who is there, and in which language -----------------------------------------------------------------------------


async def test_only_the_people_have_pages(server: PageServer) -> None:
    ids = {person.key: str(person.id) for person in server.world.people}
    async with pages(server, "ayse", "ibrahim", "cigdem", "cigdem") as opened:
        assert [page.seen["me"] for page in opened] == [ids[page.key] for page in opened]
    for key in ("", "nobody", "ayse-tr"):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="404"):
            async with pages(server, key):
                pass


@pytest.mark.parametrize(
    ("language", "accepted", "expected"),
    [
        ("", "", "en-US"),
        ("", "fr-FR, de;q=0.5", "en-US"),
        ("", "fr, pt-PT;q=0.9, en;q=0.8", "pt-BR"),
        ("tr", "en-GB", "tr"),
        ("pt-BR", "tr", "pt-BR"),
        ("xx", "tr", "tr"),
    ],
)
async def test_the_address_or_the_browser_chooses_the_language(
    server: PageServer, language: str, accepted: str, expected: str
) -> None:
    async with open_page(server.origin, "ayse", language, **{"Accept-Language": accepted}) as page:
        assert (page.seen["language"], page.seen["texts"]) == (expected, wire.page_texts(expected))
        await page.use("count")
        await page.wait_for_text("0 presses")
        await page.press("secret")
        await page.wait_for_text(f"{expected} en-US")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_its_words_in_every_language(language: str) -> None:
    words = wire.page_texts(language)
    assert all(words.values())
    assert "{name}" in words["used"]
    assert "{command}" in words["used"]
    for script in (ROOT / "cogs" / "local" / "static").glob("*.js"):
        asked = set(_asked(script.read_text(encoding="utf-8")))
        assert asked <= words.keys(), script.name
    markup = (ROOT / "cogs" / "local" / "static" / "index.html").read_text(encoding="utf-8")
    assert {part.split('"')[0] for part in (*markup.split('data-text="')[1:], *markup.split('data-label="')[1:])} <= {
        *words
    }


def _asked(script: str) -> list[str]:
    """The texts that a script asks for by name."""
    dotted = [part for part in script.split("texts.")[1:] if part[0].isalpha()]
    names = [part[: len(part) - len(part.lstrip("abcdefghijklmnopqrstuvwxyz"))] for part in dotted]
    return [*names, *(part.split('"')[0] for part in script.split('texts["')[1:])]


async def test_presence_is_shown_as_pages_open_and_close(server: PageServer) -> None:
    async with pages(server, "ayse") as [ayse]:
        alone = ayse.seen["online"]
        async with pages(server, "deniz") as [deniz]:
            await ayse.wait_for(lambda: deniz.seen["me"] in ayse.updates[-1].get("online", ()))
        await ayse.wait_for(lambda: ayse.updates[-1].get("online") == alone)


# ---- messages --------------------------------------------------------------------------------------------------------


async def test_public_messages_reach_all_pages_and_private_ones_do_not(server: PageServer) -> None:
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.use("count")
        await ibrahim.wait_for_text("0 presses")
        await ibrahim.press("more")
        await ayse.wait_for_text("1 presses")
        await ayse.press("secret")
        await ayse.wait_for_text("en-US en-US")
        await ayse.act("say", text="done")
        await ibrahim.wait_for_text("done")
        assert ibrahim.texts() == ["1 presses", "done"]
        async with pages(server, "ibrahim", "ayse") as [again, own]:
            assert again.texts() == ["1 presses", "done"]
            assert "en-US en-US" in own.texts()


async def test_a_page_is_sent_what_has_changed_and_nothing_else(server: PageServer) -> None:
    async with pages(server, "ayse") as [ayse]:
        for number in range(30):
            await ayse.act("say", text=f"line {number}")
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        del ayse.updates[:]
        await ayse.press("more")
        await ayse.wait_for_text("1 presses")
        changed = [message["id"] for update in ayse.updates for message in update.get("changed", ())]
        assert set(changed) == {ayse.find("more")[0]}


async def test_a_world_without_pages_projects_nothing(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    projected: list[Any] = []
    project = wire.message
    monkeypatch.setattr(wire, "message", lambda *some: projected.append(some) or project(*some))
    async with pages(server, "ayse") as [ayse]:
        await ayse.act("say", text="seen")
        assert projected
    await asyncio.sleep(0.1)
    projected.clear()
    server.world.say(server.world.people[1], server.world.channel.id, "unseen")
    await asyncio.sleep(3 * page_module._PUBLISH_DELAY)
    assert projected == []


async def test_a_deleted_message_goes_away_and_a_private_one_can_be_dismissed(server: PageServer) -> None:
    world = server.world
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        await ayse.press("secret")
        await ayse.wait_for_text("en-US en-US")
        [private] = [each["id"] for each in ayse.messages.values() if each["private"]]
        for page, message in ((ibrahim, private), (ayse, ayse.find("more")[0])):
            await page.act("dismiss", message=message)
        assert len(world.messages(world.people[1], world.channel.id)) == 2
        await ayse.act("dismiss", message=private)
        await ayse.wait_for(lambda: private not in ayse.messages)
        assert ayse.texts() == ["0 presses"]


async def test_older_messages_come_on_demand(server: PageServer) -> None:
    for number in range(SHOWN_MESSAGES + 7):
        server.world.say(server.world.people[0], server.world.channel.id, str(number))
    async with pages(server, "ayse") as [ayse]:
        assert (len(ayse.messages), ayse.seen["more"]) == (SHOWN_MESSAGES, True)
        await ayse.act("older", before=min(ayse.messages, key=int))
        assert ayse.texts() == [str(number) for number in range(SHOWN_MESSAGES + 7)]
        assert not next(each for each in ayse.updates if each["kind"] == "older")["more"]


async def test_another_channel_can_be_looked_at_and_is_marked_while_it_is_not(server: PageServer) -> None:
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        [first, _, second] = [each["id"] for each in ayse.seen["server"]["channels"]]
        await ayse.act("look", channel=second)
        assert ayse.seen["channel"] == second
        await ayse.act("say", text="over here")
        await ibrahim.wait_for(lambda: second in ibrahim.updates[-1].get("unread", ()))
        assert ibrahim.texts() == []
        await ibrahim.act("say", text="where?")
        await ayse.wait_for(lambda: first in ayse.updates[-1].get("unread", ()))
        assert ayse.texts() == ["over here"]


# ---- presses and commands --------------------------------------------------------------------------------------------


async def test_a_press_on_an_old_page_hits_the_intended_button(server: PageServer) -> None:
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        await ibrahim.wait_for_text("0 presses")
        await ibrahim.press("more")
        # The buttons have swapped places by now; this page has received nothing since.
        assert await ayse.press("secret") == "ok"
        await ayse.wait_for_text("en-US en-US")


async def test_a_press_on_a_removed_button_reaches_the_bot(server: PageServer) -> None:
    backend, channel = server.world.backend, server.world.channel.id
    async with pages(server, "ayse") as [ayse]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        message, secret = ayse.find("secret")
        backend.edit_message(channel, int(message), {"components": [{"type": 10, "content": "closed"}]})
        assert await ayse.act("press", message=message, custom_id=secret["custom_id"]) == "ok"
        await ayse.wait_for_text("en-US en-US")
        backend.delete_message(channel, int(message))
        assert await ayse.act("press", message=message, custom_id=secret["custom_id"]) == "gone"


async def test_a_button_that_was_never_shown_cannot_be_pressed(server: PageServer) -> None:
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        message, _ = ayse.find("more")
        for body in ({"message": message, "custom_id": "t:other"}, {"message": "1", "custom_id": "t:more"}, {}):
            assert await ayse.act("press", **body) == "gone"
        await ayse.press("secret")
        await ayse.wait_for_text("en-US en-US")
        [private] = [each["id"] for each in ayse.messages.values() if each["private"]]
        assert await ibrahim.act("press", message=private, custom_id="t:more") == "gone"
        assert ayse.texts()[0] == "0 presses"


async def test_a_bot_that_does_not_respond_is_reported(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world_module, "_ANSWER_TIMEOUT", 0.1)

    async def silent(*_: object) -> None:
        """Leave the press without an answer."""

    monkeypatch.setattr(CounterBot, "pressed", silent)
    async with pages(server, "ayse") as [ayse]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        assert await ayse.press("more") == "none"


async def test_a_command_that_is_not_offered_cannot_be_used(server: PageServer) -> None:
    async with pages(server, "ayse") as [ayse]:
        assert [each["name"] for each in ayse.seen["commands"]] == ["count"]
        assert await ayse.use("other") == "gone"
        assert await ayse.use("count", unknown="option") == "gone"
        assert ayse.texts() == []


async def test_nonsense_from_a_page_is_answered_and_does_not_end_it(server: PageServer) -> None:
    async with pages(server, "ayse") as [ayse]:
        assert await ayse.act("dance") == "gone"
        assert await ayse.act("say") == "gone"
        assert await ayse.act("say", text="still here") == "ok"


async def test_timers_run_in_real_time(server: PageServer) -> None:
    bot, counted = server.world.env.bot, list[int]()
    assert isinstance(bot, CounterBot)
    for _ in range(10):  # tolerate a machine that stalls for a moment
        before = bot.seconds
        await asyncio.sleep(2.3)
        counted.append(bot.seconds - before)
        if counted[-1] in (2, 3):
            return
    pytest.fail(f"seconds counted in 2.3 s: {counted}")


# ---- pictures --------------------------------------------------------------------------------------------------------


def picture_of(shade: int, form: str = "PNG") -> bytes:
    canvas = io.BytesIO()
    Image.new("RGB", (300, 200), (shade, shade, shade)).save(canvas, form)
    return canvas.getvalue()


@pytest.mark.parametrize("form", ["PNG", "GIF"])
async def test_a_picture_is_shown_as_it_was_sent_in_a_place_kept_free(server: PageServer, form: str) -> None:
    actor = server.world.people[0].actor
    await actor.send(server.world.channel, attachments=[(f"board.{form.lower()}", picture_of(0, form))])
    async with pages(server, "ayse") as [ayse]:
        [picture] = ayse.pictures()
        assert (picture["width"], picture["height"]) == (300, 200)
        assert await ayse.picture(picture["url"]) == picture_of(0, form)


async def test_a_picture_that_was_just_replaced_is_still_there_for_a_page_that_saw_it(server: PageServer) -> None:
    world = server.world
    message = await world.people[0].actor.send(world.channel, attachments=[("board.png", picture_of(1))])
    async with pages(server, "ayse") as [ayse]:
        [old] = ayse.pictures()
        new = world.backend.store_attachments(world.channel.id, [("board.png", picture_of(2))])
        world.backend.edit_message(world.channel.id, message.id, {"attachments": new})
        assert await ayse.picture(old["url"]) == picture_of(1)
        await ayse.wait_for(lambda: ayse.pictures() != [old])
        [newer] = ayse.pictures()
        assert await ayse.picture(newer["url"]) == picture_of(2)
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await ayse.picture("/files/12345")


async def test_a_file_that_is_no_picture_can_be_saved(server: PageServer) -> None:
    actor = server.world.people[0].actor
    await actor.send(server.world.channel, "here", attachments=[("match.html", b"<script>alert(1)</script>")])
    async with pages(server, "ayse") as [ayse], aiohttp.ClientSession(server.origin) as http:
        [message] = ayse.messages.values()
        [file] = message["files"]
        assert (file["name"], "width" in file) == ("match.html", False)
        async with http.get(file["url"], params={"as": "ayse"}) as answer:
            assert answer.headers["Content-Disposition"] == "attachment"
            assert await answer.read() == b"<script>alert(1)</script>"


async def test_the_picture_of_a_private_message_is_for_its_reader(server: PageServer) -> None:
    world = server.world
    async with pages(server, "ayse", "ibrahim") as [ayse, ibrahim]:
        await ayse.use("count")
        await ayse.wait_for_text("0 presses")
        await ayse.press("secret")
        await ayse.wait_for_text("en-US en-US")
        [private] = [each["id"] for each in ayse.messages.values() if each["private"]]
        hand = world.backend.store_attachments(world.channel.id, [("board.png", picture_of(3))])
        world.backend.edit_message(world.channel.id, int(private), {"attachments": hand})
        [picture] = await ayse.wait_for(ayse.pictures)
        assert await ayse.picture(picture["url"]) == picture_of(3)
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await ibrahim.picture(picture["url"])


# ---- the server ------------------------------------------------------------------------------------------------------


async def test_the_page_and_its_files_are_served_and_nothing_else(server: PageServer) -> None:
    async with aiohttp.ClientSession(server.origin) as http:
        async with http.get("/") as answer:
            markup = await answer.text()
            assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
        for path in [part.split('"')[0] for part in markup.split('="/')[1:]]:
            async with http.get(f"/{path}") as answer:
                assert answer.status == 200, path
        async with http.get("/emoji.ttf") as answer:
            assert answer.status == 200
        for path in ("/static/../page.py", "/static/%2e%2e/page.py", "/nothing"):
            async with http.get(path) as answer:
                assert answer.status in (403, 404)


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "http://127.0.0.1:1"}]
)
async def test_other_web_sites_are_refused(server: PageServer, headers: dict[str, str]) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        async with open_page(server.origin, "ayse", **headers):
            pass


def test_an_invalid_port_is_reported_in_one_line() -> None:
    with pytest.raises(PlaygroundError, match="between 0 and 65535"):
        serve(CounterBot, port=65536)


def test_a_playground_whose_port_is_taken_ends_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [sys.executable, str(ROOT / "bot.py"), "--local", "--port", str(other.getsockname()[1])]
        ended = subprocess.run(
            command,
            check=False,
            capture_output=True,
            encoding="utf-8",
            timeout=60,
            cwd=tmp_path,
            env={name: value for name, value in os.environ.items() if name != "LOG_LEVEL"},
        )
    assert ended.returncode == 2, ended.stderr
    assert (ended.stdout, ended.stderr.count("\n")) == ("", 1)
    assert "is taken" in ended.stderr


async def test_a_taken_port_is_reported_in_one_line(database: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        async with open_world(CounterBot(database)) as world:
            with pytest.raises(PlaygroundError, match=f"port {taken} is taken"):
                await open_server(world, port=taken).__aenter__()


_PLAYGROUND = """
import sys
from pathlib import Path
from cogs.local.playground import PlaygroundError, serve
from tests.support.counter_bot import CounterBot

def make_bot(database):
    database.touch()
    return CounterBot(database)

try:
    serve(make_bot, database=Path(sys.argv[1]), port=0, fresh="--fresh" in sys.argv)
except PlaygroundError as error:
    sys.exit(str(error))
"""


@asynccontextmanager
async def process(database: Path, *arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """A running playground, and Ayşe's address in it."""
    started = await asyncio.create_subprocess_exec(
        sys.executable, "-c", _PLAYGROUND, str(database), *arguments, cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    assert started.stdout is not None
    try:
        async with asyncio.timeout(60):
            said = [(await started.stdout.readline()).decode() for _ in range(7)]
        yield started, next(line.split()[0] for line in said if "Ayşe" in line)
    finally:
        if started.returncode is None:
            started.kill()
            await started.wait()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_the_process_stops_on_a_signal_and_goes_on_with_its_messages(
    tmp_path: Path, number: signal.Signals
) -> None:
    database = tmp_path / "var" / "playground.sqlite3"
    async with process(database) as (running, address), open_page(address.partition("/#")[0], "ayse") as page:
        await page.use("count")
        await page.wait_for_text("0 presses")
        # A browser keeps its connection open; the end must not wait for it.
        running.send_signal(number)
        async with asyncio.timeout(30):
            assert await running.wait() == 0
    async with process(database) as (_, address), open_page(address.partition("/#")[0], "ayse") as page:
        assert page.texts() == ["0 presses"]
        await page.press("more")
        await page.wait_for_text("1 presses")
        second = await asyncio.create_subprocess_exec(
            sys.executable, "-c", _PLAYGROUND, str(database), "--fresh", cwd=ROOT, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            _, said = await second.communicate()
        assert said.decode().strip() == "another playground is running in this folder; end it first"
        await page.press("more")
        await page.wait_for_text("2 presses")
    async with process(database, "--fresh") as (_, address), open_page(address.partition("/#")[0], "ayse") as page:
        assert page.texts() == []
        assert database.read_text() == ""

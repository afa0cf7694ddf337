"""Starting while Discord is unreachable: quiet retries until it responds; a wrong token ends the bot."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from aiohttp import WSMsgType, web

from cogs.discord_io.tile_emojis import emoji_name
from data.storage.sqlite_database import SqliteDatabase
from engine.tiles import TILES
from ops import runner
from ops.settings import Settings
from tests.support import ROOT

SAID = "Can't reach Discord, trying again: "
MISSING = "in pictures, names in Arabic"
SCRIPT = """
import sys, bot, discord, yarl
from ops import libraries, runner
discord.http.Route.BASE = f"http://127.0.0.1:{sys.argv[1]}/api"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{sys.argv[1]}/gateway")
runner.RETRY_INTERVAL, runner.WARNING_INTERVAL = float(sys.argv[2]), float(sys.argv[3])
libraries.SHAPING, runner.LOGIN_TIMEOUT = sys.argv[4] == "True", float(sys.argv[5])
sys.exit(bot.main(sys.argv[6:]))
"""

USER = {"id": "1", "username": "ayaz", "discriminator": "0", "avatar": None}
READY = {
    "v": 10,
    "user": USER,
    "guilds": [],
    "session_id": "a",
    "resume_gateway_url": "ws://127.0.0.1",
    "application": {"id": "1", "flags": 0},
}

Answer = Callable[[web.BaseRequest], Awaitable[web.StreamResponse]]


@dataclass
class Discord:
    """A server on a port of its own that answers as a test wants."""

    answer: Answer
    port: int = 0
    asked: int = 0

    async def respond(self, request: web.BaseRequest) -> web.StreamResponse:
        self.asked += 1
        return await self.answer(request)


@asynccontextmanager
async def served(answer: Answer) -> AsyncIterator[Discord]:
    discord = Discord(answer)
    runner = web.ServerRunner(web.Server(discord.respond), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.port = runner.addresses[0][1]
    try:
        yield discord
    finally:
        await runner.cleanup()


async def closes(request: web.BaseRequest) -> web.StreamResponse:
    assert request.transport is not None
    request.transport.abort()
    return web.Response()


async def is_down(_: web.BaseRequest) -> web.StreamResponse:
    return web.Response(status=503, text="<html>\nupstream connect error\n</html>")


async def bans_for_a_while(_: web.BaseRequest) -> web.StreamResponse:
    return web.Response(status=429, text="You are being\nblocked")


async def hangs(_: web.BaseRequest) -> web.StreamResponse:
    await asyncio.sleep(600)
    return web.Response()


def says(content: object, status: int = 200) -> web.Response:
    """JSON under the very name that discord.py takes for it."""
    return web.Response(status=status, body=json.dumps(content).encode(), headers={"Content-Type": "application/json"})


async def knows_the_bot(request: web.BaseRequest) -> web.StreamResponse:
    """All that is asked before the gateway."""
    if request.path.endswith("/users/@me"):
        return says(USER)
    if request.path.endswith("/applications/@me"):
        words = dict.fromkeys(("name", "description", "summary", "icon", "verify_key"), "")
        return says({"id": "1", "owner": USER, "bot_public": True, "bot_require_code_grant": False, **words})
    if request.path.endswith("/emojis"):
        return says({"items": [{"id": str(n), "name": emoji_name(tile)} for n, tile in enumerate(TILES, 1)]})
    return says([])


@dataclass
class Start:
    """A bot that was started in a process."""

    process: asyncio.subprocess.Process
    output: Path

    @property
    def messages(self) -> list[str]:
        """What it logged so far: level, logger and message."""
        return [line.partition(" ")[2] for line in self.output.read_text(encoding="utf-8").splitlines()]

    def said(self, words: str) -> int:
        return sum(words in message for message in self.messages)

    async def until(self, happened: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not happened():
                assert self.process.returncode is None, await self.ended()
                await asyncio.sleep(0.02)

    async def ended(self) -> tuple[int, str]:
        """Exit status and stderr."""
        async with asyncio.timeout(60):
            _, errors = await self.process.communicate()
        assert self.process.returncode is not None
        return self.process.returncode, errors.decode()

    async def stopped(self) -> tuple[int, str]:
        self.process.terminate()
        return await self.ended()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "ayaz.sqlite3"


@asynccontextmanager
async def started(
    database: Path,
    port: int,
    *,
    again: float = 0.05,
    say_again: float = 600.0,
    shaping: bool = True,
    answer_within: float = 60.0,
    arguments: tuple[str, ...] = (),
) -> AsyncIterator[Start]:
    output = database.parent / "output"
    with output.open("wb") as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", SCRIPT, *map(str, (port, again, say_again, shaping, answer_within)), *arguments),
            env={
                **{name: value for name, value in os.environ.items() if name.lower() not in Settings.model_fields},
                "PYTHONPATH": str(ROOT),
                "DISCORD_TOKEN": "a.b.c",
                "DATABASE_PATH": str(database),
            },
            cwd=database.parent,
            stdout=log,
            stderr=asyncio.subprocess.PIPE,
        )
    try:
        yield Start(process, output)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


@pytest.mark.parametrize("answer", [closes, is_down, bans_for_a_while])
async def test_the_start_is_retried_with_one_log_line_until_the_bot_is_stopped(database: Path, answer: Answer) -> None:
    async with served(answer) as discord, started(database, discord.port) as start:
        await start.until(lambda: discord.asked >= 8)  # a request of a connection that was closed is sent twice
        assert await start.stopped() == (0, "")
    first, last = start.messages
    assert first.startswith(f"WARNING ayaz {SAID}")
    assert last == "INFO ayaz stopping"


async def test_no_answer_is_an_outage_too(database: Path) -> None:
    async with served(hangs) as discord, started(database, discord.port, answer_within=0.2) as start:
        await start.until(lambda: discord.asked >= 3)
        assert await start.stopped() == (0, "")
    assert start.said(f"{SAID}no answer") == start.said(SAID) == 1


async def test_a_stop_between_two_attempts_takes_effect_at_once(database: Path) -> None:
    async with served(is_down) as discord, started(database, discord.port, again=600) as start:
        await start.until(lambda: start.said(SAID) == 1)
        assert await start.stopped() == (0, "")


async def test_it_is_said_again_later(database: Path) -> None:
    async with served(is_down) as discord:
        closed = discord.port
    async with started(database, closed, say_again=0) as start:
        await start.until(lambda: start.said(SAID) >= 3)
        assert await start.stopped() == (0, "")
    assert start.said("") == start.said(SAID) + start.said("stopping")


def test_tried_every_quarter_of_a_minute_it_is_said_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    outage = runner.OutageLog()
    for second in range(0, 300, int(runner.RETRY_INTERVAL)):
        monkeypatch.setattr(runner, "monotonic", lambda second=second: float(second))
        outage.warn(TimeoutError())
    assert [record.getMessage() for record in caplog.records] == [f"{SAID}TimeoutError"] * 5


async def test_once_discord_is_there_a_wrong_token_ends_the_bot(database: Path) -> None:
    async def comes_back(request: web.BaseRequest) -> web.StreamResponse:
        return await is_down(request) if discord.asked < 4 else says({}, 401)

    async with served(comes_back) as discord, started(database, discord.port) as start:
        assert await start.ended() == (
            2,
            "ayaz: DISCORD_TOKEN: Discord rejected it. Reset it in the Developer Portal and copy the new one to .env\n",
        )
        assert start.said(SAID) == start.said("") == 1


async def test_missing_emojis_are_uploaded_by_a_command(database: Path) -> None:
    uploads = list[str]()

    async def lacks_one(request: web.BaseRequest) -> web.StreamResponse:
        if not request.path.endswith("/emojis"):
            return await knows_the_bot(request)
        if request.method == "POST":
            uploads.append((await request.json())["name"])
            return says({"id": "99", "name": uploads[-1]}, 201)
        return says({"items": [{"id": str(n), "name": emoji_name(tile)} for n, tile in enumerate(TILES[1:], 1)]})

    async with served(lacks_one) as discord, started(database, discord.port, arguments=("emojis",)) as start:
        assert await start.ended() == (0, "")
        assert start.output.read_text(encoding="utf-8").splitlines()[-1] == "emojis uploaded: 1"
    assert uploads == [emoji_name(TILES[0])]


async def test_a_wrong_token_ends_that_command_in_one_line(database: Path) -> None:
    async def rejects(_: web.BaseRequest) -> web.StreamResponse:
        return says({"message": "401: Unauthorized", "code": 0}, 401)

    async with served(rejects) as discord, started(database, discord.port, arguments=("emojis",)) as start:
        status, errors = await start.ended()
    assert status == 2
    assert errors.startswith("ayaz: DISCORD_TOKEN: Discord rejected it.")
    assert errors.count("\n") == 1


async def test_a_refusal_is_no_outage(database: Path) -> None:
    async def refuses(_: web.BaseRequest) -> web.StreamResponse:
        return says({"message": "no\nway", "code": 0}, 403)

    async with served(refuses) as discord, started(database, discord.port) as start:
        status, errors = await start.ended()
    assert status == 2
    assert errors.startswith("ayaz: Discord refuses the bot: 403")
    assert errors.count("\n") == 1


async def test_each_attempt_gives_the_database_back(database: Path) -> None:
    """The connection breaks when the file has been opened."""
    sent = 0

    async def breaks(request: web.BaseRequest) -> web.StreamResponse:
        nonlocal sent
        if request.method != "PUT":
            return await knows_the_bot(request)
        sent += 1
        return await closes(request)

    async with served(breaks) as discord, started(database, discord.port) as start:
        await start.until(lambda: sent >= 6)
        assert await start.stopped() == (0, "")
    assert start.said(SAID) == 1
    async with await SqliteDatabase.open(database):
        pass


async def test_a_gateway_that_cannot_be_reached_is_said_in_the_same_words(database: Path) -> None:
    tried = 0

    async def has_no_gateway(request: web.BaseRequest) -> web.StreamResponse:
        nonlocal tried
        if request.path != "/gateway":
            return await knows_the_bot(request)
        tried += 1
        return await is_down(request)

    async with served(has_no_gateway) as discord, started(database, discord.port) as start:
        await start.until(lambda: tried >= 2)
        assert await start.stopped() == (0, "")
    assert start.said(SAID) == 1
    assert not start.said("traceback")


@pytest.mark.parametrize(
    ("code", "in_mid_life", "words"),
    [
        (4004, True, "DISCORD_TOKEN: "),
        (4010, False, "invalid shard (4010)"),
        (4011, False, "SHARD_COUNT: "),
        (4012, True, "update the bot (4012)"),
        (4013, False, "invalid intents (4013)"),
        (4014, True, "Developer Portal (4014)"),
    ],
)
async def test_a_connection_that_discord_closes_for_good_ends_the_bot_in_one_line(
    database: Path, code: int, words: str, *, in_mid_life: bool
) -> None:
    async def closes_for_good(request: web.BaseRequest) -> web.StreamResponse:
        if request.path != "/gateway":
            return await knows_the_bot(request)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        await socket.receive()
        if in_mid_life:
            await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": READY})
        await socket.close(code=code)
        return socket

    async with served(closes_for_good) as discord, started(database, discord.port) as start:
        status, errors = await start.ended()
    assert status == 2, errors
    assert errors.startswith("ayaz: ")
    assert words in errors
    assert errors.count("\n") == 1
    assert not start.said("traceback")


PRESS = {
    "id": "900000000000000001",
    "application_id": "1",
    "type": 3,
    "token": "t",
    "version": 1,
    "guild_id": "5",
    "channel_id": "6",
    "channel": {"id": "6", "type": 0, "guild_id": "5", "name": "domino", "position": 0},
    "locale": "en-US",
    "guild_locale": "en-US",
    "app_permissions": "0",
    "attachment_size_limit": 10_485_760,
    "entitlements": [],
    "authorizing_integration_owners": {},
    "member": {
        "user": {"id": "7", "username": "ada", "discriminator": "0", "avatar": None},
        "roles": [],
        "joined_at": "2026-01-01T00:00:00+00:00",
        "deaf": False,
        "mute": False,
        "flags": 0,
        "permissions": "0",
    },
    "data": {"custom_id": "d:hand:1:1", "component_type": 2, "id": 1},
    "message": {
        "id": "8",
        "channel_id": "6",
        "author": USER,
        "content": "",
        "timestamp": "2026-01-01T00:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": 64,
        "components": [],
    },
}
"""A press on a button, as Discord sends it."""


async def test_a_press_that_arrives_while_the_session_ends_is_answered(database: Path) -> None:
    answers: list[str] = []

    async def sends_late(request: web.BaseRequest) -> web.StreamResponse:
        if request.path.endswith("/callback"):
            answers.append(await request.text())
            return says({"interaction": {"id": PRESS["id"], "type": 3}})
        if request.path != "/gateway":
            return await knows_the_bot(request)
        socket = web.WebSocketResponse(autoclose=False)
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}, "s": None, "t": None})
        await socket.receive()
        await socket.send_json({"op": 0, "s": 1, "t": "READY", "d": READY})
        while (await socket.receive()).type is not WSMsgType.CLOSE:
            pass
        await socket.send_json({"op": 0, "s": 2, "t": "INTERACTION_CREATE", "d": PRESS})
        await socket.close()
        return socket

    async with served(sends_late) as discord, started(database, discord.port) as start:
        await start.until(lambda: start.said("ready as") == 1)
        assert await start.stopped() == (0, "")
    assert len(answers) == 1
    assert "is restarting" in answers[0]
    assert not start.said("WARNING") + start.said("ERROR")


@pytest.mark.parametrize("shaping", [True, False])
async def test_what_fribidi_is_missing_for_is_said_once(database: Path, *, shaping: bool) -> None:
    async with served(is_down) as discord, started(database, discord.port, shaping=shaping) as start:
        await start.until(lambda: discord.asked >= 3)
        await start.stopped()
    assert start.said(MISSING) == (not shaping)

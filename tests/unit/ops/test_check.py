"""``bot.py check`` and ``sync``, against a Discord that answers over HTTP."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import discord
import pytest
from aiohttp import web

import bot
from cogs.discord_io.permissions import INVITE_PERMISSIONS
from data.storage.copies import schema_known
from data.storage.sqlite_database import SqliteDatabase
from ops.check import Report, check
from ops.errors import StartError
from ops.pages import serving_pages
from ops.settings import Settings, load_settings

USER = {"id": "1", "username": "ayaz", "discriminator": "0", "avatar": None}
WORDS = dict.fromkeys(("name", "description", "summary", "icon", "verify_key"), "")
APPLICATION = {"id": "1", "owner": USER, "bot_public": True, "bot_require_code_grant": False, **WORDS}


@dataclass
class Discord:
    """What it knows, and what it was sent."""

    knows_token: bool = True
    servers: list[dict[str, str]] = field(default_factory=list[dict[str, str]])
    commands: list[object] = field(default_factory=list[object])
    takes_commands: bool = True

    async def respond(self, request: web.BaseRequest) -> web.StreamResponse:
        if not self.knows_token:
            return _says({"message": "401: Unauthorized", "code": 0}, status=401)
        if request.method == "PUT":
            if not self.takes_commands:
                return _says({"message": "Invalid Form Body", "code": 50035}, status=400)
            self.commands = json.loads(await request.read())
        after = int(request.query.get("after", 0))
        answers = {
            "/users/@me": USER,
            "/applications/@me": APPLICATION,
            "/users/@me/guilds": [each for each in self.servers if int(each["id"]) > after][:200],
        }
        ends = (answer for path, answer in answers.items() if request.path.endswith(path))
        return _says(next(ends, [] if request.method == "PUT" else self.commands))


def _says(content: object, *, status: int = 200) -> web.Response:
    return web.Response(status=status, body=json.dumps(content).encode(), headers={"Content-Type": "application/json"})


@pytest.fixture
async def there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    """Discord, with a token that it knows in the settings."""
    there = Discord()
    runner = web.ServerRunner(web.Server(there.respond), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    monkeypatch.setattr("discord.http.Route.BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    yield there
    await runner.cleanup()


async def checked() -> Report:
    return await check(load_settings(), INVITE_PERMISSIONS)


def server(number: int, permissions: discord.Permissions) -> dict[str, str]:
    return {"id": str(number), "name": f"Server {number}", "permissions": str(permissions.value)}


async def test_all_is_well(there: Discord) -> None:
    there.servers = [server(number, discord.Permissions(administrator=True)) for number in range(1, 203)]
    await (await SqliteDatabase.open(Path("var/ayaz.sqlite3"))).close()
    report = await checked()
    assert report.status == 0
    assert report.lines[:2] == [
        "settings: ok",
        f"database: var/ayaz.sqlite3, schema {schema_known()}, 0 finished matches, 0 live",
    ]
    assert report.lines[2].startswith("disk: ")
    assert report.lines[3] == "token: ok, ayaz, 0 commands"
    assert len(report.lines) == 4 + 202, "also beyond one answer"
    assert report.lines[-1] == "server: Server 202 (202): ok"


async def test_a_missing_permission_is_named(there: Discord) -> None:
    there.servers = [
        server(1, INVITE_PERMISSIONS),
        server(2, INVITE_PERMISSIONS & ~discord.Permissions(attach_files=True)),
    ]
    report = await checked()
    assert report.status == 1
    assert report.lines[-2:] == ["server: Server 1 (1): ok", "server: Server 2 (2): missing Attach Files"]
    assert "database: var/ayaz.sqlite3 is not there yet; the first start makes it" in report.lines
    assert not Path("var").exists(), "a check makes nothing"  # noqa: ASYNC240


async def test_the_pages_of_a_port_are_looked_for(there: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    async def silent(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    taken = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = taken.sockets[0].getsockname()[1]
    monkeypatch.setenv("HTTP_PORT", str(port))
    report = await checked()
    assert report.status == 2
    assert [line for line in report.lines if line.startswith(f"HTTP_PORT: 127.0.0.1:{port} cannot be opened (")]
    taken.close()
    await taken.wait_closed()
    report = await checked()
    assert report.status == 0
    assert f"http: 127.0.0.1:{port} is free; /healthz, /ready and /metrics will be there" in report.lines
    async with serving_pages(load_settings(), version="1"):
        assert f"http: /healthz, /ready and /metrics are on 127.0.0.1:{port}" in (await checked()).lines


async def test_a_dsn_is_looked_at_and_never_quoted(there: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SENTRY_DSN", "https://secret@errors.example/7")
    report = await checked()
    assert "sentry: errors are reported to errors.example" in report.lines
    monkeypatch.setenv("SENTRY_DSN", "secret")
    report = await checked()
    assert report.status == 2
    assert not [line for line in report.lines if "secret" in line]


async def test_a_wrong_token_and_a_broken_database_are_both_named(there: Discord) -> None:
    there.knows_token = False
    Path("var").mkdir()  # noqa: ASYNC240
    Path("var/ayaz.sqlite3").write_bytes(b"nothing of the kind" * 100)  # noqa: ASYNC240
    report = await checked()
    assert report.status == 2
    assert [line for line in report.lines if "not a database" in line]
    assert report.lines[-1].startswith("DISCORD_TOKEN: Discord rejected it.")


async def test_a_running_bot_is_not_disturbed(there: Discord) -> None:
    async with await SqliteDatabase.open(Path("var/ayaz.sqlite3")):
        report = await checked()
    assert report.status == 0
    assert report.lines[1].endswith("0 live, a bot is running on it")


async def test_an_older_database_will_be_upgraded(there: Discord) -> None:
    await (await SqliteDatabase.open(Path("var/ayaz.sqlite3"))).close()
    with closing(sqlite3.connect("var/ayaz.sqlite3")) as connection:
        connection.execute("PRAGMA user_version = 5")
    assert f"schema 5, will be upgraded to {schema_known()} at the next start" in (await checked()).lines[1]


async def test_the_commands_are_sent_while_another_bot_runs(there: Discord) -> None:
    async with await SqliteDatabase.open(Path("var/ayaz.sqlite3")):
        await bot.sync(load_settings())
    names = {command["name"] for command in there.commands if isinstance(command, dict)}
    assert {"domino", "leaderboard", "profile", "settings"} <= names


async def test_commands_that_discord_refuses_are_no_success(there: Discord, caplog: pytest.LogCaptureFixture) -> None:
    there.takes_commands = False
    with pytest.raises(StartError, match="refused the commands"):
        await bot.sync(load_settings())
    assert "HTTP status 400" in caplog.text


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in ((["--help"], "backup restore drain check sync verify"), (["--version"], "Ayaz 0")):
        with pytest.raises(SystemExit) as ended:
            bot.main(arguments)
        assert ended.value.code == 0
        out = capsys.readouterr().out
        assert all(word in out for word in words.split())

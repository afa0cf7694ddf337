"""Reports to Sentry, sent to a stand-in of it: what they say, and what they must not."""

from __future__ import annotations

import asyncio
import gzip
import json
import logging
import sys
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web
from pydantic import SecretStr

from engine.tiles import Tile
from ops.error_reports import reporting, require_sentry
from ops.errors import StartError

log = logging.getLogger("ayaz.test")


@dataclass
class Sentry:
    """The stand-in: its DSN, and the events that it was sent."""

    dsn: SecretStr = field(default_factory=lambda: SecretStr(""))
    raw: list[str] = field(default_factory=list[str])

    @property
    def events(self) -> list[dict[str, Any]]:
        return [
            json.loads(line)
            for raw in self.raw
            for line in raw.splitlines()
            if '"event_id"' in line and '"level"' in line
        ]

    async def take(self, request: web.BaseRequest) -> web.StreamResponse:
        body = await request.read()
        encoded = request.headers.get("Content-Encoding") == "gzip" and body[:2] == b"\x1f\x8b"
        self.raw.append((gzip.decompress(body) if encoded else body).decode())
        return web.json_response({"id": "0" * 32})


@pytest.fixture
async def sentry() -> AsyncIterator[Sentry]:
    there = Sentry()
    runner = web.ServerRunner(web.Server(there.take), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    there.dsn = SecretStr(f"http://key@127.0.0.1:{runner.addresses[0][1]}/7")
    yield there
    await runner.cleanup()


def play(hand: list[Tile]) -> None:
    name = "Ada Lovelace"
    raise KeyError(f"{name} does not hold {hand[0]}")


async def test_an_error_is_reported_without_what_people_hold_or_are_called(sentry: Sentry) -> None:
    async with reporting(sentry.dsn, version="1.2.3"):
        log.info("match 5: Ada Lovelace plays 3-4")
        log.warning("nothing to report")
        try:
            play([Tile(3, 4), Tile(5, 5)])
        except KeyError:
            log.exception("press %s of match %d failed", "play", 5, extra={"error_id": "ab12cd"})
        await _sent(sentry)
    (event,) = sentry.events
    assert event["release"] == "ayaz@1.2.3"
    assert event["tags"] == {"match": 5, "error_id": "ab12cd"}
    assert event["logentry"] == {"message": "press %s of match %d failed"}
    (error,) = event["exception"]["values"]
    assert error["type"] == "KeyError"
    assert error["stacktrace"]["frames"][-1]["function"] == "play"
    sent = "".join(sentry.raw)
    for private in ("Ada", "Lovelace", "4-3", "3-4", "Tile(", "vars", "breadcrumbs", "server_name", "argv"):
        assert private not in sent, private


async def test_what_discord_says_is_reported_without_tokens(sentry: Sentry) -> None:
    async with reporting(sentry.dsn, version="1"):
        try:
            raise discord.ClientException("at https://discord.com/api/v10/interactions/12/aW50ZXJhY3Rpb24/callback")
        except discord.ClientException:
            log.exception("the board of match %d was not shown", 7)
        await _sent(sentry)
    (event,) = sentry.events
    assert event["exception"]["values"][0]["value"].endswith("/interactions/12/…/callback")


async def test_an_error_that_ends_the_bot_is_reported_and_goes_on(sentry: Sentry) -> None:
    with pytest.raises(ZeroDivisionError):
        async with reporting(sentry.dsn, version="1"):
            _ = 1 / 0
    with pytest.raises(StartError):
        async with reporting(sentry.dsn, version="1"):
            raise StartError("for the operator")
    assert [event["exception"]["values"][0]["type"] for event in sentry.events] == ["ZeroDivisionError"]


async def test_without_a_dsn_nothing_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    async with reporting(None, version="1"):
        pass


def test_a_missing_package_and_a_wrong_dsn_are_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(StartError, match=r"^SENTRY_DSN: this is not the DSN") as wrong:
        require_sentry(SecretStr("so secret"))
    assert "so secret" not in str(wrong.value)
    monkeypatch.setitem(sys.modules, "sentry_sdk", None)
    with pytest.raises(StartError, match=r"^SENTRY_DSN needs the package sentry-sdk: pip install .*") as missing:
        require_sentry(SecretStr("http://key@127.0.0.1/7"))
    assert "\n" not in str(missing.value)


async def _sent(sentry: Sentry) -> None:
    """Let the thread that sends reports through: the stand-in is in this one."""
    import sentry_sdk

    await asyncio.to_thread(sentry_sdk.flush, 5)

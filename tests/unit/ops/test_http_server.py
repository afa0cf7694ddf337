"""The pages of HTTP_PORT: alive, ready or why not, metrics; a port that is taken; and none where it is off."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import cast

import aiohttp
import pytest

from cogs.client import AyazClient
from ops.errors import StartError
from ops.http_server import serving
from ops.metrics import Metrics
from ops.pages import serving_pages
from ops.settings import Settings
from tests.support import ROOT


class Unready:
    """Metrics of a bot with two problems."""

    def __init__(self) -> None:
        self.real = Metrics(Path("none.sqlite3"), version="1")
        self.loop, self.text, self.found = self.real.loop, self.real.text, ["gateway: away", "database: full"]

    def problems(self) -> list[str]:
        return self.found


@pytest.fixture
def port() -> int:
    """One that is free."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


async def fetch(port: int, page: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{page}") as response:
        return response.status, await response.text()


async def test_the_pages(port: int) -> None:
    metrics = Unready()
    async with serving(cast(Metrics, metrics), host="127.0.0.1", port=port):
        assert await fetch(port, "/healthz") == (200, "ok\n")
        assert await fetch(port, "/ready") == (503, "gateway: away\ndatabase: full\n")
        metrics.found = []
        assert await fetch(port, "/ready") == (200, "ok\n")
        status, text = await fetch(port, "/metrics")
        assert status == 200
        assert "# TYPE ayaz_matches_live gauge" in text
        assert (await fetch(port, "/"))[0] == 404


async def test_a_port_that_is_taken_is_named_in_one_line_and_free_again_afterwards(port: int) -> None:
    settings = Settings(http_port=port)
    for _ in range(2):  # the second time as after a restart
        async with serving_pages(settings, version="1"):
            with pytest.raises(StartError, match=rf"^HTTP_PORT: 127\.0\.0\.1:{port} cannot be opened \(.+\)$"):
                async with serving_pages(settings, version="1"):
                    pass
            assert await fetch(port, "/ready") == (
                503,
                "start: not logged in to Discord yet, or standing by for another process\n",
            )


async def test_without_the_setting_nothing_is_measured() -> None:
    async with serving_pages(Settings(http_port=None), version="1") as watch:
        client = cast(AyazClient, object())
        assert watch(client) is client


def test_without_the_setting_nothing_of_it_is_loaded() -> None:
    script = "import sys, bot; print(sorted({'prometheus_client', 'ops.metrics', 'aiohttp.web'} & set(sys.modules)))"
    ended = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ended.stdout == "[]\n"
